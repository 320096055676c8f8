# Lords of Creation on the page.
lords-board = The world of Lords of Creation
lords-zoom-in = Enlarge the board
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
lords-lit-stack = take in hand
lords-lit-march = can be reached
lords-lit-attack = can be attacked
lords-lit-attack-chance = can be attacked, won with { $chance }%
lords-lit-advance = can be entered
lords-lit-civilise = can be civilised
lords-lit-altar = an altar can be built here
lords-lit-list = { $count ->
    [one] The one hex that lights up
   *[other] All { $count } hexes that light up
}

# What is asked now.
lords-now = What to do now
lords-now-lay = You have drawn { $terrain }. Lay it on any free hex, lay one that you keep instead, or keep it.
lords-now-lay-one = You have drawn { $terrain } and keep three markers. Lay one of the four on any free hex.
lords-now-lay-or-refuse = You have drawn { $terrain }. Lay it on any free hex, or set it aside for good.
lords-now-lay-it = You have drawn { $terrain }. Lay it on any free hex.
lords-now-select = Choose a card in secret: as many people as its value will settle on its terrain. { $order ->
    [high] High cards
   *[low] Low cards
} play first.
lords-now-select-end = Choose a card in secret. The pile is used up: if two players show the same card, the game ends at once.
lords-now-select-die = Choose a card in secret. The pile is used up: after this round a die may end the game.
lords-now-place = { $count ->
    [one] Place one of your people
   *[other] Place { $count } of your people
} on a hex of { $terrain } that is empty or your own.
lords-now-act = Take one of your stacks in hand to move or attack, civilise once, build one altar, or end your turn.
lords-now-march = Choose where to go or whom to attack.
lords-now-civilise = Choose the barbarians who shall become civilised: your own or somebody else’s.
lords-now-altar = Choose one of your civilised stacks of two or more for an altar.
lords-now-advance = { $to } is empty. How many of you move in?
lords-other-lay = { $who } lays out the world.
lords-other-select = The others are still choosing their cards.
lords-other-place = { $who } places people.
lords-other-act = { $who } moves, fights and builds.
lords-over-identical = The pile is used up and two players have shown the same card: that ends the game.
lords-over-cards = All cards have been played.
lords-over-die = The die has ended the game.
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
lords-doing = What a click on the board does
lords-doing-march = Move, attack
lords-doing-civilise = Civilise
lords-doing-altar = Altar
lords-end = End turn
lords-let-go = Let go
lords-march = { $count ->
    [one] Send one
   *[other] Send { $count }
}
lords-attack = Attack
lords-advance = { $count ->
    [0] Nobody moves in
    [one] One moves in
   *[other] { $count } move in
}
lords-count = How many go
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
    [one] , one stays on the way.
   *[other] , { $behind } stay on the way.
}

# Attacks.
lords-odds = { $attackers } on { $from } against { $defenders } on { $to }
lords-odds-siege = If you attack again and again, { $to } is empty in the end with { $emptied }%.
lords-odds-enter = { $entered ->
    [0] You cannot move in.
   *[other] With { $entered }% you move in.
}
lords-odds-once = A single roll: you hit with { $hit }%, you lose one with { $lose }%, doubles end your turn with { $doubles }%.
lords-per-cent = { $chance }%

# Players and the round.
lords-points = Worship points
lords-points-now = Worship points now
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
lords-free = may civilise anywhere once
lords-bag = { $count ->
    [one] One marker is in the bag.
   *[other] { $count } markers are in the bag.
}
lords-pile-count = { $count ->
    [0] The pile is used up.
    [one] One card is in the pile.
   *[other] { $count } cards are in the pile.
}
lords-round = This round
lords-place = { $who }: { $state ->
    [thinking] has not chosen yet
    [chosen] has chosen
    [acting] { $card }, plays now
    [finished] { $card }, has played
   *[waiting] { $card }, still to play
}
lords-pieces = What the pieces mean
lords-piece-barbarian = Barbarians: they move, settle and attack. A hex is worth one point.
lords-piece-civilised = Civilised people: they stay among themselves and never attack. A hex is worth two points.
lords-piece-altar = An altar on civilised people. The hex is worth three points.

# What happened.
lords-log-deal = { $who } is dealt { $cards }.
lords-log-deal-hidden = { $who } is dealt a hand.
lords-log-start = { $who } begins the creation.
lords-log-marker = { $who } draws { $terrain }.
lords-log-marker-hidden = { $who } draws a marker.
lords-log-draw = { $who } draws { $card }.
lords-log-draw-hidden = { $who } draws a card.
lords-log-order = Their cards are equal; the lot decides: { $who }.
lords-log-roll = { $one } and { $two } against { $defender }: { $lost ->
    [both] both lose one.
    [attacker] the attacker loses one.
    [defender] the defender loses one.
   *[nobody] nobody loses anything.
}
lords-log-doubles = Doubles end the turn.
lords-log-die = The die that may end the game shows { $pips }.
lords-log-lay = { $who } lays { $terrain } on { $hex }.
lords-log-keep = { $who } keeps the marker.
lords-log-card = { $who } chooses { $card }.
lords-log-card-hidden = { $who } chooses a card.
lords-log-reveal = { $who } shows { $card }.
lords-log-put = { $who } places people on { $hex }.
lords-log-move = { $who } moves { $count } from { $from } to { $to }.
lords-log-attack = { $who } attacks { $to } from { $from }.
lords-log-advance = { $who } { $count ->
    [0] moves nobody in.
    [one] moves one in.
   *[other] moves { $count } in.
}
lords-log-civilise = { $who } civilises { $hex }.
lords-log-altar = { $who } builds an altar on { $hex }.
lords-log-end = { $who } ends the turn.
