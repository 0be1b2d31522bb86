# Safarü

game-name = Safarü
game-about = Capturez les animaux dont les nombres s’additionnent ; gare aux hérissons et aux petits.

species-unicorn = Licorne
species-hedgehog = Hérisson
species-panther = Panthère
species-owl = Hibou
species-tortoise = Tortue

card-parts = species number
card = { $species } { $number }

option-variant = Le but
option-variant-catch = capturer : qui a le plus de points gagne
option-variant-release = les libérer : qui a le moins de points gagne
option-missed_catches = Une capture oubliée
option-missed_catches-prevent = est impossible ({ ui-house_rule })
option-missed_catches-notice = passe, sauf si la personne suivante la signale
option-open_catches = Toutes les captures sont visibles, avec le compte en cours
option-target = Points qui terminent la partie
option-hands = Nombre maximal de manches

## Coups
move-play = jouer { $card }
move-take = capturer { $card }
move-release = relâcher { $card } sans rien capturer
move-stay = fini : la carte jouée reste dans la nature
move-pair = fini : la carte jouée est capturée aussi
move-call = signaler : la carte relâchée pouvait capturer
move-let = laisser passer

## Événements : $you vaut yes quand la place est celle du lecteur
event-hand_dealt = Manche { $hand } : { $you ->
    [yes] vous donnez.
   *[no] { $seat } donne.
}
event-dealt_on = { $you ->
    [yes] Vous donnez à nouveau
   *[no] { $seat } donne à nouveau
}{ $left ->
    [0] {" "}: la pioche est épuisée.
    [one] {" "}; il reste { $left } carte dans la pioche.
   *[other] {" "}; il reste { $left } cartes dans la pioche.
}
event-wild_dealt = Dans la nature : { $cards }.
event-card_played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-card_freed = { $card } ne capture rien et part en liberté.
event-card_released = { $you ->
    [yes] Vous relâchez { $card }.
   *[no] { $seat } relâche { $card }.
}
event-cards_caught = { $you ->
    [yes] Vous capturez { $cards } ({ $sums })
   *[no] { $seat } capture { $cards } ({ $sums })
}{ $paired ->
    [yes] {" "}avec { $card }.
   *[no] {" "}; { $card } reste dans la nature.
}
event-release_called = { $you ->
    [yes] Vous signalez
   *[no] { $seat } signale
} : la carte { $card } { DE($from_seat) } pouvait-elle capturer ?
event-release_let = { $you ->
    [yes] Vous laissez passer.
   *[no] { $seat } laisse passer.
}
event-call_failed = { $card } ne pouvait rien capturer.
event-hand_scored = Manche { $hand }, { $seats } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } en tout.
event-game_ended = La partie est finie.

## Erreurs
safaru-not_in_hand = { $card } n’est pas dans votre main : jouez une carte que vous tenez.
safaru-not_catching = Aucune capture n’est à choisir maintenant : jouez d’abord une carte.
safaru-must_catch = À cette table, une carte qui peut capturer le doit : jouez-la, elle ne part en liberté que si elle ne capture rien.
safaru-no_calls = À cette table, aucune capture ne peut être oubliée : il n’y a rien à signaler ({ ui-house_rule }).
safaru-called_already = Vous avez déjà signalé pendant ce tour : jouez une carte ({ ui-house_rule }).
safaru-nothing_to_call = Aucune carte n’a été relâchée juste avant votre tour : il n’y a rien à signaler ({ ui-house_rule }).
safaru-call_or_let = La dernière carte, { $card }, a été relâchée : signalez-la ou laissez passer, avant la donne ou le compte ({ ui-house_rule }).
safaru-let_by_playing = Pour laisser passer { $card }, jouez une carte ({ ui-house_rule }).
safaru-catch_first = Choisissez d’abord ce que capture la carte { $card }.
safaru-not_in_wild = { $card } n’est pas dans la nature, ou est déjà prise : prenez une carte de la nature.
safaru-out_of_order = { $card } vient avant les cartes déjà prises ({ $cards }) : prenez les cartes dans l’ordre du paquet ({ ui-house_rule }).
safaru-nothing_taken = { $card } peut capturer, donc elle le doit : prenez au moins une carte.
safaru-no_pair = Les cartes prises ne forment pas de paire avec { $card } : elle reste dans la nature.
safaru-must_pair = Ces cartes ne se capturent qu’en paire avec { $card }, qui part avec elles.
safaru-zero_left = { $cards } : il y a un 0 dans la nature ; qui additionne ou complète doit aussi capturer au moins un 0.
safaru-no_sum = { $cards } ne se capturent pas avec { $card } : une capture égale son nombre, fait { $total } avec lui, ou forme une paire.
core-edition_not_different = { $file }, ligne { $line } : { $path } ({ $value }) doit contenir des noms différents, au moins un.
core-edition_not_sorted = { $file }, ligne { $line } : les nombres { $value } doivent être croissants, chacun au plus { $highest } fois.
core-edition_too_many_cards = { $file }, ligne { $line } : { $count } cartes, c’est trop ; { $highest } au plus.
core-edition_too_many_alike = { $file }, ligne { $line } : avec tant de { $path }, un nombre existe plus de { $highest } fois.
core-edition_length = { $file }, ligne { $line } : { $path } doit avoir { $count } valeurs.
core-edition_deals_left_over = { $file }, ligne { $line } : { $cards } cartes ne se donnent pas à { $players } joueurs sans reste.
core-edition_not_shareable = { $file }, ligne { $line } : { $path } vaut { $value } ; il faut un multiple de 6, à partager à deux ou à trois.

