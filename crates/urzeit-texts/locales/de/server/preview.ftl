# Was ein Link zu einem Tisch dort zeigt, wo er steht, bevor ihn jemand öffnet.

preview-invites = { $who } lädt dich zu { $game } ein
preview-seats = { $taken ->
    [0] { $players } Spieler, noch sitzt niemand
   *[other] { $taken } von { $players } Plätzen besetzt: { $names }
}
preview-computer = Computerspieler
preview-running = Das Spiel läuft. Öffne den Link, um zuzuschauen.
preview-over = Öffne den Link, um das Spiel anzusehen.
