# Lords of Creation auf der Seite.
lords-board = Die Welt von Lords of Creation
lords-zoom-in = Spielbrett vergrößern
lords-zoom-out = Ganzes Spielbrett zeigen

# Was auf einem Feld ist und was ein Klick dort tut.
lords-hex-bare = { $hex }: noch ohne Gelände
lords-hex-land = { $hex }: { $terrain }
lords-hex-empty = { $hex }: { $terrain }, leer
lords-hex-people = { $hex }: { $terrain }, { $side ->
    [barbarian] { $count ->
        [one] 1 Barbar
       *[other] { $count } Barbaren
    }
    [civilised] { $count ->
        [one] 1 Zivilisierter
       *[other] { $count } Zivilisierte
    }
   *[altar] ein Altar über { $count ->
        [one] 1 Zivilisierten
       *[other] { $count } Zivilisierten
    }
} von { $who }
lords-lit-lay = Marker hierher legen
lords-lit-put = Menschen hier einsetzen
lords-lit-stack = in die Hand nehmen
lords-lit-march = ist erreichbar
lords-lit-attack = kann angegriffen werden
lords-lit-attack-chance = kann angegriffen werden, Chance auf Erfolg { $chance } %
lords-lit-advance = hier kann eingerückt werden
lords-lit-civilise = kann zivilisiert werden
lords-lit-altar = hier kann ein Altar gebaut werden
lords-lit-list = { $count ->
    [one] Das eine Feld, das leuchtet
   *[other] Alle { $count } Felder, die leuchten
}

# Was jetzt zu tun ist.
lords-now = Was jetzt zu tun ist
lords-now-lay = Du hast { $terrain } gezogen. Lege den Marker auf ein beliebiges leeres Feld, lege stattdessen einen zurückgehaltenen, oder halte den gezogenen zurück.
lords-now-lay-one = Du hast { $terrain } gezogen und hältst schon drei Marker zurück. Lege einen der vier auf ein beliebiges leeres Feld.
lords-now-lay-or-refuse = Du hast { $terrain } gezogen. Lege den Marker auf ein beliebiges leeres Feld oder lege ihn für immer beiseite.
lords-now-lay-it = Du hast { $terrain } gezogen. Lege den Marker auf ein beliebiges leeres Feld.
lords-now-select = Wähle verdeckt eine Karte: So viele Menschen, wie sie wert ist, setzt du auf ihrem Gelände ein. { $order ->
    [high] Hohe
   *[low] Niedrige
} Karten sind zuerst am Zug.
lords-now-select-end = Wähle verdeckt eine Karte. Der Kartenstapel ist aufgebraucht: Zeigen zwei die gleiche Karte, ist das Spiel sofort zu Ende.
lords-now-select-die = Wähle verdeckt eine Karte. Der Kartenstapel ist aufgebraucht: Nach dieser Runde kann ein Würfel das Spiel beenden.
lords-now-place = Setze { $count ->
    [one] einen Menschen
   *[other] { $count } Menschen
} auf ein Feld, das leer ist oder dir gehört. Gelände: { $terrain }.
lords-now-act = Nimm einen Stapel in die Hand, um ihn zu bewegen oder mit ihm anzugreifen, zivilisiere einmal, baue einen Altar oder beende den Zug.
lords-now-march = Wähle, wohin er geht oder wen er angreift.
lords-now-civilise = Wähle die Barbaren, die zivilisiert werden: deine eigenen oder fremde.
lords-now-altar = Wähle für den Altar einen deiner zivilisierten Stapel mit mindestens zwei Menschen.
lords-now-advance = { $to } ist leer. Wie viele rücken ein?
lords-other-lay = { $who } baut an der Welt.
lords-other-select = Die anderen wählen noch ihre Karten.
lords-other-place = { $who } setzt Menschen ein.
lords-other-act = { $who } bewegt Menschen, kämpft und baut.
lords-over-identical = Der Kartenstapel ist aufgebraucht, und zwei haben die gleiche Karte gezeigt: Damit endet das Spiel.
lords-over-cards = Alle Karten sind gespielt.
lords-over-die = Der Würfel hat das Spiel beendet.
lords-tally-barbarian = Felder mit Barbaren
lords-tally-civilised = Zivilisierte Felder, je 2
lords-tally-altars = Altäre, je 3
lords-markers = Deine Geländemarker
lords-marker-drawn = gezogen
lords-marker-kept = zurückgehalten
lords-keep = Zurückhalten
lords-hand = Deine Karten
lords-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}
lords-play-card = { $card } spielen
lords-doing = Was ein Klick auf das Spielbrett tut
lords-doing-march = Bewegen, angreifen
lords-doing-civilise = Zivilisieren
lords-doing-altar = Altar
lords-end = Zug beenden
lords-let-go = Loslassen
lords-march = { $count ->
    [one] Einen bewegen
   *[other] { $count } bewegen
}
lords-attack = Angreifen
lords-advance = { $count ->
    [0] Niemand rückt ein
    [one] Einer rückt ein
   *[other] { $count } rücken ein
}
lords-count = Wie viele gehen
lords-fewer = Einer weniger
lords-more = Einer mehr
lords-count-tells = { $arrive ->
    [one] Einer kommt an
   *[other] { $arrive } kommen an
}, { $stay ->
    [one] einer bleibt
   *[other] { $stay } bleiben
} auf { $from }{ $behind ->
    [0] .
    [one] , einer bleibt unterwegs.
   *[other] , { $behind } bleiben unterwegs.
}

# Angriffe.
lords-odds = { $attackers } auf { $from } gegen { $defenders } auf { $to }
lords-odds-siege = Greifst du immer wieder an, leerst du { $to } mit einer Wahrscheinlichkeit von { $emptied } %.
lords-odds-enter = { $entered ->
    [0] Einrücken kannst du nicht.
   *[other] Zu { $entered } % rückst du ein.
}
lords-odds-once = Ein einzelner Angriff: zu { $hit } % triffst du, zu { $lose } % verlierst du einen, und zu { $doubles } % beendet ein Pasch deinen Zug.
lords-per-cent = { $chance } %

# Spieler und Runde.
lords-points = Ehrerbietungspunkte
lords-points-now = Ehrerbietungspunkte jetzt
lords-score = Felder: { $barbarian } barbarisch, { $civilised } zivilisiert; { $altars ->
    [one] ein Altar
   *[other] { $altars } Altäre
}
lords-left = im Vorrat: { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
}, { $altars ->
    [one] ein Altar
   *[other] { $altars } Altäre
}; auf der Hand: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
lords-keeps = { $count ->
    [one] hält einen Marker zurück
   *[other] hält { $count } Marker zurück
}
lords-free = hat beim Zivilisieren noch die freie Wahl
lords-bag = { $count ->
    [one] Im Behälter ist ein Marker.
   *[other] Im Behälter sind { $count } Marker.
}
lords-pile-count = { $count ->
    [0] Der Kartenstapel ist aufgebraucht.
    [one] Im Kartenstapel ist eine Karte.
   *[other] Im Kartenstapel sind { $count } Karten.
}
lords-pile-rest = { $count ->
    [0] Der Kartenstapel ist aufgebraucht.
    [one] Der Kartenstapel ist aufgebraucht: Eine Karte bleibt übrig, zu wenig für alle.
   *[other] Der Kartenstapel ist aufgebraucht: { $count } Karten bleiben übrig, zu wenige für alle.
}
lords-discards = { $count ->
    [one] Eine Karte auf der Ablage
   *[other] { $count } Karten auf der Ablage
}
lords-round = Runde { $round }
lords-place = { $who }: { $state ->
    [thinking] hat noch nicht gewählt
    [chosen] hat gewählt
    [acting] { $card }, ist am Zug
    [over] { $card }
    [finished] { $card }, war am Zug
   *[waiting] { $card }, kommt noch
}
lords-pieces = Was die Marker bedeuten
lords-piece-barbarian = Barbaren: Sie bewegen sich, breiten sich aus und greifen an. Ein Feld ist einen Punkt wert.
lords-piece-civilised = Zivilisierte: Sie bleiben unter sich und greifen nie an. Ein Feld ist zwei Punkte wert.
lords-piece-altar = Ein Altar über Zivilisierten. Das Feld ist drei Punkte wert.

# Was geschah.
lords-log-roll = { $one } und { $two } gegen { $defender }: { $lost ->
    [both] Beide verlieren einen.
    [attacker] Der Angreifer verliert einen.
    [defender] Der Verteidiger verliert einen.
   *[nobody] Niemand verliert etwas.
}
lords-log-doubles = Der Pasch beendet den Zug.
lords-log-lay = { $who } legt { $terrain } auf { $hex }.
lords-log-keep = { $who } hält den Marker zurück.
lords-log-card = { $who } wählt { $card }.
lords-log-reveal = { $who } zeigt { $card }.
lords-log-put = { $who } setzt Menschen auf { $hex } ein.
lords-log-move = { $who } bewegt { $count } von { $from } nach { $to }.
lords-log-attack = { $who } greift { $to } von { $from } aus an.
lords-log-advance = { $who } rückt mit { $count ->
    [0] niemandem
    [one] einem
   *[other] { $count }
} ein.
lords-log-civilise = { $who } zivilisiert { $hex }.
lords-log-altar = { $who } baut einen Altar auf { $hex }.
lords-log-end = { $who } beendet den Zug.
