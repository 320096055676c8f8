# Mit anderen spielen: die Verbindung, Listen und Filter, neue Tische, Mitteilungen, mitgebrachte Aufzeichnungen.
net-offline = Du bist offline. Was hier zu sehen ist, bleibt; es geht weiter, sobald wieder ein Netz da ist.
net-offline-kept = Du bist offline. Was du gewählt hast, ist aufgehoben und wird einmal gesendet, sobald wieder ein Netz da ist.
net-lost-kept = Die Verbindung ist unterbrochen. Was du gewählt hast, ist aufgehoben und wird einmal gesendet, sobald der Server antwortet.
net-try-now = Jetzt versuchen
net-forget = Meine Wahl verwerfen
net-one-at-a-time = Deine letzte Wahl wartet noch darauf, gesendet zu werden. Eins nach dem anderen: Erst muss klar sein, was aus ihr wird.
net-tries = Die Seite versucht es alle paar Sekunden von selbst.
gone-invite = Vielleicht ist der Link alt: Das Spiel hat begonnen, alle Plätze sind besetzt, oder der Tisch wurde geschlossen. Bitte um einen neuen Link.
gone-table = Vielleicht hat das Spiel begonnen und niemand darf zusehen, oder der Tisch ist nur für die, die seinen Link haben.

bell-title = Was auf dich wartet
bell-turn = Du bist am Zug.
bell-over = Das Spiel ist aus.
bell-rematch = Die anderen wollen noch einmal spielen.
ago-now = gerade eben

arrival-invited = Jemand möchte mit dir spielen
arrival-invited-lead = Sag einen Namen, und du sitzt am Tisch. Ein Konto brauchst du nicht.
arrival-invited-button = Mitspielen
arrival-look = Erst einmal ansehen

listed-private = privat
filter-title = Was du suchst
filter-any-game = alle Spiele
filter-any-pace = jedes
filter-any-players = beliebig viele
filter-any-rated = alle
filter-pace-none = ohne Uhr
filter-pace-live = live
filter-pace-slow = langsam
filter-rated-true = gewertet
filter-rated-false = nicht gewertet
filter-free = Nur mit freien Plätzen
filter-clear = Alle zeigen
lobby-nothing-found = So ein Tisch ist gerade nicht offen. Suche weniger genau, oder mach selbst einen auf.

new-seats-more = Computerspieler setzen sich sofort. Ein Platz „für wer den Link hat“ bleibt frei, bis jemand über deinen Einladungslink kommt.
new-plays = Was Platz { $seat } spielt
new-pace-none-more = Niemand wird gedrängt, niemand verliert durch Zeit. Gut unter Freunden.
new-pace-live-more = Alle sitzen zur selben Zeit am Tisch. Die Zeit läuft nur für die, die gerade wählen müssen.
new-pace-slow-more = Alle spielen, wann sie mögen, innerhalb so vieler Tage je Zug. Im Urlaub, den du in deinem Konto nimmst, steht die Uhr.
new-level-resigned = Computerspieler für die, die aufgeben
new-level-more = Wer aufgibt, dessen Platz übernimmt ein Computerspieler, damit die anderen weiterspielen können. Ohne andere Wahl ist er mittelstark.
new-visible-open = Alle finden ihn in der Lobby
new-visible-open-more = Den Link kannst du trotzdem verschicken.
new-visible-link = Privat: nur wer den Link hat
new-visible-link-more = Der Tisch steht in keiner Liste.
new-spectators-more = Sie sehen, was alle sehen dürfen: keine Hände, keine Geheimnisse.
new-begins-more = Sonst beginnt, wer den Tisch aufgemacht hat.
new-rated-more = Dann spielen nur Menschen. Es gibt eine Wertung für jedes Spiel und jede Spielerzahl.
new-rated-not = Mit Computerspielern zählt das Spiel nicht für die Wertung.
new-confirm-more = Bis dahin nimmt jeder Eigenes allein zurück, danach nur, wenn alle zustimmen.
agreed-resigned = wer aufgibt, wird ersetzt ({ $level })
agreed-confirm = Züge werden bestätigt; bis dahin kann man sie zurücknehmen
agreed-no-confirm = Züge werden nicht bestätigt

room-you = du
room-share = Teilen
room-watching = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
play-you-asked = Du bittest, ein Stück zurückzugehen. Die anderen müssen zustimmen.
play-withdraw = Zurückziehen
play-agreed = Zugestimmt hat: { $who }.
play-you-want-end = Du hast vorgeschlagen, ohne Ergebnis aufzuhören. Die anderen müssen zustimmen.

chat-nothing = Noch hat niemand etwas gesagt.
chat-report = Melden
chat-report-who = { $who } melden
report-what = Was stimmt nicht?
report-more = Wer diesen Server betreibt, liest es zusammen mit der Zeile.
report-send = Melden
report-done = Gemeldet. Danke.

fair-here = All das hat dein Browser aus der Aufzeichnung ausgerechnet; du musstest niemandem glauben.

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
messages-more = Solange Urzeit in irgendeinem Fenster offen ist, kann dein Browser dir sagen, wenn du anderswo am Zug bist.
messages-want = Sag mir, wenn ich am Zug bin
messages-refused = Dein Browser erlaubt es nicht. Erlaube dieser Seite Mitteilungen in seinen Einstellungen und versuche es noch einmal.
messages-never = Dieser Browser kennt keine Mitteilungen.

open-link = Eine Aufzeichnung öffnen
open-title = Eine Aufzeichnung öffnen
open-more = Ein gespeichertes Spiel: Spiel es nach, analysiere es, oder spiel von jeder Stelle an weiter. Es bleibt in diesem Browser; kein Server sieht es.
open-file = Eine Datei (.urz)
open-paste = Oder füge sie hier ein; sie beginnt mit „urzeit 1“
open-button = Öffnen
open-other = Eine andere Aufzeichnung öffnen
open-wrong = Zeile { $line }: { $problem }
open-right = { $count ->
    [one] Den Eintrag davor nachspielen
   *[other] Die { $count } Einträge davor nachspielen
}
