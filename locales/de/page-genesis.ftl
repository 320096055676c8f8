# Genesis auf der Seite.
genesis-board = Das Spielbrett von Genesis
genesis-hand = Das Plättchen, das du legst
genesis-tile-in-hand = { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
}, noch { $left }
genesis-end = Zug beenden
genesis-left = { $count ->
    [one] noch ein Plättchen
   *[other] noch { $count } Plättchen
}
genesis-points-now = Punkte jetzt
genesis-space-tile = { $space }: { $species ->
    [reptile] Reptil
    [dinosaur] Dinosaurier
    [mammal] Säugetier
   *[human] Mensch
} auf { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
}
genesis-space-blocked = { $space }: versperrt
genesis-space-vacant = { $space }: frei
genesis-wild = beliebiges Gelände
genesis-log-board = Das Spielbrett ist gezogen.
genesis-log-start = { $who } beginnt.
genesis-log-dice = Die Würfel zeigen { $one } und { $two }.
genesis-log-place = { $who } legt { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
} auf { $space }.
genesis-log-end = { $who } beendet den Zug.
