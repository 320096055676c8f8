# Typed moves, the board as text, what is said aloud.
typed-list = Suggestions
typed-count = { $count ->
    [one] One suggestion; use the arrow keys to choose it.
   *[other] { $count } suggestions; use the arrow keys to choose one.
}
announce-more = { $count ->
    [one] One other thing happened before that.
   *[other] { $count } other things happened before that.
}
text-board = The board as text
text-now = Now
text-can = What you can do
text-yours = What you hold
text-players = Players
text-row = Row
text-hex = Hex
text-terrain = Terrain
text-people = People
text-space = Space
text-cubes = Cubes
text-amoebas = Amoebas
text-gene = Gene
text-price = Price
text-sensitivity = Sensitivity
text-left = Left
text-more = { $count ->
    [one] One more possibility: type a move to see it.
   *[other] { $count } more possibilities: type a move to see them.
}
text-genesis-dice = The dice show: { $dice }
text-genesis-blocked = blocked
text-genesis-place = Place { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
}, { $count ->
    [one] on one space
   *[other] on { $count } spaces
}: { $spaces }
text-genesis-place-anywhere = Place { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
} on any vacant space
text-genesis-player = { $who }, { $species }: { $points ->
    [one] one point
   *[other] { $points } points
}; tiles left: { $left }
text-lords-lay = Lay { $terrain } on { $hexes }
text-lords-anywhere = any hex without terrain
text-lords-card = Choose a card: { $cards }
text-lords-put = Place people on { $hexes }
text-lords-advance = Advance with up to { $count }
text-lords-civilise = Civilise { $hexes }
text-lords-altar = Build an altar on { $hexes }
text-lords-from = From { $from }: { $does }
text-lords-moves = move up to { $most } to { $hexes }
text-lords-attacks = attack { $hexes }
text-lords-drawn = Drawn marker: { $terrain }
text-lords-kept = Kept markers: { $terrains }
text-lords-hand = Cards: { $cards }
text-lords-player = { $who }: { $points ->
    [one] one worship point
   *[other] { $points } worship points
}{ $card ->
    [none] {""}
   *[other] , plays { $card }
}; left: { $people ->
    [one] one person
   *[other] { $people } people
}, { $altars ->
    [one] one altar
   *[other] { $altars } altars
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
text-lords-people = { $who }: { $side ->
    [barbarian] { $count ->
        [one] one barbarian
       *[other] { $count } barbarians
    }
    [civilised] { $count ->
        [one] one civilised marker
       *[other] { $count } civilised markers
    }
   *[altar] an altar on { $count ->
        [one] one civilised marker
       *[other] { $count } civilised markers
    }
}
text-lords-bare = No terrain yet: { $hexes }
text-ursuppe-round = Round { $round }
text-ursuppe-can = { $said } Typed: { $typed }
text-ursuppe-player = { $tribe }, { $who }: { $space ->
    [0] not on the ladder yet
   *[other] ladder space { $space }
}, { $bp } BP; { $genes ->
    [none] no genes
   *[other] genes: { $genes }
}
