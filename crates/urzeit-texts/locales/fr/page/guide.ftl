# The guided first game is offered.
guide-learn = Apprendre en jouant
guide-offer = Vous débutez ? Une partie guidée explique tout pendant que vous jouez.
guide-offer-no = Non, merci

# The guided first game of each of the three games. A lesson's text has the name of its subject
# as the attribute `name`.
guide-title = Votre guide
guide-next = J’ai compris
guide-show = Me montrer
guide-rule = Règle { $rule }
guide-progress = Leçons apprises : { $read } sur { $count }
guide-fold = Réduire le guide
guide-unfold = Afficher le guide
guide-more = Leçons déjà vues, recommencer, arrêter
guide-again = Recommencer
guide-stop = Continuer sans le guide
guide-good = Bien joué !
guide-other = C’est possible aussi.
guide-won = Vous avez gagné !
guide-lost = La partie est terminée. La victoire, ce sera pour une autre fois.
guide-what-next = Vous savez maintenant comment on joue. De quoi avez-vous envie ?
guide-stronger = Jouer à un niveau plus élevé
guide-one-screen = Jouer à plusieurs sur cet écran
guide-friends = Jouer à plusieurs en ligne

# Genesis.
guide-genesis-welcome = Vos reptiles peuplent cette petite vallée ; l’ordinateur a les dinosaures. Quand la vallée est pleine, les grands troupeaux dans les grands territoires rapportent des points, et la victoire va à qui en a le plus.
    .name = Bienvenue dans Genesis
guide-genesis-dice = Vous avez lancé deux dés ; ils sont à côté du plateau. À chacun correspond une tuile du terrain qu’il montre. L’étoile est un joker : tout terrain lui correspond. Pour chaque dé, vous pouvez poser une tuile.
    .name = Vos dés
guide-genesis-place = Choisissez une des tuiles à côté des dés et cliquez sur une case libre. Vous pouvez aussi ignorer les dés et poser une tuile de n’importe quel terrain, mais alors une seule.
    .name = Poser une tuile
guide-genesis-second = Le premier dé est utilisé. La deuxième tuile doit correspondre à l’autre dé. Posez-la, ou appuyez sur « { genesis-end } ».
    .name = La deuxième tuile
guide-genesis-confirm = Votre tour est fini. S’il vous convient, appuyez sur « { table-confirm } ». Sinon, appuyez sur « { table-undo } » et posez la tuile ailleurs.
    .name = Rien n’est encore définitif
guide-genesis-other = L’ordinateur aussi a posé des tuiles. Vous pouvez poser les vôtres juste à côté : les tuiles reliées d’un même terrain vont ensemble, peu importe à qui elles sont.
    .name = Votre adversaire
guide-genesis-herd = Vos propres tuiles d’un même terrain, côte à côte, forment un troupeau. Agrandissez-le, et n’oubliez pas : se toucher par un coin ne suffit pas.
    .name = Un troupeau
guide-genesis-area = Des tuiles d’un même terrain, côte à côte, forment un territoire, peu importe qui les a posées. À partir de trois tuiles, il rapporte des points ; plus petit, il ne rapporte rien.
    .name = Un territoire
guide-genesis-alone = Ici, un troupeau a un territoire pour lui seul. Il prend les deux rangs : 4 points et 2 points, soit 6 en tout. Dans les plus grands territoires, c’est encore plus.
    .name = Seul dans un territoire
guide-genesis-points = « { genesis-points-now } » montre combien de points tout le monde aurait si la partie finissait maintenant. Vous en avez { $points }. Cela change à chaque tuile.
    .name = Les points
guide-genesis-places = Plusieurs troupeaux occupent ce territoire. Le plus grand prend le premier rang, 4 points ; le suivant prend le deuxième rang, 2 points. Les autres n’ont rien.
    .name = Premier et deuxième rang
guide-genesis-tie = Ici, les plus grands troupeaux sont à égalité. Ils partagent les 6 points des deux rangs, et les plus petits n’ont rien. Une seule tuile de plus change tout !
    .name = Une égalité
