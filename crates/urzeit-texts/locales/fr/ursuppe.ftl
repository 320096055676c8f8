# Why Ursuppe refuses something. Each sentence is shown with the number of its rule.
ursuppe-game-over = La partie est terminée ; plus rien ne peut suivre.
ursuppe-chance-due = Personne ne peut encore jouer : { $due ->
    [environment] il faut d’abord retourner une carte d’environnement
    [order] il faut d’abord tirer au sort l’ordre des places
    [die] il faut d’abord lancer un dé
    [dice] il faut d’abord lancer deux dés
    [fight] il faut d’abord lancer les dés d’un combat
   *[dummy] il faut d’abord tirer au sort la case d’une amibe neutre
}.
ursuppe-choice-due = Rien n’est laissé au hasard ici : c’est à la place { $seat } de décider.
ursuppe-other-chance-due = Le hasard doit maintenant donner autre chose : { $due ->
    [environment] une carte d’environnement
    [order] l’ordre des places
    [die] un dé
    [dice] deux dés
    [fight] les dés d’un combat
   *[dummy] la case où apparaît une amibe neutre
}.
ursuppe-not-your-turn = C’est à la place { $seat } de décider.
ursuppe-other-decision = Une autre décision est à prendre maintenant : { $decision ->
    [start] la case de départ sur l’échelle
    [set-place] où placer une amibe de départ
    [lead] quelle couleur joue
    [move] si l’amibe dérive, nage ou se fixe
    [die] lequel des deux dés utiliser
    [direction] la direction
    [cargo] quels cubes emporter
    [cling] quelles amibes s’accrochent
    [second] faire ou non un deuxième pas
    [feed] comment l’amibe se nourrit
    [react] comment la personne attaquée réagit
    [retry] faire ou non un deuxième essai
    [defect] comment payer le défaut génétique
    [buy] acheter ou non un gène
    [divide] placer ou non une nouvelle amibe
   *[aggression] attaquer ou non avec une amibe
}.
ursuppe-cannot-pay = Cela coûte { $bp } PE, et il n’y en a pas assez.
ursuppe-needs-gene = Il faut pour cela le gène { $gene }.
ursuppe-card-gone = Cette carte d’environnement a déjà été retournée.
ursuppe-not-the-order = L’ordre doit nommer chaque place exactement une fois.
ursuppe-dummy-not-there = L’amibe neutre ne peut pas apparaître sur { $space }.
ursuppe-no-start-space = Les cases de départ de l’échelle vont de 1 à { $spaces }.
ursuppe-start-space-taken = Il y a déjà un marqueur sur la case de départ { $space }.
ursuppe-no-such-amoeba = Dans cette partie, les amibes sont numérotées de 1 à { $amoebas }.
ursuppe-on-the-board = L’amibe { $amoeba } est déjà sur le plateau.
ursuppe-space-occupied = Une amibe de départ demande une case sans amibe, et la case { $space } est occupée.
ursuppe-cannot-lead = Cette couleur ne peut pas jouer maintenant : { $colour }.
ursuppe-not-rolled = Aucun des deux dés ne montre { $die }.
ursuppe-cargo-not-there = Il n’y a pas autant de cubes de cette couleur à emporter : { $colour }.
ursuppe-too-much-cargo = On ne peut pas emporter plus de { $most } cubes.
ursuppe-cannot-cling = L’amibe numéro { $number } n’est pas sur la case quittée ; elle ne peut donc pas s’accrocher.
ursuppe-food-not-there = Il n’y a pas autant de cubes de cette couleur à manger : { $colour }.
ursuppe-no-diet = Pour cette amibe, ces cubes ne sont pas un repas permis.
ursuppe-no-host = « { $host } » ne peut pas être l’hôte : il faut pour cela une amibe sur la case et au moins 1 PE.
ursuppe-must-eat = Il y a ici un repas de base, l’amibe doit donc manger.
ursuppe-attempt-spent = L’amibe a déjà attaqué pendant ce tour.
ursuppe-target-elsewhere = L’amibe { $amoeba } n’est pas sur la case de l’amibe attaquante.
ursuppe-armoured = Carapace protège { $amoeba } contre les attaques des autres.
ursuppe-other-target = Le deuxième essai doit viser la même cible : { $amoeba }.
ursuppe-gene-used = Le gène { $gene } a déjà servi contre cette attaque.
ursuppe-not-owned = Cette place n’a pas le gène { $gene } et ne peut donc pas le céder.
ursuppe-superfluous = Le paiement suffit sans le gène { $gene }, qui ne peut donc pas être cédé.
ursuppe-wrong-payment = Avec ces gènes, il faut payer exactement { $bp } PE.
ursuppe-no-card = Il ne reste pas de carte du gène { $gene } dans l’offre.
ursuppe-owned = Cette place a déjà le gène { $gene }.
ursuppe-barred = Tant que l’on a le gène { $by }, on ne peut pas acheter le gène { $gene }.
ursuppe-no-predecessor = Pour acheter le gène { $gene }, il faut rendre le gène dont il est issu, et l’avoir acheté dans une manche précédente.
ursuppe-name-the-trade = Deux cartes pourraient être rendues en échange du gène { $gene } : indiquez laquelle.
ursuppe-no-trade-to-name = Il n’y a pas ici à choisir la carte à rendre : ne nommez pas le gène { $gene }.
ursuppe-own-amoeba-there = Une nouvelle amibe demande une case sans amibe de sa couleur, et il y en a une sur { $space }.
ursuppe-no-own-neighbour = Une nouvelle amibe demande une amibe de sa couleur sur une case adjacente, et il n’y en a aucune à côté de la case { $space }.
ursuppe-not-your-amoeba = Cette place n’a pas d’amibe { $amoeba } sur le plateau.
ursuppe-own-target = Avec Agressivité, on n’attaque pas ses propres amibes : { $amoeba } en est une.

