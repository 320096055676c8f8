# Etwas ausprobieren, während ein Spiel läuft.
try-it = Ausprobieren
try-title = Du probierst etwas aus
try-about = Dieses Spielbrett siehst nur du. Du spielst für alle und bestimmst, was Würfel und Karten zeigen. Am Spiel selbst ändert das nichts.
try-imagined = Was das Spiel vor dir verbirgt, etwa die Karten der anderen, ist hier ausgedacht, und für jede neue Zugfolge neu.
try-news = Im Spiel: { $says }
try-back = Zurück zum Spiel
try-play = Das spielen
try-plays = { $count ->
    [one] Spielt deinen ersten Schritt im Spiel. Wo Würfel, Karten oder andere entscheiden, ist Schluss.
   *[other] Spielt deine ersten { $count } Schritte im Spiel. Wo Würfel, Karten oder andere entscheiden, ist Schluss.
}
try-stale = Das Spiel ist weitergegangen, seit diese Zugfolge begann. Dort lässt sie sich nicht mehr spielen.
try-not-own = Im Spiel lässt sich eine Zugfolge nur spielen, wenn sie mit einer Wahl beginnt, die dort gerade bei dir liegt.
try-forward = Vor
try-chance = Würfel und Karten
try-roll = Für mich würfeln oder ziehen
try-lines = Deine Zugfolgen
try-lines-more = Sie bleiben in diesem Browser, bis das Spiel zu Ende ist. Nimmst du etwas zurück und spielst anders weiter, bleibt beides erhalten.
try-line = { $moves } ({ $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
})
try-line-stale = überholt
try-new = Neue Zugfolge
try-forget = Diese Zugfolge vergessen: { $line }
try-forget-all = Alle Zugfolgen vergessen
try-too-long = Länger kann eine Zugfolge nicht werden. Nimm etwas zurück oder beginne eine neue.
try-unsaved = Dieser Browser hat keinen Platz für deine Zugfolgen: Sie gehen verloren, wenn du die Seite schließt oder neu lädst.
try-impossible = Von hier aus lässt sich nichts ausprobieren.
