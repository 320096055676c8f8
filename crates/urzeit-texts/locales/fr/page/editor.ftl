# The editor of boards for Genesis.
editor-title = Dessiner un plateau
editor-lead = Choisissez avec quoi peindre, puis touchez les cases ou faites glisser dessus le doigt ou la souris. Aucune tuile ne peut être posée sur un volcan ou une fosse de goudron ; seul leur aspect diffère.
editor-sheet = Le plateau que vous dessinez. Les touches fléchées vont d’une case à l’autre, Entrée peint ; v, t et le point peignent un volcan, une fosse de goudron et une case praticable.
editor-paints = Peindre avec
editor-volcano = Volcan
editor-tar = Fosse de goudron
editor-open = Case praticable
editor-space = { $space } : { $what ->
    [volcano] volcan
    [tar] fosse de goudron
   *[open] praticable
}
editor-pangaea = Pangée
editor-random = Au hasard
editor-empty = Vide
editor-two = À deux :
editor-more = À trois ou quatre :
editor-fits = on peut jouer sur ce plateau.
editor-counts = { $volcanoes ->
    [one] { $volcanoes } volcan
   *[other] { $volcanoes } volcans
}, { $tar ->
    [one] { $tar } fosse de goudron
   *[other] { $tar } fosses de goudron
}. Cases praticables : { $left } sur 110 à gauche de la rivière, { $right } sur 30 à droite.
editor-walled = Des cases praticables sont enfermées ; sur votre propre plateau, c’est permis.
editor-play = Jouer sur ce plateau
editor-shelf = Conservés dans ce navigateur
editor-name = Nom
editor-save = Enregistrer
editor-replace = Remplacer
editor-forget = Supprimer { $name }
editor-text = En texte
editor-text-form = Un plateau, ce sont dix lignes de quatorze caractères : point, v ou t.
editor-copy = Copier
editor-copied = Copié
editor-asked-wrong = L’adresse désigne un plateau sur lequel on ne peut pas jouer. Choisissez-en un autre ici, ou dessinez-en un.
editor-own = un plateau à vous
editor-draw = Dessiner un plateau
