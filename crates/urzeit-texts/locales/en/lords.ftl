# Why Lords of Creation refuses something. Each sentence is shown with the number of its rule.
lords-game-over = The game is over; nothing can follow.
lords-no-such-seat = Only { $players } play; nobody sits there.
lords-chance-due = No player decides now: { $due ->
    [deal] first hands are still to be dealt
    [start] the start player is still to be drawn
    [marker] a terrain marker is still to be drawn
    [draw] cards are still to be drawn
    [order] the order of a tied group is still to be drawn
    [roll] the dice of the attack are still to be rolled
   *[die] the die that may end the game is still to be rolled
}.
lords-other-chance-due = Something else is left to chance now: { $due ->
    [deal] a first hand
    [start] the start player
    [marker] a terrain marker
    [draw] a card from the pile
    [order] the order of a tied group
    [roll] the dice of the attack
   *[die] the die that may end the game
}.
lords-choice-due = Nothing is left to chance now: a player decides.
lords-not-your-turn = It is the turn of seat { $seat }.
lords-other-asked = { $asked ->
    [lay] A terrain marker is to be laid or kept now.
    [card] A card is to be chosen now.
    [put] People are to be placed first.
    [advance] An emptied hex is to be entered first.
   *[act] That cannot be done in a turn; move, attack, civilise, build an altar, or end it.
}
lords-other-seat-draws = Seat { $seat } comes first.
lords-deal-size = A first hand has { $size } cards.
lords-not-in-pile = The pile has not as many cards { $card }.
lords-not-in-bag = No { $terrain } marker is left in the bag.
lords-not-the-group = The order must name all who are tied, each once, and nobody else.
lords-no-marker = The player has no { $terrain } marker to lay.
lords-has-terrain = { $hex } has a terrain already.
lords-keeps-enough = Nobody keeps more than three markers; one must be laid.
lords-no-card = The player does not hold { $card }.
lords-has-chosen = The player has chosen a card, and a choice is final.
lords-other-terrain = The card asks for { $terrain }, which { $hex } is not.
lords-foreign = Another player's people are on { $hex }.
lords-not-yours = { $hex } is not the player's own.
lords-one-must-stay = On { $hex } there is a single people marker, and one must stay.
lords-move-count = At least one must move and one must stay: 1 to { $most } can move.
lords-terrain-differs = People stay on their terrain, and { $to } is of another than { $from }.
lords-not-linked = { $to } is not next to { $from }, nor can islanders cross a single sea hex to it.
lords-no-way = No way leads as many people from { $from } to { $to }.
lords-sides-differ = Barbarians and civilised people never mix, and on { $hex } there are others.
lords-civilised-stay = The people on { $hex } are civilised and do not enter empty land.
lords-civilised-never-attack = The people on { $hex } are civilised and never attack.
lords-nobody-there = Nobody is on { $hex } who could be attacked.
lords-attack-own = The people on { $hex } are the player's own.
lords-nothing-to-enter = No hex has just been emptied that could be entered.
lords-advance-count = { $least } to { $most } may enter the emptied hex.
lords-has-civilised = The player has civilised in this turn already.
lords-not-barbarian = There are no barbarians on { $hex }.
lords-not-next-to-civilised = The player's free choice is used, and no civilised hex is next to { $hex }.
lords-has-built = The player has built an altar in this turn already.
lords-not-civilised = The people on { $hex } are not civilised.
lords-too-few-for-altar = An altar takes the place of one of two people markers, and on { $hex } there is only one.
lords-has-altar = There is an altar on { $hex } already.
lords-no-altar-left = The player has no altar left.
lords-turn-too-long = This turn has had all the actions that a turn may have.

