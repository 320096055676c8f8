# What an action does, in a few words.
fact-points = { $change } { $points ->
    [one] point
   *[other] points
}
fact-rival = { $who } { $change }
fact-ends-turn = termine le tour
fact-ends-game = termine la partie

genesis-fact-new-area = commence un territoire ({ $terrain })
genesis-fact-herd = troupeau { $before ->
    [0] de { $after }
   *[other] porté de { $before } à { $after }
} dans un territoire de { $area } ({ $terrain }){ $place ->
    [first] , premier rang
    [shared] , premier rang partagé
    [second] , deuxième rang
   *[none] {""}
}
genesis-fact-joins-herds = réunit { $count } troupeaux
genesis-fact-joins-areas = réunit { $count } territoires
genesis-fact-largest = { $factor ->
    [3] désormais le plus grand territoire de tous
   *[other] désormais le plus grand de son terrain
}
genesis-fact-shuts-in = enferme un troupeau de { $size } ({ $who }, { $terrain })
genesis-fact-keeps-apart = empêche deux troupeaux de se réunir ({ $who }, { $terrain })
genesis-fact-only-tile = la seule tuile de ce tour

lords-fact-lays = { $count ->
    [0] { $terrain }, sans case du même terrain à côté
    [one] { $terrain }, à côté d’une case du même terrain
   *[other] { $terrain }, à côté de { $count } cases du même terrain
}
lords-fact-lays-waste = { $terrain }, { $count ->
    [0] sans case habitable à côté
    [one] à côté d’une case habitable
   *[other] à côté de { $count } cases habitables
}
lords-fact-cards-for = { $count ->
    [one] { $count } carte { $terrain } en main
   *[other] { $count } cartes { $terrain } en main
}
lords-fact-keeps = garde la tuile { $terrain }
lords-fact-card = { $people ->
    [0] plus un seul habitant
    [one] { $people } habitant
   *[other] { $people } habitants
} ({ $terrain }) : { $free ->
    [0] aucune case vide
    [one] une case vide
   *[other] { $free } cases vides
}, { $own } à vous
lords-fact-early = joue tôt
lords-fact-late = joue tard
lords-fact-settles = { $people ->
    [one] { $people } habitant
   *[other] { $people } habitants
} sur une case vide ({ $terrain })
lords-fact-strengthens = renforce la pile, de { $before } à { $after }
lords-fact-can-strike = { $chance } de chances de vider { $hex } ({ $who })
lords-fact-safer = le risque de perdre la case tombe de { $before } à { $after }
lords-fact-can-spread = peut se répandre sur { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
lords-fact-siege = en continuant d’attaquer : { $emptied } de chances de vider la case, { $entered } d’avancer
lords-fact-siege-only = en continuant d’attaquer : { $emptied } de chances de vider la case, mais sans avancer
lords-fact-attack = ce lancer : { $hit } de chances de toucher, { $lost } de perdre un habitant
lords-fact-prize = la case rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $who }
lords-fact-stays-out = n’avance pas
lords-fact-pacifies = { $people ->
    [one] { $people } habitant ne peut plus jamais attaquer
   *[other] { $people } habitants ne peuvent plus jamais attaquer
} ({ $who }){ $count ->
    [0] {""}
    [one] {" ; "}une de vos cases n’a plus rien à en craindre
   *[other] {" ; "}{ $count } de vos cases n’ont plus rien à en craindre
}
lords-fact-free-choice = utilise le libre choix
lords-fact-altar = autel sur { $people ->
    [one] { $people } habitant
   *[other] { $people } habitants
}, autels restants : { $left }

ursuppe-fact-ladder = commence sur la case { $space } : plus on part loin, plus la zone d’arrivée est proche, mais plus on joue tard
ursuppe-fact-leads = déplace maintenant { $count ->
    [one] { $count } amibe
   *[other] { $count } amibes
}
ursuppe-fact-drifts-to = dérive ensuite vers { $space } (autres couleurs : { $food ->
    [one] { $food } cube
   *[other] { $food } cubes
}, { $others ->
    [0] aucune amibe
    [one] une amibe
   *[other] { $others } amibes
})
ursuppe-fact-finds-food = { $amoeba } peut manger
ursuppe-fact-may-eat = { $amoeba } a { $chance } de chances de pouvoir manger
ursuppe-fact-starves = { $amoeba } jeûne
ursuppe-fact-dies = { $amoeba } jeûne et meurt
ursuppe-fact-hunger-kills = sinon elle meurt
ursuppe-fact-eats = mange { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
ursuppe-fact-host = hôte qui paie : { $who }
ursuppe-fact-carries = emporte { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
ursuppe-fact-clings = { $count ->
    [0] aucune amibe ne s’accroche
    [one] une amibe s’accroche
   *[other] { $count } amibes s’accrochent
}
ursuppe-fact-attack = l’attaque contre { $amoeba } a { $chance } de chances de réussir
ursuppe-fact-no-attack = n’attaque pas
ursuppe-fact-survives = { $amoeba } a { $chance } de chances de survivre
ursuppe-fact-costs = coûte { $bp } PE
ursuppe-fact-gives-up = cède le gène { $gene }
ursuppe-fact-gene = { $gene ->
    [intelligence] ne compte que pour le poids des gènes
    [movement-1] deux dés au choix
    [spores] de nouvelles amibes n’importe où
    [speed] un deuxième pas
    [defense] peut repousser les attaques
    [escape] peut fuir en cas d’attaque
    [substitution] peut manger d’autres repas
    [ray-protection] supporte un ozone faible
    [streamlining] nage gratuitement
    [tentacle] emporte des cubes
    [holding] peut se fixer ou s’accrocher à d’autres
    [life-expectancy] meurt à trois dégâts au lieu de deux
    [frugality] un cube de moins par repas
    [struggle-for-survival] peut attaquer au lieu de jeûner
    [parasitism] fait payer un repas aux autres
    [division-rate] des amibes moins chères
    [persistence] un deuxième pas et un deuxième essai
    [movement-2] nage dans n’importe quelle direction
    [aggression] peut tuer en phase 5
   *[armor] ne peut pas être mangée
}
ursuppe-fact-steps = pas au décompte : { $after } au lieu de { $before }
ursuppe-fact-defect = risque de défaut génétique : { $after } (avant : { $before })
ursuppe-fact-leaves-bp = laisse { $bp } PE
ursuppe-fact-saves = garde { $bp } PE
