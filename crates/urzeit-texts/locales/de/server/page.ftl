# Was ein Browser bekommt, wo die Seite nicht gebaut wurde.
page-missing = Urzeit läuft ohne Seite
page-missing-more = Der Server läuft, aber die Seite zum Spielen ist in diesem Programm nicht enthalten, weil Rust beim Bauen nicht für Browser übersetzen konnte. Abhilfe: { $command }, dann neu bauen. Was der Server Programmen bietet, beschreibt { $api }.
