# What the check of a game’s chance gave.
verify-seed = La graine est bien celle dont l’hôte avait publié l’empreinte.
verify-bytes = { $count ->
    [0] Aucune place n’a ajouté ses propres octets : l’hôte aurait donc pu choisir une graine à son goût.
    [one] Une place sur { $seats } a ajouté ses propres octets.
   *[other] { $count } places sur { $seats } ont ajouté leurs propres octets.
}
verify-outcomes = { $count ->
    [0] La feuille de partie ne contient aucun résultat du hasard.
    [one] Le seul résultat du hasard est bien celui que donne la graine.
   *[other] Les { $count } résultats du hasard sont bien ceux que donne la graine.
}
verify-before = { $count ->
    [one] Un autre résultat a précédé la position par laquelle commence la feuille de partie.
   *[other] { $count } autres résultats ont précédé la position par laquelle commence la feuille de partie.
}
verify-taken-back = { $count ->
    [one] Un autre résultat a été annulé d’un commun accord et ne figure pas dans la feuille de partie.
   *[other] { $count } autres résultats ont été annulés d’un commun accord et ne figurent pas dans la feuille de partie.
}
verify-unfinished = La feuille s’arrête avant la fin de la partie.
verify-peeked = Les résultats n’ont donc pas été choisis après coup. On ne peut pas prouver que personne ne les connaissait d’avance.
verify-no-fairness = La feuille de partie ne dit pas d’où vient son hasard ; on ne peut donc pas le vérifier. La vérification est possible quand c’est l’hôte qui fournit le hasard : l’en-tête contient alors « table », « commitment » et « bytes ».
verify-seed-unknown = La graine ne figure pas encore dans la feuille de partie. L’hôte la publie quand la partie est terminée.
verify-other-seed = La graine n’est pas celle dont l’hôte avait publié l’empreinte : son empreinte est { $hash }, celle qui a été publiée est { $commitment }.
verify-other-outcome = Le résultat numéro { $number } est « { $found } », mais la graine donne « { $drawn } ». { $right ->
    [0] C’est le premier.
    [one] Celui qui le précède est juste.
   *[other] Les { $right } qui le précèdent sont justes.
}
verify-values = Les valeurs révélées par les places sont bien celles dont elles avaient donné l’empreinte.
verify-link-outcomes = { $count ->
    [0] La feuille de partie ne contient aucun résultat du hasard.
    [one] Le seul résultat du hasard est bien celui que donnent ces valeurs.
   *[other] Les { $count } résultats du hasard sont bien ceux que donnent ces valeurs.
}
verify-link-other-outcome = Le résultat numéro { $number } est « { $found } », mais les valeurs révélées par les places donnent « { $drawn } ». { $right ->
    [0] C’est le premier.
    [one] Celui qui le précède est juste.
   *[other] Les { $right } qui le précèdent sont justes.
}
verify-other-values = Les valeurs de la feuille de partie ne sont pas celles dont les places avaient donné l’empreinte. Quelqu’un a modifié la feuille.
