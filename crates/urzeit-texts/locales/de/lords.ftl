# Warum Lords of Creation etwas ablehnt. Jeder Satz steht mit der Nummer seiner Regel.
lords-game-over = Das Spiel ist zu Ende; danach kann nichts mehr folgen.
lords-no-such-seat = Es spielen nur { $players }; auf diesem Platz sitzt niemand.
lords-chance-due = Jetzt kann niemand wählen: { $due ->
    [deal] Die ersten Karten müssen erst noch ausgeteilt werden
    [start] Der Startspieler wird erst noch ausgelost
    [marker] Ein Geländemarker muss erst noch gezogen werden
    [draw] Erst müssen noch Karten gezogen werden
    [order] Die Reihenfolge bei Gleichstand wird erst noch ausgelost
    [roll] Für den Angriff muss erst noch gewürfelt werden
   *[die] Der Würfel, der das Spiel beenden kann, muss erst noch geworfen werden
}.
lords-other-chance-due = Der Zufall bestimmt jetzt etwas anderes: { $due ->
    [deal] die ersten Karten
    [start] den Startspieler
    [marker] einen Geländemarker
    [draw] eine Karte vom Kartenstapel
    [order] die Reihenfolge bei Gleichstand
    [roll] die Würfel des Angriffs
   *[die] den Würfel, der das Spiel beenden kann
}.
lords-choice-due = Jetzt ist nicht der Zufall an der Reihe, sondern ein Spieler.
lords-not-your-turn = Platz { $seat } ist am Zug.
lords-other-asked = { $asked ->
    [lay] Jetzt wird ein Geländemarker gelegt oder zurückgehalten.
    [card] Jetzt wird eine Karte gewählt.
    [put] Zuerst werden Menschen eingesetzt.
    [advance] Zuerst wird in das geleerte Feld eingerückt.
   *[act] Das geht jetzt nicht. Möglich sind: bewegen, angreifen, zivilisieren, einen Altar bauen oder den Zug beenden.
}
lords-other-seat-draws = Zuerst ist Platz { $seat } dran.
lords-deal-size = Zu Beginn bekommt jeder { $size } Karten.
lords-not-in-pile = So viele Karten { $card } sind nicht im Kartenstapel.
lords-not-in-bag = Im Behälter ist kein Marker { $terrain } mehr.
lords-not-the-group = Die Reihenfolge muss jeden Spieler, der am Gleichstand beteiligt ist, genau einmal nennen und sonst niemanden.
lords-no-marker = Der Spieler hat keinen Marker { $terrain } zum Legen.
lords-has-terrain = { $hex } hat schon ein Gelände.
lords-keeps-enough = Mehr als drei Marker kann niemand zurückhalten; einer muss gelegt werden.
lords-no-card = Der Spieler hat { $card } nicht auf der Hand.
lords-has-chosen = Der Spieler hat seine Karte schon gewählt, und die Wahl gilt.
lords-other-terrain = Die Karte verlangt { $terrain }; { $hex } hat ein anderes Gelände.
lords-foreign = Auf { $hex } sind Menschen eines anderen Spielers.
lords-not-yours = { $hex } gehört dem Spieler nicht.
lords-one-must-stay = Auf { $hex } liegt nur ein einziger Menschenmarker, und einer muss bleiben.
lords-move-count = Mindestens einer muss gehen und einer bleiben: { $most ->
    [1] Nur einer kann
   *[other] 1 bis { $most } können
} gehen.
lords-terrain-differs = Menschen bleiben auf ihrem Gelände, und { $to } hat ein anderes als { $from }.
lords-not-linked = { $to } liegt nicht neben { $from }, und auch Inselleute kommen nicht über ein einzelnes Seefeld dorthin.
lords-no-way = Kein Weg führt so viele Menschen von { $from } nach { $to }.
lords-sides-differ = Barbaren und Zivilisierte mischen sich nie, und auf { $hex } sind die jeweils anderen.
lords-civilised-stay = Die Menschen auf { $hex } sind zivilisiert und betreten keine leeren Felder.
lords-civilised-never-attack = Die Menschen auf { $hex } sind zivilisiert und greifen nie an.
lords-nobody-there = Auf { $hex } ist niemand, der angegriffen werden könnte.
lords-attack-own = Die Menschen auf { $hex } gehören dem Spieler selbst.
lords-nothing-to-enter = Es wurde gerade kein Feld geleert, in das jemand einrücken könnte.
lords-advance-count = In das geleerte Feld { $most ->
    [1] { $least ->
        [1] rückt genau einer ein.
       *[other] darf höchstens einer einrücken.
    }
   *[other] dürfen { $least } bis { $most } einrücken.
}
lords-has-civilised = Der Spieler hat in diesem Zug schon zivilisiert.
lords-not-barbarian = Auf { $hex } sind keine Barbaren.
lords-not-next-to-civilised = Die freie Wahl des Spielers ist verbraucht, und neben { $hex } liegt kein zivilisiertes Feld.
lords-has-built = Der Spieler hat in diesem Zug schon einen Altar gebaut.
lords-not-civilised = Die Menschen auf { $hex } sind nicht zivilisiert.
lords-too-few-for-altar = Ein Altar ersetzt einen von mindestens zwei Menschenmarkern, und auf { $hex } liegt nur einer.
lords-has-altar = Auf { $hex } steht schon ein Altar.
lords-no-altar-left = Der Spieler hat keinen Altar mehr.
lords-turn-too-long = In diesem Zug sind schon so viele Aktionen geschehen, wie erlaubt sind.

