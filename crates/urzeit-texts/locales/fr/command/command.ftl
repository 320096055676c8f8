# The command `urzeit`: its help, its reports.
about = Trois jeux sur la création : y jouer à plusieurs ou en solitaire, revoir, étudier et simuler des parties.
about-more =
    Une partie, c’est sa feuille : un fichier texte qui dit comment elle a été mise en place et ce
    qui s’est passé (docs/records.md). Accueillir des parties, jouer au terminal, faire des essais :

        urzeit
        urzeit play genesis
        urzeit simulate genesis --games 1 --out parties
        urzeit replay parties/genesis-1.urz
usage = Utilisation{" "}
usage-urzeit = urzeit [OPTIONS] [COMMANDE]
usage-replay = urzeit replay [OPTIONS] <FICHIER>
usage-legal = urzeit legal [OPTIONS] <FICHIER>
usage-verify = urzeit verify [OPTIONS] <FICHIER>
usage-simulate = urzeit simulate [OPTIONS] <JEU>
usage-arena = urzeit arena [OPTIONS] [--players <LISTE>] [--bot <COMMANDE>]… <JEU>
usage-bot = urzeit bot [OPTIONS] <JEU> <NIVEAU>
usage-train = urzeit train [OPTIONS] --out <FICHIER> <JEU>
argument-account = COMPTE
argument-address = ADRESSE
argument-bytes = OCTETS
argument-command = COMMANDE
argument-dir = DOSSIER
argument-entries = K[-L]
argument-file = FICHIER
argument-game = JEU
argument-how = COMMENT
argument-k = K
argument-lang = LANGUE
argument-level = NIVEAU
argument-list = LISTE
argument-ms = MS
argument-n = N
argument-name = NOM
argument-option = NOM=VALEUR
argument-p = P
argument-rate = FRÉQUENCE
argument-report = SIGNALEMENT
argument-s = S
argument-t = T
argument-table = TABLE
argument-text = TEXTE
argument-token = JETON
argument-url = URL
argument-url-or-file = URL|FICHIER
argument-when = QUAND
argument-who = QUI
argument-x = X
argument-yes-or-no = YES|NO
commands = Commandes{" "}
arguments = Arguments{" "}
options = Options{" "}
help-help = Afficher cette aide
help-version = Afficher la version
help-lang = Langue de tous les textes : { $languages } [par défaut : celle de l’environnement]
help-color = Couleurs : auto (si le terminal les permet), always (toujours) ou never (jamais)

replay-about = Revoir une partie d’après sa feuille et montrer où elle en est
replay-about-more =
    Parcourt une feuille de partie et affiche la position et, si la partie est terminée, le résultat
    et son décompte. S’arrête à la première entrée que les règles n’autorisent pas et dit pourquoi.

    Code de retour : 0 si toute la feuille est valable, 1 si elle ne l’est pas ou ne peut pas être
    lue, 2 si la ligne de commande est incorrecte.
replay-file = La feuille de partie, un fichier .urz ; - lit l’entrée standard
replay-json = Afficher plutôt du JSON (docs/replay-json.md)
replay-svg = Afficher plutôt une image du plateau, en SVG
replay-trace = Afficher plutôt les entrées et, avant chaque choix, ce qui était permis (docs/records.md)

legal-about = Lister les entrées permises à la fin d’une feuille de partie
legal-about-more =
    Affiche les entrées permises à la fin d’une feuille de partie, triées, une par ligne, avec leur
    place ; ou ce que le hasard doit décider, par exemple « * dice » ; ou rien si la partie est
    terminée.

verify-about = Vérifier que les résultats du hasard n’ont pas été choisis après coup
verify-about-more =
    Avant la partie, l’hôte publie l’empreinte d’une graine secrète, et chaque place peut ajouter ses
    propres octets ; après la partie, l’hôte publie la graine. Cette commande en tire de nouveau
    tous les résultats (docs/fairness.md) et dit si la feuille de partie contient les mêmes.

    Code de retour : 0 si tout concorde, 1 si quelque chose ne concorde pas, manque ou ne peut pas
    être lu, 2 si la ligne de commande est incorrecte.

simulate-about = Jouer des parties au hasard et les résumer
simulate-about-more =
    Chaque choix est fait au hasard, avec la même probabilité pour tous les coups permis ; les dés et
    les cartes suivent les règles. La même graine donne les mêmes parties sur toutes les machines, quel
    que soit le nombre de cœurs. Les options de chaque jeu sont dans docs/rules.
simulate-game = Le jeu : { $games }
simulate-games = Nombre de parties à jouer [par défaut : 1000]
simulate-seed = Graine du hasard : un nombre entier, 0 ou plus [par défaut : 1]
simulate-players = Nombre de places [par défaut : selon le jeu]
simulate-preset = Un préréglage des options, par exemple manual pour ursuppe ; les options données s’y ajoutent
simulate-option = Une option du jeu, sous la forme NOM=VALEUR, par exemple ties=players ; peut être répétée
simulate-out = Écrire la feuille de chaque partie dans ce dossier ; aucun fichier n’y est écrasé

