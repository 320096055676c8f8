# Why Lords of Creation refuses something. Each sentence is shown with the number of its rule.
lords-game-over = La partie est terminée ; plus rien ne peut suivre.
lords-no-such-seat = Il n’y a que { $players } places à cette table ; personne n’occupe celle-là.
lords-chance-due = Personne ne peut encore jouer : il faut d’abord { $due ->
    [deal] distribuer les premières cartes
    [start] tirer au sort qui commence
    [marker] piocher une tuile de terrain
    [draw] piocher des cartes
    [order] tirer au sort l’ordre des places à égalité
    [roll] lancer les dés de l’attaque
   *[die] lancer le dé qui peut terminer la partie
}.
lords-other-chance-due = Le hasard doit maintenant donner autre chose : { $due ->
    [deal] une première main
    [start] la place qui commence
    [marker] une tuile de terrain
    [draw] une carte de la pioche
    [order] l’ordre des places à égalité
    [roll] les dés de l’attaque
   *[die] le dé qui peut terminer la partie
}.
lords-choice-due = Rien n’est laissé au hasard ici : c’est à l’une des places de décider.
lords-not-your-turn = C’est à la place { $seat } de jouer.
lords-other-asked = { $asked ->
    [lay] Posez ou gardez d’abord une tuile de terrain.
    [card] Choisissez d’abord une carte.
    [put] Placez d’abord vos habitants.
    [advance] Avancez d’abord dans la case que vous avez vidée.
   *[act] Ce n’est pas possible pendant un tour : déplacez, attaquez, civilisez, construisez un autel ou terminez le tour.
}
lords-other-seat-draws = La place { $seat } vient d’abord.
lords-deal-size = Une première main a { $size } cartes.
lords-not-in-pile = Il n’y a pas autant de cartes { $card } dans la pioche.
lords-not-in-bag = Il ne reste pas de tuile { $terrain } dans le sac.
lords-not-the-group = L’ordre doit nommer une fois chaque place à égalité, et aucune autre.
lords-no-marker = Cette place n’a pas de tuile { $terrain } à poser.
lords-has-terrain = La case { $hex } a déjà un terrain.
lords-keeps-enough = On ne peut garder que trois tuiles : il faut en poser une.
lords-no-card = Cette place n’a pas la carte { $card } en main.
lords-has-chosen = Cette place a déjà choisi une carte, et ce choix est définitif.
lords-other-terrain = La carte demande le terrain « { $terrain } », et la case { $hex } en a un autre.
lords-foreign = Les habitants de la case { $hex } appartiennent à une autre place.
lords-not-yours = La case { $hex } n’appartient pas à cette place.
lords-one-must-stay = Il n’y a qu’un jeton sur { $hex }, et il doit en rester un.
lords-move-count = Au moins un jeton doit partir et au moins un rester : { $most ->
    [1] un seul peut
   *[other] de 1 à { $most } peuvent
} partir.
lords-terrain-differs = Les habitants restent sur leur terrain, et { $from } et { $to } n’ont pas le même.
lords-not-linked = La case { $to } n’est pas adjacente à { $from }, et on ne peut pas l’atteindre en traversant une seule case de mer.
lords-no-way = Aucun chemin ne mène autant d’habitants de la case { $from } à la case { $to }.
lords-sides-differ = Barbares et civilisés ne se mêlent jamais, et les jetons sur { $hex } montrent l’autre face.
lords-civilised-stay = Les habitants de la case { $hex } sont civilisés et n’entrent jamais dans une case vide.
lords-civilised-never-attack = Les habitants de la case { $hex } sont civilisés et n’attaquent jamais.
lords-nobody-there = Il n’y a personne à attaquer sur { $hex }.
lords-attack-own = Les habitants de la case { $hex } appartiennent à la place qui attaque.
lords-nothing-to-enter = Aucune case ne vient d’être vidée : il n’y a nulle part où avancer.
lords-advance-count = { $most ->
    [1] { $least ->
        [1] Un jeton avance, ni plus ni moins.
       *[other] Un jeton au plus peut avancer.
    }
   *[other] De { $least } à { $most } jetons peuvent avancer.
}
lords-has-civilised = Cette place a déjà civilisé une case pendant ce tour.
lords-not-barbarian = Il n’y a pas de barbares sur { $hex }.
lords-not-next-to-civilised = Cette place a déjà utilisé son libre choix, et aucune case civilisée n’est adjacente à { $hex }.
lords-has-built = Cette place a déjà construit un autel pendant ce tour.
lords-not-civilised = Les habitants de la case { $hex } ne sont pas civilisés.
lords-too-few-for-altar = Un autel remplace un jeton d’une case qui en a au moins deux, et il n’y en a qu’un sur { $hex }.
lords-has-altar = Il y a déjà un autel sur { $hex }.
lords-no-altar-left = Cette place n’a plus d’autel.
lords-turn-too-long = Ce tour a atteint le nombre maximal d’actions.

