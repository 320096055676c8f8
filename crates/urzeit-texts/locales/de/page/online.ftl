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

agreed-no-clock = ohne Uhr
agreed-live = { $minutes } min für jeden, nach jedem Zug { $seconds } s mehr
agreed-slow = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
agreed-turn = ist die Zeit um, macht ein Computerspieler den Zug: { $level }
agreed-rest = ist die Zeit um, spielt ein Computerspieler, bis du zurückkommst: { $level }
agreed-rated = wird gewertet

new-pace-none = so viel Zeit, wie ihr mögt
new-pace-live = zügig, mit Uhr
new-pace-slow = gemächlich, über Tage

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
log-undo = { $who } nimmt etwas zurück.
log-ask = { $who } möchte zurückgehen.
log-agree = { $who } stimmt zu.
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
net-offline-kept = Du bist offline. Deine letzte Wahl ist gespeichert und wird genau einmal gesendet, sobald du wieder online bist.
net-lost-kept = Die Verbindung ist unterbrochen. Deine letzte Wahl ist gespeichert und wird genau einmal gesendet, sobald der Server antwortet.
net-try-now = Jetzt versuchen
net-forget = Meine Wahl verwerfen
net-one-at-a-time = Deine letzte Wahl ist noch nicht gesendet. Eins nach dem anderen: Erst muss klar sein, was aus ihr wird.
gone-table = Vielleicht hat das Spiel begonnen und niemand darf zuschauen, oder du brauchst den Link des Tisches.

bell-title = Was auf dich wartet
bell-turn = Du bist am Zug.
bell-asked = Eine Frage wartet auf deine Antwort.
bell-over = Das Spiel ist aus.
bell-closed = Der Tisch wurde geschlossen, bevor ein Spiel begann.
bell-rematch = Die anderen wollen noch einmal spielen.
ago-now = gerade eben

listed-private = privat

agreed-resigned = gibt jemand auf, spielt ein Computerspieler weiter: { $level }
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
