# Der Befehl `urzeit`: seine Hilfe, seine Berichte.
about = Drei Spiele von der Schöpfung: gemeinsam oder allein spielen, nachspielen, erforschen, simulieren.
about-more =
    Ein Spiel ist seine Aufzeichnung: eine Textdatei, die sagt, was aufgebaut war und was
    geschah (docs/records.md). Einen Server starten, am Terminal spielen, ausprobieren:

        urzeit
        urzeit play genesis
        urzeit simulate genesis --games 1 --out spiele
        urzeit replay spiele/genesis-1.urz
usage = Aufruf
usage-urzeit = urzeit [OPTIONEN] [BEFEHL]
usage-replay = urzeit replay [OPTIONEN] <DATEI>
usage-legal = urzeit legal [OPTIONEN] <DATEI>
usage-verify = urzeit verify [OPTIONEN] <DATEI>
usage-simulate = urzeit simulate [OPTIONEN] <SPIEL>
usage-arena = urzeit arena [OPTIONEN] [--players <LISTE>] [--bot <BEFEHL>]… <SPIEL>
usage-bot = urzeit bot [OPTIONEN] <SPIEL> <STUFE>
usage-train = urzeit train [OPTIONEN] --out <DATEI> <SPIEL>
argument-account = KONTO
argument-address = ADRESSE
argument-bytes = BYTES
argument-command = BEFEHL
argument-dir = ORDNER
argument-entries = K[-L]
argument-file = DATEI
argument-game = SPIEL
argument-how = WIE
argument-k = K
argument-lang = SPRACHE
argument-level = STUFE
argument-list = LISTE
argument-ms = MS
argument-n = N
argument-name = NAME
argument-option = NAME=WERT
argument-p = P
argument-rate = RATE
argument-report = MELDUNG
argument-s = S
argument-t = T
argument-table = TISCH
argument-text = TEXT
argument-token = TOKEN
argument-url = URL
argument-url-or-file = URL|DATEI
argument-when = WANN
argument-who = WER
argument-x = X
argument-yes-or-no = YES|NO
commands = Befehle
arguments = Argumente
options = Optionen
help-help = Diese Hilfe zeigen
help-version = Die Version zeigen
help-lang = Sprache aller Texte: { $languages } [sonst die der Umgebung]
help-color = Farben: auto (wo das Terminal sie hat), always oder never

replay-about = Eine Aufzeichnung nachspielen und zeigen, wie es steht
replay-about-more =
    Spielt eine Aufzeichnung nach und zeigt die Stellung und, wenn das Spiel zu Ende ist, das
    Ergebnis mit seiner Wertung. Hält beim ersten Eintrag an, den die Regeln nicht erlauben,
    und sagt, warum.

    Rückgabewert: 0, wenn die ganze Aufzeichnung stimmt, 1, wenn sie nicht stimmt oder nicht
    zu lesen ist, 2, wenn der Befehl falsch aufgerufen wurde.
replay-file = Die Aufzeichnung, eine .urz-Datei; - liest die Standardeingabe
replay-json = Stattdessen JSON ausgeben (docs/replay-json.md)
replay-trace = Stattdessen die Einträge ausgeben und vor jeder Wahl, was möglich war (docs/records.md)
replay-svg = Stattdessen ein Bild des Spielbretts ausgeben, als SVG

legal-about = Auflisten, was am Ende einer Aufzeichnung folgen darf
legal-about-more =
    Gibt die erlaubten Einträge am Ende einer Aufzeichnung aus, sortiert, einen je Zeile, mit
    ihrem Platz; oder was der Zufall zu entscheiden hat, etwa „* dice“; oder nichts, wenn das
    Spiel zu Ende ist.

verify-about = Prüfen, dass der Zufall eines Spiels nicht nachträglich gewählt wurde
verify-about-more =
    Vor dem Spiel veröffentlicht der Gastgeber den Fingerabdruck eines geheimen Startwerts, und
    jeder Platz kann eigene Bytes dazugeben; nach dem Spiel veröffentlicht er den Startwert.
    Daraus wird hier jedes Ergebnis des Zufalls neu gezogen (docs/fairness.md) und mit der
    Aufzeichnung verglichen.

    Rückgabewert: 0, wenn alles stimmt, 1, wenn etwas nicht stimmt, fehlt oder nicht zu lesen
    ist, 2, wenn der Befehl falsch aufgerufen wurde.

