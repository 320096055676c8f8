# Games by link, without any server.
link-setup = Par lien : chaque personne joue dans son navigateur, sans aucun serveur
link-setup-tells = Après chacun de vos tours, la page vous donne un lien qui contient la partie. Envoyez-le à la personne suivante par une messagerie, par e-mail ou en fichier. L’ordinateur ne peut pas y prendre part.
link-joins = rejoint la partie par lien
link-field = Le lien
link-save = Enregistrer en fichier
link-qr = Afficher en code QR
link-qr-alt = Le lien en code QR
link-long = Certaines messageries raccourcissent ou coupent un lien aussi long. Si c’est le cas de la vôtre, envoyez plutôt le fichier.
link-to-anybody = { $after ->
    [0] Envoyez ce lien à la personne qui doit rejoindre la partie
    [one] Envoyez ce lien à la prochaine personne qui doit rejoindre la partie. Une autre suivra.
   *[other] Envoyez ce lien à la prochaine personne qui doit rejoindre la partie. { $after } autres suivront.
}
link-to-player = Envoyez ce lien à { $who }
link-to-all = La partie est terminée. Envoyez ce lien aux autres pour montrer comment elle a fini.
link-why-join = Une seule personne peut rejoindre la partie avec ce lien ; elle en reçoit alors un à transmettre. Votre partie est conservée dans ce navigateur.
link-why-play = La partie continue dès que le lien est ouvert. Rien n’est envoyé tout seul, et votre partie est conservée dans ce navigateur.
link-why-over = Il contient toute la partie.
link-title = Ouvrir le lien d’une partie
link-more = Quelqu’un vous a envoyé un lien ou un fichier qui contient une partie. Collez le lien ici ou choisissez le fichier. Rien n’est envoyé à un serveur.
link-paste = Le lien
link-invited = { $who } { $count ->
    [one] vous invite
   *[other] vous invitent
} à une partie pour { $seats } personnes : { $game }. Quel est votre nom ?
link-join = Rejoindre la partie
link-to-game = Aller à la partie conservée ici
link-to-record = Voir la partie
link-stranger = Toutes les places de cette partie sont prises, et aucune ne l’a été dans ce navigateur. Si vous y jouez, ouvrez le lien dans le navigateur où vous avez rejoint la partie.
link-fork = Dans ce lien, le tour joué par { $who } n’est pas le même que dans celui que vous avez ouvert avant. Quelqu’un a joué ce tour deux fois ou l’a modifié. La partie conservée ici n’a pas changé : demandez aux autres quel tour est le bon.
link-fork-own = Dans ce lien, votre propre tour n’est pas celui que vous avez joué ici. Quelqu’un l’a modifié, ou vous avez joué ce tour dans un autre navigateur. La partie conservée ici n’a pas changé : renvoyez votre lien.
link-other-player = La même invitation a servi à deux personnes : dans la partie conservée ici, c’est { $who } ; dans ce lien, quelqu’un d’autre. Une seule des deux peut jouer. La partie conservée ici n’a pas changé : mettez-vous d’accord sur l’une d’elles, et invitez l’autre à une nouvelle partie.
link-other-player-own = Quelqu’un d’autre a utilisé la même invitation que vous, et une seule personne peut jouer à cette place. La partie conservée ici n’a pas changé : mettez-vous d’accord sur qui joue, et demandez une nouvelle partie pour l’autre personne.
link-none = Ce n’est pas le lien d’une partie. Copiez le lien entier, de « http » à son dernier caractère, et collez-le de nouveau.
link-too-long = Aucun lien d’une partie n’est aussi long. Copiez seulement le lien, et collez-le de nouveau.
link-newer = Ce lien vient d’une version plus récente de cette page. Rechargez la page, puis ouvrez de nouveau le lien.
link-damaged = Un morceau du lien manque ou a été modifié en route. Demandez-le de nouveau, de préférence en fichier.
link-other-rules = Cette partie a été commencée avec une autre version des règles. Rechargez la page ; si cela ne suffit pas, terminez la partie sur la page où elle a commencé.
link-has-secrets = Ce jeu ne peut pas se jouer par lien : les mains, les tuiles et les cartes choisies sont secrètes, et un lien montre tout ce qu’il contient. Jouez sur un seul écran ou en ligne.
link-full = Toutes les places de cette partie sont prises. Demandez une nouvelle partie.
link-name = Ce nom ne convient pas. Choisissez-en un de 40 caractères au plus.
link-chain = Le lien contient une valeur sur laquelle la place { $seat } ne s’était pas engagée. Demandez-le de nouveau.
link-order = Le lien contient des tours dans un ordre que le jeu n’autorise pas. Demandez-le de nouveau.
link-refused = Les règles n’autorisent pas ce que dit le lien. Demandez-le de nouveau.
