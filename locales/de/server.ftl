server-bad-id = Die Kennung dieser Nachricht ist leer, zu lang oder kein einfacher Text.
server-chat-full = An diesem Tisch ist so viel gesagt worden, dass für mehr kein Platz ist.
server-chat-players-only = Solange gespielt wird, darf nur schreiben, wer mitspielt.
server-no-such-line = Diese Zeile gibt es an diesem Tisch nicht.
server-text-control = Der Text enthält Zeichen, die man nicht sieht.
server-text-empty = Da steht nichts.
server-text-too-long = Der Text ist zu lang: höchstens { $most } Zeichen.
server-too-many = Das ist zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
