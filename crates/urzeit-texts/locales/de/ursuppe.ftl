# Warum Ursuppe etwas ablehnt. Jeder Satz steht mit der Nummer seiner Regel.
ursuppe-game-over = Das Spiel ist zu Ende; nichts kann mehr folgen.
ursuppe-chance-due = Jetzt entscheidet niemand: { $due ->
    [environment] Eine Umweltkarte ist noch aufzudecken
    [order] Die Reihenfolge der Spieler ist noch auszulosen
    [die] Ein Würfel ist noch zu werfen
    [dice] Zwei Würfel sind noch zu werfen
    [fight] Ein Kampf ist noch auszuwürfeln
   *[dummy] Die Amöbe des Strohmanns ist noch einzusetzen
}.
ursuppe-choice-due = Jetzt entscheidet nicht der Zufall, sondern Platz { $seat }.
ursuppe-other-chance-due = Jetzt steht ein anderer Zufall an: { $due ->
    [environment] eine Umweltkarte
    [order] die Reihenfolge der Spieler
    [die] ein Würfel
    [dice] zwei Würfel
    [fight] die Würfel eines Kampfes
   *[dummy] wo die Amöbe des Strohmanns erscheint
}.
ursuppe-not-your-turn = Jetzt ist Platz { $seat } gefragt.
ursuppe-other-decision = Jetzt ist etwas anderes zu entscheiden: { $decision ->
    [start] das Startfeld auf der Laufbahn
    [set-place] wohin eine Startamöbe kommt
    [lead] welche Farbe zieht
    [move] ob die Amöbe treibt, sich bewegt oder sich festhält
    [die] welcher der beiden Würfel gilt
    [direction] die Richtung
    [cargo] welche Nährstoffe mitkommen
    [cling] welche Amöben sich festklammern
    [second] ob ein zweiter Schritt folgt
    [feed] was die Amöbe für ihre Nahrung tut
    [react] wie der Angegriffene reagiert
    [retry] ob der Angreifer es noch einmal versucht
    [defect] wie der Gendefekt bezahlt wird
    [buy] ob ein Gen gekauft wird
    [divide] ob eine neue Amöbe eingesetzt wird
   *[aggression] ob eine Amöbe angreift
}.
ursuppe-cannot-pay = Das kostet { $bp } BP, und so viele sind nicht da.
ursuppe-needs-gene = Das geht nur mit { $gene }.
ursuppe-card-gone = Diese Umweltkarte ist schon aufgedeckt worden.
ursuppe-not-the-order = Die Reihenfolge muss jeden Spieler einmal nennen.
ursuppe-dummy-not-there = Die Amöbe des Strohmanns kann nicht auf { $space } erscheinen.
ursuppe-no-start-space = Die Startfelder der Laufbahn sind 1 bis { $spaces }.
ursuppe-start-space-taken = Auf Startfeld { $space } steht schon ein anderer Setzstein.
ursuppe-no-such-amoeba = In diesem Spiel haben die Amöben die Nummern 1 bis { $amoebas }.
ursuppe-on-the-board = Die Amöbe { $amoeba } ist schon auf dem Plan.
ursuppe-space-occupied = Startamöben brauchen ein Feld für sich, und { $space } ist besetzt.
ursuppe-cannot-lead = { $colour } ist keine Farbe, die dieser Spieler jetzt ziehen kann.
ursuppe-not-rolled = Keiner der beiden Würfel zeigt { $die }.
ursuppe-cargo-not-there = So viele Nährstoffe der Farbe { $colour } sind nicht da, um sie mitzunehmen.
ursuppe-too-much-cargo = Mehr als { $most } Nährstoffe können nicht mitkommen.
ursuppe-cannot-cling = Die Amöbe mit der Nummer { $number } ist nicht auf dem Feld, das verlassen wird, und kann sich nicht festklammern.
ursuppe-food-not-there = So viele Nährstoffe der Farbe { $colour } sind nicht da, um sie zu fressen.
ursuppe-no-diet = Diese Nährstoffe sind keine Ernährung, die der Amöbe erlaubt ist.
ursuppe-no-host = Spieler { $host } kann nicht Wirt sein: Ein Wirt hat eine Amöbe auf dem Feld und mindestens 1 BP.
ursuppe-must-eat = Die Amöbe findet hier ihre gewöhnliche Ernährung, also muss sie fressen.
ursuppe-attempt-spent = Die Amöbe hat in diesem Zug schon angegriffen.
ursuppe-target-elsewhere = Die Amöbe { $amoeba } ist nicht beim Angreifer.
ursuppe-armoured = Die Panzerung von { $amoeba } schützt vor fremden Angreifern.
ursuppe-other-target = Ein zweiter Versuch kann nur gegen { $amoeba } gehen.
ursuppe-gene-used = Das Gen { $gene } ist gegen diesen Angriff schon eingesetzt worden.
ursuppe-not-owned = Das Gen { $gene } ist nicht im Besitz und kann nicht abgegeben werden.
ursuppe-superfluous = Die Zahlung reicht ohne { $gene }, also bleibt dieses Gen.
ursuppe-wrong-payment = Neben diesen Genen sind { $bp } BP zu zahlen.
ursuppe-no-card = Im allgemeinen Vorrat liegt keine Karte { $gene } mehr.
ursuppe-owned = Das Gen { $gene } ist schon im Besitz.
ursuppe-barred = Das Gen { $gene } kann nicht kaufen, wer { $by } besitzt.
ursuppe-no-predecessor = Für { $gene } muss ein anderes Gen abgegeben werden, das in einer früheren Runde gekauft wurde.
ursuppe-name-the-trade = Für { $gene } könnten zwei Karten abgegeben werden: Eine davon ist zu nennen.
ursuppe-no-trade-to-name = { $gene } steht nicht zur Wahl als Karte, die abgegeben wird, und wird nicht genannt.
ursuppe-own-amoeba-there = Eine neue Amöbe braucht ein Feld ohne Amöbe ihrer Farbe, und auf { $space } ist eine.
ursuppe-no-own-neighbour = Eine neue Amöbe braucht eine Amöbe ihrer Farbe auf einem Nachbarfeld, und neben { $space } ist keine.
ursuppe-not-your-amoeba = Der Spieler hat keine Amöbe { $amoeba } auf dem Plan.
ursuppe-own-target = Aggression richtet sich gegen fremde Amöben; { $amoeba } ist eine eigene.