arena-about = Faire jouer des programmes les uns contre les autres et leur donner une cote
arena-about-more =
    Tous les programmes se rencontrent deux à deux, aussi souvent les uns que les autres, et chacun
    passe par toutes les places. À une table de plus de deux places, l’un est seul parmi des copies
    de l’autre, puis l’inverse. Les places tournent pendant que le hasard reste le même, pour que la
    chance s’équilibre. Affiche combien de fois chacun a gagné, avec des intervalles de confiance
    à 95 %, les cotes en points Elo et les temps de réflexion (docs/arena.md).

    Les programmes : beginner, easy, medium, hard et master ; greedy prend ce qui rapporte tout de
    suite, uct fait une recherche simple avec le temps de master, random joue au hasard. hard*2 est
    hard avec le double de temps. Des bots, programmes extérieurs écrits dans n’importe quel langage,
    peuvent jouer aussi (docs/bots.md).

        urzeit arena genesis --players master,hard,medium --games 200
        urzeit arena genesis --players easy --bot 'python3 examples/bot.py'
arena-players = Les programmes qui jouent, séparés par des virgules, par exemple master,hard,uct*10
arena-bot = Un bot qui joue aussi, donné par sa ligne de commande ; peut être répété
arena-bot-time = Temps des bots pour une réponse, en millisecondes [par défaut : celui de master]
arena-bot-log = Écrire la sortie d’erreur standard des bots dans ce fichier, en l’écrasant
arena-seats = Nombre de places à une table [par défaut : selon le jeu]
arena-games = Nombre de parties entre deux programmes, arrondi vers le haut pour que chacun passe par toutes les places [par défaut : 200]
arena-scale = Facteur du temps de réflexion de tous les programmes, par exemple 0.5 [par défaut : 1/20]
arena-threads = Nombre de parties jouées en même temps [par défaut : une par cœur]
arena-weights = Un fichier de poids à utiliser au lieu de ceux du programme
arena-json = Afficher plutôt du JSON (docs/arena.md)

bot-about = Jouer en tant que bot, par l’entrée et la sortie standard
bot-about-more =
    Lance l’un de nos programmes avec le protocole des bots (docs/bots.md) : il lit ce que lui dit un
    hôte et répond par ses coups, jusqu’à ce que l’hôte dise « bye ». Il réfléchit aussi longtemps
    que l’hôte le permet, mais pas plus que son niveau ne le veut.

        urzeit arena lords --players medium --bot 'urzeit bot lords hard'
bot-level = Son niveau : { $levels }
bot-seed = Graine du hasard [par défaut : une autre à chaque fois]

train-about = Entraîner l’ordinateur à un jeu
train-about-more =
    L’ordinateur joue contre lui-même et apprend ainsi, cycle après cycle, quels coups envisager et
    comment juger les positions. Après chaque cycle, les poids sont écrits dans un fichier. Si le
    fichier existe déjà, l’entraînement continue à partir de lui. La même graine et les mêmes
    nombres de parties et de cycles donnent les mêmes poids.
train-out = Le fichier des poids ; s’il existe, l’entraînement continue à partir de lui
train-rounds = Nombre de cycles de jeu et d’apprentissage [par défaut : 20]
train-drills = Nombre de parties rapides par cycle, pour apprendre à juger les positions [par défaut : 10000]
train-games = Nombre de parties réfléchies par cycle, pour apprendre à choisir les coups [par défaut : 100]
train-iterations = Nombre d’itérations de la recherche pour chaque choix [par défaut : 64]

error = urzeit: { $message }
error-in-file = { $file } : { $message }
error-in-line = { $file }, ligne { $line } : { $message }
error-see-help = Essayez « { $command } --help ».
error-unknown-argument = Argument inconnu : « { $found } ».
error-unknown-command = Il n’y a pas de commande « { $found } ».
error-which-command = Nommez une commande.
error-missing-argument = Il manque { $missing }.
error-wrong-value = « { $found } » n’est pas une valeur possible pour { $argument }.{ $known ->
    [none] {""}
   *[other] {" "}Valeurs possibles : { $known }.
}
error-conflict = { $argument } et { $other } ne vont pas ensemble.
error-twice = { $argument } est donné deux fois.
error-option-form = « { $found } » n’est pas une option avec sa valeur. Écrivez NOM=VALEUR, par exemple ties=players.
error-unknown-game = Il n’y a pas de jeu « { $found } ». Les jeux sont { $known }.
error-unknown-preset = Ce jeu n’a pas de préréglage « { $found } ». { $count ->
    [0] Donnez les options une à une avec --option.
   *[other] Préréglages possibles : { $known }.
}
error-unknown-player = Il n’y a pas de programme « { $found } ». Les programmes sont { $levels }, greedy, uct et random ; hard*2 est hard avec le double de temps.
error-player-twice = { $player } figure deux fois dans la liste. Nommez chaque programme une seule fois.
error-one-player = Il faut au moins deux programmes, par exemple master,hard.
error-bot = Le bot « { $command } » ne peut pas jouer. { $fault }
error-bot-command = « { $found } » n’est pas une ligne de commande valable. Il faut au moins un mot, et chaque guillemet ouvert doit être fermé.
error-bot-line = Ce bot ne comprend pas cette ligne de l’hôte : « { $line } ».
error-scale = « { $found } » n’est pas un facteur possible pour le temps de réflexion. Écrivez un nombre supérieur à 0 et inférieur ou égal à 100, par exemple 0.05 ou 1/20.
error-not-weights = Ce n’est pas un fichier de poids.
error-other-weights = Ces poids sont ceux d’un autre jeu ou d’une autre version. Entraînez-en de nouveaux, ou nommez un autre fichier.
error-no-such-file = Ce fichier n’existe pas.
error-cannot-read = Impossible de lire le fichier : { $reason }.
error-not-text = Ce n’est pas un fichier texte : l’octet { $place } n’est pas de l’UTF-8.
error-file-exists = Le fichier existe déjà et ne sera pas écrasé. Nommez un autre dossier avec --out.
error-output = Impossible d’écrire la sortie : { $reason }.
error-cannot-write = Impossible d’écrire le fichier : { $reason }.

