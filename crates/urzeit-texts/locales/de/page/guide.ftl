# Das geführte erste Spiel wird angeboten.
guide-learn = Spielend lernen
guide-offer = Spielst du das zum ersten Mal? Ein geführtes Spiel erklärt dir alles, während du spielst.
guide-offer-no = Nein, danke

# Das geführte erste Spiel in jedem der drei Spiele. Der Text einer Lektion hat als Attribut `name`
# den Namen dessen, worum es geht.
guide-title = Dein Begleiter
guide-next = Verstanden
guide-show = Zeig es mir
guide-rule = Regel { $rule }
guide-progress = { $read } von { $count } Lektionen gelernt
guide-fold = Begleiter verkleinern
guide-unfold = Begleiter zeigen
guide-more = Gelerntes nachlesen, neu anfangen, aufhören
guide-again = Neu anfangen
guide-stop = Ohne Begleiter weiter
guide-good = Gut gemacht!
guide-other = Das geht auch.
guide-won = Du hast gewonnen!
guide-lost = Das Spiel ist aus. Diesmal hat es nicht zum Sieg gereicht.
guide-what-next = Jetzt weißt du, wie es geht. Worauf hast du Lust?
guide-stronger = Gegen einen stärkeren Computer
guide-one-screen = Mit Freunden an diesem Bildschirm
guide-friends = Mit Freunden online

# Genesis.
guide-genesis-welcome = Du besiedelst dieses kleine Tal mit deinen Reptilien, der Computer mit seinen Dinosauriern. Wenn das Tal voll ist, bringen große Herden in großen Gebieten Punkte. Wer die meisten hat, gewinnt.
    .name = Willkommen bei Genesis
guide-genesis-dice = Du hast zwei Würfel geworfen, sie liegen beim Spielbrett. Zu jedem passt ein Plättchen des Geländes, das er zeigt; zum Joker, dem Stern, passt jedes. Für jeden Würfel darfst du ein Plättchen legen.
    .name = Deine Würfel
guide-genesis-place = Wähle neben den Würfeln ein Plättchen und klicke auf ein freies Feld. Oder kümmere dich nicht um die Würfel: Dann legst du ein beliebiges Plättchen, aber nur dieses eine.
    .name = Ein Plättchen legen
guide-genesis-second = Der erste Würfel ist verbraucht. Das zweite Plättchen muss zum anderen passen. Lege es, oder drücke „{ genesis-end }“.
    .name = Das zweite Plättchen
guide-genesis-confirm = Dein Zug ist fertig. Gefällt er dir, dann drücke „{ table-confirm }“. Mit „{ table-undo }“ kannst du ein Plättchen wieder aufnehmen.
    .name = Noch gilt nichts
guide-genesis-other = Auch der Computer hat gelegt. Du darfst deine Plättchen direkt daneben legen: Gleiches Gelände zählt zusammen, egal wem es gehört.
    .name = Dein Gegner
guide-genesis-herd = Deine eigenen Plättchen eines Geländes, die Seite an Seite liegen, sind eine Herde. Mach sie größer! Ecke an Ecke zählt nicht.
    .name = Eine Herde
guide-genesis-area = Plättchen eines Geländes, die Seite an Seite liegen, sind ein Gebiet, egal wer sie gelegt hat. Punkte bringt es ab drei Plättchen.
    .name = Ein Gebiet
guide-genesis-alone = Hier hat eine Herde ein Gebiet ganz für sich. Sie bekommt beide Ränge: 4 Punkte und 2 Punkte, zusammen 6. In den größten Gebieten ist es noch mehr.
    .name = Allein im Gebiet
guide-genesis-points = „{ genesis-points-now }“ zeigt, was jeder hätte, wenn das Spiel jetzt zu Ende wäre. Du hast { $points }. Das ändert sich mit jedem Plättchen.
    .name = Die Punkte
guide-genesis-places = Dieses Gebiet teilen sich mehrere Herden. Die größte bekommt den ersten Rang, 4 Punkte, die nächste den zweiten, 2 Punkte. Die anderen gehen leer aus.
    .name = Erster und zweiter Rang
guide-genesis-tie = Hier sind die größten Herden gleich groß. Sie teilen sich die 6 Punkte beider Ränge, kleinere bekommen nichts. Ein einziges Plättchen mehr ändert alles!
    .name = Gleichstand
