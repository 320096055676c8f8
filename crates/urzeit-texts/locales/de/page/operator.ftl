# Was Betreiber sagen und tun.
site-conduct = Verhaltensregeln
site-imprint = Impressum
site-privacy = Datenschutz
arrival-by-invitation = Auf diesem Server gibt es Konten nur mit Einladung: Um eines anzulegen, brauchst du einen Code. Hat dir jemand einen Link geschickt, dann öffne einfach diesen.
arrival-invitation = Einladungscode
arrival-no-guests = Auf diesem Server können nur Leute mit einem Konto spielen. Melde dich an, um mitzuspielen; zuschauen kannst du auch ohne Konto.
banned-more = Allein und per Link kannst du in diesem Browser weiterhin spielen.
banned-title = Dein Konto ist gesperrt
codes-days = Gültigkeit in Tagen
codes-link = Link für neue Leute
codes-make = Einladung erstellen
codes-more = Mit einem solchen Link können andere auf diesem Server ein Konto anlegen.
codes-one = Erstellt: { $who }, { $used } von { $uses } Mal benutzt, gültig bis { $until }
codes-revoke = Einladung zurückziehen
codes-title = Einladungen auf diesen Server
codes-uses = Anzahl der Konten
lobby-host = Du bist auf { $server }.
operator-ban = Sperren
operator-ban-who = { $who } sperren
operator-bans = Gesperrte
operator-close = Ohne Ergebnis beenden
operator-command-line = am Terminal
operator-days = Tage (leer lassen, um für immer zu sperren)
operator-did-appoint = { $to } zum Betreiber gemacht
operator-did-ban = { $to } gesperrt
operator-did-close = das Spiel am Tisch { $to } ohne Ergebnis beendet
operator-did-dismiss = { $to } wieder zu einem gewöhnlichen Konto gemacht
operator-did-invite = eine Einladung erstellt
operator-did-rename = den Namen von { $to } geändert
operator-did-reset-password = das Passwort von { $to } durch einen Code ersetzt
operator-did-revoke = eine Einladung zurückgezogen
operator-did-settle = die Meldung { $to } erledigt
operator-did-unban = die Sperre von { $to } aufgehoben
operator-due = Von selbst geht es am { $when } weiter: Dann ist die Zeit der Spieler um, auf die gewartet wird, und die anderen können entscheiden.
operator-for-good = für immer
operator-is-banned = Gesperrt seit { $since }, { $until }. Grund: { $reason }
operator-kind-account = Konto
operator-kind-guest = Gast
operator-kind-operator = Betreiber
operator-lead = Du siehst keine verdeckten Karten, keine Passwörter und keine Notizen, und vom Chat nur, was gemeldet wurde, mit bis zu fünf Zeilen davor. Alles, was du hier tust, wird protokolliert.
operator-log = Protokoll
operator-log-empty = Das Protokoll ist leer.
operator-log-latest = Neueste Einträge
operator-log-more = Was Betreiber getan haben, wann und warum. Niemand kann es ändern.
operator-log-older = Ältere Einträge
operator-logged = { $when }, { $who }: { $deed }. Grund: { $reason }
operator-named = Leute, die „{ $name }“ heißen
operator-new-name = Neuer Name
operator-newest = Neu hinzugekommen
operator-no-reason = keiner genannt
operator-no-reports = Hier gibt es keine Meldungen.
operator-nobody = Niemand gefunden.
operator-none-stuck = Kein Tisch ist festgefahren.
operator-people = Leute
operator-prove = Weiter
operator-reason = Grund
operator-registration-closed = Zurzeit kann hier niemand ein Konto anlegen (registration = "closed").
operator-registration-invitation = Um hier ein Konto anzulegen, braucht man eine Einladung (registration = "invitation").
operator-registration-open = Hier können alle ein Konto anlegen, Einladungen sind dafür nicht nötig (registration = "open").
operator-rename = Namen ersetzen
operator-report = { $who } über { $game }, Tisch { $table }, { $when }
operator-reports = Meldungen
operator-seek = Name oder Nummer (leer lassen für die Neuesten)
operator-seek-button = Suchen
operator-seen = seit { $since }, zuletzt hier { $seen }
operator-settle = Meldung erledigen
operator-settled = Erledigte Meldungen zeigen
operator-stuck = Festgefahrene Tische
operator-stuck-days =
    { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }
operator-stuck-for = Nichts geschehen seit
operator-stuck-more = Über abwesende Spieler entscheiden die anderen am Tisch nach dessen Regeln. Ist niemand mehr da, der entscheiden könnte, kannst du das Spiel ohne Ergebnis beenden.
operator-stuck-one = { $game }, Tisch { $table }, mit { $who }: Zuletzt ist { $ago } etwas geschehen.
operator-this-line = (gemeldet)
operator-title = Für Betreiber
operator-unban = Sperre aufheben
operator-until = bis { $until }
operator-waits-for = Gewartet wird auf { $who }.
operator-was-settled = Erledigt { $when }: { $reason }
register-open = Wähl einen Namen und ein Passwort. Die Einladung gilt bis { $until }.
register-title = Du bist auf { $server } eingeladen
renamed-more = Du heißt jetzt { $name }. Auf der Seite deines Kontos kannst du einen anderen Namen wählen. Grund: { $reason }
renamed-read = Gelesen
renamed-title = Ein Betreiber hat deinen Namen geändert