simulate-about = Zufällige Spiele spielen und zusammenfassen
simulate-about-more =
    Alles, was erlaubt ist, wird mit gleicher Wahrscheinlichkeit gewählt; Würfel und Karten fallen,
    wie es die Regeln sagen. Derselbe Startwert ergibt auf jedem Rechner dieselben Spiele, wie viele
    Kerne er auch hat. Die Optionen jedes Spiels stehen in docs/rules.
simulate-game = Das Spiel: { $games }
simulate-games = Wie viele Spiele [sonst 1000]
simulate-seed = Startwert des Zufalls: eine ganze Zahl ab 0 [sonst 1]
simulate-players = Wie viele mitspielen [sonst so viele wie üblich]
simulate-preset = Eine Zusammenstellung von Optionen, etwa manual bei ursuppe; weitere Optionen kommen dazu
simulate-option = Eine Option des Spiels als NAME=WERT, etwa ties=players; mehrfach möglich
simulate-out = Die Aufzeichnung jedes Spiels in diesen Ordner schreiben; keine Datei wird dort überschrieben

arena-about = Computerspieler gegeneinander antreten lassen und einstufen
arena-about-more =
    Je zwei der Spieler treffen gleich oft aufeinander, jeder auf jedem Platz. An einem Tisch
    mit mehr als zweien sitzt einer allein unter lauter Ebenbildern des anderen, dann umgekehrt.
    Die Plätze wechseln, während der Zufall derselbe bleibt, damit sich das Glück ausgleicht. Gibt
    aus, wie oft jeder gewann, mit 95-%-Bereichen, dazu die Spielstärke in Elo-Punkten und wie
    lange jeder nachdachte (docs/arena.md).

    Die Spieler: beginner, easy, medium, hard und master; greedy nimmt, was sofort zählt, uct
    sucht schlicht mit der Zeit von master, random spielt zufällig. hard*2 ist hard mit doppelter
    Zeit. Auch Bots von außen spielen mit, Programme in beliebigen Sprachen (docs/bots.md).

        urzeit arena genesis --players master,hard,medium --games 200
        urzeit arena genesis --players easy --bot 'python3 examples/bot.py'
arena-players = Wer spielt, mit Kommas dazwischen, etwa master,hard,uct*10
arena-bot = Ein Programm, das mitspielt, als Befehlszeile; mehrfach möglich
arena-bot-time = Wie viele Millisekunden Bots für eine Antwort haben [sonst so viele wie master]
arena-bot-log = Die Standardfehlerausgabe der Bots in diese Datei schreiben; sie wird überschrieben
arena-seats = Wie viele an einem Tisch sitzen [sonst so viele wie üblich]
arena-games = Wie viele Spiele je zwei von ihnen spielen, aufgerundet, damit jeder auf jedem Platz sitzt [sonst 200]
arena-scale = Womit die Bedenkzeit aller multipliziert wird, etwa 0.5 [sonst 1/20]
arena-threads = Wie viele Spiele zugleich laufen [sonst eines je Kern]
arena-weights = Eine Datei mit Gewichten, die statt der üblichen gelten
arena-json = Stattdessen JSON ausgeben (docs/arena.md)

bot-about = Als Bot spielen, über Standardeingabe und -ausgabe
bot-about-more =
    Einer unserer Spieler, der das Protokoll der Bots spricht (docs/bots.md): Er liest, was ein
    Gastgeber ihm sagt, und sagt, was er tut, bis der Gastgeber „bye“ sagt. Er denkt so lange nach,
    wie der Gastgeber ihm gibt, aber nicht länger, als seine Stufe es vorsieht.

        urzeit arena lords --players medium --bot 'urzeit bot lords hard'
