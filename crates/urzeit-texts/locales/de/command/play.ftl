# `urzeit play`: die Hilfe.
usage-play = urzeit play [OPTIONEN] <SPIEL>
play-about = Ein Spiel am Terminal spielen, gegen Computerspieler oder mit anderen
play-about-more =
    Spielt ein Spiel Zeile für Zeile. Was du tust, schreibst du in der Notation der
    Aufzeichnungen (docs/records.md); Wortanfänge genügen: „pl f c4“ ist „place forest c4“.
    „?“ zählt auf, was du tun darfst, „hilfe“, was du sonst schreiben kannst.

    Alles wird gesichert, sobald es geschieht: in der Datei, die am Anfang genannt wird, und in
    einer daneben, die auf .table endet. Hör auf, wann du willst, und mach mit dem Namen der
    Datei weiter:

        urzeit play genesis --against hard
        urzeit play genesis-1.urz
        urzeit play lords --people 2 --players 4 --against easy,medium
        urzeit play ursuppe --dice typed

    Mehrere geben die Tastatur weiter. Wo Handkarten verdeckt sind, wird vorher der
    Bildschirm geleert; mit --plain wird nichts geleert, also schaut weg.
play-game = Das Spiel: genesis, lords oder ursuppe; oder die Datei eines begonnenen Spiels
play-against = Die Stufen der Computerspieler, mit Kommas dazwischen: beginner, easy, medium, hard, master; die letzte gilt für alle weiteren [sonst medium]
play-people = Wie viele Menschen spielen [sonst 1]; auf allen anderen Plätzen spielen Computerspieler
play-seat = Wo der erste Mensch sitzt; die anderen folgen [sonst 1]
play-name = Der Name eines Menschen; mehrfach möglich
play-dice = Woher der Zufall kommt: fair zieht ihn so, dass er sich nachher prüfen lässt (docs/fairness.md), typed fragt nach den Würfeln und Karten eines echten Tischs [sonst fair]
play-save = Die Datei, in der das Spiel gesichert wird [sonst die erste freie von SPIEL-1.urz, SPIEL-2.urz, …]; keine Datei wird überschrieben
play-seed = Startwert des Zufalls, um ein Spiel zu wiederholen; wer ihn kennt, kann die Würfel vorhersehen
play-plain = Nichts auf das Terminal zeichnen: keine Farben, kein Leeren, kein Bearbeiten von Zeilen

# Was am Aufruf falsch ist.
play-only-new = { $argument } ist nur für neue Spiele. „{ $file }“ ist nicht der Name eines Spiels und gilt darum als Datei eines begonnenen.
play-unknown-level = Es gibt keine Stufe „{ $found }“. Es gibt { $known }.
play-too-many = { $count } sollen spielen, aber es gibt nur { $most } Plätze. Nenne mehr mit --players, oder weniger Mitspieler.
play-no-seat = Es gibt keinen Platz { $count }. Die Plätze sind 1 bis { $most }.
play-too-many-names = Für { $most ->
    [one] einen Menschen
   *[other] { $most } Menschen
} gibt es { $count } Namen. Sag mit --people, wie viele spielen.
play-unfit-name = In einer Aufzeichnung kann der Name „{ $name }“ nicht stehen. { $reason }
play-file-exists = Die Datei gibt es schon, und sie wird nicht überschrieben. Nenne eine andere mit --save, oder spiel mit „urzeit play“ und ihrem Namen weiter.
play-no-table = Dieses Spiel kann nicht weitergehen: Dazu müsste daneben eine Datei gleichen Namens liegen, die auf .table endet. Ist das Spiel zu Ende, zeigt „urzeit replay“ es.
play-not-a-table = Die Datei daneben, die auf .table endet, stammt nicht von diesem Programm; das Spiel kann nicht weitergehen.
play-damaged = Das Spiel kann nicht weitergehen: Ereignis { $number } der Datei, die auf .table endet, „{ $line }“, passt nicht. { $reason }
play-in-use = Dieses Spiel wird gerade gespielt. Beende es dort zuerst.
play-no-randomness = Das System liefert keine Zufallszahlen: { $reason }. Gib Würfel und Karten mit --dice typed ein.

# Wörter, die man schreiben kann; die englischen gelten immer auch.
play-word-help = hilfe
play-word-legal = ?
play-word-board = brett
play-word-score = punkte
play-word-log = verlauf
play-word-why = warum
play-word-undo = zurück
play-word-hint = tipp
play-word-save = sichern
play-word-resign = aufgeben
play-word-quit = schluss
play-word-ok = ok
play-word-back = weiter
play-word-yes = ja
play-word-no = nein

