# Lords of Creation on the page.
lords-board = Le plateau de Lords of Creation
lords-zoom-in = Agrandir le plateau
lords-zoom-out = Montrer tout le plateau

# What is on a hex, and what a click does there.
lords-hex-bare = { $hex } : pas encore de terrain
lords-hex-land = { $hex } : { $terrain }
lords-hex-empty = { $hex } : { $terrain }, vide
lords-hex-people = { $hex } : { $terrain }, { $side ->
    [barbarian] { $count ->
        [one] { $count } barbare
       *[other] { $count } barbares
    }
    [civilised] { $count ->
        [one] { $count } jeton civilisé
       *[other] { $count } jetons civilisés
    }
   *[altar] un autel sur { $count ->
        [one] { $count } jeton civilisé
       *[other] { $count } jetons civilisés
    }
} ; propriétaire : { $who }
lords-lit-lay = poser la tuile ici
lords-lit-put = placer les habitants ici
lords-lit-stack = choisir cette pile
lords-lit-march = déplacement possible
lords-lit-attack = attaque possible
lords-lit-attack-chance = attaque possible, { $chance } % de chances de vider la case
lords-lit-advance = on peut avancer ici
lords-lit-civilise = on peut civiliser ici
lords-lit-altar = on peut construire un autel ici
lords-lit-list = { $count ->
    [one] La seule case en surbrillance
   *[other] Les { $count } cases en surbrillance
}

# What is asked now.
lords-now = Ce qu’il faut faire maintenant
lords-now-lay = Vous avez pioché une tuile { $terrain }. Posez-la sur n’importe quelle case sans terrain, gardez-la, ou posez à sa place une tuile gardée.
lords-now-lay-one = Vous avez pioché une tuile { $terrain } et gardez déjà trois tuiles. Posez une des quatre sur n’importe quelle case sans terrain.
lords-now-lay-or-refuse = Vous avez pioché une tuile { $terrain }. Posez-la sur n’importe quelle case sans terrain, ou écartez-la pour de bon.
lords-now-lay-it = Vous avez pioché une tuile { $terrain }. Posez-la sur n’importe quelle case sans terrain.
lords-now-select = Choisissez une carte en secret. Sa valeur est le nombre d’habitants que vous placez, son terrain dit où. { $order ->
    [high] Les grandes valeurs
   *[low] Les petites valeurs
} jouent d’abord.
lords-now-select-end = Choisissez une carte en secret. La pioche est épuisée : si deux cartes révélées sont identiques, la partie finit aussitôt.
lords-now-select-die = Choisissez une carte en secret. La pioche est épuisée : après cette manche, un dé peut mettre fin à la partie.
lords-now-place = { $count ->
    [one] Placez { $count } habitant
   *[other] Placez { $count } habitants
} sur une case de terrain « { $terrain } », vide ou à vous.
lords-now-act = Choisissez une de vos piles pour la déplacer ou attaquer, civilisez une fois, construisez un autel ou terminez votre tour.
lords-now-march = Choisissez où aller ou qui attaquer.
lords-now-civilise = Choisissez les barbares à civiliser : les vôtres ou ceux d’une autre place.
lords-now-altar = Choisissez pour l’autel une de vos cases civilisées qui a au moins deux habitants.
lords-now-advance = { $to } est vide. Combien de vos habitants avancent ?
lords-other-lay = Création du monde : c’est à { $who } de jouer.
lords-other-select = Les autres choisissent encore leur carte.
lords-other-place = { $who } place des habitants.
lords-other-act = { $who } joue son tour.
lords-over-identical = La pioche est épuisée et deux cartes révélées sont identiques : la partie est terminée.
lords-over-cards = Toutes les cartes ont été jouées.
lords-over-die = Le dé a mis fin à la partie.
lords-tally-barbarian = Cases barbares
lords-tally-civilised = Cases civilisées, à 2
lords-tally-altars = Autels, à 3
lords-markers = Vos tuiles de terrain
lords-marker-drawn = piochée
lords-marker-kept = gardée
lords-keep = Garder la tuile
lords-hand = Vos cartes
lords-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}
lords-play-card = Jouer { $card }
lords-doing = Ce que fait un clic sur le plateau
lords-doing-march = Déplacer, attaquer
lords-doing-civilise = Civiliser
lords-doing-altar = Autel
lords-end = Terminer le tour
lords-let-go = Désélectionner
lords-march = En déplacer { $count }
lords-attack = Attaquer
lords-advance = { $count ->
    [0] N’en faire avancer aucun
   *[other] En faire avancer { $count }
}
lords-count = Combien
lords-fewer = Un de moins
lords-more = Un de plus
lords-count-tells = { $arrive ->
    [one] { $arrive } arrive
   *[other] { $arrive } arrivent
}, { $stay ->
    [one] { $stay } reste
   *[other] { $stay } restent
} sur { $from }{ $behind ->
    [0] .
    [one] , { $behind } reste en chemin.
   *[other] , { $behind } restent en chemin.
}

