# `analyse`: what the command says.
usage-analyse = urzeit analyse [OPTIONS] <FICHIER>
analyse-about = Montrer les chances de victoire au fil d’une partie, les meilleurs coups et pourquoi
analyse-about-more =
    Examine chaque position d’une feuille de partie du point de vue de la place qui devait choisir.
    Affiche les grands tournants (les erreurs, avec ce qui aurait été mieux, et la chance) et la
    qualité des choix de chaque place. La même graine donne la même analyse sur toutes les machines,
    quel que soit le nombre de cœurs.

        urzeit analyse partie.urz --svg chances.svg
        urzeit analyse partie.urz --entry 37
analyse-all = Afficher toutes les entrées, et pas seulement les grands tournants
analyse-entries = N’analyser que la position avant l’entrée K, ou celles avant les entrées K à L ; s’il y en a peu, les montrer en détail
analyse-json = Afficher plutôt du JSON (docs/analysis-json.md)
analyse-svg = Écrire un graphique des chances de victoire dans ce fichier
analyse-iterations = Nombre d’itérations de la recherche par position [par défaut : 1000 ; 10000 pour dix positions ou moins]
error-entries = « { $found } » ne désigne aucune entrée de cette feuille de partie. Écrivez K ou K-L avec des nombres de 1 à { $last }.
analyse-hidden = Les entrées cachées derrière « ? » ne peuvent pas être jouées ; analysez la feuille quand la partie sera terminée.
analyse-progress = Positions : { $done } sur { $games }
analyse-heading = { $game }, { $players } places, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} ; itérations par position : { $iterations }, graine { $seed }
analyse-columns = entrée|qui|coup joué
analyse-columns-after = écart|mieux
analyse-better = { $action } : { $reason }
analyse-luck = chance pour { $who }
analyse-bad-luck = malchance pour { $who }
analyse-no-swings = Aucune erreur ni aucun résultat du hasard n’a beaucoup changé les chances de victoire.
analyse-accuracy = Qualité des choix ; une perte se mesure en chances de victoire :
analyse-accuracy-columns = place|qui|choix|sans perte|erreurs|perte moyenne
analyse-entry = Avant l’entrée { $number } : { $played }
analyse-end = la feuille de partie s’arrête ici
analyse-chance = { $who } { $chance } (points : { $points })
analyse-loss = Le coup joué a coûté { $loss } de chances de victoire.
analyse-best-columns = coup|chances|points|visites|effet
analyse-exact = exact
analyse-plot-title = { $game } : chances de victoire
analyse-plot-chances = chances de victoire
analyse-plot-entries = entrée de la feuille de partie
analyse-plot-mistake = erreur
analyse-plot-luck = chance ou malchance
analyse-plot-swing = { $number } : { $who } { $change }, { $played }
analyse-plot-better = mieux : { $action }
