# Der Server und was sein Betreiber tut: `serve`, `work`, `migrate`, `backup`, `restore`, `admin`.
usage-serve = urzeit [serve] [OPTIONEN]
usage-work = urzeit work [OPTIONEN]
usage-migrate = urzeit migrate [OPTIONEN]
usage-backup = urzeit backup [OPTIONEN] <DATEI>
usage-restore = urzeit restore [OPTIONEN] <DATEI>
usage-admin = urzeit admin BEFEHL
usage-admin-list = urzeit admin list BEFEHL
usage-admin-deed = urzeit admin { $deed } [OPTIONEN]

serve-about = Den Server starten, auf dem andere mitspielen; das tut urzeit auch, wenn kein Befehl genannt ist
serve-about-more =
    Braucht keine Einstellungen: Alles liegt in einer Datei im Datenordner, und die Adresse wird
    genannt. Strg-C beendet den Server geordnet.

    Jede Option kann auch in der Umgebung stehen (URZEIT_LISTEN für --listen) oder in einer Datei
    (listen = "127.0.0.1:8080"): --config nennt sie, sonst ist es urzeit.toml im Datenordner. Der
    Aufruf hat Vorrang vor der Umgebung, die Umgebung vor der Datei. Mehr in docs/hosting.md.

    Eine RATE sagt, wie oft etwas getan werden darf: 50/s, 20/m oder 60/h; 50/s+100 erlaubt nach
    einer Pause 100 auf einmal; off heißt ohne Grenze. Bei Zahlen heißt 0 ohne Grenze.
serve-opt-data = Der Ordner, in dem alles liegt [sonst ~/.local/share/urzeit oder was das System dafür hat]
serve-opt-database = Alles in PostgreSQL ablegen: postgres://NAME:PASSWORT@RECHNER/DATENBANK; Passwörter sind in der Umgebung oder der Datei besser aufgehoben
serve-opt-direct-database = Wenn --database zu einem Pooler wie PgBouncer führt, der jeder Transaktion irgendeine Verbindung gibt: die Adresse von PostgreSQL dahinter
serve-opt-config = Eine Datei mit Optionen [sonst urzeit.toml im Datenordner]
serve-opt-listen = Adresse und Port, oder ein Port dieses Rechners [sonst 127.0.0.1:8080 oder der nächste freie Port]
serve-opt-name = Wie der Server auf der Seite und in E-Mails heißt, höchstens 40 Zeichen [sonst Urzeit]
serve-opt-imprint = Die Adresse des Impressums: https://…, http://… oder mailto:…; die Seite verweist darauf
serve-opt-privacy = Die Adresse der Datenschutzerklärung: https://…, http://… oder mailto:…; die Seite verweist darauf
serve-opt-conduct = Die Verhaltensregeln: eine Adresse oder eine Textdatei, die die Seite zeigt
serve-opt-registration = Wer sich registrieren darf: open (alle), invitation (mit einem Code) oder closed (niemand) [sonst open]
serve-opt-inviters = Wer die Codes für „invitation“ vergibt: operators (Betreiber) oder accounts (alle mit einem Konto) [sonst operators]
serve-opt-guests = Ob auch ohne Konto gespielt werden darf: yes (ja) oder no (nein) [sonst yes]
serve-opt-open = Die Seite im Browser öffnen
serve-opt-public-url = Die Adresse, unter der Browser den Server hinter einem Proxy erreichen: https://urzeit.example
serve-opt-trusted-proxies = Adressen oder Netze von Proxys, die sagen dürfen, wessen Anfrage sie weitergeben, mit Kommas dazwischen
serve-opt-metrics-token = Das Token, das /metrics verlangt [sonst antwortet es nur diesem Rechner, mit --public-url niemandem]
serve-opt-log = Wie viel protokolliert wird: error, warn, info, debug oder trace [sonst info]
serve-opt-log-json = In JSON protokollieren, für Maschinen
serve-opt-smtp = Der Server, der E-Mails verschickt: smtps://NAME:PASSWORT@RECHNER; gehört zu --mail-from
serve-opt-mail-from = Der Absender der E-Mails: Urzeit <urzeit@example.org>
serve-opt-webhooks-anywhere = Webhooks von Spielern dürfen auch ins Netz dieses Rechners führen
serve-opt-workers = Wie viele Computerspieler zugleich nachdenken; 0 überlässt sie und die Uhren anderen Prozessen [sonst halb so viele wie Kerne]
serve-opt-rate-wishes = Wie oft ein Konto etwas anfragen oder tun darf [sonst 50/s+100]
serve-opt-rate-requests = Wie oft eine Adresse etwas anfragen darf [sonst 100/s+400]
serve-opt-rate-guests = Wie oft von einer Adresse ein neuer Gast kommen darf [sonst 60/h+40]
serve-opt-rate-sign-ins = Wie oft von einer Adresse aus sich jemand anmelden oder registrieren oder ein Konto wiederherstellen darf [sonst 60/h+30]
serve-opt-connections = Verbindungen aller zusammen [sonst 12000]
serve-opt-connections-per-address = Verbindungen einer Adresse [sonst 1000]
serve-opt-sockets-per-account = Sockets eines Kontos [sonst 20]
serve-opt-sockets-per-address = Sockets einer Adresse [sonst 400]
serve-opt-events-per-table = Ereignisse eines Tisches [sonst 20000]
serve-opt-requests-per-seat = Bitten und Rücknahmen eines Spielers an einem Tisch in zehn Minuten [sonst 200]
serve-opt-body = Wie viele Bytes eine Anfrage haben darf, mindestens 1 [sonst 1048576]

