# Lords of Creation: warum etwas abgelehnt wird, und was an einer Stellung nicht stimmt.

lords-game-over = Das Spiel ist zu Ende.
lords-no-such-seat = Es spielen { $players }; auf diesem Platz sitzt niemand.
lords-chance-due = Jetzt entscheidet der Zufall: { $due } ist dran.
lords-other-chance-due = Der Zufall entscheidet jetzt etwas anderes: { $due } ist dran.
lords-choice-due = Jetzt entscheidet jemand am Tisch, nicht der Zufall.
lords-not-your-turn = Platz { $seat } ist am Zug.
lords-other-asked = Jetzt ist etwas anderes gefragt: { $asked }.
lords-other-seat-draws = Zuerst kommt Platz { $seat }.
lords-deal-size = Zu Beginn bekommt jeder { $size } Karten.
lords-not-in-pile = { $card } ist nicht mehr im Stapel.
lords-not-in-bag = { $terrain } ist nicht mehr im Behälter.
lords-not-the-group = Die Reihenfolge muss alle nennen, zwischen denen Gleichstand herrscht, jeden einmal und sonst niemanden.
lords-no-marker = Du hast kein { $terrain } zum Legen.
lords-has-terrain = { $hex } hat schon ein Gelände.
lords-keeps-enough = Niemand behält mehr als drei Marker: Lege einen.
lords-no-card = { $card } hast du nicht auf der Hand.
lords-has-chosen = Du hast deine Karte gewählt, und die Wahl gilt.
lords-other-terrain = { $hex } ist nicht { $terrain }, wie deine Karte es verlangt.
lords-foreign = Auf { $hex } leben Menschen eines anderen.
lords-not-yours = { $hex } gehört dir nicht.
lords-one-must-stay = Auf { $hex } liegt nur ein Menschenmarker, und einer muss bleiben.
lords-move-count = Von dort können 1 bis { $most } ziehen.
lords-terrain-differs = Menschen bleiben in ihrem Gelände, und { $to } ist ein anderes als { $from }.
lords-not-linked = { $to } liegt nicht neben { $from }.
lords-no-way = Kein Weg führt so viele von { $from } nach { $to }.
lords-sides-differ = Auf { $hex } liegt die andere Seite; Barbaren und Zivilisierte mischen sich nicht.
lords-civilised-stay = Die Menschen auf { $hex } sind zivilisiert und betreten kein leeres Land.
lords-civilised-never-attack = Die Menschen auf { $hex } sind zivilisiert und greifen nie an.
lords-nobody-there = Auf { $hex } ist niemand.
lords-attack-own = Die Menschen auf { $hex } sind deine eigenen.
lords-nothing-to-enter = Es wurde gerade kein Feld geleert, in das du einrücken könntest.
lords-advance-count = Es rücken { $least } bis { $most } ein.
lords-has-civilised = Du hast in diesem Zug schon zivilisiert.
lords-not-barbarian = Auf { $hex } sind keine Barbaren.
lords-not-next-to-civilised = Deine freie Wahl ist verbraucht, und neben { $hex } liegt kein zivilisiertes Feld.
lords-has-built = Du hast in diesem Zug schon einen Altar gebaut.
lords-not-civilised = Die Menschen auf { $hex } sind nicht zivilisiert.
lords-too-few-for-altar = Ein Altar ersetzt einen von zwei Menschenmarkern, und auf { $hex } liegt nur einer.
lords-has-altar = Auf { $hex } steht schon ein Altar.
lords-no-altar-left = Du hast keinen Altar mehr.
lords-turn-too-long = Dieser Zug hat alle Aktionen gehabt, die ein Zug haben darf.

lords-nobody = Ein Platz ist genannt, auf dem niemand sitzt.
lords-two-terrains = Ein Feld hat zwei Gelände.
lords-edge-not-desert = In der kleinen Welt ist der Rand Wüste.
lords-too-many-markers = So viele Geländemarker gibt es nicht.
lords-land-before-start = Gelände liegt schon vor Beginn der Schöpfung.
lords-keeps-too-many = Jemand behält mehr als drei Marker.
lords-creation-over = Jedes Feld hat sein Gelände, die Schöpfung ist also vorbei.
lords-keeps-after-creation = Jemand behält nach der Schöpfung noch Marker.
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
lords-hand-sizes = Die Hände haben nicht die Größe, die sie haben müssen.
lords-pile = Der Stapel passt nicht zu den Händen.
lords-chosen-not-in-hand = Eine gewählte Karte ist nicht auf der Hand.
lords-not-revealed = Auf dem Tisch liegen nicht die Karten von allen.
lords-cards-on-table = Zwischen zwei Runden liegen Karten auf dem Tisch.
lords-goes-on-after-end = Das Spiel geht nach seinem Ende weiter.
lords-order = Die Reihenfolge der Züge folgt nicht aus den Karten.
lords-action-count = Die Aktionen des Zuges sind nicht richtig gezählt.
lords-nowhere-to-place = Es gibt kein Feld zum Einsetzen, es entfällt also.
lords-no-attack = Dieser Angriff ist nicht möglich.
lords-no-advance = Dieses Einrücken ist nicht möglich.
lords-no-die = Jetzt wird nicht gewürfelt.
lords-over-too-early = Das Spiel ist noch nicht zu Ende.

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
lords-show-seat = Platz { $seat }: { $supply } Menschen und { $altars } Altäre im Vorrat
lords-free-civ = (erstes Zivilisieren noch frei)
lords-show-hand = Hand: { $list }
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
lords-show-score = { $barbarian } barbarisch × 1 + { $civilised } zivilisiert × 2 + { $altars } mit Altar × 3 = { $points }; { $hexes } Felder, { $people } Menschen
