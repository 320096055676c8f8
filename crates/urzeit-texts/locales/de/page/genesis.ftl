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
genesis-space-blocked = { $space }: gesperrt
genesis-space-vacant = { $space }: frei
genesis-log-place = { $who } legt { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
} auf { $space }.
genesis-log-end = { $who } beendet den Zug.

# Würfel und das Plättchen in der Hand.
genesis-you = Du
genesis-dice = Würfel
genesis-die-used = { $face }, verbraucht
genesis-asked-first = Lege zwei Plättchen, die zu den Würfeln passen, oder ein einzelnes deiner Wahl.
genesis-asked-second = Lege ein zweites Plättchen, das zum anderen Würfel passt ({ $face }), oder beende deinen Zug.
genesis-asked-own = Deine Würfel.
genesis-asked-other = Die Würfel von { $who }.
genesis-alone = einzeln
genesis-tile-single = passt zu keinem Würfel und wäre dein einziges Plättchen in diesem Zug

# Was jemand betrachtet.
genesis-looking = Was du gerade ansiehst
genesis-look = Zeige auf ein Plättchen oder tippe es an: Du siehst sein Gebiet, die Herden darin und ihre Punkte.
genesis-look-area = { $terrain }, { $size ->
    [one] ein Plättchen
   *[other] { $size } Plättchen
}, { $multiplier ->
    [none] zu klein für Punkte (G-5.1)
    [single] zählt einfach (G-5.3)
    [double] zählt doppelt (G-5.8)
   *[triple] zählt dreifach (G-5.7)
}
genesis-look-would = wenn du dein Plättchen auf { $space } legst
genesis-look-herds = Herden
genesis-look-points = Punkte
genesis-look-gains = Änderung
genesis-look-spoken = { $who }: { $count ->
    [one] eine Herde von { $sizes }
   *[other] Herden von { $sizes }
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
genesis-look-gain = Das ändert deine Punkte um { $gain }.

# Die Wertung, Gebiet für Gebiet.
genesis-points-end = Punkte
genesis-what-if = Was, wenn jetzt Schluss wäre?
genesis-what-if-close = Zurück zum Spiel
genesis-walk = Wertung, Gebiet für Gebiet
genesis-over-land = Keine drei freien Felder hängen mehr zusammen: Das Land ist voll.
genesis-over-tiles = Niemand hat noch ein Plättchen.
genesis-walk-start = { $count ->
    [0] Kein Gebiet hat drei Plättchen, also zählt nichts.
    [one] Ein Gebiet zählt.
   *[other] { $count } Gebiete zählen. Sieh sie dir nacheinander an, { $order ->
        [largest-first] das größte zuerst
       *[exciting-last] das spannendste zuletzt
    }.
}
genesis-walk-order = Reihenfolge
genesis-walk-exciting-last = das spannendste Gebiet zuletzt
genesis-walk-largest-first = das größte Gebiet zuerst
genesis-walk-back = Das vorige Gebiet
genesis-walk-next = Das nächste Gebiet
genesis-walk-play = Abspielen
genesis-walk-pause = Anhalten
genesis-walk-table = Ergebnis
genesis-walk-at = Gebiet { $number } von { $count }
genesis-walk-totals = Zwischenstand
genesis-walk-row = { $terrain } { $size }{ $factor ->
    [1] {""}
   *[other] { " " }× { $factor }
}
genesis-walk-sum = Summe
