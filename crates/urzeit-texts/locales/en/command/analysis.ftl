# `analyse`: what the command says.
usage-analyse = urzeit analyse [OPTIONS] <FILE>
analyse-about = Show everybody’s chances through a game, and which actions were best and why
analyse-about-more =
    Searches every position of a record from the point of view of the player who had to choose.
    Prints the big swings (mistakes with what would have been better, and luck) and how well
    everybody chose. The same seed gives the same analysis on every machine, with any number of cores.

        urzeit analyse game.urz --svg chances.svg
        urzeit analyse game.urz --entry 37
analyse-all = Print every entry instead of only the big swings
analyse-entries = Analyse only the position before entry K, or those before K to L; if there are only a few, show them in detail
analyse-json = Print JSON instead (docs/analysis-json.md)
analyse-svg = Write a chart of everybody’s chances to this file
analyse-iterations = How many iterations of search each position gets [default: 1000; 10000 for ten or fewer]
error-entries = “{ $found }” does not name any entries of this record. Write K or K-L with numbers from 1 to { $last }.
analyse-hidden = Entries hidden behind “?” cannot be played; analyse the record when the game is over.
analyse-progress = { $done } of { $games } positions
analyse-heading = { $game }, { $players } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; { $iterations } iterations per position, seed { $seed }
analyse-columns = entry|who|played
analyse-columns-after = change|better
analyse-better = { $action }: { $reason }
analyse-luck = good luck for { $who }
analyse-bad-luck = bad luck for { $who }
analyse-no-swings = No mistake and no outcome of chance changed the chances by much.
analyse-accuracy = How well everybody chose; a loss is measured in chances of winning:
analyse-accuracy-columns = seat|who|choices|no loss|mistakes|mean loss
analyse-entry = Before entry { $number }: { $played }
analyse-end = the record ends here
analyse-chance = { $who } { $chance } ({ $points } points)
analyse-loss = The entry played gave away { $loss } of the chance of winning.
analyse-best-columns = action|chance|points|visits|what it does
analyse-exact = exact
analyse-plot-title = { $game }: chances of winning
analyse-plot-chances = chance of winning
analyse-plot-entries = entry of the record
analyse-plot-mistake = mistake
analyse-plot-luck = luck
analyse-plot-swing = { $number }: { $who } { $change }, { $played }
analyse-plot-better = better { $action }

# What an action does, in a few words.
fact-points = { $change } { $points ->
    [one] point
   *[other] points
}
fact-rival = { $who } { $change }
fact-ends-turn = ends the turn
fact-ends-game = ends the game

genesis-fact-new-area = starts a new area of { $terrain }
genesis-fact-herd = { $terrain } herd { $before ->
    [0] of { $after }
   *[other] from { $before } to { $after }
} in an area of { $area }{ $place ->
    [first] , first place
    [shared] , sharing first place
    [second] , second place
   *[none] {""}
}
genesis-fact-joins-herds = joins { $count } herds
genesis-fact-joins-areas = joins { $count } areas
genesis-fact-largest = { $factor ->
    [3] now the largest area of all
   *[other] now the largest of its terrain
}
genesis-fact-shuts-in = shuts in { $who }’s { $terrain } herd of { $size }
genesis-fact-keeps-apart = keeps two of { $who }’s { $terrain } herds apart
genesis-fact-only-tile = the only tile of this turn

lords-fact-lays = { $count ->
    [0] { $terrain } by itself
    [one] next to one { $terrain } hex
   *[other] next to { $count } { $terrain } hexes
}
lords-fact-lays-waste = { $terrain } next to { $count ->
    [0] no habitable hex
    [one] one habitable hex
   *[other] { $count } habitable hexes
}
lords-fact-cards-for = { $count ->
    [one] one { $terrain } card in hand
   *[other] { $count } { $terrain } cards in hand
}
lords-fact-keeps = keeps { $terrain }
lords-fact-card = { $people ->
    [0] nobody left
   *[other] { $people }
} for { $terrain }: { $free ->
    [0] no hex
    [one] one hex
   *[other] { $free } hexes
} empty, { $own } of your own
lords-fact-early = an early turn
lords-fact-late = a late turn
lords-fact-settles = { $people } on empty { $terrain }
lords-fact-strengthens = reinforces from { $before } to { $after }
lords-fact-can-strike = has a { $chance } chance of emptying { $hex } of { $who }
lords-fact-safer = the risk of losing the hex falls from { $before } to { $after }
lords-fact-can-spread = can spread to { $count ->
    [one] one empty hex
   *[other] { $count } empty hexes
}
lords-fact-siege = with further attacks: { $emptied } to empty the hex, { $entered } to advance
lords-fact-siege-only = with further attacks: { $emptied } to empty the hex, but no advance
lords-fact-attack = this roll: { $hit } to hit, { $lost } to lose one
lords-fact-prize = the hex is worth { $points } to { $who }
lords-fact-stays-out = does not advance
lords-fact-pacifies = { $people } of { $who } can never attack again{ $count ->
    [0] {""}
    [one] ; one hex of your own is safe from them
   *[other] ; { $count } hexes of your own are safe from them
}
lords-fact-free-choice = uses up the free choice
lords-fact-altar = altar on { $people }, { $left } left

ursuppe-fact-ladder = starts on { $space }: farther up is nearer the finish zone, but moves later
ursuppe-fact-leads = moves { $count } now
ursuppe-fact-drifts-to = drifts to { $space } next: { $food ->
    [one] one cube of another colour
   *[other] { $food } cubes of other colours
}, { $others ->
    [0] no amoeba of another colour
    [one] one amoeba of another colour
   *[other] { $others } amoebas of other colours
}
ursuppe-fact-finds-food = { $amoeba } can eat
ursuppe-fact-may-eat = { $amoeba } can eat with a chance of { $chance }
ursuppe-fact-starves = { $amoeba } starves
ursuppe-fact-dies = { $amoeba } starves and dies
ursuppe-fact-hunger-kills = otherwise it dies
ursuppe-fact-eats = eats { $count }
ursuppe-fact-host = { $who } pays for it
ursuppe-fact-carries = takes { $count } along
ursuppe-fact-clings = { $count ->
    [0] nobody clings
    [one] one clings
   *[other] { $count } cling
}
ursuppe-fact-attack = the attack on { $amoeba } has a { $chance } chance
ursuppe-fact-no-attack = does not attack
ursuppe-fact-survives = { $amoeba } has a { $chance } chance of surviving
ursuppe-fact-costs = costs { $bp } BP
ursuppe-fact-gives-up = gives up { $gene }
ursuppe-fact-gene = { $gene ->
    [intelligence] only counts for gene weight
    [movement-1] two dice to choose from
    [spores] new amoebas anywhere
    [speed] a second step
    [defense] can repel attacks
    [escape] can escape attacks
    [substitution] can eat other meals
    [ray-protection] withstands thin ozone
    [streamlining] swims for nothing
    [tentacle] takes cubes along
    [holding] can hold, or cling to others
    [life-expectancy] dies at three damage, not two
    [frugality] meals one cube smaller
    [struggle-for-survival] can attack instead of starving
    [parasitism] makes others pay for a meal
    [division-rate] cheaper amoebas
    [persistence] second steps and second tries
    [movement-2] swims in any direction
    [aggression] can kill in phase 5
   *[armor] cannot be eaten
}
ursuppe-fact-steps = steps in scoring: { $after } instead of { $before }
ursuppe-fact-defect = gene defect risk { $after } (was { $before })
ursuppe-fact-leaves-bp = leaves { $bp } BP
ursuppe-fact-saves = saves { $bp } BP
