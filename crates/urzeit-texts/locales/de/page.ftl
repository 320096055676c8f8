# Die Seite. Namen der Spiele, Gelände und Ablehnungen stehen in den Dateien der Spiele.
page-part-again = Noch einmal versuchen
page-part-lost = Dieser Teil der Seite ließ sich nicht laden. Besteht eine Verbindung?
page-renewed = Die Seite wurde auf dem Server erneuert. Lade sie neu, dann geht es weiter; deine Spiele bleiben.
page-reload = Seite neu laden
page-skip = Zum Inhalt springen
page-language = Sprache
page-not-found = Diese Seite gibt es nicht.
page-to-start = Zum Anfang

home-title = Drei Spiele vom Anfang der Welt
home-lead = Einen jungen Kontinent besiedeln, eine Welt bauen und bevölkern oder als Amöbe durch die Ursuppe schwimmen: sofort gegen den Computer, zu mehreren an einem Bildschirm oder mit Freunden überall.
home-games = Spiele
home-play = Jetzt spielen
home-you = Gast
home-genesis = Plättchen auf den jungen Kontinent legen und die größten Herden haben, wenn das Land voll ist. Zwanzig Minuten, zwei bis vier Personen.
home-lords = Feld für Feld eine Welt bauen, sie mit Barbaren bevölkern, kämpfen und zivilisieren. Eine Stunde, zwei bis fünf Personen.
home-ursuppe = Amöben treiben, fressen, teilen sich und kaufen Gene, während sich die Suppe um sie verändert. Anderthalb Stunden, zwei bis sechs Personen.
home-friends = Online mit anderen spielen
home-kept = Spiele in diesem Browser
home-running = läuft noch
home-over = ist zu Ende
home-misfit = passt nicht mehr zu den Regeln, die berichtigt wurden
home-forget = Entfernen
home-no-room = Dieser Browser bewahrt keine Spiele auf: Bitte erlaube ihm, Daten dieser Seite zu speichern.

table-gone = Dieses Spiel ist nicht in diesem Browser gespeichert.
table-other-window = Das Spiel ging in einem anderen Fenster dieses Browsers weiter. So steht es jetzt.
table-unsaved = Dieser Browser hat keinen Platz für das, was zuletzt geschah: Es ist fort, wenn du diese Seite schließt oder neu lädst. Entferne Spiele, die du nicht mehr brauchst, oder erlaube dem Browser, Daten dieser Seite zu speichern; mit dem nächsten Zug ist dann alles aufbewahrt.
thinker-lost = Das Programm der Computerspieler ließ sich nicht laden oder ist stehen geblieben, darum kommt keine Antwort.
table-your-turn = Du bist am Zug.
table-turn = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
table-confirm-first = Bestätige zuerst deinen Zug oder nimm ihn zurück.
table-confirms-first = Zuerst muss { $who } den Zug bestätigen.
table-thinks = { $count ->
    [one] { $who } denkt nach …
   *[other] { $who } denken nach …
}
table-and = { $first } und { $last }
table-waits = Der Tisch wartet.
table-confirm-turn = Ist das dein Zug? Bestätige ihn oder nimm etwas zurück.
table-confirm-turn-of = { $who }, ist das dein Zug? Bestätige ihn oder nimm etwas zurück.
table-confirm = Zug bestätigen
table-undo = Zurücknehmen
table-winner = { $count ->
    [one] Das Spiel ist zu Ende. Gewonnen hat { $who }.
   *[other] Das Spiel ist zu Ende. Den Sieg teilen sich { $who }.
}
table-typed = Zug eintippen
table-log = Was geschah
page-menu = Menü
page-rules = Regeln
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-law = Die Regeln im Einzelnen
rules-nothing = Nichts gefunden.
rules-wait = Die Regeln werden geladen …
rules-lost = Die Regeln lassen sich gerade nicht laden. Versuche es noch einmal, wenn du online bist.
home-set-up = Mitspieler und Optionen
setup-who = Wer spielt
setup-seat = Platz { $seat }
setup-plays = Was Platz { $seat } spielt
setup-a-person = ein Mensch
setup-person = Spieler { $seat }
setup-name = Name
setup-add = Mitspieler hinzufügen
setup-remove = Mitspieler entfernen
setup-presets = Übliche Zusammenstellungen
setup-options = Optionen
setup-confirm = Meinen Zug bestätigen lassen, damit ich ihn zurücknehmen kann
setup-confirm-more = Bis du bestätigst, spielt niemand weiter.
setup-not-allowed = Mit dieser Zahl von Mitspielern erlauben die Regeln diese Optionen nicht.
setup-begin = Anfangen
level-beginner = Computer (Anfänger)
level-easy = Computer (leicht)
level-medium = Computer (mittel)
level-hard = Computer (schwer)
level-master = Computer (Meister)
table-replay = Das Spiel noch einmal durchgehen
table-again = Noch einmal spielen
table-other = Ein anderes Spiel
replay-none = Dieses Spiel lässt sich nicht durchgehen. Bei Spielen mit verdeckter Hand geht es, wenn sie zu Ende sind.
replay-at = { $entry } von { $last }
replay-entry = Stelle im Spiel
replay-back = Einen Eintrag zurück
replay-forth = Einen Eintrag weiter
replay-what-if = Was wäre, wenn? Von hier aus weiterspielen
replay-misfit = Seit diesem Spiel wurden die Regeln berichtigt. Du kannst es durchgehen, so weit es zu ihnen passt, von jeder Stelle aus weiterspielen und die Aufzeichnung herunterladen.
page-no-server = Der Server ist nicht erreichbar.
copy-by-hand = Über diese Verbindung lässt der Browser die Seite nichts kopieren. Der Text ist markiert: Kopiere ihn von Hand.
hint-ask = Tipp
hint-thinks = Denke nach …
review-ask = Das Spiel analysieren
review-title = Aussichten im Verlauf des Spiels
review-progress = Analyse
review-plot = Alle Siegaussichten vom Anfang bis zum Ende
review-chances = Siegaussichten an dieser Stelle: { $chances }.
review-chance = { $who } { $chance }
review-best = Das Beste für { $who }:
review-mistake = { $played } Das hat { $lost } verschenkt. Besser: { $better }
review-flawless = Kein grober Fehler gefunden.

# Mehrere an einem Bildschirm.
pass-title = Gib das Gerät an { $who }
pass-why = Was jetzt kommt, ist nur für { $who } bestimmt. Alle anderen schauen weg.
pass-here = Ich bin { $who }, zeig mir das Spiel
