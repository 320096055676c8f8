# Typed moves, the board as text, what is said aloud.
typed-list = Suggestions
typed-count = { $count ->
    [one] { $count } suggestion ; les touches fléchées permettent de la choisir.
   *[other] { $count } suggestions ; les touches fléchées permettent d’en choisir une.
}
announce-more = { $count ->
    [one] Avant cela, il s’est passé autre chose.
   *[other] Avant cela, il s’est passé { $count } autres choses.
}
text-board = Le plateau en texte
text-now = Maintenant
text-can = Ce que vous pouvez faire
text-yours = Ce que vous avez
text-players = À la table
text-row = Ligne
text-hex = Case
text-terrain = Terrain
text-people = Habitants
text-space = Case
text-cubes = Cubes
text-amoebas = Amibes
text-gene = Gène
text-price = Prix
text-sensitivity = Sensibilité
text-left = Reste
text-more = { $count ->
    [one] Encore une possibilité : tapez un coup pour la voir.
   *[other] Encore { $count } possibilités : tapez un coup pour les voir.
}
text-genesis-dice = Les dés montrent : { $dice }
text-genesis-blocked = bloquée
text-genesis-place = Poser { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
   *[wetland] un marais
}, { $count ->
    [one] sur { $count } case
   *[other] sur { $count } cases
} : { $spaces }
text-genesis-place-anywhere = Poser { $terrain ->
    [forest] une forêt
    [savannah] une savane
    [mountain] une montagne
   *[wetland] un marais
} sur n’importe quelle case libre
text-genesis-player = { $who }, { $species } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; tuiles restantes : { $left }
text-lords-lay = Poser une tuile { $terrain } sur { $hexes }
text-lords-anywhere = n’importe quelle case sans terrain
text-lords-card = Choisir une carte : { $cards }
text-lords-put = Placer des habitants sur { $hexes }
text-lords-advance = En faire avancer { $count } au plus
text-lords-civilise = Civiliser { $hexes }
text-lords-altar = Construire un autel sur { $hexes }
text-lords-from = Depuis { $from } : { $does }
text-lords-moves = en déplacer { $most } au plus vers { $hexes }
text-lords-attacks = attaquer { $hexes }
text-lords-drawn = Tuile piochée : { $terrain }
text-lords-kept = Tuiles gardées : { $terrains }
text-lords-hand = Cartes : { $cards }
text-lords-player = { $who } : { $points ->
    [one] { $points } point d’adoration
   *[other] { $points } points d’adoration
}{ $card ->
    [none] {""}
   *[other] , joue { $card }
} ; en réserve : { $people ->
    [one] { $people } habitant
   *[other] { $people } habitants
}, { $altars ->
    [one] { $altars } autel
   *[other] { $altars } autels
} ; en main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
text-lords-people = { $who } : { $side ->
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
}
text-lords-bare = Pas encore de terrain : { $hexes }
text-ursuppe-round = Manche { $round }
text-ursuppe-can = { $said } À taper : { $typed }
text-ursuppe-player = { $tribe }, { $who } : { $space ->
    [0] pas encore sur l’échelle
   *[other] case { $space } de l’échelle
}, { $bp } PE ; { $genes ->
    [none] pas de gènes
   *[other] gènes : { $genes }
}
