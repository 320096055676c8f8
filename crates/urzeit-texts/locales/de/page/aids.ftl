# Getippte Züge, das Brett als Text, was vorgelesen wird.
typed-list = Vorschläge
typed-count = { $count ->
    [one] Ein Vorschlag; Pfeiltasten wählen ihn.
   *[other] { $count } Vorschläge; Pfeiltasten wählen einen.
}
announce-more = { $count ->
    [one] Davor ist noch etwas geschehen.
   *[other] Davor sind noch { $count } Dinge geschehen.
}
text-board = Das Brett als Text
text-now = Jetzt
text-can = Was du tun kannst
text-yours = Was du hast
text-players = Mitspieler
text-row = Zeile
text-hex = Feld
text-terrain = Gelände
text-people = Menschen
text-space = Feld
text-cubes = Nährstoffe
text-amoebas = Amöben
text-gene = Gen
text-price = Preis
text-sensitivity = Empfindlichkeit
text-left = Übrig
text-more = { $count ->
    [one] Eine weitere Möglichkeit: Die Eingabezeile schlägt sie vor.
   *[other] { $count } weitere Möglichkeiten: Die Eingabezeile schlägt sie vor.
}
text-genesis-dice = Die Würfel zeigen: { $dice }
text-genesis-blocked = gesperrt
text-genesis-place = { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
} legen, { $count ->
    [one] auf ein Feld
   *[other] auf { $count } Felder
}: { $spaces }
text-genesis-place-anywhere = { $terrain ->
    [forest] Wald
    [savannah] Savanne
    [mountain] Gebirge
   *[wetland] Feuchtgebiet
} legen, auf ein beliebiges freies Feld
text-genesis-player = { $who }, { $species }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; Plättchen übrig: { $left }
text-lords-lay = { $terrain } legen auf { $hexes }
text-lords-anywhere = ein beliebiges Feld ohne Gelände
text-lords-card = Eine Karte wählen: { $cards }
text-lords-put = Menschen einsetzen auf { $hexes }
text-lords-advance = Mit bis zu { $count } einrücken
text-lords-civilise = Zivilisieren: { $hexes }
text-lords-altar = Einen Altar bauen auf { $hexes }
text-lords-from = Von { $from }: { $does }
text-lords-moves = bis zu { $most } bewegen nach { $hexes }
text-lords-attacks = angreifen: { $hexes }
text-lords-drawn = Gezogener Marker: { $terrain }
text-lords-kept = Zurückgehaltene Marker: { $terrains }
text-lords-hand = Karten: { $cards }
text-lords-player = { $who }: { $points ->
    [one] ein Ehrerbietungspunkt
   *[other] { $points } Ehrerbietungspunkte
}{ $card ->
    [none] {""}
   *[other] , spielt { $card }
}; im Vorrat: { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
}, { $altars ->
    [one] ein Altar
   *[other] { $altars } Altäre
}; auf der Hand: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
text-lords-people = { $who }: { $side ->
    [barbarian] { $count ->
        [one] ein Barbar
       *[other] { $count } Barbaren
    }
    [civilised] { $count ->
        [one] ein Zivilisierter
       *[other] { $count } Zivilisierte
    }
   *[altar] ein Altar über { $count ->
        [one] einem Zivilisierten
       *[other] { $count } Zivilisierten
    }
}
text-lords-bare = Noch ohne Gelände: { $hexes }
text-ursuppe-round = Runde { $round }
text-ursuppe-can = { $said } Getippt: { $typed }
text-ursuppe-player = { $tribe }, { $who }: { $space ->
    [0] noch nicht auf der Laufbahn
   *[other] Feld { $space } der Laufbahn
}, { $bp } BP; { $genes ->
    [none] keine Gene
   *[other] Gene: { $genes }
}
