# Spoken mode.

ask-lot = lot, wild, clearing
ask-hand = hand, my cards
ask-chips = chips, caught, catches, races
ask-score = score, points
spoken-wild = In the wild: { $cards }.
spoken-hunts = { $seat } hunts with { $card }.
spoken-pile = { $seats } caught { $count }.
spoken-counted = { $seats } { $count }
spoken-hand = In your hand: { $cards }.
spoken-hand_number = Hand { $hand }, { $deck } cards in the deck.
spoken-points_of = { $seats }: { $points }.
