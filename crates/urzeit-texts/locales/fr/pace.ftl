# How much time people have: at a table, and where it is chosen.
pace-none = sans pendule
pace-live = { $minutes } min par personne, plus { $seconds } s après chaque tour
pace-slow = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}

filter-pace-none = sans pendule
filter-pace-live = en direct
filter-pace-slow = par correspondance
new-pace-none = sans limite de temps
new-pace-none-more = Seulement aux tables privées. Rien ne presse, et personne ne perd au temps. Si la personne dont c’est le tour ne donne aucun signe pendant 14 jours, les autres décident de ce qui se passe. Idéal entre proches.
new-pace-live = en direct, avec une pendule
new-pace-live-more = Tout le monde est à la table en même temps. Votre pendule ne tourne que lorsque c’est à vous de choisir.
new-minutes = Minutes pour toute la partie
new-seconds = Secondes en plus après chaque tour
new-pace-slow = par correspondance
new-pace-slow-more = Chaque personne joue quand elle veut, dans le délai fixé pour chaque tour. Vous pouvez prendre des congés dans votre compte ; pendant ce temps, votre pendule s’arrête.
new-days = Jours par tour
