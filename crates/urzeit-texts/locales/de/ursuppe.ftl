# Warum Ursuppe etwas ablehnt. Jeder Satz steht mit der Nummer seiner Regel.
ursuppe-game-over = Das Spiel ist zu Ende; danach kann nichts mehr folgen.
ursuppe-chance-due = Jetzt kann niemand wählen: { $due ->
    [environment] Eine Umweltkarte muss erst noch aufgedeckt werden
    [order] Die Reihenfolge der Spieler wird erst noch ausgelost
    [die] Ein Würfel muss erst noch geworfen werden
    [dice] Zwei Würfel müssen erst noch geworfen werden
    [fight] Ein Kampf muss erst noch ausgewürfelt werden
   *[dummy] Die Amöbe des Strohmanns muss erst noch gesetzt werden
}.
ursuppe-choice-due = Jetzt ist nicht der Zufall an der Reihe, sondern Platz { $seat }.
ursuppe-other-chance-due = Der Zufall bestimmt jetzt etwas anderes: { $due ->
    [environment] eine Umweltkarte
    [order] die Reihenfolge der Spieler
    [die] einen Würfel
    [dice] zwei Würfel
    [fight] die Würfel eines Kampfes
   *[dummy] wo die Amöbe des Strohmanns erscheint
}.
ursuppe-not-your-turn = Jetzt ist Platz { $seat } gefragt.
ursuppe-other-decision = Jetzt ist etwas anderes zu entscheiden: { $decision ->
    [start] das Startfeld auf der Laufbahn
    [set-place] wohin eine Startamöbe kommt
    [lead] welche Farbe zieht
    [move] ob die Amöbe treibt, schwimmt oder sich festhält
    [die] welcher der beiden Würfel gilt
    [direction] die Richtung
    [cargo] welche Nährstoffe mitkommen
    [cling] welche Amöben sich festklammern
    [second] ob ein zweiter Schritt folgt
    [feed] ob die Amöbe frisst, angreift oder hungert
    [react] wie der Angegriffene reagiert
    [retry] ob ein zweiter Versuch folgt
    [defect] wie der Gendefekt bezahlt wird
    [buy] ob ein Gen gekauft wird
    [divide] ob eine neue Amöbe gesetzt wird
   *[aggression] ob eine Amöbe angreift
}.
ursuppe-cannot-pay = Das kostet { $bp } BP, und so viele hat der Spieler nicht.
ursuppe-needs-gene = Das geht nur mit { $gene }.
ursuppe-card-gone = Diese Umweltkarte ist schon aufgedeckt worden.
ursuppe-not-the-order = Die Reihenfolge muss jeden Spieler einmal nennen.
ursuppe-dummy-not-there = Die Amöbe des Strohmanns kann nicht auf { $space } erscheinen.
ursuppe-no-start-space = Die Startfelder der Laufbahn sind 1 bis { $spaces }.
ursuppe-start-space-taken = Auf Startfeld { $space } steht schon ein anderer Setzstein.
ursuppe-no-such-amoeba = In diesem Spiel haben die Amöben die Nummern 1 bis { $amoebas }.
ursuppe-on-the-board = Die Amöbe { $amoeba } ist schon auf dem Spielbrett.
ursuppe-space-occupied = Startamöben brauchen ein Feld für sich allein, und { $space } ist besetzt.
ursuppe-cannot-lead = Mit { $colour } kann dieser Spieler jetzt nicht ziehen.
ursuppe-not-rolled = Keiner der beiden Würfel zeigt { $die }.
ursuppe-cargo-not-there = So viele Nährstoffe der Farbe { $colour } lassen sich hier nicht mitnehmen.
ursuppe-too-much-cargo = Mehr als { $most } Nährstoffe können nicht mitkommen.
ursuppe-cannot-cling = Die Amöbe mit der Nummer { $number } ist nicht auf dem Feld, das verlassen wird, und kann sich nicht festklammern.
ursuppe-food-not-there = So viele Nährstoffe der Farbe { $colour } liegen hier nicht.
ursuppe-no-diet = Diese Nährstoffe sind keine Mahlzeit, die der Amöbe erlaubt ist.
ursuppe-no-host = Spieler { $host } kann nicht Wirt sein: Ein Wirt hat eine Amöbe auf dem Feld und mindestens 1 BP.
ursuppe-must-eat = Die Amöbe findet hier ihre gewöhnliche Mahlzeit, also muss sie fressen.
ursuppe-attempt-spent = Die Amöbe hat in diesem Zug schon angegriffen.
ursuppe-target-elsewhere = Die Amöbe { $amoeba } ist nicht auf dem Feld des Angreifers.
ursuppe-armoured = Die Panzerung von { $amoeba } schützt vor fremden Angreifern.
ursuppe-other-target = Ein zweiter Versuch kann nur gegen { $amoeba } gehen.
ursuppe-gene-used = Das Gen { $gene } ist gegen diesen Angriff schon eingesetzt worden.
ursuppe-not-owned = Der Spieler besitzt das Gen { $gene } nicht und kann es nicht abgeben.
ursuppe-superfluous = Die Zahlung reicht auch ohne { $gene }, also darf dieses Gen nicht abgegeben werden.
ursuppe-wrong-payment = Zu diesen Genen kommen noch { $bp } BP, nicht mehr und nicht weniger.
ursuppe-no-card = Im allgemeinen Vorrat liegt keine Karte { $gene } mehr.
ursuppe-owned = Der Spieler besitzt das Gen { $gene } schon.
ursuppe-barred = Solange der Spieler { $by } besitzt, kann er das Gen { $gene } nicht kaufen.
ursuppe-no-predecessor = Für { $gene } muss ein anderes Gen abgegeben werden, das in einer früheren Runde gekauft wurde.
ursuppe-name-the-trade = Für { $gene } könnten zwei Gene abgegeben werden. Nenne eines davon.
ursuppe-no-trade-to-name = { $gene } steht hier nicht zur Wahl und wird nicht genannt.
ursuppe-own-amoeba-there = Eine neue Amöbe braucht ein Feld ohne Amöbe ihrer Farbe, und auf { $space } ist eine.
ursuppe-no-own-neighbour = Eine neue Amöbe braucht eine Amöbe ihrer Farbe auf einem Nachbarfeld, und neben { $space } ist keine.
ursuppe-not-your-amoeba = Der Spieler hat keine Amöbe { $amoeba } auf dem Spielbrett.
ursuppe-own-target = Aggression richtet sich gegen fremde Amöben; { $amoeba } ist eine eigene.