serve-address = Urzeit ist hier: { $url }
serve-kept = Alles liegt in { $place }.
serve-network = Für ein Handy oder Tablet im selben Netz: { $url }
serve-ended = Urzeit ist beendet.
serve-not-opened = Hier lässt sich kein Browser öffnen. Öffne die Adresse selbst.
serve-place-file = { $key } in { $file }
serve-wrong-value = „{ $found }“ passt nicht zu { $place }. Zu dieser Option: { $help }
serve-wrong-secret = Was bei { $place } steht, passt nicht. Siehe „urzeit serve --help“.
serve-not-toml = Das ist kein TOML. Schreib Zeilen wie listen = "127.0.0.1:8080".
serve-unknown-keys = { $file }: { $count ->
    [one] Es gibt keine Option { $keys }.
   *[other] Es gibt keine Optionen { $keys }.
} Es gibt { $known }.
serve-no-folder = Es ließ sich nicht feststellen, wo dieses System Daten ablegt. Nenne einen Ordner mit --data.
serve-folder-unusable = Der Ordner { $folder } ist nicht zu gebrauchen: { $reason }. Nenne einen anderen mit --data.
serve-nothing-there = Im Ordner { $folder } ist keine Datenbank von Urzeit. Nenne den Ordner des Servers mit --data.
serve-locked = Ein anderes urzeit benutzt den Ordner { $folder }. Beende es, oder nenne einen anderen Ordner mit --data.
serve-not-writable = In { $place } lässt sich nicht schreiben. Sieh nach, wer dort schreiben darf und ob der Datenträger voll ist, oder nenne einen anderen Ordner mit --data.
serve-not-a-database = { $place } ist keine Datenbank oder von Anfang an beschädigt. Nichts darin wurde verändert. Spiel eine Sicherung in einen anderen Ordner ein, den du mit --data nennst.
serve-empty = { $place } ist leer. Lag je etwas darin, dann spiel eine Sicherung in einen anderen Ordner ein, den du mit --data nennst; wenn nicht, entferne die Datei.
serve-database-damaged = { $place } ist beschädigt ({ $reason }). Nichts darin wurde verändert. Heb eine Kopie davon auf, und spiel deine letzte Sicherung in einen anderen Ordner ein, den du mit --data nennst.
serve-newer = { $place } stammt von einer späteren Version von Urzeit. Benutze diese.
serve-foreign = { $place } stammt von einer anderen Version von Urzeit oder von einem anderen Programm. Verwende die passende Version, oder nenne eine andere Datenbank.
serve-bad-address = Das ist keine Adresse einer PostgreSQL-Datenbank. Schreib postgres://NAME:PASSWORT@RECHNER/DATENBANK.
serve-unreachable = Die Datenbank { $place } ist nicht zu erreichen: { $reason }.
serve-cannot-open = { $place } lässt sich nicht öffnen: { $reason }.
serve-store-fails = Die Datenbank meldet einen Fehler: { $reason }.
serve-cannot-listen = { $address } ist nicht zu gebrauchen: { $reason }. Nenne eine andere Adresse mit --listen.
serve-bad-conduct = { $file } ist leer oder kein Text in UTF-8. Schreib die Verhaltensregeln hinein, oder nenne mit --conduct eine Adresse.
serve-half-mail = Um E-Mails zu verschicken, braucht der Server --smtp und --mail-from.
serve-no-notices = An Spieler lassen sich keine Nachrichten schicken: { $reason }.
serve-no-runtime = Das System stellt nicht bereit, was ein Server braucht: { $reason }.

work-about = Nur erledigen, was Server im Hintergrund tun: Computerspieler, Uhren, Wertungen
work-about-more =
    Für Rechner, die nur nachdenken: Holt sich aus einer PostgreSQL-Datenbank, die sich mehrere Server
    teilen (--database), was zu tun ist, und bedient niemanden. Es dürfen beliebig viele laufen.
    Strg-C beendet es geordnet.
work-begun = Urzeit arbeitet für { $place }.

migrate-about = Die Datenbank des Servers auf den neuesten Stand bringen
migrate-about-more =
    Bringt die Datenbank auf den Stand, den diese Version braucht. Der Server tut das beim Start
    selbst; dieser Befehl ist für alle, die es vorher tun wollen.
