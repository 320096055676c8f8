# The server and what its operator does: `serve`, `work`, `migrate`, `backup`, `restore`, `admin`.
usage-serve = urzeit [serve] [OPTIONS]
usage-work = urzeit work [OPTIONS]
usage-migrate = urzeit migrate [OPTIONS]
usage-backup = urzeit backup [OPTIONS] <FICHIER>
usage-restore = urzeit restore [OPTIONS] <FICHIER>
usage-admin = urzeit admin COMMANDE
usage-admin-list = urzeit admin list COMMANDE
usage-admin-deed = urzeit admin { $deed } [OPTIONS]

serve-about = Lancer le serveur où l’on joue ensemble ; c’est ce que fait urzeit sans commande
serve-about-more =
    Ne demande aucune configuration : tout est gardé dans un fichier du dossier de données, et
    l’adresse est affichée. Ctrl-C arrête le serveur proprement.

    Chaque option peut aussi être donnée dans l’environnement (URZEIT_LISTEN pour --listen) ou dans
    un fichier (listen = "127.0.0.1:8080") : celui que nomme --config, sinon urzeit.toml dans le
    dossier de données. La ligne de commande l’emporte sur l’environnement, l’environnement sur le
    fichier. Plus de détails dans docs/hosting.md.

    Une FRÉQUENCE dit combien de fois une chose est permise : 50/s, 20/m ou 60/h ; 50/s+100
    en permet 100 d’un coup après une pause ; off veut dire sans limite. Pour les nombres, 0 veut
    dire sans limite.
serve-opt-data = Le dossier où tout est gardé [par défaut : ~/.local/share/urzeit ou son équivalent sur ce système]
serve-opt-database = Tout garder dans PostgreSQL : postgres://NOM:MOT_DE_PASSE@MACHINE/BASE ; un mot de passe est plus en sûreté dans l’environnement ou dans le fichier
serve-opt-direct-database = Quand --database mène à un pooler comme PgBouncer, qui attribue à chaque transaction une connexion quelconque : l’adresse du serveur PostgreSQL derrière lui
serve-opt-config = Un fichier d’options [par défaut : urzeit.toml dans le dossier de données]
serve-opt-listen = Adresse et port, ou seulement un port de cette machine [par défaut : 127.0.0.1:8080, ou le prochain port libre]
serve-opt-name = Le nom du serveur, sur la page et dans les e-mails, 40 caractères au plus [par défaut : Urzeit]
serve-opt-imprint = L’adresse des mentions légales : https://…, http://… ou mailto:… ; la page y renvoie
serve-opt-privacy = L’adresse de la politique de confidentialité : https://…, http://… ou mailto:… ; la page y renvoie
serve-opt-conduct = Les règles de conduite : une adresse, ou un fichier texte que la page montre
serve-opt-registration = Qui peut créer un compte : open (tout le monde), invitation (avec un code) ou closed (personne) [par défaut : open]
serve-opt-inviters = Qui crée les codes pour « invitation » : operators (l’administration) ou accounts (toute personne qui a un compte) [par défaut : operators]
serve-opt-guests = Peut-on jouer sans compte ? yes (oui) ou no (non) [par défaut : yes]
serve-opt-open = Ouvrir la page dans le navigateur
serve-opt-public-url = L’adresse à laquelle les navigateurs atteignent le serveur, s’il est derrière un proxy : https://urzeit.example
serve-opt-trusted-proxies = Adresses ou réseaux des proxys qui peuvent dire de qui vient la requête qu’ils transmettent, séparés par des virgules
serve-opt-metrics-token = Le jeton d’accès qu’exige /metrics [par défaut : ne répond qu’à cette machine, et à personne avec --public-url]
serve-opt-log = Niveau de détail du journal : error, warn, info, debug ou trace [par défaut : info]
serve-opt-log-json = Écrire le journal en JSON
serve-opt-smtp = Le serveur d’e-mail : smtps://NOM:MOT_DE_PASSE@MACHINE ; exige --mail-from
serve-opt-mail-from = L’expéditeur des e-mails : Urzeit <urzeit@example.org>
serve-opt-webhooks-anywhere = Permettre aux webhooks des comptes d’atteindre aussi le réseau de cette machine
serve-opt-workers = Combien de places tenues par l’ordinateur réfléchissent en même temps ; 0 les laisse, avec les pendules, à d’autres processus [par défaut : la moitié des cœurs]
serve-opt-rate-wishes = Combien de fois un compte peut demander quelque chose [par défaut : 50/s+100]
serve-opt-rate-requests = Combien de fois une adresse peut demander quelque chose [par défaut : 100/s+400]
serve-opt-rate-guests = Combien de fois une adresse peut créer un compte invité [par défaut : 60/h+40]
serve-opt-rate-sign-ins = Combien de fois une adresse peut se connecter, créer ou récupérer un compte [par défaut : 60/h+30]
serve-opt-connections = Connexions en tout [par défaut : 12000]
serve-opt-connections-per-address = Connexions par adresse [par défaut : 1000]
serve-opt-sockets-per-account = WebSockets par compte [par défaut : 20]
serve-opt-sockets-per-address = WebSockets par adresse [par défaut : 400]
serve-opt-events-per-table = Événements par table [par défaut : 20000]
serve-opt-requests-per-seat = Demandes et annulations d’une place à une table en dix minutes [par défaut : 200]
serve-opt-body = Octets dans le corps d’une requête, au moins 1 [par défaut : 1048576]