guide-genesis-triple = Das ist das größte Gebiet von allen. Es zählt dreifach: 12 und 6 Punkte. Um dieses Gebiet lohnt es sich zu kämpfen.
    .name = Das größte Gebiet
guide-genesis-double = Das ist das größte Gebiet seines Geländes. Es zählt doppelt: 8 und 4 Punkte. Sind zwei gleich groß, zählt keines doppelt.
    .name = Das größte seines Geländes
guide-genesis-used-up = Von einem Gelände hast du kein Plättchen mehr. Zu einem Würfel, der es zeigt, passt jetzt jedes Plättchen, wie zu einem Joker.
    .name = Kein Plättchen mehr
guide-genesis-end = Das Tal ist fast voll. Sobald nirgends mehr drei freie Felder zusammenhängen, ist das Spiel sofort aus. Welche Herde kannst du noch vergrößern?
    .name = Bald ist Schluss
guide-genesis-do-first = Du bist dran: Wähle ein Plättchen und lege es auf ein freies Feld.
guide-genesis-do-second = Lege das zweite Plättchen, oder drücke „{ genesis-end }“.
guide-genesis-do-first-there = Du bist dran: Lege { $terrain ->
    [forest] einen Wald
    [savannah] eine Savanne
    [mountain] ein Gebirge
    [wetland] ein Feuchtgebiet
   *[other] ein Plättchen
}, zum Beispiel auf ein umrandetes Feld.
guide-genesis-do-second-there = Jetzt das zweite Plättchen: { $terrain ->
    [forest] Ein Wald
    [savannah] Eine Savanne
    [mountain] Ein Gebirge
    [wetland] Ein Feuchtgebiet
   *[other] Ein Plättchen
} passt gut auf ein umrandetes Feld.
guide-genesis-do-confirm = Drücke „{ table-confirm }“, oder nimm etwas zurück.
guide-genesis-do-wait = Der Computer ist dran. Schau, wohin er seine Plättchen legt.
guide-genesis-sums = Du hast { $yours ->
    [one] einen Punkt
   *[other] { $yours } Punkte
}, der Computer hat { $theirs }.
guide-genesis-your-best = Dein bestes Gebiet: { $terrain ->
    [forest] ein Wald
    [savannah] eine Savanne
    [mountain] ein Gebirge
   *[wetland] ein Feuchtgebiet
} mit { $tiles } Plättchen, { $times ->
    [1] einfach
    [2] doppelt
   *[other] dreifach
} gezählt, hat dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gebracht.
guide-genesis-their-best = Das beste des Computers: { $terrain ->
    [forest] ein Wald
    [savannah] eine Savanne
    [mountain] ein Gebirge
   *[wetland] ein Feuchtgebiet
} mit { $tiles } Plättchen, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Wer das Gebiet beherrscht, das dreifach zählt, gewinnt meistens.

# Lords of Creation.
guide-lords-welcome = Du bist die rote Gottheit und hast zwei Rivalen. Gemeinsam baut ihr diese kleine Welt fertig, dann bevölkert und zivilisiert ihr sie. Am Ende bringt dir jedes Feld, auf dem deine Menschen leben, Ehrerbietungspunkte.
    .name = Willkommen bei Lords of Creation
guide-lords-marker = Eine Welt braucht Land. Du hast verdeckt einen Geländemarker gezogen: Klicke auf ein Feld ohne Gelände, um ihn dorthin zu legen. Oder drücke „{ lords-keep }“ und lege ihn später; bis zu drei darfst du zurückhalten.
    .name = Die Welt bauen
guide-lords-cards = Diese Karten sagen, wo deine Menschen leben werden: Für Hügelkarten brauchst du Hügel. Baue also Land, das zu deinen Karten passt, am besten mehrere Felder beieinander.
    .name = Deine Karten
guide-lords-wild = Auf See, Bergen und Wüste kann niemand leben. Lege sie dorthin, wo sie deine Rivalen trennen, oder weit weg von deinem Land.
    .name = Wildnis
guide-lords-choose = Die Welt ist fertig. Wähle verdeckt eine Karte: So viele Menschen, wie sie wert ist, siedeln auf ihrem Gelände. Niedrige Werte sind früher dran, hohe bringen mehr Menschen.
    .name = Eine Karte wählen
guide-lords-order = Alle Karten liegen offen. Der niedrigste Wert ist zuerst am Zug; bei gleichem Wert kommt Insel vor Hügel und Hügel vor Wald.
    .name = Wer zuerst dran ist
