# Spielbretter für Genesis zeichnen.
editor-title = Ein Spielbrett zeichnen
editor-lead = Wähle, womit du malst, dann tippe auf das Land oder ziehe darüber. Auf Vulkane und Teergruben lässt sich nichts legen; der Unterschied ist nur fürs Auge.
editor-sheet = Das Spielbrett, das du zeichnest. Pfeiltasten bewegen, die Eingabetaste malt; v, t und der Punkt malen einen Vulkan, eine Teergrube und offenes Land.
editor-paints = Malen mit
editor-volcano = Vulkan
editor-tar = Teergrube
editor-open = Offenes Land
editor-space = { $space }: { $what ->
    [volcano] Vulkan
    [tar] Teergrube
   *[open] offen
}
editor-pangaea = Unser Spielbrett
editor-random = Zufällig
editor-empty = Leer
editor-two = Zu zweit:
editor-more = Zu dritt oder viert:
editor-fits = Auf diesem Brett lässt sich spielen.
editor-counts = { $volcanoes ->
    [one] Ein Vulkan
   *[other] { $volcanoes } Vulkane
}, { $tar ->
    [one] eine Teergrube
   *[other] { $tar } Teergruben
}. Offen sind { $left } von 110 Feldern links und { $right } von 30 rechts des Flusses.
editor-walled = Ein Teil des offenen Landes ist eingeschlossen; auf einem eigenen Brett ist das erlaubt.
editor-play = Auf diesem Brett spielen
editor-shelf = In diesem Browser gespeichert
editor-name = Name
editor-save = Speichern
editor-replace = Ersetzen
editor-forget = { $name } entfernen
editor-text = Als Text
editor-text-form = Ein Spielbrett hat zehn Reihen mit je vierzehn Zeichen: Punkt, v oder t.
editor-copy = Kopieren
editor-copied = Kopiert
editor-asked-wrong = Auf dem Brett, das die Adresse nennt, lässt sich nicht spielen. Wähle hier ein anderes oder zeichne eines.
editor-own = ein eigenes Brett
editor-draw = Brett zeichnen
