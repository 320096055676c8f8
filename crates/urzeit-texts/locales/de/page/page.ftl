# Die Seite. Namen der Spiele, Gelände und Ablehnungen stehen in den Dateien der Spiele.
page-part-again = Noch einmal versuchen
page-part-lost = Dieser Teil der Seite ließ sich nicht laden. Bist du online?
page-renewed = Auf dem Server liegt eine neue Fassung dieser Seite. Lade sie neu, dann geht es weiter; deine Spiele bleiben erhalten.
page-reload = Seite neu laden
page-skip = Zum Inhalt springen
page-language = Sprache
page-not-found = Diese Seite gibt es nicht.
page-to-start = Zur Startseite

home-title = Drei Spiele vom Anfang der Welt
home-lead = Besiedle einen jungen Kontinent, baue und bevölkere eine Welt oder schwimm als Amöbe durch die Ursuppe: sofort gegen den Computer, zu mehreren an einem Bildschirm oder mit Freunden, wo immer sie sind.
home-games = Spiele
home-play = Jetzt spielen
home-you = Gast
home-genesis = Lege Plättchen auf den jungen Kontinent und sorge dafür, dass deine Herden die größten sind, wenn das Land voll ist. Zwanzig Minuten, zwei bis vier Personen.
home-lords = Baue Feld für Feld eine Welt, bevölkere sie mit Barbaren, kämpfe und zivilisiere. Eine Stunde, zwei bis fünf Personen.
home-ursuppe = Amöben treiben, fressen, teilen sich und kaufen Gene, während sich die Suppe um sie herum verändert. Anderthalb Stunden, zwei bis sechs Personen.
home-friends = Online mit anderen spielen
home-kept = Spiele in diesem Browser
home-running = läuft noch
home-over = ist zu Ende
home-misfit = passt nicht mehr zu den inzwischen berichtigten Regeln
home-forget = Entfernen
home-no-room = Dieser Browser bewahrt keine Spiele auf. Bitte erlaube ihm, Daten dieser Seite zu speichern.

table-gone = Dieses Spiel ist nicht in diesem Browser gespeichert.
table-other-window = Das Spiel ging in einem anderen Fenster dieses Browsers weiter. So steht es jetzt.
table-unsaved = Dieser Browser konnte die letzten Züge nicht speichern: Sie sind weg, wenn du diese Seite schließt oder neu lädst. Entferne Spiele, die du nicht mehr brauchst, oder erlaube dem Browser, Daten dieser Seite zu speichern; mit dem nächsten Zug ist dann alles gespeichert.
thinker-lost = Die Computerspieler ließen sich nicht laden oder sind stehen geblieben, darum kommt keine Antwort.
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
table-log = Was bisher geschah
page-menu = Menü
page-rules = Regeln
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-law = Die Regeln im Einzelnen
rules-nothing = Nichts gefunden.
rules-wait = Die Regeln werden geladen …
rules-lost = Die Regeln lassen sich gerade nicht laden. Versuch es noch einmal, wenn du online bist.
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
setup-confirm = Ich bestätige meine Züge und kann sie bis dahin zurücknehmen
setup-confirm-more = Solange du nicht bestätigst, spielt niemand weiter.
setup-box = Meine Schachtel hat andere Stückzahlen
setup-box-more = Nicht jede Schachtel enthält gleich viel. Trage ein, was in deiner liegt; Zufall, Hinweise und Computerspieler richten sich danach.
setup-not-allowed = Mit so vielen Mitspielern erlauben die Regeln diese Optionen nicht.
setup-begin = Anfangen
level-beginner = Computer (Anfänger)
level-easy = Computer (leicht)
level-medium = Computer (mittel)
level-hard = Computer (schwer)
level-master = Computer (Meister)
table-replay = Das Spiel nachspielen
table-again = Noch einmal spielen
table-other = Ein anderes Spiel
replay-none = Dieses Spiel lässt sich nicht nachspielen. Spiele mit verdeckten Handkarten kannst du nachspielen, sobald sie zu Ende sind.
replay-at = { $entry } von { $last }
replay-entry = Stelle im Spiel
replay-back = Einen Eintrag zurück
replay-forth = Einen Eintrag weiter
replay-what-if = Was wäre, wenn? Von hier aus weiterspielen
replay-misfit = Seit diesem Spiel wurden die Regeln berichtigt. Du kannst es nachspielen, soweit es noch zu ihnen passt, von jeder Stelle aus weiterspielen und die Aufzeichnung herunterladen.
page-no-server = Der Server ist nicht erreichbar.
copy-by-hand = Über diese Verbindung lässt der Browser die Seite nichts kopieren. Der Text ist schon markiert: Kopiere ihn von Hand.
hint-ask = Tipp
hint-thinks = Ich denke nach …
review-ask = Das Spiel analysieren
review-title = Siegchancen im Verlauf des Spiels
review-progress = Analyse
review-plot = Die Siegchancen aller Spieler vom Anfang bis zum Ende
review-chances = Siegchancen an dieser Stelle: { $chances }.
review-chance = { $who } { $chance }
review-best = Das Beste für { $who }:
review-mistake = { $played } Das hat { $lost } Siegchance gekostet. Besser: { $better }
review-flawless = Kein grober Fehler gefunden.

# Mehrere an einem Bildschirm.
pass-title = Gib das Gerät an { $who }
pass-why = Was jetzt kommt, ist nur für { $who } bestimmt. Alle anderen schauen bitte weg.
pass-here = Ich bin { $who }, zeig mir das Spiel
