# The guided first game of each of the three games. A lesson's text has the name of its subject
# as the attribute `name`.
guide-learn = Learn by playing
guide-title = Your guide
guide-offer = Is this your first time? A guided game explains everything while you play.
guide-offer-no = No, thanks
guide-next = Got it
guide-show = Show me
guide-rule = Rule { $rule }
guide-progress = { $read } of { $count } things learned
guide-fold = Make the guide smaller
guide-unfold = Show the guide
guide-more = What you have learned, start over, stop
guide-again = Start over
guide-stop = Go on without the guide
guide-good = Well done!
guide-other = That works too.
guide-won = You have won!
guide-lost = The game is over. Well played!
guide-what-next = You know how it goes now. What would you like next?
guide-stronger = Play a stronger computer
guide-one-screen = Friends at this screen
guide-friends = Friends online

# Genesis.
guide-genesis-welcome = You settle this small valley with your reptiles; the computer has the dinosaurs. When the valley is full, large herds in large areas bring points. Whoever has the most points wins.
    .name = Welcome to Genesis
guide-genesis-dice = You have rolled two dice, you see them by the board. Each asks for a tile of the terrain it shows; a star takes any terrain. You may lay one tile for each die.
    .name = Your dice
guide-genesis-place = Choose one of the tiles beside the dice and click a vacant space. If you ignore the dice, you may lay one tile of any terrain instead, and only that one.
    .name = Lay a tile
guide-genesis-second = The first die is used up. The die that is left says what your second tile must be. Lay it, or press “{ genesis-end }”.
    .name = The second tile
guide-genesis-confirm = Your turn is done. Press “{ table-confirm }” if you like it. With “{ table-undo }” you can take back a tile.
    .name = Nothing is final yet
guide-genesis-other = The computer has laid tiles too. You may lay yours right beside them: tiles of one terrain belong together, no matter whose they are.
    .name = Your rival
guide-genesis-herd = Your own tiles of one terrain that lie side by side are a herd. Make it larger: corners do not connect.
    .name = A herd
guide-genesis-area = Tiles of one terrain side by side are an area, whoever laid them. With three tiles or more it brings points, with fewer it brings none.
    .name = An area
guide-genesis-alone = Here one herd has an area all to itself. That brings both places: 4 points and 2 points, 6 in all. In the largest areas it is even more.
    .name = Alone in an area
guide-genesis-points = “{ genesis-points-now }” shows what everybody would have if the game ended now. You have { $points }. It changes with every tile.
    .name = The points
guide-genesis-places = Several herds share this area. The largest takes first place, 4 points; the next takes second place, 2 points. The others get nothing.
    .name = First and second place
guide-genesis-tie = Here the largest herds are equal. They share the 6 points of both places, and smaller herds get nothing. One more tile makes all the difference!
    .name = A tie
guide-genesis-triple = This is the largest area of all, and it counts three times: 12 and 6 points. It is worth fighting for.
    .name = The largest area
guide-genesis-double = This is the largest area of its terrain, and it counts twice: 8 and 4 points. If two are equally large, neither does.
    .name = The largest of its terrain
guide-genesis-used-up = You have used up one terrain. A die that shows it now takes any tile, like a star.
    .name = No tile left
guide-genesis-end = The valley is almost full. The game ends at once when nowhere three vacant spaces lie together. Is there a herd you can still enlarge?
    .name = The end is near
