# Mit anderen am Tisch: wer da ist, was gefragt, gesagt und notiert wird.
notes-title = Meine Notizen
notes-more = Das kannst nur du lesen. Es steht hier, wann immer du an den Tisch zurückkommst.
notes-more-here = Das bleibt in diesem Browser und steht hier, wann immer du zum Spiel zurückkommst.
notes-again = Noch einmal versuchen
notes-kept = Gespeichert.
presence-here = ist da
presence-away = nicht da
presence-away-minutes = { $count ->
    [one] seit einer Minute weg
   *[other] seit { $count } Minuten weg
}
presence-away-hours = { $count ->
    [one] seit einer Stunde weg
   *[other] seit { $count } Stunden weg
}
presence-away-days = { $count ->
    [one] seit einem Tag weg
   *[other] seit { $count } Tagen weg
}
presence-short-minutes = { $count } min
presence-short-hours = { $count } Std
presence-short-days = { $count } T
happened-time-out = Die Zeit von { $who } ist um. Die anderen können entscheiden, wie es weitergeht.
happened-time-out-turn = Die Zeit von { $who } ist um. Ein Computerspieler spielt diesen Zug.
happened-time-out-rest = Die Zeit von { $who } ist um. Ein Computerspieler springt ein, bis { $who } wieder da ist.
happened-return = { $who } ist wieder da und spielt weiter.
happened-resign = { $who } hat aufgegeben und damit verloren. Ein Computerspieler übernimmt den Platz.
happened-substitute = { $who } hat einen Platz übernommen und spielt weiter.
happened-time-out-you = Deine Zeit ist um. Die anderen können entscheiden, wie es weitergeht.
happened-time-out-turn-you = Deine Zeit ist um. Ein Computerspieler spielt diesen Zug.
happened-return-you = Du bist wieder da und spielst weiter.
happened-resign-you = Du hast aufgegeben und damit verloren. Ein Computerspieler übernimmt deinen Platz; du kannst weiter zuschauen.
happened-close = Schließen
resign-two = Wenn du aufgibst, ist das Spiel sofort zu Ende, und { $who } hat gewonnen.
resign-more = Wenn du aufgibst, hast du verloren, und ein Computerspieler übernimmt deinen Platz: { $level }. Die anderen spielen weiter.
resign-last = Wenn du aufgibst, hast du verloren, und das Spiel ist zu Ende.
back-steps = { $count ->
    [one] Ein Schritt würde zurückgenommen:
   *[other] { $count } Schritte würden zurückgenommen:
}
back-more = { $count ->
    [one] … und noch einer
   *[other] … und { $count } weitere
}
chat-unread = { $count ->
    [one] Chat, eine ungelesene Zeile
   *[other] Chat, { $count } ungelesene Zeilen
}
chat-mute-all = Chat stummschalten
chat-unmute-all = Chat anzeigen
chat-muted = Du hast den Chat dieses Tisches stummgeschaltet.
chat-undock = Chat schließen
clock-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
clock-resigned = aufgegeben
clock-stand-in = Computer
chat-phrases = Schnell gesagt
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-good-move = Guter Zug!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-play-again = Noch eine Partie?
phrase-goodbye = Ich muss los. Bis bald!
orders-title = Anweisungen
orders-count = Anweisungen: { $count }
orders-more = Sie greifen, sobald die Wahl ansteht, auch wenn du nicht da bist. Bis dahin weiß niemand sonst davon; danach steht unter „Was bisher geschah“, dass eine Anweisung gegriffen hat.
orders-given = Angewiesen: { $order }
orders-withdrawn = Zurückgezogen: { $order }
orders-ended = Eine Anweisung ist erledigt.
orders-unfit = Das war nicht möglich, als die Wahl anstand, und die Anweisung gilt nicht mehr: { $order }
orders-dismiss = In Ordnung
orders-end = Meinen Zug beenden, wenn nichts anderes möglich ist
orders-which-card = Nächste geheime Karte, im Voraus gewählt
orders-which-card-none = Ich wähle, wenn es so weit ist
