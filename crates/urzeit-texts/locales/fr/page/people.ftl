# People one knows: stars, opponents, invitations by name, one message a day.
people-starred = Personnes avec une étoile
people-recent = Adversaires de vos dernières parties
people-online = en ligne
star-who = Étoile pour { $who }
star-give = Étoile

invite-name = Nom de la personne pour la place { $seat }
invite-pick = Personnes que vous connaissez
invite-send = Inviter
invite-to-own = À une de vos tables où il reste une place :
invite-to-new = À une nouvelle table :
invitations-title = Invitations
invitations-decline = Refuser
bell-invites = { $who } vous invite à jouer une partie.
bell-declined = { $who } a refusé votre invitation.
new-seat-named = une personne précise
invite-withdraw = Retirer l’invitation
room-declined = { $who } a refusé ; maintenant pour qui a le lien
digest-title = Résumé quotidien
digest-more = Un seul avis par jour avec tout ce qui vous attend, au lieu d’un avis par événement. Si rien ne vous attend, rien n’est envoyé. Les rappels quand votre temps s’épuise arrivent toujours à part, de même que les notifications du navigateur.
digest-mail = Un e-mail quotidien
digest-webhook = Un avis quotidien par webhook
digest-time = Heure, là où vous êtes. Le serveur la retient en temps universel (UTC) ; elle se décale donc d’une heure quand l’heure d’été commence ou finit.
over-stars = Donnez une étoile aux personnes avec qui vous aimez jouer :
