# Mit anderen spielen: Ankunft, Lobby, Tische, Konten.
page-online = Online
page-online-turns = Online, { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
online-wait = Einen Moment …
online-lost = Die Verbindung ist unterbrochen und wird gerade wiederhergestellt. Nichts, was du getan hast, geht verloren.
sure-question = Wirklich?
sure-no = Nein

quick-play = Mit anderen spielen
lobby-turns = Du bist am Zug
listed-free = { $free ->
    [0] { $players } Plätze, alle besetzt
    [one] einer von { $players } Plätzen ist frei
   *[other] { $free } von { $players } Plätzen sind frei
}
listed-by = Tisch von { $who }
listed-waits = Zum Tisch
listed-join = Mitspielen
listed-play = Spielen
listed-watch = Zuschauen
listed-go = Zum Spiel
listed-look = Ansehen
listed-bot = { $who } (Bot)

agreed-turn = ist die Zeit um, macht ein Computerspieler den Zug: { $level }
agreed-rest = ist die Zeit um, spielt ein Computerspieler, bis du zurückkommst: { $level }
agreed-rated = wird gewertet

room-sit-down = Platz nehmen
room-invites = { $who } lädt dich zu { $game } ein
room-players = für { $count } Spieler
room-copy = Link kopieren
room-copied = Kopiert

play-asks-back = { $who } möchte ein Stück zurückgehen.
play-wants-end = { $who } möchte das Spiel ohne Ergebnis beenden.
play-agree = Zustimmen
play-refuse = Ablehnen
play-go-on = Weiterspielen
play-stand-in = Deine Zeit war um; auf deinem Platz spielt jetzt ein Computerspieler.
play-return = Wieder selbst spielen
play-record = Aufzeichnung herunterladen
replay-to-table = Zum Tisch

fair-check = Dieses Spiel prüfen

log-begin = Das Spiel beginnt.
log-close = Das Spiel ist beendet.
log-call-off = { $who } hat nicht rechtzeitig begonnen: Das Spiel fällt aus.
log-undo = { $who } nimmt etwas zurück.
log-ask = { $who } möchte zurückgehen.
log-agree = { $who } stimmt zu.
log-agree-back = { $who } stimmt zu, und das Spiel geht zurück.
log-undone = (zurückgenommen)
log-refuse = { $who } möchte nicht zurückgehen.
log-time-out = Die Zeit von { $who } ist um.
log-stand-in = Ein Computerspieler springt für { $who } ein.
log-return = { $who } ist zurück.
log-resign = { $who } gibt auf.
log-vote-computer = { $who } stimmt dafür, dass ein Computerspieler den Platz von { $whom } übernimmt.
log-vote-substitute = { $who } stimmt dafür, den Platz von { $whom } jemand anderem anzubieten.
log-vote-end = { $who } stimmt dafür, das Spiel zu beenden, weil { $whom } nicht da ist.
log-ask-hand-over = { $who } bittet die anderen zuzustimmen, dass jemand anderes den Platz übernimmt.
log-count = Die Zeit, über { $who } zu entscheiden, ist um.
log-offer = { $who } bietet den Platz jemand anderem an.
log-keep = { $who } behält den Platz.
log-substitute = { $who } übernimmt den Platz.
log-end-game = { $who } möchte das Spiel ohne Ergebnis beenden.
log-go-on = { $who } möchte weiterspielen.
log-pause = { $who } macht Urlaub.
log-resume = { $who } ist aus dem Urlaub zurück.
log-order = Eine Anweisung von { $who } greift.

# Mit anderen spielen: die Verbindung, Listen und Filter, neue Tische, Mitteilungen, mitgebrachte Aufzeichnungen.
net-offline = Du bist offline. Was du hier siehst, bleibt stehen; es geht weiter, sobald du wieder online bist.
net-offline-kept = Du bist offline. Deine letzte Wahl ist gespeichert und wird gesendet, sobald du wieder online bist.
net-lost-kept = Die Verbindung ist unterbrochen. Deine letzte Wahl ist gespeichert und wird gesendet, sobald der Server antwortet.
net-try-now = Jetzt versuchen
net-forget = Meine Wahl verwerfen
net-one-at-a-time = Deine letzte Wahl ist noch nicht gesendet. Eins nach dem anderen: Erst muss klar sein, was aus ihr wird.
gone-table = Vielleicht hat das Spiel begonnen und niemand darf zuschauen, oder du brauchst den Link des Tisches.

bell-title = Was auf dich wartet
bell-turn = Du bist am Zug.
bell-asked = Eine Frage wartet auf deine Antwort.
bell-full = Alle Plätze sind besetzt. Komm an den Tisch, dann kann das Spiel beginnen.
bell-over = Das Spiel ist aus.
bell-closed = Der Tisch wurde geschlossen, bevor ein Spiel begann.
bell-rematch = { $who } möchte noch einmal spielen.
ago-now = gerade eben

listed-private = privat
listed-no-result = ohne Ergebnis

agreed-resigned = gibt jemand auf, spielt ein Computerspieler weiter: { $level }
agreed-resigned-two = gibt jemand auf, hat die andere Person gewonnen
agreed-confirm = Züge werden bestätigt und können bis dahin zurückgenommen werden
agreed-no-confirm = Züge werden nicht bestätigt

room-share = Teilen
play-you-asked = Du möchtest ein Stück zurückgehen. Die anderen müssen zustimmen, bevor jemand weiterspielt.
play-withdraw = Zurückziehen
play-agreed = { $count ->
    [one] { $who } hat schon zugestimmt.
   *[other] { $who } haben schon zugestimmt.
}
play-you-want-end = Du hast vorgeschlagen, das Spiel ohne Ergebnis zu beenden. Die anderen müssen zustimmen, bevor jemand weiterspielt.

open-link = Eine Aufzeichnung öffnen
open-title = Eine Aufzeichnung öffnen
open-more = Ein gespeichertes Spiel: Spiel es nach, analysiere es, oder spiel von jeder Stelle aus weiter. Es bleibt in diesem Browser; kein Server sieht es.
open-file = Eine Datei (.urz)
open-paste = Oder füge sie hier ein; sie beginnt mit „urzeit 1“
open-button = Öffnen
open-other = Eine andere Aufzeichnung öffnen
open-wrong = Zeile { $line }: { $problem }
open-right = { $count ->
    [one] Den Eintrag davor nachspielen
   *[other] Die { $count } Einträge davor nachspielen
}
fair-proved = Die Prüfung bestätigt den Zufall dieses Spiels.
fair-unproved = Die Prüfung kann den Zufall dieses Spiels nicht bestätigen.
fair-here = All das hat dein Browser aus der Aufzeichnung ausgerechnet; du musst niemandem glauben.
online-no-server = Der Server ist nicht zu erreichen.
online-no-server-more = Gegen den Computer und zu mehreren an einem Bildschirm kannst du trotzdem spielen.
online-try-again = Noch einmal versuchen
arrival-title = Mit anderen spielen
arrival-lead = Ein Name genügt.
arrival-name = Name
arrival-password = Passwort
arrival-code = Wiederherstellungscode
arrival-guest-button = Als Gast spielen
arrival-sign-in = Ich habe ein Konto
arrival-session-button = Anmelden
arrival-register = Ein Konto anlegen
arrival-register-more = Mit einem Konto kannst du dich überall anmelden und behältst deine Spiele und Wertungen.
arrival-register-button = Konto anlegen
arrival-recover = Ich habe mein Passwort vergessen
arrival-recover-button = Neues Passwort setzen
arrival-recover-more = Du brauchst deinen Wiederherstellungscode. Hat dein Konto eine bestätigte E-Mail-Adresse, kannst du dir dorthin einen schicken lassen: Gib deinen Namen ein und fordere ihn an.
arrival-recover-mail = Schick mir einen Code per E-Mail
arrival-recover-mailed = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Code dorthin unterwegs. Er gilt eine Stunde lang.
arrival-write-down = Dein Wiederherstellungscode
arrival-write-down-more = Falls du dein Passwort vergisst, kannst du es mit diesem Code einmal ersetzen. Schreib ihn jetzt auf: Er wird nie wieder gezeigt.
arrival-written-down = Ich habe ihn aufgeschrieben
lobby-title = Lobby
lobby-find = Einen Tisch finden
lobby-you = Du bist { $who }.
lobby-account = Dein Konto
lobby-online = { $count ->
    [0] Gerade ist niemand online.
    [one] Eine Person ist online.
   *[other] { $count } Personen sind online.
}
lobby-online-alone = Gerade ist sonst niemand online.
quick-looking = Mitspieler werden gesucht …
lobby-make = Neuer Tisch
lobby-make-more = Für Freunde oder ein Spiel nach deinem Geschmack: Du wählst Mitspieler, Optionen und Zeit und verschickst den Link.
quick-play-more = Mit allen, die gerade da sind: Ein Klick führt an einen Tisch, an dem zügig mit Uhr gespielt wird.
lobby-running = Deine Spiele
lobby-waiting = Deine Tische, an denen noch jemand fehlt
lobby-open = Offene Tische
lobby-nothing-open = Gerade ist kein Tisch offen. Mach einen auf und schick jemandem den Link.
lobby-offered = Spiele, in denen ein Platz frei wird
lobby-watch = Spiele zum Zuschauen
lobby-over = Deine letzten Spiele
agreed-unrated = wird nicht gewertet
agreed-spectators = andere dürfen zuschauen
agreed-no-spectators = niemand darf zuschauen
agreed-open = steht in der Lobby
agreed-link = nur mit dem Link
new-seat-me = ich
new-seat-open = wer mag
new-seat-invited = wer den Link hat
new-seat-person = bleibt
new-pace = Zeit
new-pace-label = Tempo
new-time-out = Wenn die Zeit um ist, spielt ein Computerspieler
new-time-out-nothing = gar nicht
new-time-out-turn = nur diesen Zug
new-time-out-rest = bis der Spieler zurückkommt
new-level = Stufe dieses Computerspielers
new-who = Wer dabei sein kann
new-spectators = Andere dürfen zuschauen
new-begins = Anfangen, sobald alle Plätze besetzt sind
new-rated = Das Spiel wird gewertet
new-confirm = Züge werden bestätigt und können bis dahin zurückgenommen werden
new-make = Tisch aufmachen
room-how-to-play = So wird { $game } gespielt
room-waits = Es sind noch Plätze frei. Schick den Link an alle, die mitspielen sollen.
room-waits-begins = Es sind noch Plätze frei. Sobald alle besetzt sind, beginnt das Spiel.
room-waits-link-begins = Es sind noch Plätze frei. Schick den Link an alle, die mitspielen sollen. Sobald alle Plätze besetzt sind, beginnt das Spiel.
room-waits-for = Noch nicht da: { $who }.
room-waits-for-begins = Noch nicht da: { $who }. Sobald alle Plätze besetzt sind, beginnt das Spiel.
room-has-room = Am Tisch ist noch Platz.
room-full = Alle Plätze sind besetzt. Der Spieler, der den Tisch aufgemacht hat, kann das Spiel beginnen.
room-full-here = Alle Plätze sind besetzt. Das Spiel beginnt, sobald alle an den Tisch gekommen sind. Kommt jemand nicht rechtzeitig, ist dieser Platz wieder frei.
room-full-yours = Alle Plätze sind besetzt. Du kannst anfangen.
room-free = frei
room-invited = für jemanden, der den Link hat
room-kept = eingeladen: { $who }
room-sit = Hier sitzen
room-taken = { $count ->
    [0] noch sitzt niemand
    [one] ein Platz ist besetzt
   *[other] { $count } Plätze sind besetzt
}
room-fill = Mit Computerspielern beginnen
room-fill-lead = Seit einer Minute ist niemand gekommen. Du kannst jetzt beginnen, mit Computerspielern auf den freien Plätzen, oder warten: Bis das Spiel beginnt, bleiben die Plätze frei.
room-leave = Den Tisch verlassen
room-abort = Das Spiel absagen
room-aborted = Dieses Spiel wurde abgesagt.
room-called-off = { $who } hat nicht rechtzeitig begonnen. Das Spiel fällt deshalb aus, und nichts wird gezählt.
room-called-off-you = Du hast nicht rechtzeitig begonnen, deshalb fällt das Spiel aus, und nichts wird gezählt.
room-begin-soon = Jeder trifft seine erste Wahl innerhalb einer Minute, nachdem er gefragt wird; sonst fällt das Spiel aus.
room-invite = Link für alle, die mitspielen sollen
room-facts = Was vereinbart ist
room-commitment = Der Fingerabdruck des Startwerts, der hinterher zeigt, dass niemand Würfel und Karten ausgesucht hat:
play-you-watch = Du schaust zu.
play-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
play-menu = Mehr
play-offer = Meinen Platz abgeben
away-you = Deine Zeit war um; die anderen können beschließen, ohne dich weiterzuspielen.
away-you-play = Deine Zeit war um; die anderen können beschließen, ohne dich weiterzuspielen. Spiel deinen Zug, um im Spiel zu bleiben.
away-here = Ich bin da
away-other = Die Zeit von { $who } war um. Wie soll es weitergehen?
away-other-turn = Die Zeit von { $who } war um, ein Computerspieler macht den Zug. Wie soll es weitergehen?
away-other-rest = Die Zeit von { $who } war um, ein Computerspieler springt ein. Wie soll es weitergehen?
away-decide = Entscheiden …
away-later = Später
away-how = Wie wird das entschieden?
away-how-more = Sind sich alle Anwesenden einig, geschieht es sofort. Sonst entscheiden die meisten Stimmen, sobald seit der ersten etwa so viel Zeit vergangen ist, wie ein Zug dauern darf; bei Gleichstand übernimmt ein Computerspieler den Platz.
away-vote-ends = Die Stimmen werden am { $when } gezählt.
away-computer = Computer übernimmt
away-substitute = Ersatz suchen
away-end = Spiel beenden
away-votes-computer = { $who } ist für einen Computerspieler.
away-votes-substitute = { $who } ist für einen Ersatz.
away-votes-end = { $who } ist dafür, das Spiel zu beenden.
offer-agree = Zustimmen
offer-asked = { $who } möchte den Platz abgeben. Weil dieses Spiel gewertet wird, müssen erst alle anderen zustimmen. Die Bitte gilt bis zum Ende des nächsten Zugs von { $who }.
offer-by-holder = { $who } bietet den Platz jemand anderem an.
offer-by-others = { $who } ist nicht da; der Platz wird jemand anderem angeboten.
offer-ends = Übernimmt ihn niemand bis zum { $when }, bekommt ihn ein Computerspieler.
offer-keep = Meinen Platz behalten
offer-take = Den Platz von { $who } übernehmen
offer-counts = Dieses Spiel für meine Wertung zählen
offer-link = Link für jemanden, der den Platz übernimmt
play-ask-back = Um Rücknahme meiner letzten Wahl bitten
play-end-game = Ein Ende ohne Ergebnis vorschlagen
play-resign = Aufgeben
play-rematch = Noch einmal spielen
play-rematch-waits = Zum neuen Spiel
play-next = Nächster Tisch
play-next-more = Der nächste Tisch, der auf dich wartet
clock-title = Spieler
clock-days = { $days } T { $hours } Std
chat-title = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-players-only = Solange das Spiel läuft, dürfen nur die Spieler schreiben.
chat-mute = Stummschalten
chat-mute-who = { $who } stummschalten
chat-line-more = Mehr zu dieser Zeile von { $who }
person-guest = Gast
person-account = mit Konto
person-since = seit { $day }
person-tally = { $game }: { $finished ->
    [one] ein Spiel beendet
   *[other] { $finished } Spiele beendet
}, { $won } gewonnen
person-tally-bots = von Bots: { $finished ->
    [one] ein Spiel beendet
   *[other] { $finished } Spiele beendet
}, { $won } gewonnen
person-ratings = Wertungen
person-game = Spiel
person-players = Personen
person-history = Beendete Spiele
person-more = Mehr zeigen
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-unmute = Nicht mehr stummschalten
person-muted = Stummgeschaltet. Du siehst nicht mehr, was diese Person schreibt.
person-blocked = Blockiert. Diese Person kann sich nicht mehr an deine Tische setzen.
account-profile = Wie andere dich sehen
account-register = Dieses Konto behalten
account-register-more = Du bist als Gast hier. Mit einem Passwort behältst du deine Spiele und kannst dich auch auf anderen Geräten anmelden.
account-name = Name
account-rename = Namen ändern
account-profile-public = Alle dürfen mein Profil sehen
account-profile-more = Sonst sehen nur Leute, die einen Namen angegeben haben, deine Wertungen und Spiele.
account-language = Sprache der Nachrichten an mich
account-language-more = Nachrichten außerhalb der Seite kommen in der Sprache, die du hier wählst.
account-done = Erledigt.
account-save = Speichern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-password-more = Ein neues Passwort meldet dich überall sonst ab; alle Schlüssel von Bots und die Adresse deines Kalenders werden ungültig.
account-used = zuletzt benutzt { $ago }
account-code = Wiederherstellungscode
account-code-more = Mit ihm kannst du einmal ein vergessenes Passwort ersetzen. Lässt du dir einen neuen geben, gilt der alte nicht mehr.
account-code-button = Neuer Wiederherstellungscode
account-farewell = Abschied
account-export = Alle meine Daten herunterladen
account-sign-out = Abmelden
account-sign-out-all = Überall abmelden
account-sign-out-guest = Abmelden und alles verlieren
account-delete = Konto löschen
account-delete-more = Das ist endgültig. Spiele, die andere mit dir gespielt haben, bleiben erhalten, aber ohne deinen Namen.
holiday-title = Urlaub
holiday-more = Im Urlaub stehen deine Uhren in gemächlichen Spielen still.
holiday-none = Urlaubstage, die du in diesem Jahr noch hast: { $left }.
holiday-until = Du bist bis { $day } im Urlaub. Urlaubstage, die du in diesem Jahr noch hast: { $left }.
holiday-days = Tage
holiday-take = Ab jetzt Urlaub nehmen
holiday-end = Urlaub beenden
outside-title = Nachrichten
outside-more = Der Server kann dir Bescheid sagen, wenn du am Zug bist oder deine Antwort gefragt ist: über einen Chat-Dienst oder per E-Mail.
outside-webhook = Adresse für Nachrichten (Webhook)
outside-live = Auch bei zügigen Spielen
outside-mail = E-Mail-Adresse
outside-code = Code aus der E-Mail
outside-confirm = Adresse bestätigen
outside-confirmed = Die Adresse ist bestätigt.
calendar-title = Kalender
calendar-more = Dein Kalender kann zeigen, wann deine Zeit an jedem Tisch um ist: Abonniere dort eine Adresse, die nur du kennst. Alle, die sie haben, sehen deine Fristen und sonst nichts.
calendar-make = Adresse erzeugen
calendar-renew = Andere Adresse erzeugen
calendar-end = Adresse löschen
calendar-write-down = Kopiere diese Adresse in dein Kalenderprogramm. Sie wird nicht noch einmal gezeigt.
program-on = { $browser } unter { $system }
program-other = anderes Programm
sessions-title = Wo du angemeldet bist
sessions-more = Wenn du etwas davon nicht kennst, wähl ein neues Passwort.
sessions-this = diese Seite
tokens-title = Bots
tokens-more = Mit einem Schlüssel kann ein Programm in deinem Namen Platz nehmen und spielen, aber sonst nichts. Alle sehen, dass es ein Bot ist. Mit einem neuen Passwort, oder wenn du dich überall abmeldest, werden alle Schlüssel ungültig.
tokens-name = Name des Bots
tokens-make = Neuer Schlüssel
tokens-unused = noch nicht benutzt
tokens-write-down = Kopiere diesen Schlüssel jetzt: Er wird nie wieder gezeigt.
shunned-title = Stummgeschaltet und blockiert
shunned-mute = stummgeschaltet
shunned-block = blockiert
shunned-stop = Aufheben
net-tries = Die Seite versucht es alle paar Sekunden von selbst.
gone-invite = Vielleicht ist der Link veraltet: Das Spiel hat schon begonnen, alle Plätze sind besetzt, oder der Tisch wurde geschlossen. Bitte um einen neuen Link.
arrival-invited-lead = Gib einen Namen an, und du sitzt am Tisch. Ein Konto brauchst du nicht.
arrival-invited-button = Mitspielen
arrival-rated-lead = Dieses Spiel wird gewertet, dafür braucht es ein Konto. Wähle einen Namen und ein Passwort, und du sitzt am Tisch.
arrival-hidden = Das ist nicht für alle zu sehen
arrival-hidden-lead = Vielleicht stimmt der Link nicht, oder nur manche dürfen sehen, wohin er führt. Spielst du dort mit, dann melde dich an.
filter-title = Was du suchst
filter-ratings = Wertungen
filter-any-game = alle Spiele
filter-any-pace = egal
filter-any-players = beliebig viele
filter-any-rated = alle
filter-rated-true = gewertet
filter-rated-false = nicht gewertet
filter-free = Nur mit freien Plätzen
filter-clear = Alle zeigen
lobby-nothing-found = So ein Tisch ist gerade nicht offen. Such weniger genau, oder mach selbst einen auf.
new-seats-more = Computerspieler setzen sich sofort. „Wer den Link hat“ hält einen Platz frei, bis jemand über deinen Einladungslink kommt.
new-level-resigned = Computerspieler, der nach einer Aufgabe weiterspielt
new-level-more = Gibt jemand auf, übernimmt ein Computerspieler den Platz, damit die anderen weiterspielen können. Wählst du nichts anderes, ist er mittelstark.
new-visible-open = Alle finden ihn in der Lobby
new-visible-open-more = Jeder kann sich dazusetzen und spielt, wann er mag: drei Tage für jeden Zug, wenn du unten nichts anderes wählst. Ein solcher Tisch braucht eine Uhr. Kommt eine Woche lang niemand dazu, wird er geschlossen.
new-visible-link = Privat: nur wer den Link hat
new-visible-link-more = Für Freunde: Du verschickst den Link, sonst findet niemand den Tisch. Gespielt wird am Stück und mit Uhr, wenn du unten nichts anderes wählst. Kommt eine Woche lang niemand dazu, wird er geschlossen.
new-spectators-more = Sie sehen nur, was alle sehen dürfen: keine Handkarten, keine Geheimnisse.
new-begins-more = Sonst beginnst du das Spiel, wenn du so weit bist.
new-rated-more = Für Menschen mit Konto und für Bots, die unter sich gewertet werden. Für jedes Spiel und jede Spielerzahl gibt es eine eigene Wertung. Ein gewertetes Spiel, das begonnen hat, lässt sich nicht mehr absagen.
new-rated-not = Mit Computerspielern zählt das Spiel nicht für die Wertung.
new-rated-guest = Gewertete Spiele gibt es nur mit Konto: Wähl zuerst in deinem Konto ein Passwort.
new-rated-clock = Gewertete Spiele brauchen eine Uhr.
new-rated-short-clock = Gewertete Spiele geben allen mindestens eine Minute oder eine Stunde je Zug.
new-rated-setup = Gewertete Spiele haben kein eigenes Brett, keine eigenen Zahlen und keinen festen Startspieler.
new-rated-stand-in = In gewerteten Spielen ist der Computerspieler, der nach Ablauf der Zeit weiterspielt, höchstens mittel.
new-confirm-more = Bis dahin kann jeder allein zurücknehmen, was er gewählt hat, danach nur, wenn alle zustimmen.
room-you = du
room-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
chat-nothing = Noch hat niemand etwas gesagt.
chat-report = Melden
chat-report-who = { $who } melden
report-what = Was stimmt nicht?
report-more = Die Betreiber dieses Servers lesen deine Meldung zusammen mit der Zeile und bis zu fünf Zeilen davor.
report-send = Melden
report-done = Gemeldet. Danke.
person-nothing = Noch kein Spiel beendet.
person-share = { $share } % gewonnen
person-rated = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
person-bots = unter Bots
person-sure = gefestigt
person-provisional = vorläufig
person-replay = Nachspielen
person-record = Aufzeichnung
messages-title = Mitteilungen dieses Browsers
messages-more = Solange Urzeit in irgendeinem Fenster offen ist, kann dein Browser dir Bescheid sagen, wenn du an einem anderen Tisch am Zug bist.
messages-want = Sag mir Bescheid, wenn ich am Zug bin
messages-refused = Dein Browser lässt das nicht zu. Erlaube dieser Seite in seinen Einstellungen Mitteilungen und versuch es noch einmal.
messages-never = Dieser Browser kann keine Mitteilungen zeigen.
push-want = Sag mir auch Bescheid, wenn Urzeit geschlossen ist
push-refused = Der Push-Dienst deines Browsers ist nicht erreichbar. Versuch es später noch einmal.
push-never = Wenn du auch bei geschlossener Seite Bescheid bekommen willst, nimm einen Browser, der Push-Mitteilungen unterstützt. Auf iPhone und iPad musst du Urzeit zuerst zum Home-Bildschirm hinzufügen.
person-progress = { $games ->
    [one] Die Wertung nach einem Spiel: von { $first } auf { $last }.
   *[other] Die Wertung über { $games } Spiele: von { $first } auf { $last }, mindestens { $least }, höchstens { $most }.
}
person-progress-table = Spiel für Spiel
person-progress-day = Tag
person-progress-rating = Wertung
person-progress-change = Änderung
