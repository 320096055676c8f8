# Ursuppe on the page.

# What things are called.
ursuppe-tribe = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [purple] Purple
   *[white] White
}
ursuppe-amoeba-damage = { $damage ->
    [0] { $amoeba }
    [one] { $amoeba } with 1 damage
   *[other] { $amoeba } with { $damage } damage
}
ursuppe-some-cubes = { $count } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
   *[white] white
}
ursuppe-no-cubes = no cubes
ursuppe-no-amoebas = no amoebas
ursuppe-bp = { $bp } BP
ursuppe-cost = { $bp ->
    [0] free
   *[other] { $bp } BP
}

# The board.
ursuppe-board = The Ursuppe board
ursuppe-spaces = The spaces of the board
ursuppe-space = { $space }: { $cubes }; { $amoebas }
ursuppe-compass = { $drift ->
    [north] Compass: drift north
    [east] Compass: drift east
    [south] Compass: drift south
    [west] Compass: drift west
   *[none] Compass: no drift
}, ozone { $ozone }
ursuppe-card = { $drift ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[none] no drift
}, ozone { $ozone }
ursuppe-supply-is = In the supply: { $cubes }
ursuppe-phases = The phases of the round
ursuppe-phase-name = { $phase ->
    [1] Move and eat
    [2] Environment and gene defects
    [3] New genes
    [4] Cell division
    [5] Deaths
   *[6] Scoring
}
ursuppe-look = Point at an amoeba to see where it can find a meal.
ursuppe-look-at = { $amoeba }, on { $space }.
ursuppe-look-diets = Here it can eat { $diets }{ $more ->
    [0] {""}
    [one] {" "}or one other meal
   *[other] {" "}or { $more } other meals
}.
ursuppe-look-hungry = There is no meal for it here.
ursuppe-look-elsewhere = It would find a meal on { $spaces }.
ursuppe-look-drift = The drift carries it to { $space }.
ursuppe-ladder-title = Ladder
ursuppe-marker = { $who } on { $space }
ursuppe-marker-at = space

# Players and genes.
ursuppe-players = Players
ursuppe-dummy = Dummy
ursuppe-steps = scores +{ $steps }
ursuppe-burden = sensitivity { $sensitivity }, ozone { $ozone }
ursuppe-alive = { $colour }: { $alive } on the board, { $unborn } off it
ursuppe-market = Genes
ursuppe-gene-risk = Sensitivity { $before } → { $sensitivity }, ozone { $ozone }
ursuppe-gene-facts = sensitivity { $sensitivity } · weight { $weight } · { $left ->
    [0] no card left
   *[other] { $left } of { $copies } left
}
ursuppe-trade-in = You must trade in { $genes } for it.
ursuppe-owned-by = Owned by { $who }
ursuppe-buy = { $traded ->
    [none] Buy
   *[other] Buy, trading in { $traded }
}
ursuppe-effect = { $gene ->
    [intelligence] Has no effect, but counts for gene weight in scoring.
    [movement-1] When you swim, roll two dice and use one of them.
    [spores] New amoebas may appear on any space without an amoeba of that colour.
    [speed] After the first step you may take a second one, free of charge.
    [defense] When attacked, you may pay 1 BP and roll: the higher number repels the attack.
    [escape] When attacked, you may swim away for the usual price of swimming.
    [substitution] { $colours ->
        [3] A meal may also be four cubes of a single other colour.
        [4] A meal may also be four cubes in exactly two other colours.
       *[other] A meal may also be five cubes in exactly three other colours.
    }
    [ray-protection] Lowers your sensitivity by 2; if you give it up in a gene defect, it is worth 4.
    [streamlining] Swimming and escaping cost nothing.
    [tentacle] With every step you may take along up to { $cargo } cubes from the old space.
    [holding] Your amoebas may hold (stay where they are), or cling to amoebas of others that leave their space.
    [life-expectancy] Your amoebas die at 3 damage instead of 2.
    [frugality] Every meal may be one cube smaller.
    [struggle-for-survival] Instead of starving, an amoeba may pay 1 BP and attack another one on its space to eat it.
    [parasitism] A meal may be one cube smaller if another player with an amoeba on the space pays 1 BP for it.
    [division-rate] New amoebas cost { $cheap } BP instead of { $price }.
    [persistence] Like Speed, and after a failed attack or a lost fight you have a second try.
    [movement-2] Your amoebas swim in any direction without dice, or stay.
    [aggression] Like Struggle for Survival, and once a round, in phase 5, one of your amoebas may pay 1 BP and attack an amoeba on its space that is not yours.
   *[armor] Others cannot attack your amoebas in phase 1, and in phase 5 your amoebas take damage instead of dying.
}

