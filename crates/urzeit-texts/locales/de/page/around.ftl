# Rund um die Spiele: Wiedergabe des Geschehenen, Einstellungen, Über, Tasten.
playback-title = Was seit deinem letzten Zug geschehen ist
playback-at = { $step }/{ $steps }
playback-pause = Anhalten
playback-step = Ein Schritt
playback-skip = Überspringen
playback-again = Noch einmal zeigen, was geschehen ist

page-foot = Mehr

settings-title = Einstellungen
settings-lead = Was du hier wählst, merkt sich dieser Browser und sonst niemand.
settings-looks = Aussehen
settings-playing = Spielen
settings-theme = Farben
settings-theme-system = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-theme-why = Für den Tag oder für die Nacht.
settings-text = Schrift
settings-text-usual = wie üblich
settings-text-large = größer
settings-text-why = Macht alle Sätze und Knöpfe größer.
settings-letters = Buchstaben auf den Brettern
settings-letters-off = wo nötig
settings-letters-on = immer
settings-letters-why = Formen und Muster unterscheiden schon alles ohne Farbe; Buchstaben nennen es beim Namen.
settings-motion = Bewegung
settings-motion-system = wie im System
settings-motion-less = nichts bewegt sich
settings-motion-why = Steine wechseln dann ihren Platz, ohne dorthin zu wandern.
settings-playback = Was andere getan haben
settings-playback-slow = langsam
settings-playback-normal = Schritt für Schritt
settings-playback-fast = schnell
settings-playback-off = sofort
settings-playback-why = Vor deinem Zug zeigt das Brett, was seit deinem letzten geschehen ist. Escape überspringt das, und das Spiel wartet nie darauf.
settings-targets = Erlaubte Ziele
settings-targets-on = leuchten auf
settings-targets-off = bleiben dunkel
settings-targets-why = Was nicht erlaubt ist, sagt in jedem Fall beim Versuch, warum.
settings-confirm = Meine Züge in neuen Spielen
settings-confirm-on = bestätige ich
settings-confirm-off = enden sofort
settings-confirm-why = Ein Zug, der auf deine Bestätigung wartet, lässt sich noch zurücknehmen.
settings-sound = Auf dieser Seite gibt es keine Töne.
settings-data = Meine Daten
settings-data-why = { $count ->
    [0] In diesem Browser liegt kein Spiel.
    [one] In diesem Browser liegt ein Spiel. Nimm es als Datei mit, oder hole Spiele aus einer Datei zurück.
   *[other] In diesem Browser liegen { $count } Spiele. Nimm sie als eine Datei mit, oder hole Spiele aus einer Datei zurück.
}
settings-download = Alle Spiele mitnehmen
settings-upload = Spiele zurückholen
settings-forget = Alles vergessen
settings-forget-why = Vergessen entfernt alle Spiele und alles Gewählte aus diesem Browser. Spiele auf einem Server bleiben dort.
settings-brought = { $new ->
    [0] In der Datei war nichts Neues.
    [one] Ein Spiel ist zurückgeholt.
   *[other] { $new } Spiele sind zurückgeholt.
} { $left ->
    [0] {""}
    [one] Eines bleibt hier, wie es ist.
   *[other] { $left } bleiben hier, wie sie sind.
}
settings-unreadable = Das ist keine Datei, die von hier mitgenommen wurde.
settings-forgotten = Alles ist vergessen.