# Was einer Schachtel mit anderer Stückzahl fehlt.
lords-box-few-markers = Es sind { $found } Geländemarker im Spiel; für so viele Spieler müssen es mindestens { $needed } sein.
lords-box-few-cards = Es sind { $found } Karten im Spiel; für so viele Spieler müssen es mindestens { $needed } sein.
lords-box-no-marker = Es gibt keinen Geländemarker für { $what ->
    [island] Inseln
    [hills] Hügel
    [forest] Wald
   *[grassland] Grasland
}, und dort müssen Menschen leben können.
lords-box-no-card = Es gibt keine Karte für { $what ->
    [island] Inseln
    [hills] Hügel
    [forest] Wald
   *[grassland] Grasland
}; dort könnte nie jemand leben.

# Was an einer Stellung nicht stimmt.
lords-nobody = Auf einem der genannten Plätze sitzt niemand.
lords-two-terrains = Ein Feld hat zwei Gelände.
lords-edge-not-desert = In der kleinen Welt ist der Rand Wüste.
lords-too-many-markers = So viele Geländemarker gibt es nicht.
lords-land-before-start = Es liegt schon Gelände, bevor die Schöpfung begonnen hat.
lords-keeps-too-many = Jemand hält mehr als drei Marker zurück.
lords-creation-over = Jedes Feld hat sein Gelände, also ist die Schöpfung vorbei.
lords-keeps-after-creation = Jemand hält nach der Schöpfung noch Marker zurück.
lords-creation-not-over = Ein Feld hat noch kein Gelände, also ist die Schöpfung nicht vorbei.
lords-shared-hex = Zwei Spieler teilen sich ein Feld.
lords-too-many-people = So viele Menschenmarker hat ein Spieler nicht.
lords-too-many-altars = So viele Altäre hat ein Spieler nicht.
lords-owner-without-people = Ein Feld gehört jemandem, der dort keine Menschen hat.
lords-uninhabitable = Auf einem Feld leben Menschen, obwohl dort niemand leben kann.
lords-altar-without-civilised = Ein Altar steht auf einem Feld ohne Zivilisierte.
lords-people-before-land = Es gibt schon Menschen, bevor die Welt fertig ist.
lords-nobody-civilised = Es gibt Zivilisierte, aber niemand hat seine freie Wahl verbraucht.
lords-too-many-cards = So viele Karten einer Art gibt es nicht.
lords-discards-of-no-round = Die abgelegten Karten ergeben keine ganzen Runden.
lords-hand-sizes = Die Zahl der Handkarten stimmt nicht.
lords-pile = Der Kartenstapel passt nicht zu den Handkarten.
lords-chosen-not-in-hand = Eine gewählte Karte ist nicht auf der Hand.
lords-not-revealed = Auf dem Tisch liegen nicht die Karten aller Spieler.
lords-cards-on-table = Zwischen zwei Runden liegen Karten auf dem Tisch.
lords-goes-on-after-end = Das Spiel geht nach seinem Ende weiter.
lords-order = Die Reihenfolge der Züge passt nicht zu den Karten.
lords-action-count = Die Aktionen des Zuges sind nicht richtig gezählt.
lords-nowhere-to-place = Es gibt kein Feld zum Einsetzen, also entfällt das Einsetzen.
lords-no-attack = Dieser Angriff ist nicht möglich.
lords-no-advance = Dieses Einrücken ist nicht möglich.
lords-no-die = Jetzt wird nicht gewürfelt.
lords-over-too-early = Das Spiel ist noch nicht zu Ende.

