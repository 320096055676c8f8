# Why Ursuppe refuses something. Each sentence is shown with the number of its rule.
ursuppe-game-over = The game is over; nothing more can happen.
ursuppe-chance-due = No player can act yet: { $due ->
    [environment] an environment card has not been turned up
    [order] the order of the players has not been drawn
    [die] a die has not been rolled
    [dice] two dice have not been rolled
    [fight] the dice for a fight have not been rolled
   *[dummy] the space for the dummy’s amoeba has not been drawn
}.
ursuppe-choice-due = Nothing is left to chance here: seat { $seat } decides.
ursuppe-other-chance-due = A different outcome is due now: { $due ->
    [environment] an environment card
    [order] the order of the players
    [die] one die
    [dice] two dice
    [fight] the dice for a fight
   *[dummy] where the dummy’s amoeba appears
}.
ursuppe-not-your-turn = This decision is seat { $seat }’s.
ursuppe-other-decision = A different decision is due now: { $decision ->
    [start] the start space on the ladder
    [set-place] where to place a start amoeba
    [lead] which colour moves
    [move] whether the amoeba drifts, swims or holds
    [die] which of the two dice to use
    [direction] the direction
    [cargo] which cubes to take along
    [cling] which amoebas cling
    [second] whether to take a second step
    [feed] how the amoeba feeds
    [react] how the attacked player reacts
    [retry] whether the attacker tries again
    [defect] how to pay for the gene defect
    [buy] whether to buy a gene
    [divide] whether to place a new amoeba
   *[aggression] whether to attack with an amoeba
}.
ursuppe-cannot-pay = That costs { $bp } BP, and there are not enough.
ursuppe-needs-gene = That needs the gene { $gene }.
ursuppe-card-gone = That environment card has already been turned up.
ursuppe-not-the-order = The order must name every player exactly once.
ursuppe-dummy-not-there = The dummy’s amoeba cannot appear on { $space }.
ursuppe-no-start-space = The start spaces on the ladder are 1 to { $spaces }.
ursuppe-start-space-taken = There is already a marker on start space { $space }.
ursuppe-no-such-amoeba = In this game amoebas are numbered 1 to { $amoebas }.
ursuppe-on-the-board = Amoeba { $amoeba } is already on the board.
ursuppe-space-occupied = A start amoeba needs a space without amoebas, and { $space } is occupied.
ursuppe-cannot-lead = The player cannot move the colour { $colour } now.
ursuppe-not-rolled = Neither of the two dice shows { $die }.
ursuppe-cargo-not-there = There are not that many { $colour } cubes to take along.
ursuppe-too-much-cargo = You can take along at most { $most } cubes.
ursuppe-cannot-cling = Amoeba number { $number } is not on the space being left, so it cannot cling.
ursuppe-food-not-there = There are not that many { $colour } cubes to eat.
ursuppe-no-diet = The amoeba cannot make a meal of these cubes.
ursuppe-no-host = Player { $host } cannot be the host: a host needs an amoeba on the space and at least 1 BP.
ursuppe-must-eat = There is a basic meal here, so the amoeba must eat.
ursuppe-attempt-spent = The amoeba has already attacked this turn.
ursuppe-target-elsewhere = Amoeba { $amoeba } is not on the attacker’s space.
ursuppe-armoured = Armor protects { $amoeba } from other players.
ursuppe-other-target = The second try must be against { $amoeba } again.
ursuppe-gene-used = The gene { $gene } has already been used against this attack.
ursuppe-not-owned = The player does not own { $gene }, so it cannot be given up.
ursuppe-superfluous = The payment is enough without { $gene }, so that gene must stay.
ursuppe-wrong-payment = With these genes you have to pay { $bp } BP.
ursuppe-no-card = There is no { $gene } card left in the pool.
ursuppe-owned = The player already owns { $gene }.
ursuppe-barred = The owner of { $by } cannot buy { $gene }.
ursuppe-no-predecessor = To buy { $gene } you must trade in the gene it builds on, and you must have bought that one in an earlier round.
ursuppe-name-the-trade = Two cards could be traded in for { $gene }: say which one.
ursuppe-no-trade-to-name = There is no choice of card to trade in here, so do not name { $gene }.
ursuppe-own-amoeba-there = A new amoeba needs a space without amoebas of its colour, and there is one on { $space }.
ursuppe-no-own-neighbour = A new amoeba needs an amoeba of its colour on a neighbouring space, and { $space } has no such neighbour.
ursuppe-not-your-amoeba = The player has no amoeba { $amoeba } on the board.
ursuppe-own-target = Aggression cannot attack your own amoeba { $amoeba }.