about-title = Über
about-games = Drei Spiele
about-games-1 = Genesis, Lords of Creation und Ursuppe: allein gegen den Computer, gemeinsam an einem Bildschirm oder mit anderen über einen Server. Alle Zeichnungen und alle Worte hier sind unsere eigenen.
about-games-2 = Die Regeln, die die Seite zeigt, sind die, nach denen sie spielt: Was nicht erlaubt ist, nennt den Absatz, der es verbietet.
about-fair = Ist der Zufall fair?
about-fair-1 = Jedes Spiel hat eine geheime Zahl, gezogen, bevor jemand etwas getan hat. Alle seine Würfel, Karten und Plättchen folgen aus dieser Zahl, auf einem Weg, den jeder nachrechnen kann.
about-fair-2 = Online zeigt der Tisch einen Fingerabdruck der Zahl, bevor das Spiel beginnt. Aus dem Fingerabdruck findet niemand die Zahl; aber keine andere Zahl hat denselben. So kann niemand später andere Würfel wählen.
about-fair-3 = Wenn der Fingerabdruck feststeht, gibt der Browser jedes Spielers eine eigene Zahl dazu. So kann niemand die Würfel aussuchen, auch der Server nicht. Nur eines beweist das nicht: dass niemand vorher nachgesehen hat. Wer den Server betreibt, könnte die geheime Zahl lesen und wüsste, was kommt.
about-fair-4 = Wenn das Spiel vorbei ist, steht die geheime Zahl in seiner Aufzeichnung, und jeder kann alle Würfel noch einmal werfen und vergleichen. Computerspieler bekommen sie nie zu sehen: Sie wissen, was du auf ihrem Platz wüsstest.
about-check-1 = Öffne ein Spiel auf dem Server, das vorbei ist, aus deiner Liste oder aus seiner Wiederholung.
about-check-2 = Drücke „Dieses Spiel prüfen“. Alle Ergebnisse werden noch einmal aus der geheimen Zahl gezogen und mit dem verglichen, was geschehen ist.
about-check-3 = Das rechnet dein Browser aus; der Server gibt ihm nur die Aufzeichnung. Wenn du auch dieser Seite nicht glauben willst, nimm die Aufzeichnung mit und prüfe sie mit dem Befehl urzeit verify.
about-check-where = Zu deinen Spielen
about-check-paste = Oder füge hier eine Aufzeichnung ein; dein Browser prüft sie
about-kept = Was wo bleibt
about-kept-1 = Spiele gegen den Computer und an einem Bildschirm bleiben in diesem Browser. Niemand sonst sieht sie, und sie sind fort, wenn du seine Daten löschst; in den Einstellungen kannst du sie mitnehmen.
about-kept-2 = Online behält der Server die Spiele, was an ihren Tischen gesagt wurde und was du ihm über dich sagst. All das kannst du auf der Seite deines Kontos mitnehmen und löschen.
about-kept-3 = Hier gibt es keine Werbung, und niemand zählt, was du tust: Die Seite fragt alles bei ihrem eigenen Server an und nirgends sonst.
about-licence = Lizenz
about-licence-1 = Das Programm ist frei: Du darfst es nutzen, ändern und weitergeben, unter der Apache-Lizenz 2.0 oder der MIT-Lizenz, wie du magst.

keys-title = Tasten
keys-close = Schließen
keys-everywhere = Überall
keys-help = diese Tasten zeigen
keys-tab = zum Nächsten, das sich wählen lässt
keys-table = Am Tisch
keys-arrows = von Feld zu Feld, im Protokoll von Eintrag zu Eintrag
keys-enter = was auch ein Klick täte
keys-confirm = den Zug bestätigen
keys-undo = zurücknehmen (auch mit Strg Z)
keys-typed = einen Zug eintippen
keys-escape = die Wiedergabe überspringen; loslassen
keys-genesis = In Genesis
keys-terrains = Wald, Savanne, Gebirge oder Feuchtgebiet in die Hand nehmen
keys-lords = In Lords of Creation
keys-count = mehr oder weniger gehen
keys-real = Am echten Tisch
keys-dice = sagen, was der Würfel zeigt
keys-remove = das zuletzt Gesagte wegnehmen
keys-replay = Beim Durchgehen eines Spiels
keys-steps = einen Eintrag zurück oder vor
keys-ends = zum Anfang oder zum Ende
keys-editor = Beim Zeichnen eines Bretts
keys-paint = Vulkan, Teergrube, freies Land