guide-lords-put = Deine Menschen kommen an. Klicke auf ein umrandetes Feld: Dort setzt du alle ein. Gut ist eines, neben dem leeres Land derselben Art liegt, damit sie sich ausbreiten können.
    .name = Menschen einsetzen
guide-lords-act = Jetzt darfst du handeln, sooft du willst: bewegen und angreifen, einmal zivilisieren, einen Altar bauen. Wenn es genug ist, drücke „{ lords-end }“.
    .name = Dein Zug
guide-lords-march = Breite deine Barbaren aus! Klicke auf den umrandeten Stapel, dann auf ein leeres Feld desselben Geländes und noch einmal darauf. Auf jedem Feld bleibt einer zurück.
    .name = Bewegen
guide-lords-points = Jedes Feld mit deinen Barbaren bringt 1 Punkt, ein zivilisiertes 2, eines mit Altar 3. Wie viele Menschen darauf stehen, ist egal. Viele kleine Stapel sind also besser als ein großer.
    .name = Ehrerbietungspunkte
guide-lords-civilise = Mit „{ lords-doing-civilise }“ machst du aus Barbaren Zivilisierte, und ihr Feld zählt 2 Punkte. Sie greifen dann aber nie mehr an und breiten sich nicht aus. Beim ersten Mal hast du die freie Wahl unter allen Feldern.
    .name = Zivilisieren
guide-lords-altar = Auf einem deiner zivilisierten Felder stehen zwei Menschen oder mehr. Drücke „{ lords-doing-altar }“, dann dieses Feld: Einer geht in den Vorrat zurück, und auf dem Feld steht ein Altar. Es zählt jetzt 3 Punkte.
    .name = Ein Altar
guide-lords-attack = Neben deinen Menschen lebt ein Rivale. Nimm den umrandeten Stapel und klicke dann auf den Rivalen: Du siehst deine Chancen, bevor du angreifst. Nur Barbaren greifen an, und es müssen mindestens zwei sein.
    .name = Angreifen
guide-lords-sea = Inselleute können segeln. Sie überqueren ein einzelnes Seefeld: um auf eine andere Insel zu kommen oder um irgendeine Küste anzugreifen.
    .name = Über See
guide-lords-advance = Das Feld ist leer! Sag jetzt, wie viele deiner Menschen einrücken; mindestens einer bleibt zurück.
    .name = Einrücken
guide-lords-roll = Der Angreifer wirft zwei Würfel: Zusammen 6 oder mehr treffen auf gleichem Gelände, 8 oder mehr auf anderem. Der Würfel des Verteidigers trifft, wenn er höher ist als beide. Jeder Treffer entfernt einen Menschen.
    .name = Die Würfel beim Angriff
guide-lords-doubles = Zwei gleiche Würfel beim Angriff sind ein Pasch. Er beendet den Zug des Angreifers sofort. Tu also zuerst, was sicher ist, und greif danach an.
    .name = Pasch
guide-lords-attacked = Ein Rivale hat angegriffen. Gilt der Angriff dir, wird für dich gewürfelt; du musst nichts tun. Ein Altar steht, solange noch einer seiner Menschen da ist.
    .name = Ein Angriff
guide-lords-culture = Die Zivilisation hat begonnen. Nach der freien Wahl beim ersten Mal kann jeder nur noch neben einem zivilisierten Feld zivilisieren; wem es gehört, ist egal.
    .name = Kultur breitet sich aus
guide-lords-exhausted = Der Kartenstapel ist aufgebraucht. Von jetzt an ist das Spiel sofort aus, wenn zwei genau die gleiche Karte wählen. Spiel so, als wäre jede Runde die letzte!
    .name = Die letzten Karten
