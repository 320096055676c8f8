# `urzeit play`: its help.
usage-play = urzeit play [OPTIONS] <JEU>
play-about = Jouer une partie au terminal, contre l’ordinateur ou à plusieurs
play-about-more =
    Joue une partie ligne par ligne. Vous écrivez vos coups dans la notation des feuilles de partie
    (docs/records.md) ; le début des mots suffit : « pl f c4 » veut dire « place forest c4 ».
    « ? » liste ce que vous pouvez faire, « aide » ce que vous pouvez écrire d’autre.

    Tout est enregistré à mesure, dans le fichier nommé au début et dans un autre, à côté, qui se
    termine par .table. Arrêtez quand vous voulez, puis continuez avec le nom du fichier :

        urzeit play genesis --against hard
        urzeit play genesis-1.urz
        urzeit play lords --people 2 --players 4 --against easy,medium
        urzeit play ursuppe --dice typed

    À plusieurs, on se passe le clavier. Si les mains sont cachées, l’écran est d’abord effacé ; avec
    --plain rien n’est effacé, il faut donc détourner les yeux.
play-game = Le jeu : genesis, lords ou ursuppe ; ou le fichier d’une partie à continuer
play-against = Niveaux de l’ordinateur, séparés par des virgules : beginner, easy, medium, hard, master ; le dernier vaut pour toutes les places qui restent [par défaut : medium]
play-people = Nombre de personnes qui jouent [par défaut : 1] ; l’ordinateur tient toutes les autres places
play-seat = Place de la première personne ; les autres suivent [par défaut : 1]
play-name = Le nom d’une personne ; peut être répété
play-dice = D’où vient le hasard : fair le tire de façon qu’on puisse le vérifier ensuite (docs/fairness.md), typed demande les dés et les cartes d’une vraie table [par défaut : fair]
play-save = Le fichier où enregistrer la partie [par défaut : le premier qui soit libre parmi JEU-1.urz, JEU-2.urz…] ; aucun fichier n’est écrasé
play-seed = Graine du hasard, pour répéter une partie ; toute personne qui la connaît peut prévoir les dés
play-plain = De simples lignes : ni couleurs, ni effacement, ni édition de la ligne

# What is wrong with how it was called.
play-only-new = { $argument } est réservé aux nouvelles parties. « { $file } » n’est pas un jeu et compte donc comme le fichier d’une partie à continuer.
play-unknown-level = Il n’y a pas de niveau « { $found } ». Les niveaux sont { $known }.
play-too-many = Il faudrait { $count } places, mais il n’y en a que { $most }. Demandez plus de places avec --players, ou nommez moins de personnes ou de niveaux.
play-no-seat = Il n’y a pas de place { $count }. Les places vont de 1 à { $most }.
play-too-many-names = Il y a { $count } noms pour { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
}. Donnez le nombre de personnes avec --people.
play-unfit-name = Une feuille de partie ne peut pas contenir le nom « { $name } ». { $reason }
play-file-exists = Le fichier existe déjà et ne sera pas écrasé. Nommez-en un autre avec --save, ou continuez la partie qu’il contient avec « urzeit play » et son nom.
play-no-table = Il n’y a pas de partie à continuer ici : une partie en cours a, à côté de son fichier, un fichier du même nom qui se termine par .table. Si la partie est terminée, « urzeit replay » la montre.
play-not-a-table = Le fichier d’à côté qui se termine par .table n’a pas été écrit par ce programme ; la partie ne peut donc pas continuer.
play-damaged = La partie ne peut pas continuer : l’événement { $number } du fichier qui se termine par .table, « { $line } », ne convient pas. { $reason }
play-in-use = Cette partie est déjà ouverte ailleurs. Quittez-la d’abord là-bas.
play-no-randomness = Le système ne fournit pas de nombres aléatoires : { $reason }. Entrez vous-même les résultats du hasard avec --dice typed.

# Words that can be typed; the English ones are always understood too.
play-word-help = aide
play-word-legal = ?
play-word-board = plateau
play-word-score = points
play-word-log = déroulement
play-word-why = pourquoi
play-word-undo = annuler
play-word-hint = conseil
play-word-save = copier
play-word-resign = abandonner
play-word-quit = quitter
play-word-ok = ok
play-word-back = plus
play-word-yes = oui
play-word-no = non

