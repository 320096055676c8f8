# Was aus einem Spiel geworden ist.
ended-won = { $count ->
    [one] Das Spiel ist zu Ende. Gewonnen hat { $who }.
   *[other] Das Spiel ist zu Ende. Den Sieg teilen sich { $who }.
}
ended-nobody = Das Spiel ist zu Ende. Niemand hat gewonnen.
ended-agreement = Die Spieler haben sich geeinigt, das Spiel ohne Ergebnis zu beenden.
ended-host = Das Spiel wurde ohne Ergebnis beendet.
ended-resigned = { $count ->
    [one] { $who } hat aufgegeben.
   *[other] { $who } haben aufgegeben.
}
ended-left = { $count ->
    [one] { $who } ist nicht zurückgekommen.
   *[other] { $who } sind nicht zurückgekommen.
}
ended-you-won = Das Spiel ist zu Ende. Du hast gewonnen.
ended-you-share = Das Spiel ist zu Ende. Du teilst dir den Sieg mit { $who }.
ended-you-resigned = Du hast aufgegeben.
ended-you-left = Du bist nicht zurückgekommen.