serve-address = Urzeit tourne ici : { $url }
serve-kept = Tout est gardé dans { $place }.
serve-network = Pour un téléphone ou une tablette du même réseau : { $url }
serve-ended = Urzeit est arrêté.
serve-not-opened = Impossible d’ouvrir le navigateur. Ouvrez l’adresse vous-même.
serve-place-file = { $key } dans { $file }
serve-wrong-value = « { $found } » n’est pas une valeur possible pour { $place }. Cette option : { $help }
serve-wrong-secret = La valeur donnée pour { $place } n’est pas valable. Essayez « urzeit serve --help ».
serve-not-toml = Ce n’est pas du TOML. Écrivez des lignes comme listen = "127.0.0.1:8080".
serve-unknown-keys = { $file } : { $count ->
    [one] l’option { $keys } n’existe pas.
   *[other] les options { $keys } n’existent pas.
} Les options sont { $known }.
serve-no-folder = Impossible de savoir où ce système garde les données. Nommez un dossier avec --data.
serve-folder-unusable = Le dossier { $folder } est inutilisable : { $reason }. Nommez-en un autre avec --data.
serve-nothing-there = Il n’y a pas de base de données d’Urzeit dans le dossier { $folder }. Nommez le dossier du serveur avec --data.
serve-locked = Un autre urzeit utilise le dossier { $folder }. Arrêtez-le, ou nommez un autre dossier avec --data.
serve-not-writable = Impossible d’écrire dans { $place }. Vérifiez les droits et la place libre sur le disque, ou nommez un autre dossier avec --data.
serve-not-a-database = { $place } n’est pas une base de données, ou est endommagé dès le début. Rien n’y a été modifié. Restaurez une sauvegarde dans un autre dossier, nommé avec --data.
serve-empty = { $place } est vide. S’il a déjà contenu quelque chose, restaurez une sauvegarde dans un autre dossier, nommé avec --data ; sinon, supprimez le fichier.
serve-database-damaged = { $place } est endommagé ({ $reason }). Rien n’y a été modifié. Gardez-en une copie et restaurez votre dernière sauvegarde dans un autre dossier, nommé avec --data.
serve-newer = { $place } a été créé par une version plus récente d’Urzeit. Utilisez cette version.
serve-foreign = { $place } vient d’une autre version d’Urzeit ou d’un autre programme. Utilisez la version qui convient, ou nommez une autre base de données.
serve-bad-address = Ce n’est pas l’adresse d’une base de données PostgreSQL. Écrivez postgres://NOM:MOT_DE_PASSE@MACHINE/BASE.
serve-unreachable = Impossible de joindre la base de données { $place } : { $reason }.
serve-cannot-open = Impossible d’ouvrir { $place } : { $reason }.
serve-store-fails = Erreur de la base de données : { $reason }.
serve-cannot-listen = { $address } est inutilisable : { $reason }. Nommez une autre adresse avec --listen.
serve-bad-conduct = { $file } est vide ou n’est pas du texte en UTF-8. Écrivez-y les règles de conduite, ou nommez une adresse avec --conduct.
serve-half-mail = Pour envoyer des e-mails, il faut à la fois --smtp et --mail-from.
serve-no-notices = Impossible d’envoyer des avis : { $reason }.
serve-no-runtime = Le système ne fournit pas ce dont un serveur a besoin : { $reason }.

work-about = Ne faire que le travail de fond du serveur : ordinateur, pendules, cotes
work-about-more =
    Pour les machines qui ne font que calculer : prend son travail dans une base de données PostgreSQL
    que des serveurs partagent (--database), et ne sert personne. Il peut y en avoir autant qu’on
    veut. Ctrl-C arrête le programme proprement.
work-begun = Urzeit travaille pour { $place }.

migrate-about = Mettre à jour la base de données du serveur
migrate-about-more =
    Met la base de données au niveau dont cette version a besoin. Le serveur le fait lui-même en
    démarrant ; cette commande sert à le faire avant.
