# Leute, die man kennt: Sterne, Mitspieler, Einladungen mit Namen, eine Nachricht am Tag.
people-starred = Leute mit Stern
people-recent = Deine letzten Mitspieler
people-online = online
star-who = Stern für { $who }
star-give = Stern

invite-name = Name der Person für Platz { $seat }
invite-pick = Leute, die du kennst
invite-send = Einladen
invite-to-own = An einen Tisch von dir, an dem noch Platz ist:
invite-to-new = An einen neuen Tisch:
invitations-title = Einladungen
invitations-decline = Ablehnen
bell-invites = { $who } lädt dich zu einem Spiel ein.
bell-declined = { $who } hat deine Einladung abgelehnt.
new-seat-named = eine bestimmte Person
invite-withdraw = Einladung zurückziehen
room-declined = { $who } hat abgelehnt; jetzt für jemanden, der den Link hat
digest-title = Einmal am Tag
digest-more = Eine Nachricht am Tag mit allem, was auf dich wartet, statt vieler einzelner. Wartet nichts, kommt keine. Erinnerungen kurz vor dem Ende deiner Zeit kommen weiterhin einzeln, ebenso die Mitteilungen deines Browsers.
digest-mail = Eine E-Mail am Tag
digest-webhook = Eine Webhook-Nachricht am Tag
digest-time = Uhrzeit bei dir. Der Server merkt sie sich in Weltzeit (UTC); wenn die Sommerzeit beginnt oder endet, verschiebt sie sich um eine Stunde.
over-stars = Merk dir, mit wem du gern spielst:
