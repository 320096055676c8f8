# Spiele per Link, ohne Server.
link-setup = Per Link: Alle spielen in ihrem eigenen Browser, ganz ohne Server
link-setup-tells = Nach jedem deiner Züge gibt dir die Seite einen Link, der das Spiel enthält. Schick ihn per Messenger, per E-Mail oder als Datei an die nächste Person. Computerspieler können nicht mitspielen.
link-joins = steigt per Link ein
link-field = Der Link
link-save = Als Datei speichern
link-qr = Als QR-Code zeigen
link-qr-alt = Der Link als QR-Code
link-long = Manche Messenger kürzen oder zerteilen so lange Links. Schick dann die Datei.
link-to-anybody = { $after ->
    [0] Schick diesen Link der Person, die mitspielen soll
    [one] Schick diesen Link der nächsten Person, die mitspielen soll. Danach steigt noch eine ein.
   *[other] Schick diesen Link der nächsten Person, die mitspielen soll. Danach steigen noch { $after } ein.
}
link-to-player = Schick diesen Link an { $who }
link-to-all = Das Spiel ist zu Ende. Schick diesen Link den anderen, damit sie sehen, wie es ausgegangen ist.
link-why-join = Eine Person kann damit einsteigen und bekommt dann einen Link zum Weitergeben. Dein Spiel bleibt in diesem Browser gespeichert.
link-why-play = Sobald er dort geöffnet wird, geht das Spiel weiter. Von selbst wird nichts verschickt, und dein Spiel bleibt in diesem Browser gespeichert.
link-why-over = Er enthält das ganze Spiel.
link-title = Link zu einem Spiel öffnen
link-more = Jemand hat dir einen Link oder eine Datei mit einem Spiel geschickt. Füge den Link hier ein oder wähle die Datei aus. An einen Server geht nichts.
link-paste = Der Link
link-invited = { $who } { $count ->
    [one] lädt
   *[other] laden
} dich zu einem Spiel { $game } für { $seats } Personen ein. Wie heißt du?
link-join = Mitspielen
link-to-game = Zum Spiel, wie es hier gespeichert ist
link-to-record = Das Spiel ansehen
link-stranger = Alle Plätze dieses Spiels sind besetzt, und keiner davon in diesem Browser. Wenn du mitspielst, öffne den Link in dem Browser, in dem du eingestiegen bist.
link-fork = In diesem Link ist der Zug von { $who } ein anderer als in dem, den du zuvor geöffnet hast. Jemand hat diesen Zug zweimal gespielt oder verändert. Das hier gespeicherte Spiel ist unverändert: Klärt miteinander, was gilt.
link-fork-own = In diesem Link ist dein eigener Zug ein anderer als der, den du hier gespielt hast. Jemand hat ihn verändert, oder du hast den Zug in einem anderen Browser gespielt. Das hier gespeicherte Spiel ist unverändert: Schick deinen Link noch einmal.
link-other-player = Mit derselben Einladung sind zwei eingestiegen: In dem hier gespeicherten Spiel ist es { $who }, in diesem Link jemand anderes. Nur eine der beiden Personen kann mitspielen. Das hier gespeicherte Spiel ist unverändert: Einigt euch, wer mitspielt, und lade die andere Person zu einem neuen Spiel ein.
link-other-player-own = Mit derselben Einladung wie du ist noch jemand eingestiegen, und in diesem Spiel kann nur eine Person davon mitspielen. Das hier gespeicherte Spiel ist unverändert: Einigt euch, wer mitspielt, und bittet für die andere Person um ein neues Spiel.
link-none = Das ist kein Link zu einem Spiel. Kopiere den ganzen Link, von „http“ bis zum letzten Zeichen, und füge ihn noch einmal ein.
link-too-long = Das ist länger als jeder Link zu einem Spiel. Kopiere nur den Link und füge ihn noch einmal ein.
link-newer = Der Link stammt von einer neueren Fassung dieser Seite. Lade die Seite neu und öffne ihn noch einmal.
link-damaged = Ein Teil des Links fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, am besten als Datei.
link-other-rules = Das Spiel wurde mit einer anderen Fassung der Regeln begonnen. Lade die Seite neu; wenn das nicht hilft, beendet das Spiel auf der Seite, auf der ihr es begonnen habt.
link-has-secrets = Dieses Spiel lässt sich nicht per Link spielen: Handkarten, Marker und gewählte Karten sind geheim, und ein Link zeigt alles, was er enthält. Spielt es an einem Bildschirm oder online.
link-full = Alle Plätze dieses Spiels sind besetzt. Bitte um ein neues Spiel.
link-name = Dieser Name geht nicht. Wähle einen mit höchstens 40 Zeichen.
link-chain = Der Link enthält einen Wert, auf den sich Platz { $seat } nicht festgelegt hat. Lass ihn dir noch einmal schicken.
link-order = Der Link enthält Züge in einer Reihenfolge, die das Spiel nicht zulässt. Lass ihn dir noch einmal schicken.
link-refused = Die Regeln erlauben nicht, was der Link sagt. Lass ihn dir noch einmal schicken.
