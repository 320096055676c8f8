# How much time people have: at a table, and where it is chosen.
pace-none = ohne Uhr
pace-live = { $minutes } min für jeden, nach jedem Zug { $seconds } s mehr
pace-slow = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}

filter-pace-none = ohne Uhr
filter-pace-live = zügig
filter-pace-slow = gemächlich
new-pace-none = so viel Zeit, wie ihr mögt
new-pace-none-more = Nur an privaten Tischen. Niemand wird gedrängt, und niemand verliert wegen der Zeit. Rührt sich ein Spieler, der am Zug ist, 14 Tage lang nicht, entscheiden die anderen, wie es weitergeht. Gut unter Freunden.
new-pace-live = zügig, mit Uhr
new-pace-live-more = Alle sitzen zur selben Zeit am Tisch. Die Uhr läuft nur für den, der gerade wählen muss.
new-minutes = Minuten für das ganze Spiel
new-seconds = Sekunden mehr nach jedem Zug
new-pace-slow = gemächlich, über Tage
new-pace-slow-more = Alle spielen, wann sie mögen, und haben für jeden Zug so viele Tage. Im Urlaub, den du in deinem Konto nimmst, steht die Uhr still.
new-days = Tage für jeden Zug