guide-genesis-triple = C’est le plus grand territoire de tous, et il compte triple : 12 et 6 points. Battez-vous pour l’avoir, il en vaut la peine.
    .name = Le plus grand territoire
guide-genesis-double = C’est le plus grand territoire de son terrain, et il compte double : 8 et 4 points. Si deux territoires sont à égalité, aucun des deux ne compte double.
    .name = Le plus grand de son terrain
guide-genesis-used-up = Vous n’avez plus de tuile d’un des terrains. Quand un dé montre ce terrain, toute tuile lui correspond désormais, comme à un joker.
    .name = Plus de tuiles
guide-genesis-end = La vallée est presque pleine. La partie finit dès qu’il n’y a plus nulle part trois cases libres reliées. Quel troupeau pouvez-vous encore agrandir ?
    .name = La fin approche
guide-genesis-do-first = À vous de jouer : choisissez une tuile et posez-la sur une case libre.
guide-genesis-do-second = Posez la deuxième tuile, ou appuyez sur « { genesis-end } ».
guide-genesis-do-first-there = À vous de jouer : posez { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
    [wetland] un marais
   *[other] une tuile
}, par exemple sur une case entourée.
guide-genesis-do-second-there = Maintenant, la deuxième tuile : { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
    [wetland] un marais
   *[other] une tuile
} irait bien sur une case entourée.
guide-genesis-do-confirm = Appuyez sur « { table-confirm } », ou annulez un coup.
guide-genesis-do-wait = L’ordinateur joue. Regardez où il pose ses tuiles.
guide-genesis-sums = Vous avez { $yours ->
    [one] { $yours } point
   *[other] { $yours } points
}, l’ordinateur en a { $theirs }.
guide-genesis-your-best = Votre meilleur territoire : { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
   *[wetland] un marais
} de { $tiles } tuiles, qui compte { $times ->
    [1] simple
    [2] double
   *[other] triple
} et vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
guide-genesis-their-best = Le meilleur de l’ordinateur : { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
   *[wetland] un marais
} de { $tiles } tuiles, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le plus souvent, dominer le territoire qui compte triple, c’est gagner la partie.

# Lords of Creation.
guide-lords-welcome = Vous êtes la divinité rouge, face à deux divinités rivales. Ensemble, vous achevez ce petit monde, puis vous le peuplez et le civilisez. À la fin, chaque case où vivent vos habitants rapporte des points d’adoration.
    .name = Bienvenue dans Lords of Creation
guide-lords-marker = Un monde a besoin de terres. Vous avez pioché en secret une tuile de terrain : cliquez sur une case sans terrain pour l’y poser. Vous pouvez aussi appuyer sur « { lords-keep } » et la poser plus tard ; vous pouvez en garder jusqu’à trois.
    .name = Créer le monde
guide-lords-cards = Ces cartes décident où vivront vos habitants : pour une carte collines, il faut des collines. Créez donc des terres qui vont avec vos cartes, si possible plusieurs cases d’un seul tenant.
    .name = Vos cartes
guide-lords-wild = Personne ne peut vivre en mer, dans les montagnes ni dans le désert. Posez ces tuiles là où elles séparent vos adversaires, ou loin de vos propres terres.
    .name = Terres inhabitables
guide-lords-choose = Le monde est prêt. Choisissez une carte en secret : sa valeur est le nombre d’habitants que vous placez, son terrain dit où. Les petites valeurs jouent d’abord, les grandes apportent plus d’habitants.
    .name = Choisir une carte
guide-lords-order = Toutes les cartes sont révélées. La plus petite valeur joue en premier ; à valeur égale, l’île passe avant les collines, et les collines avant la forêt.
    .name = Qui joue d’abord
guide-lords-put = Vos habitants arrivent. Cliquez sur une case entourée : ils y vont tous. Choisissez-en une à côté de cases vides du même terrain, pour qu’ils puissent se répandre.
    .name = Placer vos habitants
