# Ursuppe auf der Seite.

# Wie etwas heißt.
ursuppe-tribe = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [purple] Lila
   *[white] Weiß
}
ursuppe-amoeba-damage = { $damage ->
    [0] { $amoeba }
    [one] { $amoeba } mit einem Schadenspunkt
   *[other] { $amoeba } mit { $damage } Schadenspunkten
}
ursuppe-some-cubes = { $count }× { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [purple] Lila
   *[white] Weiß
}
ursuppe-no-cubes = keine Nährstoffe
ursuppe-no-amoebas = keine Amöben
ursuppe-bp = { $bp } BP
ursuppe-cost = { $bp ->
    [0] kostenlos
   *[other] { $bp } BP
}

# Das Brett.
ursuppe-board = Die Ursuppe
ursuppe-spaces = Die Felder der Ursuppe
ursuppe-space = { $space }: { $cubes }; { $amoebas }
ursuppe-compass = { $drift ->
    [north] Windrose: Strömung nach Norden
    [east] Windrose: Strömung nach Osten
    [south] Windrose: Strömung nach Süden
    [west] Windrose: Strömung nach Westen
   *[none] Windrose: keine Strömung
}, Ozon { $ozone }
ursuppe-card = { $drift ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[none] keine Strömung
}, Ozon { $ozone }
ursuppe-supply-is = Im Vorrat: { $cubes }
ursuppe-phases = Die Phasen der Runde
ursuppe-phase-name = { $phase ->
    [1] Bewegen, fressen
    [2] Umwelt
    [3] Neue Gene
    [4] Zellteilung
    [5] Todesfälle
   *[6] Wertung
}
ursuppe-look = Zeige auf eine Amöbe, um zu sehen, wo sie etwas zu fressen findet.
ursuppe-look-at = { $amoeba } auf { $space }.
ursuppe-look-diets = Fressen kann sie hier: { $diets }{ $more ->
    [0] {""}
    [one] {" "}und eine weitere Mahlzeit
   *[other] {" "}und { $more } weitere Mahlzeiten
}.
ursuppe-look-hungry = Hier findet sie nichts zu fressen.
ursuppe-look-elsewhere = Anderswo findet sie etwas zu fressen: { $spaces }.
ursuppe-look-drift = Die Strömung trägt sie nach { $space }.
ursuppe-ladder-title = Laufbahn
ursuppe-marker = { $who } auf { $space }
ursuppe-marker-at = Feld