# Das Spiel.
play-begins = { $game }. Das Spiel wird in { $file } gesichert.
play-goes-on = { $game } geht weiter nach { $entries ->
    [one] einem Eintrag
   *[other] { $entries } Einträgen
}. Das Spiel wird in { $file } gesichert.
play-welcome = „?“ zählt auf, was du tun darfst, „hilfe“, was du sonst schreiben kannst.
play-help =
    Schreib, was du tust, so wie „?“ es aufzählt. Wortanfänge genügen.
      ?              was du tun darfst; „? place“, was so beginnt
      brett          wie das Spiel steht
      punkte         wie die Punkte zustande kommen
      verlauf        die letzten Einträge; „verlauf 50“ mehr davon
      warum          warum der letzte Eintrag abgelehnt wurde
      zurück         deine letzte Wahl zurücknehmen; „zurück weiter“ geht weiter zurück
      tipp           was ein starker Computerspieler meint
      sichern DATEI  eine Kopie des Spiels; das Spiel selbst ist immer gesichert
      aufgeben       aufgeben; das Spiel endet, oder ein Computerspieler spielt für dich weiter
      schluss        für jetzt aufhören
play-table = Tisch
play-computer = Computer, { $level ->
    [beginner] Anfänger
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[master] Meister
}
play-sits = Platz { $seat }: { $who }
play-chance = Zufall: { $outcome }
play-chose = { $who }: { $action }
play-forced = { $who }: { $action } (die einzige Möglichkeit)
play-revealed = { $who } hatte gewählt: { $action }
play-undid = { $who } nimmt { $count ->
    [one] die letzte Wahl
   *[other] { $count } Entscheidungen
} zurück.
play-asked = { $who } möchte dahin zurück, wo das Spiel { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
} hatte; dazu müssen alle Menschen zustimmen.
play-has-agreed = { $who } stimmt zu.
play-disagreed = { $who } stimmt nicht zu.
play-resigned = { $who } spielt für den Spieler weiter, der aufgegeben hat.
play-pass = Die Tastatur bekommt { $who }. Alle anderen schauen weg; dann Eingabe drücken.
play-look-away = Das ist geheim: Zeig es beim Eingeben nur dem, für den es bestimmt ist.
play-type-outcome = Was kam heraus? Schreib zum Beispiel „{ $like }“.
play-confirm = Der Zug ist zu Ende. Bestätige ihn mit der Eingabetaste, oder schreib „zurück“.
play-confirm-first = Bestätige zuerst den Zug mit der Eingabetaste, oder schreib „zurück“.
play-nothing-to-confirm = Es gibt nichts zu bestätigen: Du musst etwas wählen.
play-ask-agree = { $asker } möchte dahin zurück, wo das Spiel { $entries ->
    [one] einen Eintrag
   *[other] { $entries } Einträge
} hatte. { $who }, stimmst du zu? ja oder nein
play-unclear = „{ $typed }“ passt auf { $count } Einträge:
play-legal = { $count ->
    [0] Hier lässt sich nichts aufzählen. „hilfe“ sagt, was du schreiben kannst.
    [one] Es gibt einen Eintrag:
   *[other] Es gibt { $count } Einträge:
}
play-legal-none = Nichts, was du jetzt eingeben kannst, beginnt mit „{ $about }“. „?“ allein zählt alles auf.
play-legal-group = { $beginning }: { $count }, zum Beispiel „{ $like }“; „? { $beginning }“ zählt sie auf
play-nothing-refused = Nichts wurde abgelehnt.
play-rule = Die Regel ist { $rule } in docs/rules/{ $game }.md. „?“ zählt auf, was möglich ist.
play-not-now = Das geht jetzt nicht.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undo-further = Du kannst nichts zurücknehmen, ohne zu ändern, was der Zufall oder andere taten. „zurück weiter“ geht { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
} zurück, wenn alle Menschen zustimmen; die Aufzeichnung zeigt es.
play-no-hint = Gerade ist nichts zu wählen, also gibt es auch keinen Tipp.
play-hint = { $action }: etwa { $percent } % Siegchance
play-is-saved = Das Spiel ist immer gesichert, in { $file }. „sichern DATEI“ macht eine Kopie.
play-copied = Eine Kopie liegt in { $file }.
play-copy-exists = Es wurde keine Kopie gemacht: { $file } gibt es schon und wird nicht überschrieben.
play-not-copied = In { $file } wurde keine Kopie gemacht: { $reason }.
play-resign-in-turn = Aufgeben kannst du, wenn du etwas zu wählen hast.
play-ask-resign = Möchtest du aufgeben? Ein Computerspieler spielt dann für dich weiter. ja oder nein
play-ask-resign-ends = Möchtest du aufgeben? Damit endet das Spiel. ja oder nein
play-left = Das Spiel ist gesichert. Weiter geht es mit: urzeit play { $file }
play-won = Gewonnen hat { $who }.
play-over = Das Spiel ist zu Ende. Seine Aufzeichnung ist in { $file }.
