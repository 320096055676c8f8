# Lords of Creation: why something is refused, and what is wrong with a position.

lords-game-over = The game is over.
lords-no-such-seat = There are { $players } players; nobody sits there.
lords-chance-due = Chance decides now: { $due } is due.
lords-other-chance-due = Chance decides something else now: { $due } is due.
lords-choice-due = A player decides now, not chance.
lords-not-your-turn = It is the turn of seat { $seat }.
lords-other-asked = Something else is asked for now: { $asked }.
lords-other-seat-draws = Seat { $seat } comes first.
lords-deal-size = A first hand has { $size } cards.
lords-not-in-pile = There is no { $card } left in the pile.
lords-not-in-bag = There is no { $terrain } left in the bag.
lords-not-the-group = The order must name everybody who is tied, each once, and nobody else.
lords-no-marker = You have no { $terrain } to lay.
lords-has-terrain = { $hex } has a terrain already.
lords-keeps-enough = Nobody keeps more than three markers: lay one.
lords-no-card = You do not hold { $card }.
lords-has-chosen = You have chosen your card, and a choice is final.
lords-other-terrain = { $hex } is not { $terrain }, which your card asks for.
lords-foreign = Another player's people are on { $hex }.
lords-not-yours = { $hex } is not yours.
lords-one-must-stay = Only one people marker is on { $hex }, and one must stay.
lords-move-count = From there 1 to { $most } can move.
lords-terrain-differs = People stay on their terrain, and { $to } is not what { $from } is.
lords-not-linked = { $to } is not next to { $from }.
lords-no-way = No way leads so many people from { $from } to { $to }.
lords-sides-differ = The people on { $hex } are of the other side; barbarians and civilised people never mix.
lords-civilised-stay = The people on { $hex } are civilised and do not enter empty land.
lords-civilised-never-attack = The people on { $hex } are civilised and never attack.
lords-nobody-there = Nobody is on { $hex }.
lords-attack-own = The people on { $hex } are your own.
lords-nothing-to-enter = No hex has just been emptied that you could enter.
lords-advance-count = Between { $least } and { $most } may advance.
lords-has-civilised = You have civilised in this turn.
lords-not-barbarian = There are no barbarians on { $hex }.
lords-not-next-to-civilised = Your free choice is used, and no civilised hex is next to { $hex }.
lords-has-built = You have built an altar in this turn.
lords-not-civilised = The people on { $hex } are not civilised.
lords-too-few-for-altar = An altar takes the place of one of two people markers, and { $hex } has only one.
lords-has-altar = There is an altar on { $hex } already.
lords-no-altar-left = You have no altar left.
lords-turn-too-long = This turn has had all the actions that a turn may have.

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
lords-show-seat = Seat { $seat }: { $supply } people and { $altars } altars in the supply
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
lords-show-score = { $barbarian } barbarian × 1 + { $civilised } civilised × 2 + { $altars } with altar × 3 = { $points }; { $hexes } hexes, { $people } people
