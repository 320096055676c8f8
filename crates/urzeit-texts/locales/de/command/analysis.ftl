# `analyse`: was der Befehl sagt.
usage-analyse = urzeit analyse [OPTIONEN] <DATEI>
analyse-about = Zeigen, wie die Siegchancen im Lauf eines Spiels standen, was das Beste war und warum
analyse-about-more =
    Durchsucht jede Stellung einer Aufzeichnung so, wie der Spieler sie sah, der zu wählen hatte.
    Zeigt die großen Wendungen: Fehler mit dem, was besser gewesen wäre, und Glück; dazu, wie gut
    alle gewählt haben. Derselbe Startwert ergibt auf jedem Rechner dieselbe Analyse, wie viele
    Kerne er auch hat.

        urzeit analyse spiel.urz --svg chancen.svg
        urzeit analyse spiel.urz --entry 37
analyse-all = Jeden Eintrag zeigen, nicht nur die großen Wendungen
analyse-entries = Nur die Stellung vor Eintrag K ansehen oder die vor jedem von K bis L; sind es wenige, werden sie genau gezeigt
analyse-json = Stattdessen JSON ausgeben (docs/analysis-json.md)
analyse-svg = Ein Bild der Siegchancen in diese Datei schreiben
analyse-iterations = Wie oft die Suche jede Stellung ansieht [sonst 1000; 10000 bei höchstens zehn]
error-entries = „{ $found }“ nennt keine Einträge dieser Aufzeichnung. Schreib K oder K-L mit Zahlen von 1 bis { $last }.
analyse-hidden = Was hinter „?“ verborgen ist, lässt sich nicht spielen. Analysiere die Aufzeichnung, wenn das Spiel zu Ende ist.
analyse-progress = { $done } von { $games } Stellungen
analyse-heading = { $game }, { $players } Spieler, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}; { $iterations } Durchläufe je Stellung, Startwert { $seed }
analyse-columns = Eintrag|wer|gespielt
analyse-columns-after = Wendung|besser
analyse-better = { $action }: { $reason }
analyse-luck = Glück für { $who }
analyse-bad-luck = Pech für { $who }
analyse-no-swings = Kein Fehler und kein Zufall hat die Siegchancen stark verändert.
analyse-accuracy = Wie gut alle gewählt haben; gezählt wird, wie viel Siegchance eine Wahl kostete:
analyse-accuracy-columns = Platz|wer|Wahlen|ohne Verlust|Fehler|Verlust im Mittel
analyse-entry = Vor Eintrag { $number }: { $played }
analyse-end = hier endet die Aufzeichnung
analyse-chance = { $who } { $chance } ({ $points } Punkte)
analyse-loss = Was gespielt wurde, kostete { $loss } Siegchance.
analyse-best-columns = Aktion|Chance|Punkte|Besuche|was sie tut
analyse-exact = exakt
analyse-plot-title = { $game }: Siegchancen
analyse-plot-chances = Siegchance
analyse-plot-entries = Eintrag der Aufzeichnung
analyse-plot-mistake = Fehler
analyse-plot-luck = Glück oder Pech
analyse-plot-swing = { $number }: { $who } { $change }, { $played }
analyse-plot-better = besser { $action }
