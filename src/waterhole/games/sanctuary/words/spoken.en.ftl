# Spoken mode.

ask-lot = lot, array, table
ask-hand = hand, my cards
ask-chips = chips, tokens
ask-score = score, points
ask-staff = staff, team
spoken-space = { $space } { $card }{ $tokens ->
    [0] {""}
    [one] {""} with a token
   *[other] {""} with { $tokens } tokens
}
spoken-empty_row = Row { $row } is empty
spoken-tokens_of = { $seat }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
spoken-no_hand = You have no hand.
spoken-hand = In your hand: { $cards }, worth { $points }.
spoken-played = Played: { $cards }, for { $points } so far.
spoken-to_spend = { $points } to spend; your score stays.
spoken-points_of = { $seat }: { $points }.
spoken-team = { $seat }: { $roles }.
