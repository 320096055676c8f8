# Playing with others: arrival, lobby, tables, accounts.
page-online = En ligne
page-online-turns = En ligne, { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
online-wait = Un instant…
online-lost = La connexion est interrompue. Reconnexion en cours ; rien de ce que vous avez fait ne sera perdu.
sure-question = Vraiment ?
sure-no = Non

quick-play = Jouer avec d’autres
lobby-turns = À vous de jouer
listed-free = { $free ->
    [0] { $players } places, toutes prises
    [one] une place libre sur { $players }
   *[other] { $free } places libres sur { $players }
}
listed-by = table créée par { $who }
listed-waits = Aller à la table
listed-join = Rejoindre
listed-play = Jouer
listed-watch = Regarder
listed-go = Aller à la partie
listed-look = Voir
listed-bot = { $who } (bot)

agreed-turn = quand le temps est écoulé, tour joué par { $level }
agreed-rest = quand le temps est écoulé, place tenue jusqu’à votre retour par { $level }
agreed-rated = classée

room-sit-down = Prendre place
room-invites = { $who } vous invite à jouer à { $game }
room-players = pour { $count } personnes
room-copy = Copier le lien
room-copied = Copié

play-asks-back = { $who } demande à revenir en arrière.
play-wants-end = { $who } propose d’arrêter la partie sans résultat.
play-agree = Accepter
play-refuse = Refuser
play-go-on = Continuer à jouer
play-stand-in = Votre temps était écoulé ; l’ordinateur tient votre place.
play-return = Reprendre ma place
play-record = Télécharger la feuille
replay-to-table = Aller à la table

fair-check = Vérifier cette partie

log-begin = La partie commence.
log-close = La partie prend fin.
log-call-off = { $who } n’a pas commencé à temps : la partie est annulée.
log-undo = { $who } revient en arrière.
log-ask = { $who } demande à revenir en arrière.
log-agree = { $who } accepte.
log-agree-back = { $who } accepte, et la partie revient en arrière.
log-undone = (annulé)
log-refuse = { $who } ne veut pas revenir en arrière.
log-time-out = Temps écoulé : { $who }.
log-stand-in = L’ordinateur tient la place pour { $who }.
log-return = { $who } est de retour.
log-resign = { $who } abandonne.
log-vote-computer = { $who } vote pour que l’ordinateur reprenne la place occupée par { $whom }.
log-vote-substitute = { $who } vote pour que la place occupée par { $whom } soit proposée à quelqu’un d’autre.
log-vote-end = { $who } vote pour arrêter la partie, car { $whom } n’est pas là.
log-ask-hand-over = { $who } demande aux autres d’accepter que quelqu’un d’autre reprenne sa place.
log-count = Le délai pour décider de la place occupée par { $who } est écoulé.
log-offer = { $who } propose sa place à quelqu’un d’autre.
log-keep = { $who } garde sa place.
log-substitute = { $who } reprend la place.
log-end-game = { $who } propose d’arrêter la partie sans résultat.
log-go-on = { $who } veut continuer à jouer.
log-pause = { $who } prend des congés.
log-resume = { $who } rentre de congé.
log-order = Une consigne s’applique : { $who }.

# Playing with others: the connection, lists and filters, new tables, messages, records brought along.
net-offline = Vous êtes hors ligne. Ce que vous voyez ici reste affiché ; la partie continuera dès que vous serez de nouveau en ligne.
net-offline-kept = Vous êtes hors ligne. Votre choix est conservé et sera envoyé dès que vous serez de nouveau en ligne.
net-lost-kept = La connexion est interrompue. Votre choix est conservé et sera envoyé dès que le serveur répondra.
net-try-now = Essayer maintenant
net-forget = Oublier mon choix
net-one-at-a-time = Votre dernier choix n’a pas encore été envoyé. Attendez que le serveur y ait répondu.
gone-table = La partie a peut-être commencé sans être ouverte au public, ou la table est réservée aux personnes qui ont son lien.

bell-title = Ce qui vous attend
bell-turn = À vous de jouer.
bell-asked = Une question attend votre réponse.
bell-full = Toutes les places sont prises. Venez à la table, et la partie pourra commencer.
bell-over = La partie est terminée.
bell-closed = La table a été fermée avant le début de la partie.
bell-rematch = { $who } veut rejouer.
ago-now = à l’instant

listed-private = privée
listed-no-result = sans résultat

agreed-resigned = en cas d’abandon, place reprise par { $level }
agreed-resigned-two = en cas d’abandon, victoire de l’autre personne
agreed-confirm = les tours se valident ; jusque-là, on peut les annuler
agreed-no-confirm = les tours ne se valident pas

room-share = Partager
play-you-asked = Vous avez demandé à revenir en arrière. Les autres doivent accepter avant que la partie continue.
play-withdraw = Retirer
play-agreed = { $count ->
    [one] { $who } a accepté.
   *[other] { $who } ont accepté.
}
play-you-want-end = Vous avez proposé d’arrêter la partie sans résultat. Les autres doivent accepter avant que la partie continue.

open-link = Ouvrir une feuille de partie
open-title = Ouvrir une feuille de partie
open-more = Une partie que quelqu’un a enregistrée : vous pouvez la revoir, l’analyser ou la continuer à partir de n’importe quelle entrée. Elle reste dans ce navigateur ; aucun serveur ne la voit.
open-file = Un fichier (.urz)
open-paste = Ou collez-la ici ; elle commence par « urzeit 1 »
open-button = Ouvrir
open-other = Ouvrir une autre feuille de partie
open-wrong = Ligne { $line } : { $problem }
open-right = { $count ->
    [one] Revoir ce qui précède ({ $count } entrée)
   *[other] Revoir ce qui précède ({ $count } entrées)
}
fair-proved = Les dés et les cartes de cette partie correspondent à son empreinte.
fair-unproved = Rien ne prouve que les dés et les cartes de cette partie correspondent à une empreinte.
fair-here = Votre navigateur a tout calculé à partir de la feuille de partie ; vous n’avez eu à croire personne sur parole.
online-no-server = Le serveur ne répond pas.
online-no-server-more = Vous pouvez tout de même jouer contre l’ordinateur ou à plusieurs sur un écran.
online-try-again = Réessayer
arrival-title = Jouer avec d’autres
arrival-lead = Un nom suffit.
arrival-name = Nom
arrival-password = Mot de passe
arrival-code = Code de secours
arrival-guest-button = Jouer en mode invité
arrival-sign-in = J’ai un compte
arrival-session-button = Se connecter
arrival-register = Créer un compte
arrival-register-more = Avec un compte, vous pouvez vous connecter de partout, et vous gardez vos parties et vos cotes.
arrival-register-button = Créer le compte
arrival-recover = J’ai oublié mon mot de passe
arrival-recover-button = Changer le mot de passe
arrival-recover-more = Il vous faut votre code de secours. Si votre compte a une adresse e-mail confirmée, vous pouvez vous en faire envoyer un à cette adresse : entrez votre nom et demandez-le.
arrival-recover-mail = M’envoyer un code par e-mail
arrival-recover-mailed = Si ce compte a une adresse e-mail confirmée, un code vient d’y être envoyé. Il est valable une heure.
arrival-write-down = Votre code de secours
arrival-write-down-more = Si vous oubliez votre mot de passe, ce code peut le remplacer une fois. Notez-le maintenant : il ne sera plus affiché.
arrival-written-down = C’est noté
lobby-title = Salon
lobby-find = Trouver une table
lobby-you = Vous êtes { $who }.
lobby-account = Votre compte
lobby-online = { $count ->
    [0] Personne n’est en ligne en ce moment.
    [one] Une personne est en ligne.
   *[other] { $count } personnes sont en ligne.
}
lobby-online-alone = Personne d’autre n’est en ligne en ce moment.
quick-looking = Recherche d’autres personnes qui veulent jouer…
lobby-make = Nouvelle table
lobby-make-more = Entre proches, ou pour une partie à votre goût : vous choisissez les places, les options et le temps, et vous envoyez le lien.
quick-play-more = Avec les personnes présentes en ce moment : un clic mène à une table en direct, avec une pendule.
lobby-running = Vos parties
lobby-waiting = Vos tables incomplètes
lobby-open = Tables ouvertes
lobby-nothing-open = Aucune table n’est ouverte en ce moment. Créez-en une et envoyez le lien à quelqu’un.
lobby-offered = Parties qui cherchent un remplacement
lobby-watch = Parties à regarder
lobby-over = Vos dernières parties
agreed-unrated = non classée
agreed-spectators = ouverte au public
agreed-no-spectators = sans public
agreed-open = affichée au salon
agreed-link = seulement avec le lien
new-seat-me = moi
new-seat-open = qui veut
new-seat-invited = qui a le lien
new-seat-person = cette personne
new-pace = Temps
new-pace-label = Cadence
new-time-out = Quand le temps est écoulé, l’ordinateur
new-time-out-nothing = ne fait rien
new-time-out-turn = joue le tour
new-time-out-rest = joue jusqu’à votre retour
new-level = Niveau de l’ordinateur
new-who = Qui participe
new-spectators = Admettre le public
new-begins = Commencer dès que toutes les places sont prises
new-rated = Partie classée
new-confirm = Chaque tour se valide, pour que l’on puisse l’annuler
new-make = Créer la table
room-how-to-play = Comment on joue à { $game }
room-waits = Il reste des places libres. Envoyez le lien aux personnes avec qui vous voulez jouer.
room-waits-begins = Il reste des places libres. La partie commencera dès que toutes seront prises.
room-waits-link-begins = Il reste des places libres. Envoyez le lien aux personnes avec qui vous voulez jouer. La partie commencera dès que toutes les places seront prises.
room-waits-for = On attend { $who }.
room-waits-for-begins = On attend { $who }. La partie commencera dès que toutes les places seront prises.
room-has-room = Il reste de la place à la table.
room-full = Toutes les places sont prises. La personne qui a créé la table peut commencer la partie.
room-full-here = Toutes les places sont prises. La partie commencera dès que tout le monde sera venu à la table. Si quelqu’un ne vient pas à temps, sa place sera de nouveau libre.
room-full-yours = Toutes les places sont prises. Vous pouvez commencer la partie.
room-free = libre
room-invited = pour qui a le lien
room-kept = invitation : { $who }
room-sit = S’asseoir ici
room-taken = { $count ->
    [0] personne n’a encore pris place
    [one] une place est prise
   *[other] { $count } places sont prises
}
room-fill = Commencer avec l’ordinateur
room-fill-lead = Personne n’est arrivé depuis une minute. Vous pouvez commencer maintenant, avec l’ordinateur aux places libres, ou attendre : ces places restent libres jusqu’au début de la partie.
room-leave = Quitter la table
room-abort = Annuler la partie
room-aborted = Cette partie a été annulée.
room-called-off = { $who } n’a pas commencé à temps. Il n’y a donc pas de partie, et rien ne compte.
room-called-off-you = Vous n’avez pas commencé à temps : il n’y a donc pas de partie, et rien ne compte.
room-begin-soon = À chaque place, le premier choix doit être fait moins d’une minute après avoir été demandé ; sinon, la partie est annulée.
room-invite = Lien d’invitation
room-facts = Ce qui est convenu à cette table
room-commitment = L’empreinte de tous les dés et de toutes les cartes. Elle prouvera ensuite que personne ne les a choisis :
play-you-watch = Vous regardez.
play-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
play-menu = Plus
play-offer = Confier ma place
away-you = Votre temps était écoulé, et les autres peuvent décider de continuer sans vous.
away-you-play = Votre temps était écoulé, et les autres peuvent décider de continuer sans vous. Jouez votre tour pour rester dans la partie.
away-here = Je suis là
away-other = Temps écoulé : { $who }. Que doit-il se passer maintenant ?
away-other-turn = Temps écoulé : { $who }. L’ordinateur joue ce tour. Que doit-il se passer maintenant ?
away-other-rest = Temps écoulé : { $who }. L’ordinateur tient la place. Que doit-il se passer maintenant ?
away-decide = Décider…
away-later = Plus tard
away-how = Comment en décide-t-on ?
away-how-more = Si toutes les personnes qui sont là veulent la même chose, c’est fait aussitôt. Sinon, ce qui a le plus de voix l’emporte, à peu près le temps d’un tour après le premier vote ; à égalité, l’ordinateur reprend la place.
away-vote-ends = Les voix seront comptées le { $when }.
away-computer = Confier à l’ordinateur
away-substitute = Chercher un remplacement
away-end = Arrêter la partie
away-votes-computer = { $who } est pour l’ordinateur.
away-votes-substitute = { $who } est pour un remplacement.
away-votes-end = { $who } est pour l’arrêt de la partie.
offer-agree = Accepter
offer-asked = { $who } voudrait confier sa place. Comme cette partie est classée, toutes les autres personnes doivent d’abord accepter. La demande prend fin avec le prochain tour joué par { $who }.
offer-by-holder = { $who } propose sa place à quelqu’un d’autre.
offer-by-others = { $who } n’est pas là, et sa place est proposée à quelqu’un d’autre.
offer-ends = Si personne ne la reprend d’ici au { $when }, l’ordinateur le fera.
offer-keep = Garder ma place
offer-take = Reprendre la place occupée par { $who }
offer-counts = Compter cette partie pour ma cote
offer-link = Lien pour la personne qui reprend la place
play-ask-back = Demander à annuler mon dernier choix
play-end-game = Proposer d’arrêter sans résultat
play-resign = Abandonner
play-rematch = Rejouer
play-rematch-waits = Aller à la nouvelle partie
play-next = Table suivante
play-next-more = La prochaine table qui vous attend
clock-title = À la table
clock-days = { $days } j { $hours } h
chat-title = Discussion
chat-say = Écrire ici
chat-send = Envoyer
chat-players-only = Tant que la partie dure, seules les personnes qui jouent peuvent écrire.
chat-mute = Mettre en sourdine
chat-mute-who = Mettre { $who } en sourdine
chat-line-more = Options pour cette ligne ({ $who })
person-guest = compte invité
person-account = avec un compte
person-since = depuis le { $day }
person-tally = { $game } : { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
person-tally-bots = par des bots : { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
person-ratings = Cotes
person-game = Jeu
person-players = Places
person-history = Parties terminées
person-more = Afficher la suite
person-block = Bloquer
person-unblock = Débloquer
person-unmute = Enlever la sourdine
person-muted = En sourdine. Vous ne voyez plus ce que cette personne écrit.
person-blocked = Compte bloqué. Cette personne ne peut plus s’asseoir à vos tables.
account-profile = Ce que les autres voient
account-register = Garder ce compte
account-register-more = Vous jouez en mode invité. Choisissez un mot de passe pour garder vos parties et vous connecter aussi sur d’autres appareils.
account-name = Nom
account-rename = Changer de nom
account-profile-public = Tout le monde peut voir mon profil
account-profile-more = Sinon, seules les personnes qui ont donné un nom voient vos cotes et vos parties.
account-language = Langue des avis
account-language-more = Le serveur vous écrit dans cette langue par webhook ou par e-mail.
account-done = C’est fait.
account-save = Enregistrer
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-change-password = Changer le mot de passe
account-password-more = Un nouveau mot de passe ferme toutes vos autres connexions et invalide tous les jetons d’accès des bots ainsi que l’adresse de votre calendrier.
account-used = dernière utilisation : { $ago }
account-code = Code de secours
account-code-more = Il peut remplacer une fois un mot de passe oublié. Un nouveau code remplace l’ancien.
account-code-button = Nouveau code de secours
account-farewell = Partir
account-export = Télécharger toutes mes données
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout
account-sign-out-guest = Se déconnecter et perdre ce compte invité
account-delete = Supprimer mon compte
account-delete-more = C’est définitif. Les parties que vous avez jouées avec d’autres restent, sans votre nom.
holiday-title = Congés
holiday-more = Pendant vos congés, vos pendules s’arrêtent dans les parties par correspondance.
holiday-none = Jours de congé qui vous restent cette année : { $left }.
holiday-until = Vous êtes en congé jusqu’au { $day }. Jours de congé qui vous restent cette année : { $left }.
holiday-days = Jours
holiday-take = Prendre des congés maintenant
holiday-end = Mettre fin aux congés
outside-title = Avis
outside-more = Le serveur peut vous prévenir quand c’est à vous de jouer ou qu’on attend votre réponse : par le webhook d’une messagerie, ou par e-mail.
outside-webhook = Adresse du webhook
outside-live = Aussi pour les parties en direct
outside-mail = Adresse e-mail
outside-code = Code reçu par e-mail
outside-confirm = Confirmer l’adresse
outside-confirmed = L’adresse est confirmée.
calendar-title = Calendrier
calendar-more = Votre calendrier peut montrer quand votre temps sera écoulé à chaque table : abonnez-le à une adresse que personne d’autre ne connaît. Toute personne qui la connaît voit vos échéances, et rien d’autre.
calendar-make = Créer une adresse
calendar-renew = Créer une autre adresse
calendar-end = Supprimer l’adresse
calendar-write-down = Copiez cette adresse dans votre logiciel de calendrier. Elle ne sera plus affichée.
program-on = { $browser } sur { $system }
program-other = un autre programme
sessions-title = Vos connexions ouvertes
sessions-more = Si l’une d’elles ne vous dit rien, choisissez un nouveau mot de passe.
sessions-this = cette page
tokens-title = Bots
tokens-more = Avec un jeton d’accès, un programme peut prendre place et jouer en votre nom, et tout le monde voit que c’est un bot. Il ne peut rien faire d’autre. Changer de mot de passe ou se déconnecter partout invalide tous les jetons d’accès.
tokens-name = Nom du bot
tokens-make = Nouveau jeton d’accès
tokens-unused = pas encore utilisé
tokens-write-down = Copiez ce jeton d’accès maintenant : il ne sera plus affiché.
shunned-title = Sourdine et blocage
shunned-mute = en sourdine
shunned-block = compte bloqué
shunned-stop = Enlever
net-tries = La page réessaie d’elle-même à quelques secondes d’intervalle.
gone-invite = Le lien est peut-être ancien : la partie a commencé, les places sont prises ou la table a été fermée. Demandez-en un nouveau à la personne qui vous l’a envoyé.
arrival-invited-lead = Entrez un nom, et vous voilà à la table. Pas besoin de compte.
arrival-invited-button = Rejoindre la partie
arrival-rated-lead = Cette partie est classée : il faut un compte. Choisissez un nom et un mot de passe, et vous voilà à la table.
arrival-hidden = Cette page n’est pas ouverte à tout le monde
arrival-hidden-lead = Le lien est peut-être faux, ou seules certaines personnes peuvent voir où il mène. Si vous y jouez, connectez-vous.
filter-title = Filtre
filter-ratings = Parties
filter-any-game = tous les jeux
filter-any-pace = peu importe
filter-any-players = peu importe
filter-any-rated = toutes
filter-rated-true = classées
filter-rated-false = non classées
filter-free = Seulement avec des places libres
filter-clear = Tout afficher
lobby-nothing-found = Aucune table ouverte ne correspond en ce moment. Élargissez le filtre, ou créez vous-même une table.
new-seats-more = L’ordinateur s’assied aussitôt. « Qui a le lien » réserve une place jusqu’à ce que quelqu’un suive votre lien d’invitation.
new-level-resigned = Ordinateur qui reprend la place en cas d’abandon
new-level-more = Quand quelqu’un abandonne, l’ordinateur reprend sa place pour que les autres puissent continuer. Si vous ne choisissez rien, il joue au niveau moyen.
new-visible-open = Affichée au salon pour tout le monde
new-visible-open-more = Tout le monde peut y prendre place et jouer à son rythme : trois jours par tour, sauf si vous choisissez autre chose ci-dessous. Une telle table a besoin d’une pendule. Si personne n’y prend place pendant une semaine, elle est fermée.
new-visible-link = Privée : seulement avec le lien
new-visible-link-more = Entre proches : vous envoyez le lien, et personne d’autre ne trouve la table. La partie se joue d’une traite et avec une pendule, sauf si vous choisissez autre chose ci-dessous. Si personne n’y prend place pendant une semaine, elle est fermée.
new-spectators-more = Le public voit ce que tout le monde peut voir : ni mains, ni secrets.
new-begins-more = Sinon, c’est vous qui commencez la partie, quand vous le voulez.
new-rated-more = Pour les personnes qui ont un compte, et pour les bots, classés entre eux. Chaque jeu et chaque nombre de places a sa propre cote. Une fois commencée, une partie classée ne peut plus être annulée.
new-rated-not = Les parties avec l’ordinateur ne sont pas classées.
new-rated-guest = Les parties classées demandent un compte : choisissez d’abord un mot de passe dans votre compte.
new-rated-clock = Les parties classées demandent une pendule.
new-rated-short-clock = Les parties classées donnent à tout le monde au moins une minute, ou une heure par tour.
new-rated-setup = Les parties classées n’ont ni plateau ni nombres choisis soi-même, et le sort désigne qui commence.
new-rated-stand-in = Dans les parties classées, l’ordinateur qui joue quand le temps est écoulé a au plus le niveau moyen.
new-confirm-more = Jusqu’à la validation, on peut annuler ses propres choix ; ensuite, seulement si tout le monde accepte.
room-you = vous
room-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
chat-nothing = Personne n’a encore rien dit.
chat-report = Signaler
chat-report-who = Signaler { $who }
report-what = Qu’est-ce qui ne va pas ?
report-more = L’administration de ce serveur lira votre signalement avec la ligne de discussion et au plus les cinq lignes qui la précèdent.
report-send = Signaler
report-done = C’est signalé. Merci.
person-nothing = Aucune partie terminée pour l’instant.
person-share = { $share } % de victoires
person-rated = à { $players } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
person-bots = entre bots
person-sure = établie
person-provisional = provisoire
person-replay = Revoir
person-record = Feuille de partie
messages-title = Notifications du navigateur
messages-more = Tant qu’Urzeit est ouvert dans une fenêtre, votre navigateur peut vous prévenir quand c’est à vous de jouer ailleurs.
messages-want = Me prévenir quand c’est à moi de jouer
messages-refused = Votre navigateur ne le permet pas. Autorisez les notifications de cette page dans ses paramètres, puis réessayez.
messages-never = Ce navigateur ne peut pas afficher de notifications.
push-want = Me prévenir même quand Urzeit est fermé
push-refused = Le service push de votre navigateur ne répond pas. Réessayez plus tard.
push-never = Pour recevoir des notifications quand Urzeit est fermé, utilisez un navigateur qui gère les notifications push. Sur iPhone ou iPad, ajoutez d’abord Urzeit à l’écran d’accueil.
person-progress = { $games ->
    [one] La cote après { $games } partie : de { $first } à { $last }.
   *[other] La cote sur { $games } parties : de { $first } à { $last }, au plus bas { $least }, au plus haut { $most }.
}
person-progress-table = Partie par partie
person-progress-day = Jour
person-progress-rating = Cote
person-progress-change = Écart
