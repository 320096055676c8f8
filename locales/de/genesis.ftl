# Warum Genesis etwas ablehnt. Jeder Satz steht mit der Nummer seiner Regel.
genesis-game-over = Das Spiel ist zu Ende; nichts kann mehr folgen.
genesis-chance-due = Jetzt entscheidet niemand: { $due ->
    [board] Der Plan ist noch auszulosen
    [start] Der Startspieler ist noch auszulosen
   *[dice] Die Würfel sind noch zu werfen
}.
genesis-choice-due = Jetzt entscheidet nicht der Zufall, sondern Platz { $seat }.
genesis-other-chance-due = Der Zufall entscheidet jetzt etwas anderes: { $due ->
    [board] den Plan
    [start] den Startspieler
   *[dice] die Würfel
}.
genesis-not-your-turn = Platz { $seat } ist am Zug.
genesis-nothing-placed = Ein Zug kann nicht enden, bevor ein Plättchen gelegt ist.
genesis-no-tile = Im Vorrat ist kein Plättchen { $terrain } mehr.
genesis-die-asks = Der übrige Würfel zeigt { $terrain }, also muss das zweite Plättchen { $terrain } sein.
genesis-out-of-play = { $space } liegt rechts des Flusses und ist zu zweit nicht im Spiel.
genesis-blocked = Auf { $space } liegt ein Vulkan oder eine Teergrube.
genesis-occupied = Auf { $space } liegt schon ein Plättchen.
genesis-board-not-random = Ein zufälliger Plan hat 17 gesperrte Felder links und 5 rechts des Flusses und schließt kein freies Feld ein.
genesis-no-such-seat = Es spielen nur { $players }, kein anderer Platz kann beginnen.
genesis-board-too-small = Auf diesem Plan hängen keine drei Felder zusammen, die im Spiel sind; es gäbe kein Spiel.

# Was an einer Stellung nicht stimmt.
genesis-two-tiles = Auf einem Feld liegen zwei Plättchen.
genesis-too-many-tiles = Ein Spieler hat mehr Plättchen eines Geländes auf dem Plan, als es gibt.
genesis-tile-not-in-play = Ein Plättchen liegt auf einem Feld, das gesperrt oder nicht im Spiel ist.
genesis-vacant = Die freien Felder passen nicht zu den Plättchen.
genesis-tiles-before-start = Es liegen Plättchen auf dem Plan, bevor der Startspieler feststeht.
genesis-nobody = Auf dem Platz, der am Zug ist, sitzt niemand.
genesis-no-tile-left = Wer am Zug ist, hat kein Plättchen mehr und würde übergangen.
genesis-goes-on-after-end = Das Spiel müsste zu Ende sein, aber jemand soll noch ziehen.
genesis-second-before-first = Wer das zweite Plättchen legen soll, hat noch keines auf dem Plan.
genesis-over-too-early = Das Spiel soll zu Ende sein, aber drei freie Felder hängen zusammen und es gibt noch Plättchen.
