# Spoken mode.

ask-lot = lot, cards, bid
ask-chips = chips, money, bank
ask-hand = hand, carvings, collection
ask-score = score, points
spoken-lot = Round { $round } of { $rounds }, on sale: { $cards }.
spoken-no_bid = No bid yet.
spoken-bid = { $seat } bids { $bid }.
spoken-chips_of = { $seat }: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
spoken-bank = Bank: { $bank }.
spoken-cards_of = { $seat }: { $cards }.
spoken-points_of = { $seat }: { $points }.
