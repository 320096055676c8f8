# Rund um die Spiele: Wiedergabe des Geschehenen, Einstellungen, Über, Tasten.
playback-title = Was seit deinem letzten Zug geschehen ist
playback-your-turn = Gleich bist du am Zug.
playback-at = { $step }/{ $steps }
playback-pause = Anhalten
playback-step = Ein Schritt
playback-hurry = Den Rest schnell zeigen
playback-skip = Überspringen
playback-again = Noch einmal zeigen, was geschehen ist

page-foot = Mehr

settings-title = Einstellungen

about-title = Über
about-check-paste = Oder füge hier eine Aufzeichnung ein; dein Browser prüft sie

keys-title = Tasten
keys-close = Schließen
keys-everywhere = Überall
keys-help = diese Tasten zeigen
keys-tab = zum nächsten Element, das sich wählen lässt
key-tab = Tab
key-enter = Eingabe
key-escape = Esc
key-backspace = Rücktaste
key-home = Pos 1
key-end = Ende
keys-table = Am Tisch
keys-arrows = von Feld zu Feld, unter „Was bisher geschah“ von Eintrag zu Eintrag
keys-enter = wie ein Klick
keys-confirm = den Zug bestätigen
keys-undo = zurücknehmen (auch mit Strg Z)
keys-typed = einen Zug eintippen
keys-try = etwas ausprobieren, und zurück zum Spiel
keys-hurry = den Rest der Wiedergabe schnell zeigen
keys-escape = die Wiedergabe überspringen; loslassen
keys-genesis = In Genesis
keys-terrains = Wald, Savanne, Gebirge oder Feuchtgebiet in die Hand nehmen
keys-lords = In Lords of Creation
keys-count = mehr oder weniger Menschen bewegen
keys-real = Am echten Tisch
keys-dice = eingeben, was der Würfel zeigt
keys-remove = die letzte Eingabe löschen
keys-replay = Beim Nachspielen
keys-steps = einen Eintrag zurück oder vor
keys-turns = zum vorigen oder nächsten Zug
keys-rounds = zur vorigen oder nächsten Runde
keys-play = abspielen oder anhalten
keys-ends = zum Anfang oder zum Ende
keys-editor = Beim Zeichnen eines Bretts
keys-paint = Vulkan, Teergrube, offenes Land
settings-lead = Was du hier wählst, merkt sich nur dieser Browser.
settings-looks = Aussehen
settings-playing = Spielen
settings-theme = Farben
settings-theme-system = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-theme-wood = Holz und Papier
settings-theme-contrast = starker Kontrast
settings-theme-why = Für Tag oder Nacht, wie am echten Tisch, oder für Augen, die klare Kanten brauchen.
settings-text = Schriftgröße
settings-text-usual = normal
settings-text-large = größer
settings-text-why = Vergrößert alle Texte und Knöpfe.
settings-letters = Buchstaben auf den Brettern
settings-letters-off = wo nötig
settings-letters-on = immer
settings-letters-why = Alles lässt sich auch ohne Farbe an Formen und Mustern unterscheiden; Buchstaben nennen es beim Namen.
settings-pieces = Spielsteine unterscheiden nach
settings-pieces-colour = Farbe
settings-pieces-shape = Form
settings-pieces-letter = Buchstabe
settings-pieces-why = Was an den Steinen zuerst ins Auge fällt. Jede Farbe behält auch ihre eigene Form.
settings-motion = Bewegung
settings-motion-system = wie im System
settings-motion-less = keine
settings-motion-why = Steine erscheinen dann gleich am neuen Ort, ohne dorthin zu wandern.
settings-playback = Was andere getan haben
settings-playback-slow = langsam
settings-playback-normal = Schritt für Schritt
settings-playback-fast = schnell
settings-playback-off = sofort
settings-playback-why = Vor deinem Zug zeigt das Brett, was seit deinem letzten geschehen ist. Escape überspringt das, und das Spiel wartet nie darauf.
settings-targets = Erlaubte Ziele
settings-targets-on = leuchten auf
settings-targets-off = bleiben dunkel
settings-targets-why = Versuchst du etwas, das nicht erlaubt ist, erfährst du in jedem Fall, warum.
settings-confirm = Meine Züge bestätige ich
settings-confirm-always = immer
settings-confirm-matters = wenn es etwas zu überlegen gibt
settings-confirm-never = nie
settings-confirm-why = Solange ein Zug nicht bestätigt ist, kannst du ihn zurücknehmen. Mit „{ settings-confirm-matters }“ wirst du nach einer einzelnen Wahl, die das Brett vorher gezeigt hat, und bei der Schöpfung der Welt nicht gefragt.
settings-sound = Ton
settings-sound-off = aus
settings-sound-quiet = leise
settings-sound-normal = normal
settings-sound-loud = laut
settings-sound-why = Würfel, Plättchen, Märsche, Kämpfe, Mahlzeiten und das Ende eines Spiels; online auch dein Zug, der Chat und deine Uhr.
settings-data = Meine Daten
settings-data-why = { $count ->
    [0] In diesem Browser liegt kein Spiel.
    [one] In diesem Browser liegt ein Spiel. Nimm es als Datei mit, oder hole Spiele aus einer Datei zurück.
   *[other] In diesem Browser liegen { $count } Spiele. Nimm sie als Datei mit, oder hole Spiele aus einer Datei zurück.
}
settings-download = Alle Spiele mitnehmen
settings-upload = Spiele zurückholen
settings-forget = Alles löschen
settings-forget-why = Das löscht alle Spiele und Einstellungen aus diesem Browser. Spiele auf einem Server bleiben dort erhalten.
settings-brought = { $new ->
    [0] Die Datei enthielt nichts Neues.
    [one] Ein Spiel ist wieder da.
   *[other] { $new } Spiele sind wieder da.
} { $left ->
    [0] {""}
    [one] Eines war schon hier und bleibt, wie es ist.
   *[other] { $left } waren schon hier und bleiben, wie sie sind.
}
settings-unreadable = Das ist keine Datei mit Spielen von dieser Seite.
settings-forgotten = Alles ist gelöscht.
about-games = Drei Spiele
about-games-1 = Genesis, Lords of Creation und Ursuppe: allein gegen den Computer, gemeinsam an einem Bildschirm oder mit anderen über einen Server. Alle Zeichnungen und alle Texte hier stammen von uns.
about-games-2 = Die Seite spielt genau nach den Regeln, die sie zeigt. Ist etwas nicht erlaubt, nennt sie den Absatz, der es verbietet.
about-fair = Ist der Zufall fair?
about-fair-1 = Jedes Spiel hat einen geheimen Startwert: eine Zahl, die gezogen wird, bevor jemand etwas getan hat. Alle Würfel, Karten und Marker des Spiels folgen aus ihr, auf einem Weg, den jeder nachrechnen kann.
about-fair-2 = Online zeigt der Tisch vor Beginn des Spiels einen Fingerabdruck des Startwerts. Vom Fingerabdruck kommt niemand auf den Startwert zurück, und kein anderer Startwert hat denselben. So kann später niemand andere Würfel wählen.
about-fair-3 = Steht der Fingerabdruck fest, gibt der Browser jedes Spielers eine eigene Zahl dazu. So kann niemand die Würfel aussuchen, auch der Server nicht. Nur eines beweist das nicht: dass niemand vorher nachgesehen hat. Der Betreiber des Servers könnte den Startwert lesen und wüsste dann, was kommt.
about-fair-4 = Nach dem Spiel steht der Startwert in der Aufzeichnung, und jeder kann alle Würfel noch einmal werfen und vergleichen. Computerspieler bekommen ihn nie zu sehen: Sie wissen nur, was du an ihrer Stelle wüsstest.
about-check = Ein Spiel prüfen
about-check-1 = Öffne ein beendetes Spiel auf dem Server: aus deiner Liste oder beim Nachspielen.
about-check-2 = Drücke „Dieses Spiel prüfen“. Alle Ergebnisse werden noch einmal aus dem Startwert gezogen und mit dem verglichen, was geschehen ist.
about-check-3 = Das rechnet dein Browser aus; der Server gibt ihm nur die Aufzeichnung. Traust du auch dieser Seite nicht, dann nimm die Aufzeichnung mit und prüfe sie mit dem Befehl urzeit verify.
about-check-where = Zu deinen Spielen
about-kept = Was wo gespeichert ist
about-kept-1 = Spiele gegen den Computer und an einem Bildschirm bleiben in diesem Browser. Niemand sonst sieht sie, und sie sind weg, wenn du seine Daten löschst; in den Einstellungen kannst du sie mitnehmen.
about-kept-2 = Online speichert der Server die Spiele, den Chat an den Tischen und was du ihm über dich sagst. All das kannst du auf der Seite deines Kontos mitnehmen und löschen.
about-kept-3 = Hier gibt es keine Werbung, und niemand zählt, was du tust: Die Seite fragt nur ihren eigenen Server, sonst niemanden.
about-licence = Lizenz
about-licence-1 = Das Programm ist frei: Du darfst es nutzen, ändern und weitergeben, nach Wahl unter der Apache-Lizenz 2.0 oder der MIT-Lizenz.

