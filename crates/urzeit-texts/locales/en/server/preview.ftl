# What a link to a table shows where it is posted, before anybody opens it.

preview-invites = { $who } invites you to play { $game }
preview-seats = { $taken ->
    [0] { $players } players, nobody is seated yet
   *[other] { $taken } of { $players } seats taken: { $names }
}
preview-computer = computer player
preview-running = The game is on. Open the link to watch.
preview-over = Open the link to look at the game.
