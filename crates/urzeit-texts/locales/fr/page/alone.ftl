# Where the page lies as files only: what needs a server.
alone-title = Il faut un serveur pour cela
alone-more = Cette page n’est faite que de fichiers ; il n’y a pas de serveur derrière elle. Les tables pour jouer en ligne, les comptes et les cotes se trouvent sur un serveur. Si vous en connaissez un, entrez son adresse : sa propre page s’ouvre, et vous y jouez.
alone-address = Adresse du serveur
alone-hint = Par exemple urzeit.example.org. Si vous n’écrivez pas « http:// » devant, la connexion est chiffrée.
alone-wrong = Ce n’est pas l’adresse d’un serveur. Écrivez-la ainsi : urzeit.example.org ou https://urzeit.example.org.
alone-open = Ouvrir ce serveur
alone-instead = Sans serveur, vous pouvez jouer ici contre l’ordinateur, à plusieurs sur un écran, à une vraie table ou par lien avec des personnes qui sont ailleurs : vous le choisissez en préparant la partie.
