# The guided first game is offered.
guide-learn = Learn by playing
guide-offer = First time? A guided game explains everything as you play.
guide-offer-no = No, thanks

# The guided first game of each of the three games. A lesson's text has the name of its subject
# as the attribute `name`.
guide-title = Your guide
guide-next = Got it
guide-show = Show me
guide-rule = Rule { $rule }
guide-progress = { $read } of { $count } lessons learned
guide-fold = Minimise the guide
guide-unfold = Show the guide
guide-more = Lessons so far, start over, stop
guide-again = Start over
guide-stop = Continue without the guide
guide-good = Well done!
guide-other = That works too.
guide-won = You have won!
guide-lost = The game is over. You did not win this time.
guide-what-next = You know how it works now. What would you like to do next?
guide-stronger = Play against a stronger computer
guide-one-screen = Play with friends on this screen
guide-friends = Play with friends online

# Genesis.
guide-genesis-welcome = You settle this small valley with your reptiles; the computer has the dinosaurs. When the valley is full, large herds in large areas score points. The player with the most points wins.
    .name = Welcome to Genesis
guide-genesis-dice = You have rolled two dice; you can see them next to the board. Each calls for a tile of the terrain it shows. A star is wild: any terrain matches it. You may place one tile for each die.
    .name = Your dice
guide-genesis-place = Choose one of the tiles next to the dice and click a vacant space. You may also ignore the dice and place a single tile of any terrain, but then only that one.
    .name = Place a tile
guide-genesis-second = The first die is used up. The other die tells you what your second tile must be. Place it, or press “{ genesis-end }”.
    .name = The second tile
guide-genesis-confirm = Your turn is done. If you are happy with it, press “{ table-confirm }”. If not, press “{ table-undo }” and place the tile somewhere else.
    .name = Nothing is final yet
guide-genesis-other = The computer has placed tiles too. You may place yours right next to them: connected tiles of one terrain belong together, no matter whose they are.
    .name = Your rival
guide-genesis-herd = Your own tiles of one terrain that lie side by side are a herd. Make it larger, and remember that corners do not connect.
    .name = A herd
guide-genesis-area = Tiles of one terrain side by side are an area, no matter who placed them. An area of three tiles or more scores points; a smaller one scores nothing.
    .name = An area
guide-genesis-alone = Here one herd has an area all to itself. It takes both places: 4 points and 2 points, 6 in all. In the largest areas it is even more.
    .name = Alone in an area
guide-genesis-points = “{ genesis-points-now }” shows how many points everybody would have if the game ended now. You have { $points }. It changes with every tile.
    .name = The points
guide-genesis-places = Several herds share this area. The largest takes first place, 4 points; the next largest takes second place, 2 points. The others get nothing.
    .name = First and second place
guide-genesis-tie = Here the largest herds are tied. They share the 6 points for both places, and smaller herds get nothing. One more tile makes all the difference!
    .name = A tie
guide-genesis-triple = This is the largest area of all, and it counts triple: 12 and 6 points. It is worth fighting for.
    .name = The largest area
guide-genesis-double = This is the largest area of its terrain, and it counts double: 8 and 4 points. If two areas tie, neither counts double.
    .name = The largest of its terrain
guide-genesis-used-up = You have used up one terrain. Any tile now matches a die that shows it, just as if the die were wild.
    .name = No tiles left
guide-genesis-end = The valley is almost full. The game ends as soon as no three vacant spaces are connected. Is there a herd you can still enlarge?
    .name = The end is near
guide-genesis-do-first = Your turn: choose a tile and place it on a vacant space.
guide-genesis-do-second = Place the second tile, or press “{ genesis-end }”.
guide-genesis-do-first-there = Your turn: place { $terrain ->
    [forest] a forest
    [savannah] a savannah
    [mountain] a mountain
    [wetland] a wetland
   *[other] a tile
}, for example on an outlined space.
guide-genesis-do-second-there = Now the second tile: { $terrain ->
    [forest] a forest
    [savannah] a savannah
    [mountain] a mountain
    [wetland] a wetland
   *[other] a tile
} would do well on an outlined space.
guide-genesis-do-confirm = Press “{ table-confirm }”, or undo something.
guide-genesis-do-wait = The computer is playing. Watch where it places its tiles.
guide-genesis-sums = You have { $yours ->
    [one] one point
   *[other] { $yours } points
}, the computer has { $theirs }.
guide-genesis-your-best = Your best area: { $terrain ->
    [forest] a forest
    [savannah] a savannah
    [mountain] a mountain area
   *[wetland] a wetland
} of { $tiles } tiles that counted { $times ->
    [1] once
    [2] double
   *[other] triple
} and scored you { $points ->
    [one] one point
   *[other] { $points } points
}.
guide-genesis-their-best = The computer’s best: { $terrain ->
    [forest] a forest
    [savannah] a savannah
    [mountain] a mountain area
   *[wetland] a wetland
} of { $tiles } tiles, { $points ->
    [one] one point
   *[other] { $points } points
}. The player who holds the area that counts triple usually wins.

