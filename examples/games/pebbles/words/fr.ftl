# Cailloux

game-name = Cailloux
game-about = Le plus haut caillou de chaque tour marque.

card-parts = thing number
card = caillou { $number }

move-lay = poser { $card }

event-pebbles_dealt = Chacun reçoit { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}.
event-pebble_laid = { $you ->
    [yes] Vous posez le { $card }.
   *[no] { $seat } pose le { $card }.
}
event-round_won = { $you ->
    [yes] Vous avez le plus haut caillou : un point pour vous.
   *[no] { $seat } a le plus haut caillou : un point.
}

pebbles-not_in_hand = Vous n’avez pas le { $card } : posez-en un à vous.