# Spieler und Gene.
ursuppe-players = Spieler
ursuppe-dummy = Strohmann
ursuppe-steps = Wertung: +{ $steps }
ursuppe-burden = Empfindlichkeit { $sensitivity }, Ozon { $ozone }
ursuppe-alive = { $colour }: { $alive } in der Suppe, { $unborn } noch nicht geboren
ursuppe-market = Gene
ursuppe-gene-risk = Empfindlichkeit { $before } → { $sensitivity }, Ozon { $ozone }
ursuppe-gene-facts = Empfindlichkeit { $sensitivity } · Gewicht { $weight } · { $left ->
    [0] keine Karte mehr da
   *[other] noch { $left } von { $copies }
}
ursuppe-trade-in = Dafür gibst du { $genes } ab.
ursuppe-owned-by = Im Besitz von { $who }
ursuppe-buy = { $traded ->
    [none] Kaufen
   *[other] Kaufen für { $traded }
}
ursuppe-effect = { $gene ->
    [intelligence] Kann nichts, hat aber Gewicht in der Wertung.
    [movement-1] Beim Schwimmen wirfst du zwei Würfel und nimmst einen davon.
    [spores] Neue Amöben dürfen überall entstehen, wo keine eigene ist.
    [speed] Auf den ersten Schritt darf kostenlos ein zweiter folgen.
    [defense] Wird eine Amöbe angegriffen, kann sie sich für 1 BP verteidigen: Die höhere Zahl gewinnt.
    [escape] Wird eine Amöbe angegriffen, kann sie zum Preis des Schwimmens fliehen.
    [substitution] { $colours ->
        [3] Eine Mahlzeit darf auch aus vier Nährstoffen einer einzigen fremden Farbe bestehen.
        [4] Eine Mahlzeit darf auch aus vier Nährstoffen in genau zwei fremden Farben bestehen.
       *[other] Eine Mahlzeit darf auch aus fünf Nährstoffen in genau drei fremden Farben bestehen.
    }
    [ray-protection] Senkt deine Empfindlichkeit um 2; gibst du es bei einem Gendefekt ab, ist es 4 wert.
    [streamlining] Schwimmen und Fliehen kosten nichts.
    [tentacle] Bei jedem Schritt kannst du bis zu { $cargo } Nährstoffe vom alten Feld mitnehmen.
    [holding] Deine Amöben dürfen sich festhalten und bleiben oder sich an fremden festklammern, die fortziehen.
    [life-expectancy] Deine Amöben sterben erst bei drei Schadenspunkten, nicht schon bei zwei.
    [frugality] Bei jeder Mahlzeit darf ein Nährstoff fehlen.
    [struggle-for-survival] Statt zu hungern, kann eine Amöbe für 1 BP eine andere auf ihrem Feld angreifen und fressen.
    [parasitism] Ein Nährstoff darf fehlen, wenn ein Mitspieler mit einer Amöbe auf dem Feld als Wirt 1 BP zahlt.
    [division-rate] Neue Amöben kosten { $cheap } statt { $price } BP.
    [persistence] Wie Geschwindigkeit; außerdem hast du nach einem gescheiterten Angriff oder Kampf einen zweiten Versuch.
    [movement-2] Deine Amöben schwimmen ohne Würfel, wohin du willst, oder bleiben.
    [aggression] Wie Überlebenskampf; außerdem greift einmal je Runde in Phase 5 eine deiner Amöben für 1 BP eine fremde auf ihrem Feld an.
   *[armor] Fremde können deine Amöben in Phase 1 nicht angreifen, und in Phase 5 gibt es Schaden statt Tod.
}

# Was gefragt ist.
ursuppe-question = Was zu entscheiden ist
ursuppe-ask-start = Auf welchem Startfeld beginnt { $who }? Wer hinten steht, zieht zuerst; wer vorn steht, kauft zuerst.
ursuppe-ask-put-first = Wohin kommt die erste Amöbe von { $who }?{ $damage ->
    [0] {""}
   *[other] {" "}Sie beginnt mit einem Schadenspunkt.
}
ursuppe-ask-put-second = Wohin kommt die zweite Amöbe von { $who }?
ursuppe-ask-lead = Mit welcher Farbe ziehst du jetzt?
ursuppe-ask-move = { $amoeba } auf { $space } ist an der Reihe: Wie bewegt sie sich? Du hast { $bp } BP.
ursuppe-ask-use = Welchen Würfel nimmst du für { $amoeba }?
ursuppe-ask-direct = Wohin schwimmt { $amoeba } von { $space } aus?
ursuppe-ask-cargo = { $amoeba } zieht nach { $direction }. Welche Nährstoffe nimmt sie mit? Höchstens { $most }.
ursuppe-ask-cling = { $amoeba } verlässt { $space } nach { $direction }{ $cargo ->
    [none] .
   *[other] {" "}und nimmt { $cargo } mit.
} Welche Amöben von { $who } klammern sich fest?
ursuppe-ask-clingers-cargo = { $count ->
    [one] { $amoebas } zieht mit.
   *[other] { $amoebas } ziehen mit.
} Welche Nährstoffe kommen dazu? Höchstens { $most }.
ursuppe-ask-second = { $amoeba } ist auf { $space }. Folgt ein zweiter Schritt?
ursuppe-ask-feed = { $food ->
    [yes] Was frisst { $amoeba } auf { $space }?
   *[no] { $amoeba } findet auf { $space } nichts zu fressen. Was tut sie?
}
ursuppe-ask-react = { $amoeba } greift { $target } auf { $space } an! Was tust du? Du hast { $bp } BP.
ursuppe-ask-retry = Der Angriff von { $amoeba } ist gescheitert. Wagt sie einen zweiten Versuch?
ursuppe-ask-defect = Gendefekt von { $who }: Deine Empfindlichkeit { $sensitivity } übersteigt das Ozon { $ozone } um { $defect }. Bezahle das mit Genen, mit deinen { $bp } BP oder mit beidem.
ursuppe-ask-buy = Kauft { $who } Gene? Du hast { $bp } BP.
ursuppe-ask-divide = { $price ->
    [0] Keine Amöbe von { $who } lebt mehr: Die nächste ist kostenlos und darf auf jedes Feld.
   *[other] Entsteht eine neue Amöbe von { $who }? Sie kostet { $price } BP, du hast { $bp } BP.
}
ursuppe-ask-aggress = Greift eine deiner Amöben an? Du hast { $bp } BP.
ursuppe-over = { $why ->
    [finish] Ein Setzstein steht in der Zielzone.
   *[cards] Die Umweltkarten sind aufgebraucht.
} Am Ende auf der Laufbahn: { $markers }.
ursuppe-tally-round = Runde { $round }