guide-lords-act = Maintenant, vous pouvez agir autant que vous voulez : déplacer et attaquer, civiliser une fois, construire un autel. Quand vous avez fini, appuyez sur « { lords-end } ».
    .name = Votre tour
guide-lords-march = Répandez vos barbares ! Cliquez sur la pile entourée, puis sur une case vide du même terrain, et encore une fois sur cette case pour les déplacer. Sur chaque case, il en reste un.
    .name = Déplacer
guide-lords-points = Chaque case où sont vos barbares vaut 1 point, une case civilisée 2, une case avec un autel 3. Le nombre d’habitants n’y change rien. Mieux vaut donc plusieurs petites piles qu’une grande.
    .name = Points d’adoration
guide-lords-civilise = Avec « { lords-doing-civilise } », vous civilisez les barbares d’une case, qui vaut alors 2 points. Mais les habitants civilisés n’attaquent jamais et ne se répandent jamais. La première fois, vous pouvez civiliser n’importe où.
    .name = Civiliser
guide-lords-altar = Une de vos cases civilisées a au moins deux habitants. Appuyez sur « { lords-doing-altar } », puis cliquez sur cette case : un des habitants retourne dans votre réserve, et un autel prend sa place. La case vaut alors 3 points.
    .name = Un autel
guide-lords-attack = Une pile adverse est à côté de vos habitants. Cliquez sur la pile entourée, puis sur la pile adverse : vous voyez vos chances avant d’attaquer. Seuls les barbares attaquent, et il en faut au moins deux.
    .name = Attaquer
guide-lords-sea = Les insulaires savent naviguer. Ils peuvent traverser une case de mer, une seule, pour se déplacer vers une autre île ou pour attaquer n’importe quelle côte.
    .name = Par la mer
guide-lords-advance = Vous avez vidé la case ! Choisissez maintenant combien de vos habitants y avancent ; au moins un reste en arrière.
    .name = Avancer
guide-lords-roll = L’attaque lance deux dés : un total de 6 ou plus touche sur le même terrain, de 8 ou plus sur un autre. Le dé de la défense touche s’il est plus grand que chacun des deux. Chaque touche retire un jeton.
    .name = Les dés d’une attaque
guide-lords-doubles = Si les deux dés de l’attaque sont égaux, c’est un double, et il met aussitôt fin au tour. Faites donc d’abord ce qui est sûr, puis attaquez.
    .name = Double
guide-lords-attacked = Une divinité rivale a attaqué. Quand l’attaque vous vise, votre dé est lancé pour vous ; vous n’avez rien à faire. Un autel tient tant qu’il reste un jeton civilisé dessous.
    .name = Une attaque
guide-lords-culture = La civilisation a commencé. Une fois son libre choix utilisé, on ne peut civiliser qu’à côté d’une case civilisée, peu importe à qui elle est.
    .name = La civilisation se répand
guide-lords-exhausted = La pioche est épuisée. Désormais, la partie finit aussitôt quand deux cartes révélées sont identiques. Jouez comme si chaque manche était la dernière !
    .name = Les dernières cartes
