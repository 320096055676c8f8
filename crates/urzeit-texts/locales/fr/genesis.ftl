# Why Genesis refuses something. Each sentence is shown with the number of its rule.
genesis-game-over = La partie est terminée.
genesis-chance-due = Personne ne peut encore jouer : il faut d’abord { $due ->
    [board] tirer le plateau au sort
    [start] tirer au sort qui commence
   *[dice] lancer les dés
}.
genesis-choice-due = Rien n’est laissé au hasard ici : c’est à la place { $seat } de décider.
genesis-other-chance-due = Le hasard doit maintenant donner autre chose : { $due ->
    [board] le plateau
    [start] la place qui commence
   *[dice] les dés
}.
genesis-not-your-turn = C’est à la place { $seat } de jouer.
genesis-nothing-placed = On ne peut pas terminer le tour avant d’avoir posé une tuile.
genesis-no-tile = Il ne reste pas de tuile { $terrain } dans la réserve.
genesis-die-asks = L’autre dé montre « { $terrain } » : la deuxième tuile doit être une tuile { $terrain }.
genesis-out-of-play = La case { $space } est à droite de la rivière, donc hors jeu à deux.
genesis-blocked = Un volcan ou une fosse de goudron bloque la case { $space }.
genesis-occupied = Il y a déjà une tuile sur { $space }.
genesis-board-not-random = Un plateau tiré au sort a 17 cases bloquées à gauche de la rivière et 5 à droite, et aucune case praticable n’y est enfermée.
genesis-no-such-seat = Il n’y a que { $players } places à cette table : celle-là ne peut pas commencer.
genesis-start-empty = Personne n’occupe la place qui doit commencer.
genesis-board-too-small = Sur ce plateau, il n’y a nulle part trois cases en jeu reliées : il n’y aurait pas de partie.

# What is wrong with a position.
genesis-two-tiles = Deux tuiles sont sur la même case.
genesis-too-many-tiles = Une place a sur le plateau plus de tuiles d’un terrain que le jeu n’en contient.
genesis-tile-not-in-play = Une tuile est sur une case bloquée ou hors jeu.
genesis-vacant = Les cases libres ne correspondent pas aux tuiles.
genesis-tiles-before-start = Il y a des tuiles sur le plateau avant que l’on sache qui commence.
genesis-start-named = La table a convenu de la place qui commence ; la position s’en remet au hasard ou en indique une autre.
genesis-nobody = C’est le tour d’une place que personne n’occupe.
genesis-no-tile-left = La place dont c’est le tour n’a plus de tuile et devrait être sautée.
genesis-goes-on-after-end = La partie devrait être terminée, mais quelqu’un doit encore jouer.
genesis-second-before-first = La place qui doit poser une deuxième tuile n’en a aucune sur le plateau.
genesis-over-too-early = La partie est indiquée comme terminée, mais trois cases libres sont reliées et il reste des tuiles.

# The words of Genesis, and how the terminal shows it.
word-row = ligne de quatorze cases
genesis-title = Genesis
genesis-species = { $species ->
    [reptile] reptile
    [dinosaur] dinosaure
    [mammal] mammifère
   *[human] humain
}
genesis-terrain = { $terrain ->
    [forest] forêt
    [savannah] savane
    [mountain] montagne
   *[wetland] marais
}
genesis-face = { $face ->
    [wild] joker
   *[other] { $terrain }
}
genesis-legend = Une tuile montre son espèce, puis son terrain ; . libre, v volcan, t fosse de goudron
genesis-legend-two = Une tuile montre son espèce, puis son terrain ; . libre, v volcan, t fosse de goudron ; à droite de la rivière, hors jeu
genesis-seat = Place { $seat }
genesis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
genesis-supply-heading = Tuiles restantes et points
genesis-supply-heading-now = Tuiles restantes et points actuels
genesis-waits-board = Il reste à tirer le plateau au sort.
genesis-waits-start = Il reste à tirer au sort qui commence.
genesis-waits-roll = Dés à lancer : { $who }.
genesis-waits-first = Dés : { $one } et { $two }. Pose de la première tuile : { $who }.
genesis-waits-second = Pose d’une deuxième tuile qui correspond à l’autre dé ({ $die }), ou fin du tour : { $who }.
genesis-waits-nothing = La partie est terminée.
genesis-scoring = Décompte
genesis-scoring-now = Décompte si la partie finissait maintenant
genesis-area = { $terrain }, { $size } tuiles, compte { $multiplier ->
    [single] simple
    [double] double (G-5.8)
   *[triple] triple (G-5.7)
}
genesis-small-areas = { $count ->
    [one] Un territoire a moins de trois tuiles et ne rapporte rien (G-5.1).
   *[other] { $count } territoires ont moins de trois tuiles et ne rapportent rien (G-5.1).
}
genesis-herd = { $who }, troupeau de { $size } en { $first }
genesis-took-both = les deux rangs, seul troupeau du territoire (G-5.4)
genesis-took-first = premier rang (G-5.5)
genesis-took-first-shared = { $sharers ->
    [1] premier rang, à égalité entre troupeaux d’une même espèce (G-5.12)
   *[other] part du premier rang, { $sharers } à égalité (G-5.10)
}
genesis-took-second = { $sharers ->
    [1] { $ties ->
        [own] deuxième rang, à égalité entre troupeaux d’une même espèce (G-5.12)
       *[none] deuxième rang (G-5.5)
    }
   *[other] part du deuxième rang, { $sharers } à égalité (G-5.5)
}
genesis-took-both-shared = { $sharers ->
    [1] les deux rangs, à égalité entre troupeaux d’une même espèce (G-5.12)
   *[other] part des deux rangs, { $sharers } à égalité (G-5.6)
}
genesis-took-with-other = compté avec un autre troupeau de la même espèce { $sharers ->
    [1] (G-5.12)
   *[other] (G-5.10)
}
genesis-took-nothing = aucun rang

# What chance decided.
genesis-log-board = Le plateau est tiré au sort.
genesis-log-start = { $who } commence.
genesis-log-dice = Les dés montrent { $one } et { $two }.
