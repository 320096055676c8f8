# Why Genesis refuses something. Each sentence is shown with the number of its rule.
genesis-game-over = The game is over; nothing can follow.
genesis-chance-due = No player decides now: { $due ->
    [board] the board is still to be drawn
    [start] the start player is still to be drawn
   *[dice] the dice are still to be rolled
}.
genesis-choice-due = Nothing is left to chance now: seat { $seat } decides.
genesis-other-chance-due = Something else is left to chance now: { $due ->
    [board] the board
    [start] the start player
   *[dice] the dice
}.
genesis-not-your-turn = It is the turn of seat { $seat }.
genesis-nothing-placed = A turn cannot end before a tile was placed.
genesis-no-tile = No { $terrain } tile is left in the supply.
genesis-die-asks = The die that is left shows { $terrain }, so the second tile must be { $terrain }.
genesis-out-of-play = { $space } lies right of the river, which is out of play with two players.
genesis-blocked = { $space } is blocked by a volcano or a tar pit.
genesis-occupied = There is a tile on { $space } already.
genesis-board-not-random = A random board has 17 blocked spaces left of the river and 5 right of it, and walls in no open space.
genesis-no-such-seat = Only { $players } play, so no other seat can start.
genesis-board-too-small = On this board no three spaces in play are connected, so there would be no game.

# What is wrong with a position.
genesis-two-tiles = Two tiles lie on one space.
genesis-too-many-tiles = A player has more tiles of one terrain on the board than there are.
genesis-tile-not-in-play = A tile lies on a space that is out of play or blocked.
genesis-vacant = The vacant spaces do not agree with the tiles.
genesis-tiles-before-start = Tiles lie on the board before the start player is known.
genesis-nobody = Nobody sits in the seat whose turn it is.
genesis-no-tile-left = The player whose turn it is has no tile left and would be passed over.
genesis-goes-on-after-end = The game should be over, yet somebody is to play.
genesis-second-before-first = The player whose second tile is due has no tile on the board.
genesis-over-too-early = The game is said to be over, but three vacant spaces are connected and tiles are left.
