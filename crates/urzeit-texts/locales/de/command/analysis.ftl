# `analyse`: was der Befehl sagt.
usage-analyse = urzeit analyse [OPTIONEN] <FILE>
analyse-about = Zeigen, wie die Siegchancen im Lauf eines Spiels standen, was das Beste war und warum
analyse-about-more =
    Durchsucht jede Stellung einer Aufzeichnung so, wie der Spieler sie sah, der zu wählen hatte.
    Zeigt die großen Wendungen: Fehler mit dem, was besser gewesen wäre, und Glück; dazu, wie gut
    alle gewählt haben. Derselbe Startwert ergibt auf jedem Rechner dieselbe Analyse, wie viele
    Kerne er auch hat.

        urzeit analyse spiel.urz --svg chancen.svg
        urzeit analyse spiel.urz --entry 37
analyse-all = Jeden Eintrag zeigen, nicht nur die großen Wendungen
analyse-entries = Nur die Stellung vor Eintrag K ansehen oder die vor jedem von K bis L; sind es wenige, werden sie genau gezeigt
analyse-json = Stattdessen JSON ausgeben (docs/analysis-json.md)
analyse-svg = Ein Bild der Siegchancen in diese Datei schreiben
analyse-iterations = Wie oft die Suche jede Stellung ansieht [sonst 1000; 10000 bei höchstens zehn]
error-entries = „{ $found }“ nennt keine Einträge dieser Aufzeichnung. Schreib K oder K-L mit Zahlen von 1 bis { $last }.
analyse-hidden = Was hinter „?“ verborgen ist, lässt sich nicht spielen. Analysiere die Aufzeichnung, wenn das Spiel zu Ende ist.
analyse-progress = { $done } von { $games } Stellungen
analyse-heading = { $game }, { $players } Spieler, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}; { $iterations } Durchläufe je Stellung, Startwert { $seed }
analyse-columns = Eintrag|wer|gespielt
analyse-columns-after = Wendung|besser
analyse-better = { $action }: { $reason }
analyse-luck = Glück für { $who }
analyse-bad-luck = Pech für { $who }
analyse-no-swings = Kein Fehler und kein Zufall hat die Siegchancen stark verändert.
analyse-accuracy = Wie gut alle gewählt haben; gezählt wird, wie viel Siegchance eine Wahl kostete:
analyse-accuracy-columns = Platz|wer|Wahlen|ohne Verlust|Fehler|Verlust im Mittel
analyse-entry = Vor Eintrag { $number }: { $played }
analyse-end = hier endet die Aufzeichnung
analyse-chance = { $who } { $chance } ({ $points } Punkte)
analyse-loss = Was gespielt wurde, kostete { $loss } Siegchance.
analyse-best-columns = Aktion|Chance|Punkte|Besuche|was sie tut
analyse-exact = exakt
analyse-plot-title = { $game }: Siegchancen
analyse-plot-chances = Siegchance
analyse-plot-entries = Eintrag der Aufzeichnung
analyse-plot-mistake = Fehler
analyse-plot-luck = Glück oder Pech
analyse-plot-swing = { $number }: { $who } { $change }, { $played }
analyse-plot-better = besser { $action }

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
ursuppe-fact-defect = Gendefekt mit { $after } (vorher { $before })
ursuppe-fact-leaves-bp = { $bp } BP bleiben
ursuppe-fact-saves = spart { $bp } BP
