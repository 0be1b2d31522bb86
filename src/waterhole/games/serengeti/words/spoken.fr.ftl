# Le mode parlé.

ask-lot = lot, vente, enchère
ask-chips = jetons, chips, argent, banque
ask-hand = main, hand, sculptures, collection
ask-score = score, points
spoken-lot = Manche { $round } sur { $rounds }, en vente : { $cards }.
spoken-no_bid = Pas encore d’enchère.
spoken-bid = { $seat } enchérit à { $bid }.
spoken-chips_of = { $seat } : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
spoken-bank = Banque : { $bank }.
spoken-cards_of = { $seat } : { $cards }.
spoken-points_of = { $seat } : { $points }.