# The game.
play-begins = { $game }. La partie est enregistrée dans { $file }.
play-goes-on = { $game } continue après { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}. La partie est enregistrée dans { $file }.
play-welcome = « ? » liste ce que vous pouvez faire, « aide » ce que vous pouvez écrire d’autre.
play-help =
    Écrivez votre coup tel que « ? » le montre. Le début des mots suffit.
      ?               ce que vous pouvez faire ; « ? place » liste ce qui commence ainsi
      plateau         où en est la partie
      points          d’où viennent les points
      déroulement     les dernières entrées ; « déroulement 50 » en liste plus
      pourquoi        pourquoi la dernière entrée a été refusée
      annuler         annuler votre dernier choix ; « annuler plus » remonte plus loin
      conseil         ce que l’ordinateur suggère à un niveau élevé
      copier FICHIER  faire une copie de la partie ; la partie elle-même est toujours enregistrée
      abandonner      abandonner ; la partie se termine, ou l’ordinateur reprend la place
      quitter         arrêter pour le moment
play-table = table
play-computer = ordinateur, { $level ->
    [beginner] débutant
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[master] maître
}
play-sits = Place { $seat } : { $who }
play-chance = Hasard – { $outcome }
play-chose = { $who } : { $action }
play-forced = { $who } : { $action } (le seul choix)
play-revealed = { $who } avait choisi : { $action }
play-undid = { $who } annule { $count ->
    [one] le dernier choix
   *[other] { $count } choix
}.
play-asked = { $who } propose de revenir au moment où la partie avait { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} ; il faut que tout le monde soit d’accord.
play-has-agreed = { $who } est d’accord.
play-disagreed = { $who } n’est pas d’accord.
play-resigned = { $who } reprend la place de la personne qui a abandonné.
play-pass = Le clavier passe à { $who }. Les autres détournent les yeux ; ensuite, appuyez sur Entrée.
play-look-away = C’est un secret : seules la personne concernée et celle qui tape peuvent le voir.
play-type-outcome = Quel est le résultat ? Par exemple : « { $like } ».
play-confirm = Le tour est fini. Appuyez sur Entrée pour le valider, ou écrivez « annuler ».
play-confirm-first = Appuyez d’abord sur Entrée pour valider le tour, ou écrivez « annuler ».
play-nothing-to-confirm = Il n’y a rien à valider : faites d’abord un choix.
play-ask-agree = { $asker } propose de revenir au moment où la partie avait { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}. { $who }, êtes-vous d’accord ? oui ou non
play-unclear = « { $typed } » peut désigner { $count } entrées :
play-legal = { $count ->
    [0] Il n’y a rien à lister ici. « aide » dit ce que vous pouvez écrire.
    [one] Une entrée est possible :
   *[other] { $count } entrées sont possibles :
}
play-legal-none = Aucune entrée possible maintenant ne commence par « { $about } ». « ? » seul les liste toutes.
play-legal-group = { $beginning } : { $count }, par exemple « { $like } » ; « ? { $beginning } » les liste
play-nothing-refused = Rien n’a été refusé.
play-rule = Voir la règle { $rule } dans docs/rules/{ $game }.md. « ? » liste ce qui est possible.
play-not-now = Ce n’est pas possible maintenant.
play-nothing-to-undo = Il n’y a rien à annuler.
play-undo-further = On ne peut rien annuler sans changer ce qu’ont fait le hasard ou les autres. « annuler plus » revient { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} en arrière, si tout le monde est d’accord ; la feuille de partie le montrera.
play-no-hint = Il n’y a pas de choix à faire maintenant, donc rien à conseiller.
play-hint = { $action } : environ { $percent } % de chances de victoire
play-is-saved = La partie est toujours enregistrée dans { $file }. « copier FICHIER » en fait une copie.
play-copied = Une copie est dans { $file }.
play-copy-exists = Aucune copie n’a été faite : { $file } existe déjà et ne sera pas écrasé.
play-not-copied = Aucune copie n’a été faite dans { $file } : { $reason }.
play-resign-in-turn = Vous ne pouvez abandonner que lorsque c’est à vous de choisir.
play-left = La partie est enregistrée. Pour continuer : urzeit play { $file }
play-ask-resign = Voulez-vous abandonner et laisser l’ordinateur reprendre votre place ? oui ou non
play-ask-resign-ends = Voulez-vous abandonner ? La partie se terminera. oui ou non
play-won = Victoire : { $who }.
play-over = La partie est terminée. Sa feuille est dans { $file }.
