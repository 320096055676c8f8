# Why Ursuppe refuses something. Each sentence is shown with the number of its rule.
ursuppe-game-over = The game is over; nothing can follow.
ursuppe-chance-due = No player decides now: { $due ->
    [environment] an environment card is still to be turned up
    [order] the order of the players is still to be drawn
    [die] a die is still to be rolled
    [dice] two dice are still to be rolled
    [fight] a fight is still to be rolled
   *[dummy] the dummy’s amoeba is still to be placed
}.
ursuppe-choice-due = Nothing is left to chance now: seat { $seat } decides.
ursuppe-other-chance-due = Something else is left to chance now: { $due ->
    [environment] an environment card
    [order] the order of the players
    [die] one die
    [dice] two dice
    [fight] the dice of a fight
   *[dummy] where the dummy’s amoeba appears
}.
ursuppe-not-your-turn = Seat { $seat } is asked now.
ursuppe-other-decision = Something else is to be decided now: { $decision ->
    [start] the start space on the ladder
    [set-place] where a start amoeba is put
    [lead] which colour moves
    [move] whether the amoeba drifts, swims or holds
    [die] which of the two dice is used
    [direction] the direction
    [cargo] the cubes to take along
    [cling] which amoebas cling
    [second] whether a second step follows
    [feed] what the amoeba does for food
    [react] how the attacked player reacts
    [retry] whether the attacker tries again
    [defect] how the gene defect is paid
    [buy] whether a gene is bought
    [divide] whether a new amoeba is placed
   *[aggression] whether an amoeba attacks
}.
ursuppe-cannot-pay = That costs { $bp } BP, more than there are.
ursuppe-needs-gene = Only with { $gene } can that be done.
ursuppe-card-gone = That environment card has been turned up before.
ursuppe-not-the-order = The order must name every player once.
ursuppe-dummy-not-there = The dummy’s amoeba cannot appear on { $space }.
ursuppe-no-start-space = The start spaces of the ladder are 1 to { $spaces }.
ursuppe-start-space-taken = Another marker stands on start space { $space }.
ursuppe-no-such-amoeba = Amoebas are numbered from 1 to { $amoebas } in this game.
ursuppe-on-the-board = The amoeba { $amoeba } is on the board already.
ursuppe-space-occupied = Start amoebas need a space to themselves, and { $space } is occupied.
ursuppe-cannot-lead = { $colour } is not a colour that this player can move now.
ursuppe-not-rolled = Neither of the two dice shows { $die }.
ursuppe-cargo-not-there = There are not that many { $colour } cubes to take along.
ursuppe-too-much-cargo = No more than { $most } cubes can be taken along.
ursuppe-cannot-cling = The amoeba with number { $number } is not on the space that is being left, so it cannot cling.
ursuppe-food-not-there = There are not that many { $colour } cubes to eat.
ursuppe-no-diet = These cubes are not a diet that the amoeba may eat.
ursuppe-no-host = Player { $host } cannot be the host: a host has an amoeba on the space and at least 1 BP.
ursuppe-must-eat = The amoeba finds its base diet here, so it must eat.
ursuppe-attempt-spent = The amoeba has already attacked this turn.
ursuppe-target-elsewhere = The amoeba { $amoeba } is not beside the attacker.
ursuppe-armoured = The armor of { $amoeba } protects it from foreign attackers.
ursuppe-other-target = A second try can only be against { $amoeba }.
ursuppe-gene-used = The gene { $gene } has already been used against this attack.
ursuppe-not-owned = The gene { $gene } is not owned, so it cannot be given up.
ursuppe-superfluous = The payment suffices without { $gene }, so that gene stays.
ursuppe-wrong-payment = Beside these genes { $bp } BP are to be paid.
ursuppe-no-card = There is no card of { $gene } in the pool.
ursuppe-owned = The gene { $gene } is owned already.
ursuppe-barred = The gene { $gene } cannot be bought by the owner of { $by }.
ursuppe-no-predecessor = For { $gene } another gene must be traded in that was bought in an earlier round.
ursuppe-name-the-trade = Two cards could be traded in for { $gene }: say for which one.
ursuppe-no-trade-to-name = There is no choice of { $gene } as the card that is traded in, so it is not named.
ursuppe-own-amoeba-there = A new amoeba needs a space without one of its colour, and there is one on { $space }.
ursuppe-no-own-neighbour = A new amoeba needs one of its colour on a neighbouring space, and { $space } has none.
ursuppe-not-your-amoeba = The player has no amoeba { $amoeba } on the board.
ursuppe-own-target = Aggression is against foreign amoebas; { $amoeba } is an own one.

