# An einem echten Tisch: Würfel und Karten kommen aus der Schachtel.
real-setup = Wo ihr spielt
real-setup-page = An diesem Bildschirm: Die Seite würfelt und zieht
real-setup-box = An einem echten Tisch: Wir würfeln und ziehen selbst
real-setup-tells = Ihr sagt der Seite per Klick oder getippt, was gewürfelt und gezogen wurde; sie kennt die Regeln und zählt die Punkte. { $game ->
    [lords] Was nur eine Person sehen darf, gibt sie selbst ein, während die anderen wegschauen. Für Computerspieler zieht jemand von euch und sieht deren Karten.
   *[other] Auch Computerspieler können mitspielen: Jemand von euch würfelt für sie.
}
real-waits = Jetzt sind Würfel oder Karten dran.
real-title = Echte Würfel und Karten
real-typed = Du kannst es auch in die Zeile unten tippen; die Taste / führt dorthin.
real-remove = { $part } entfernen
real-draw-board = Hier ein Spielbrett auslosen
real-correct = Letzte Eingabe berichtigen
real-correct-sure = „{ $outcome }“ und alles danach wird zurückgenommen, und du gibst es neu ein.
real-correct-now = Zurücknehmen
real-correct-not = So lassen
real-slot = { $kind ->
    [roll] { $nth ->
        [3] Verteidigung
       *[other] Angriff
    }
    [fight] { $nth ->
        [1] Angriff
       *[other] Verteidigung
    }
    [dice] { $nth ->
        [1] Erster Würfel
       *[other] Zweiter Würfel
    }
   *[other] { $nth }
}
real-start = Wer beginnt?
real-rolls = { $who } würfelt: Was zeigt der Würfel?
real-box-misfit = { $outcome } So viele hat unsere Schachtel nicht. Hat eure andere Stückzahlen, stehen sie hier schon so, dass es passt; ändert, was sonst noch anders ist. Das Spiel geht von hier weiter.
real-box-asked = Tragt ein, was in eurer Schachtel liegt. Das Spiel geht von hier weiter.
real-box-go-on = Mit diesen Stückzahlen weiter
real-box-slip = Nein, es war etwas anderes
real-box-close = So lassen
real-counts-misfit = Was bisher gezogen wurde, kann nicht aus einer Schachtel mit diesen Stückzahlen stammen.
real-genesis-board = Jetzt wird ein Spielbrett ausgelost. Lass es hier auslosen, oder tippe das Brett, das ihr ausgelegt habt.
real-genesis-dice = { $who } wirft beide Würfel. Was zeigen sie?
real-lords-deal = Welche { $count } Karten hat { $who } bekommen?
real-lords-marker = Welchen Geländemarker hat { $who } aus dem Behälter gezogen?
real-lords-draw = Welche Karte hat { $who } vom Kartenstapel gezogen?
real-lords-start = Wer beginnt? Alle würfeln einmal. Die höchste Zahl beginnt; bei gleichen Zahlen wird noch einmal gewürfelt.
real-lords-order = Ihre Karten sind gleich, also würfeln sie um die Reihenfolge. Die höchste Zahl ist zuerst dran; bei gleichen Zahlen wird noch einmal gewürfelt.
real-lords-roll = { $who } greift an. Was zeigen die zwei Würfel des Angriffs und der Würfel der Verteidigung?
real-lords-die = Werft den Würfel, der das Spiel beenden kann. Was zeigt er?
real-ursuppe-environment = Deckt die nächste Umweltkarte auf. Welche ist es?
real-ursuppe-order = Lost aus: In welcher Reihenfolge wählt ihr eure Startfelder?
real-ursuppe-roll = { $dice ->
    [one] { $amoeba } schwimmt: Wirf einen Würfel. Was zeigt er?
   *[other] { $amoeba } schwimmt: Wirf zwei Würfel. Was zeigen sie?
}
real-ursuppe-fight = { $amoeba } kämpft gegen { $target }. Was zeigen die zwei Würfel?
real-ursuppe-dummy = Lost aus: Wo erscheint die Amöbe des Strohmanns?
real-not-there = Das passt nicht zu dem, was bisher eingegeben wurde. Sieh noch einmal nach, was du gezogen hast. Stimmt es, wurde früher etwas falsch eingegeben.
