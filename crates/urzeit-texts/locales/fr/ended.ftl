# What a game came to.
ended-won = { $count ->
    [one] La partie est terminée. { $who } a gagné.
   *[other] La partie est terminée. { $who } se partagent la victoire.
}
ended-nobody = La partie est terminée. Personne n’a gagné.
ended-agreement = La partie s’est terminée d’un commun accord, sans résultat.
ended-host = La partie a été arrêtée sans résultat.
ended-resigned = { $count ->
    [one] { $who } a abandonné.
   *[other] { $who } ont abandonné.
}
ended-left = { $count ->
    [one] { $who } n’a pas repris sa place.
   *[other] { $who } n’ont pas repris leur place.
}
ended-you-won = La partie est terminée. Vous avez gagné.
ended-you-share = La partie est terminée. Vous partagez la victoire avec { $who }.
ended-you-resigned = Vous avez abandonné.
ended-you-left = Vous n’avez pas repris votre place.
