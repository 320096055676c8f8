# Why Genesis refuses something. Each sentence is shown with the number of its rule.
genesis-game-over = The game is over.
genesis-chance-due = No player can act yet: { $due ->
    [board] the board has not been drawn
    [start] the start player has not been drawn
   *[dice] the dice have not been rolled
}.
genesis-choice-due = Nothing is left to chance here: seat { $seat } decides.
genesis-other-chance-due = A different outcome is due now: { $due ->
    [board] the board
    [start] the start player
   *[dice] the dice
}.
genesis-not-your-turn = It is seat { $seat }’s turn.
genesis-nothing-placed = You cannot end your turn before placing a tile.
genesis-no-tile = There are no { $terrain } tiles left in the supply.
genesis-die-asks = The remaining die shows { $terrain }, so the second tile must be { $terrain }.
genesis-out-of-play = { $space } is right of the river, which is out of play with two players.
genesis-blocked = { $space } is blocked by a volcano or a tar pit.
genesis-occupied = There is already a tile on { $space }.
genesis-board-not-random = A random board has 17 blocked spaces left of the river and 5 right of it, and no open space is walled in.
genesis-no-such-seat = There are only { $players } players, so that seat cannot start.
genesis-start-empty = Nobody sits in the seat that is to start.
genesis-board-too-small = This board has no three connected spaces in play, so there would be no game.

# What is wrong with a position.
genesis-two-tiles = Two tiles are on the same space.
genesis-too-many-tiles = A player has more tiles of one terrain on the board than the game contains.
genesis-tile-not-in-play = A tile is on a space that is out of play or blocked.
genesis-vacant = The vacant spaces do not match the tiles.
genesis-tiles-before-start = There are tiles on the board before the start player is known.
genesis-start-named = The players have named the start player; the position leaves it to chance or has another one.
genesis-nobody = It is the turn of a seat that nobody sits in.
genesis-no-tile-left = The player whose turn it is has no tiles left and would be skipped.
genesis-goes-on-after-end = The game should be over, but somebody is still to play.
genesis-second-before-first = The player who is to place a second tile has no tile on the board.
genesis-over-too-early = The game is marked as over, but three vacant spaces are connected and there are tiles left.

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
genesis-legend = A tile shows its species and terrain. . vacant, v volcano, t tar pit
genesis-legend-two = A tile shows its species and terrain. . vacant, v volcano, t tar pit; right of the river is out of play
genesis-seat = Seat { $seat }
genesis-points = { $points ->
    [one] one point
   *[other] { $points } points
}
genesis-supply-heading = Tiles left and points
genesis-supply-heading-now = Tiles left and current points
genesis-waits-board = The board has yet to be drawn.
genesis-waits-start = The start player has yet to be drawn.
genesis-waits-roll = The { $who } has yet to roll the dice.
genesis-waits-first = The { $who } rolled { $one } and { $two } and places the first tile.
genesis-waits-second = The { $who } places a second tile to match the { $die } die, or ends the turn.
genesis-waits-nothing = The game is over.
genesis-scoring = Scoring
genesis-scoring-now = Scoring if the game ended now
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
genesis-took-both = both places, as the only herd (G-5.4)
genesis-took-first = first place (G-5.5)
genesis-took-first-shared = { $sharers ->
    [1] first place, tied only with the same player’s herds (G-5.12)
   *[other] a share of first place, { $sharers } tied (G-5.10)
}
genesis-took-second = { $sharers ->
    [1] { $ties ->
        [own] second place, tied only with the same player’s herds (G-5.12)
       *[none] second place (G-5.5)
    }
   *[other] a share of second place, { $sharers } tied (G-5.5)
}
genesis-took-both-shared = { $sharers ->
    [1] both places, tied only with the same player’s herds (G-5.12)
   *[other] a share of both places, { $sharers } tied (G-5.6)
}
genesis-took-with-other = counted together with another herd of the same player { $sharers ->
    [1] (G-5.12)
   *[other] (G-5.10)
}
genesis-took-nothing = no place

# What chance decided.
genesis-log-board = The board has been drawn.
genesis-log-start = { $who } begins.
genesis-log-dice = The dice show { $one } and { $two }.