# Was an einem Aufbau nicht stimmt.
ursuppe-two-need-a-mode = Ohne diese Option spielen drei bis sechs; zwei brauchen double, pair oder dummy.
ursuppe-mode-for-two = Diese Spielart ist nur für zwei Plätze.

# Was an einer Stellung nicht stimmt.
ursuppe-cubes = Von einer Farbe im Spiel gibt es nicht genau 55 Nährstoffe.
ursuppe-copies = Ein Gen hat mehr Besitzer, als es Karten davon gibt.
ursuppe-armor-trade = Wer Panzerung hat, muss Verteidigung oder Flucht dafür abgegeben haben.
ursuppe-barred-gene = Ein Spieler besitzt ein Gen, das ihm ein anderes seiner Gene verwehrt.
ursuppe-nobody-owns = Eine Farbe ohne eigenen Spieler hat BP, Gene oder einen Setzstein.
ursuppe-amoeba-number = Auf dem Spielbrett ist eine Amöbe, die nicht mitspielt.
ursuppe-damage = Eine Amöbe hat mehr Schadenspunkte, als sie überlebt haben kann.
ursuppe-two-markers = Zwei Setzsteine stehen auf einem Feld der Laufbahn.
ursuppe-off-the-ladder = Ein Setzstein steht auf der Laufbahn weiter vorn, als er gekommen sein kann.
ursuppe-marker-missing = Ein Setzstein fehlt, oder er steht auf der Laufbahn, bevor sein Spieler gewählt hat.
ursuppe-deck = Die offene Umweltkarte passt nicht zu den übrigen.
ursuppe-round = Es sind nicht so viele Umweltkarten übrig, wie es in dieser Runde sein müssten.
ursuppe-over-too-early = Das Spiel soll zu Ende sein, aber kein Setzstein steht in der Zielzone, und es gibt noch Umweltkarten.
ursuppe-goes-on-after-end = Ein Setzstein steht in der Zielzone, aber das Spiel geht weiter.
ursuppe-acted = Es sollen Farben gezogen haben, die noch nicht an der Reihe gewesen sein können.
ursuppe-phase = Was laut dieser Stellung jetzt zu tun ist, ist in ihr nicht möglich.