## La table en texte
board-head = Manche { $hand } · { $seat } a donné · { $deck_left } dans la pioche
board-wild = Dans la nature :
board-wild-empty = rien
board-hand = Votre main :
board-catches = capture { $outcomes }
board-more = et d’autres
board-or = ou
board-with-played = + la carte elle-même
board-played = { $card } capture
board-taken = déjà prises : { $cards }
board-called = { $card } a été relâchée : vous pouvez la signaler
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
board-caught = { $count ->
    [one] { $count } capturée
   *[other] { $count } capturées
}
board-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-last-hand = La manche qui vient de finir
board-pile = Capturé par { $seats } :
board-so-far = Captures jusqu’ici
line-most_unicorn = Le plus de licornes
line-most_hedgehog = Le plus de hérissons
line-most_panther = Le plus de panthères
line-most_owl = Le plus de hiboux
line-most_tortoise = Le plus de tortues
line-most_cards = Le plus de cartes
line-baby = Petits (0)
line-values = Valeur des cartes
line-total = Total

## Le navigateur
game-minutes = 20
guide-play = Choisissez une carte pour voir ce qu’elle capture.
guide-play_free = Aucune de vos cartes ne peut capturer : choisissez celle qui part en liberté.
guide-play_release = Choisissez une carte ; si elle capture de plusieurs façons, { $seat } décide. Qui a le moins de points gagne.
guide-play_notice = Choisissez une carte, puis jouez-la pour capturer ou relâchez-la.
guide-call = Choisissez une carte, ou signalez d’abord une capture manquée.
guide-call_or_let = La carte { $card } pouvait-elle capturer ? Signalez-la, ou laissez passer.
guide-chosen_free = { $card } ne peut rien capturer : la carte partirait en liberté.
guide-chosen_one = { $card } a une seule capture : les cartes marquées.
guide-chosen_other = { $card } capture de plusieurs façons : { $seat } décidera. Qui a le moins de points gagne.
guide-chosen_notice = Jouez { $card } pour capturer, ou relâchez-la.
guide-catch = Choisissez ce que capture la carte { $card }.
guide-choose_for = Choisissez ce que la carte { $card } capture pour { $seat } : qui a le moins de points gagne.
ui-wild = La nature, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-wild_empty = La nature est vide.
ui-hunts = jouée par { $seat }
ui-released = relâchée
ui-hand = Votre main
ui-can_catch = { $count ->
    [0] Ne capture rien.
    [one] Capture d’une façon.
   *[other] Capture de { $count } façons.
}
ui-baby = petit { $points }
ui-deck_left = { $cards ->
    [0] Pioche épuisée
   *[other] Pioche : { $cards }
}
ui-hand_of = Manche { $hand }{ $hands ->
    [0] {""}
   *[other] {" "}sur { $hands }
}
ui-hand_number = Manche { $hand }
ui-target = jusqu’à { $target } points
ui-fewest_win = qui a le moins de points gagne
ui-deals = donne
ui-partner_yours = partenaire
ui-your_side = votre camp
ui-chooses_for = décide pour { $seat }
ui-pile = Capturé par { $seats } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-caught_by = Capturé par { $seats }
ui-nothing_caught = Rien encore dans cette manche.
ui-so_far = = { $points }
ui-you = Vous
ui-last_caught = { $paired ->
    [yes] forme une paire et capture
   *[no] capture
}
ui-last_freed = part en liberté
ui-last_released = est relâchée
ui-hand_ended = La manche { $hand } est finie
ui-next_hand = Manche suivante ({ $hand })
ui-ways = Additionnez pour faire { $number }, totalisez { $total } avec le { $number }, ou formez une paire de { $number }.
ui-running = { $sum } = { $amount } ; avec le { $number } : { $all }
ui-adding = { $sum } = { $number } : addition
ui-totalling = { $sum } = { $total } : total
ui-pairing = { $number } et { $number } : paire
ui-catches = Captures possibles
ui-more_catches = et d’autres : choisissez dans la nature
ui-choose_catch = Choisissez une capture
ui-try_catch = Capturer celles-ci
ui-end_stay = Capturer : le { $number } reste
ui-end_pair = Capturer, le { $number } aussi
ui-clear = Effacer
ui-set_free = Mettre { $card } en liberté
ui-catch_with = Capturer avec { $card }
ui-play_other_chooses = Jouer { $card } : { $seat } décide
ui-play_to_catch = Jouer { $card } pour capturer
ui-release = Relâcher sans capturer
ui-call = Signaler : { $card } pouvait capturer
ui-let = Laisser passer
ui-face_down = Elles restent face cachée jusqu’au compte de la manche.