# What is wrong with a setup.
ursuppe-two-need-a-mode = Without a mode the game is for three to six players; two need the mode double, pair or dummy.
ursuppe-mode-for-two = This mode is for two players.

# What is wrong with a position.
ursuppe-cubes = There are not exactly 55 cubes of each colour.
ursuppe-copies = More players own a gene than there are cards of it.
ursuppe-armor-trade = Armor must have been bought by trading in Defense or Escape.
ursuppe-barred-gene = A player owns a gene that another of that player’s genes bars.
ursuppe-nobody-owns = A colour without a player of its own has BP, genes or a marker.
ursuppe-amoeba-number = There is an amoeba on the board that is not part of this game.
ursuppe-damage = An amoeba has more damage than it can have survived.
ursuppe-two-markers = Two markers share a space on the ladder.
ursuppe-off-the-ladder = A marker is farther along the ladder than it can be.
ursuppe-marker-missing = A marker is missing, or is on the ladder before its player has chosen a start space.
ursuppe-deck = The open environment card does not match the deck.
ursuppe-round = The number of cards in the deck does not match the round.
ursuppe-over-too-early = The game is marked as over, but no marker is in the finish zone and there are cards left.
ursuppe-goes-on-after-end = A marker is in the finish zone, but the game goes on.
ursuppe-acted = The colours marked as having moved cannot have moved.
ursuppe-phase = The game cannot be waiting for this in this position.

# The words of Ursuppe, and how the terminal shows it.
ursuppe-amoeba = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [purple] Purple
   *[white] White
} { $number }
ursuppe-direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ursuppe-gene = { $gene ->
    [intelligence] Intelligence
    [movement-1] Movement I
    [spores] Spores
    [speed] Speed
    [defense] Defense
    [escape] Escape
    [substitution] Substitution
    [ray-protection] Ray Protection
    [streamlining] Streamlining
    [tentacle] Tentacle
    [holding] Holding
    [life-expectancy] Life Expectancy
    [frugality] Frugality
    [struggle-for-survival] Struggle for Survival
    [parasitism] Parasitism
    [division-rate] Division Rate
    [persistence] Persistence
    [movement-2] Movement II
    [aggression] Aggression
   *[armor] Armor
}
ursuppe-island = (island)
ursuppe-legend =
    Cubes: the colour’s small letter (r red, y yellow, g green, b blue, p purple, w white) and how
    many. Amoebas: the capital letter and the amoeba’s number, with a ' for each damage.
ursuppe-environment = Round { $round }. Environment: { $drift ->
    [north] drift north
    [east] drift east
    [south] drift south
    [west] drift west
   *[none] no drift
}, ozone { $ozone }; cards left: { $left }.
ursuppe-ladder = Ladder: { $markers }; the finish zone begins at { $finish }.
ursuppe-player = { $seat ->
    [none] {""}
   *[other] Seat { $seat }:{" "}
}{ $bp } BP; cubes in the supply: { $supply }
ursuppe-genes = Genes: { $genes }; sensitivity { $sensitivity }
ursuppe-waits-card = An environment card has yet to be turned up.
ursuppe-waits-order = The order of choosing start spaces has yet to be drawn.
ursuppe-waits-start = Choosing a start space on the ladder: { $who }.
ursuppe-waits-put = Placing a start amoeba: { $who }.
ursuppe-waits-dummy = The space for the dummy’s amoeba has yet to be drawn.
ursuppe-waits-lead = Choosing which colour moves now: { $who }.
ursuppe-waits-move = Amoeba { $amoeba } drifts, swims or, with Holding, holds.
ursuppe-waits-drift = Amoeba { $amoeba } drifts or swims.
ursuppe-waits-roll = The die for amoeba { $amoeba } has yet to be rolled.
ursuppe-waits-use = Amoeba { $amoeba } uses one of the dice { $one } and { $two }.
ursuppe-waits-direct = Amoeba { $amoeba } chooses a direction.
ursuppe-waits-cargo = Amoeba { $amoeba } goes { $direction } and may take cubes along.
ursuppe-waits-cling = { $who } may let amoebas cling to { $amoeba }.
ursuppe-waits-clingers-cargo = The amoebas that cling to { $amoeba } may take cubes along.
ursuppe-waits-second = Amoeba { $amoeba } may take a second step.
ursuppe-waits-feed = Amoeba { $amoeba } feeds.
ursuppe-waits-react = Amoeba { $target } is attacked by { $amoeba } and may react.
ursuppe-waits-fight = The dice for { $amoeba } against { $target } have yet to be rolled.
ursuppe-waits-retry = Amoeba { $amoeba } may use its second try.
ursuppe-waits-defect = Paying for a gene defect: { $who }.
ursuppe-waits-buy = Buying genes: { $who }.
ursuppe-waits-divide = Placing new amoebas: { $who }.
ursuppe-waits-aggress = { $who } may attack with Aggression.
ursuppe-waits-nothing = The game is over.
ursuppe-scoring = How far each player would advance on the ladder now (U-13.1)
ursuppe-score = { $steps } { $steps ->
    [one] step
   *[other] steps
}: { $amoebas } { $amoebas ->
    [one] amoeba
   *[other] amoebas
}, gene weight { $weight }

# Kinds of words, as in “… is not a valid gene”.
word-amoeba = amoeba
word-amoeba_advance = table of steps for amoebas
word-attack = kind of attack
word-attempt = state of an attack
word-bout = fight
word-cards = list of environment cards
word-colours = list of colours
word-cubes = number of cubes
word-decision = decision
word-direction = direction
word-errand = reason to move
word-finish_check = time of the finish check
word-gene = gene
word-genes = list of genes
word-leg = part of a journey
word-mode = mode
word-player = player
word-round = round
word-soup = contents of the board
word-try = try

# What chance decided.
ursuppe-attacker = attacker
ursuppe-defender = defender
ursuppe-log-environment = The new environment card: { $drift ->
    [north] drift north
    [east] drift east
    [south] drift south
    [west] drift west
   *[none] no drift
}, ozone { $ozone }.
ursuppe-log-order = Start spaces are chosen in this order: { $players }.
ursuppe-log-die = { $who ->
    [none] The die shows { $die }
   *[other] { $who } rolls { $die }
}: { $means ->
    [north] north
    [east] east
    [south] south
    [west] west
    [choose] any direction
   *[stay] stay
}{ $space ->
    [here] , but the way is blocked.
    [somewhere] .
   *[other] {" "}to { $space }.
}
ursuppe-log-dice = { $who ->
    [none] The dice show { $one } and { $two }.
   *[other] { $who } rolls { $one } and { $two }.
}
ursuppe-log-fight = Fight: { $one } rolls { $attacker }, { $two } rolls { $defender }; { $result ->
    [repelled] the attack is repelled.
    [again] roll again.
   *[lost] the target loses the fight.
}
ursuppe-log-dummy = An amoeba of the dummy appears on { $space }.
# What stands on the board.
ursuppe-round-title = Round
ursuppe-ozone = Ozone
ursuppe-cards = { $count ->
    [0] No environment cards are left
    [one] One environment card to come:
   *[other] { $count } environment cards to come:
}
ursuppe-supply = Supply
