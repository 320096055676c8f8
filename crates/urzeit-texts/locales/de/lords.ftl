# Warum Lords of Creation etwas ablehnt. Jeder Satz steht mit der Nummer seiner Regel.
lords-game-over = Das Spiel ist zu Ende; nichts kann mehr folgen.
lords-no-such-seat = Es spielen nur { $players }; auf diesem Platz sitzt niemand.
lords-chance-due = Jetzt entscheidet niemand: { $due ->
    [deal] Die ersten Karten sind noch auszuteilen
    [start] Der Startspieler ist noch auszulosen
    [marker] Ein Geländemarker ist noch zu ziehen
    [draw] Es sind noch Karten zu ziehen
    [order] Die Reihenfolge bei Gleichstand ist noch auszulosen
    [roll] Für den Angriff ist noch zu würfeln
   *[die] Der Würfel, der das Spiel beenden kann, ist noch zu werfen
}.
lords-other-chance-due = Jetzt steht ein anderer Zufall an: { $due ->
    [deal] die ersten Karten
    [start] der Startspieler
    [marker] ein Geländemarker
    [draw] eine Karte vom Stapel
    [order] die Reihenfolge bei Gleichstand
    [roll] die Würfel des Angriffs
   *[die] der Würfel, der das Spiel beenden kann
}.
lords-choice-due = Jetzt entscheidet nicht der Zufall, sondern ein Spieler.
lords-not-your-turn = Platz { $seat } ist am Zug.
lords-other-asked = { $asked ->
    [lay] Jetzt wird ein Geländemarker gelegt oder zurückgehalten.
    [card] Jetzt wird eine Karte gewählt.
    [put] Zuerst werden Menschen eingesetzt.
    [advance] Zuerst wird in das geleerte Feld eingerückt.
   *[act] Das geht nicht in einem Zug; möglich sind Bewegen, Angreifen, Zivilisieren, ein Altar oder das Ende.
}
lords-other-seat-draws = Zuerst kommt Platz { $seat }.
lords-deal-size = Zu Beginn bekommt jeder { $size } Karten.
lords-not-in-pile = So viele Karten { $card } sind nicht im Stapel.
lords-not-in-bag = Im Behälter ist kein Marker { $terrain } mehr.
lords-not-the-group = Die Reihenfolge muss alle nennen, zwischen denen Gleichstand herrscht, jeden einmal und sonst niemanden.
lords-no-marker = Der Spieler hat keinen Marker { $terrain } zum Legen.
lords-has-terrain = { $hex } hat schon ein Gelände.
lords-keeps-enough = Niemand hält mehr als drei Marker zurück; einer muss gelegt werden.
lords-no-card = Der Spieler hat { $card } nicht auf der Hand.
lords-has-chosen = Der Spieler hat seine Karte gewählt, und die Wahl gilt.
lords-other-terrain = Die Karte verlangt { $terrain }, und das ist { $hex } nicht.
lords-foreign = Auf { $hex } sind Menschen eines anderen Spielers.
lords-not-yours = { $hex } gehört dem Spieler nicht.
lords-one-must-stay = Auf { $hex } liegt ein einziger Menschenmarker, und einer muss bleiben.
lords-move-count = Mindestens einer muss ziehen und einer bleiben: 1 bis { $most } können ziehen.
lords-terrain-differs = Menschen bleiben in ihrem Gelände, und { $to } hat ein anderes als { $from }.
lords-not-linked = { $to } liegt nicht neben { $from }, und auch Inselleute kommen nicht über ein einzelnes Seefeld hin.
lords-no-way = Kein Weg führt so viele Menschen von { $from } nach { $to }.
lords-sides-differ = Barbaren und Zivilisierte mischen sich nie, und auf { $hex } sind die anderen.
lords-civilised-stay = Die Menschen auf { $hex } sind zivilisiert und betreten kein leeres Land.
lords-civilised-never-attack = Die Menschen auf { $hex } sind zivilisiert und greifen nie an.
lords-nobody-there = Auf { $hex } ist niemand, der angegriffen werden könnte.
lords-attack-own = Die Menschen auf { $hex } gehören dem Spieler selbst.
lords-nothing-to-enter = Es wurde gerade kein Feld geleert, in das man einrücken könnte.
lords-advance-count = In das geleerte Feld dürfen { $least } bis { $most } einrücken.
lords-has-civilised = Der Spieler hat in diesem Zug schon zivilisiert.
lords-not-barbarian = Auf { $hex } sind keine Barbaren.
lords-not-next-to-civilised = Die freie Wahl des Spielers ist verbraucht, und neben { $hex } liegt kein zivilisiertes Feld.
lords-has-built = Der Spieler hat in diesem Zug schon einen Altar gebaut.
lords-not-civilised = Die Menschen auf { $hex } sind nicht zivilisiert.
lords-too-few-for-altar = Ein Altar ersetzt einen von zwei Menschenmarkern, und auf { $hex } liegt nur einer.
lords-has-altar = Auf { $hex } steht schon ein Altar.
lords-no-altar-left = Der Spieler hat keinen Altar mehr.
lords-turn-too-long = Dieser Zug hat alle Aktionen gehabt, die ein Zug haben darf.