# Lords of Creation.
guide-lords-welcome = You are the red god, with two rivals. Together you finish this small world, people it and civilise it. At the end every hex where your people live earns worship points.
    .name = Welcome to Lords of Creation
guide-lords-marker = A world needs land. You have secretly drawn a terrain marker: click a hex without terrain to lay it there. You may also press “{ lords-keep }” and lay it later; you can keep up to three.
    .name = Build the world
guide-lords-cards = These cards decide where your people will live: a hills card needs hills. So build land that fits your cards, ideally several hexes together.
    .name = Your cards
guide-lords-wild = Nobody can live on sea, mountains or desert. Lay them where they separate your rivals, or far from your own land.
    .name = Wilderness
guide-lords-choose = The world is ready. Choose a card in secret: its value is the number of people you place, its terrain is where they go. Low values play first, high values bring more people.
    .name = Choose a card
guide-lords-order = All cards are revealed. The lowest value takes its turn first; if values are equal, island comes before hills and hills before forest.
    .name = Who comes first
guide-lords-put = Your people arrive. Click an outlined hex: all of them go there. Choose one next to empty land of the same terrain, so that they can spread.
    .name = Place your people
guide-lords-act = Now you may act as often as you like: move and attack, civilise once, build one altar. When you are done, press “{ lords-end }”.
    .name = Your turn
guide-lords-march = Spread your barbarians! Click the outlined stack, then an empty hex of the same terrain, and click it again to move. One of them stays behind on every hex.
    .name = Move
guide-lords-points = Each hex with your barbarians is worth 1 point, a civilised one 2, one with an altar 3. The number of people on it does not matter. So several small stacks beat one large one.
    .name = Worship points
guide-lords-civilise = With “{ lords-doing-civilise }” you civilise the barbarians of a hex, and it is then worth 2 points. But civilised people never attack and never spread. Your first civilising may be anywhere.
    .name = Civilise
guide-lords-altar = One of your civilised hexes holds at least two people. Press “{ lords-doing-altar }”, then click that hex: one of them returns to your supply, and an altar is built. The hex is now worth 3 points.
    .name = An altar
guide-lords-attack = A rival lives next to your people. Click the outlined stack, then the rival: you see your chances before you attack. Only barbarians attack, and it takes at least two of them.
    .name = Attack
guide-lords-sea = Islanders are sailors. They can cross a single sea hex, to move to another island or to attack any coast.
    .name = Across the sea
guide-lords-advance = You have emptied the hex! Now choose how many of your people advance into it; at least one stays behind.
    .name = Advance
guide-lords-roll = The attacker rolls two dice: a total of 6 or more hits on the same terrain, 8 or more on a different one. The defender’s die hits if it is higher than both. Each hit removes one marker.
    .name = The dice of an attack
guide-lords-doubles = If the attacker’s two dice are equal, they are doubles and end the attacker’s turn at once. So do the safe things first, then attack.
    .name = Doubles
guide-lords-attacked = A rival has attacked. When you are attacked, your die is rolled for you; there is nothing to do. An altar stands as long as one civilised marker is left under it.
    .name = Under attack
guide-lords-culture = Civilisation has begun. After one free choice, everybody can civilise only next to a civilised hex, no matter whose it is.
    .name = Civilisation spreads
guide-lords-exhausted = The pile is exhausted. From now on the game ends at once when two players show identical cards. Play as if each round were the last!
    .name = The last cards
guide-lords-do-lay = Lay your marker on a hex without terrain, or keep it. { $bare ->
    [one] One hex still has
   *[other] { $bare } hexes still have
} none.
guide-lords-do-lay-near = Lay your marker on a hex without terrain, for example an outlined one, where it joins land of its own terrain.
guide-lords-do-choose = Choose a card from your hand, then play it with the button below the cards.
guide-lords-do-put = Place your people on one of the outlined hexes.
guide-lords-do-march = Your people can spread: click an outlined stack, then a highlighted empty hex.
guide-lords-do-civilise = There is nothing left to settle. You could civilise: press “{ lords-doing-civilise }”, then click one of your hexes. Or end your turn.
guide-lords-do-altar = You can build an altar: press “{ lords-doing-altar }”, then click the highlighted hex.
guide-lords-do-act = Attack if you dare, or press “{ lords-end }”.
guide-lords-do-end = There is nobody to attack. Move your people if you like, or press “{ lords-end }”.
guide-lords-do-advance = Choose how many of your people advance.
guide-lords-do-wait = The others are playing. Watch what they do.
guide-lords-yours = You have { $points ->
    [one] one worship point
   *[other] { $points } worship points
}. Barbarian hexes at 1 point: { $barbarian }; civilised hexes at 2: { $civilised }; hexes with an altar at 3: { $altars }.
guide-lords-theirs = Your best rival has { $points }. Barbarian hexes: { $barbarian }; civilised hexes: { $civilised }; hexes with an altar: { $altars }. Many hexes early and altars late win this game.