# What is wrong with a setup.
ursuppe-two-need-a-mode = Sans mode, on joue à trois, quatre, cinq ou six ; à deux, il faut le mode double, pair ou dummy.
ursuppe-mode-for-two = Ce mode est pour deux places.

# What is wrong with a position.
ursuppe-cubes = Il n’y a pas exactement 55 cubes de chaque couleur.
ursuppe-copies = Un gène a été acheté plus de fois qu’il n’a de cartes.
ursuppe-armor-trade = Le gène Carapace doit avoir été acheté en échange du gène Défense ou du gène Fuite.
ursuppe-barred-gene = Une place a un gène qu’un autre de ses gènes exclut.
ursuppe-nobody-owns = Une couleur qui n’a pas de place à elle a des PE, des gènes ou un marqueur.
ursuppe-amoeba-number = Il y a sur le plateau une amibe qui n’est pas de cette partie.
ursuppe-damage = Une amibe a plus de dégâts qu’elle n’aurait pu en supporter.
ursuppe-two-markers = Deux marqueurs partagent une case de l’échelle.
ursuppe-off-the-ladder = Un marqueur est plus loin sur l’échelle qu’il ne peut l’être.
ursuppe-marker-missing = Un marqueur manque, ou se trouve sur l’échelle avant le choix de sa case de départ.
ursuppe-deck = La carte d’environnement retournée ne correspond pas au paquet.
ursuppe-round = Le nombre de cartes du paquet ne correspond pas à la manche.
ursuppe-over-too-early = La partie est notée comme terminée, mais aucun marqueur n’est dans la zone d’arrivée et il reste des cartes.
ursuppe-goes-on-after-end = Un marqueur est dans la zone d’arrivée, mais la partie continue.
ursuppe-acted = Les couleurs notées comme ayant joué ne peuvent pas avoir joué.
ursuppe-phase = Dans cette position, la partie ne peut pas attendre ce qui est indiqué.

# The words of Ursuppe, and how the terminal shows it.
ursuppe-amoeba = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [purple] Violet
   *[white] Blanc
} { $number }
ursuppe-direction = { $direction ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}
ursuppe-gene = { $gene ->
    [intelligence] Intelligence
    [movement-1] Mouvement I
    [spores] Spores
    [speed] Vitesse
    [defense] Défense
    [escape] Fuite
    [substitution] Substitution
    [ray-protection] Radioprotection
    [streamlining] Hydrodynamisme
    [tentacle] Tentacule
    [holding] Adhérence
    [life-expectancy] Longévité
    [frugality] Frugalité
    [struggle-for-survival] Lutte pour la survie
    [parasitism] Parasitisme
    [division-rate] Taux de division
    [persistence] Persévérance
    [movement-2] Mouvement II
    [aggression] Agressivité
   *[armor] Carapace
}
ursuppe-island = (île)
ursuppe-legend =
    Cubes : une minuscule pour la couleur (r rouge, y jaune, g vert, b bleu, p violet, w blanc), puis
    leur nombre. Amibes : une majuscule pour la couleur, puis le numéro, avec un ' pour chaque dégât.
