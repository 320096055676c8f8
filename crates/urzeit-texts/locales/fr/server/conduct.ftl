# The rules of conduct where an operator has written none.
conduct =
    Nous sommes ici pour jouer, et tout le monde doit y prendre plaisir.

    • Restez aimable. Insultes, menaces, haine et harcèlement n’ont pas leur place ici, ni dans la discussion, ni dans les noms.

    • Jouez jusqu’au bout. Si vous devez partir, dites-le : confiez votre place, proposez d’arrêter la partie ou abandonnez. Ne faites pas attendre les autres exprès.

    • Jouez vous-même. Contre d’autres personnes, ni programme, ni second compte, ni résultat convenu d’avance. Les bots prennent place en tant que bots.

    • Ce qui est privé le reste, pour vous comme pour les autres. Pas de publicité.

    • Si quelqu’un gâche votre partie, mettez cette personne en sourdine ou bloquez-la, et choisissez « Signaler » à côté de ce qu’elle a écrit. L’administration du serveur lit les signalements ; elle peut remplacer des noms et bannir des comptes.
