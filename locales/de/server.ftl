# Was der Server sagt, wenn etwas nicht geht.
server-account-already = Dieses Konto hat schon ein Passwort.
server-bad-holiday = Ein Urlaub endet in der Zukunft, spätestens in 60 Tagen.
server-bad-language = Die Seite spricht Deutsch (de) und Englisch (en).
server-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen und beginnt nicht mit „computer“.
server-bad-page = Das ist keine Seite der Liste. Mit der ersten beginnen.
server-bad-password = Ein Passwort hat mindestens 8 Zeichen und höchstens 512 Bytes.
server-bad-shunning = Man kann andere stummschalten („mute“) oder sperren („block“), sich selbst aber nicht.
server-banned = Der Betreiber dieses Servers hat dieses Konto gesperrt.
server-busy = Das wollen gerade zu viele. In ein paar Sekunden noch einmal versuchen.
server-name-taken = Jemand anderes hat ein Konto mit diesem Namen. Bitte einen anderen wählen.
server-not-for-bots = Das Token eines Bots ist zum Spielen da. Hierfür bitte anmelden.
server-not-for-guests = Gäste können das nicht. Zuerst ein Passwort wählen.
server-too-many-shunned = Schon { $most } andere sind stummgeschaltet oder gesperrt. Das zuerst bei jemandem aufheben.
server-too-many-tokens = Ein Konto hat höchstens { $most } Tokens für Bots. Zuerst eines löschen.
server-wrong-code = Kein Konto mit diesem Namen hat diesen Wiederherstellungscode. Vielleicht wurde er schon benutzt.
server-wrong-password = Das ist nicht das Passwort dieses Kontos.
server-wrong-sign-in = Kein Konto hat diesen Namen und dieses Passwort.