# What is asked.
ursuppe-question = Your decision
ursuppe-ask-start = Where on the ladder does { $who } start? The player at the back moves first; the player in front buys first.
ursuppe-ask-put-first = Where does the first amoeba of { $who } go?{ $damage ->
    [0] {""}
   *[other] {" "}It starts with 1 damage.
}
ursuppe-ask-put-second = Where does the second amoeba of { $who } go?
ursuppe-ask-lead = Which colour do you move now?
ursuppe-ask-move = { $amoeba } on { $space } is next. How does it move? You have { $bp } BP.
ursuppe-ask-use = Which die do you use for { $amoeba }?
ursuppe-ask-direct = Where does { $amoeba } swim from { $space }?
ursuppe-ask-cargo = { $amoeba } goes { $direction }. Which cubes does it take along? It can take { $most } at most.
ursuppe-ask-cling = { $amoeba } leaves { $space } going { $direction }{ $cargo ->
    [none] .
   *[other] , taking { $cargo } along.
} Which amoebas of { $who } cling to it?
ursuppe-ask-clingers-cargo = { $count ->
    [one] { $amoebas } goes along.
   *[other] { $amoebas } go along.
} Which cubes do you take along? You can take { $most } at most.
ursuppe-ask-second = { $amoeba } is on { $space }. Do you take a second step?
ursuppe-ask-feed = { $food ->
    [yes] What does { $amoeba } eat on { $space }?
   *[no] { $amoeba } finds no meal on { $space }. What does it do?
}
ursuppe-ask-react = { $amoeba } attacks { $target } on { $space }! What do you do? You have { $bp } BP.
ursuppe-ask-retry = The attack by { $amoeba } has failed. Do you use your second try?
ursuppe-ask-defect = Gene defect for { $who }: the sensitivity of { $sensitivity } exceeds the ozone of { $ozone } by { $defect }. Pay that much in genes, BP or both; you have { $bp } BP.
ursuppe-ask-buy = Does { $who } buy genes? You have { $bp } BP.
ursuppe-ask-divide = { $price ->
    [0] { $who } has no amoebas left: the next one is free and may go anywhere.
   *[other] Does { $who } get a new amoeba? It costs { $price } BP; you have { $bp }.
}
ursuppe-ask-aggress = Does one of your amoebas attack? You have { $bp } BP.
ursuppe-over = { $why ->
    [finish] A marker has reached the finish zone.
   *[cards] The environment cards are used up.
} Final places on the ladder: { $markers }.
ursuppe-tally-round = Round { $round }

# How it is answered.
ursuppe-do-ladder = Start space { $space }
ursuppe-do-lead = { $who } moves
ursuppe-do-drift = { $drift ->
    [north] Drift north to { $space }
    [east] Drift east to { $space }
    [south] Drift south to { $space }
    [west] Drift west to { $space }
    [blocked] Drift: the way is blocked, so it stays
   *[none] Drift: there is no drift, so it stays
}
ursuppe-do-swim = { $how ->
    [die] Roll the die and swim
    [dice] Roll two dice and swim
   *[will] Swim in any direction
}
ursuppe-do-hold = Hold: stay here
ursuppe-do-go = { $space ->
    [none] Go { $direction }: the way is blocked, so it stays
   *[other] Go { $direction } to { $space }
}
ursuppe-do-stay = Stay here
ursuppe-die-choose = Choose a direction
ursuppe-die-stay = Stay here
ursuppe-do-take = { $count ->
    [0] Take nothing along
   *[other] Take { $cubes } along
}
ursuppe-do-cling = { $count ->
    [0] Nobody clings
    [one] { $amoebas } clings
   *[other] { $amoebas } cling
}
ursuppe-do-again = Take a second step
ursuppe-do-stop = Stop here
ursuppe-do-eat = { $host ->
    [none] Eat { $cubes }
   *[other] Eat { $cubes }; { $host } pays 1 BP
}
ursuppe-do-attack = Attack { $amoeba }
ursuppe-do-starve = Starve: take 1 damage
ursuppe-do-defend = Defend: the higher number wins
ursuppe-do-escape = { $how ->
    [die] Roll the die and escape
    [dice] Roll two dice and escape
   *[will] Escape in any direction
}
ursuppe-do-accept = Accept
ursuppe-do-give-up = Give up the attack
ursuppe-do-pay = { $count ->
    [0] Pay { $bp } BP
   *[other] { $bp ->
        [0] Give up { $genes }
       *[other] Give up { $genes } and pay { $bp } BP
    }
}
ursuppe-do-aggress = { $amoeba } attacks { $target }
ursuppe-do-pass = Attack nobody
ursuppe-do-done-buying = Done buying
ursuppe-to-board = Look at the board
ursuppe-to-market = To the genes
ursuppe-do-done-dividing = Done dividing
ursuppe-which = Which amoeba
ursuppe-where = Choose a highlighted space on the board.
ursuppe-clingers = Who clings
ursuppe-hosts = Host who pays for the meal
ursuppe-host = { $host ->
    [none] No host
   *[other] { $host } pays 1 BP
}
ursuppe-no-meal-yet = Put a meal together.
ursuppe-fewer = { $colour }: one fewer
ursuppe-more = { $colour }: one more
ursuppe-give-up = Genes to give up
ursuppe-no-payment-yet = That is not enough yet: choose the genes to give up.

