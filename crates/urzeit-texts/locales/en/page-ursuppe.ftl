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
ursuppe-amoeba = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [purple] Purple
   *[white] White
} { $number }
ursuppe-amoeba-damage = { $damage ->
    [0] { $amoeba }
    [one] { $amoeba } with one damage
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
ursuppe-attacker = attacker
ursuppe-defender = defender

# The board.
ursuppe-board = The primordial soup
ursuppe-spaces = The spaces of the soup
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
    [2] Environment
    [3] New genes
    [4] Cell division
    [5] Deaths
   *[6] Scoring
}
ursuppe-look = Point at an amoeba to see where it finds something to eat.
ursuppe-look-at = { $amoeba }, on { $space }.
ursuppe-look-diets = Here it can eat { $diets }{ $more ->
    [0] {""}
    [one] {" "}and one more meal
   *[other] {" "}and { $more } more meals
}.
ursuppe-look-hungry = Here it finds nothing to eat.
ursuppe-look-elsewhere = There is food for it on { $spaces } too.
ursuppe-look-drift = The drift carries it to { $space }.
ursuppe-ladder-title = Ladder
ursuppe-marker = { $who } on { $space }
ursuppe-marker-at = space

# Players and genes.
ursuppe-players = Players
ursuppe-dummy = Dummy
ursuppe-steps = scores +{ $steps }
ursuppe-burden = sensitivity { $sensitivity }, ozone { $ozone }
ursuppe-alive = { $colour }: { $alive } in the soup, { $unborn } unborn
ursuppe-market = Genes
ursuppe-gene-facts = sensitivity { $sensitivity } · counts { $weight } · { $left ->
    [0] no card left
   *[other] { $left } of { $copies } left
}
ursuppe-trade-in = You trade in { $genes } for it.
ursuppe-owned-by = Owned by { $who }
ursuppe-buy = { $traded ->
    [none] Buy
   *[other] Buy for { $traded }
}
ursuppe-effect = { $gene ->
    [intelligence] Does nothing, but counts in scoring.
    [movement-1] Swimming, you roll two dice and use one of them.
    [spores] New amoebas may appear wherever you have none.
    [speed] After the first step a second one may follow, free of charge.
    [defense] Whoever is attacked may pay 1 BP and roll for the higher number to repel the attack.
    [escape] Whoever is attacked may swim away for the price of a move.
    [substitution] { $colours ->
        [3] A meal may also be four cubes of a single foreign colour.
        [4] A meal may also be four cubes in exactly two foreign colours.
       *[other] A meal may also be five cubes in exactly three foreign colours.
    }
    [ray-protection] Lowers your sensitivity by 2; given up in a gene defect it covers 4.
    [streamlining] Swimming and escaping cost nothing.
    [tentacle] With every step up to { $cargo } cubes come along from the old space.
    [holding] Your amoebas may stay where they are, or cling to foreign ones that leave.
    [life-expectancy] Your amoebas die of three damage instead of two.
    [frugality] Every meal may do without one cube.
    [struggle-for-survival] Instead of starving, an amoeba may pay 1 BP and devour another one on its space.
    [parasitism] A meal may do without one cube if a player with an amoeba on the space loses 1 BP for it.
    [division-rate] New amoebas cost { $cheap } instead of { $price } BP.
    [persistence] Like Speed, and after a failure you may attack or fight once more.
    [movement-2] Your amoebas swim wherever you want without dice, or stay.
    [aggression] Like Struggle for Survival, and once a round, in phase 5, one of your amoebas may pay 1 BP and attack a foreign one on its space.
   *[armor] Others cannot attack your amoebas in phase 1, and in phase 5 they take damage instead of dying.
}