guide-genesis-do-first = Your turn: choose a tile and lay it on a vacant space.
guide-genesis-do-second = Lay the second tile, or press “{ genesis-end }”.
guide-genesis-do-first-there = Your turn: lay { $terrain ->
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
guide-genesis-do-confirm = Press “{ table-confirm }”, or take something back.
guide-genesis-do-wait = The computer is playing. Watch where it lays its tiles.
guide-genesis-sums = You have { $yours } points, the computer has { $theirs }.
guide-genesis-your-best = Your best area: { $terrain ->
    [forest] a forest
    [savannah] a savannah
    [mountain] mountains
   *[wetland] a wetland
} of { $tiles } tiles, counted { $times ->
    [1] once
    [2] twice
   *[other] three times
}, brought you { $points } points.
guide-genesis-their-best = The computer’s best: { $terrain ->
    [forest] a forest
    [savannah] a savannah
    [mountain] mountains
   *[wetland] a wetland
} of { $tiles } tiles, { $points } points. Whoever owns the area that counts three times usually wins.

# Lords of Creation.
guide-lords-welcome = You are a god, red, with two rivals. You finish this small world together, people it, and civilise it. At the end every hex where your people live brings worship points.
    .name = Welcome to Lords of Creation
guide-lords-marker = A world needs land. You have drawn a piece of it in secret: click an empty hex to lay it there. You may also press “{ lords-keep }” and lay it later; you can keep three.
    .name = Build the world
guide-lords-cards = These cards say where your people will live: cards with hills need hills. So build land that fits your cards, best of all several hexes together.
    .name = Your cards
guide-lords-wild = Nobody can live on sea, mountains or desert. Lay them where they separate your rivals, or far from your own land.
    .name = Wilderness
guide-lords-choose = The world is ready. Choose a card in secret: as many people as its number says will settle on its terrain. Small numbers move first, large ones bring more people.
    .name = Choose a card
guide-lords-order = All cards are open. The lowest number takes its turn first; if numbers are equal, island comes before hills and forest.
    .name = Who comes first
guide-lords-put = Your people arrive. Click an outlined hex: all of them go there. Choose one with empty land of the same kind beside it, so that they can spread.
    .name = Place your people
guide-lords-act = Now you may act as often as you like: move, attack, civilise, build an altar. When you have done enough, press “{ lords-end }”.
    .name = Your turn
guide-lords-march = Spread your barbarians! Click the outlined stack, then an empty hex of the same terrain, and once more to go. One of them stays behind on every hex.
    .name = Move
guide-lords-points = Each hex with your barbarians brings 1 point, a civilised one 2, one with an altar 3. How many people stand on it does not matter. So several small stacks beat one large one.
    .name = Worship points
guide-lords-civilise = With “{ lords-doing-civilise }” a hex of barbarians is civilised and counts 2 points. But civilised people never attack and never spread. Once in the game you may choose any hex.
    .name = Civilise
guide-lords-altar = One of your civilised hexes has two people or more. Press “{ lords-doing-altar }”, then that hex: one goes home, and an altar stands there. The hex now counts 3 points.
    .name = An altar
guide-lords-attack = A rival lives next to your people. Take the outlined stack, then click the rival: you see your chance before you attack. Only barbarians attack, and it takes two of them.
    .name = Attack
guide-lords-sea = Islanders are sailors. They can cross a single sea hex: to another island, or to attack any coast.
    .name = Across the sea
guide-lords-advance = You have emptied the hex! Now say how many of your people move in; at least one stays behind.
    .name = Advance
guide-lords-roll = The attacker rolls two dice: 6 or more hits on the same terrain, 8 or more on another. The defender’s die hits if it is higher than both. Each hit removes one.
    .name = The dice of an attack
guide-lords-doubles = Two equal dice of the attacker are doubles. They end the attacker’s turn at once. So do the safe things first, then attack.
    .name = Doubles
guide-lords-attacked = A rival has attacked. When it is you, your die is rolled for you; you need not do anything. An altar stands as long as one of its people is left.
    .name = Under attack
guide-lords-culture = Civilisation has begun. After a first free choice, everybody can civilise only next to a civilised hex; whose it is does not matter.
    .name = Culture spreads
guide-lords-exhausted = There are no more cards to draw. From now on the game ends at once when two players choose the very same card. Play as if each round were the last!
    .name = The last cards
guide-lords-do-lay = Lay your marker on an empty hex, or keep it. { $bare ->
    [one] One hex is
   *[other] { $bare } hexes are
} still empty.
guide-lords-do-lay-near = Lay your marker on an empty hex, for example an outlined one: there it joins land of its own kind.
guide-lords-do-choose = Choose a card of your hand, then play it with the button below the cards.
guide-lords-do-put = Place your people on one of the outlined hexes.
guide-lords-do-march = Your people can spread: take an outlined stack, then click an empty hex that lights up.
guide-lords-do-civilise = Nothing is left to settle. You could civilise: press “{ lords-doing-civilise }”, then one of your hexes. Or end your turn.
guide-lords-do-altar = You can build an altar: press “{ lords-doing-altar }”, then the hex that lights up.
guide-lords-do-act = Attack if you dare, or press “{ lords-end }”.
guide-lords-do-advance = Say how many move in, and confirm it.
guide-lords-do-wait = The others are playing. Watch what they do.
guide-lords-yours = You have { $points } worship points: { $barbarian } from barbarian hexes, { $civilised } civilised hexes at 2, { $altars } altars at 3.
guide-lords-theirs = Your best rival has { $points }: { $barbarian } from barbarian hexes, { $civilised } civilised hexes at 2, { $altars } altars at 3. Many hexes early and altars late decide this game.

# Ursuppe.
guide-ursuppe-welcome = You lead the red amoebas; two computers lead the others. Amoebas drift, eat and divide. Whoever has many of them, and good genes, climbs this ladder: first in the dark zone at the end wins.
    .name = Welcome to Ursuppe
guide-ursuppe-start = Choose where your marker starts. Who is behind moves and eats first, who is ahead buys genes first. Any choice is fine.
    .name = The ladder
guide-ursuppe-put = Put an amoeba into the soup: click a space without amoebas. On every space lies the same food, so any will do.
    .name = Your first amoebas
guide-ursuppe-drift = One after the other, your amoebas move and eat. Drifting with the arrow of the compass is free. Swimming costs 1 biopoint (BP), and a die decides where to.
    .name = Drift or swim
guide-ursuppe-die = The die of a swimmer: 1 to 4 are the directions on the compass, with 5 it stays, with 6 its owner chooses.
    .name = The compass
guide-ursuppe-eat = Amoebas eat what the others leave, never their own colour. With three players a meal is two cubes of one foreign colour and one of the other.
    .name = A meal
guide-ursuppe-excrete = What is eaten goes back to the supply, and two cubes of the eater’s own colour come into the soup. So everybody is food for the others. Food gets scarce where amoebas linger.
    .name = Eating and being eaten
guide-ursuppe-hungry = An amoeba found no meal and starves: it gets one damage, a dark bead. Damage never heals.
    .name = Hunger
guide-ursuppe-genes = Now you may buy genes. Each makes your amoebas better in one thing and helps you up the ladder. Movement I or Speed help at once; keep 6 BP if you want a new amoeba.
    .name = Genes
guide-ursuppe-ozone = Every gene makes you sensitive. If your sum is higher than the ozone on the next card, you pay the difference with BP or genes. So do not buy too many.
    .name = The ozone layer
guide-ursuppe-divide = You have got 10 BP. A new amoeba costs { $price } BP, and more amoebas mean more steps on the ladder. But each one has to eat!
    .name = Division
guide-ursuppe-beside = Choose its number and a space. With two amoebas or more, a new one appears next to one of yours, where you have none yet.
    .name = Where it appears
guide-ursuppe-score = A round is over and the markers have climbed: 1 step for up to two amoebas, one more for each further one. Three genes or more bring extra steps. “+{ $steps }” would be yours now.
    .name = Scoring
guide-ursuppe-card = Every round a new card is turned up: it gives the drift for moving and the ozone for the genes. Above the soup you see which cards are still to come.
    .name = The environment
guide-ursuppe-behind = Whoever is last on the ladder moves and eats first, before the food is gone. Buying, dividing and scoring begin with whoever is first.
    .name = Who comes first
guide-ursuppe-death = An amoeba with two damage dies at the end of the round. Two cubes of every colour are left of it: food for the others.
    .name = Death
guide-ursuppe-defect = Your genes are too sensitive for this ozone. Pay the difference: with BP, by giving up genes, or both.
    .name = A gene defect
guide-ursuppe-attack = With the gene Struggle for Survival a hungry amoeba may eat another one on its space. Defense and Escape help against that.
    .name = An attack
guide-ursuppe-finish = The finish zone begins at { $finish }. As soon as a marker stands in it, the game is over, and whoever is farthest wins.
    .name = The end is near
guide-ursuppe-do-start = Choose a start space in the box with the question.
guide-ursuppe-do-put = Click a space of the soup where no amoeba is.
guide-ursuppe-do-drift = Drifting leads to the outlined space, and there is a meal. So drift: it is free.
guide-ursuppe-do-swim = Drifting leads to the outlined space, and there is no meal. Try your luck and swim: you have { $bp } BP.
guide-ursuppe-do-drift-hungry = You cannot pay for swimming, so drift and hope.
guide-ursuppe-do-direct = You may choose the direction. Where is a meal?
guide-ursuppe-do-feed = Choose what your amoeba eats. Leave what you will need yourself!
guide-ursuppe-do-defect = Choose what you pay with.
guide-ursuppe-do-buy = Buy a gene below the board if you like ({ $bp } BP), then press “{ ursuppe-do-done-buying }”.
guide-ursuppe-do-divide = Click where your new amoeba shall appear, or press “{ ursuppe-do-done-dividing }”.
guide-ursuppe-do-answer = Answer the question in the box.
guide-ursuppe-do-wait = The others are playing. Watch how they drift and eat.
guide-ursuppe-yours = Your marker is on { $space }, with { $amoebas ->
    [one] one amoeba
   *[other] { $amoebas } amoebas
} and { $genes ->
    [one] one gene
   *[other] { $genes } genes
} at the end.
guide-ursuppe-theirs = Your best rival is on { $space }, with { $amoebas ->
    [one] one amoeba
   *[other] { $amoebas } amoebas
} and { $genes ->
    [one] one gene
   *[other] { $genes } genes
}. Four or five well-fed amoebas and three genes early on carry you up the ladder.
