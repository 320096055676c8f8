# People one knows: stars, opponents, invitations by name, one message a day.
people-starred = Starred people
people-recent = Recent opponents
people-online = online
star-who = Star { $who }
star-give = Star

invite-name = Name of the person for seat { $seat }
invite-pick = People you know
invite-send = Invite
invite-to-own = To a table of yours that still has a free seat:
invite-to-new = To a new table:
invitations-title = Invitations
invitations-decline = Decline
bell-invites = { $who } invites you to a game.
bell-declined = { $who } has declined your invitation.
new-seat-named = a person I name
invite-withdraw = Withdraw the invitation
room-declined = { $who } has declined; now for anybody with the link
digest-title = Daily digest
digest-more = One notice a day with everything that is waiting for you, instead of one for each event. If nothing is waiting, none is sent. Reminders that your time is running out still come separately, and so do browser notifications.
digest-mail = One e-mail a day
digest-webhook = One webhook notice a day
digest-time = Time of day, where you are. The server keeps it in universal time (UTC), so it shifts by an hour when summer time begins or ends.
over-stars = Star the people you like to play with:
