# Ursuppe on the page.

# What things are called.
ursuppe-tribe = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [purple] Violet
   *[white] Blanc
}
ursuppe-amoeba-damage = { $damage ->
    [0] { $amoeba }
    [one] { $amoeba } avec { $damage } dégât
   *[other] { $amoeba } avec { $damage } dégâts
}
ursuppe-some-cubes = { $count } { $count ->
    [one] { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
       *[white] blanc
    }
   *[other] { $colour ->
        [red] rouges
        [yellow] jaunes
        [green] verts
        [blue] bleus
        [purple] violets
       *[white] blancs
    }
}
ursuppe-no-cubes = pas de cubes
ursuppe-no-amoebas = pas d’amibes
ursuppe-bp = { $bp } PE
ursuppe-cost = { $bp ->
    [0] gratuit
   *[other] { $bp } PE
}

# The board.
ursuppe-board = Le plateau d’Ursuppe
ursuppe-spaces = Les cases du plateau
ursuppe-space = { $space } : { $cubes } ; { $amoebas }
ursuppe-compass = { $drift ->
    [north] Rose des vents : courant vers le nord
    [east] Rose des vents : courant vers l’est
    [south] Rose des vents : courant vers le sud
    [west] Rose des vents : courant vers l’ouest
   *[none] Rose des vents : sans courant
}, ozone { $ozone }
ursuppe-card = { $drift ->
    [north] nord
    [east] est
    [south] sud
    [west] ouest
   *[none] sans courant
}, ozone { $ozone }
ursuppe-supply-is = En réserve : { $cubes }
ursuppe-phases = Les phases de la manche
ursuppe-phase-name = { $phase ->
    [1] Déplacement et nourriture
    [2] Environnement et défauts génétiques
    [3] Nouveaux gènes
    [4] Division cellulaire
    [5] Morts
   *[6] Décompte
}
ursuppe-look = Survolez une amibe, ou touchez-la, pour voir où elle peut trouver un repas.
ursuppe-look-at = { $amoeba }, sur { $space }.
ursuppe-look-diets = Ici, elle peut manger : { $diets }{ $more ->
    [0] {""}
    [one] {" ; "}ou un autre repas
   *[other] {" ; "}ou { $more } autres repas
}.
ursuppe-look-hungry = Il n’y a pas de repas pour elle ici.
ursuppe-look-elsewhere = Elle trouverait un repas sur { $spaces }.
ursuppe-look-drift = Le courant l’emmène vers { $space }.
ursuppe-ladder-title = Échelle
ursuppe-marker = { $who } sur { $space }
ursuppe-marker-at = case

# Players and genes.
ursuppe-players = À la table
ursuppe-dummy = Neutre
ursuppe-steps = décompte : +{ $steps }
ursuppe-burden = sensibilité { $sensitivity }, ozone { $ozone }
ursuppe-alive = { $colour } : { $alive } sur le plateau, { $unborn } en réserve
ursuppe-market = Gènes
ursuppe-gene-risk = Sensibilité { $before } → { $sensitivity }, ozone { $ozone }
ursuppe-gene-facts = sensibilité { $sensitivity } · poids { $weight } · { $left ->
    [0] plus de carte
   *[other] reste { $left } sur { $copies }
}
ursuppe-trade-in = En échange, vous devez rendre { $genes }.
ursuppe-owned-by = Détenu par { $who }
ursuppe-buy = { $traded ->
    [none] Acheter
   *[other] Acheter en échange du gène { $traded }
}
ursuppe-effect = { $gene ->
    [intelligence] N’a pas d’effet, mais compte pour le poids des gènes au décompte.
    [movement-1] Pour nager, vous lancez deux dés et en utilisez un.
    [spores] Les nouvelles amibes peuvent apparaître sur toute case sans amibe de leur couleur.
    [speed] Après le premier pas, vous pouvez en faire un deuxième, gratuit.
    [defense] En cas d’attaque, vous pouvez payer 1 PE, et chaque camp lance un dé : si le vôtre est plus grand, l’attaque est repoussée.
    [escape] En cas d’attaque, vous pouvez fuir à la nage, au prix habituel pour nager.
    [substitution] { $colours ->
        [3] Un repas peut aussi se composer de quatre cubes d’une seule autre couleur.
        [4] Un repas peut aussi se composer de quatre cubes d’exactement deux autres couleurs.
       *[other] Un repas peut aussi se composer de cinq cubes d’exactement trois autres couleurs.
    }
    [ray-protection] Diminue votre sensibilité de 2 ; cédé lors d’un défaut génétique, ce gène vaut 4.
    [streamlining] Nager et fuir ne coûtent rien.
    [tentacle] À chaque pas, vous pouvez emporter jusqu’à { $cargo } cubes de la case quittée.
    [holding] Vos amibes peuvent se fixer (rester sur place) ou s’accrocher aux amibes des autres qui quittent leur case.
    [life-expectancy] Vos amibes meurent à 3 dégâts au lieu de 2.
    [frugality] Chaque repas peut avoir un cube de moins.
    [struggle-for-survival] Au lieu de jeûner, une amibe peut payer 1 PE et en attaquer une autre sur sa case pour la manger.
    [parasitism] Un repas peut avoir un cube de moins si une autre place, qui a une amibe sur la case, paie 1 PE pour cela.
    [division-rate] Les nouvelles amibes coûtent { $cheap } PE au lieu de { $price }.
    [persistence] Comme Vitesse ; de plus, après une attaque qui a échoué ou un combat perdu, vous avez un deuxième essai.
    [movement-2] Vos amibes nagent sans dé dans la direction que vous voulez, ou restent sur place.
    [aggression] Comme Lutte pour la survie ; de plus, une fois par manche, en phase 5, une de vos amibes peut payer 1 PE et attaquer sur sa case une amibe qui n’est pas à vous.
   *[armor] Les autres ne peuvent pas attaquer vos amibes en phase 1 et, en phase 5, vos amibes prennent un dégât au lieu de mourir.
}

# What is asked.
ursuppe-question = Votre décision
ursuppe-ask-start = Où commence { $who } sur l’échelle ? Derrière, on se déplace d’abord ; devant, on achète d’abord.
ursuppe-ask-put-first = Où va la première amibe ({ $who }) ?{ $damage ->
    [0] {""}
   *[other] {" "}Elle commence avec 1 dégât.
}
ursuppe-ask-put-second = Où va la deuxième amibe ({ $who }) ?
ursuppe-ask-lead = Quelle couleur déplacez-vous maintenant ?
ursuppe-ask-move = C’est à { $amoeba } de se déplacer depuis { $space }. De quelle façon ? Vous avez { $bp } PE.
ursuppe-ask-use = Quel dé utilisez-vous pour { $amoeba } ?
ursuppe-ask-direct = Dans quelle direction nage { $amoeba } depuis { $space } ?
ursuppe-ask-cargo = { $amoeba } part { $direction }. Quels cubes cette amibe emporte-t-elle ? Au plus { $most }.
ursuppe-ask-cling = { $amoeba } quitte { $space } et part { $direction }{ $cargo ->
    [none] .
   *[other] {" "}en emportant { $cargo }.
} Quelles amibes s’accrochent ({ $who }) ?
ursuppe-ask-clingers-cargo = { $count ->
    [one] { $amoebas } part aussi.
   *[other] { $amoebas } partent aussi.
} Quels cubes emportez-vous ? Au plus { $most }.
ursuppe-ask-second = { $amoeba } est sur { $space }. Faites-vous un deuxième pas ?
ursuppe-ask-feed = { $food ->
    [yes] Que mange { $amoeba } sur { $space } ?
   *[no] { $amoeba } ne trouve pas de repas sur { $space }. Que fait cette amibe ?
}
ursuppe-ask-react = { $amoeba } attaque { $target } sur { $space } ! Que faites-vous ? Vous avez { $bp } PE.
ursuppe-ask-retry = L’attaque menée par { $amoeba } a échoué. Utilisez-vous votre deuxième essai ?
ursuppe-ask-defect = Défaut génétique ({ $who }) : sensibilité { $sensitivity }, ozone { $ozone }, différence { $defect }. Payez cette différence en gènes, en PE ou des deux façons ; vous avez { $bp } PE.
ursuppe-ask-buy = Des gènes pour { $who } ? Vous avez { $bp } PE.
ursuppe-ask-divide = { $price ->
    [0] { $who } n’a plus d’amibe : la prochaine est gratuite et peut aller n’importe où.
   *[other] Une nouvelle amibe pour { $who } ? Elle coûte { $price } PE ; vous avez { $bp } PE.
}
ursuppe-ask-aggress = Une de vos amibes attaque-t-elle ? Vous avez { $bp } PE.
ursuppe-over = { $why ->
    [finish] Un marqueur a atteint la zone d’arrivée.
   *[cards] Il n’y a plus de cartes d’environnement.
} Sur l’échelle à la fin : { $markers }.
ursuppe-tally-round = Manche { $round }

# How it is answered.
ursuppe-do-ladder = Case de départ { $space }
ursuppe-do-lead = Déplacer { $who }
ursuppe-do-drift = { $drift ->
    [north] Dériver vers le nord, sur { $space }
    [east] Dériver vers l’est, sur { $space }
    [south] Dériver vers le sud, sur { $space }
    [west] Dériver vers l’ouest, sur { $space }
    [blocked] Dériver : passage bloqué, l’amibe reste sur place
   *[none] Dériver : sans courant, l’amibe reste sur place
}
ursuppe-do-swim = { $how ->
    [die] Lancer le dé et nager
    [dice] Lancer deux dés et nager
   *[will] Nager où vous voulez
}
ursuppe-do-hold = Se fixer : rester sur place
ursuppe-do-go = { $space ->
    [none] Aller { $direction } : passage bloqué, l’amibe reste sur place
   *[other] Aller { $direction }, sur { $space }
}
ursuppe-do-stay = Rester sur place
ursuppe-die-choose = Choisir la direction
ursuppe-die-stay = Rester sur place
ursuppe-do-take = { $count ->
    [0] Ne rien emporter
   *[other] Emporter { $cubes }
}
ursuppe-do-cling = { $count ->
    [0] Personne ne s’accroche
    [one] { $amoebas } s’accroche
   *[other] { $amoebas } s’accrochent
}
ursuppe-do-again = Faire un deuxième pas
ursuppe-do-stop = S’arrêter là
ursuppe-do-eat = { $host ->
    [none] Manger { $cubes }
   *[other] Manger { $cubes } ; { $host } paie 1 PE
}
ursuppe-do-attack = Attaquer { $amoeba }
ursuppe-do-starve = Jeûner : 1 dégât
ursuppe-do-defend = Se défendre : le plus grand nombre gagne
ursuppe-do-escape = { $how ->
    [die] Lancer le dé et fuir
    [dice] Lancer deux dés et fuir
   *[will] Fuir où vous voulez
}
ursuppe-do-accept = Subir l’attaque
ursuppe-do-give-up = Renoncer à l’attaque
ursuppe-do-pay = { $count ->
    [0] Payer { $bp } PE
   *[other] { $bp ->
        [0] Céder { $genes }
       *[other] Céder { $genes } et payer { $bp } PE
    }
}
ursuppe-do-aggress = { $amoeba } attaque { $target }
ursuppe-do-pass = N’attaquer personne
ursuppe-do-done-buying = Terminer les achats
ursuppe-to-board = Voir le plateau
ursuppe-to-market = Vers les gènes
ursuppe-do-done-dividing = Terminer la division
ursuppe-which = Quelle amibe
ursuppe-where = Choisissez une case en surbrillance sur le plateau.
ursuppe-clingers = Qui s’accroche
ursuppe-hosts = Hôte qui paie pour le repas
ursuppe-host = { $host ->
    [none] Pas d’hôte
   *[other] { $host } paie 1 PE
}
ursuppe-no-meal-yet = Composez un repas.
ursuppe-fewer = { $colour } : un de moins
ursuppe-more = { $colour } : un de plus
ursuppe-give-up = Gènes à céder
ursuppe-no-payment-yet = Cela ne suffit pas encore : choisissez les gènes à céder.

# What happened.
ursuppe-log-ladder = { $who } commence sur la case { $space } de l’échelle.
ursuppe-log-put = { $who } place l’amibe { $number } sur { $space }.
ursuppe-log-divide = { $who } place la nouvelle amibe { $number } sur { $space }.
ursuppe-log-lead = { $who } déplace { $colour }.
ursuppe-log-drift = { $space ->
    [here] { $who } dérive et reste sur place.
    [somewhere] { $who } fait dériver une amibe.
   *[other] { $who } dérive vers { $space }.
}
ursuppe-log-swim = { $who } nage.
ursuppe-log-hold = { $who } se fixe.
ursuppe-log-use = { $who } utilise le { $die } : { $means ->
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
ursuppe-log-go = { $who } nage { $direction ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}{ $space ->
    [here] , mais le passage est bloqué.
    [somewhere] .
   *[other] , sur { $space }.
}
ursuppe-log-stay = { $who } reste sur place.
ursuppe-log-take = { $count ->
    [0] { $who } n’emporte rien.
   *[other] { $who } emporte { $cubes }.
}
ursuppe-log-cling = { $count ->
    [0] Personne ne s’accroche ({ $who }).
    [one] L’amibe { $numbers } s’accroche ({ $who }).
   *[other] Les amibes { $numbers } s’accrochent ({ $who }).
}
ursuppe-log-again = { $who } fait un deuxième pas.
ursuppe-log-stop = { $who } s’arrête après un pas.
ursuppe-log-eat = { $host ->
    [none] { $who } mange { $cubes }.
   *[other] { $who } mange { $cubes }, et { $host } paie 1 PE.
}
ursuppe-log-attack = { $who } attaque { $amoeba }.
ursuppe-log-retry = { $who } utilise le deuxième essai pour attaquer { $amoeba }.
ursuppe-log-starve = { $who } jeûne.
ursuppe-log-defend = { $who } se défend.
ursuppe-log-escape = { $who } tente de fuir.
ursuppe-log-accept = { $who } subit l’attaque.
ursuppe-log-give-up = { $who } renonce à l’attaque.
ursuppe-log-pay = Défaut génétique : { $who } { $count ->
    [0] paie { $bp } PE.
   *[other] { $bp ->
        [0] cède { $genes }.
       *[other] cède { $genes } et paie { $bp } PE.
    }
}
ursuppe-log-buy = { $traded ->
    [none] { $who } achète le gène { $gene }.
   *[other] { $who } achète le gène { $gene } en échange du gène { $traded }.
}
ursuppe-log-aggress = { $amoeba } attaque { $target }.
ursuppe-log-pass = { $who } n’attaque personne.
ursuppe-log-done-buying = { $count ->
    [0] { $who } n’achète pas de gène.
   *[other] { $who } termine les achats.
}
ursuppe-log-done-dividing = { $who } termine la division.
ursuppe-log-done = { $who } ne fait rien de plus.
ursuppe-log-dies = { $who } meurt sur { $space }.
ursuppe-log-advance = { $who } progresse jusqu’à la case { $space } de l’échelle.
ursuppe-log-round = La manche { $round } commence.

ursuppe-order = { $order ->
    [drift-to-meal] Dériver dès que cela mène à un repas, sinon me demander
    [defend] Toujours me défendre
    [pay-bp] Payer les défauts génétiques en PE, si j’en ai assez
   *[buy-nothing] Ne rien acheter à la manche { $round }
}