# What happened.
ursuppe-log-ladder = { $who } starts on ladder space { $space }.
ursuppe-log-put = { $who } places amoeba { $number } on { $space }.
ursuppe-log-divide = { $who } places the new amoeba { $number } on { $space }.
ursuppe-log-lead = { $who } moves { $colour }.
ursuppe-log-drift = { $space ->
    [here] { $who } drifts and stays in place.
    [somewhere] { $who } lets an amoeba drift.
   *[other] { $who } drifts to { $space }.
}
ursuppe-log-swim = { $who } swims.
ursuppe-log-hold = { $who } holds.
ursuppe-log-use = { $who } uses the { $die }: { $means ->
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
ursuppe-log-go = { $who } swims { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}{ $space ->
    [here] {" "}and gets nowhere.
    [somewhere] .
   *[other] {" "}to { $space }.
}
ursuppe-log-stay = { $who } stays in place.
ursuppe-log-take = { $count ->
    [0] { $who } takes nothing along.
   *[other] { $who } takes { $cubes } along.
}
ursuppe-log-cling = { $count ->
    [0] { $who } lets nobody cling.
    [one] { $who }’s amoeba { $numbers } clings.
   *[other] { $who }’s amoebas { $numbers } cling.
}
ursuppe-log-again = { $who } takes a second step.
ursuppe-log-stop = { $who } stops after one step.
ursuppe-log-eat = { $host ->
    [none] { $who } eats { $cubes }.
   *[other] { $who } eats { $cubes }, and { $host } pays 1 BP.
}
ursuppe-log-attack = { $who } attacks { $amoeba }.
ursuppe-log-retry = { $who } uses the second try to attack { $amoeba }.
ursuppe-log-starve = { $who } starves.
ursuppe-log-defend = { $who } defends.
ursuppe-log-escape = { $who } tries to escape.
ursuppe-log-accept = { $who } accepts the attack.
ursuppe-log-give-up = { $who } gives up the attack.
ursuppe-log-pay = Gene defect: { $who } { $count ->
    [0] pays { $bp } BP.
   *[other] { $bp ->
        [0] gives up { $genes }.
       *[other] gives up { $genes } and pays { $bp } BP.
    }
}
ursuppe-log-buy = { $traded ->
    [none] { $who } buys { $gene }.
   *[other] { $who } buys { $gene }, trading in { $traded }.
}
ursuppe-log-aggress = { $amoeba } attacks { $target }.
ursuppe-log-pass = { $who } attacks nobody.
ursuppe-log-done-buying = { $count ->
    [0] { $who } buys no genes.
   *[other] { $who } is done buying.
}
ursuppe-log-done-dividing = { $who } is done dividing.
ursuppe-log-done = { $who } is done.
ursuppe-log-dies = { $who } dies on { $space }.
ursuppe-log-advance = { $who } advances to ladder space { $space }.
ursuppe-log-round = Round { $round } begins.

ursuppe-order = { $order ->
    [drift-to-meal] Drift whenever that leads to a meal, otherwise ask me
    [defend] Always defend
    [pay-bp] Pay for gene defects with BP, if I have enough
   *[buy-nothing] Buy nothing in round { $round }
}
