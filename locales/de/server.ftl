server-bad-holiday = Ein Urlaub dauert mindestens einen Tag.
server-busy = Gerade geschieht zu viel auf einmal. Bitte versuche es noch einmal.
server-holiday-too-long = Das ist zu lang. Urlaubstage, die du dieses Jahr noch hast: { $left }.
table-before-snapshot = Die Regeln wurden seither berichtigt. Niemand geht hinter Eintrag { $least } zurück.