# Arten von Wörtern, wie in „erwartet wird: Feld“.
word-hex = Feld
word-card = Karte
word-card-in-order = Karte, nach Geländerang und Wert geordnet
word-colour = Farbe
word-chance = Art des Zufalls
word-asked = Art der Wahl
word-die = Augenzahl
word-deck = Zahl der Kartensätze
word-knowledge = Art des Wissens
word-random-end = Art des plötzlichen Endes
word-board-option = Größe der Welt
word-turn-order = Reihenfolge der Züge
word-tie-break = Entscheidung bei Gleichstand
word-keep-mode = Art des Zurückhaltens
word-doubles = Bedeutung eines Paschs
word-advance = Art des Einrückens
word-sea-link = Art der Seeverbindung
word-seats = Liste von Plätzen
word-hands = Liste der Handkarten
word-discards = Liste der abgelegten Karten
word-kept = Liste der zurückgehaltenen Marker
word-chosen = Liste der gewählten Karten
word-drawn = gezogener Marker
word-done = Liste des Getanen
# Die Wörter von Lords of Creation und wie das Terminal es zeigt.
lords-legend =
    Jede Reihe hat einen Buchstaben, ihre Felder sind von links nummeriert: A1 bis A6, F1 bis F11, K1 bis K6.
    Gelände: i Insel, h Hügel, f Wald, g Grasland, ~ See, ^ Berge, : Wüste, . noch keines.
    Menschen: Buchstabe der Farbe, Anzahl, dann b für Barbaren, c für Zivilisierte, a für Zivilisierte mit Altar.
lords-show-seat = Platz { $seat }: Menschen im Vorrat { $supply }, Altäre { $altars }
lords-free-civ = (hat beim Zivilisieren noch die freie Wahl)
lords-show-hand = Handkarten: { $list }
lords-show-kept = Zurückgehaltene Marker: { $list }
lords-show-chosen = Karte dieser Runde: { $list }
lords-show-stock = Karten im Kartenstapel: { $pile }. Marker im Behälter: { $bag }.
lords-show-order = Reihenfolge dieser Runde: { $order }; { $finished ->
    [0] noch kein Zug ist beendet
    [one] ein Zug ist beendet
   *[other] { $finished } Züge sind beendet
}.
lords-waits-deal = { $who } bekommt die ersten Handkarten.
lords-waits-start = Der Startspieler wird ausgelost.
lords-waits-marker = { $who } zieht einen Marker.
lords-waits-lay = { $who } hat { $marker } gezogen und legt einen Marker oder hält den gezogenen zurück.
lords-waits-select = Verdeckt eine Karte wählen: { $who }.
lords-waits-draw = { $who } zieht eine Karte.
lords-waits-order = Die Reihenfolge bei Gleichstand wird ausgelost.
lords-waits-place = { $who } setzt Menschen ein.
lords-waits-act = { $who } kann Menschen bewegen, angreifen, zivilisieren, einen Altar bauen oder den Zug beenden.
lords-waits-roll = { $who } greift von { $from } aus { $to } an: Die Würfel werden geworfen.
lords-waits-advance = { $who } rückt von { $from } nach { $to } ein.
lords-waits-die = Der Würfel, der das Spiel beenden kann, wird geworfen.
lords-waits-nothing = Das Spiel ist zu Ende.
lords-scoring = Ehrerbietungspunkte (L-9.2)
lords-scoring-now = Ehrerbietungspunkte, wenn das Spiel jetzt zu Ende wäre (L-9.2)
lords-show-score = { $barbarian } barbarisch × 1 + { $civilised } zivilisiert × 2 + { $altars } mit Altar × 3 = { $points }; Felder: { $hexes }, Menschen: { $people }
lords-terrain = { $terrain ->
    [island] Insel
    [hills] Hügel
    [forest] Wald
    [grassland] Grasland
    [sea] See
    [mountains] Berge
   *[desert] Wüste
}

# Was der Zufall entschied.
lords-log-deal = { $who } bekommt { $cards }.
lords-log-deal-hidden = { $who } bekommt Handkarten.
lords-log-start = { $who } beginnt die Schöpfung.
lords-log-marker = { $who } zieht { $terrain }.
lords-log-marker-hidden = { $who } zieht einen Marker.
lords-log-draw = { $who } zieht { $card }.
lords-log-draw-hidden = { $who } zieht eine Karte.
lords-log-card-hidden = { $who } wählt eine Karte.
lords-log-order = Bei gleichen Karten entscheidet das Los über die Reihenfolge: { $who }.
lords-show-roll = { $one } und { $two } gegen { $defender }.
lords-log-die = Der Würfel, der das Spiel beenden kann, zeigt { $pips }.