ursuppe-environment = Manche { $round }. Environnement : { $drift ->
    [north] courant vers le nord
    [east] courant vers l’est
    [south] courant vers le sud
    [west] courant vers l’ouest
   *[none] sans courant
}, ozone { $ozone } ; cartes restantes : { $left }.
ursuppe-ladder = Échelle : { $markers } ; la zone d’arrivée commence à { $finish }.
ursuppe-player = { $seat ->
    [none] {""}
   *[other] Place { $seat } :{" "}
}{ $bp } PE ; cubes dans la réserve : { $supply }
ursuppe-genes = Gènes : { $genes } ; sensibilité { $sensitivity }
ursuppe-waits-card = Il reste à retourner une carte d’environnement.
ursuppe-waits-order = Il reste à tirer au sort l’ordre dans lequel se choisissent les cases de départ.
ursuppe-waits-start = Choix d’une case de départ sur l’échelle : { $who }.
ursuppe-waits-put = Placement d’une amibe de départ : { $who }.
ursuppe-waits-dummy = Il reste à tirer au sort la case d’une amibe neutre.
ursuppe-waits-lead = Choix de la couleur qui joue maintenant : { $who }.
ursuppe-waits-move = { $amoeba } peut dériver, nager ou, avec Adhérence, se fixer.
ursuppe-waits-drift = { $amoeba } dérive ou nage.
ursuppe-waits-roll = Il reste à lancer le dé pour l’amibe { $amoeba }.
ursuppe-waits-use = { $amoeba } utilise l’un des dés { $one } et { $two }.
ursuppe-waits-direct = { $amoeba } choisit une direction.
ursuppe-waits-cargo = { $amoeba } va { $direction } et peut emporter des cubes.
ursuppe-waits-cling = Amibes qui peuvent s’accrocher à { $amoeba } : { $who }.
ursuppe-waits-clingers-cargo = Les amibes qui s’accrochent à { $amoeba } peuvent emporter des cubes.
ursuppe-waits-second = { $amoeba } peut faire un deuxième pas.
ursuppe-waits-feed = { $amoeba } se nourrit.
ursuppe-waits-react = { $amoeba } attaque { $target }, qui peut réagir.
ursuppe-waits-fight = Il reste à lancer les dés du combat : { $amoeba } contre { $target }.
ursuppe-waits-retry = { $amoeba } a droit à un deuxième essai.
ursuppe-waits-defect = Paiement d’un défaut génétique : { $who }.
ursuppe-waits-buy = Achat de gènes : { $who }.
ursuppe-waits-divide = Placement de nouvelles amibes : { $who }.
ursuppe-waits-aggress = Attaque possible avec Agressivité : { $who }.
ursuppe-waits-nothing = La partie est terminée.
ursuppe-scoring = De combien chaque place progresserait maintenant sur l’échelle (U-13.1)
ursuppe-score = { $steps } pas : { $amoebas } { $amoebas ->
    [one] amibe
   *[other] amibes
}, poids des gènes { $weight }

# Kinds of words, as in “… is not a valid gene”.
word-amoeba = amibe
word-amoeba_advance = tableau des pas pour les amibes
word-attack = sorte d’attaque
word-attempt = état d’une attaque
word-bout = combat
word-cards = liste de cartes d’environnement
word-colours = liste de couleurs
word-cubes = nombre de cubes
word-decision = décision
word-direction = direction
word-errand = raison du déplacement
word-finish_check = moment où l’on vérifie la fin
word-gene = gène
word-genes = liste de gènes
word-leg = étape d’un trajet
word-mode = mode
word-player = place
word-round = manche
word-soup = contenu du plateau
word-try = essai

# What chance decided.
ursuppe-attacker = l’amibe attaquante
ursuppe-defender = la cible
ursuppe-log-environment = Nouvelle carte d’environnement : { $drift ->
    [north] courant vers le nord
    [east] courant vers l’est
    [south] courant vers le sud
    [west] courant vers l’ouest
   *[none] sans courant
}, ozone { $ozone }.
ursuppe-log-order = Les cases de départ se choisissent dans cet ordre : { $players }.
ursuppe-log-die = { $who ->
    [none] Le dé montre { $die }
   *[other] { $who } obtient { $die }
} : { $means ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
    [west] vers l’ouest
    [choose] direction au choix
   *[stay] rester sur place
}{ $space ->
    [here] , mais le passage est bloqué.
    [somewhere] .
   *[other] , sur { $space }.
}
ursuppe-log-dice = { $who ->
    [none] Les dés montrent { $one } et { $two }.
   *[other] { $who } obtient { $one } et { $two }.
}
ursuppe-log-fight = Combat : { $one } obtient { $attacker }, { $two } obtient { $defender } ; { $result ->
    [repelled] l’attaque est repoussée.
    [again] on relance les dés.
   *[lost] la cible perd le combat.
}
ursuppe-log-dummy = Une amibe neutre apparaît sur { $space }.
# What stands on the board.
ursuppe-round-title = Manche
ursuppe-ozone = Ozone
ursuppe-cards = { $count ->
    [0] Plus aucune carte d’environnement
    [one] Encore une carte d’environnement :
   *[other] Encore { $count } cartes d’environnement :
}
ursuppe-supply = Réserve