guide-lords-do-lay = Posez votre tuile sur une case sans terrain, ou gardez-la. { $bare ->
    [one] Il reste { $bare } case
   *[other] Il reste { $bare } cases
} sans terrain.
guide-lords-do-lay-near = Posez votre tuile sur une case sans terrain, par exemple une case entourée : elle y touche des cases du même terrain.
guide-lords-do-choose = Choisissez une carte de votre main, puis jouez-la avec le bouton sous les cartes.
guide-lords-do-put = Placez vos habitants sur une des cases entourées.
guide-lords-do-march = Vos habitants peuvent se répandre : cliquez sur une pile entourée, puis sur une case vide en surbrillance.
guide-lords-do-civilise = Il n’y a plus de case vide où s’installer. Vous pourriez civiliser : appuyez sur « { lords-doing-civilise } », puis cliquez sur une de vos cases. Ou terminez votre tour.
guide-lords-do-altar = Vous pouvez construire un autel : appuyez sur « { lords-doing-altar } », puis cliquez sur la case en surbrillance.
guide-lords-do-act = Attaquez si vous l’osez, ou appuyez sur « { lords-end } ».
guide-lords-do-end = Il n’y a personne à attaquer. Déplacez vos habitants si vous voulez, ou appuyez sur « { lords-end } ».
guide-lords-do-advance = Choisissez combien de vos habitants avancent.
guide-lords-do-wait = Les autres jouent. Regardez ce qui se passe.
guide-lords-yours = Vous avez { $points ->
    [one] { $points } point d’adoration
   *[other] { $points } points d’adoration
}. Cases barbares (1 point) : { $barbarian } ; cases civilisées (2 points) : { $civilised } ; cases avec un autel (3 points) : { $altars }.
guide-lords-theirs = Le meilleur résultat adverse est de { $points }. Cases barbares : { $barbarian } ; cases civilisées : { $civilised } ; cases avec un autel : { $altars }. Beaucoup de cases au début et des autels à la fin : c’est ainsi que l’on gagne.

# Ursuppe.
guide-ursuppe-welcome = Vous menez les amibes rouges ; l’ordinateur mène les deux autres couleurs. Les amibes dérivent, mangent et se divisent. Beaucoup d’amibes et de bons gènes vous font progresser sur cette échelle : la victoire va à qui atteint d’abord la zone d’arrivée, plus foncée.
    .name = Bienvenue dans Ursuppe
guide-ursuppe-start = Choisissez où commence votre marqueur. Derrière, on se déplace et on mange d’abord ; devant, on achète ses gènes d’abord. Tous les choix sont bons.
    .name = L’échelle
guide-ursuppe-put = Placez une amibe sur le plateau : cliquez sur une case sans amibe. Il y a autant à manger partout : n’importe quelle case convient.
    .name = Vos premières amibes
guide-ursuppe-drift = Vos amibes se déplacent et mangent l’une après l’autre. Dériver dans le sens de la flèche de la rose des vents est gratuit. Nager coûte 1 point d’énergie (PE), et un dé décide de la direction.
    .name = Dériver ou nager
guide-ursuppe-die = Le dé pour nager : de 1 à 4, c’est une direction de la rose des vents ; sur un 5, l’amibe reste sur place ; sur un 6, la direction est au choix.
    .name = La rose des vents
guide-ursuppe-eat = Les amibes mangent ce que les autres laissent, jamais leur propre couleur. À trois, un repas de base se compose de deux cubes d’une autre couleur et d’un cube de la troisième.
    .name = Un repas
guide-ursuppe-excrete = Les cubes mangés vont dans la réserve, et l’amibe excrète deux cubes de sa couleur. Chaque couleur nourrit donc les autres. Là où des amibes s’attardent, la nourriture se fait rare.
    .name = Manger et excréter
guide-ursuppe-hungry = Une amibe n’a pas trouvé de repas et jeûne : elle prend 1 dégât, que montre une perle sombre. Un dégât ne guérit jamais.
    .name = La faim
guide-ursuppe-genes = Vous pouvez maintenant acheter des gènes. Chacun améliore vos amibes à sa façon, et les gènes vous font aussi progresser sur l’échelle. Mouvement I et Vitesse servent tout de suite ; gardez 6 PE si vous voulez une nouvelle amibe.
    .name = Les gènes
guide-ursuppe-ozone = Presque chaque gène augmente votre sensibilité. Si, au total, elle dépasse l’ozone de la prochaine carte, vous avez un défaut génétique et payez la différence en PE ou en gènes. N’en achetez donc pas trop.
    .name = La couche d’ozone
guide-ursuppe-divide = Vous avez reçu 10 PE. Une nouvelle amibe coûte { $price } PE, et plus d’amibes, c’est plus de pas sur l’échelle. Mais chacune doit manger !
    .name = Division cellulaire