# Was an einer Stellung nicht stimmt.
lords-nobody = Ein Platz ist genannt, auf dem niemand sitzt.
lords-two-terrains = Ein Feld hat zwei Gelände.
lords-edge-not-desert = In der kleinen Welt ist der Rand Wüste.
lords-too-many-markers = So viele Geländemarker gibt es nicht.
lords-land-before-start = Gelände liegt schon vor Beginn der Schöpfung.
lords-keeps-too-many = Jemand hält mehr als drei Marker zurück.
lords-creation-over = Jedes Feld hat sein Gelände, die Schöpfung ist also vorbei.
lords-keeps-after-creation = Jemand hält nach der Schöpfung noch Marker zurück.
lords-creation-not-over = Ein Feld ist noch ohne Gelände, die Schöpfung ist also nicht vorbei.
lords-shared-hex = Zwei Spieler teilen sich ein Feld.
lords-too-many-people = So viele Menschenmarker hat ein Spieler nicht.
lords-too-many-altars = So viele Altäre hat ein Spieler nicht.
lords-owner-without-people = Ein Feld gehört jemandem, der dort keine Menschen hat.
lords-uninhabitable = Menschen sind dort, wo niemand leben kann.
lords-altar-without-civilised = Ein Altar steht, wo keine Zivilisierten sind.
lords-people-before-land = Menschen sind vor der Welt da.
lords-nobody-civilised = Jemand hat zivilisiert, aber niemandes freie Wahl ist verbraucht.
lords-too-many-cards = So viele Karten einer Art gibt es nicht.
lords-discards-of-no-round = Die abgelegten Karten sind nicht die von ganzen Runden.
lords-hand-sizes = Die Zahl der Handkarten stimmt nicht.
lords-pile = Der Stapel passt nicht zu den Händen.
lords-chosen-not-in-hand = Eine gewählte Karte ist nicht auf der Hand.
lords-not-revealed = Auf dem Tisch liegen nicht die Karten von allen.
lords-cards-on-table = Zwischen zwei Runden liegen Karten auf dem Tisch.
lords-goes-on-after-end = Das Spiel geht nach seinem Ende weiter.
lords-order = Die Reihenfolge der Züge folgt nicht aus den Karten.
lords-action-count = Die Aktionen des Zuges sind nicht richtig gezählt.
lords-nowhere-to-place = Es gibt kein Feld zum Einsetzen; das Einsetzen entfällt also.
lords-no-attack = Dieser Angriff ist nicht möglich.
lords-no-advance = Dieses Einrücken ist nicht möglich.
lords-no-die = Jetzt wird nicht gewürfelt.
lords-over-too-early = Das Spiel ist noch nicht zu Ende.

# Arten von Wörtern, wie in „erwartet wird: Feld“.
word-hex = Feld
word-card = Karte
word-card-in-order = Karte in der Reihenfolge von Rang und Wert
word-colour = Farbe
word-chance = Art des Zufalls
word-asked = Art der Wahl
word-die = Augenzahl
word-deck = Zahl der Kartensätze
word-knowledge = Art des Wissens
word-random-end = Art des vorzeitigen Endes
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
lords-title = Lords of Creation
lords-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[orange] Orange
}
lords-legend =
    Jede Reihe hat einen Buchstaben, ihre Felder zählen von links: A1 bis A6, F1 bis F11, K1 bis K6.
    Gelände: i Insel, h Hügel, f Wald, g Grasland, ~ See, ^ Berge, : Wüste, . noch keines.
    Menschen: Buchstabe der Farbe, wie viele, dann b Barbaren, c zivilisiert oder a mit Altar.
lords-show-seat = Platz { $seat }: Menschen im Vorrat { $supply }, Altäre { $altars }
lords-free-civ = (erstes Zivilisieren noch frei)
lords-show-hand = Handkarten: { $list }
lords-show-kept = Zurückgehalten: { $list }
lords-show-chosen = Karte dieser Runde: { $list }
lords-show-stock = Karten im Stapel: { $pile }. Marker im Behälter: { $bag }.
lords-show-order = Reihenfolge dieser Runde: { $order }; { $finished ->
    [0] noch kein Zug ist beendet
    [one] ein Zug ist beendet
   *[other] { $finished } Züge sind beendet
}.
lords-waits-deal = Die ersten Handkarten für { $who } sind zu verteilen.
lords-waits-start = Der Startspieler ist auszulosen.
lords-waits-marker = Für { $who } ist ein Marker zu ziehen.
lords-waits-lay = { $who } hat { $marker } gezogen und legt einen Marker oder hält ihn zurück.
lords-waits-select = Verdeckt eine Karte zu wählen haben noch: { $who }.
lords-waits-draw = Für { $who } ist eine Karte zu ziehen.
lords-waits-order = Die Reihenfolge bei Gleichstand ist auszulosen.
lords-waits-place = { $who } setzt Menschen ein.
lords-waits-act = { $who } kann ziehen, angreifen, zivilisieren, einen Altar bauen oder den Zug beenden.
lords-waits-roll = Die Würfel für den Angriff von { $who } von { $from } auf { $to } sind zu werfen.
lords-waits-advance = { $who } rückt von { $from } nach { $to } ein.
lords-waits-die = Der Würfel, der das Spiel beenden kann, ist zu werfen.
lords-waits-nothing = Das Spiel ist zu Ende.
lords-scoring = Ehrerbietungspunkte (L-9.2)
lords-scoring-now = Ehrerbietungspunkte, wäre das Spiel jetzt zu Ende (L-9.2)
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
lords-log-deal-hidden = { $who } bekommt Karten.
lords-log-start = { $who } beginnt die Schöpfung.
lords-log-marker = { $who } zieht { $terrain }.
lords-log-marker-hidden = { $who } zieht einen Marker.
lords-log-draw = { $who } zieht { $card }.
lords-log-draw-hidden = { $who } zieht eine Karte.
lords-log-order = Ihre Karten sind gleich; das Los entscheidet: { $who }.
lords-show-roll = { $one } und { $two } gegen { $defender }.
lords-log-die = Der Würfel, der das Spiel beenden kann, zeigt { $pips }.