# What is wrong with a position.
lords-nobody = A seat is named in which nobody sits.
lords-two-terrains = A hex has two terrains.
lords-edge-not-desert = In the small world the edge is desert.
lords-too-many-markers = There are not so many terrain markers.
lords-land-before-start = Terrain is there before the creation has begun.
lords-keeps-too-many = Somebody keeps more than three markers.
lords-creation-over = Every hex has its terrain, so the creation is over.
lords-keeps-after-creation = Somebody keeps markers after the creation.
lords-creation-not-over = A hex without terrain is left, so the creation is not over.
lords-shared-hex = Two players share a hex.
lords-too-many-people = A player has not so many people markers.
lords-too-many-altars = A player has not so many altars.
lords-owner-without-people = A hex belongs to somebody without people on it.
lords-uninhabitable = People are where nobody can live.
lords-altar-without-civilised = An altar stands where no civilised people are.
lords-people-before-land = People are there before the world is.
lords-nobody-civilised = Somebody has civilised, but nobody's free choice is used.
lords-too-many-cards = There are not so many cards of a kind.
lords-discards-of-no-round = The discards are not those of whole rounds.
lords-hand-sizes = The hands have not the sizes they must have.
lords-pile = The pile does not fit the hands.
lords-chosen-not-in-hand = A chosen card is not in the hand.
lords-not-revealed = The cards on the table are not those of everybody.
lords-cards-on-table = Cards are on the table between two rounds.
lords-goes-on-after-end = The game goes on after its end.
lords-order = The order of turns does not follow from the cards.
lords-action-count = The actions of the turn are not counted right.
lords-nowhere-to-place = There is nowhere to place people, so placing is skipped.
lords-no-attack = This attack is not possible.
lords-no-advance = This advance is not possible.
lords-no-die = No die is rolled now.
lords-over-too-early = The game is not over yet.

# Kinds of words, as in “… is no hex”.
word-hex = hex
word-card = card
word-card-in-order = card in the order of rank and value
word-colour = colour
word-chance = kind of chance
word-asked = kind of choice
word-die = number of pips
word-deck = choice of decks
word-knowledge = kind of knowledge
word-random-end = way the game may end early
word-board-option = size of the world
word-turn-order = order of turns
word-tie-break = way to break ties
word-keep-mode = way to keep markers
word-doubles = meaning of doubles
word-advance = way to advance
word-sea-link = kind of sea link
word-seats = list of seats
word-hands = list of hands
word-discards = list of discards
word-kept = list of kept markers
word-chosen = list of chosen cards
word-drawn = drawn marker
word-done = list of what was done
# The words of Lords of Creation, and how the terminal shows it.
lords-title = Lords of Creation
lords-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[orange] orange
}
lords-legend =
    A row has its letter, its hexes count from the left: A1 to A6, F1 to F11, K1 to K6.
    Terrain: i island, h hills, f forest, g grassland, ~ sea, ^ mountains, : desert, . none yet.
    People: the colour's letter, how many, then b barbarian, c civilised or a with an altar.
lords-show-seat = Seat { $seat }: people in the supply { $supply }, altars { $altars }
lords-free-civ = (first civilising still free)
lords-show-hand = Hand: { $list }
lords-show-kept = Kept: { $list }
lords-show-chosen = Card of this round: { $list }
lords-show-stock = Cards in the pile: { $pile }. Markers in the bag: { $bag }.
lords-show-order = Order of this round: { $order }; { $finished ->
    [0] nobody has finished a turn
    [one] one turn is over
   *[other] { $finished } turns are over
}.
lords-waits-deal = The first hand of { $who } is to be dealt.
lords-waits-start = The start player is to be drawn.
lords-waits-marker = A marker is to be drawn for { $who }.
lords-waits-lay = { $who } has drawn { $marker } and lays a marker or keeps it.
lords-waits-select = A card in secret is to be chosen by { $who }.
lords-waits-draw = A card is to be drawn for { $who }.
lords-waits-order = The order of those who tie is to be drawn.
lords-waits-place = { $who } places people.
lords-waits-act = { $who } may move, attack, civilise, build an altar, or end the turn.
lords-waits-roll = The dice for the attack of { $who } from { $from } on { $to } are to be rolled.
lords-waits-advance = { $who } advances from { $from } to { $to }.
lords-waits-die = The die that may end the game is to be rolled.
lords-waits-nothing = The game is over.
lords-scoring = Worship points (L-9.2)
lords-scoring-now = Worship points, if the game ended now (L-9.2)
lords-show-score = { $barbarian } barbarian × 1 + { $civilised } civilised × 2 + { $altars } with altar × 3 = { $points }; hexes: { $hexes }, people: { $people }
lords-terrain = { $terrain ->
    [island] island
    [hills] hills
    [forest] forest
    [grassland] grassland
    [sea] sea
    [mountains] mountains
   *[desert] desert
}

# What chance decided.
lords-log-deal = { $who } is dealt { $cards }.
lords-log-deal-hidden = { $who } is dealt a hand.
lords-log-start = { $who } begins the creation phase.
lords-log-marker = { $who } draws { $terrain }.
lords-log-marker-hidden = { $who } draws a marker.
lords-log-draw = { $who } draws { $card }.
lords-log-draw-hidden = { $who } draws a card.
lords-log-order = Their cards are equal, so chance decides the order: { $who }.
lords-show-roll = { $one } and { $two } against { $defender }.
lords-log-die = The die that may end the game shows { $pips }.
