# Trying something out while a game runs.
try-it = Essayer
try-title = Vous essayez quelque chose
try-about = Vous êtes la seule personne à voir ce plateau. Vous y jouez pour tout le monde et choisissez ce que montrent les dés et les cartes. Rien ici ne change la partie.
try-imagined = Ce que la partie vous cache, comme les mains des autres, est inventé ici, et réinventé à chaque nouvelle suite.
try-news = Dans la partie : { $says }
try-back = Retourner à la partie
try-play = Jouer pour de bon
try-plays = { $count ->
    [one] Joue votre premier coup dans la partie. S’arrête là où les dés, les cartes ou les autres décident.
   *[other] Joue vos { $count } premiers coups dans la partie. S’arrête là où les dés, les cartes ou les autres décident.
}
try-stale = La partie a continué depuis le début de cette suite ; on ne peut donc plus l’y jouer.
try-not-own = Une suite ne peut être jouée dans la partie que si elle débute par un choix qui vous revient en ce moment.
try-forward = En avant
try-chance = Dés et cartes
try-roll = Lancer ou piocher pour moi
try-lines = Vos suites
try-lines-more = Elles sont conservées dans ce navigateur jusqu’à la fin de la partie. Si vous annulez un coup et continuez autrement, les deux suites sont conservées.
try-line = { $moves } ({ $count ->
    [one] { $count } étape
   *[other] { $count } étapes
})
try-line-stale = dépassée
try-new = Nouvelle suite
try-forget = Supprimer cette suite : { $line }
try-forget-all = Supprimer toutes les suites
try-too-long = Une suite ne peut pas être plus longue. Annulez un coup, ou commencez une nouvelle suite.
try-unsaved = Ce navigateur n’a pas de place pour vos suites : elles seront perdues quand vous fermerez ou rechargerez cette page.
try-impossible = On ne peut rien essayer d’ici.