# Die Wörter von Ursuppe und wie das Terminal es zeigt.
ursuppe-amoeba = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [purple] Lila
   *[white] Weiß
} { $number }
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
    Nährstoffe: kleiner Buchstabe der Farbe (r rot, y gelb, g grün, b blau, p lila, w weiß) und ihre
    Zahl. Amöben: großer Buchstabe und Nummer, mit einem ' für jeden Schadenspunkt.
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
ursuppe-waits-card = Eine Umweltkarte wird aufgedeckt.
ursuppe-waits-order = Die Reihenfolge beim Wählen der Startfelder wird ausgelost.
ursuppe-waits-start = { $who } wählt ein Startfeld auf der Laufbahn.
ursuppe-waits-put = { $who } setzt eine Startamöbe.
ursuppe-waits-dummy = Ein Feld für die Amöbe des Strohmanns wird ausgelost.
ursuppe-waits-lead = { $who } wählt die Farbe, die jetzt zieht.
ursuppe-waits-move = Amöbe { $amoeba } treibt, schwimmt oder hält sich mit Klammern fest.
ursuppe-waits-drift = Amöbe { $amoeba } treibt oder schwimmt.
ursuppe-waits-roll = Für Amöbe { $amoeba } wird gewürfelt.
ursuppe-waits-use = Amöbe { $amoeba } verwendet einen der Würfel { $one } und { $two }.
ursuppe-waits-direct = Amöbe { $amoeba } wählt eine Richtung.
ursuppe-waits-cargo = Amöbe { $amoeba } zieht nach { $direction } und kann Nährstoffe mitnehmen.
ursuppe-waits-cling = Amöben von { $who } können sich an { $amoeba } festklammern.
ursuppe-waits-clingers-cargo = Amöben, die sich an { $amoeba } festklammern, können Nährstoffe mitnehmen.
ursuppe-waits-second = Amöbe { $amoeba } kann einen zweiten Schritt machen.
ursuppe-waits-feed = Amöbe { $amoeba } frisst.
ursuppe-waits-react = Amöbe { $target } wird von { $amoeba } angegriffen und kann reagieren.
ursuppe-waits-fight = Amöbe { $amoeba } kämpft gegen { $target }: Die Würfel werden geworfen.
ursuppe-waits-retry = Amöbe { $amoeba } hat einen zweiten Versuch.
ursuppe-waits-defect = { $who } bezahlt einen Gendefekt.
ursuppe-waits-buy = { $who } kann Gene kaufen.
ursuppe-waits-divide = { $who } kann neue Amöben setzen.
ursuppe-waits-aggress = { $who } kann mit Aggression angreifen.
ursuppe-waits-nothing = Das Spiel ist zu Ende.
ursuppe-scoring = Wie weit jetzt jeder auf der Laufbahn vorrücken würde (U-13.1)
ursuppe-score = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
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

# Was der Zufall entschied.
ursuppe-attacker = Angreifer
ursuppe-defender = Verteidiger
ursuppe-log-environment = Die neue Umweltkarte: { $drift ->
    [north] Strömung nach Norden
    [east] Strömung nach Osten
    [south] Strömung nach Süden
    [west] Strömung nach Westen
   *[none] keine Strömung
}, Ozon { $ozone }.
ursuppe-log-order = In dieser Reihenfolge wählen alle ihr Startfeld: { $players }.
ursuppe-log-die = { $who ->
    [none] Der Würfel zeigt { $die }
   *[other] { $who } würfelt { $die }
}: { $means ->
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
ursuppe-log-dice = { $who ->
    [none] Die Würfel zeigen { $one } und { $two }.
   *[other] { $who } würfelt { $one } und { $two }.
}
ursuppe-log-fight = Kampf: { $one } würfelt { $attacker }, { $two } würfelt { $defender }; { $result ->
    [repelled] der Angriff ist abgewehrt.
    [again] es wird noch einmal gewürfelt.
   *[lost] das Ziel verliert den Kampf.
}
ursuppe-log-dummy = Eine Amöbe des Strohmanns erscheint auf { $space }.
# Was auf dem Spielbrett steht.
ursuppe-round-title = Runde
ursuppe-ozone = Ozon
ursuppe-cards = { $count ->
    [0] Keine Umweltkarte mehr
    [one] Noch eine Umweltkarte:
   *[other] Noch { $count } Umweltkarten:
}
ursuppe-supply = Vorrat
