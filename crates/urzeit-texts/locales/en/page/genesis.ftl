# Genesis on the page.
genesis-board = The board of Genesis
genesis-hand = The tile that you place
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
genesis-wild = any terrain
genesis-log-board = The board is drawn.
genesis-log-start = { $who } begins.
genesis-log-dice = The dice show { $one } and { $two }.
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
genesis-die-used = { $face }, done
genesis-asked-first = Lay two tiles that answer to the dice, or a single one of your choice.
genesis-asked-second = Lay a second tile for the other die ({ $face }), or end your turn.
genesis-asked-other = The dice of { $who }.
genesis-alone = single
genesis-tile-single = answers to no die, so it would be your only tile this turn

# What somebody looks at.
genesis-looking = What you look at
genesis-look = Point at a tile, or tap it, to see its area, its herds, and what they score.
genesis-look-area = { $terrain }, { $size ->
    [one] one tile
   *[other] { $size } tiles
}, { $multiplier ->
    [none] too small to score (G-5.1)
    [single] counts once (G-5.3)
    [double] counts double (G-5.8)
   *[triple] counts triple (G-5.7)
}
genesis-look-would = if you lay your tile on { $space }
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
genesis-walk = Through the scoring
genesis-walk-start = { $count ->
    [0] No area has three tiles, so nothing scores.
    [one] One area scores.
   *[other] { $count } areas score. See them one by one; those that count most come last.
}
genesis-walk-back = The area before
genesis-walk-next = The next area
genesis-walk-play = Play
genesis-walk-pause = Pause
genesis-walk-table = Result
genesis-walk-at = Area { $number } of { $count }
genesis-walk-totals = So far
genesis-walk-row = { $terrain } { $size }{ $factor ->
    [1] {""}
   *[other] { " " }× { $factor }
}
genesis-walk-sum = Sum
