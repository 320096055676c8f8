# People one knows: stars, opponents, invitations by name, one message a day.
people-starred = Starred people
people-recent = Recent opponents
people-online = online
star-who = Star { $who }
star-give = Star

invite-name = Name of the person for seat { $seat }
invite-pick = People you know
invite-send = Invite
invitations-title = Invitations
invitations-decline = Decline
bell-invited = You are invited to a game.
bell-invites = { $who } invites you to a game.
bell-declined = { $who } has declined your invitation.
