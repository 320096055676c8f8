# What operators say and do.
site-conduct = Règles de conduite
site-imprint = Mentions légales
site-privacy = Confidentialité
arrival-by-invitation = Sur ce serveur, les comptes se créent sur invitation : il vous faut un code. Si quelqu’un vous a envoyé un lien, il suffit de l’ouvrir.
arrival-invitation = Code d’invitation
arrival-no-guests = Il faut un compte pour jouer sur ce serveur. Connectez-vous pour prendre place ; pour regarder, pas besoin de compte.
banned-more = Vous pouvez toujours jouer dans ce navigateur, en solitaire ou par lien.
banned-title = Votre compte est banni
codes-days = Validité en jours
codes-link = Lien pour de nouvelles personnes
codes-make = Créer une invitation
codes-more = Avec un tel lien, d’autres personnes peuvent créer un compte sur ce serveur.
codes-one = Créée par { $who }, utilisée { $used } fois sur { $uses }, valable jusqu’au { $until }
codes-revoke = Retirer l’invitation
codes-title = Invitations à ce serveur
codes-uses = Nombre de comptes
lobby-host = Vous êtes sur { $server }.
operator-ban = Bannir
operator-ban-who = Bannir { $who }
operator-bans = Comptes bannis
operator-close = Arrêter sans résultat
operator-command-line = le terminal
operator-days = Jours (vide : pour toujours)
operator-did-appoint = compte { $to } devenu compte d’administration
operator-did-ban = compte { $to } banni
operator-did-close = partie de la table { $to } arrêtée sans résultat
operator-did-dismiss = compte { $to } redevenu un compte ordinaire
operator-did-invite = invitation créée
operator-did-rename = compte { $to } renommé
operator-did-reset-password = mot de passe du compte { $to } remplacé par un code
operator-did-revoke = invitation retirée
operator-did-settle = signalement { $to } traité
operator-did-unban = bannissement du compte { $to } levé
operator-due = La partie continuera d’elle-même le { $when } : le temps des personnes attendues sera alors écoulé, et les autres pourront décider de ce qui se passe.
operator-for-good = pour toujours
operator-is-banned = Compte banni depuis le { $since }, { $until }. Raison : { $reason }
operator-kind-account = Compte
operator-kind-guest = Compte invité
operator-kind-operator = Compte d’administration
operator-lead = Vous ne voyez ni cartes cachées, ni mots de passe, ni notes, et, de la discussion, seulement ce qui a été signalé, avec au plus les cinq lignes qui précèdent. Tout ce que vous faites ici est inscrit au journal.
operator-log = Journal
operator-log-empty = Le journal est vide.
operator-log-latest = Dernières entrées
operator-log-more = Ce que l’administration a fait, quand et pourquoi. Personne ne peut le modifier.
operator-log-older = Entrées plus anciennes
operator-logged = { $when } – { $who } : { $deed }. Raison : { $reason }
operator-named = Personnes nommées « { $name } »
operator-new-name = Nouveau nom
operator-newest = Derniers comptes créés
operator-no-reason = non précisée
operator-no-reports = Il n’y a aucun signalement ici.
operator-nobody = Aucun compte trouvé.
operator-none-stuck = Aucune table n’est figée.
operator-people = Personnes
operator-prove = Continuer
operator-reason = Raison
operator-registration-closed = Personne ne peut créer de compte ici pour le moment (registration = "closed").
operator-registration-invitation = Pour créer un compte ici, il faut une invitation (registration = "invitation").
operator-registration-open = Tout le monde peut créer un compte ici ; aucune invitation n’est nécessaire (registration = "open").
operator-rename = Remplacer le nom
operator-report = { $who }, au sujet d’une partie ({ $game }, table { $table }), { $when }
operator-reports = Signalements
operator-seek = Nom ou numéro (vide : les derniers comptes)
operator-seek-button = Chercher
operator-seen = depuis le { $since }, dernière visite : { $seen }
operator-settle = Traiter le signalement
operator-settled = Afficher les signalements traités
operator-stuck = Tables figées
operator-stuck-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
operator-stuck-for = Rien ne s’est passé depuis
operator-stuck-more = Quand quelqu’un n’est pas là, les autres décident selon les règles de leur table. S’il ne reste personne pour décider, vous pouvez arrêter la partie sans résultat.
operator-stuck-one = { $game }, table { $table }, avec { $who }. Dernier événement : { $ago }.
operator-this-line = (signalée)
operator-title = Administration
operator-unban = Lever le bannissement
operator-until = jusqu’au { $until }
operator-waits-for = On attend { $who }.
operator-was-settled = Traité le { $when } : { $reason }
register-open = Choisissez un nom et un mot de passe. L’invitation est valable jusqu’au { $until }.
register-title = On vous invite sur { $server }
renamed-more = Votre nom est maintenant { $name }. Vous pouvez en choisir un autre sur la page de votre compte. Raison : { $reason }
renamed-read = J’ai lu
renamed-title = L’administration a changé votre nom