# Ursuppe.
guide-ursuppe-welcome = You lead the red amoebas; two computer players lead the others. Amoebas drift, eat and divide. Having many of them, and good genes, takes you up this ladder: the first to reach the dark finish zone wins.
    .name = Welcome to Ursuppe
guide-ursuppe-start = Choose where your marker starts. The player at the back moves and eats first, the player in front buys genes first. Any choice is fine.
    .name = The ladder
guide-ursuppe-put = Place an amoeba on the board: click a space without amoebas. Every space holds the same food, so any will do.
    .name = Your first amoebas
guide-ursuppe-drift = Your amoebas move and eat one after the other. Drifting in the direction of the compass arrow is free. Swimming costs 1 biopoint (BP), and a die decides the direction.
    .name = Drift or swim
guide-ursuppe-die = The die for swimming: 1 to 4 are the directions on the compass; on a 5 the amoeba stays, on a 6 its owner chooses.
    .name = The compass
guide-ursuppe-eat = Amoebas eat what the others leave behind, never their own colour. With three players a basic meal is two cubes of one other colour and one of the third.
    .name = A meal
guide-ursuppe-excrete = Cubes that are eaten go to the supply, and the amoeba excretes two cubes of its own colour. So every colour feeds the others. Food gets scarce where amoebas linger.
    .name = Eating and excreting
guide-ursuppe-hungry = An amoeba found no meal and starves: it takes 1 damage, shown as a dark bead. Damage never heals.
    .name = Hunger
guide-ursuppe-genes = Now you may buy genes. Each one improves your amoebas in one way, and genes also move you up the ladder. Movement I and Speed help at once; keep 6 BP if you want a new amoeba.
    .name = Genes
guide-ursuppe-ozone = Nearly every gene makes you more sensitive. If your total sensitivity is higher than the ozone on the next card, you have a gene defect and pay the difference in BP or genes. So do not buy too many.
    .name = The ozone layer
guide-ursuppe-divide = You have received 10 BP. A new amoeba costs { $price } BP, and more amoebas mean more steps on the ladder. But each of them has to eat!
    .name = Cell division
guide-ursuppe-beside = Choose its number and a space. Once you have two or more amoebas, a new one appears next to one of yours, on a space where you have none yet.
    .name = Where it appears
guide-ursuppe-score = A round is over and the markers have advanced: 1 step for up to two amoebas, and one more for each further one. Genes that weigh 3 or more together earn extra steps. “+{ $steps }” would be yours now.
    .name = Scoring
guide-ursuppe-card = Every round a new environment card is turned up. It gives the drift for moving and the ozone for gene defects. Above the board you can see which cards are still to come.
    .name = The environment
guide-ursuppe-behind = The player who is last on the ladder moves and eats first, before the food is gone. Buying, dividing and scoring start with the player who is first.
    .name = Who comes first
guide-ursuppe-death = An amoeba with 2 damage dies at the end of the round. It leaves two cubes of every colour: food for the others.
    .name = Death
guide-ursuppe-defect = Your genes are too sensitive for this ozone. Pay the difference in BP, by giving up genes, or both.
    .name = A gene defect
guide-ursuppe-attack = With the gene Struggle for Survival a hungry amoeba may attack and eat another one on its space. Defense and Escape help against that.
    .name = Attacks
guide-ursuppe-finish = The finish zone begins at { $finish }. As soon as a marker is in it, the game is over, and the player who is farthest ahead wins.
    .name = The end is near
guide-ursuppe-do-start = Choose a start space in the question box.
guide-ursuppe-do-put = Click a space without amoebas.
guide-ursuppe-do-drift = If your amoeba drifts, it will be on the outlined space, and there is a meal there. So drift: it is free.
guide-ursuppe-do-swim = If your amoeba drifts, it will be on the outlined space, where there is no meal. Try your luck and swim: you have { $bp } BP.
guide-ursuppe-do-drift-hungry = You cannot pay for swimming, so drift and hope for the best.
guide-ursuppe-do-direct = You may choose the direction. Where is there a meal?
guide-ursuppe-do-feed = Choose what your amoeba eats. Leave what you will need later!
guide-ursuppe-do-defect = Choose what to pay with.
guide-ursuppe-do-buy = Buy a gene from the cards if you like (you have { $bp } BP), then press “{ ursuppe-do-done-buying }”.
guide-ursuppe-do-divide = Click where your new amoeba should appear, or press “{ ursuppe-do-done-dividing }”.
guide-ursuppe-do-answer = Answer the question in the box.
guide-ursuppe-do-wait = The others are playing. Watch how they drift and eat.
guide-ursuppe-yours = Your marker finished on { $space }, and you had { $amoebas ->
    [one] one amoeba
   *[other] { $amoebas } amoebas
} and { $genes ->
    [one] one gene
   *[other] { $genes } genes
}.
guide-ursuppe-theirs = Your best rival finished on { $space }, with { $amoebas ->
    [one] one amoeba
   *[other] { $amoebas } amoebas
} and { $genes ->
    [one] one gene
   *[other] { $genes } genes
}. Four or five well-fed amoebas and three genes early on carry you up the ladder.
