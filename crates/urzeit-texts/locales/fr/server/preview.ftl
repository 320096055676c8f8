# What a link to a table shows where it is posted, before anybody opens it.

preview-invites = { $who } vous invite à jouer à { $game }
preview-seats = { $taken ->
    [0] { $players } places, personne n’a encore pris place
    [one] { $taken } place prise sur { $players } : { $names }
   *[other] { $taken } places prises sur { $players } : { $names }
}
preview-computer = ordinateur
preview-running = La partie est en cours. Ouvrez le lien pour la regarder.
preview-over = Ouvrez le lien pour voir la partie.
