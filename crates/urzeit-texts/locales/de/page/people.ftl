# Leute, die man kennt: Sterne, Mitspieler, Einladungen mit Namen, eine Nachricht am Tag.
people-starred = Leute mit Stern
people-recent = Deine letzten Mitspieler
people-online = online
star-who = Stern für { $who }
star-give = Stern

invite-name = Name der Person für Platz { $seat }
invite-pick = Leute, die du kennst
invite-send = Einladen
invitations-title = Einladungen
invitations-decline = Ablehnen
bell-invited = Du bist zu einem Spiel eingeladen.
bell-invites = { $who } lädt dich zu einem Spiel ein.
bell-declined = { $who } hat deine Einladung abgelehnt.
