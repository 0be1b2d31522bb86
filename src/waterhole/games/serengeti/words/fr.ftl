# Serengeti

game-name = Serengeti
game-about = Enchérissez pour des sculptures ; l’argent va à qui possède le bon chiffre.

tribe-nuba = Nuba
tribe-massai = Massai
tribe-bantu = Bantu
tribe-nandi = Nandi
tribe-tonga = Tonga
tribe-samburu = Samburu

card-parts = tribe digit
card = { $tribe } { $digit }

option-forbidden_bids = Les enchères interdites
option-forbidden_bids-prevent = sont refusées ({ ui-house_rule })
option-forbidden_bids-fine = coûtent un jeton
option-open_chips = Tous les jetons sont visibles

## Coups
move-pass = passer
move-bid = enchérir { $amount }
also-bid = miser
move-discard = défausser { $card }

## Événements : $you vaut yes quand la place est celle du lecteur
event-lot_drawn = Manche { $round } : { $cards } aux enchères. { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
}{ $chips ->
    [0] .
    [one] {" "}et { $you ->
        [yes] prenez
       *[no] prend
    } { $chips } jeton à la banque.
   *[other] {" "}et { $you ->
        [yes] prenez
       *[no] prend
    } { $chips } jetons à la banque.
}
event-bid_placed = { $you ->
    [yes] Vous enchérissez à { $amount }.
   *[no] { $seat } enchérit à { $amount }.
}
event-bid_fined = { $you ->
    [yes] Vous enchérissez à { $amount }, mais une de vos cartes porte un { $digit } : l’enchère est nulle
   *[no] { $seat } enchérit à { $amount }, mais possède un { $digit } : l’enchère est nulle
}{ $chips ->
    [0] .
    [one] {" "}et coûte { $chips } jeton.
   *[other] {" "}et coûte { $chips } jetons.
}
event-lot_given = Personne n’enchérit. { $you ->
    [yes] Vous recevez { $cards } pour rien.
   *[no] { $seat } reçoit { $cards } pour rien.
}
event-lot_won = { $you ->
    [yes] Vous remportez { $cards } pour { $amount }.
   *[no] { $seat } remporte { $cards } pour { $amount }.
}
event-money_paid = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} { DE($from_seat) }{ $owners ->
    [one] {" "}: personne d’autre n’a de { $digit }.
    [several] { $you ->
        [yes] {" "}grâce à votre { $digit }.
       *[no] {" "}grâce à son { $digit }.
    }
   *[none] {" "}(personne n’a de { $digit }).
}
event-rest_banked = { $chips ->
    [one] Un jeton indivisible va
   *[other] { $chips } jetons indivisibles vont
} à la banque.
event-could_not_pay = { $you ->
    [yes] Vous ne pouvez pas payer { $amount } et restez à l’écart pendant la nouvelle enchère.
   *[no] { $seat } ne peut pas payer { $amount } et reste à l’écart pendant la nouvelle enchère.
}
event-card_discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
}
event-auctioned_again = { $cards } : nouvelle enchère. { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-lot_lost = Plus personne ne peut enchérir. Hors de la partie : { $cards }.
event-game_ended = Le dernier lot est vendu. La partie est finie.

## Erreurs
serengeti-bid_out_of_range = On ne peut pas enchérir à « { $amount } » : les enchères sont des nombres entiers de 1 à { $highest } ({ ui-house_rule }).
serengeti-bid_too_low = Une enchère de { $amount } est trop basse : il faut dépasser { $bid }.
serengeti-bid_forbidden = Vous ne pouvez pas enchérir à { $amount } : vous avez une carte avec un { $digit }.
serengeti-must_pass = Aucune enchère au-dessus de { $bid } ne vous est permise : vous devez passer.
serengeti-must_discard = Vous n’avez pas pu payer : défaussez une de vos cartes.
serengeti-not_discarding = Il n’y a rien à défausser maintenant : enchérissez ou passez.
serengeti-not_your_card = { $card } n’est pas devant vous : défaussez une de vos cartes.
core-edition_not_rising = { $file }, ligne { $line } : les chiffres { $value } de { $path } doivent être croissants, chacun une fois.
core-edition_too_short = { $file }, ligne { $line } : { $path } doit avoir une valeur pour chaque nombre de cartes d’une tribu, jusqu’à { $count }.
core-edition_too_many_cards = { $file }, ligne { $line } : { $count } cartes, c’est trop ; { $highest } au plus.
core-edition_lots_left_over = { $file }, ligne { $line } : des lots de ces tailles n’épuisent pas exactement { $cards } cartes.

## Le plateau dans un terminal
board-head = Manche { $round } sur { $rounds } · { $bank ->
    [one] { $bank } jeton
   *[other] { $bank } jetons
} à la banque · { $deck_left ->
    [0] plus aucune carte
    [one] { $deck_left } carte
   *[other] { $deck_left } cartes
} dans la pioche
board-lot = Le lot :
board-no-bid = Pas encore d’enchère. { $you ->
    [yes] Si personne n’enchérit, le lot est à vous.
   *[no] Si personne n’enchérit, le lot revient à { $seat }.
}
board-bid = L’enchère est à { $bid }, { $you ->
    [yes] et c’est la vôtre.
   *[no] celle { DE($seat) }.
}
board-discard = { $you ->
    [yes] Vous n’avez pas pu payer : défaussez une de vos cartes.
   *[no] { $seat } n’a pas pu payer et doit défausser une carte.
}
board-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = ({ $points })
board-no-cards = pas encore de cartes
board-out = reste à l’écart
board-passed = a passé
board-forbidden = pas d’enchère finissant par { $digits }
board-most-chips = Le plus de jetons
board-total = Total

## Le navigateur
game-minutes = 30
guide-open = Enchérissez pour le lot, ou passez{ $chips ->
    [0] .
    [one] {" "}et prenez un jeton.
   *[other] {" "}et prenez { $chips } jetons.
}
guide-bid = Dépassez l’enchère { DE($seat) }, à { $bid }, ou passez{ $chips ->
    [0] .
    [one] {" "}et prenez un jeton.
   *[other] {" "}et prenez { $chips } jetons.
}
guide-must_pass = Aucune enchère au-dessus de { $bid } ne vous est permise : passez.
guide-discard = Vous ne pouvez pas payer : choisissez une sculpture à défausser.
ui-lot = Le lot
ui-round = Manche { $round } sur { $rounds }
ui-deck_left = { $cards ->
    [0] plus de carte à venir
    [one] une carte à venir
   *[other] { $cards } cartes à venir
}
ui-bank = Banque : { $chips }
ui-no_bid = Pas encore d’enchère
ui-bid_by = par { $seat }
ui-all_sold = Tous les lots sont vendus.
ui-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
ui-chips_hidden = jetons derrière l’écran
ui-leads = mène : { $amount }
ui-bids = { $amount }
ui-passed = a passé
ui-sits_out = à l’écart
ui-starter = 1er joueur
ui-no_carvings = pas encore de sculpture
ui-pass = { $chips ->
    [0] Passer
   *[other] Passer (+{ $chips })
}
ui-bid_amounts = Enchères
ui-bid_forbidden = { $bid } : interdit, vous avez un { $digit }
ui-bid_bluff = { $bid } : plus que vos jetons
ui-bluff_risk = Vous avez { $chips ->
    [0] 0 jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : si personne ne surenchérit, vous perdez une carte et restez à l’écart. Encore { $amount } pour enchérir.
ui-legend_forbidden = chiffres interdits
ui-if_sold = Si personne ne surenchérit :
ui-lot_adds = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
ui-lot_forbids = interdit { $digits }
ui-bid_again = encore { $amount } pour enchérir
ui-legend_bluff = plus que vos jetons
ui-bid_lower = Montants plus bas
ui-bid_higher = Montants plus hauts
ui-most_chips = Le plus de jetons
ui-you = Vous
ui-for_nothing = pour rien
ui-lot_lost = quitte le jeu

## Les moments, au-dessus de la table
moment-sold = { $you ->
    [yes] Adjugé pour { $amount } : à vous !
   *[no] Adjugé pour { $amount } : à { $seat } !
}
moment-given = { $you ->
    [yes] Personne n’enchérit : le lot est à vous.
   *[no] Personne n’enchérit : le lot va à { $seat }.
}
moment-unpaid = { $you ->
    [yes] Vous ne pouvez pas payer { $amount } !
   *[no] { $seat } ne peut pas payer { $amount } !
}

## Comment c’est arrivé
story-chips = { $you_led ->
    [yes] Par les sculptures seules, vous meniez
   *[no] Par les sculptures seules, { $leader_seat } menait
} ; les { $points } points du plus grand nombre de jetons ont tout changé.
story-best = La meilleure collection : { $tribe }, { $count ->
    [one] une sculpture
   *[other] { $count } sculptures
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-by_cards = Égalité de points : le plus grand nombre de sculptures a décidé.
story-by_chips = Égalité de points et de sculptures : le plus grand nombre de jetons a décidé.

## L'entraîneur : ce qui parle pour ou contre un coup ($you vaut yes quand la place est celle du lecteur)
why-discard = Renoncer à { $card } { $points ->
    [0] ne coûte aucun point
    [1] coûte un point
   *[other] coûte { $points } points
}.
why-cannot_pay = Vous { $chips ->
    [0] n’avez plus de jeton
    [1] avez un jeton
   *[other] avez { $chips } jetons
} : si personne ne dépasse { $amount }, vous { $loses ->
    [yes] perdez une carte et restez à l’écart
   *[no] restez à l’écart, sans carte à perdre
}.
why-lot_points = Le lot ({ $cards }) { $points ->
    [0] ne vous rapporterait aucun point
    [1] vous rapporterait un point
   *[other] vous rapporterait { $points } points
} si personne n’enchérit plus haut.
why-barred = { $count ->
    [one] Le chiffre { $digits } vous serait alors interdit.
   *[other] Les chiffres { $digits } vous seraient alors interdits.
}
why-spread = Personne d’autre n’a de { $digit } : les jetons sont répartis entre les autres, { $chips } par personne.
why-one_paid = Pour le { $digit }, tout irait à { $seat } : { $chips ->
    [one] { $chips } jeton.
   *[other] { $chips } jetons.
}
why-several_paid = { $seats } se partagent le paiement pour le { $digit } : { $chips } par personne.
why-pass_chips = Passer { $chips ->
    [0] ne rapporte plus de jeton.
    [1] rapporte un jeton de la banque.
   *[other] rapporte { $chips } jetons de la banque.
}
why-other_lot = Si personne n’enchérit plus haut, { $seat } obtient le lot, et avec lui { $points ->
    [0] aucun point.
    [1] un point.
   *[other] { $points } points.
}
why-you_paid = Du prix, vous recevriez { $chips ->
    [1] un jeton.
   *[other] { $chips } jetons.
}

# Touches dans le navigateur
key-bid = une enchère, puis ⏎
key-pass = passer
key-discard = la carte à défausser, par sa place

## Pour qui écoute : bref, et rien quand rien n’est utile
brief-lot_drawn = Maintenant : { $cards }.
brief-bid_placed = { $you ->
    [yes] Vous enchérissez à { $amount }.
   *[no] {""}
}
brief-passed = { $you ->
    [yes] Vous passez.
   *[no] {""}
}
brief-lot_won = { $you ->
    [yes] Vous l’emportez
   *[no] { $seat } l’emporte
} pour { $amount }.
brief-money_paid = { $you ->
    [yes] Vous recevez { $chips }.
   *[no] {""}
}
brief-rest_banked = {""}
brief-lot_lost = Il quitte la partie.
brief-auctioned_again = Remis aux enchères.
brief-could_not_pay = { $you ->
    [yes] Vous ne pouvez pas payer { $amount }.
   *[no] { $seat } ne peut pas payer { $amount }.
}

## De quoi il s’agit
goal = Après { $rounds } manches, le plus de points gagne : réunissez les sculptures d’une même tribu et gardez le plus de jetons.
part = Manche { $round }

## Sortes de coups, comme un indice les montre
kind-pass = passer
kind-bid = enchérir
kind-discard = se défausser d’une carte
