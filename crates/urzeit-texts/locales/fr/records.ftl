# What is wrong with a record. The command puts file and line in front.
record-too-long = Aucune feuille de partie n’est aussi longue. Est-ce le bon fichier ?
record-line-too-long = Aucune ligne d’une feuille de partie n’est aussi longue. Est-ce le bon fichier ?
record-carriage-return = La ligne se termine par un retour chariot. Les lignes d’une feuille de partie se terminent par un simple saut de ligne ; enregistrez le fichier avec des fins de ligne Unix.
record-control-character = La ligne contient un caractère de contrôle, ce qui n’arrive dans aucune feuille de partie. Est-ce un fichier texte ?
record-not-a-record = Une feuille de partie commence par la ligne « urzeit 1 », mais ce texte commence par « { $found } ».
record-empty = Une feuille de partie commence par la ligne « urzeit 1 », mais ici il n’y a rien.
record-key-twice = « { $key } » figure ici pour la deuxième fois. Supprimez l’une des deux lignes.
record-key-missing = « { $key } » manque dans l’en-tête.
record-rules-version = La partie a été jouée selon la version { $found } des règles ; ce programme les connaît jusqu’à la version { $known }. Mettez le programme à jour.
record-position-does-not-fit = La position après « from » n’a pas les mêmes places ou options que l’en-tête. Faites-les concorder.
record-position-has-blanks = La position après « from » a des blancs (?) : elle ne montre que ce qu’une personne voyait, et aucune partie ne peut commencer ainsi.
record-refused = « { $entry } » est contraire aux règles ({ $rule }). { $reason }
record-result-before-end = Il y a ici un résultat, mais la partie n’est pas terminée. Supprimez la ligne ou ajoutez les entrées qui manquent.
record-wrong-result = D’après les règles, cette ligne devrait être « { $expected } ».
record-after-results = Rien ne peut suivre les résultats. Supprimez la ligne.
record-result-missing = Certaines places ont un résultat, d’autres non. Il manque « { $expected } ».
record-broken = Cette position est impossible dans ce jeu ({ $rule }). { $reason }

instead-choices = Entrées possibles pour la place { $seat } : { $count }, par exemple { $like }.
instead-seats = Ici, { $count ->
    [one] c’est à la place { $seats } de choisir.
   *[other] c’est à l’une des places { $seats } de choisir.
}
instead-chance = Ici, c’est au hasard de décider : il faut une ligne qui commence par « * { $kind } ».
instead-nothing = Rien ne peut suivre ici.

setup-players = { $found ->
    [0] Il n’y a aucune place
    [one] Il n’y a qu’une place
   *[other] Il y a { $found } places
} ; il en faut de { $least } à { $most } ({ $rule }).
setup-unknown-who = La place { $seat } ne peut pas avoir « { $found } ». Valeurs possibles : { $known }.
setup-same-who = La place { $seat } a « { $who } », mais une autre place l’a aussi, au moins en partie. Chaque place doit avoir une valeur différente.
setup-unknown-option = Le jeu n’a pas d’option « { $key } ». Ses options : { $known }.
setup-option-twice = L’option « { $key } » est donnée deux fois. Supprimez l’une des deux.
setup-value = L’option « { $key } » ne peut pas valoir « { $found } ». Valeurs possibles : { $known } ({ $rule }).
setup-refused = L’option « { $key } » est refusée ({ $rule }). { $reason }

unreadable-unknown = « { $found } » n’est pas ce qu’il faut ici. Attendu : { $wanted }.
unreadable-missing = Il manque ici un élément : { $wanted }.
unreadable-forms = { $forms ->
    [none] La notation est décrite dans docs/records.md.
   *[other] Écrivez { $forms }.
}
# What stands in capitals for something in a form, as in “place TERRAIN SPACE”.
form-blank = { $blank ->
    [AMOEBA] AMIBE
    [AMOEBAS] AMIBES
    [ATTACK] ATTAQUE
    [ATTEMPT] ÉTAT
    [BOUT] COMBAT
    [BP] PE
    [CARD] CARTE
    [CARDS] CARTES
    [COLOUR] COULEUR
    [COUNT] NOMBRE
    [DEPARTURE] DÉPART
    [DIE] DÉ
    [DIRECTION] DIRECTION
    [DONE] ACTIONS
    [FACE] FACE
    [GENES] GÈNES
    [HEX] CASE
    [ID] NOM
    [JOURNEY] TRAJET
    [KEPT] GARDÉES
    [KEY] NOM
    [LADDER] ÉCHELLE
    [NUMBER] NUMÉRO
    [OZONE] OZONE
    [ROUND] MANCHE
    [ROW] LIGNE
    [SEAT] PLACE
    [SEATS] PLACES
    [SPACE] CASE
    [TERRAIN] TERRAIN
    [VALUE] VALEUR
    [WHO] QUI
   *[other] { $blank }
}
unreadable-extra = « { $found } » est de trop ; la ligne devrait s’arrêter avant.
unreadable-spacing = Il faut exactement une espace entre deux mots, et aucune au début ni à la fin.

# Kinds of words, as in “… is not a valid terrain”.
word-action = coup
word-board = plateau
word-early-end = raison d’une fin anticipée
word-end = fin de ligne
word-entry = début d’une entrée
word-face = face de dé
word-game = jeu
word-hexadecimal = nombre hexadécimal
word-key = ligne d’en-tête
word-markers = nombres de tuiles de terrain
word-name = nom
word-note = note
word-order = consigne
word-number = nombre
word-option = option
word-options = liste d’options
word-outcome = résultat du hasard
word-phase = phase
word-players = liste des places
word-position = position
word-seat = place
word-space = case
word-species = espèce
word-table = nom d’une table
word-terrain = terrain
word-ties = façon de régler les égalités
word-value = valeur
word-who = espèce ou couleur
