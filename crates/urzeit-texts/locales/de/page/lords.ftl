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
lords-lit-attack-chance = kann angegriffen werden, Erfolg mit { $chance } %
lords-lit-advance = hier kann eingerückt werden
lords-lit-civilise = kann zivilisiert werden
lords-lit-altar = hier kann ein Altar gebaut werden
lords-lit-list = { $count ->
    [one] Das eine Feld, das leuchtet
   *[other] Alle { $count } Felder, die leuchten
}

# Was jetzt zu tun ist.
lords-now = Was jetzt zu tun ist
lords-now-lay = Du hast { $terrain } gezogen. Lege den Marker auf ein beliebiges freies Feld, lege stattdessen einen zurückgehaltenen oder halte ihn zurück.
lords-now-lay-one = Du hast { $terrain } gezogen und hältst schon drei Marker zurück. Lege einen der vier auf ein beliebiges freies Feld.
lords-now-lay-or-refuse = Du hast { $terrain } gezogen. Lege den Marker auf ein beliebiges freies Feld oder lege ihn für immer beiseite.
lords-now-lay-it = Du hast { $terrain } gezogen. Lege den Marker auf ein beliebiges freies Feld.
lords-now-select = Wähle verdeckt eine Karte: So viele Menschen, wie sie wert ist, siedeln auf ihrem Gelände. { $order ->
    [high] Hohe
   *[low] Niedrige
} Karten sind zuerst am Zug.
lords-now-select-end = Wähle verdeckt eine Karte. Der Stapel ist aufgebraucht: Zeigen zwei die gleiche Karte, ist das Spiel sofort zu Ende.
lords-now-select-die = Wähle verdeckt eine Karte. Der Stapel ist aufgebraucht: Nach dieser Runde kann ein Würfel das Spiel beenden.
lords-now-place = Setze { $count ->
    [one] einen Menschen
   *[other] { $count } Menschen
} auf ein Feld ein, das leer ist oder dir gehört. Gelände: { $terrain }.
lords-now-act = Nimm einen Stapel in die Hand, um zu ziehen oder anzugreifen, zivilisiere einmal, baue einen Altar oder beende den Zug.
lords-now-march = Wähle, wohin es geht oder wer angegriffen wird.
lords-now-civilise = Wähle die Barbaren, die zivilisiert werden sollen: deine eigenen oder fremde.
lords-now-altar = Wähle für den Altar einen deiner zivilisierten Stapel mit mindestens zwei Menschen.
lords-now-advance = { $to } ist leer. Wie viele rücken ein?
lords-other-lay = { $who } baut an der Welt.
lords-other-select = Die anderen wählen noch ihre Karten.
lords-other-place = { $who } setzt Menschen ein.
lords-other-act = { $who } zieht, kämpft und baut.
lords-over-identical = Der Stapel ist aufgebraucht, und zwei haben die gleiche Karte gezeigt: Damit endet das Spiel.
lords-over-cards = Alle Karten sind ausgespielt.
lords-over-die = Der Würfel hat das Spiel beendet.
lords-markers = Deine Geländemarker
lords-marker-drawn = gezogen
lords-marker-kept = behalten
lords-keep = Zurückhalten
lords-hand = Deine Karten
lords-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}
lords-play-card = { $card } ausspielen
lords-doing = Was ein Klick auf das Spielbrett tut
lords-doing-march = Ziehen, angreifen
lords-doing-civilise = Zivilisieren
lords-doing-altar = Altar
lords-end = Zug beenden
lords-let-go = Loslassen
lords-march = { $count ->
    [one] Einer zieht los
   *[other] { $count } ziehen los
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
lords-odds-siege = Greifst du immer wieder an, ist { $to } am Ende mit { $emptied } % leer.
lords-odds-enter = { $entered ->
    [0] Einrücken kannst du nicht.
   *[other] Mit { $entered } % rückst du ein.
}
lords-odds-once = Ein einzelner Wurf: Du triffst mit { $hit } %, verlierst einen mit { $lose } %, und mit { $doubles } % beendet ein Pasch deinen Zug.
lords-per-cent = { $chance } %

# Spieler und Runde.
lords-points = Ehrerbietungspunkte
lords-points-now = Ehrerbietungspunkte jetzt
lords-score = Felder: { $barbarian } barbarisch, { $civilised } zivilisiert; { $altars ->
    [one] ein Altar
   *[other] { $altars } Altäre
}
lords-left = übrig: { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
}, { $altars ->
    [one] ein Altar
   *[other] { $altars } Altäre
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
lords-keeps = { $count ->
    [one] hält einen Marker zurück
   *[other] hält { $count } Marker zurück
}
lords-free = darf noch einmal beliebig zivilisieren
lords-bag = { $count ->
    [one] Im Behälter ist ein Marker.
   *[other] Im Behälter sind { $count } Marker.
}
lords-pile-count = { $count ->
    [0] Der Stapel ist aufgebraucht.
    [one] Im Stapel ist eine Karte.
   *[other] Im Stapel sind { $count } Karten.
}
lords-round = Diese Runde
lords-place = { $who }: { $state ->
    [thinking] hat noch nicht gewählt
    [chosen] hat gewählt
    [acting] { $card }, ist am Zug
    [finished] { $card }, war am Zug
   *[waiting] { $card }, kommt noch
}
lords-pieces = Was die Figuren bedeuten
lords-piece-barbarian = Barbaren: Sie ziehen, siedeln und greifen an. Ein Feld ist einen Punkt wert.
lords-piece-civilised = Zivilisierte: Sie bleiben unter sich und greifen nie an. Ein Feld ist zwei Punkte wert.
lords-piece-altar = Ein Altar über Zivilisierten. Das Feld ist drei Punkte wert.

# Was geschah.
lords-log-deal = { $who } bekommt { $cards }.
lords-log-deal-hidden = { $who } bekommt Karten.
lords-log-start = { $who } beginnt die Schöpfung.
lords-log-marker = { $who } zieht { $terrain }.
lords-log-marker-hidden = { $who } zieht einen Marker.
lords-log-draw = { $who } zieht { $card }.
lords-log-draw-hidden = { $who } zieht eine Karte.
lords-log-order = Ihre Karten sind gleich; das Los entscheidet: { $who }.
lords-log-roll = { $one } und { $two } gegen { $defender }: { $lost ->
    [both] Beide verlieren einen.
    [attacker] Der Angreifer verliert einen.
    [defender] Der Verteidiger verliert einen.
   *[nobody] Niemand verliert etwas.
}
lords-log-doubles = Der Pasch beendet den Zug.
lords-log-die = Der Würfel, der das Spiel beenden kann, zeigt { $pips }.
lords-log-lay = { $who } legt { $terrain } auf { $hex }.
lords-log-keep = { $who } hält den Marker zurück.
lords-log-card = { $who } wählt { $card }.
lords-log-card-hidden = { $who } wählt eine Karte.
lords-log-reveal = { $who } zeigt { $card }.
lords-log-put = { $who } setzt Menschen auf { $hex } ein.
lords-log-move = { $who } zieht mit { $count } von { $from } nach { $to }.
lords-log-attack = { $who } greift { $to } von { $from } aus an.
lords-log-advance = { $who } rückt mit { $count ->
    [0] niemandem
    [one] einem
   *[other] { $count }
} ein.
lords-log-civilise = { $who } zivilisiert { $hex }.
lords-log-altar = { $who } baut einen Altar auf { $hex }.
lords-log-end = { $who } beendet den Zug.
