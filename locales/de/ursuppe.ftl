# Die Wörter von Ursuppe und wie das Terminal es zeigt.
ursuppe-title = Ursuppe
ursuppe-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [purple] Lila
   *[white] Weiß
}
ursuppe-direction = { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
ursuppe-gene = { $gene ->
    [intelligence] Intelligenz
    [movement-1] Bewegung I
    [spores] Sporen
    [speed] Geschwindigkeit
    [defense] Verteidigung
    [escape] Flucht
    [substitution] Ersatzkost
    [ray-protection] Strahlenschutz
    [streamlining] Stromlinienform
    [tentacle] Tentakel
    [holding] Klammern
    [life-expectancy] Lebenserwartung
    [frugality] Genügsamkeit
    [struggle-for-survival] Überlebenskampf
    [parasitism] Parasitismus
    [division-rate] Teilungsrate
    [persistence] Ausdauer
    [movement-2] Bewegung II
    [aggression] Aggression
   *[armor] Panzerung
}
ursuppe-island = (Insel)
ursuppe-legend =
    Nährstoffe: kleiner Buchstabe der Farbe (r rot, y gelb, g grün, b blau, p lila, w weiß) und wie
    viele. Amöben: großer Buchstabe und Nummer, mit einem ' für jeden Schadenspunkt.
ursuppe-environment = Runde { $round }. Umwelt: { $drift ->
    [north] Strömung nach Norden
    [east] Strömung nach Osten
    [south] Strömung nach Süden
    [west] Strömung nach Westen
   *[none] keine Strömung
}, Ozon { $ozone }; übrige Karten: { $left }.
ursuppe-ladder = Laufbahn: { $markers }; die Zielzone beginnt bei { $finish }.
ursuppe-player = { $bp } BP, { $supply } Nährstoffe im Vorrat
ursuppe-genes = Gene: { $genes }; Empfindlichkeit { $sensitivity }
ursuppe-waits-card = Eine Umweltkarte ist aufzudecken.
ursuppe-waits-order = Die Reihenfolge bei der Wahl der Startfelder ist auszulosen.
ursuppe-waits-start = Ein Startfeld auf der Laufbahn wählt { $who }.
ursuppe-waits-put = Eine Startamöbe setzt { $who }.
ursuppe-waits-dummy = Ein Feld für die Amöbe, die niemand spielt, ist auszulosen.
ursuppe-waits-lead = Welche Farbe jetzt zieht, wählt { $who }.
ursuppe-waits-move = Amöbe { $amoeba } treibt, bewegt sich oder klammert sich fest.
ursuppe-waits-roll = Der Würfel für Amöbe { $amoeba } ist zu werfen.
ursuppe-waits-use = Amöbe { $amoeba } verwendet einen der Würfel { $one } und { $two }.
ursuppe-waits-direct = Amöbe { $amoeba } wählt eine Richtung.
ursuppe-waits-cargo = Amöbe { $amoeba } zieht nach { $direction } und kann Nährstoffe mitnehmen.
ursuppe-waits-cling = Amöben von { $who } können sich an { $amoeba } festklammern.
ursuppe-waits-clingers-cargo = Wer sich an { $amoeba } klammert, kann Nährstoffe mitnehmen.
ursuppe-waits-second = Amöbe { $amoeba } kann sich ein zweites Mal bewegen.
ursuppe-waits-feed = Amöbe { $amoeba } frisst.
ursuppe-waits-react = Amöbe { $target } wird von { $amoeba } angegriffen und kann reagieren.
ursuppe-waits-fight = Die Würfel von { $amoeba } gegen { $target } sind zu werfen.
ursuppe-waits-retry = Amöbe { $amoeba } kann noch einmal angreifen.
ursuppe-waits-defect = Einen Gendefekt bezahlt { $who }.
ursuppe-waits-buy = Gene kaufen kann { $who }.
ursuppe-waits-divide = Neue Amöben setzen kann { $who }.
ursuppe-waits-aggress = Mit Aggression angreifen kann { $who }.
ursuppe-waits-nothing = Das Spiel ist zu Ende.
ursuppe-scoring = Wie weit jeder jetzt auf der Laufbahn vorrücken würde (U-13.1)
ursuppe-score = { $steps } { $steps ->
    [one] Feld
   *[other] Felder
}: { $amoebas } { $amoebas ->
    [one] Amöbe
   *[other] Amöben
}, Gengewicht { $weight }
