# Lords of Creation on the page.
lords-board = The Lords of Creation board
lords-zoom-in = Zoom in
lords-zoom-out = Show the whole board

# What is on a hex, and what a click does there.
lords-hex-bare = { $hex }: no terrain yet
lords-hex-land = { $hex }: { $terrain }
lords-hex-empty = { $hex }: { $terrain }, empty
lords-hex-people = { $hex }: { $terrain }, { $side ->
    [barbarian] { $count ->
        [one] 1 barbarian
       *[other] { $count } barbarians
    }
    [civilised] { $count ->
        [one] 1 civilised marker
       *[other] { $count } civilised markers
    }
   *[altar] an altar on { $count ->
        [one] 1 civilised marker
       *[other] { $count } civilised markers
    }
} of { $who }
lords-lit-lay = lay the marker here
lords-lit-put = place people here
lords-lit-stack = select this stack
lords-lit-march = can be moved to
lords-lit-attack = can be attacked
lords-lit-attack-chance = can be attacked, { $chance }% chance of emptying it
lords-lit-advance = can be advanced to
lords-lit-civilise = can be civilised
lords-lit-altar = an altar can be built here
lords-lit-list = { $count ->
    [one] The one highlighted hex
   *[other] All { $count } highlighted hexes
}

# What is asked now.
lords-now = What to do now
lords-now-lay = You have drawn { $terrain }. Lay it on any hex without terrain, keep it, or lay a kept marker instead.
lords-now-lay-one = You have drawn { $terrain } and already keep three markers. Lay one of the four on any hex without terrain.
lords-now-lay-or-refuse = You have drawn { $terrain }. Lay it on any hex without terrain, or set it aside for good.
lords-now-lay-it = You have drawn { $terrain }. Lay it on any hex without terrain.
lords-now-select = Choose a card in secret. Its value is the number of people you place, its terrain is where they go. { $order ->
    [high] High values
   *[low] Low values
} play first.
lords-now-select-end = Choose a card in secret. The pile is exhausted: if two players show identical cards, the game ends at once.
lords-now-select-die = Choose a card in secret. The pile is exhausted: after this round a die may end the game.
lords-now-place = { $count ->
    [one] Place one of your people
   *[other] Place { $count } of your people
} on a hex of { $terrain } that is empty or your own.
lords-now-act = Select one of your stacks to move or attack, civilise once, build one altar, or end your turn.
lords-now-march = Choose where to move or whom to attack.
lords-now-civilise = Choose the barbarians to civilise: your own or another player’s.
lords-now-altar = Choose one of your civilised hexes with at least two people for the altar.
lords-now-advance = { $to } is empty. How many of your people advance?
lords-other-lay = { $who } is building the world.
lords-other-select = The others are still choosing their cards.
lords-other-place = { $who } is placing people.
lords-other-act = { $who } is taking a turn.
lords-over-identical = The pile is exhausted and two players have shown identical cards, so the game is over.
lords-over-cards = All cards have been played.
lords-over-die = The die has ended the game.
lords-tally-barbarian = Barbarian hexes
lords-tally-civilised = Civilised hexes, 2 each
lords-tally-altars = Altars, 3 each
lords-markers = Your terrain markers
lords-marker-drawn = drawn
lords-marker-kept = kept
lords-keep = Keep it
lords-hand = Your cards
lords-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}
lords-play-card = Play { $card }
lords-doing = What clicking the board does
lords-doing-march = Move or attack
lords-doing-civilise = Civilise
lords-doing-altar = Build altar
lords-end = End turn
lords-let-go = Cancel
lords-march = { $count ->
    [one] Move one
   *[other] Move { $count }
}
lords-attack = Attack
lords-advance = { $count ->
    [0] Advance with nobody
    [one] Advance with one
   *[other] Advance with { $count }
}
lords-count = How many
lords-fewer = One fewer
lords-more = One more
lords-count-tells = { $arrive ->
    [one] One arrives
   *[other] { $arrive } arrive
}, { $stay ->
    [one] one stays
   *[other] { $stay } stay
} on { $from }{ $behind ->
    [0] .
    [one] , one stays along the way.
   *[other] , { $behind } stay along the way.
}

# Attacks.
lords-odds = { $attackers } on { $from } against { $defenders } on { $to }
lords-odds-siege = If you keep attacking, you have a { $emptied }% chance of emptying { $to }.
lords-odds-enter = { $entered ->
    [0] You cannot advance.
   *[other] You have a { $entered }% chance of advancing.
}
lords-odds-once = A single roll: { $hit }% to hit, { $lose }% to lose one, { $doubles }% for doubles, which end your turn.
lords-per-cent = { $chance }%

# Players and the round.
lords-points = Worship points
lords-points-now = Current worship points
lords-score = hexes: { $barbarian } barbarian, { $civilised } civilised; { $altars ->
    [one] one altar
   *[other] { $altars } altars
}
lords-left = left: { $people ->
    [one] one person
   *[other] { $people } people
}, { $altars ->
    [one] one altar
   *[other] { $altars } altars
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
lords-keeps = { $count ->
    [one] keeps one marker
   *[other] keeps { $count } markers
}
lords-free = may still civilise anywhere, once
lords-bag = { $count ->
    [one] There is one marker in the bag.
   *[other] There are { $count } markers in the bag.
}
lords-pile-count = { $count ->
    [0] The pile is exhausted.
    [one] There is one card in the pile.
   *[other] There are { $count } cards in the pile.
}
lords-pile-rest = { $count ->
    [0] The pile is exhausted.
    [one] The pile is exhausted: one card is left over, too few for everybody.
   *[other] The pile is exhausted: { $count } cards are left over, too few for everybody.
}
lords-discards = { $count ->
    [one] One discarded card
   *[other] { $count } discarded cards
}
lords-round = Round { $round }
lords-place = { $who }: { $state ->
    [thinking] choosing a card
    [chosen] has chosen
    [acting] { $card }, playing now
    [over] { $card }
    [finished] { $card }, has played
   *[waiting] { $card }, yet to play
}
lords-pieces = What the pieces mean
lords-piece-barbarian = Barbarians move, settle empty land and attack. Their hex is worth one point.
lords-piece-civilised = Civilised people never attack and never enter empty land. Their hex is worth two points.
lords-piece-altar = An altar on civilised people. Their hex is worth three points.

# What happened.
lords-log-roll = { $one } and { $two } against { $defender }: { $lost ->
    [both] both lose one.
    [attacker] the attacker loses one.
    [defender] the defender loses one.
   *[nobody] nobody loses anything.
}
lords-log-doubles = Doubles end the turn.
lords-log-lay = { $who } lays { $terrain } on { $hex }.
lords-log-keep = { $who } keeps the marker.
lords-log-card = { $who } chooses { $card }.
lords-log-reveal = { $who } shows { $card }.
lords-log-put = { $who } places people on { $hex }.
lords-log-move = { $who } moves { $count } from { $from } to { $to }.
lords-log-attack = { $who } attacks { $to } from { $from }.
lords-log-advance = { $who } { $count ->
    [0] advances with nobody.
    [one] advances with one.
   *[other] advances with { $count }.
}
lords-log-civilise = { $who } civilises { $hex }.
lords-log-altar = { $who } builds an altar on { $hex }.
lords-log-end = { $who } ends the turn.
