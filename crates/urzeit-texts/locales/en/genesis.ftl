# Why Genesis refuses something. Each sentence is shown with the number of its rule.
genesis-game-over = The game is over.
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

# The words of Genesis, and how the terminal shows it.
word-row = row of fourteen spaces
genesis-title = Genesis
genesis-species = { $species ->
    [reptile] reptile
    [dinosaur] dinosaur
    [mammal] mammal
   *[human] human
}
genesis-terrain = { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
}
genesis-face = { $face ->
    [wild] wild
   *[other] { $terrain }
}
genesis-legend = A tile is its species and terrain. . vacant, v volcano, t tar pit
genesis-legend-two = A tile is its species and terrain. . vacant, v volcano, t tar pit; right of the river nothing is in play
genesis-seat = Seat { $seat }
genesis-points = { $points ->
    [one] one point
   *[other] { $points } points
}
genesis-supply-heading = Tiles left and points now
genesis-waits-board = The board is to be drawn.
genesis-waits-start = The start player is to be drawn.
genesis-waits-roll = The { $who } is to roll the dice.
genesis-waits-first = The { $who } rolled { $one } and { $two } and places the first tile.
genesis-waits-second = The { $who } places a second tile for the die that shows { $die }, or ends the turn.
genesis-waits-nothing = The game is over.
genesis-scoring = Scoring
genesis-scoring-now = Scoring, if the game ended now
genesis-area = { $terrain }, { $size } tiles, { $multiplier ->
    [single] single
    [double] double (G-5.8)
   *[triple] triple (G-5.7)
}
genesis-small-areas = { $count ->
    [one] One area has fewer than three tiles and scores nothing (G-5.1).
   *[other] { $count } areas have fewer than three tiles and score nothing (G-5.1).
}
genesis-herd = { $who }, herd of { $size } at { $first }
genesis-took-both = both places, being alone (G-5.4)
genesis-took-first = first place (G-5.5)
genesis-took-first-shared = a share of first place, { $sharers } tied (G-5.10)
genesis-took-second = { $sharers ->
    [1] second place (G-5.5)
   *[other] a share of second place, { $sharers } tied (G-5.5)
}
genesis-took-both-shared = { $sharers ->
    [1] both places, tied only with own herds (G-5.10)
   *[other] a share of both places, { $sharers } tied (G-5.6)
}
genesis-took-with-other = counted with another herd of the same player (G-5.10)
genesis-took-nothing = no place

# What chance decided.
genesis-log-board = The board is drawn.
genesis-log-start = { $who } begins.
genesis-log-dice = The dice show { $one } and { $two }.
