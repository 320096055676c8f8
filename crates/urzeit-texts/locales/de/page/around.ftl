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