# What a box with other counts lacks.
lords-box-few-markers = Tuiles de terrain en jeu : { $found }. Pour ce nombre de places, il en faut au moins { $needed }.
lords-box-few-cards = Cartes en jeu : { $found }. Pour ce nombre de places, il en faut au moins { $needed }.
lords-box-no-marker = Il n’y a aucune tuile { $what ->
    [island] île
    [hills] collines
    [forest] forêt
   *[grassland] prairie
}, et des habitants doivent pouvoir vivre sur ce terrain.
lords-box-no-card = Il n’y a aucune carte { $what ->
    [island] île
    [hills] collines
    [forest] forêt
   *[grassland] prairie
} : personne ne pourrait jamais vivre sur ce terrain.

# What is wrong with a position.
lords-nobody = Une des places nommées n’est occupée par personne.
lords-two-terrains = Une case a deux terrains.
lords-edge-not-desert = Dans le petit monde, le bord doit être du désert.
lords-too-many-markers = Il y a plus de tuiles de terrain que le jeu n’en contient.
lords-land-before-start = Il y a du terrain avant le début de la phase de création.
lords-keeps-too-many = Une place garde plus de trois tuiles.
lords-creation-over = Chaque case a son terrain : la phase de création est finie.
lords-keeps-after-creation = Une place garde encore des tuiles après la phase de création.
lords-creation-not-over = Il y a encore une case sans terrain : la phase de création n’est pas finie.
lords-shared-hex = Deux places partagent une case.
lords-too-many-people = Une place a plus de jetons que le jeu n’en contient.
lords-too-many-altars = Une place a plus d’autels que le jeu n’en contient.
lords-owner-without-people = Une case appartient à une place qui n’y a pas d’habitants.
lords-uninhabitable = Il y a des habitants là où personne ne peut vivre.
lords-altar-without-civilised = Il y a un autel sans civilisés.
lords-people-before-land = Il y a des habitants avant que le monde soit achevé.
lords-nobody-civilised = Il y a une case civilisée, mais personne n’a utilisé son libre choix.
lords-too-many-cards = Il y a plus de cartes d’une sorte que le jeu n’en contient.
lords-discards-of-no-round = La défausse ne correspond pas à des manches complètes.
lords-hand-sizes = Les mains n’ont pas le bon nombre de cartes.
lords-pile = La pioche ne correspond pas aux mains.
lords-chosen-not-in-hand = Une carte choisie n’est pas dans la main.
lords-not-revealed = Il manque sur la table la carte d’une place.
lords-cards-on-table = Il y a des cartes sur la table entre deux manches.
lords-goes-on-after-end = La partie continue après sa fin.
lords-order = L’ordre du tour ne correspond pas aux cartes.
lords-action-count = Le nombre d’actions de ce tour n’est pas le bon.
lords-nowhere-to-place = Il n’y a nulle part où placer des habitants : cette étape est sautée.
lords-no-attack = Cette attaque n’est pas possible.
lords-no-advance = Il n’est pas possible d’avancer ainsi.
lords-no-die = Aucun dé n’est à lancer maintenant.
lords-over-too-early = La partie n’est pas encore terminée.

