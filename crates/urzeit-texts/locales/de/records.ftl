# Was an einer Aufzeichnung nicht stimmt. Der Befehl setzt Datei und Zeile davor.
record-too-long = Das ist länger als jede Aufzeichnung eines Spiels. Ist es die richtige Datei?
record-line-too-long = Die Zeile ist länger als jede Zeile einer Aufzeichnung. Ist es die richtige Datei?
record-carriage-return = Die Zeile endet mit einem Wagenrücklauf. Zeilen einer Aufzeichnung enden nur mit einem Zeilenvorschub; speichere die Datei mit Unix-Zeilenenden.
record-control-character = Die Zeile enthält ein Steuerzeichen, das in keiner Aufzeichnung steht. Ist das eine Textdatei?
record-not-a-record = Eine Aufzeichnung beginnt mit der Zeile „urzeit 1“, diese Datei aber mit „{ $found }“.
record-empty = Eine Aufzeichnung beginnt mit der Zeile „urzeit 1“, hier aber steht nichts.
record-key-twice = „{ $key }“ steht hier zum zweiten Mal. Entferne eines von beiden.
record-key-missing = „{ $key }“ fehlt im Kopf.
record-rules-version = Das Spiel wurde nach Fassung { $found } der Regeln gespielt; dieses Programm kennt sie nur bis Fassung { $known }. Verwende ein neueres Programm.
record-position-does-not-fit = Die Stellung nach „from“ hat andere Spieler oder Optionen als der Kopf. Beide müssen übereinstimmen.
record-position-has-blanks = Die Stellung nach „from“ hat Lücken (?): Sie zeigt nur, was ein Einzelner von einem Spiel sah; damit kann kein Spiel beginnen.
record-refused = „{ $entry }“ verstößt gegen die Regeln ({ $rule }). { $reason }
record-result-before-end = Hier steht ein Ergebnis, aber das Spiel ist nicht zu Ende. Entferne die Zeile, oder ergänze die fehlenden Einträge.
record-wrong-result = Nach den Regeln müsste hier „{ $expected }“ stehen.
record-after-results = Nach den Ergebnissen darf nichts mehr stehen. Entferne die Zeile.
record-result-missing = Manche Plätze haben ein Ergebnis, andere nicht. „{ $expected }“ fehlt.
record-broken = Diese Stellung kann es im Spiel nicht geben ({ $rule }). { $reason }

instead-choices = Platz { $seat } kann unter { $count } Einträgen wählen, etwa { $like }.
instead-seats = Hier { $count ->
    [one] wählt Platz { $seats }.
   *[other] wählt einer der Plätze { $seats }.
}
instead-chance = Hier ist der Zufall an der Reihe: eine Zeile, die mit „* { $kind }“ beginnt.
instead-nothing = Hier darf nichts mehr folgen.

setup-players = { $found ->
    [0] Niemand sitzt am Tisch
    [one] Ein Spieler sitzt am Tisch
   *[other] { $found } Spieler sitzen am Tisch
}; das Spiel ist für { $least } bis { $most } ({ $rule }).
setup-unknown-who = Platz { $seat } kann nicht „{ $found }“ sein. Möglich: { $known }.
setup-same-who = Platz { $seat } soll „{ $who }“ sein, aber das ist schon ein anderer Platz, ganz oder zum Teil. Was einer ist, darf kein anderer sein.
setup-unknown-option = Das Spiel hat keine Option „{ $key }“. Es gibt: { $known }.
setup-option-twice = Die Option „{ $key }“ steht zweimal da. Entferne eine von beiden.
setup-value = Die Option „{ $key }“ kann nicht „{ $found }“ sein. Möglich: { $known } ({ $rule }).
setup-refused = Die Option „{ $key }“ wird abgelehnt ({ $rule }). { $reason }

unreadable-unknown = „{ $found }“ passt hier nicht, erwartet wird: { $wanted }.
unreadable-missing = Hier fehlt etwas: { $wanted }.
unreadable-forms = { $forms ->
    [none] Die Schreibweise steht in docs/records.md.
   *[other] Möglich: { $forms }.
}
# Was in einer Form groß geschrieben für etwas steht, wie in „place TERRAIN SPACE“.
form-blank = { $blank ->
    [AMOEBA] AMÖBE
    [AMOEBAS] AMÖBEN
    [ATTACK] ANGRIFF
    [ATTEMPT] VERSUCH
    [BOUT] KAMPF
    [BP] BP
    [CARD] KARTE
    [CARDS] KARTEN
    [COLOUR] FARBE
    [COUNT] ANZAHL
    [DEPARTURE] AUFBRUCH
    [DIE] WÜRFEL
    [DIRECTION] RICHTUNG
    [DONE] GETAN
    [FACE] SEITE
    [GENES] GENE
    [HEX] FELD
    [ID] NAME
    [JOURNEY] WEG
    [KEPT] ZURÜCKGEHALTEN
    [KEY] NAME
    [LADDER] LAUFBAHN
    [NUMBER] NUMMER
    [OZONE] OZON
    [ROUND] RUNDE
    [ROW] REIHE
    [SEAT] PLATZ
    [SEATS] PLÄTZE
    [SPACE] FELD
    [TERRAIN] GELÄNDE
    [VALUE] WERT
    [WHO] WER
   *[other] { $blank }
}
unreadable-extra = „{ $found }“ ist zu viel; die Zeile sollte davor enden.
unreadable-spacing = Zwischen Wörtern steht genau ein Leerzeichen, am Anfang und am Ende keines.

# Arten von Wörtern, wie in „erwartet wird: Gelände“.
word-action = Aktion
word-board = Spielbrett
word-early-end = Grund für ein vorzeitiges Ende
word-end = Zeilenende
word-entry = Anfang eines Eintrags
word-face = Würfelseite
word-game = Spiel
word-hexadecimal = Hexadezimalzahl
word-key = Zeile im Kopf
word-markers = Stückzahlen der Geländemarker
word-name = Name
word-note = Vermerk
word-order = Anweisung
word-number = Zahl
word-option = Option
word-options = Liste von Optionen
word-outcome = Ergebnis des Zufalls
word-phase = Phase
word-players = Liste der Spieler
word-position = Stellung
word-seat = Platz
word-space = Feld
word-species = Art
word-table = Name eines Tisches
word-terrain = Gelände
word-ties = Regelung bei Gleichstand
word-value = Wert
word-who = Art oder Farbe
