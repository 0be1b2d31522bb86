# Le mode parlé.

ask-lot = lot, clairière, animaux
ask-hand = main, hand, mes cartes
ask-chips = prises, chips, majorités
ask-catches = captures, catches, que capturer
ask-score = score, points
spoken-wild = Dans la nature : { $cards }.
spoken-hunts = { $seat } chasse avec { $card }.
spoken-pile = { $seats } : { $count ->
    [one] { $count } carte capturée
   *[other] { $count } cartes capturées
}.
spoken-counted = { $seats } { $count }
spoken-hand = En main : { $cards }.
spoken-hand_number = Manche { $hand }, { $deck ->
    [0] la pioche est épuisée
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}.
spoken-catches = { $card } capture { $ways }.
spoken-way = { $cards } ({ $sums })
spoken-way_paired = { $cards } par paire ({ $sums })
spoken-or = { $before }, ou { $next }
spoken-race = { $line } : { $counts }.
spoken-more_ways = d’autres cartes
spoken-no_catch = Rien dans votre main ne peut capturer.
spoken-points_of = { $seats } : { $points }.
