# Mit anderen am Tisch: wer da ist, was gefragt, gesagt und notiert wird.
notes-title = Meine Notizen
notes-more = Das kannst nur du lesen. Es steht hier, wann immer du an den Tisch zurückkommst.
notes-more-here = Das bleibt in diesem Browser und steht hier, wann immer du zum Spiel zurückkommst.
notes-again = Noch einmal versuchen
notes-kept = Gespeichert.
