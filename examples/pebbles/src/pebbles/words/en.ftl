# Pebbles

game-name = Pebbles
game-about = The highest stone of each round scores.

card-parts = thing number
card = stone { $number }

move-lay = lay { $card }

view-hand = stones in hand
view-hand_sizes = stones left
view-laid = this round

event-stones_dealt = Everybody gets { $count ->
    [one] one stone
   *[other] { $count } stones
}.
event-stone_laid = { $you ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
}
event-round_won = { $you ->
    [yes] You have the highest stone: a point for you.
   *[no] { $seat } has the highest stone: a point.
}

pebbles-not_in_hand = You do not have { $card }: lay one of your own.
