## Entre amis : être appelé, être attendu, être invité, et rejouer.

ui-calls = Quand c’est à moi
ui-calls_always = Quand vous regardez ailleurs, le titre et le signe de l’onglet le disent, et un son si vous l’avez mis.
ui-calls_notify = Cet appareil me prévient, tant que la table est ouverte dans un onglet
ui-calls-insecure = Ce serveur est joint sans https : les navigateurs ne permettent que le titre et le son.
ui-calls-missing = Ce navigateur ne sait pas prévenir : titre et son seulement.
ui-calls-denied = Ce navigateur a reçu l’ordre de ne pas prévenir. Ses réglages pour ce site peuvent changer cela.
ui-title_your_turn = ● À vous : { $game }
ui-played_with = { $game } avec { $names }

table-nobody_to_nudge = Personne n’est attendu à cette place.
table-just_nudged = Vous venez d’appeler. Vous pourrez rappeler dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
notice-nudged = { $by_seat } appelle { $name } : c’est son tour.
ui-called = { $by_seat } vous appelle : c’est à vous
ui-missing = pas là depuis { $time }
ui-missing_seconds = { $seconds } s
ui-missing_minutes = { $minutes } min
ui-missing_hours = { $hours } h
ui-waited_for = { $seat } n’est pas là, et c’est son tour.
ui-waited_for_here = { $seat } est là, mais n’a pas encore joué.
ui-waited_for_bot = { $seat } n’est pas là, et c’est son tour. Dans { $time }, un robot jouera jusqu’à son retour.
ui-waited_for_soon = { $seat } vient de partir. Dans { $seconds } s, vous pourrez laisser jouer un robot.
ui-nudge = Appeler { $seat }
ui-nudge_sent = Appel envoyé
ui-nudge_more = Qui l’a demandé est appelé sur son propre appareil.
ui-stand_in = Un robot joue en attendant { $seat }
ui-stand_in_lobby = Libérer la place
ui-absent = Quand quelqu’un s’absente à son tour
ui-absent-wait = les autres décident : attendre ou laisser jouer un robot
ui-absent-30000 = un robot joue après 30 s
ui-absent-120000 = un robot joue après 2 min
ui-absent-600000 = un robot joue après 10 min
ui-until = jusqu’à { $time }
ui-ended_deserted = { $count ->
    [one] { $seats } a abandonné quand tous les autres étaient partis : personne ne gagne.
   *[other] { $seats } ont abandonné quand tous les autres étaient partis : personne ne gagne.
}

preview-title = { $game } · Waterhole
preview-invited = { $name } vous invite à jouer : { $game }
preview-gathering = { $names } : { $count ->
    [0] toutes les places sont prises.
    [one] une place est libre.
   *[other] { $count } places sont libres.
}
preview-playing = { $names } à la table : { $count ->
    [0] venez regarder.
    [one] une place est libre.
   *[other] { $count } places sont libres.
}
preview-over = Une partie à revoir, avec { $names }.
table-only_host = Seul l’hôte, qui a ouvert la table, peut offrir la place d’un robot.

ui-guest_invited = { $seat } vous invite à jouer : { $game }
ui-guest_welcome = On vous invite à jouer : { $game }
ui-guest_gathering = { $count ->
    [one] { $names } vous attend.
   *[other] { $names } vous attendent.
}
ui-guest_playing = { $count ->
    [one] { $names } joue déjà : vous prenez la place d’un robot.
   *[other] { $names } jouent déjà : vous prenez la place d’un robot.
}
ui-guest_rules = Comment on y joue
ui-visiting = Vous regardez
ui-visiting-gathering = La partie n’a pas commencé, et toutes les places sont prises : vous regardez.
ui-visiting-playing = La partie a commencé, et toutes les places sont prises : vous regardez.
ui-visiting-bots = La partie a commencé, et toutes les places sont prises : vous regardez. { $seat } peut vous offrir la place d’un robot.
ui-visiting-ask = Vous regardez. Pour prendre une place libre, demandez l’invitation à { $seat }.
ui-visiting-full = L’invitation est la bonne, mais toutes les places sont prises : vous regardez. Si l’une se libère, vous pourrez la prendre.
ui-visiting-over = Cette partie est finie.
ui-visiting_own = Jouer une partie à soi
ui-private_more = Si quelqu’un vous a envoyé ici, demandez-lui le lien entier : « Inviter », au-dessus de la table, le donne. Quand les places sont prises ou la partie finie, ce lien ne montre plus rien.
ui-offer_seats = Laisser des amis remplacer des robots
ui-offer_seat = Qui a le lien peut remplacer { $seat }

ui-rematch_join = { $seat } veut rejouer : rejoindre
notice-rematch = { $name } veut rejouer.
ui-title_called = ● On vous appelle : { $game }

call-turn = C’est à vous
call-reminder = C’est toujours à vous
call-rematch = { $name } veut rejouer
call-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
call-greeting = On vous appellera ici quand ce sera à vous
server-bad_address = Cette adresse ne peut pas être appelée : elle doit commencer par https:// et se trouver sur internet.
server-bad_subscription = Ce n’est pas ce qu’un navigateur donne avec un abonnement.
server-webhook_unanswered = Cette adresse n’a pas pris le premier appel. Elle doit répondre elle-même, en quelques secondes, sans renvoyer ailleurs.
server-too_many_ways = On peut déjà vous appeler de trop de façons : retirez-en une d’abord.
ui-calls_push = Cet appareil me prévient même si la table est fermée : pour cette table seulement
ui-calls_webhook = Par mon propre webhook (Discord, Slack, ntfy …)
ui-calls_webhook_at = On vous appelle par { $host }.
ui-calls_end = Arrêter
ui-calls_webhook_address = Son adresse
ui-calls_webhook_add = L’essayer et la garder
ui-calls_webhook_more = Il reçoit le jeu, les noms à la table et son lien, jamais une carte : une fois quand c’est à vous, et un rappel au plus.

reaction-good_luck = Bonne chance !
reaction-you_too = À vous aussi !
reaction-nice_try = Bien tenté !
reaction-phew = Ouf !
reaction-lucky = Quelle chance !
reaction-back_soon = Je reviens !
reaction-sorry = Pardon !
reaction-no_problem = Pas de souci !
reaction-again = On remet ça ?
ui-mute = Ne plus entendre quelqu’un
ui-mute_seat = Je ne veux plus entendre { $name } : ni mots, ni appels
