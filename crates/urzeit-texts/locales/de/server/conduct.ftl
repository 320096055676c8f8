# Die Verhaltensregeln, wenn der Betreiber keine geschrieben hat.
conduct =
    Wir sind hier, um zu spielen, und alle sollen Freude daran haben.

    • Sei freundlich. Beleidigungen, Drohungen, Hass und Belästigung haben hier nichts verloren, weder im Chat noch in Namen.

    • Spiel bis zum Schluss. Musst du gehen, sag es: Gib deinen Platz ab, schlag vor, das Spiel zu beenden, oder gib auf. Lass andere nicht absichtlich warten.

    • Spiel selbst. Gegen Menschen benutzt niemand ein Programm oder ein zweites Konto, und niemand spricht Ergebnisse ab. Bots setzen sich als Bots an den Tisch.

    • Behalte Privates für dich, eigenes wie das von anderen, und mach keine Werbung.

    • Verdirbt dir jemand das Spiel, schalte ihn stumm oder blockiere ihn, und wähl neben dem, was er geschrieben hat, „Melden“. Der Betreiber dieses Servers liest die Meldungen und kann Namen ersetzen und Leute sperren.