# Wie geantwortet wird.
ursuppe-do-ladder = Startfeld { $space }
ursuppe-do-lead = { $who } zieht
ursuppe-do-drift = { $drift ->
    [north] Nach Norden auf { $space } treiben
    [east] Nach Osten auf { $space } treiben
    [south] Nach Süden auf { $space } treiben
    [west] Nach Westen auf { $space } treiben
    [blocked] Treiben: Hier geht es nicht weiter, sie bleibt
   *[none] Treiben: Ohne Strömung bleibt sie hier
}
ursuppe-do-swim = { $how ->
    [die] Würfeln und schwimmen
    [dice] Mit zwei Würfeln schwimmen
   *[will] Schwimmen, wohin du willst
}
ursuppe-do-hold = Sich festhalten und bleiben
ursuppe-do-go = { $space ->
    [none] Nach { $direction }: Dort geht es nicht weiter, sie bleibt
   *[other] Nach { $direction } auf { $space }
}
ursuppe-do-stay = Hier bleiben
ursuppe-die-choose = Richtung wählen
ursuppe-die-stay = Hier bleiben
ursuppe-do-take = { $count ->
    [0] Nichts mitnehmen
   *[other] { $cubes } mitnehmen
}
ursuppe-do-cling = { $count ->
    [0] Niemand klammert sich fest
    [one] { $amoebas } klammert sich fest
   *[other] { $amoebas } klammern sich fest
}
ursuppe-do-again = Zweiter Schritt
ursuppe-do-stop = Kein zweiter Schritt
ursuppe-do-eat = { $host ->
    [none] { $cubes } fressen
   *[other] { $cubes } fressen, { $host } zahlt 1 BP
}
ursuppe-do-attack = { $amoeba } angreifen
ursuppe-do-starve = Hungern: ein Schadenspunkt
ursuppe-do-defend = Verteidigen: Die höhere Zahl gewinnt
ursuppe-do-escape = { $how ->
    [die] Fliehen, wohin der Würfel will
    [dice] Fliehen mit zwei Würfeln
   *[will] Fliehen, wohin du willst
}
ursuppe-do-accept = Angriff hinnehmen
ursuppe-do-give-up = Kein zweiter Versuch
ursuppe-do-pay = { $count ->
    [0] { $bp } BP zahlen
   *[other] { $bp ->
        [0] { $genes } abgeben
       *[other] { $genes } abgeben und { $bp } BP zahlen
    }
}
ursuppe-do-aggress = { $amoeba } greift { $target } an
ursuppe-do-pass = Nicht angreifen
ursuppe-do-done-buying = Nichts mehr kaufen
ursuppe-to-board = Spielbrett ansehen
ursuppe-to-market = Zu den Genen
ursuppe-do-done-dividing = Keine neue Amöbe mehr
ursuppe-which = Welche Amöbe
ursuppe-where = Wähle ein leuchtendes Feld der Ursuppe.
ursuppe-clingers = Wer sich festklammert
ursuppe-hosts = Wirt, der für die Mahlzeit zahlt
ursuppe-host = { $host ->
    [none] Niemand zahlt
   *[other] { $host } zahlt 1 BP
}
ursuppe-no-meal-yet = Stelle eine Mahlzeit zusammen.
ursuppe-fewer = Weniger { $colour }
ursuppe-more = Mehr { $colour }
ursuppe-give-up = Gene, die du abgibst
ursuppe-no-payment-yet = Das reicht noch nicht: Wähle, welche Gene du abgibst.

