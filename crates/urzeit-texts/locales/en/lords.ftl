# Why Lords of Creation refuses something. Each sentence is shown with the number of its rule.
lords-game-over = The game is over; nothing more can happen.
lords-no-such-seat = There are only { $players } players; nobody sits there.
lords-chance-due = No player can act yet: { $due ->
    [deal] the first hands have not been dealt
    [start] the start player has not been drawn
    [marker] a terrain marker has not been drawn
    [draw] cards have not been drawn
    [order] the order of the tied players has not been drawn
    [roll] the dice for the attack have not been rolled
   *[die] the die that may end the game has not been rolled
}.
lords-other-chance-due = A different outcome is due now: { $due ->
    [deal] a first hand
    [start] the start player
    [marker] a terrain marker
    [draw] a card from the pile
    [order] the order of the tied players
    [roll] the dice for the attack
   *[die] the die that may end the game
}.
lords-choice-due = Nothing is left to chance here: a player decides.
lords-not-your-turn = It is seat { $seat }’s turn.
lords-other-asked = { $asked ->
    [lay] First lay or keep a terrain marker.
    [card] First choose a card.
    [put] First place your people.
    [advance] First advance to the hex you have emptied.
   *[act] You cannot do that during a turn; move, attack, civilise, build an altar, or end the turn.
}
lords-other-seat-draws = Seat { $seat } comes first.
lords-deal-size = A first hand has { $size } cards.
lords-not-in-pile = There are not that many { $card } cards in the pile.
lords-not-in-bag = There are no { $terrain } markers left in the bag.
lords-not-the-group = The order must name every tied player once, and nobody else.
lords-no-marker = The player has no { $terrain } marker to lay.
lords-has-terrain = { $hex } already has a terrain.
lords-keeps-enough = You can keep only three markers, so you must lay one.
lords-no-card = The player does not hold { $card }.
lords-has-chosen = The player has already chosen a card, and the choice is final.
lords-other-terrain = The card calls for { $terrain }, and { $hex } is not { $terrain }.
lords-foreign = { $hex } is occupied by another player’s people.
lords-not-yours = { $hex } does not belong to the player.
lords-one-must-stay = There is only one people marker on { $hex }, and one must stay.
lords-move-count = At least one must move and at least one must stay, so { $most ->
    [1] only one
   *[other] 1 to { $most }
} can move.
lords-terrain-differs = People stay on their own terrain, and { $to } has a different one from { $from }.
lords-not-linked = { $to } is not adjacent to { $from }, and it cannot be reached across a single sea hex.
lords-no-way = There is no route that takes that many people from { $from } to { $to }.
lords-sides-differ = Barbarians and civilised people never mix, and { $hex } holds the other side.
lords-civilised-stay = The people on { $hex } are civilised and never enter empty land.
lords-civilised-never-attack = The people on { $hex } are civilised and never attack.
lords-nobody-there = There is nobody on { $hex } to attack.
lords-attack-own = The people on { $hex } belong to the attacker.
lords-nothing-to-enter = No hex has just been emptied, so there is nowhere to advance to.
lords-advance-count = { $most ->
    [1] { $least ->
        [1] Exactly one marker advances.
       *[other] At most one marker may advance.
    }
   *[other] { $least } to { $most } markers may advance.
}
lords-has-civilised = The player has already civilised this turn.
lords-not-barbarian = There are no barbarians on { $hex }.
lords-not-next-to-civilised = The player’s free choice is used up, and { $hex } is not adjacent to a civilised hex.
lords-has-built = The player has already built an altar this turn.
lords-not-civilised = The people on { $hex } are not civilised.
lords-too-few-for-altar = An altar replaces one of at least two people markers, and there is only one on { $hex }.
lords-has-altar = There is already an altar on { $hex }.
lords-no-altar-left = The player has no altars left.
lords-turn-too-long = This turn has reached the limit of actions.

# What a box with other counts lacks.
lords-box-few-markers = It has { $found } terrain markers in play; this many players need at least { $needed }.
lords-box-few-cards = It has { $found } cards in play; this many players need at least { $needed }.
lords-box-no-marker = It has no terrain marker for { $what ->
    [island] islands
    [hills] hills
    [forest] forest
   *[grassland] grassland
}, and people must be able to live there.
lords-box-no-card = It has no card for { $what ->
    [island] islands
    [hills] hills
    [forest] forest
   *[grassland] grassland
}, so nobody could ever live there.

