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
