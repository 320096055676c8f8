# At a table with others: who is there, what is asked, said and written down.
notes-title = Mes notes
notes-more = Personne d’autre ne peut les lire. Vous les retrouvez ici chaque fois que vous revenez à la table.
notes-more-here = Elles restent dans ce navigateur ; vous les retrouvez ici chaque fois que vous revenez à la partie.
notes-again = Réessayer
notes-kept = C’est enregistré.
presence-here = est là
presence-away = pas là
presence-away-minutes = { $count ->
    [one] pas là depuis { $count } minute
   *[other] pas là depuis { $count } minutes
}
presence-away-hours = { $count ->
    [one] pas là depuis { $count } heure
   *[other] pas là depuis { $count } heures
}
presence-away-days = { $count ->
    [one] pas là depuis { $count } jour
   *[other] pas là depuis { $count } jours
}
presence-short-minutes = { $count } min
presence-short-hours = { $count } h
presence-short-days = { $count } j
happened-time-out = Temps écoulé : { $who }. Les autres peuvent décider de ce qui se passe.
happened-time-out-turn = Temps écoulé : { $who }. L’ordinateur joue ce tour.
happened-time-out-rest = Temps écoulé : { $who }. L’ordinateur tient la place en attendant son retour.
happened-return = { $who } est de retour et continue à jouer.
happened-resign = { $who } a abandonné et a donc perdu. L’ordinateur reprend la place.
happened-substitute = { $who } a repris une place et continue à jouer.
happened-time-out-you = Votre temps est écoulé. Les autres peuvent décider de ce qui se passe.
happened-time-out-turn-you = Votre temps est écoulé. L’ordinateur joue ce tour.
happened-return-you = Vous êtes de retour et continuez à jouer.
happened-resign-you = Vous avez abandonné et donc perdu. L’ordinateur reprend votre place ; vous pouvez rester et regarder.
happened-close = Fermer
resign-two = Si vous abandonnez, la partie se termine aussitôt et { $who } gagne.
resign-more = Si vous abandonnez, vous perdez et { $level } reprend votre place. Les autres continuent à jouer.
resign-last = Si vous abandonnez, vous perdez et la partie est terminée.
back-steps = { $count ->
    [one] { $count } étape serait annulée :
   *[other] { $count } étapes seraient annulées :
}
back-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
}
chat-unread = { $count ->
    [one] Discussion, { $count } ligne non lue
   *[other] Discussion, { $count } lignes non lues
}
chat-mute-all = Tout masquer
chat-unmute-all = Tout afficher
chat-muted = Vous avez masqué la discussion de cette table.
chat-undock = Fermer la discussion
clock-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clock-resigned = abandon
clock-stand-in = ordinateur
chat-phrases = Phrases rapides
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-good-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-play-again = On rejoue ?
phrase-goodbye = Je dois y aller. À bientôt !
orders-title = Consignes
orders-count = Consignes : { $count }
orders-more = Elles s’appliquent dès que vient le moment de choisir, même si vous n’êtes pas à la table. Jusque-là, personne d’autre ne les connaît ; ensuite, « Déroulement » dit qu’une consigne s’est appliquée.
orders-given = Consigne donnée : { $order }
orders-withdrawn = Consigne retirée : { $order }
orders-ended = Une consigne a pris fin.
orders-unfit = C’était impossible au moment de choisir, et la consigne a pris fin : { $order }
orders-dismiss = J’ai compris
orders-end = Terminer mon tour quand rien d’autre n’est possible
orders-which-card = Prochaine carte secrète, choisie d’avance
orders-which-card-none = Je choisirai le moment venu
