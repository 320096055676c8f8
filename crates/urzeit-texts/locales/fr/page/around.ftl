# Around the games: what happened played back, settings, about, keys.
playback-title = Ce qui s’est passé depuis votre dernier tour
playback-your-turn = Votre tour va commencer.
playback-at = { $step }/{ $steps }
playback-pause = Pause
playback-step = Étape suivante
playback-hurry = Accélérer
playback-skip = Passer
playback-again = Revoir ce qui s’est passé

page-foot = Autres pages

settings-title = Paramètres

about-title = À propos
about-check-paste = Ou collez ici une feuille de partie ; votre navigateur la vérifie

keys-title = Touches
keys-close = Fermer
keys-everywhere = Partout
keys-help = afficher ces touches
keys-tab = aller à l’élément suivant
key-tab = Tab
key-enter = Entrée
key-escape = Échap
key-backspace = Retour arrière
key-home = Début
key-end = Fin
keys-table = À une table
keys-arrows = aller d’une case à l’autre ou, dans le déroulement, d’une entrée à l’autre
keys-enter = comme un clic
keys-confirm = valider le tour
keys-undo = annuler (ou Ctrl + Z)
keys-typed = taper un coup
keys-try = essayer quelque chose, et revenir à la partie
keys-hurry = accélérer la relecture
keys-escape = passer la relecture ; désélectionner
keys-genesis = Dans Genesis
keys-terrains = choisir forêt, savane, montagne ou marais
keys-lords = Dans Lords of Creation
keys-count = changer le nombre d’habitants à déplacer
keys-real = À une vraie table
keys-dice = entrer ce que montre le dé
keys-remove = effacer le dernier élément entré
keys-replay = Pour revoir une partie
keys-steps = une entrée en arrière ou en avant
keys-turns = au tour précédent ou suivant
keys-rounds = à la manche précédente ou suivante
keys-play = lecture ou pause
keys-ends = au début ou à la fin
keys-editor = Pour dessiner un plateau
keys-paint = volcan, fosse de goudron, case praticable
settings-lead = Ces paramètres ne sont conservés que dans ce navigateur.
settings-looks = Apparence
settings-playing = Pendant la partie
settings-theme = Couleurs
settings-theme-system = comme le système
settings-theme-light = claires
settings-theme-dark = sombres
settings-theme-wood = bois et papier
settings-theme-contrast = contraste élevé
settings-theme-why = Pour le jour ou la nuit, pour se croire à une vraie table, ou pour des yeux qui ont besoin de contours nets.
settings-text = Texte
settings-text-usual = normal
settings-text-large = plus grand
settings-text-why = Agrandit tous les textes et tous les boutons.
settings-letters = Lettres sur les plateaux
settings-letters-off = seulement si nécessaire
settings-letters-on = toujours
settings-letters-why = Même sans les couleurs, les formes et les motifs suffisent à tout distinguer ; les lettres le disent en clair.
settings-pieces = Distinguer les pièces par
settings-pieces-colour = la couleur
settings-pieces-shape = la forme
settings-pieces-letter = la lettre
settings-pieces-why = Ce qui se voit le mieux sur les pièces. Chaque couleur garde aussi une forme à elle.
settings-motion = Animations
settings-motion-system = comme le système
settings-motion-less = aucune
settings-motion-why = Sans animations, les pièces apparaissent simplement à leur nouvel emplacement.
settings-playback = Coups des autres
settings-playback-slow = lentement
settings-playback-normal = pas à pas
settings-playback-fast = vite
settings-playback-off = montrer aussitôt le résultat
settings-playback-why = Avant votre tour, le plateau montre ce qui s’est passé depuis le précédent. La touche Échap permet de passer cette relecture, qui ne fait jamais attendre la partie.
settings-targets = Coups possibles
settings-targets-on = en surbrillance
settings-targets-off = sans surbrillance
settings-targets-why = Dans les deux cas, si vous essayez quelque chose qui n’est pas permis, la page dit pourquoi.
settings-confirm = Valider mes tours
settings-confirm-always = toujours
settings-confirm-matters = s’il y a de quoi réfléchir
settings-confirm-never = jamais
settings-confirm-why = Tant que vous n’avez pas validé un tour, vous pouvez l’annuler. Avec « { settings-confirm-matters } », rien ne vous est demandé après un choix unique que le plateau montrait d’avance, ni pendant la création du monde.
settings-sound = Son
settings-sound-off = coupé
settings-sound-quiet = faible
settings-sound-normal = normal
settings-sound-loud = fort
settings-sound-why = Dés, tuiles, marches, combats, repas et fin de partie ; en ligne, aussi votre tour, la discussion et votre pendule.
settings-data = Mes données
settings-data-why = { $count ->
    [0] Aucune partie n’est conservée dans ce navigateur.
    [one] Une partie est conservée dans ce navigateur. Exportez-la dans un fichier, ou importez les parties d’un fichier.
   *[other] { $count } parties sont conservées dans ce navigateur. Exportez-les dans un fichier, ou importez les parties d’un fichier.
}
settings-download = Exporter toutes les parties
settings-upload = Importer des parties
settings-forget = Tout supprimer
settings-forget-why = Cela supprime de ce navigateur toutes les parties et tous les paramètres. Les parties jouées sur un serveur y restent.
settings-brought = { $new ->
    [0] Il n’y avait rien de nouveau dans le fichier.
    [one] Une partie a été importée.
   *[other] { $new } parties ont été importées.
} { $left ->
    [0] {""}
    [one] Une partie était déjà ici et reste telle quelle.
   *[other] { $left } parties étaient déjà ici et restent telles quelles.
}
settings-unreadable = Ce fichier n’a pas été exporté d’ici.
settings-forgotten = Tout a été supprimé.
about-games = Trois jeux
about-games-1 = Jouez à Genesis, à Lords of Creation et à Ursuppe contre l’ordinateur, à plusieurs sur un écran, ou avec d’autres sur un serveur. Tous les dessins et tous les textes que vous trouvez ici sont de nous.
about-games-2 = Les règles que vous lisez ici sont celles qu’applique la page : si quelque chose n’est pas permis, elle dit quelle règle l’interdit.
about-fair = Le hasard est-il équitable ?
about-fair-1 = Chaque partie a une graine : un nombre secret, tiré au sort avant tout le reste. Tous ses dés, toutes ses cartes et toutes ses tuiles en découlent, d’une façon que tout le monde peut calculer.
about-fair-2 = En ligne, la table montre une empreinte de la graine avant le début de la partie. Personne ne peut retrouver la graine à partir de son empreinte, et aucune autre graine n’a la même. Personne ne peut donc changer les dés après coup.
about-fair-3 = Une fois l’empreinte fixée, le navigateur de chaque personne à la table ajoute son propre nombre. Personne ne peut donc choisir les dés, pas même le serveur. Une seule chose n’est pas prouvée ainsi : que personne n’a regardé d’avance. L’administration du serveur pourrait lire la graine et saurait alors ce qui va venir.
about-fair-4 = Quand la partie est terminée, sa feuille contient la graine, et tout le monde peut refaire tous les lancers et comparer. L’ordinateur ne voit jamais la graine : il ne sait que ce que vous sauriez à sa place.
about-check = Vérifier une partie
about-check-1 = Sur le serveur, ouvrez une partie terminée, depuis la liste de vos parties ou pendant que vous la revoyez.
about-check-2 = Appuyez sur « Vérifier cette partie ». Tous les résultats sont de nouveau tirés de la graine et comparés à ce qui s’est passé.
about-check-3 = Votre navigateur fait tout le calcul ; le serveur ne fournit que la feuille de partie. Si vous préférez ne pas faire confiance à cette page non plus, téléchargez la feuille et vérifiez-la avec la commande urzeit verify.
about-check-where = Voir vos parties
about-kept = Où sont vos données
about-kept-1 = Les parties contre l’ordinateur et sur un écran restent dans ce navigateur. Personne d’autre ne les voit, et elles sont perdues si vous effacez ses données ; vous pouvez les exporter dans les paramètres.
about-kept-2 = En ligne, le serveur conserve les parties, la discussion à leurs tables et ce que vous lui dites de vous. Vous pouvez télécharger tout cela, et le supprimer, sur la page de votre compte.
about-kept-3 = Il n’y a ni publicité ni pistage : la page parle à son propre serveur et à aucun autre.
about-licence = Licence
about-licence-1 = Le programme est libre : vous pouvez l’utiliser, le modifier et le partager selon la licence Apache 2.0 ou la licence MIT, à votre choix.

