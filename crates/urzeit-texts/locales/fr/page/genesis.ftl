# Genesis on the page.
genesis-board = Le plateau de Genesis
genesis-hand = Tuile à poser
genesis-tile-in-hand = { $terrain ->
    [forest] forêt
    [savannah] savane
    [mountain] montagne
   *[wetland] marais
}, reste : { $left }
genesis-end = Terminer le tour
genesis-left = { $count ->
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
}
genesis-points-now = Points actuels
genesis-space-tile = { $space } : { $species ->
    [reptile] reptile
    [dinosaur] dinosaure
    [mammal] mammifère
   *[human] humain
}, { $terrain ->
    [forest] forêt
    [savannah] savane
    [mountain] montagne
   *[wetland] marais
}
genesis-space-blocked = { $space } : bloquée
genesis-space-vacant = { $space } : libre
genesis-log-place = { $who } pose { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
   *[wetland] un marais
} sur { $space }.
genesis-log-end = { $who } termine le tour.

# Dice and the tile in hand.
genesis-you = Vous
genesis-dice = Dés
genesis-die-used = { $face }, utilisé
genesis-asked-first = Posez deux tuiles qui correspondent aux dés, ou une seule tuile de votre choix.
genesis-asked-second = Posez une deuxième tuile qui correspond à l’autre dé ({ $face }), ou terminez votre tour.
genesis-asked-own = Vos dés.
genesis-asked-other = Les dés lancés par { $who }.
genesis-alone = seule
genesis-tile-single = ne correspond à aucun dé et serait votre seule tuile de ce tour

# What somebody looks at.
genesis-looking = Territoire et troupeaux
genesis-look = Survolez une tuile, ou touchez-la, pour voir son territoire, ses troupeaux et ce qu’ils rapportent.
genesis-look-area = { $terrain }, { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}, { $multiplier ->
    [none] trop peu pour rapporter des points (G-5.1)
    [single] compte simple (G-5.3)
    [double] compte double (G-5.8)
   *[triple] compte triple (G-5.7)
}
genesis-look-would = si vous posez votre tuile sur { $space }
genesis-look-herds = Troupeaux
genesis-look-points = Points
genesis-look-gains = Écart
genesis-look-spoken = { $who } : { $count ->
    [one] un troupeau de { $sizes }
   *[other] des troupeaux de { $sizes }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
genesis-look-gain = Effet sur vos points : { $gain }.

# The scoring, area by area.
genesis-points-end = Points
genesis-what-if = Et si la partie finissait maintenant ?
genesis-what-if-close = Revenir à la partie
genesis-walk = Décompte pas à pas
genesis-over-land = Il n’y a plus nulle part trois cases libres reliées : le plateau est plein.
genesis-over-tiles = Plus personne n’a de tuile.
genesis-walk-start = { $count ->
    [0] Aucun territoire n’a trois tuiles, donc rien ne rapporte de points.
    [one] Un territoire rapporte des points.
   *[other] { $count } territoires rapportent des points. Regardez-les un par un, { $order ->
        [largest-first] le plus grand d’abord
       *[exciting-last] le plus palpitant à la fin
    }.
}
genesis-walk-order = Ordre
genesis-walk-exciting-last = le plus palpitant à la fin
genesis-walk-largest-first = le plus grand d’abord
genesis-walk-back = Territoire précédent
genesis-walk-next = Territoire suivant
genesis-walk-play = Lecture
genesis-walk-pause = Pause
genesis-walk-table = Résultat
genesis-walk-at = Territoire { $number } sur { $count }
genesis-walk-totals = Total provisoire
genesis-walk-row = { $terrain } { $size }{ $factor ->
    [1] {""}
   *[other] { " " }× { $factor }
}
genesis-walk-sum = Total