# What is wrong with a position.
lords-nobody = A seat is named that nobody sits in.
lords-two-terrains = A hex has two terrains.
lords-edge-not-desert = In the small world the edge must be desert.
lords-too-many-markers = There are more terrain markers than the game contains.
lords-land-before-start = There is terrain before the creation phase has begun.
lords-keeps-too-many = A player keeps more than three markers.
lords-creation-over = Every hex has its terrain, so the creation phase is over.
lords-keeps-after-creation = A player still keeps markers after the creation phase.
lords-creation-not-over = There is still a hex without terrain, so the creation phase is not over.
lords-shared-hex = Two players share a hex.
lords-too-many-people = A player has more people markers than the game contains.
lords-too-many-altars = A player has more altars than the game contains.
lords-owner-without-people = A hex belongs to a player who has no people on it.
lords-uninhabitable = There are people where nobody can live.
lords-altar-without-civilised = There is an altar without civilised people.
lords-people-before-land = There are people before there is a world.
lords-nobody-civilised = There is a civilised hex, but nobody has used the free choice.
lords-too-many-cards = There are more cards of one kind than the game contains.
lords-discards-of-no-round = The discards do not make up complete rounds.
lords-hand-sizes = The hands are not the right size.
lords-pile = The pile does not match the hands.
lords-chosen-not-in-hand = A chosen card is not in the hand.
lords-not-revealed = Not every player’s card is on the table.
lords-cards-on-table = There are cards on the table between two rounds.
lords-goes-on-after-end = The game goes on after it has ended.
lords-order = The turn order does not follow from the cards.
lords-action-count = The number of actions this turn is wrong.
lords-nowhere-to-place = There is nowhere to place people, so this step is skipped.
lords-no-attack = This attack is not possible.
lords-no-advance = This advance is not possible.
lords-no-die = No die is due now.
lords-over-too-early = The game is not over yet.

# Kinds of words, as in “… is not a valid hex”.
word-hex = hex
word-card = card
word-card-in-order = card sorted by rank and value
word-colour = colour
word-chance = kind of chance
word-asked = kind of choice
word-die = number of pips
word-deck = choice of decks
word-knowledge = kind of knowledge
word-random-end = random end
word-board-option = board size
word-turn-order = turn order
word-tie-break = tie-break
word-keep-mode = way to keep markers
word-doubles = meaning of doubles
word-advance = way to advance
word-sea-link = kind of link across the sea
word-seats = list of seats
word-hands = list of hands
word-discards = list of discards
word-kept = list of kept markers
word-chosen = list of chosen cards
word-drawn = drawn marker
word-done = list of actions taken
# The words of Lords of Creation, and how the terminal shows it.
lords-legend =
    Each row has a letter, and its hexes are numbered from the left: A1 to A6, F1 to F11, K1 to K6.
    Terrain: i island, h hills, f forest, g grassland, ~ sea, ^ mountains, : desert, . none yet.
    People: the colour’s letter, how many, then b barbarian, c civilised or a with an altar.
lords-show-seat = Seat { $seat }: { $supply } people in the supply, { $altars } altars
lords-free-civ = (may still civilise anywhere)
lords-show-hand = Hand: { $list }
lords-show-kept = Kept: { $list }
lords-show-chosen = Card for this round: { $list }
lords-show-stock = Cards in the pile: { $pile }. Markers in the bag: { $bag }.
lords-show-order = Order of this round: { $order }; { $finished ->
    [0] nobody has finished their turn
    [one] one turn is over
   *[other] { $finished } turns are over
}.
lords-waits-deal = The first hand of { $who } has yet to be dealt.
lords-waits-start = The start player has yet to be drawn.
lords-waits-marker = A marker has yet to be drawn for { $who }.
lords-waits-lay = { $who } has drawn { $marker }, and lays a marker or keeps this one.
lords-waits-select = Choosing a card in secret: { $who }.
lords-waits-draw = A card has yet to be drawn for { $who }.
lords-waits-order = The order of the tied players has yet to be drawn.
lords-waits-place = { $who } places people.
lords-waits-act = { $who } may move, attack, civilise, build an altar, or end the turn.
lords-waits-roll = The dice for the attack by { $who } from { $from } on { $to } have yet to be rolled.
lords-waits-advance = { $who } advances from { $from } to { $to }.
lords-waits-die = The die that may end the game has yet to be rolled.
lords-waits-nothing = The game is over.
lords-scoring = Worship points (L-9.2)
lords-scoring-now = Worship points if the game ended now (L-9.2)
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
lords-log-card-hidden = { $who } chooses a card.
lords-log-order = Their cards are equal, so chance decides the order: { $who }.
lords-show-roll = { $one } and { $two } against { $defender }.
lords-log-die = The die that may end the game shows { $pips }.
