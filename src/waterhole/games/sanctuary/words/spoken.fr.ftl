# Le mode parlé.

ask-lot = lot, grille, table
ask-hand = main, hand, mes cartes
ask-chips = jetons, chips
ask-score = score, points
ask-staff = équipe, staff
spoken-space = { $space } { $card }{ $tokens ->
    [0] {""}
    [one] {""} avec un jeton
   *[other] {""} avec { $tokens } jetons
}
spoken-empty_row = La rangée { $row } est vide
spoken-tokens_of = { $seat } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
spoken-no_hand = Vous n’avez pas de main.
spoken-hand = En main : { $cards }, valeur { $points }.
spoken-played = Jouées : { $cards }, pour { $points } jusqu’ici.
spoken-to_spend = { $points } à dépenser ; votre score reste le même.
spoken-points_of = { $seat } : { $points }.
spoken-team = { $seat } : { $roles }.