# Was an einem Aufbau nicht stimmt.
ursuppe-two-need-a-mode = Ohne sie spielen drei bis sechs; zwei brauchen die Spielart double, pair oder dummy.
ursuppe-mode-for-two = Diese Spielart ist für zwei Plätze.

# Was an einer Stellung nicht stimmt.
ursuppe-cubes = Es gibt nicht genau 55 Nährstoffe jeder Farbe, die im Spiel ist.
ursuppe-copies = Ein Gen hat mehr Besitzer, als es Karten davon gibt.
ursuppe-armor-trade = Zur Panzerung gehört Verteidigung oder Flucht als die Karte, die dafür abgegeben wurde.
ursuppe-barred-gene = Ein Spieler besitzt ein Gen, das ihm ein anderes seiner Gene verwehrt.
ursuppe-nobody-owns = Eine Farbe ohne eigenen Spieler hat BP, Gene oder einen Setzstein.
ursuppe-amoeba-number = Auf dem Plan ist eine Amöbe, die nicht mitspielt.
ursuppe-damage = Eine Amöbe hat mehr Schadenspunkte, als sie überlebt haben kann.
ursuppe-two-markers = Zwei Setzsteine stehen auf einem Feld der Laufbahn.
ursuppe-off-the-ladder = Ein Setzstein steht weiter auf der Laufbahn, als er gekommen sein kann.
ursuppe-marker-missing = Ein Setzstein fehlt, oder er steht auf der Laufbahn, bevor sein Spieler gewählt hat.
ursuppe-deck = Die offene Umweltkarte passt nicht zum Stapel.
ursuppe-round = Der Stapel hat nicht so viele Karten, wie die Runde übrig lässt.
ursuppe-over-too-early = Das Spiel soll zu Ende sein, aber kein Setzstein ist in der Zielzone und es gibt noch Karten.
ursuppe-goes-on-after-end = Ein Setzstein ist in der Zielzone, aber das Spiel geht weiter.
ursuppe-acted = Die Farben, die gezogen haben sollen, können nicht gezogen haben.
ursuppe-phase = Worauf gewartet wird, darauf kann in dieser Stellung nicht gewartet werden.

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
ursuppe-player = { $seat ->
    [none] {""}
   *[other] Platz { $seat }:{" "}
}{ $bp } BP; Nährstoffe im Vorrat: { $supply }
ursuppe-genes = Gene: { $genes }; Empfindlichkeit { $sensitivity }
ursuppe-waits-card = Eine Umweltkarte ist aufzudecken.
ursuppe-waits-order = Die Reihenfolge bei der Wahl der Startfelder ist auszulosen.
ursuppe-waits-start = Ein Startfeld auf der Laufbahn wählt { $who }.
ursuppe-waits-put = Eine Startamöbe setzt { $who }.
ursuppe-waits-dummy = Ein Feld für die Amöbe des Strohmanns ist auszulosen.
ursuppe-waits-lead = Welche Farbe jetzt zieht, wählt { $who }.
ursuppe-waits-move = Amöbe { $amoeba } treibt, bewegt sich oder hält sich mit Klammern fest.
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

# Arten von Wörtern, wie in „erwartet wird: Gen“.
word-amoeba = Amöbe
word-amoeba_advance = Tabelle des Vorrückens
word-attack = Art des Angriffs
word-attempt = Stand eines Angriffs
word-bout = Kampf
word-cards = Liste von Umweltkarten
word-colours = Liste von Farben
word-cubes = Zahl von Nährstoffen
word-decision = Entscheidung
word-direction = Richtung
word-errand = Grund der Bewegung
word-finish_check = Zeitpunkt der Zielprüfung
word-gene = Gen
word-genes = Liste von Genen
word-leg = Teil eines Weges
word-mode = Spielart
word-player = Spieler
word-round = Runde
word-soup = Ursuppe
word-try = Versuch

# Was auf dem Plan steht.
ursuppe-round-title = Runde
ursuppe-ozone = Ozon
ursuppe-cards = { $count ->
    [0] Keine Umweltkarte kommt mehr
    [one] Noch eine Umweltkarte:
   *[other] Noch { $count } Umweltkarten:
}
ursuppe-supply = Vorrat
