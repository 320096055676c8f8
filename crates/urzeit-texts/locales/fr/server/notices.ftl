# What people are told by webhook, by e-mail and by push messages.

notice-asked = Une question attend votre réponse ({ $game }) : { $place }
notice-closed = La table a été fermée avant le début de la partie ({ $game }) : { $place }
notice-code = Votre code est { $code }. Entrez-le sur la page dans l’heure qui vient. Ensuite, on vous préviendra à cette adresse quand ce sera à vous de jouer. Si vous n’avez rien demandé, ignorez simplement ce message.
notice-code-subject = { $server } : confirmez votre adresse
notice-deadline = { $game } : votre temps est écoulé
notice-declined = Votre invitation a été refusée ({ $game }) : { $place }
notice-digest = Voici ce qui vous attend :
notice-digest-subject =
    { $count ->
        [one] { $server } aujourd’hui : { $count } table vous attend
       *[other] { $server } aujourd’hui : { $count } tables vous attendent
    }
notice-full = Toutes les places sont prises ({ $game }). Venez à la table, et la partie pourra commencer : { $place }
notice-invited = On vous invite à jouer à { $game } : { $place }
notice-over = La partie est terminée ({ $game }) : { $place }
notice-recovery = Quelqu’un a demandé un nouveau mot de passe pour votre compte { $name }. Votre code est { $code }. Entrez-le sur la page dans l’heure qui vient, comme code de secours, avec un nouveau mot de passe. Si la demande ne vient pas de vous, ignorez simplement ce message : votre mot de passe ne change pas.
notice-recovery-subject = { $server } : un nouveau mot de passe
notice-reminder = Il vous reste un cinquième de votre temps ({ $game }) : { $place }
notice-said = On vous a écrit à votre table ({ $game }) : { $place }
notice-stop = Pour ne plus recevoir ces avis : { $link }
notice-stop-button = Ne plus recevoir d’avis
notice-stop-in-page = Pour ne plus recevoir ces avis, désactivez-les sur la page, sous « Avis ».
notice-stop-title = Ne plus recevoir d’avis ({ $server }) ?
notice-stopped = Vous ne recevrez plus d’avis ({ $server }).
notice-subject =
    { $count ->
        [one] { $server } : du nouveau à { $count } table
       *[other] { $server } : du nouveau à { $count } tables
    }
notice-turn = À vous de jouer à { $game } : { $place }
notice-turn-days =
    { $count ->
        [one] À vous de jouer à { $game }, il vous reste { $count } jour : { $place }
       *[other] À vous de jouer à { $game }, il vous reste { $count } jours : { $place }
    }
notice-turn-hours =
    { $count ->
        [0] À vous de jouer à { $game }, il vous reste moins d’une heure : { $place }
        [one] À vous de jouer à { $game }, il vous reste une heure : { $place }
       *[other] À vous de jouer à { $game }, il vous reste { $count } heures : { $place }
    }
push-asked = Une question attend votre réponse.
push-begun = La partie a commencé.
push-closed = La table a été fermée avant le début de la partie.
push-declined = Votre invitation a été refusée.
push-full = Toutes les places sont prises. Venez à la table, et la partie pourra commencer.
push-invited = On vous invite à jouer une partie.
push-over = La partie est terminée.
push-reminder = Il vous reste un cinquième de votre temps.
push-said = On vous a écrit à la table.
push-turn = À vous de jouer.