guide-lords-do-lay = Lege deinen Marker auf ein Feld ohne Gelände, oder halte ihn zurück. { $bare ->
    [one] Ein Feld hat
   *[other] { $bare } Felder haben
} noch keines.
guide-lords-do-lay-near = Lege deinen Marker auf ein Feld ohne Gelände, zum Beispiel auf ein umrandetes: Dort schließt er an Land seiner Art an.
guide-lords-do-choose = Wähle eine Karte aus deiner Hand, dann spiele sie mit dem Knopf unter den Karten.
guide-lords-do-put = Setze deine Menschen auf einem der umrandeten Felder ein.
guide-lords-do-march = Deine Menschen können sich ausbreiten: Nimm einen umrandeten Stapel und klicke dann auf ein leeres Feld, das leuchtet.
guide-lords-do-civilise = Neues Land ist nicht mehr erreichbar. Du könntest zivilisieren: Drücke „{ lords-doing-civilise }“, dann eines deiner Felder. Oder beende deinen Zug.
guide-lords-do-altar = Du kannst einen Altar bauen: Drücke „{ lords-doing-altar }“, dann das Feld, das leuchtet.
guide-lords-do-act = Greif an, wenn du dich traust, oder drücke „{ lords-end }“.
guide-lords-do-end = Es gibt niemanden, den du angreifen könntest. Bewege deine Menschen, wenn du magst, oder drücke „{ lords-end }“.
guide-lords-do-advance = Sag, wie viele einrücken, und bestätige es.
guide-lords-do-wait = Die anderen sind dran. Schau, was sie tun.
guide-lords-yours = Du hast { $points ->
    [one] einen Ehrerbietungspunkt
   *[other] { $points } Ehrerbietungspunkte
}. Deine Felder: { $barbarian } mit Barbaren zu 1, { $civilised } zivilisiert zu 2, { $altars } mit Altar zu 3.
guide-lords-theirs = Dein bester Rivale hat { $points }. Seine Felder: { $barbarian } mit Barbaren zu 1, { $civilised } zivilisiert zu 2, { $altars } mit Altar zu 3. Viele Felder am Anfang und Altäre gegen Ende entscheiden dieses Spiel.

# Ursuppe.
guide-ursuppe-welcome = Du führst die roten Amöben, zwei Computer die anderen. Amöben treiben, fressen und teilen sich. Viele Amöben und gute Gene bringen dich auf dieser Laufbahn voran: Wer zuerst die dunkle Zielzone erreicht, gewinnt.
    .name = Willkommen bei Ursuppe
guide-ursuppe-start = Wähle dein Startfeld. Wer hinten steht, zieht und frisst zuerst; wer vorn steht, kauft zuerst Gene. Du kannst nichts falsch machen.
    .name = Die Laufbahn
guide-ursuppe-put = Setze eine Amöbe in die Suppe: Klicke auf ein Feld ohne Amöben. Überall liegen gleich viele Nährstoffe, du kannst also jedes nehmen.
    .name = Deine ersten Amöben
guide-ursuppe-drift = Deine Amöben ziehen und fressen nacheinander. Treiben in Richtung des leuchtenden Pfeils auf der Windrose kostet nichts. Schwimmen kostet 1 Biopunkt (BP), und ein Würfel bestimmt, wohin.
    .name = Treiben oder schwimmen
guide-ursuppe-die = Der Würfel beim Schwimmen: 1 bis 4 sind die Richtungen auf der Windrose, bei 5 bleibt die Amöbe, bei 6 darfst du wählen.
    .name = Die Windrose
guide-ursuppe-eat = Amöben fressen, was die anderen übrig lassen, nie die eigene Farbe. Zu dritt besteht eine Mahlzeit aus zwei Nährstoffen einer fremden Farbe und einem der anderen.
    .name = Eine Mahlzeit
guide-ursuppe-excrete = Was gefressen ist, kommt in den Vorrat zurück, und die Amöbe scheidet zwei Nährstoffe der eigenen Farbe aus. So ernährt jeder die anderen. Wo Amöben lange bleiben, wird es knapp.
    .name = Fressen und ausscheiden
guide-ursuppe-hungry = Eine Amöbe hat nichts gefunden und hungert: Sie bekommt einen Schadenspunkt, eine dunkle Perle. Schaden heilt nie.
    .name = Hunger
guide-ursuppe-genes = Jetzt darfst du Gene kaufen. Jedes verbessert deine Amöben auf seine Art und hilft dir auf der Laufbahn. Bewegung I oder Geschwindigkeit nützt dir sofort; lass 6 BP übrig, wenn du eine neue Amöbe willst.
    .name = Gene
guide-ursuppe-ozone = Fast jedes Gen macht dich empfindlicher. Ist deine Empfindlichkeit höher als das Ozon der nächsten Karte, zahlst du den Unterschied mit BP oder Genen. Kauf also nicht zu viele.
    .name = Die Ozonschicht