guide-ursuppe-beside = Choisissez son numéro et une case. Quand vous avez deux amibes ou plus, une nouvelle apparaît à côté d’une des vôtres, sur une case où vous n’en avez pas encore.
    .name = Où elle apparaît
guide-ursuppe-score = Une manche est finie, et les marqueurs ont progressé : 1 pas jusqu’à deux amibes, et un de plus pour chaque amibe supplémentaire. Des gènes qui pèsent ensemble 3 ou plus rapportent des pas en plus. Vous auriez maintenant « +{ $steps } ».
    .name = Le décompte
guide-ursuppe-card = À chaque manche, une nouvelle carte d’environnement est retournée. Elle donne le courant pour le déplacement et l’ozone pour les défauts génétiques. Au-dessus du plateau, vous voyez quelles cartes doivent encore venir.
    .name = L’environnement
guide-ursuppe-behind = La couleur qui a le dernier marqueur de l’échelle se déplace et mange d’abord, tant qu’il reste de quoi manger. Les achats, la division et le décompte commencent par le premier marqueur.
    .name = Qui joue d’abord
guide-ursuppe-death = Une amibe qui a 2 dégâts meurt à la fin de la manche. Elle laisse deux cubes de chaque couleur : de quoi nourrir les autres.
    .name = La mort
guide-ursuppe-defect = Vos gènes sont trop sensibles pour cet ozone. Payez la différence en PE, en cédant des gènes, ou des deux façons.
    .name = Un défaut génétique
guide-ursuppe-attack = Avec le gène Lutte pour la survie, une amibe qui a faim peut en attaquer une autre sur sa case et la manger. Contre cela, il y a Défense et Fuite.
    .name = Attaques
guide-ursuppe-finish = La zone d’arrivée commence à la case { $finish }. Dès qu’un marqueur est dans cette zone, la partie est terminée, et la victoire va au marqueur qui est le plus loin.
    .name = La fin approche
guide-ursuppe-do-start = Choisissez une case de départ dans le cadre de la question.
guide-ursuppe-do-put = Cliquez sur une case sans amibe.
guide-ursuppe-do-drift = Si votre amibe dérive, elle sera sur la case entourée, et il y a là un repas. Dérivez donc : c’est gratuit.
guide-ursuppe-do-swim = Si votre amibe dérive, elle sera sur la case entourée, où il n’y a pas de repas. Tentez votre chance et nagez : vous avez { $bp } PE.
guide-ursuppe-do-drift-hungry = Vous ne pouvez pas payer pour nager : dérivez donc, et espérez.
guide-ursuppe-do-direct = Vous pouvez choisir la direction. Où y a-t-il un repas ?
guide-ursuppe-do-feed = Choisissez ce que mange votre amibe. Laissez ce dont vous aurez besoin plus tard !
guide-ursuppe-do-defect = Choisissez avec quoi vous payez.
guide-ursuppe-do-buy = Achetez une carte de gène si vous voulez (vous avez { $bp } PE), puis appuyez sur « { ursuppe-do-done-buying } ».
guide-ursuppe-do-divide = Cliquez là où doit apparaître votre nouvelle amibe, ou appuyez sur « { ursuppe-do-done-dividing } ».
guide-ursuppe-do-answer = Répondez à la question dans le cadre.
guide-ursuppe-do-wait = Les autres jouent. Regardez leurs amibes dériver et manger.
guide-ursuppe-yours = Votre marqueur a fini sur la case { $space }, et vous aviez { $amoebas ->
    [one] { $amoebas } amibe
   *[other] { $amoebas } amibes
} et { $genes ->
    [one] { $genes } gène
   *[other] { $genes } gènes
}.
guide-ursuppe-theirs = Le meilleur marqueur adverse a fini sur la case { $space }, avec { $amoebas ->
    [one] { $amoebas } amibe
   *[other] { $amoebas } amibes
} et { $genes ->
    [one] { $genes } gène
   *[other] { $genes } gènes
}. Avec quatre ou cinq amibes bien nourries et, très tôt, trois gènes, on progresse vite sur l’échelle.
