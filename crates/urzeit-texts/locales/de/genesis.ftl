# Warum Genesis etwas ablehnt. Jeder Satz steht mit der Nummer seiner Regel.
genesis-game-over = Das Spiel ist zu Ende.
genesis-chance-due = Jetzt kann niemand wählen: { $due ->
    [board] Das Spielbrett wird erst noch ausgelost
    [start] Der Startspieler wird erst noch ausgelost
   *[dice] Die Würfel müssen erst noch geworfen werden
}.
genesis-choice-due = Jetzt ist nicht der Zufall an der Reihe, sondern Platz { $seat }.
genesis-other-chance-due = Der Zufall bestimmt jetzt etwas anderes: { $due ->
    [board] das Spielbrett
    [start] den Startspieler
   *[dice] die Würfel
}.
genesis-not-your-turn = Platz { $seat } ist am Zug.
genesis-nothing-placed = Der Zug kann erst enden, wenn mindestens ein Plättchen gelegt ist.
genesis-no-tile = Im Vorrat ist kein Plättchen mit { $terrain } mehr.
genesis-die-asks = Der andere Würfel zeigt { $terrain }, also muss das zweite Plättchen { $terrain } sein.
genesis-out-of-play = { $space } liegt rechts des Flusses und ist zu zweit nicht im Spiel.
genesis-blocked = Auf { $space } liegt ein Vulkan oder eine Teergrube.
genesis-occupied = Auf { $space } liegt schon ein Plättchen.
genesis-board-not-random = Ein ausgelostes Spielbrett hat 17 gesperrte Felder links und 5 rechts des Flusses und schließt kein offenes Feld ein.
genesis-no-such-seat = Es spielen nur { $players }; kein anderer Platz kann beginnen.
genesis-start-empty = Auf dem Platz, der beginnen soll, sitzt niemand.
genesis-board-too-small = Auf diesem Spielbrett hängen nirgends drei Felder zusammen, die im Spiel sind; es gäbe kein Spiel.

# Was an einer Stellung nicht stimmt.
genesis-two-tiles = Auf einem Feld liegen zwei Plättchen.
genesis-too-many-tiles = Ein Spieler hat mehr Plättchen eines Geländes auf dem Spielbrett, als es gibt.
genesis-tile-not-in-play = Ein Plättchen liegt auf einem Feld, das gesperrt oder nicht im Spiel ist.
genesis-vacant = Die freien Felder passen nicht zu den Plättchen.
genesis-tiles-before-start = Auf dem Spielbrett liegen Plättchen, bevor der Startspieler feststeht.
genesis-start-named = Die Spieler haben den Startspieler bestimmt; die Stellung lost ihn noch aus oder hat einen anderen.
genesis-nobody = Auf dem Platz, der am Zug ist, sitzt niemand.
genesis-no-tile-left = Der Spieler am Zug hat kein Plättchen mehr und müsste übergangen werden.
genesis-goes-on-after-end = Das Spiel müsste zu Ende sein, aber jemand soll noch am Zug sein.
genesis-second-before-first = Der Spieler, der das zweite Plättchen legen soll, hat noch keines auf dem Spielbrett.
genesis-over-too-early = Das Spiel soll zu Ende sein, aber drei freie Felder hängen zusammen, und es gibt noch Plättchen.

# Die Wörter von Genesis und wie das Terminal es zeigt.
word-row = Reihe von vierzehn Feldern
genesis-title = Genesis
genesis-species = { $species ->
    [reptile] Reptil
    [dinosaur] Dinosaurier
    [mammal] Säugetier
   *[human] Mensch
}
genesis-terrain = { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
}
genesis-face = { $face ->
    [wild] Joker
   *[other] { $terrain }
}
genesis-legend = Plättchen: zuerst die Art, dann das Gelände, mit den Buchstaben der Aufzeichnung. . frei, v Vulkan, t Teergrube
genesis-legend-two = Plättchen: zuerst die Art, dann das Gelände, mit den Buchstaben der Aufzeichnung. . frei, v Vulkan, t Teergrube; rechts des Flusses ist nichts im Spiel
genesis-seat = Platz { $seat }
genesis-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
genesis-supply-heading = Vorrat und Punkte
genesis-supply-heading-now = Vorrat und Punkte jetzt
genesis-waits-board = Das Spielbrett wird ausgelost.
genesis-waits-start = Der Startspieler wird ausgelost.
genesis-waits-roll = { $who } ist am Zug und wirft die Würfel.
genesis-waits-first = { $who } ist am Zug, hat { $one } und { $two } geworfen und legt das erste Plättchen.
genesis-waits-second = { $who } ist am Zug und legt ein zweites Plättchen, das zum anderen Würfel passt ({ $die }), oder beendet den Zug.
genesis-waits-nothing = Das Spiel ist zu Ende.
genesis-scoring = Wertung
genesis-scoring-now = Wertung, wenn das Spiel jetzt zu Ende wäre
genesis-area = { $terrain }, { $size } Plättchen, { $multiplier ->
    [single] einfach
    [double] doppelt (G-5.8)
   *[triple] dreifach (G-5.7)
}
genesis-small-areas = { $count ->
    [one] Ein Gebiet hat weniger als drei Plättchen und bringt nichts (G-5.1).
   *[other] { $count } Gebiete haben weniger als drei Plättchen und bringen nichts (G-5.1).
}
genesis-herd = { $who }, Herde von { $size } bei { $first }
genesis-took-both = beide Ränge, weil allein im Gebiet (G-5.4)
genesis-took-first = erster Rang (G-5.5)
genesis-took-first-shared = { $sharers ->
    [1] erster Rang, gleichauf nur mit eigenen Herden (G-5.12)
   *[other] Anteil am ersten Rang, { $sharers } gleichauf (G-5.10)
}
genesis-took-second = { $sharers ->
    [1] { $ties ->
        [own] zweiter Rang, gleichauf nur mit eigenen Herden (G-5.12)
       *[none] zweiter Rang (G-5.5)
    }
   *[other] Anteil am zweiten Rang, { $sharers } gleichauf (G-5.5)
}
genesis-took-both-shared = { $sharers ->
    [1] beide Ränge, gleichauf nur mit eigenen Herden (G-5.12)
   *[other] Anteil an beiden Rängen, { $sharers } gleichauf (G-5.6)
}
genesis-took-with-other = zusammen mit einer anderen Herde desselben Spielers gezählt { $sharers ->
    [1] (G-5.12)
   *[other] (G-5.10)
}
genesis-took-nothing = kein Rang

# Was der Zufall entschied.
genesis-log-board = Das Spielbrett ist ausgelost.
genesis-log-start = { $who } beginnt.
genesis-log-dice = Die Würfel zeigen { $one } und { $two }.
