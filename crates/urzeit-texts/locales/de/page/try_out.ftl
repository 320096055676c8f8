# Etwas ausprobieren, während ein Spiel läuft.
try-it = Ausprobieren
