# Was die Prüfung des Zufalls eines Spiels ergeben hat.
verify-seed = Der Startwert ist der, auf den sich der Gastgeber festgelegt hatte.
verify-bytes = { $count ->
    [0] Kein Platz hat eigene Bytes dazugegeben; der Gastgeber hätte sich also einen Startwert aussuchen können.
    [one] Einer von { $seats } Plätzen hat eigene Bytes dazugegeben.
   *[other] { $count } von { $seats } Plätzen haben eigene Bytes dazugegeben.
}
verify-outcomes = { $count ->
    [0] Die Aufzeichnung enthält kein Ergebnis des Zufalls.
    [one] Das einzige Ergebnis des Zufalls folgt aus dem Startwert.
   *[other] Alle { $count } Ergebnisse des Zufalls folgen aus dem Startwert.
}
verify-before = { $count ->
    [one] Ein weiteres lag vor der Stellung, mit der die Aufzeichnung beginnt.
   *[other] { $count } weitere lagen vor der Stellung, mit der die Aufzeichnung beginnt.
}
verify-taken-back = { $count ->
    [one] Ein weiteres wurde einvernehmlich zurückgenommen und steht nicht in der Aufzeichnung.
   *[other] { $count } weitere wurden einvernehmlich zurückgenommen und stehen nicht in der Aufzeichnung.
}
verify-unfinished = Die Aufzeichnung endet vor dem Ende des Spiels.
verify-peeked = Also wurde kein Ergebnis nachträglich gewählt. Ob jemand die Ergebnisse vorher kannte, lässt sich nicht zeigen.
verify-no-fairness = Die Aufzeichnung sagt nicht, woher ihr Zufall kam; er lässt sich also nicht prüfen. Das geht nur, wo der Gastgeber den Zufall liefert; dann stehen „table“, „commitment“ und „bytes“ im Kopf.
verify-seed-unknown = Der Startwert steht noch nicht in der Aufzeichnung. Der Gastgeber veröffentlicht ihn, wenn das Spiel zu Ende ist.
verify-other-seed = Der Startwert ist nicht der, auf den sich der Gastgeber festgelegt hatte: Sein Fingerabdruck ist { $hash }, veröffentlicht war { $commitment }.
verify-other-outcome = Ergebnis Nummer { $number } ist „{ $found }“, aus dem Startwert folgt aber „{ $drawn }“. { $right ->
    [0] Es ist das erste.
    [one] Das eine davor stimmt.
   *[other] Die { $right } davor stimmen.
}
verify-values = Die aufgedeckten Werte sind die, auf die sich alle festgelegt hatten.
verify-link-outcomes = { $count ->
    [0] Die Aufzeichnung enthält kein Ergebnis des Zufalls.
    [one] Das einzige Ergebnis des Zufalls folgt aus diesen Werten.
   *[other] Alle { $count } Ergebnisse des Zufalls folgen aus diesen Werten.
}
verify-link-other-outcome = Ergebnis Nummer { $number } ist „{ $found }“, aus den aufgedeckten Werten folgt aber „{ $drawn }“. { $right ->
    [0] Es ist das erste.
    [one] Das eine davor stimmt.
   *[other] Die { $right } davor stimmen.
}
verify-other-values = Die Werte in der Aufzeichnung sind nicht die, auf die sich alle festgelegt hatten. Jemand hat die Aufzeichnung verändert.