# Was gewinnt: Antworten aus vielen Spielen von Computerspielern.
wins-title = Was gewinnt?
wins-lead = Antworten auf drei Fragen, aus Spielen eines Computerspielers gegen sich selbst. Vor jeder Wahl hat er { $iterations } Mal vorausgespielt, so oft wie auf der Stufe „mittel“. Die Antworten gelten also für solche Spieler; stärkere machen vielleicht mehr aus dem, was diese liegen lassen.
wins-interval = Jeder Balken zeigt den 95-%-Bereich: Von hundert solchen Untersuchungen haben etwa 95 den wahren Wert zwischen den Enden ihres Balkens. Wo ein Balken die gepunktete Linie kreuzt, zeigen die Spiele keinen Unterschied.
wins-rounds = Was ist ein Gen in Ursuppe wert, nach Preis und Runde?
wins-genes = Welche Gene sind am meisten wert?
wins-genes-how = { $games } Spiele mit { $players } Spielern. Alle, die ein Gen gekauft haben, werden mit denen verglichen, die es in derselben Runde, an derselben Stelle der Reihenfolge auf der Laufbahn und mit ebenso vielen BP hätten kaufen können, es aber nicht getan haben. Die Zahl ist der Unterschied ihrer Siegchancen in Prozentpunkten. Sie zeigt, was mit dem Kauf einhergeht, nicht, was aus ihm folgt: Für einen Kauf gibt es Gründe, etwa die eigenen Gene und die Lage rund um die Amöben, die der Vergleich nicht sieht; und verglichen wird oft mit einem anderen Kauf. Was weniger als 100 Mal gekauft oder nicht gekauft wurde, fehlt.
wins-first = Was ist es wert, in Genesis zu beginnen?
wins-first-how = Der Startspieler wird ausgelost. Was er über den gleichen Anteil hinaus gewinnt, kommt also daher, dass er beginnt. Ein geteilter Sieg zählt anteilig. In den letzten Zeilen jedes Abschnitts ist eine Option anders als üblich.
wins-cards = Welche Karten gewinnen Lords of Creation?
wins-cards-how = { $games } Spiele mit { $players } Spielern. Allein der Zufall bestimmt, wer welche Karten bekommt; Unterschiede kommen hier also wirklich von den Karten. Die Zahl sagt, um wie viele Prozentpunkte sich die Siegchance mit jedem Exemplar der Karte ändert, das ein Spieler anstelle einer durchschnittlichen Karte bekommt.
wins-points = Prozentpunkte
wins-share = Siege des Startspielers
wins-span = { $low } bis { $high }
wins-price = Preis: { $price } BP
wins-in-rounds = Runden { $first }–{ $last }
wins-gene = { $gene } ({ $price } BP)
wins-bought = { $count } Mal gekauft
wins-came = { $count } Mal bekommen
wins-games = { $count } Spiele
wins-players = { $players } Spieler; gleiche Anteile wären { $share }
wins-usual = übliche Optionen
wins-all = alle zusammen
wins-again = Das Notebook what_wins.ipynb, das zum Python-Modul gehört, spielt diese Spiele und berechnet alles, was hier steht. Sie folgen aus dem Startwert { $seed }, sodass alle sie noch einmal spielen lassen können.
wins-file = Zahlen herunterladen