# What wins: answers from many games of computer players.
wins-title = Qu’est-ce qui fait gagner ?
wins-lead = Des réponses à trois questions, tirées de parties que l’ordinateur a jouées contre lui-même. Avant chaque choix, il a exploré { $iterations } suites, autant qu’au niveau « moyen ». Les réponses valent donc pour ce niveau ; en jouant mieux, on tirerait peut-être davantage de ce qui est négligé ici.
wins-interval = Chaque barre montre l’intervalle à 95 % : sur cent études de ce genre, environ 95 ont la vraie valeur entre les extrémités de leur barre. Là où une barre croise la ligne pointillée, les parties ne montrent pas de différence.
wins-rounds = Que vaut un gène dans Ursuppe, selon son prix et la manche ?
wins-genes = Quels gènes valent le plus ?
wins-genes-how = { $games } parties à { $players }. Chaque achat d’un gène est comparé aux cas où l’on aurait pu l’acheter à la même manche, avec autant de marqueurs devant soi sur l’échelle et autant de PE, et où l’on ne l’a pas fait. Le nombre est la différence entre les chances de victoire, en points de pourcentage. Il montre ce qui va avec l’achat, non ce qui en résulte : on achète pour des raisons que la comparaison ne voit pas, par exemple à cause des gènes que l’on a ou de ce qui entoure ses amibes ; de plus, l’achat est souvent comparé à un autre achat. Ce qui a été acheté, ou laissé, moins de 100 fois est omis.
wins-first = Quel avantage y a-t-il à commencer dans Genesis ?
wins-first-how = Le hasard désigne qui commence : ce qui est gagné au-delà d’une part égale vient donc du fait de commencer. Une victoire partagée compte en partie. Dans les dernières lignes de chaque section, une option diffère des options habituelles.
wins-cards = Quelles cartes font gagner dans Lords of Creation ?
wins-cards-how = { $games } parties à { $players }. Seul le hasard décide des cartes que chaque place reçoit ; ici, les différences viennent donc bien des cartes. Le nombre dit de combien de points de pourcentage changent les chances de victoire avec chaque exemplaire de la carte reçu à la place d’une carte moyenne.
wins-points = points de pourcentage
wins-share = victoires en commençant
wins-span = { $low } à { $high }
wins-price = Prix : { $price } PE
wins-in-rounds = manches { $first }–{ $last }
wins-gene = { $gene } ({ $price } PE)
wins-bought = acheté { $count } fois
wins-came = reçue { $count } fois
wins-games = { $count } parties
wins-players = À { $players } ; une part égale serait { $share }
wins-usual = options habituelles
wins-all = toutes ensemble
wins-again = Le notebook what_wins.ipynb, fourni avec le module Python, joue ces parties et calcule tout ce qui est montré ici. Elles découlent de la graine { $seed } : tout le monde peut les faire rejouer.
wins-file = Télécharger les nombres