guide-ursuppe-divide = Du hast 10 BP bekommen. Eine neue Amöbe kostet { $price } BP, und mehr Amöben bringen mehr Schritte auf der Laufbahn. Aber jede will fressen!
    .name = Zellteilung
guide-ursuppe-beside = Wähle ihre Nummer und ein Feld. Hast du zwei Amöben oder mehr, entsteht eine neue neben einer von deinen, auf einem Feld ohne eigene.
    .name = Wo sie entsteht
guide-ursuppe-score = Eine Runde ist vorbei, die Setzsteine sind vorgerückt: 1 Schritt für bis zu zwei Amöben, einer mehr für jede weitere. Gene, die zusammen 3 oder mehr wiegen, bringen weitere Schritte. Du bekämst jetzt +{ $steps }.
    .name = Die Wertung
guide-ursuppe-card = Jede Runde kommt eine neue Umweltkarte: Sie bestimmt die Strömung zum Treiben und das Ozon für die Gene. Über der Suppe siehst du, welche Karten noch kommen.
    .name = Die Umwelt
guide-ursuppe-behind = Wer auf der Laufbahn hinten ist, zieht und frisst zuerst, bevor alles weg ist. Beim Kaufen, Teilen und Werten beginnt, wer vorn ist.
    .name = Wer zuerst dran ist
guide-ursuppe-death = Eine Amöbe mit zwei Schadenspunkten stirbt am Ende der Runde. Von ihr bleiben zwei Nährstoffe jeder Farbe: Nahrung für die anderen.
    .name = Tod
guide-ursuppe-defect = Deine Gene sind zu empfindlich für dieses Ozon: ein Gendefekt. Bezahle den Unterschied mit BP, mit Genen oder mit beidem.
    .name = Ein Gendefekt
guide-ursuppe-attack = Mit dem Gen Überlebenskampf darf eine hungrige Amöbe eine andere auf ihrem Feld angreifen und fressen. Dagegen helfen Verteidigung und Flucht.
    .name = Angriffe
guide-ursuppe-finish = Die Zielzone beginnt bei { $finish }. Sobald ein Setzstein darin steht, ist das Spiel aus, und wer am weitesten vorn ist, gewinnt.
    .name = Bald ist Schluss
guide-ursuppe-do-start = Wähle im Kasten mit der Frage ein Startfeld.
guide-ursuppe-do-put = Klicke auf ein Feld der Suppe, auf dem keine Amöbe ist.
guide-ursuppe-do-drift = Treibt deine Amöbe, ist sie danach auf dem umrandeten Feld, und dort gibt es eine Mahlzeit. Also treib: Es kostet nichts.
guide-ursuppe-do-swim = Treibt deine Amöbe, ist sie danach auf dem umrandeten Feld, und dort gibt es keine Mahlzeit. Versuch dein Glück und schwimm: Du hast { $bp } BP.
guide-ursuppe-do-drift-hungry = Schwimmen kannst du nicht bezahlen, also lass sie treiben und hoffe.
guide-ursuppe-do-direct = Du darfst die Richtung wählen. Wo gibt es eine Mahlzeit?
guide-ursuppe-do-feed = Wähle eine Mahlzeit für deine Amöbe. Lass übrig, was du selbst noch brauchst!
guide-ursuppe-do-defect = Wähle, womit du bezahlst.
guide-ursuppe-do-buy = Kauf eines der Gene auf den Karten, wenn du magst ({ $bp } BP), dann drücke „{ ursuppe-do-done-buying }“.
guide-ursuppe-do-divide = Klicke, wo deine neue Amöbe entstehen soll, oder drücke „{ ursuppe-do-done-dividing }“.
guide-ursuppe-do-answer = Beantworte die Frage im Kasten.
guide-ursuppe-do-wait = Die anderen sind dran. Schau, wie sie treiben und fressen.
guide-ursuppe-yours = Dein Setzstein steht auf { $space }, am Ende hattest du { $amoebas ->
    [one] eine Amöbe
   *[other] { $amoebas } Amöben
} und { $genes ->
    [one] ein Gen
   *[other] { $genes } Gene
}.
guide-ursuppe-theirs = Dein bester Gegner steht auf { $space }, mit { $amoebas ->
    [one] einer Amöbe
   *[other] { $amoebas } Amöben
} und { $genes ->
    [one] einem Gen
   *[other] { $genes } Genen
}. Vier oder fünf satte Amöben und früh drei Gene bringen dich voran.
