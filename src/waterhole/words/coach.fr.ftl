## L’entraîneur : analyses, et indices là où d’autres jouent

review-found = bien vu, coup { $number } : « { $text } » valait { $lead } % de plus que tout autre coup
table-no_review = Cette partie n’a pas de vraie fin : une analyse n’aurait rien à quoi aboutir.
table-no_review_found = L’entraîneur n’a pas pu revoir cette partie cette fois.

## Le navigateur : une analyse
ui-review = Analyse
ui-review_whose = Vue par
ui-review_begins = L’entraîneur prend la partie en main …
ui-review_coming = L’entraîneur regarde la partie, les derniers coups d’abord.
ui-review_known = Coups : { $known } sur { $total }
ui-review_story = L’histoire
ui-review_curve = Chances de victoire
ui-review_curve_more = { $seat } : les espérances à chaque décision, d’après ce qu’on savait alors à cette place. Une pression mène à ce moment de la partie.
ui-review_expected = { $seat } pouvait espérer { $share } %.
ui-review_ended = À la fin, { $seat } avait { $share } % de la victoire.
ui-review_chose = Coup { $number } : { $seat } a choisi « { $move } ».
ui-review_lost = « { $better } » valait { $loss } % de plus (± { $error }).
ui-review_lead = Ce coup valait { $lead } % de plus que tout autre, et n’était pas le premier qui vient à l’esprit.
ui-review_cards = Les cartes ont apporté { $luck } % (± { $error }).
ui-review_see_moment = Voir ce moment
ui-review_sign_decision = une décision
ui-review_sign_mistake = nettement une erreur
ui-review_sign_found = bien vu
ui-review_sign_cards = des cartes qui aident ou qui nuisent
ui-review_sign_others = les décisions des autres, et leurs erreurs
ui-review_account = Chance et habileté
ui-review_start = Au début
ui-review_luck = Chance
ui-review_luck_more = ce qu’ont fait les cartes, face à la moyenne de ce qui aurait pu être
ui-review_losses = Pertes
ui-review_losses_more = ce que de meilleurs coups auraient rapporté, d’après ce qu’on savait
ui-review_gifts = Cadeaux
ui-review_gifts_more = ce qu’ont donné les décisions des autres
ui-review_unexplained = Inexpliqué
ui-review_unexplained_more = ce que les estimations ne voient pas
ui-review_end = À la fin
ui-review_account_more = Parts de victoire en pour cent, chacune avec son erreur type. Elles sont estimées une à une ; ce qu’elles laissent est dit inexpliqué.
ui-review_dearest = Les décisions les plus coûteuses
ui-review_no_mistake = { $seat } : d’après ce qu’on savait alors, aucune décision n’est nettement une erreur.
ui-review_best_found = Les meilleurs coups trouvés
ui-review_luck_cards = Les cartes
ui-review_luckiest = Les plus heureuses.
ui-review_unluckiest = Les plus malheureuses.
ui-review_table = La courbe en tableau : tous les coups
ui-review_move = Coup
ui-review_chances = { $seat } pouvait espérer
ui-review_loss = Perdu
ui-review_luck_here = Cartes
ui-review_row = { $number }. { $seat } : { $move }

## Des indices là où jouent d’autres personnes
notice-hinted = { $name } prend un indice.
ui-hints = Indices
ui-hints-bots = Seulement entre robots
ui-hints-all = Pour tout le monde ; chacun est annoncé
ui-hints_here = On peut prendre des indices à cette table, et tout le monde l’apprend.
ui-hints_taken = { $count ->
    [one] 1 indice
   *[other] { $count } indices
}
ui-hint_told = Toute la table apprendra que vous avez pris un indice.
ui-hint_take = Prendre l’indice