# What is asked.
ursuppe-question = What is to be decided
ursuppe-ask-start = On which space of the ladder does { $who } start? Who is behind moves first; who is ahead buys first.
ursuppe-ask-put-first = Where does the first amoeba of { $who } go?{ $damage ->
    [0] {""}
   *[other] {" "}It starts with one damage.
}
ursuppe-ask-put-second = Where does the second amoeba of { $who } go?
ursuppe-ask-lead = Which colour do you move now?
ursuppe-ask-move = { $amoeba } on { $space } is next: how does it go on? You have { $bp } BP.
ursuppe-ask-use = Which die do you use for { $amoeba }?
ursuppe-ask-direct = Where does { $amoeba } swim from { $space }?
ursuppe-ask-cargo = { $amoeba } goes { $direction }. Which cubes does it take along? At most { $most }.
ursuppe-ask-cling = { $amoeba } leaves { $space } going { $direction }{ $cargo ->
    [none] .
   *[other] , taking { $cargo } along.
} Which amoebas of { $who } cling to it?
ursuppe-ask-clingers-cargo = { $count ->
    [one] { $amoebas } goes along.
   *[other] { $amoebas } go along.
} Which cubes come with it? At most { $most }.
ursuppe-ask-second = { $amoeba } is on { $space }. Does a second step follow?
ursuppe-ask-feed = { $food ->
    [yes] What does { $amoeba } eat on { $space }?
   *[no] { $amoeba } finds nothing to eat on { $space }. What does it do?
}
ursuppe-ask-react = { $amoeba } attacks { $target } on { $space }! What do you do? You have { $bp } BP.
ursuppe-ask-retry = The attack of { $amoeba } has failed. Does it try once more?
ursuppe-ask-defect = Gene defect of { $who }: your sensitivity { $sensitivity } exceeds the ozone { $ozone } by { $defect }. Give up genes that are worth as much, or pay the rest from your { $bp } BP.
ursuppe-ask-buy = Does { $who } buy genes? You have { $bp } BP; the cards say what each gene does.
ursuppe-ask-divide = { $price ->
    [0] No amoeba of { $who } is alive: the next one is free and may go anywhere.
   *[other] Does { $who } get a new amoeba? It costs { $price } BP, you have { $bp } BP.
}
ursuppe-ask-aggress = Does one of your amoebas attack? You have { $bp } BP.
ursuppe-waits-drift = Amoeba { $amoeba } drifts or swims.
ursuppe-over = In the end the ladder has { $markers }.

