# `urzeit page`
usage-page = urzeit page [OPTIONS] --out <DOSSIER>
page-about = Écrire la page sous forme de fichiers, pour un hébergement web sans serveur
page-about-more =
    Écrit toute la page sous forme de fichiers, pour tout hébergement web, sous n’importe quel chemin :
    parties en solitaire, sur un seul écran, à une vraie table et par lien, parties à revoir,
    analyse, règles, premières parties guidées. Ce qui a besoin d’un serveur demande son adresse
    et ouvre sa page. docs/hosting.md explique comment publier les fichiers.
page-out = Le dossier à écrire ; il doit être nouveau ou vide
page-overwrite = Écrire dans un dossier qui contient déjà des fichiers : ceux de la page sont remplacés, tous les autres restent
page-not-built = Ce programme a été compilé sans la page. Exécutez « rustup target add wasm32-unknown-unknown » et compilez-le de nouveau.
page-folder-full = Le dossier n’est pas vide. Nommez-en un autre, ou ajoutez --overwrite pour y remplacer la page ; les autres fichiers restent.
page-written = La page est dans { $folder }. Copiez tout ce qu’il contient chez un hébergeur ; docs/hosting.md explique comment.
