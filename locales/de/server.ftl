# Was der Server antwortet, wenn etwas nicht geht.
server-bad-pace = Zügig gespielt hat man bis zu 600 Minuten und bis zu 600 Sekunden je Zug, gemächlich bis zu 60 Tage je Zug; ganz ohne Zeit geht es nicht.
server-bad-page = Das ist keine Seite der Liste. Mit der ersten beginnen.
server-bad-text = Das ist nicht der Text, der hier erwartet wird: { $reason }
server-from-has-setup = Wer was nach welchen Optionen spielt, steht schon in der Aufzeichnung. Lass es weg.
server-from-other-game = Die Aufzeichnung ist von einem anderen Spiel.
server-no-free-seat = An diesem Tisch ist kein Platz für dich frei.
server-no-such-entry = So viele Einträge hat die Aufzeichnung nicht.
server-no-such-level = Diese Stufe gibt es nicht. Es gibt beginner, easy, medium, hard und master.
server-no-such-preset = Das Spiel hat keine solche Zusammenstellung von Optionen.
server-no-such-state = Solche Tische stehen nicht in dieser Liste.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-welcome = Wer diesen Tisch gemacht hat, möchte nicht mit dir spielen.
server-other-number = Die Zahl der Spieler und die Plätze passen nicht zusammen.
server-over-there = Dort ist das Spiel zu Ende, also kann niemand von da aus weiterspielen.
server-rated-computers = Gewertet werden nur Spiele zwischen Menschen. Setze Menschen an den Tisch, oder spielt ohne Wertung.
server-rated-from = Gewertet werden nur Spiele vom Anfang an.
server-seat-reserved = Dieser Platz ist für jemanden, der eingeladen ist.
server-sit-yourself = Um selbst einen Platz zu nehmen, setze dich dorthin.
server-sits-already = Du sitzt schon an diesem Tisch.
server-too-late-to-abort = Der erste Zug ist gemacht. Ihr könnt euch noch einigen, das Spiel zu beenden, oder du gibst auf.
server-too-many-playing = Du sitzt an { $most } Tischen, deren Spiele nicht zu Ende sind. Beende zuerst eines.
server-too-many-waiting = { $most } Tische von dir warten auf Spieler. Beginne zuerst einen, oder sage einen ab.
server-two-seats = Niemand kann auf zwei Plätzen sitzen.

# Warum ein Tisch etwas ablehnt.
table-asked-already = Es bittet schon jemand darum zurückzugehen. Antworte zuerst darauf.
table-begun = Das Spiel hat begonnen.
table-between-secrets = Das würde zeigen, was geheim gewählt wurde. Geht bis vor alle diese Wahlen zurück.
table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuche es noch einmal.
table-free = Auf Platz { $seat } sitzt niemand.
table-no-person = Platz { $seat } spielt gerade kein Mensch.
table-no-such-seat = Der Tisch hat keinen Platz { $seat }.
table-nobody-wants-to-end = Niemand möchte das Spiel beenden.
table-not-asked = Niemand hat Platz { $seat } gebeten zurückzugehen, oder er hat geantwortet.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-gone = Für Platz { $seat } spielt kein Computerspieler.
table-not-overdue = Die Zeit von Platz { $seat } ist nicht um.
table-not-paused = Die Uhr von Platz { $seat } ist nicht angehalten.
table-nothing-to-confirm = Platz { $seat } hat nichts zu bestätigen.
table-nothing-to-go-back = Mehr Einträge hat das Spiel nicht.
table-other-outcome = Der Zufall hat anders entschieden.
table-over = Das Spiel ist zu Ende.
table-paused = Die Uhr von Platz { $seat } ist schon angehalten.
table-record = Keine Aufzeichnung könnte das festhalten: { $problem }
table-still-free = Es sind noch nicht alle Plätze besetzt.
table-taken = Platz { $seat } ist besetzt.
table-too-many-bytes = Ein Platz trägt höchstens { $most } Bytes zum Zufall bei.
table-unconfirmed = Zuerst muss Platz { $seat } seinen Zug bestätigen.
table-undo-too-far = { $most ->
    [0] Ohne zu fragen kannst du nichts zurücknehmen.
    [one] Ohne zu fragen kannst du einen Eintrag zurücknehmen.
   *[other] Ohne zu fragen kannst du { $most } Einträge zurücknehmen.
}
table-wants-to-end = Platz { $seat } hat schon gesagt, dass er das Spiel beenden möchte.