# Kinds of words, as in “… is not a valid hex”.
word-hex = case
word-card = carte
word-card-in-order = carte, dans l’ordre des rangs et des valeurs
word-colour = couleur
word-chance = sorte de hasard
word-asked = sorte de choix
word-die = nombre de points d’un dé
word-deck = choix des paquets
word-knowledge = sorte de connaissance
word-random-end = sorte de fin aléatoire
word-board-option = taille du plateau
word-turn-order = ordre du tour
word-tie-break = façon de départager
word-keep-mode = façon de garder des tuiles
word-doubles = effet d’un double
word-advance = façon d’avancer
word-sea-link = sorte de liaison maritime
word-seats = liste de places
word-hands = liste de mains
word-discards = liste de cartes défaussées
word-kept = liste de tuiles gardées
word-chosen = liste de cartes choisies
word-drawn = tuile piochée
word-done = liste d’actions faites
# The words of Lords of Creation, and how the terminal shows it.
lords-legend =
    Chaque ligne a une lettre, et ses cases sont numérotées de gauche à droite : A1 à A6, F1 à F11, K1 à K6.
    Terrain : i île, h collines, f forêt, g prairie, ~ mer, ^ montagnes, : désert, . aucun encore.
    Habitants : la lettre de la couleur, leur nombre, puis b barbares, c civilisés, a civilisés avec un autel.
lords-show-seat = Place { $seat }, habitants en réserve : { $supply }, autels : { $altars }
lords-free-civ = (peut encore civiliser n’importe où)
lords-show-hand = Main : { $list }
lords-show-kept = Tuiles gardées : { $list }
lords-show-chosen = Carte de cette manche : { $list }
lords-show-stock = Cartes dans la pioche : { $pile }. Tuiles dans le sac : { $bag }.
lords-show-order = Ordre de cette manche : { $order } ; { $finished ->
    [0] aucun tour n’est fini
    [one] un tour est fini
   *[other] { $finished } tours sont finis
}.
lords-waits-deal = Première main à distribuer : { $who }.
lords-waits-start = Il reste à tirer au sort qui commence.
lords-waits-marker = Tuile à piocher : { $who }.
lords-waits-lay = { $who } a pioché une tuile { $marker } : en poser une, ou garder celle-ci.
lords-waits-select = Choix d’une carte en secret : { $who }.
lords-waits-draw = Carte à piocher : { $who }.
lords-waits-order = Il reste à tirer au sort l’ordre des places à égalité.
lords-waits-place = { $who } place des habitants.
lords-waits-act = { $who } peut déplacer, attaquer, civiliser, construire un autel ou terminer le tour.
lords-waits-roll = { $who } attaque { $to } depuis { $from } : il reste à lancer les dés.
lords-waits-advance = { $who } avance vers { $to } depuis { $from }.
lords-waits-die = Il reste à lancer le dé qui peut terminer la partie.
lords-waits-nothing = La partie est terminée.
lords-scoring = Points d’adoration (L-9.2)
lords-scoring-now = Points d’adoration si la partie finissait maintenant (L-9.2)
lords-show-score = barbares { $barbarian } × 1 + civilisées { $civilised } × 2 + avec autel { $altars } × 3 = { $points } ; cases : { $hexes }, habitants : { $people }
lords-terrain = { $terrain ->
    [island] île
    [hills] collines
    [forest] forêt
    [grassland] prairie
    [sea] mer
    [mountains] montagnes
   *[desert] désert
}

# What chance decided.
lords-log-deal = { $who } reçoit : { $cards }.
lords-log-deal-hidden = { $who } reçoit sa première main.
lords-log-start = { $who } commence la phase de création.
lords-log-marker = { $who } pioche une tuile { $terrain }.
lords-log-marker-hidden = { $who } pioche une tuile.
lords-log-draw = { $who } pioche la carte { $card }.
lords-log-draw-hidden = { $who } pioche une carte.
lords-log-card-hidden = { $who } choisit une carte.
lords-log-order = Les cartes sont égales, le hasard décide de l’ordre : { $who }.
lords-show-roll = { $one } et { $two } contre { $defender }.
lords-log-die = Le dé qui peut terminer la partie montre { $pips }.