serve-migrated = { $place } ist auf dem neuesten Stand.

backup-about = Alles sichern, was der Server aufbewahrt, auch während er läuft
backup-about-more =
    Schreibt alles in eine neue Datei, so wie es in diesem Augenblick ist; der Server kann dabei
    weiterlaufen. Eine solche Datei lässt sich in SQLite wie in PostgreSQL einspielen. Sie enthält,
    was niemand sonst lesen darf, etwa die geheimen Startwerte laufender Spiele: Bewahre sie so
    sicher auf wie den Server.
backup-file = Die neue Datei; keine wird überschrieben
serve-backed-up = In { $file } gesichert: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
serve-file-exists = Die Datei gibt es schon, und sie wird nicht überschrieben. Nenne eine andere.
serve-file-fails = Die Datei lässt sich nicht lesen oder schreiben: { $reason }.

restore-about = Alles aus einer Sicherung in eine leere Datenbank einspielen
restore-about-more =
    Spielt ein, was „urzeit backup“ gesichert hat, alles oder nichts, in eine Datenbank, in der noch
    nichts liegt. Kein Server darf sie dabei benutzen.
restore-file = Die gesicherte Datei
serve-restored = Aus { $file } eingespielt: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
serve-not-a-backup = Das ist keine Sicherung von Urzeit.
serve-other-version = Diese Sicherung stammt von einer Version mit anderen Tabellen ({ $found } statt { $known }). Spiel sie mit jener Version ein; eine spätere bringt sie dann auf den neuesten Stand.
serve-damaged = Diese Sicherung ist unvollständig oder beschädigt (Zeile { $line }). Nichts wurde eingespielt.
serve-not-empty = In der Datenbank liegt schon etwas. Spiel die Sicherung in eine leere ein: Nenne einen anderen Ordner mit --data oder eine andere --database.

admin-about = Sehen und regeln, was nur der Betreiber darf: Konten, Tische, Meldungen
admin-list-about = Auflisten, was es gibt
admin-list-accounts = Konten auflisten, zuletzt benutzte zuerst
admin-list-tables = Tische auflisten, zuletzt bespielte zuerst
admin-close-about = Einen Tisch schließen: Dort geschieht nichts mehr
admin-ban-about = Ein Konto sperren und seine Sitzungen beenden
admin-unban-about = Ein gesperrtes Konto wieder spielen lassen
admin-reset-about = Das Passwort eines Kontos durch einen Wiederherstellungscode ersetzen und seine Sitzungen beenden
admin-reports-about = Auflisten, was gemeldet und noch nicht erledigt wurde
admin-most = Höchstens so viele [sonst 100]
admin-settle = Diese Meldung als erledigt kennzeichnen
admin-arg-account = Das Konto: seine Nummer, oder sein Name, wenn es kein Gast ist
admin-arg-table = Der Tisch
admin-accounts = Konto|Name|Art|seit|gesehen
admin-tables = Tisch|Spiel|Zustand|Ereignisse|geändert
admin-reports = Meldung|wann|von|Tisch|Text
admin-account = Konto
admin-guest = Gast
admin-banned = gesperrt
admin-no-table = Es gibt keinen Tisch „{ $table }“, an dem gewartet oder gespielt wird.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-no-report = Es gibt keine offene Meldung { $report }.
admin-settled = Meldung { $report } ist erledigt.
admin-no-account = Es gibt kein Konto „{ $name }“. „urzeit admin list accounts“ zeigt die Nummern.
admin-several = Mehrere Konten heißen „{ $name }“. Nenne eines mit seiner Nummer: { $ids }.
admin-is-banned = { $name } ist gesperrt.
admin-is-unbanned = { $name } darf wieder spielen.
admin-guests-have-none = { $name } ist ein Gast und hat kein Passwort.
admin-reset = Das alte Passwort von { $name } gilt nicht mehr. Dieser Code ersetzt es einmal: { $code }
admin-days = Für so viele Tage sperren [sonst für immer]
admin-reason = Warum; die Person, der das Konto gehört, erfährt es
admin-operator-about = Ein Konto zum Betreiber machen, mit einer Seite unter /operator für Meldungen, Sperren, Namen, festgefahrene Tische und Einladungen
admin-operator-end = Es wieder zu einem gewöhnlichen Konto machen
admin-operator = Betreiber
admin-is-operator = { $name } ist Betreiber.
admin-is-no-operator = { $name } ist kein Betreiber.
admin-invite-about = Eine Einladung erstellen, mit der sich jemand registrieren kann, wenn bei „registration“ „invitation“ steht
admin-uses = Für so viele Konten [sonst 1]
admin-valid-days = Gültig für so viele Tage [sonst 7]
admin-invited = { $uses ->
    [one] Ein Konto kann
   *[other] { $uses } Konten können
} bis { $until } (UTC) unter { $link } angelegt werden.
