# At a real table: dice and cards come from the box.
real-setup = Où vous jouez
real-setup-page = Sur cet écran : la page lance les dés et pioche
real-setup-box = À une vraie table : nous lançons les dés et piochons nous-mêmes
real-setup-tells = Vous entrez d’un clic ou au clavier ce que vous avez lancé et pioché ; la page connaît les règles et compte les points. { $game ->
    [lords] Chaque personne entre ses propres secrets pendant que les autres détournent les yeux. Quelqu’un doit piocher pour l’ordinateur, et voit ses cartes.
   *[other] L’ordinateur peut jouer aussi : quelqu’un lance les dés pour lui.
}
real-waits = Il faut maintenant des dés ou des cartes.
real-title = Vrais dés, vraies cartes
real-typed = Vous pouvez aussi le taper dans la ligne ci-dessous ; la touche / y mène.
real-remove = Enlever : { $part }
real-draw-board = Tirer un plateau au sort ici
real-correct = Corriger la dernière entrée
real-correct-sure = « { $outcome } » : cette entrée et tout ce qui suit seront annulés ; vous entrerez alors le bon résultat.
real-correct-now = Annuler
real-correct-not = Laisser tel quel
real-slot = { $kind ->
    [roll] { $nth ->
        [3] Défense
       *[other] Attaque
    }
    [fight] { $nth ->
        [1] Attaque
       *[other] Défense
    }
    [dice] { $nth ->
        [1] Premier dé
       *[other] Deuxième dé
    }
   *[other] { $nth }
}
real-start = Qui commence ?
real-rolls = { $who } lance le dé : que montre-t-il ?
real-box-misfit = { $outcome } Notre boîte n’en contient pas autant. Si la vôtre a d’autres quantités, les nombres ci-dessous en tiennent déjà compte ; changez ce qui diffère encore. La partie continue d’ici.
real-box-asked = Entrez ce que contient votre boîte. La partie continue d’ici.
real-box-go-on = Continuer avec ces quantités
real-box-slip = Non, c’était autre chose
real-box-close = Laisser tel quel
real-counts-misfit = Ce qui a été pioché jusqu’ici ne peut pas venir d’une boîte avec ces quantités.
real-genesis-board = Il faut un plateau au hasard. Tirez-en un au sort ici, ou tapez celui que vous avez installé.
real-genesis-dice = { $who } lance les deux dés. Que montrent-ils ?
real-lords-deal = Quelles { $count } cartes ont été distribuées à { $who } ?
real-lords-marker = Quelle tuile de terrain a été piochée dans le sac pour { $who } ?
real-lords-draw = Quelle carte a été piochée pour { $who } ?
real-lords-start = Qui commence ? Tout le monde lance un dé. Le plus grand nombre commence ; les places à égalité relancent.
real-lords-order = Les cartes sont égales : l’ordre se décide au dé. Le plus grand nombre joue d’abord ; les places à égalité relancent.
real-lords-roll = { $who } attaque. Que montrent les deux dés de l’attaque et le dé de la défense ?
real-lords-die = Lancez le dé qui peut mettre fin à la partie. Que montre-t-il ?
real-ursuppe-environment = Retournez la carte d’environnement suivante. Laquelle est-ce ?
real-ursuppe-order = Tirez au sort : dans quel ordre choisissez-vous vos cases de départ ?
real-ursuppe-roll = { $dice ->
    [one] { $amoeba } nage : lancez le dé. Que montre-t-il ?
   *[other] { $amoeba } nage : lancez deux dés. Que montrent-ils ?
}
real-ursuppe-fight = { $amoeba } combat { $target }. Que montrent les deux dés ?
real-ursuppe-dummy = Tirez au sort : où apparaît l’amibe neutre ?
real-not-there = Cela ne va pas avec ce qui a été entré avant. Vérifiez ce que vous avez pioché ; si c’est juste, une entrée précédente est fausse.
