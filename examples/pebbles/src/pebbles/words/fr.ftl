# Cailloux

game-name = Cailloux
game-about = La plus haute pierre de chaque tour marque.

card-parts = thing number
card = pierre { $number }

move-lay = poser { $card }

view-hand = pierres en main
view-hand_sizes = pierres restantes
view-laid = ce tour

event-stones_dealt = Chacun reçoit { $count ->
    [one] une pierre
   *[other] { $count } pierres
}.
event-stone_laid = { $you ->
    [yes] Vous posez la { $card }.
   *[no] { $seat } pose la { $card }.
}
event-round_won = { $you ->
    [yes] Vous avez la plus haute pierre : un point pour vous.
   *[no] { $seat } a la plus haute pierre : un point.
}

pebbles-not_in_hand = Vous n’avez pas la { $card } : posez-en une à vous.
