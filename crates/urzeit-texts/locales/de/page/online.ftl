# Mit anderen spielen: Ankunft, Lobby, Tische, Konten.
page-online = Online
page-online-turns = Online, { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
online-wait = Einen Moment …
online-no-server = Der Server ist nicht zu erreichen.
online-no-server-more = Gegen den Computer und zu mehreren an einem Bildschirm kannst du trotzdem spielen.
online-try-again = Noch einmal versuchen
online-lost = Die Verbindung ist unterbrochen und wird gerade wiederhergestellt. Nichts, was du getan hast, geht verloren.
sure-question = Wirklich?
sure-no = Nein
table-ended = Das Spiel wurde ohne Ergebnis beendet.

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
arrival-write-down = Dein Wiederherstellungscode
arrival-write-down-more = Falls du dein Passwort vergisst, kannst du es mit diesem Code einmal ersetzen. Schreib ihn jetzt auf: Er wird nie wieder gezeigt.
arrival-written-down = Ich habe ihn aufgeschrieben

lobby-title = Lobby
lobby-find = Einen Tisch finden
lobby-you = Du bist { $who }.
lobby-account = Dein Konto
lobby-turns = Du bist am Zug
lobby-make = Neuer Tisch
lobby-running = Deine Spiele
lobby-waiting = Deine Tische, an denen noch jemand fehlt
lobby-open = Offene Tische
lobby-nothing-open = Gerade ist kein Tisch offen. Mach einen auf und schick jemandem den Link.
lobby-watch = Spiele zum Zuschauen
lobby-over = Deine letzten Spiele
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

agreed-no-clock = ohne Uhr
agreed-live = { $minutes } min für jeden, nach jedem Zug { $seconds } s mehr
agreed-slow = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
agreed-turn = ist die Zeit um, macht ein Computerspieler den Zug: { $level }
agreed-rest = ist die Zeit um, spielt ein Computerspieler, bis du zurückkommst: { $level }
agreed-rated = wird gewertet
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
new-pace-none = so viel Zeit, wie ihr mögt
new-pace-live = zügig, mit Uhr
new-pace-slow = gemächlich, über Tage
new-minutes = Minuten für das ganze Spiel
new-seconds = Sekunden mehr nach jedem Zug
new-days = Tage für jeden Zug
new-time-out = Wenn die Zeit um ist
new-time-out-nothing = geschieht nichts weiter
new-time-out-turn = macht ein Computerspieler den Zug
new-time-out-rest = spielt ein Computerspieler, bis der Spieler zurückkommt
new-level = Stufe dieses Computerspielers
new-who = Wer dabei sein kann
new-spectators = Andere dürfen zuschauen
new-begins = Anfangen, sobald alle Plätze besetzt sind
new-rated = Das Spiel wird gewertet
new-confirm = Züge werden bestätigt und können bis dahin zurückgenommen werden
new-make = Tisch aufmachen

room-waits = Es sind noch Plätze frei. Schick den Link an alle, die mitspielen sollen.
room-waits-begins = Es sind noch Plätze frei. Sobald alle besetzt sind, beginnt das Spiel.
room-full = Alle Plätze sind besetzt. Wer den Tisch aufgemacht hat, kann das Spiel beginnen.
room-full-yours = Alle Plätze sind besetzt. Du kannst anfangen.
room-free = frei
room-invited = für jemanden, der den Link hat
room-kept = freigehalten für { $who }
room-sit = Hier sitzen
room-leave = Den Tisch verlassen
room-abort = Das Spiel absagen
room-aborted = Dieses Spiel wurde abgesagt.
room-invite = Link für alle, die mitspielen sollen
room-copy = Link kopieren
room-copied = Kopiert
room-facts = Was vereinbart ist
room-commitment = Der Fingerabdruck des Startwerts, der hinterher zeigt, dass niemand Würfel und Karten ausgesucht hat:

play-you-watch = Du schaust zu.
play-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
play-asks-back = { $who } möchte ein Stück zurückgehen.
play-wants-end = { $who } möchte das Spiel ohne Ergebnis beenden.
play-agree = Zustimmen
play-refuse = Ablehnen
play-go-on = Weiterspielen
play-stand-in = Deine Zeit war um; auf deinem Platz spielt jetzt ein Computerspieler.
play-return = Wieder selbst spielen
play-menu = Mehr
play-ask-back = Um Rücknahme meiner letzten Wahl bitten
play-end-game = Ein Ende ohne Ergebnis vorschlagen
play-resign = Aufgeben
play-rematch = Noch einmal spielen
play-rematch-waits = Zum neuen Spiel
play-next = Nächster Tisch, der auf dich wartet
play-record = Aufzeichnung herunterladen
clock-title = Verbleibende Zeit
clock-days = { $days } T { $hours } Std
replay-to-table = Zum Tisch

chat-title = Gespräch
chat-say = Etwas sagen
chat-send = Senden
chat-players-only = Solange das Spiel läuft, dürfen nur die Spieler schreiben.
chat-mute = Stummschalten
chat-mute-who = { $who } stummschalten

fair-check = Dieses Spiel prüfen
fair-proved = Die Prüfung bestätigt den Zufall dieses Spiels.
fair-unproved = Die Prüfung kann den Zufall dieses Spiels nicht bestätigen.

log-begin = Das Spiel beginnt.
log-close = Das Spiel ist beendet.
log-undo = { $who } nimmt etwas zurück.
log-ask = { $who } möchte zurückgehen.
log-agree = { $who } stimmt zu.
log-refuse = { $who } lehnt ab.
log-time-out = Die Zeit von { $who } ist um.
log-stand-in = Ein Computerspieler springt für { $who } ein.
log-return = { $who } ist zurück.
log-resign = { $who } gibt auf; ein Computerspieler spielt weiter.
log-end-game = { $who } möchte das Spiel ohne Ergebnis beenden.
log-go-on = { $who } möchte weiterspielen.
log-pause = { $who } macht Urlaub.
log-resume = { $who } ist aus dem Urlaub zurück.

person-guest = Gast
person-account = mit Konto
person-since = seit { $day }
person-tally = { $game }: { $finished ->
    [one] ein Spiel beendet
   *[other] { $finished } Spiele beendet
}, { $won } gewonnen
person-ratings = Wertungen
person-game = Spiel
person-players = Personen
person-history = Beendete Spiele
person-more = Mehr zeigen
person-block = Blockieren
person-muted = Du siehst nicht mehr, was diese Person schreibt.
person-blocked = Diese Person kann sich nicht mehr an deine Tische setzen.

account-profile = Wie andere dich sehen
account-register = Dieses Konto behalten
account-register-more = Du bist als Gast hier. Mit einem Passwort behältst du deine Spiele und kannst dich auch auf anderen Geräten anmelden.
account-name = Name
account-rename = Namen ändern
account-language = Mir in dieser Sprache schreiben
account-language-more = Nachrichten außerhalb der Seite kommen in der Sprache, die du hier wählst.
account-done = Erledigt.
account-save = Speichern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
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
outside-more = Der Server kann dir Bescheid sagen, wenn du am Zug bist: über einen Chat-Dienst oder per E-Mail.
outside-webhook = Adresse für Nachrichten (Webhook)
outside-live = Auch bei zügigen Spielen
outside-mail = E-Mail-Adresse
outside-code = Code aus der E-Mail
outside-confirm = Adresse bestätigen
outside-confirmed = Die Adresse ist bestätigt.

tokens-title = Bots
tokens-more = Mit einem Schlüssel kann ein Programm in deinem Namen spielen, aber sonst nichts.
tokens-name = Name des Bots
tokens-make = Neuer Schlüssel
tokens-write-down = Kopiere diesen Schlüssel jetzt: Er wird nie wieder gezeigt.

shunned-title = Stummgeschaltet und blockiert
shunned-mute = stummgeschaltet
shunned-block = blockiert
shunned-stop = Aufheben

# Mit anderen spielen: die Verbindung, Listen und Filter, neue Tische, Mitteilungen, mitgebrachte Aufzeichnungen.
net-offline = Du bist offline. Was du hier siehst, bleibt stehen; es geht weiter, sobald du wieder online bist.
net-offline-kept = Du bist offline. Deine letzte Wahl ist gespeichert und wird genau einmal gesendet, sobald du wieder online bist.
net-lost-kept = Die Verbindung ist unterbrochen. Deine letzte Wahl ist gespeichert und wird genau einmal gesendet, sobald der Server antwortet.
net-try-now = Jetzt versuchen
net-forget = Meine Wahl verwerfen
net-one-at-a-time = Deine letzte Wahl ist noch nicht gesendet. Eins nach dem anderen: Erst muss klar sein, was aus ihr wird.
net-tries = Die Seite versucht es alle paar Sekunden von selbst.
gone-invite = Vielleicht ist der Link veraltet: Das Spiel hat schon begonnen, alle Plätze sind besetzt, oder der Tisch wurde geschlossen. Bitte um einen neuen Link.
gone-table = Vielleicht hat das Spiel begonnen und niemand darf zuschauen, oder du brauchst den Link des Tisches.

bell-title = Was auf dich wartet
bell-turn = Du bist am Zug.
bell-over = Das Spiel ist aus.
bell-rematch = Die anderen wollen noch einmal spielen.
ago-now = gerade eben

arrival-invited = Jemand möchte mit dir spielen
arrival-invited-lead = Gib einen Namen an, und du sitzt am Tisch. Ein Konto brauchst du nicht.
arrival-invited-button = Mitspielen
arrival-table = Ein Tisch, an dem andere spielen
arrival-table-lead = Gib einen Namen an, dann siehst du den Tisch. Ein Konto brauchst du nicht.
arrival-table-button = Ansehen
arrival-look = Erst einmal ansehen

listed-private = privat
filter-title = Was du suchst
filter-any-game = alle Spiele
filter-any-pace = egal
filter-any-players = beliebig viele
filter-any-rated = alle
filter-pace-none = ohne Uhr
filter-pace-live = zügig
filter-pace-slow = gemächlich
filter-rated-true = gewertet
filter-rated-false = nicht gewertet
filter-free = Nur mit freien Plätzen
filter-clear = Alle zeigen
lobby-nothing-found = So ein Tisch ist gerade nicht offen. Such weniger genau, oder mach selbst einen auf.

new-seats-more = Computerspieler setzen sich sofort. „Wer den Link hat“ hält einen Platz frei, bis jemand über deinen Einladungslink kommt.
new-pace-none-more = Niemand wird gedrängt, und niemand verliert wegen der Zeit. Gut unter Freunden.
new-pace-live-more = Alle sitzen zur selben Zeit am Tisch. Die Uhr läuft nur für den, der gerade wählen muss.
new-pace-slow-more = Alle spielen, wann sie mögen, und haben für jeden Zug so viele Tage. Im Urlaub, den du in deinem Konto nimmst, steht die Uhr still.
new-level-resigned = Computerspieler, der nach einer Aufgabe weiterspielt
new-level-more = Gibt jemand auf, übernimmt ein Computerspieler den Platz, damit die anderen weiterspielen können. Wählst du nichts anderes, ist er mittelstark.
new-visible-open = Alle finden ihn in der Lobby
new-visible-open-more = Den Link kannst du trotzdem verschicken.
new-visible-link = Privat: nur wer den Link hat
new-visible-link-more = Der Tisch steht in keiner Liste.
new-spectators-more = Sie sehen nur, was alle sehen dürfen: keine Handkarten, keine Geheimnisse.
new-begins-more = Sonst beginnst du das Spiel, wenn du so weit bist.
new-rated-more = Dann spielen nur Menschen. Für jedes Spiel und jede Spielerzahl gibt es eine eigene Wertung.
new-rated-not = Mit Computerspielern zählt das Spiel nicht für die Wertung.
new-confirm-more = Bis dahin kann jeder allein zurücknehmen, was er gewählt hat, danach nur, wenn alle zustimmen.
agreed-resigned = gibt jemand auf, spielt ein Computerspieler weiter: { $level }
agreed-confirm = Züge werden bestätigt und können bis dahin zurückgenommen werden
agreed-no-confirm = Züge werden nicht bestätigt

room-you = du
room-share = Teilen
room-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
play-you-asked = Du möchtest ein Stück zurückgehen. Die anderen müssen zustimmen.
play-withdraw = Zurückziehen
play-agreed = { $count ->
    [one] { $who } hat schon zugestimmt.
   *[other] { $who } haben schon zugestimmt.
}
play-you-want-end = Du hast vorgeschlagen, das Spiel ohne Ergebnis zu beenden. Die anderen müssen zustimmen.

chat-nothing = Noch hat niemand etwas gesagt.
chat-report = Melden
chat-report-who = { $who } melden
report-what = Was stimmt nicht?
report-more = Der Betreiber dieses Servers liest deine Meldung zusammen mit der Zeile.
report-send = Melden
report-done = Gemeldet. Danke.

fair-here = All das hat dein Browser aus der Aufzeichnung ausgerechnet; du musst niemandem glauben.

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
person-sure = gefestigt
person-provisional = vorläufig
person-replay = Nachspielen
person-record = Aufzeichnung

messages-title = Mitteilungen dieses Browsers
messages-more = Solange Urzeit in irgendeinem Fenster offen ist, kann dein Browser dir Bescheid sagen, wenn du an einem anderen Tisch am Zug bist.
messages-want = Sag mir Bescheid, wenn ich am Zug bin
messages-refused = Dein Browser lässt das nicht zu. Erlaube dieser Seite in seinen Einstellungen Mitteilungen und versuch es noch einmal.
messages-never = Dieser Browser kann keine Mitteilungen zeigen.

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
person-progress = { $games ->
    [one] Die Wertung nach einem Spiel: von { $first } auf { $last }.
   *[other] Die Wertung über { $games } Spiele: von { $first } auf { $last }, mindestens { $least }, höchstens { $most }.
}
person-progress-table = Spiel für Spiel
person-progress-day = Tag
person-progress-rating = Wertung
person-progress-change = Änderung
