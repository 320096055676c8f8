# `urzeit page`
usage-page = urzeit page [OPTIONEN] --out <ORDNER>
page-about = Die Seite als Dateien schreiben, für Webspace ohne Server
page-about-more =
    Schreibt die ganze Seite als Dateien, für beliebigen Webspace und jeden Pfad: Spiele allein,
    an einem Bildschirm, an einem echten Tisch und per Link, Nachspielen, Analyse, Regeln, erste
    Spiele mit Anleitung. Was einen Server braucht, fragt nach dessen Adresse und öffnet seine
    Seite. Wie man die Dateien veröffentlicht, steht in docs/hosting.md.
page-out = Der Ordner, in den geschrieben wird; er muss neu oder leer sein
page-overwrite = In einen Ordner schreiben, in dem schon Dateien sind: Die der Seite werden ersetzt, alle anderen bleiben
page-not-built = Dieses Programm wurde ohne die Seite gebaut. Führe „rustup target add wasm32-unknown-unknown“ aus und baue es noch einmal.
page-folder-full = Der Ordner ist nicht leer. Nenne einen anderen, oder ersetze mit --overwrite die Seite darin; andere Dateien bleiben.
page-written = Die Seite liegt in { $folder }. Kopiere alles darin auf einen Webspace; wie, steht in docs/hosting.md.