# `replay`
show-heading = { $game }, { $players } places, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
show-options = Options : { $options }
show-seat = Place { $seat } : { $who }, { $name }
show-position = Position :
show-winner = Victoire : { $who }, résultat : { $points }.
show-shared = Égalité à { $points } : { $who } se partagent la victoire.
progress = Parties : { $done } sur { $games }

# `simulate`
simulate-heading = { $game }, { $players } places ; parties aléatoires : { $games }, graine { $seed }
simulate-columns = place|points|écart-type|minimum|maximum|victoires|intervalle à 95 %
simulate-first = La place qui a joué en premier a gagné { $share } des parties (intervalle à 95 % : de { $low } à { $high }) ; une part égale serait { $even }.
simulate-shared-wins = { $count ->
    [0] Aucune victoire n’a été partagée.
    [one] Une victoire a été partagée ; elle compte pour une fraction à chacune de ces places.
   *[other] { $count } victoires ont été partagées ; elles comptent pour une fraction à chacune de ces places.
}
simulate-length = Une partie a { $mean } entrées en moyenne, { $least } au minimum et { $most } au maximum.
simulate-speed = { $rate } parties par seconde sur { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}.
simulate-written = Les feuilles de partie sont dans { $folder }.

# `arena`
arena-heading = { $game }, { $seats } à une table : { $games } parties, { $each } entre deux programmes ; temps de réflexion × { $scale }, graine { $seed }
arena-columns = programme|contre|parties|victoires|intervalle à 95 %|× part égale|points|points adverses
arena-fair = { $seats ->
    [2] Victoires du programme nommé en premier ; une victoire partagée compte pour moitié.
   *[other] Victoires du programme nommé en premier, seul à la table ; une victoire partagée compte pour une fraction.
} Une part égale est { $fair }.
arena-rating-columns = programme|cote|intervalle à 95 %|réponses|ms en moyenne|plus longue réponse|plus long tour
arena-elo = Les cotes sont en points Elo autour d’une moyenne de 0 : 191 points d’avance, c’est trois victoires sur quatre.
arena-bot-well = { $bot } (« { $command } ») s’est bien comporté { $sittings ->
    [1] la seule fois où il a pris place à une table.
   *[other] les { $sittings } fois où il a pris place à une table.
}
arena-bot-faults = { $bot } (« { $command } ») a pris place { $sittings } fois à une table. Nombre de défaillances : { $faults } ; après chacune, l’arène a joué au hasard à sa place. La première a eu lieu dans la partie { $game } : { $fault }
arena-bot-given-up = Après { $most } défaillances, il n’a plus été lancé.
fault-not-started = Il n’a pas pu être lancé : { $reason }.
fault-no-name = Sa première ligne est « { $found } » au lieu de « bot NOM ».
fault-too-late = Il n’a pas répondu en { $time } ms.
fault-ended = Il s’est arrêté ou a fermé sa sortie.
fault-ended-with = Il s’est arrêté avec le code de retour { $status }.
fault-too-much = Il a écrit trop de lignes sans réponse.
fault-line-too-long = Il a écrit une ligne trop longue.
fault-not-text = Il a écrit quelque chose qui n’est pas de l’UTF-8.
fault-deaf = Il ne lit pas ce qu’on lui dit.
fault-refused = Sa dernière réponse, « { $said } », a été refusée comme les précédentes : { $reason }.
fault-given-up = Il avait eu trop de défaillances.
arena-time = { $games } parties ont été jouées en { $seconds } s, { $threads ->
    [one] une
   *[other] { $threads }
} à la fois.

# `train`
train-begins = L’entraînement commence ; les poids vont dans { $file }.
train-goes-on = L’entraînement continue à partir du fichier { $file }.
train-round = Cycle { $round } sur { $rounds } : { $seconds } s. Surprise : victoires { $winner } (estimation faite à la main { $guessed }), points { $points }, choix { $choices }.