# How it is answered.
ursuppe-do-ladder = Start space { $space }
ursuppe-do-lead = { $who } moves
ursuppe-do-drift = { $drift ->
    [north] Drift north to { $space }
    [east] Drift east to { $space }
    [south] Drift south to { $space }
    [west] Drift west to { $space }
    [blocked] Drift: the way is blocked, it stays
   *[none] Drift: without drift it stays here
}
ursuppe-do-swim = { $how ->
    [die] Roll the die and swim
    [dice] Swim with two dice
   *[will] Swim where you want
}
ursuppe-do-hold = Hold on and stay
ursuppe-do-go = { $space ->
    [none] Go { $direction }: the way is blocked, it stays
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
ursuppe-do-again = Second step
ursuppe-do-stop = Stop here
ursuppe-do-eat = { $host ->
    [none] Eat { $cubes }
   *[other] Eat { $cubes }, { $host } loses 1 BP
}
ursuppe-do-attack = Attack { $amoeba }
ursuppe-do-starve = Starve: one damage
ursuppe-do-defend = Defend: the higher number wins
ursuppe-do-escape = { $how ->
    [die] Escape where the die leads
    [dice] Escape with two dice
   *[will] Escape where you want
}
ursuppe-do-accept = Let it happen
ursuppe-do-give-up = Not again
ursuppe-do-pay = { $count ->
    [0] Pay { $bp } BP
   *[other] { $bp ->
        [0] Give up { $genes }
       *[other] Give up { $genes } and pay { $bp } BP
    }
}
ursuppe-do-buy = { $traded ->
    [none] { $gene }
   *[other] { $gene } for { $traded }
}
ursuppe-do-aggress = { $amoeba } attacks { $target }
ursuppe-do-pass = Attack nobody
ursuppe-do-done-buying = Buy nothing more
ursuppe-do-done-dividing = No more amoebas
ursuppe-which = Which amoeba
ursuppe-where = Choose a space of the soup that lights up.
ursuppe-clingers = Who clings
ursuppe-hosts = Who pays for the meal
ursuppe-host = { $host ->
    [none] Nobody pays
   *[other] { $host } pays 1 BP
}
ursuppe-no-meal-yet = Put a meal together.
ursuppe-fewer = Less { $colour }
ursuppe-more = More { $colour }
ursuppe-give-up = Genes that you give up
ursuppe-no-payment-yet = That is not enough yet: give up another gene.

# What happened.
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
    [here] , where the way is blocked.
    [somewhere] .
   *[other] {" "}to { $space }.
}
ursuppe-log-dice = { $who ->
    [none] The dice show { $one } and { $two }.
   *[other] { $who } rolls { $one } and { $two }.
}
ursuppe-log-fight = Fight: { $one } rolls { $attacker }, { $two } rolls { $defender }; { $result ->
    [repelled] the attack is repelled.
    [again] once more.
   *[lost] the attacker wins.
}
ursuppe-log-dummy = An amoeba of the dummy appears on { $space }.
ursuppe-log-ladder = { $who } starts on space { $space } of the ladder.
ursuppe-log-put = { $who } places amoeba { $number } on { $space }.
ursuppe-log-divide = { $who } gets the new amoeba { $number } on { $space }.
ursuppe-log-lead = { $who } moves { $colour }.
ursuppe-log-drift = { $space ->
    [here] { $who } drifts and stays in place.
    [somewhere] { $who } lets an amoeba drift.
   *[other] { $who } drifts to { $space }.
}
ursuppe-log-swim = { $who } swims.
ursuppe-log-hold = { $who } holds on.
ursuppe-log-use = { $who } uses the { $die }: { $means ->
    [north] north
    [east] east
    [south] south
    [west] west
    [choose] any direction
   *[stay] stay
}{ $space ->
    [here] , where the way is blocked.
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
    [0] Nobody of { $who } clings.
    [one] Amoeba { $numbers } of { $who } clings.
   *[other] Amoebas { $numbers } of { $who } cling.
}
ursuppe-log-again = { $who } takes a second step.
ursuppe-log-stop = { $who } leaves it at one step.
ursuppe-log-eat = { $host ->
    [none] { $who } eats { $cubes }.
   *[other] { $who } eats { $cubes }, and { $host } loses 1 BP.
}
ursuppe-log-attack = { $who } attacks { $amoeba }.
ursuppe-log-retry = { $who } attacks once more: { $amoeba }.
ursuppe-log-starve = { $who } starves.
ursuppe-log-defend = { $who } defends itself.
ursuppe-log-escape = { $who } tries to escape.
ursuppe-log-accept = { $who } cannot or will not do anything about it.
ursuppe-log-give-up = { $who } does not try again.
ursuppe-log-pay = Gene defect: { $who } { $count ->
    [0] pays { $bp } BP.
   *[other] { $bp ->
        [0] gives up { $genes }.
       *[other] gives up { $genes } and pays { $bp } BP.
    }
}
ursuppe-log-buy = { $traded ->
    [none] { $who } buys { $gene }.
   *[other] { $who } buys { $gene } and trades in { $traded }.
}
ursuppe-log-aggress = { $amoeba } attacks { $target }.
ursuppe-log-pass = { $who } attacks nobody.
ursuppe-log-done-buying = { $count ->
    [0] { $who } buys no gene.
   *[other] { $who } buys nothing more.
}
ursuppe-log-done-dividing = { $who } gets no more amoebas.
ursuppe-log-done = { $who } is done.
ursuppe-log-dies = { $who } dies on { $space }.
ursuppe-log-advance = { $who } advances to space { $space } of the ladder.
ursuppe-log-round = Round { $round } begins.