# Attacks.
lords-odds = { $attackers } sur { $from } contre { $defenders } sur { $to }
lords-odds-siege = Si vous continuez d’attaquer, vous avez { $emptied } % de chances de vider { $to }.
lords-odds-enter = { $entered ->
    [0] Vous ne pouvez pas avancer.
   *[other] Vous avez { $entered } % de chances d’avancer.
}
lords-odds-once = Un seul lancer : { $hit } % de chances de toucher, { $lose } % de perdre un jeton, { $doubles } % de faire un double, qui met fin à votre tour.
lords-per-cent = { $chance } %

# Players and the round.
lords-points = Points d’adoration
lords-points-now = Points d’adoration actuels
lords-score = cases barbares : { $barbarian }, civilisées : { $civilised } ; autels : { $altars }
lords-left = en réserve : { $people ->
    [one] { $people } habitant
   *[other] { $people } habitants
}, { $altars ->
    [one] { $altars } autel
   *[other] { $altars } autels
} ; en main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
lords-keeps = { $count ->
    [one] garde { $count } tuile
   *[other] garde { $count } tuiles
}
lords-free = peut encore civiliser n’importe où, une fois
lords-bag = { $count ->
    [one] Il y a { $count } tuile dans le sac.
   *[other] Il y a { $count } tuiles dans le sac.
}
lords-pile-count = { $count ->
    [0] La pioche est épuisée.
    [one] Il y a { $count } carte dans la pioche.
   *[other] Il y a { $count } cartes dans la pioche.
}
lords-pile-rest = { $count ->
    [0] La pioche est épuisée.
    [one] La pioche est épuisée : il reste { $count } carte, trop peu pour tout le monde.
   *[other] La pioche est épuisée : il reste { $count } cartes, trop peu pour tout le monde.
}
lords-discards = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
lords-round = Manche { $round }
lords-place = { $who } : { $state ->
    [thinking] choisit une carte
    [chosen] a choisi
    [acting] { $card }, joue maintenant
    [over] { $card }
    [finished] { $card }, a joué
   *[waiting] { $card }, doit encore jouer
}
lords-pieces = Ce que veulent dire les pièces
lords-piece-barbarian = Les barbares se déplacent, s’installent sur des cases vides et attaquent. Leur case vaut un point.
lords-piece-civilised = Les habitants civilisés n’attaquent jamais et n’entrent jamais dans une case vide. Leur case vaut deux points.
lords-piece-altar = Un autel sur des habitants civilisés. Leur case vaut trois points.

# What happened.
lords-log-roll = { $one } et { $two } contre { $defender } : { $lost ->
    [both] l’attaque et la défense perdent un jeton chacune.
    [attacker] l’attaque perd un jeton.
    [defender] la défense perd un jeton.
   *[nobody] personne ne perd rien.
}
lords-log-doubles = Un double met fin au tour.
lords-log-lay = { $who } pose une tuile { $terrain } sur { $hex }.
lords-log-keep = { $who } garde la tuile.
lords-log-card = { $who } choisit la carte { $card }.
lords-log-reveal = { $who } révèle la carte { $card }.
lords-log-put = { $who } place des habitants sur { $hex }.
lords-log-move = { $who } déplace { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
} depuis { $from } vers { $to }.
lords-log-attack = { $who } attaque { $to } depuis { $from }.
lords-log-advance = { $who } { $count ->
    [0] n’avance pas.
    [one] avance avec { $count } habitant.
   *[other] avance avec { $count } habitants.
}
lords-log-civilise = { $who } civilise { $hex }.
lords-log-altar = { $who } construit un autel sur { $hex }.
lords-log-end = { $who } termine le tour.