bot-level = Wie stark er spielt: { $levels }
bot-seed = Startwert des Zufalls [sonst jedes Mal ein anderer]

train-about = Die Computerspieler eines Spiels üben lassen
train-about-more =
    Die Computerspieler spielen gegen sich selbst und lernen daraus Runde für Runde, worauf
    sie achten und wie sie urteilen sollen. Nach jeder Runde werden die Gewichte in eine Datei
    geschrieben. Gibt es die Datei schon, geht das Lernen von ihr aus weiter. Gleicher
    Startwert sowie gleich viele Spiele und Runden ergeben dieselben Gewichte.
train-out = Die Datei mit den Gewichten; gibt es sie schon, geht das Lernen von ihr aus weiter
train-rounds = Wie oft gespielt und gelernt wird [sonst 20]
train-drills = Wie viele Spiele aus dem Bauch heraus in jeder Runde, um urteilen zu lernen [sonst 10000]
train-games = Wie viele durchdachte Spiele in jeder Runde, um wählen zu lernen [sonst 100]
train-iterations = Wie lange über jede Wahl nachgedacht wird, in Durchgängen der Suche [sonst 64]

error = urzeit: { $message }
error-in-file = { $file }: { $message }
error-in-line = { $file }, Zeile { $line }: { $message }
error-see-help = Hilfe: „{ $command } --help“.
error-unknown-argument = „{ $found }“ ist hier unbekannt.
error-unknown-command = Es gibt keinen Befehl „{ $found }“.
error-which-command = Sag, was zu tun ist.
error-missing-argument = { $missing } fehlt.
error-wrong-value = „{ $found }“ passt nicht zu { $argument }.{ $known ->
    [none] {""}
   *[other] {" "}Möglich: { $known }.
}
error-conflict = { $argument } und { $other } gehen nicht zusammen.
error-twice = { $argument } steht zweimal da.
error-option-form = „{ $found }“ ist keine Option mit ihrem Wert. Schreib NAME=WERT, etwa ties=players.
error-unknown-game = Es gibt kein Spiel „{ $found }“. Es gibt { $known }.
error-unknown-preset = Die Zusammenstellung „{ $found }“ gibt es in diesem Spiel nicht. { $count ->
    [0] Nenne einzelne Optionen mit --option.
   *[other] Es gibt { $known }.
}
error-unknown-player = Es gibt keinen Spieler „{ $found }“. Es gibt { $levels }, greedy, uct und random; hard*2 ist hard mit doppelter Zeit.
error-player-twice = { $player } steht zweimal unter den Spielern. Nenne jeden nur einmal.
error-one-player = Ein Spieler allein ist kein Wettkampf. Nenne mindestens zwei, etwa master,hard.
error-bot = Der Bot „{ $command }“ kann nicht spielen. { $fault }
error-bot-command = „{ $found }“ ist keine Befehlszeile. Sie braucht mindestens ein Wort, und zu jedem Anführungszeichen gehört ein zweites.
error-bot-line = Der Gastgeber sagt „{ $line }“; damit kann dieser Bot nichts anfangen.
error-scale = „{ $found }“ ist kein Faktor für die Bedenkzeit. Schreib eine Zahl größer als 0 und höchstens 100, etwa 0.05 oder 1/20.
error-not-weights = Das ist keine Datei mit Gewichten.
error-other-weights = Diese Gewichte gehören zu einem anderen Spiel oder einer anderen Version. Trainiere neue, oder nenne eine andere Datei.
error-no-such-file = Diese Datei gibt es nicht.
error-cannot-read = Die Datei lässt sich nicht lesen: { $reason }.
error-not-text = Das ist keine Textdatei: Byte { $place } ist kein UTF-8.
error-file-exists = Die Datei ist schon da und wird nicht überschrieben. Nenne mit --out einen anderen Ordner.
error-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
error-cannot-write = Die Datei lässt sich nicht schreiben: { $reason }.

