# Pebbles

game-name = Pebbles
game-about = The highest pebble of each round scores.

card-parts = thing number
card = pebble { $number }

move-lay = lay { $card }

event-pebbles_dealt = Everybody gets { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}.
event-pebble_laid = { $you ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
}
event-round_won = { $you ->
    [yes] You have the highest pebble: a point for you.
   *[no] { $seat } has the highest pebble: a point.
}

pebbles-not_in_hand = You do not have { $card }: lay one of your own.
