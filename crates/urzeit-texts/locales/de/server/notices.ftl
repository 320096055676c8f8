# Was man per Webhook, E-Mail und Push-Nachricht erfährt.

notice-asked = In { $game } wartet eine Frage auf deine Antwort: { $place }
notice-closed = { $game }: Der Tisch wurde geschlossen, bevor ein Spiel begann: { $place }
notice-code = Dein Code ist { $code }. Gib ihn innerhalb einer Stunde auf der Seite ein. Von da an erfährst du unter dieser Adresse, wenn du am Zug bist. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
notice-code-subject = { $server }: Bestätige deine Adresse
notice-deadline = { $game }: Deine Zeit ist um
notice-declined = { $game }: Deine Einladung wurde abgelehnt: { $place }
notice-digest = Das wartet auf dich:
notice-digest-subject =
    { $count ->
        [one] { $server } heute: Ein Tisch wartet auf dich
       *[other] { $server } heute: { $count } Tische warten auf dich
    }
notice-full = Bei { $game } sind alle Plätze besetzt. Komm an den Tisch, dann kann das Spiel beginnen: { $place }
notice-invited = Du bist zu { $game } eingeladen: { $place }
notice-over = { $game } ist zu Ende: { $place }
notice-recovery = Jemand hat ein neues Passwort für dein Konto { $name } angefordert. Dein Code ist { $code }. Gib ihn innerhalb einer Stunde auf der Seite als Wiederherstellungscode ein, zusammen mit einem neuen Passwort. Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
notice-recovery-subject = { $server }: Ein neues Passwort
notice-reminder = In { $game } bleibt dir noch ein Fünftel deiner Zeit: { $place }
notice-said = In { $game } hat dir jemand am Tisch geschrieben: { $place }
notice-stop = Keine solchen Nachrichten mehr: { $link }
notice-stop-button = Keine Nachrichten mehr
notice-stop-in-page = Wenn du keine solchen Nachrichten mehr willst, stell sie auf der Seite deines Kontos unter „Nachrichten“ ab.
notice-stop-title = Keine Nachrichten mehr von { $server }?
notice-stopped = Du bekommst keine Nachrichten mehr von { $server }.
notice-subject =
    { $count ->
        [one] { $server }: Neues von einem Tisch
       *[other] { $server }: Neues von { $count } Tischen
    }
notice-turn = Du bist am Zug in { $game }: { $place }
notice-turn-days =
    { $count ->
        [one] Du bist am Zug in { $game } und hast noch einen Tag Zeit: { $place }
       *[other] Du bist am Zug in { $game } und hast noch { $count } Tage Zeit: { $place }
    }
notice-turn-hours =
    { $count ->
        [0] Du bist am Zug in { $game } und hast noch weniger als eine Stunde Zeit: { $place }
        [one] Du bist am Zug in { $game } und hast noch eine Stunde Zeit: { $place }
       *[other] Du bist am Zug in { $game } und hast noch { $count } Stunden Zeit: { $place }
    }
push-asked = Eine Frage wartet auf deine Antwort.
push-begun = Das Spiel hat begonnen.
push-closed = Der Tisch wurde geschlossen, bevor ein Spiel begann.
push-declined = Deine Einladung wurde abgelehnt.
push-full = Alle Plätze sind besetzt. Komm an den Tisch, dann kann das Spiel beginnen.
push-invited = Du bist zu einem Spiel eingeladen.
push-over = Das Spiel ist aus.
push-reminder = Dir bleibt noch ein Fünftel deiner Zeit.
push-said = Am Tisch hat dir jemand geschrieben.
push-turn = Du bist am Zug.