# `replay`
show-heading = { $game }, { $players } Spieler, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}
show-options = Optionen: { $options }
show-seat = Platz { $seat }: { $who }, { $name }
show-position = Stellung:
show-winner = Gewonnen hat { $who } mit { $points }.
show-shared = Geteilter Sieg: { $who } mit je { $points }.
progress = { $done } von { $games } Spielen

# `simulate`
simulate-heading = { $game }, { $players } Spieler: { $games } zufällige Spiele, Startwert { $seed }
simulate-columns = Platz|Punkte|Streuung|kleinste|größte|Siege|95-%-Bereich
simulate-first = Der Spieler, der zuerst am Zug war, gewann { $share } (95-%-Bereich: { $low } bis { $high }); bei gleichen Chancen wären es { $even }.
simulate-shared-wins = { $count ->
    [0] Kein Sieg wurde geteilt.
    [one] Ein Sieg wurde geteilt und zählt anteilig.
   *[other] { $count } Siege wurden geteilt und zählen anteilig.
}
simulate-length = Ein Spiel hat im Mittel { $mean } Einträge, mindestens { $least }, höchstens { $most }.
simulate-speed = { $rate } Spiele je Sekunde auf { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}.
simulate-written = Die Aufzeichnungen liegen in { $folder }.

# `arena`
arena-heading = { $game }, { $seats } am Tisch: { $games } Spiele, { $each } für je zwei Spieler; Bedenkzeit × { $scale }, Startwert { $seed }
arena-columns = Spieler|gegen|Spiele|Siege|95-%-Bereich|vom fairen Anteil|Punkte|deren Punkte
arena-fair = { $seats ->
    [2] Siege des zuerst genannten Spielers, geteilte zur Hälfte.
   *[other] Siege des zuerst genannten Spielers, der allein am Tisch sitzt; geteilte anteilig.
} Ein fairer Anteil ist { $fair }.
arena-rating-columns = Spieler|Stärke|95-%-Bereich|Antworten|ms im Mittel|längste Antwort|längster Zug
arena-elo = Die Stärke ist in Elo-Punkten angegeben, um einen Mittelwert von 0: 191 mehr bedeuten drei Siege in vier Spielen.
arena-bot-well = { $bot } („{ $command }“) saß { $sittings ->
    [1] einmal an einem Tisch und hat dabei nicht versagt.
   *[other] { $sittings }-mal an einem Tisch und hat dabei nie versagt.
}
arena-bot-faults = { $bot } („{ $command }“) saß { $sittings }-mal an einem Tisch und hat dabei { $faults }-mal versagt; jedes Mal spielte die Arena für ihn zufällig weiter. Das erste Mal war in Spiel { $game }: { $fault }
arena-bot-given-up = Nachdem er { $most }-mal versagt hatte, wurde er nicht mehr gestartet.
fault-not-started = Er lässt sich nicht starten: { $reason }.
fault-no-name = Seine erste Zeile ist „{ $found }“ statt „bot NAME“.
fault-too-late = Er hat in { $time } ms nicht geantwortet.
fault-ended = Er hat sich beendet oder seine Ausgabe geschlossen.
fault-ended-with = Er hat sich mit Rückgabewert { $status } beendet.
fault-too-much = Er hat zu viele Zeilen geschickt, ohne zu antworten.
fault-line-too-long = Er hat eine zu lange Zeile geschickt.
fault-not-text = Er hat etwas geschickt, das kein UTF-8 ist.
fault-deaf = Er liest nicht, was ihm gesagt wird.
fault-refused = Auch seine letzte Antwort „{ $said }“ wurde abgelehnt, wie die davor: { $reason }.
fault-given-up = Er hatte zu oft versagt.
arena-time = { $games } Spiele wurden in { $seconds } s gespielt, { $threads ->
    [one] eines
   *[other] { $threads }
} zugleich.

# `train`
train-begins = Das Lernen beginnt; die Gewichte werden in { $file } geschrieben.
train-goes-on = Das Lernen geht von { $file } aus weiter.
train-round = Runde { $round } von { $rounds }: { $seconds } s. Überraschung: Sieger { $winner } (geschätzt von Hand { $guessed }), Punkte { $points }, Züge { $choices }.