serve-migrated = { $place } est à jour.

backup-about = Sauvegarder tout ce que garde le serveur, même pendant qu’il tourne
backup-about-more =
    Écrit tout dans un nouveau fichier, tel que c’est à un instant donné ; le serveur peut continuer
    à tourner. Le fichier peut être restauré dans SQLite comme dans PostgreSQL. Il contient ce que
    personne d’autre ne doit lire, par exemple les graines secrètes des parties en cours : gardez-le
    aussi bien à l’abri que le serveur.
backup-file = Le nouveau fichier ; un fichier existant n’est pas écrasé
serve-backed-up = Sauvegarde dans { $file } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
serve-file-exists = Le fichier existe déjà et ne sera pas écrasé. Nommez-en un autre.
serve-file-fails = Impossible de lire ou d’écrire le fichier : { $reason }.

restore-about = Tout restaurer d’une sauvegarde dans une base de données vide
restore-about-more =
    Restaure ce que « urzeit backup » a sauvegardé, tout ou rien, dans une base de données vide.
    Aucun serveur ne doit utiliser la base de données pendant ce temps.
restore-file = Le fichier de la sauvegarde
serve-restored = Restauration depuis { $file } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
serve-not-a-backup = Ce n’est pas une sauvegarde d’Urzeit.
serve-other-version = Cette sauvegarde vient d’une version qui a d’autres tables ({ $found } au lieu de { $known }). Restaurez-la avec cette version-là ; une version plus récente la mettra ensuite à jour.
serve-damaged = Cette sauvegarde est incomplète ou endommagée (ligne { $line }). Rien n’a été restauré.
serve-not-empty = La base de données n’est pas vide. Restaurez dans une base vide : nommez un autre dossier avec --data, ou une autre base avec --database.

admin-about = Voir et régler ce qui revient à l’administration : comptes, tables, signalements
admin-list-about = Lister les comptes ou les tables
admin-list-accounts = Lister les comptes, du plus récemment utilisé au plus ancien
admin-list-tables = Lister les tables, de la plus récemment active à la plus ancienne
admin-close-about = Fermer une table : plus rien ne peut s’y passer
admin-ban-about = Bannir un compte et fermer ses connexions
admin-unban-about = Lever le bannissement d’un compte
admin-reset-about = Remplacer le mot de passe d’un compte par un code de secours et fermer ses connexions
admin-reports-about = Lister les signalements qui n’ont pas encore été traités
admin-most = Combien en lister au plus [par défaut : 100]
admin-settle = Marquer ce signalement comme traité
admin-arg-account = Le compte : son numéro, ou son nom si ce n’est pas un compte invité
admin-arg-table = La table
admin-accounts = compte|nom|type|depuis|vu
admin-tables = table|jeu|état|événements|modifiée
admin-reports = signalement|quand|par|table|texte
admin-account = compte
admin-guest = invité
admin-banned = banni
admin-no-table = Il n’y a pas de table « { $table } » en attente ou en cours.
admin-closed = La table { $table } est fermée.
admin-no-report = Il n’y a pas de signalement { $report } à traiter.
admin-settled = Le signalement { $report } est traité.
admin-no-account = Il n’y a pas de compte « { $name } ». « urzeit admin list accounts » montre les numéros.
admin-several = Plusieurs comptes s’appellent « { $name } ». Désignez-en un par son numéro : { $ids }.
admin-is-banned = Compte banni : { $name }.
admin-is-unbanned = { $name } peut de nouveau jouer.
admin-guests-have-none = { $name } est un compte invité et n’a pas de mot de passe.
admin-reset = { $name } : l’ancien mot de passe n’est plus valable. Ce code le remplace, une seule fois : { $code }
admin-days = Le bannir pour ce nombre de jours [par défaut : pour toujours]
admin-reason = La raison, que verra la personne à qui est le compte
admin-operator-about = Faire d’un compte un compte d’administration, avec une page à /operator pour les signalements, bannissements, noms, tables figées et invitations
admin-operator-end = En refaire un compte ordinaire
admin-operator = administration
admin-is-operator = { $name } est un compte d’administration.
admin-is-no-operator = { $name } n’est pas un compte d’administration.
admin-invite-about = Émettre une invitation à créer un compte, quand « registration » vaut « invitation »
admin-uses = Pour ce nombre de comptes [par défaut : 1]
admin-valid-days = Valable ce nombre de jours [par défaut : 7]
admin-invited = { $uses ->
    [one] { $uses } compte peut être créé
   *[other] { $uses } comptes peuvent être créés
} à l’adresse { $link } jusqu’au { $until } (UTC).
