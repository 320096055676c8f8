# Was eine Aktion tut, in wenigen Worten.
fact-points = { $change } { $points ->
    [one] Punkt
   *[other] Punkte
}
fact-rival = { $who } { $change }
fact-ends-turn = beendet den Zug
fact-ends-game = beendet das Spiel

genesis-fact-new-area = beginnt ein neues Gebiet { $terrain }
genesis-fact-herd = Herde { $before ->
    [0] von { $after }
   *[other] von { $before } auf { $after }
} im Gebiet { $terrain } von { $area }{ $place ->
    [first] , erster Rang
    [shared] , geteilter erster Rang
    [second] , zweiter Rang
   *[none] {""}
}
genesis-fact-joins-herds = verbindet { $count } Herden
genesis-fact-joins-areas = verbindet { $count } Gebiete
genesis-fact-largest = { $factor ->
    [3] nun das größte Gebiet überhaupt
   *[other] nun das größte seines Geländes
}
genesis-fact-shuts-in = schließt eine Herde von { $size } ein: { $who }, { $terrain }
genesis-fact-keeps-apart = trennt zwei Herden: { $who }, { $terrain }
genesis-fact-only-tile = das einzige Plättchen dieses Zuges

lords-fact-lays = { $count ->
    [0] { $terrain } für sich allein
    [one] { $terrain } neben einem gleichen Feld
   *[other] { $terrain } neben { $count } gleichen Feldern
}
lords-fact-lays-waste = { $terrain }, daneben { $count ->
    [0] kein bewohnbares Feld
    [one] ein bewohnbares Feld
   *[other] { $count } bewohnbare Felder
}
lords-fact-cards-for = { $count ->
    [one] eine Karte { $terrain } auf der Hand
   *[other] { $count } Karten { $terrain } auf der Hand
}
lords-fact-keeps = hält { $terrain } zurück
lords-fact-card = { $people ->
    [0] niemand mehr
   *[other] { $people }
} für { $terrain }: { $free ->
    [0] kein Feld
    [one] ein Feld
   *[other] { $free } Felder
} frei, { $own } eigene
lords-fact-early = früh am Zug
lords-fact-late = spät am Zug
lords-fact-settles = { $people } auf freies Feld, { $terrain }
lords-fact-strengthens = verstärkt von { $before } auf { $after }
lords-fact-can-strike = leert { $hex } ({ $who }) mit einer Chance von { $chance }
lords-fact-safer = die Gefahr, das Feld zu verlieren, sinkt von { $before } auf { $after }
lords-fact-can-spread = kann sich auf { $count ->
    [one] ein freies Feld
   *[other] { $count } freie Felder
} ausbreiten
lords-fact-siege = mit allen Angriffen: zu { $emptied } ist das Feld am Ende leer, zu { $entered } rückt jemand ein
lords-fact-siege-only = mit allen Angriffen: zu { $emptied } ist das Feld am Ende leer; einrücken geht nicht
lords-fact-attack = dieser Angriff: zu { $hit } ein Treffer, zu { $lost } ein eigener Verlust
lords-fact-prize = das Feld zählt { $points } ({ $who })
lords-fact-stays-out = rückt nicht ein
lords-fact-pacifies = { $people ->
    [one] ein Mensch greift
   *[other] { $people } Menschen greifen
} nie mehr an ({ $who }){ $count ->
    [0] {""}
    [one] ; ein eigenes Feld ist vor ihnen sicher
   *[other] ; { $count } eigene Felder sind vor ihnen sicher
}
lords-fact-free-choice = verbraucht die freie Wahl
lords-fact-altar = Altar auf { $people }, { $left } übrig

ursuppe-fact-ladder = beginnt auf { $space }: weiter vorn ist näher an der Zielzone, zieht aber später
ursuppe-fact-leads = bewegt jetzt { $count }
ursuppe-fact-drifts-to = treibt dann nach { $space }: { $food ->
    [one] ein fremder Nährstoff
   *[other] { $food } fremde Nährstoffe
}, { $others ->
    [0] keine fremde Amöbe
    [one] eine fremde Amöbe
   *[other] { $others } fremde Amöben
}
ursuppe-fact-finds-food = { $amoeba } kann fressen
ursuppe-fact-may-eat = { $amoeba } findet zu { $chance } etwas zu fressen
ursuppe-fact-starves = { $amoeba } hungert
ursuppe-fact-dies = { $amoeba } hungert und stirbt
ursuppe-fact-hunger-kills = sonst stirbt sie
ursuppe-fact-eats = frisst { $count }
ursuppe-fact-host = { $who } zahlt dafür
ursuppe-fact-carries = nimmt { $count } mit
ursuppe-fact-clings = { $count ->
    [0] niemand klammert sich fest
    [one] eine klammert sich fest
   *[other] { $count } klammern sich fest
}
ursuppe-fact-attack = Angriff auf { $amoeba } gelingt zu { $chance }
ursuppe-fact-no-attack = greift nicht an
ursuppe-fact-survives = { $amoeba } überlebt zu { $chance }
ursuppe-fact-costs = kostet { $bp } BP
ursuppe-fact-gives-up = gibt { $gene } ab
ursuppe-fact-gene = { $gene ->
    [intelligence] zählt nur in der Wertung
    [movement-1] zwei Würfel zur Wahl
    [spores] neue Amöben überall
    [speed] ein zweiter Schritt
    [defense] kann Angriffe abwehren
    [escape] kann vor Angriffen fliehen
    [substitution] kann andere Mahlzeiten fressen
    [ray-protection] erträgt dünnes Ozon
    [streamlining] schwimmt kostenlos
    [tentacle] nimmt Nährstoffe mit
    [holding] kann sich festhalten oder an anderen festklammern
    [life-expectancy] stirbt erst bei drei Schadenspunkten
    [frugality] frisst einen Nährstoff weniger
    [struggle-for-survival] kann angreifen, statt zu hungern
    [parasitism] lässt andere für eine Mahlzeit zahlen
    [division-rate] billigere Amöben
    [persistence] zweiter Schritt und zweite Versuche
    [movement-2] schwimmt, wohin sie will
    [aggression] kann in Phase 5 töten
   *[armor] kann nicht gefressen werden
}
ursuppe-fact-steps = { $after } statt { $before } Schritte in der Wertung
ursuppe-fact-defect = Gendefekt zu { $after } (vorher { $before })
ursuppe-fact-leaves-bp = { $bp } BP bleiben
ursuppe-fact-saves = spart { $bp } BP
