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
ursuppe-player = { $bp } BP, { $supply } cubes in the supply
ursuppe-genes = Genes: { $genes }; sensitivity { $sensitivity }
ursuppe-waits-card = An environment card is to be turned up.
ursuppe-waits-order = The order of choosing start spaces is to be drawn.
ursuppe-waits-start = A start space on the ladder is to be chosen by { $who }.
ursuppe-waits-put = A start amoeba is to be placed by { $who }.
ursuppe-waits-dummy = A space for the amoeba that nobody plays is to be drawn.
ursuppe-waits-lead = Which colour moves now is to be chosen by { $who }.
ursuppe-waits-move = Amoeba { $amoeba } drifts, swims or holds.
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
