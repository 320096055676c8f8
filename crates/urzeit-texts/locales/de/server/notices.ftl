# Was man per Webhook und E-Mail erfährt.

notice-code = Dein Code ist { $code }. Gib ihn innerhalb einer Stunde auf der Seite ein, dann sagt Urzeit dir unter dieser Adresse Bescheid, wenn du am Zug bist. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
notice-code-subject = Urzeit: Bestätige deine Adresse
notice-over = { $game } ist zu Ende: { $place }
notice-stop = Keine solchen Nachrichten mehr: { $link }
notice-stop-button = Keine Nachrichten mehr
notice-stop-in-page = Wenn du keine solchen Nachrichten mehr willst, stell sie auf der Seite deines Kontos unter „Nachrichten“ ab.
notice-stop-title = Keine Nachrichten mehr von Urzeit?
notice-stopped = Du bekommst keine Nachrichten mehr von Urzeit.
notice-subject =
    { $count ->
        [one] Urzeit: Neues von einem Tisch
       *[other] Urzeit: Neues von { $count } Tischen
    }
notice-turn = Du bist am Zug in { $game }: { $place }