# What is wrong with a setup.
ursuppe-two-need-a-mode = Three to six play without it; two need the mode double, pair or dummy.
ursuppe-mode-for-two = This mode is for two seats.

# What is wrong with a position.
ursuppe-cubes = There are not exactly 55 cubes of each colour in play.
ursuppe-copies = More players own a gene than there are cards of it.
ursuppe-armor-trade = Armor needs Defense or Escape as the card that was traded in for it.
ursuppe-barred-gene = A player owns a gene that another of his genes bars.
ursuppe-nobody-owns = A colour without a player of its own has BP, genes or a marker.
ursuppe-amoeba-number = There is an amoeba on the board that does not take part.
ursuppe-damage = An amoeba has more damage than it can have survived.
ursuppe-two-markers = Two markers stand on one space of the ladder.
ursuppe-off-the-ladder = A marker stands farther on the ladder than it can have come.
ursuppe-marker-missing = A marker is missing, or stands on the ladder before its player has chosen.
ursuppe-deck = The open environment card does not agree with the deck.
ursuppe-round = The deck does not have as many cards as the round leaves.
ursuppe-over-too-early = The game is said to be over, but no marker is in the finish zone and cards are left.
ursuppe-goes-on-after-end = A marker is in the finish zone, yet the game goes on.
ursuppe-acted = The colours that are said to have moved cannot have moved.
ursuppe-phase = What is waited for cannot be waited for in this position.

# The words of Ursuppe, and how the terminal shows it.
ursuppe-title = Ursuppe
ursuppe-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
   *[white] white
}
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
    Cubes: the colour's small letter and how many. Amoebas: its capital letter and their number,
    with a ' for each damage.
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
ursuppe-waits-card = An environment card is to be turned up.
ursuppe-waits-order = The order of choosing start spaces is to be drawn.
ursuppe-waits-start = A start space on the ladder is to be chosen by { $who }.
ursuppe-waits-put = A start amoeba is to be placed by { $who }.
ursuppe-waits-dummy = A space for the dummy's amoeba is to be drawn.
ursuppe-waits-lead = Which colour moves now is to be chosen by { $who }.
ursuppe-waits-move = Amoeba { $amoeba } drifts, swims or, with Holding, holds.
ursuppe-waits-roll = The die for amoeba { $amoeba } is to be rolled.
ursuppe-waits-use = Amoeba { $amoeba } uses one of the dice { $one } and { $two }.
ursuppe-waits-direct = Amoeba { $amoeba } chooses a direction.
ursuppe-waits-cargo = Amoeba { $amoeba } goes { $direction } and may take cubes along.
ursuppe-waits-cling = Amoebas of { $who } may cling to { $amoeba }.
ursuppe-waits-clingers-cargo = Those who cling to { $amoeba } may take cubes along.
ursuppe-waits-second = Amoeba { $amoeba } may step a second time.
ursuppe-waits-feed = Amoeba { $amoeba } feeds.
ursuppe-waits-react = Amoeba { $target } is attacked by { $amoeba } and may react.
ursuppe-waits-fight = The dice of { $amoeba } against { $target } are to be rolled.
ursuppe-waits-retry = Amoeba { $amoeba } may attack once more.
ursuppe-waits-defect = A gene defect is to be paid by { $who }.
ursuppe-waits-buy = Genes may be bought by { $who }.
ursuppe-waits-divide = New amoebas may be placed by { $who }.
ursuppe-waits-aggress = An attack by Aggression is open to { $who }.
ursuppe-waits-nothing = The game is over.
ursuppe-scoring = What each would advance on the ladder now (U-13.1)
ursuppe-score = { $steps } { $steps ->
    [one] space
   *[other] spaces
}: { $amoebas } { $amoebas ->
    [one] amoeba
   *[other] amoebas
}, gene weight { $weight }

# Kinds of words, as in “… is no gene”.
word-amoeba = amoeba
word-amoeba_advance = table of advances
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
word-soup = soup
word-try = try

# What stands on the board.
ursuppe-round-title = Round
ursuppe-ozone = Ozone
ursuppe-cards = { $count ->
    [0] No environment card is left
    [one] One environment card to come:
   *[other] { $count } environment cards to come:
}
ursuppe-supply = Supply
