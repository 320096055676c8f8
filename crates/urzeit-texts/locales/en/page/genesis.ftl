# Genesis on the page.
genesis-board = The Genesis board
genesis-hand = Tile to place
genesis-tile-in-hand = { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
}, { $left } left
genesis-end = End turn
genesis-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}
genesis-points-now = Points now
genesis-space-tile = { $space }: { $species ->
    [reptile] reptile
    [dinosaur] dinosaur
    [mammal] mammal
   *[human] human
} on { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
}
genesis-space-blocked = { $space }: blocked
genesis-space-vacant = { $space }: vacant
genesis-log-place = { $who } places { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
} on { $space }.
genesis-log-end = { $who } ends the turn.

# Dice and the tile in hand.
genesis-you = You
genesis-dice = Dice
genesis-die-used = { $face }, used
genesis-asked-first = Place two tiles that match the dice, or a single tile of your choice.
genesis-asked-second = Place a second tile that matches the other die ({ $face }), or end your turn.
genesis-asked-own = Your dice.
genesis-asked-other = { $who }’s dice.
genesis-alone = single
genesis-tile-single = matches neither die, so it would be your only tile this turn

# What somebody looks at.
genesis-looking = Area and herds
genesis-look = Point at a tile, or tap it, to see its area, its herds and what they score.
genesis-look-area = { $terrain }, { $size ->
    [one] one tile
   *[other] { $size } tiles
}, { $multiplier ->
    [none] too small to score (G-5.1)
    [single] counts once (G-5.3)
    [double] counts double (G-5.8)
   *[triple] counts triple (G-5.7)
}
genesis-look-would = if you place your tile on { $space }
genesis-look-herds = Herds
genesis-look-points = Points
genesis-look-gains = Change
genesis-look-spoken = { $who }: { $count ->
    [one] a herd of { $sizes }
   *[other] herds of { $sizes }
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
genesis-look-gain = That changes your points by { $gain }.

# The scoring, area by area.
genesis-points-end = Points
genesis-what-if = What if it ended now?
genesis-what-if-close = Back to the game
genesis-walk = Step through the scoring
genesis-over-land = No three vacant spaces are connected any more: the land is full.
genesis-over-tiles = Nobody has a tile left.
genesis-walk-start = { $count ->
    [0] No area has three tiles, so nothing scores.
    [one] One area scores.
   *[other] { $count } areas score. Look at them one by one, { $order ->
        [largest-first] the largest first
       *[exciting-last] the most exciting last
    }.
}
genesis-walk-order = Order
genesis-walk-exciting-last = the most exciting area last
genesis-walk-largest-first = the largest area first
genesis-walk-back = Previous area
genesis-walk-next = Next area
genesis-walk-play = Play
genesis-walk-pause = Pause
genesis-walk-table = Result
genesis-walk-at = Area { $number } of { $count }
genesis-walk-totals = So far
genesis-walk-row = { $terrain } { $size }{ $factor ->
    [1] {""}
   *[other] { " " }× { $factor }
}
genesis-walk-sum = Total
