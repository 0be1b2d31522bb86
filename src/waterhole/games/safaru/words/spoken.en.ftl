# Spoken mode.

ask-lot = lot, wild, clearing
ask-hand = hand, my cards
ask-chips = chips, caught, races
ask-catches = catches, what can i catch
ask-score = score, points
spoken-wild = In the wild: { $cards }.
spoken-hunts = { $seat } hunts with { $card }.
spoken-pile = { $seats } caught { $count }.
spoken-counted = { $seats } { $count }
spoken-hand = In your hand: { $cards }.
spoken-hand_number = Hand { $hand }, { $deck ->
    [0] the deck is used up
    [one] a card in the deck
   *[other] { $deck } cards in the deck
}.
spoken-catches = { $card } catches { $ways }.
spoken-way = { $cards } ({ $sums })
spoken-way_paired = { $cards } and itself ({ $sums })
spoken-or = { $before }, or { $next }
spoken-race = { $line }: { $counts }.
spoken-more_ways = more
spoken-no_catch = Nothing in your hand can catch.
spoken-points_of = { $seats }: { $points }.
