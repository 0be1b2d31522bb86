# Le mode parlé.

ask-lot = lot, clairière, animaux
ask-hand = main, hand, mes cartes
ask-chips = prises, chips, majorités
ask-score = score, points
spoken-wild = Dans la nature : { $cards }.
spoken-hunts = { $seat } chasse avec { $card }.
spoken-pile = { $seats } : { $count } prises.
spoken-counted = { $seats } { $count }
spoken-hand = En main : { $cards }.
spoken-hand_number = Manche { $hand }, { $deck } cartes à la pioche.
spoken-points_of = { $seats } : { $points }.