## Les moments, au-dessus de la table
moment-caught = { $sums }
moment-called = { $seat } signale { $card } !

## Comment c’est arrivé
story-turned = { $you_led ->
    [yes] Vous avez mené
   *[no] { $leader_seat } a mené
} jusqu’à la manche { $number } ; { $you ->
    [yes] votre score
   *[no] le score { DE($seat) }
} à la manche { $next } ({ $points }) a tout changé.
story-line = { $points ->
    [one] Un seul point a fait
   *[other] { $points } points ont fait
} la différence ici : « { $line } ».
story-fewest = Le moins de points gagne.

## L'entraîneur : ce qui parle pour ou contre un coup
why-catch = Capture { $cards } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sans compter les majorités.
why-could_catch = Peut capturer { $cards } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sans compter les majorités.
why-made_catch = { $seat } doit alors capturer { $cards } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sans compter les majorités.
why-could_have_caught = { $card } { $count ->
    [0] ne pouvait rien capturer : un signalement n’y change rien.
    [one] pouvait capturer une carte ; avec un signalement, elle le doit.
   *[other] pouvait capturer jusqu’à { $count } cartes ; avec un signalement, elle le doit.
}
why-no_catch = { $card } ne capture rien et part en liberté.
why-take = { $card } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sans compter les majorités.
why-race = Compte { $count ->
    [1] une fois
   *[other] { $count } fois
} pour « { $line } » : { $points ->
    [1] un point
   *[other] { $points } points
} { $good ->
    [yes] à gagner.
   *[no] à perdre.
}
why-stays = { $card } reste alors dans la nature, et compte pour « { $line } » chez qui la capture.
why-nothing_left = Ne laisse rien qu’une seule carte puisse capturer.
why-left = Laisse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à un { $number } de la place à gauche{ $others ->
    [0] {""}
    [one] , et quelque chose à un autre nombre
   *[other] , et quelque chose à { $others } autres nombres
}.

## De quoi il s’agit
goal = Le plus de points gagne : capturez des cartes qui valent quelque chose.
goal-fewest = Le moins de points gagne : capturez aussi peu que possible.
part = Manche { $hand }

# Touches dans le navigateur
key-card = une carte de votre main, par sa place
key-outcome = une des captures, par sa place
key-pair = apparier la carte qui capture
key-stay = la laisser dans la nature
key-clear = choisir d’autres cartes
key-release = relâcher sans capturer
key-call = signaler
key-let = laisser passer

## Pour qui écoute : bref, et rien quand rien n’est utile
brief-dealt_on = {""}
brief-hand_dealt = Manche { $hand }.
brief-wild_dealt = { $cards_count } dans la nature.
brief-card_freed = Elle part en liberté.
brief-cards_caught = { $cards_count ->
    [1] Elle capture { $cards }.
    [2] Elle capture { $cards }.
    [3] Elle capture { $cards }.
   *[other] Elle capture { $cards_count } cartes.
}
brief-game_ended = {""}
brief-hand_scored = { $seats } : { $score }.

## Sortes de coups, comme un indice les montre
kind-play = jouer une carte
kind-take = capturer encore une carte
kind-release = relâcher une carte
kind-stay = laisser la carte jouée dans la nature
kind-pair = capturer aussi la carte jouée
kind-call = signaler
kind-let = laisser passer