# Was geschah.
ursuppe-log-ladder = { $who } beginnt auf Feld { $space } der Laufbahn.
ursuppe-log-put = { $who } setzt Amöbe { $number } auf { $space }.
ursuppe-log-divide = { $who } bekommt auf { $space } eine neue Amöbe: { $number }.
ursuppe-log-lead = { $who } zieht mit { $colour }.
ursuppe-log-drift = { $space ->
    [here] { $who } lässt sich treiben und bleibt auf dem Feld.
    [somewhere] { $who } lässt eine Amöbe treiben.
   *[other] { $who } treibt nach { $space }.
}
ursuppe-log-swim = { $who } schwimmt los.
ursuppe-log-hold = { $who } hält sich fest.
ursuppe-log-use = { $who } nimmt die { $die }: { $means ->
    [north] nach Norden
    [east] nach Osten
    [south] nach Süden
    [west] nach Westen
    [choose] Richtung nach Wahl
   *[stay] bleiben
}{ $space ->
    [here] , aber dort geht es nicht weiter.
    [somewhere] .
   *[other] {" "}auf { $space }.
}
ursuppe-log-go = { $who } schwimmt nach { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}{ $space ->
    [here] {" "}und kommt nicht weiter.
    [somewhere] .
   *[other] {" "}auf { $space }.
}
ursuppe-log-stay = { $who } bleibt auf dem Feld.
ursuppe-log-take = { $count ->
    [0] { $who } nimmt nichts mit.
   *[other] { $who } nimmt { $cubes } mit.
}
ursuppe-log-cling = { $count ->
    [0] Keine Amöbe von { $who } klammert sich fest.
    [one] Amöbe { $numbers } von { $who } klammert sich fest.
   *[other] Die Amöben { $numbers } von { $who } klammern sich fest.
}
ursuppe-log-again = { $who } macht einen zweiten Schritt.
ursuppe-log-stop = { $who } belässt es bei einem Schritt.
ursuppe-log-eat = { $host ->
    [none] { $who } frisst { $cubes }.
   *[other] { $who } frisst { $cubes }, und { $host } zahlt als Wirt 1 BP.
}
ursuppe-log-attack = { $who } greift { $amoeba } an.
ursuppe-log-retry = { $who } greift im zweiten Versuch { $amoeba } an.
ursuppe-log-starve = { $who } hungert.
ursuppe-log-defend = { $who } verteidigt sich.
ursuppe-log-escape = { $who } versucht zu fliehen.
ursuppe-log-accept = { $who } nimmt den Angriff hin.
ursuppe-log-give-up = { $who } verzichtet auf einen zweiten Versuch.
ursuppe-log-pay = Gendefekt: { $who } { $count ->
    [0] zahlt { $bp } BP.
   *[other] { $bp ->
        [0] gibt { $genes } ab.
       *[other] gibt { $genes } ab und zahlt { $bp } BP.
    }
}
ursuppe-log-buy = { $traded ->
    [none] { $who } kauft { $gene }.
   *[other] { $who } kauft { $gene } und gibt { $traded } ab.
}
ursuppe-log-aggress = { $amoeba } greift { $target } an.
ursuppe-log-pass = { $who } greift niemanden an.
ursuppe-log-done-buying = { $count ->
    [0] { $who } kauft kein Gen.
   *[other] { $who } kauft nichts mehr.
}
ursuppe-log-done-dividing = { $who } bekommt keine neue Amöbe mehr.
ursuppe-log-done = { $who } ist fertig.
ursuppe-log-dies = { $who } stirbt auf { $space }.
ursuppe-log-advance = { $who } rückt auf Feld { $space } der Laufbahn vor.
ursuppe-log-round = Runde { $round } beginnt.

ursuppe-order = { $order ->
    [drift-to-meal] Treiben lassen, wenn das zu einer Mahlzeit führt, sonst mich fragen
    [defend] Immer verteidigen
    [pay-bp] Gendefekte mit BP bezahlen, wenn ich genug habe
   *[buy-nothing] In Runde { $round } nichts kaufen
}
