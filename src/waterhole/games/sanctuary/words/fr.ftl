# Serengeti Sanctuary

game-name = Serengeti Sanctuary
game-about = Choisissez des animaux, complétez vos familles et formez une équipe.

animal-cheetah = Guépard
animal-crocodile = Crocodile
animal-elephant = Éléphant
animal-flamingo = Flamant
animal-giraffe = Girafe
animal-gorilla = Gorille
animal-hippo = Hippopotame
animal-hyena = Hyène
animal-lion = Lion
animal-meerkat = Suricate
animal-rhino = Rhinocéros
animal-buffalo = Buffles
animal-gazelle = Gazelles
animal-zebra = Zèbres

terrain-forest = Forêt
terrain-plateau = Plateau
terrain-river_delta = Delta
terrain-savannah = Savane
terrain-scrubland = Brousse
terrain-valley = Vallée
terrain-watering_hole = Point d’eau
terrain-wetland = Marais
terrain-wilderness = Terres sauvages
terrain-buffalo = Troupeau de buffles
terrain-gazelle = Troupeau de gazelles
terrain-zebra = Troupeau de zèbres
terrain-herd = Troupeau

# Une carte se dit avec son article : « Vous jouez un suricate (Marais). »
beast-cheetah = un guépard
beast-crocodile = un crocodile
beast-elephant = un éléphant
beast-flamingo = un flamant
beast-giraffe = une girafe
beast-gorilla = un gorille
beast-hippo = un hippopotame
beast-hyena = une hyène
beast-lion = un lion
beast-meerkat = un suricate
beast-rhino = un rhinocéros
card-parts = beast terrain
card = { $beast } ({ $terrain })
card-buffalo-herd = un troupeau de buffles
card-gazelle-herd = un troupeau de gazelles
card-zebra-herd = un troupeau de zèbres

role-guide = Guide de piste
role-conservationist = Conservationniste
role-caretaker = Soigneur
role-ranger = Ranger
role-breeder = Éleveur
role-manager = Directeur du parc
role-warden = Gardien de l’habitat
role-guard = Garde-faune
role-vet = Vétérinaire

line-A = rangée A
line-B = rangée B
line-C = rangée C
line-D = rangée D
line-1 = colonne 1
line-2 = colonne 2
line-3 = colonne 3
line-4 = colonne 4
line-5 = colonne 5

direction-up = vers le haut
direction-down = vers le bas
direction-left = vers la gauche
direction-right = vers la droite

option-easier = Plus facile : un Guide de piste commence comme Soigneur

## Coups
move-slide = glisser { $space } { $direction }
move-refill = compléter le sanctuaire
move-swap = échanger { $space } et { $other_space }
move-draft = prendre { $terrain } dans la { $line }
move-nothing = ne rien prendre
move-extra = prendre aussi { $space }
move-breed = faire de l’élevage
move-end = terminer
move-play = jouer { $card }
move-manager = payer le Directeur du parc et compter
move-score = compter les points
move-promote = promouvoir un { $from_role } au rôle { DE($to_role) }
move-buy = acheter un jeton
move-keep = garder { $card }
move-spent = ne plus rien dépenser
move-warden = prendre un jeton par le Gardien de l’habitat
move-guard = payer des cartes au Garde-faune
move-vet = piocher par le Vétérinaire
move-discard = défausser { $card }
move-accept = prendre le jeton de départ
move-decline = refuser le jeton de départ

## Événements : $you vaut yes quand la place est celle du lecteur
event-turn_began = Tour { $turn }. { $you ->
    [yes] Vous avez le jeton de départ et choisissez en premier.
   *[no] { $seat } a le jeton de départ et choisit en premier.
}
event-array_filled = { $few ->
    [yes] La grille est remplie : { $cards }.
   *[no] La grille est remplie de { $count } cartes.
}
event-deck_reshuffled = La défausse est mélangée : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-card_slid = { $you ->
    [yes] Vous glissez
   *[no] { $seat } glisse
} { $card } { DE($from_space) } à { $space }.
event-sanctuary_refilled = { $you ->
    [yes] Vous complétez
   *[no] { $seat } complète
} le sanctuaire : { $cards } ({ $spaces }).
event-spaces_swapped = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $spaces } ({ $cards }).
event-cards_drafted = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards } dans la { $line }{ $tokens ->
    [0] .
    [one] {" "}avec { $tokens } jeton.
   *[other] {" "}avec { $tokens } jetons.
}
event-nothing_drafted = La grille est vide : { $you ->
    [yes] vous ne prenez rien.
   *[no] { $seat } ne prend rien.
}
event-extra_taken = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour prendre aussi { $card }{ $gained ->
    [0] .
    [one] , avec { $gained } jeton dessus.
   *[other] , avec { $gained } jetons dessus.
}
event-animals_bred = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour l’élevage : pas { $steps } de la repopulation, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tour.
event-array_cleaned = Tout le monde a choisi. { $few ->
    [yes] À la défausse : { $cards }.
   *[no] { $count } cartes vont à la défausse.
} { $tokens ->
    [0] Aucun jeton n’est posé
    [one] { $tokens } jeton est posé
   *[other] { $tokens } jetons sont posés
} dans le sanctuaire{ $returned ->
    [0] .
    [one] , et { $returned } du bord revient à la réserve.
   *[other] , et { $returned } du bord reviennent à la réserve.
}
event-card_played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $card }.
event-manager_paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} au Directeur du parc pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-points_scored = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points } ({ $cards_points } pour les cartes{ $track_points ->
    [0] {""}
   *[other] , { $track_points } pour la repopulation
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } par le directeur
}) : { $you ->
    [yes] vous avez
   *[no] cela fait
} { $score } en tout.
event-goal_reached = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $score } points : la partie finit avec ce tour.
event-staff_promoted = { $you ->
    [yes] Vous promouvez
   *[no] { $seat } promeut
} un { $from_role } au rôle { DE($role) } pour { $points }.
event-token_bought = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} un jeton pour { $points }.
event-card_kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $card }.
event-unseen_card_kept = { $you ->
    [yes] Vous gardez { $card }, à l’insu des autres.
   *[no] { $seat } garde une carte que vous n’avez pas vue.
}
event-cards_dropped = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} le reste : { $cards }.
event-tokens_taken = { $you ->
    [yes] Votre Gardien de l’habitat prend
   *[no] Le Gardien de l’habitat { DE($seat) } prend
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
event-cards_drawn = { $you ->
    [yes] Votre { $role } pioche { $cards }
   *[no] { $count ->
        [one] { $role } { DE($seat) } : { $count } carte piochée
       *[other] { $role } { DE($seat) } : { $count } cartes piochées
    }
}{ $tokens ->
    [0] .
    [one] {" "}pour { $tokens } jeton.
   *[other] {" "}pour { $tokens } jetons.
}
event-card_discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $card }.
event-start_declined = { $you ->
    [yes] Vous refusez
   *[no] { $seat } refuse
} le jeton de départ.
event-game_ended = La partie est finie.

## Erreurs
sanctuary-drafting_now = C’est le moment de choisir : glissez, complétez, échangez ou prenez.
sanctuary-draft_first = Prenez d’abord des cartes dans une rangée ou une colonne.
sanctuary-already_drafted = Vous avez déjà pris vos cartes : les étapes d’avant sont passées.
sanctuary-step_gone_by = Cette étape est passée : l’équipe agit dans un ordre fixe, et une étape suivante a été jouée.
sanctuary-nobody_as = Votre équipe n’a pas { DE($role) }.
sanctuary-too_few_tokens = Cela coûte { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
} ; vous en avez { $have }.
sanctuary-no_guide_left = { $count ->
    [0] Votre équipe n’a pas de Guide de piste pour glisser une carte.
    [one] Votre Guide de piste a déjà glissé une carte.
   *[other] Vos { $count } Guides de piste ont déjà glissé une carte.
}
sanctuary-space_empty = Il n’y a pas de carte en { $space }.
sanctuary-off_the_array = Depuis { $space }, rien ne glisse { $direction } : la grille s’arrête là.
sanctuary-space_full = { $space } est occupée par { $card }. Une carte ne glisse que vers une case vide.
sanctuary-no_card_to_draw = La pioche et la défausse sont vides : il n’y a pas de carte à piocher ({ ui-house_rule }).
sanctuary-sanctuary_full = Aucune case du sanctuaire n’est vide : il n’y a rien à compléter.
sanctuary-both_empty = { $spaces } sont vides : un échange demande au moins une carte.
sanctuary-must_draft = Il y a des cartes dans la grille : prenez-en au moins une.
sanctuary-terrain_not_there = Il n’y a pas de terrain « { $terrain } » dans la { $line } : choisissez un terrain qui s’y trouve.
sanctuary-ranger_unpaid = Le Ranger coûte { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
} en main avant la prise ; les jetons tout juste gagnés ne comptent pas ({ ui-house_rule }).
sanctuary-not_in_line = { $space } n’est pas dans la { $line }, où vous avez pris vos cartes : la carte en plus vient du même endroit.
sanctuary-track_ended = Votre piste de repopulation est au bout.
sanctuary-expanding_now = Le choix des cartes est fini : c’est le moment de l’expansion.
sanctuary-score_first = Comptez d’abord vos cartes.
sanctuary-not_in_order = Les cartes se nomment dans l’ordre du paquet : il est trop tard pour { $card }.
sanctuary-not_in_hand = Vous n’avez pas { $card } en main.
sanctuary-already_scored = Vous avez déjà compté ce tour-ci.
sanctuary-spend_first = Dépensez d’abord vos points (il en reste { $points }), ou dites que vous ne dépensez plus rien.
sanctuary-too_dear = Cela coûte { $cost }, et il vous reste { $points } des points de ce tour.
sanctuary-supply_empty = Il n’y a plus de jeton de sanctuaire dans la réserve.
sanctuary-ranger_stays = Le Ranger est toujours là, sans pion : personne ne le devient ni ne cesse de l’être.
sanctuary-no_promotion_to = Personne ne peut être promu au rôle { DE($role) } ({ ui-house_rule }).
sanctuary-role_taken = Ce rôle est déjà pris dans votre équipe ({ $role }) : choisissez un rôle libre ({ ui-house_rule }).
sanctuary-must_discard = Le Vétérinaire a pioché : défaussez une carte de votre main.
sanctuary-nothing_to_discard = Il n’y a rien à défausser maintenant.
sanctuary-already_spent = Les dépenses sont finies : seuls le Gardien, le Garde-faune et le Vétérinaire peuvent encore agir.
sanctuary-start_now = Le jeton de départ vous est proposé : acceptez ou refusez.
core-edition_card_count = { $file }, ligne { $line } : { $count } cartes ; il en faut de { $lowest } à { $highest }.
core-edition_terrain_count = { $file }, ligne { $line } : il faut { $count } terrains et troupeaux en tout, tous différents.
core-edition_animal_count = { $file }, ligne { $line } : { $count } animaux, c’est trop ; { $highest } au plus.
core-edition_animal = { $file }, ligne { $line } : { $animal } doit être un des animaux de sets, une seule fois. Connus : { $known }.
core-edition_set_values = { $file }, ligne { $line } : { $animal } doit avoir une valeur pour chacune de ses { $count } cartes, et { $highest } au plus.
core-edition_team = { $file }, ligne { $line } : l’équipe ({ $value }) doit avoir quatre pions, dont trois guides au plus et un seul par autre rôle, sauf le ranger.
core-edition_track_start = { $file }, ligne { $line } : la piste de repopulation doit commencer par 0 point.

## La table dans un terminal
board-head = Tour { $turn } : { $phase ->
    [draft] choix des cartes
    [expand] expansion
    [start] le jeton de départ
   *[over] la fin
} · pioche { $deck } · défausse { $discard } · jetons en réserve { $supply }
board-player = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · repopulation { $steps } (+{ $points })
board-start = jeton de départ
board-hand = Votre main, qui vaut { $points } jouée d’un coup :
board-order = Prises à venir, dans cet ordre : { $seats }.
board-drafted = Prise dans la { $line }.
board-slides = Guides de piste : { $count ->
    [0] plus de carte à glisser
    [one] encore { $count } carte à glisser
   *[other] encore { $count } cartes à glisser
}
board-use-conservationist = Conservationniste : compléter, gratuit
board-use-caretaker = Soigneur : échanger, gratuit
board-use-ranger = Ranger : une carte de plus, { $tokens } ●
board-use-breeder = Éleveur : un pas, { $tokens } ●
board-use-manager = Directeur du parc : { $points } points de plus pour { $tokens } ●.
board-use-warden = Gardien de l’habitat, ensuite : prend { $tokens } ●.
board-use-guard = Garde-faune, ensuite : pioche { $cards } cartes pour { $tokens } ●.
board-use-vet = Vétérinaire, ensuite : pioche une carte, gratuit ; puis une est défaussée.
board-played = Joué : { $cards } : { $points }.
board-score = À marquer maintenant, repopulation comprise : { $points }.
board-in-order = Les cartes se jouent et se gardent dans l’ordre de la liste : une carte sautée ne peut plus suivre.
board-spend = À dépenser : { $points }. Le prochain jeton coûte { $token }, chaque carte gardée { $card }.
board-promote = Une promotion coûte :
board-kept = Gardé : { $cards }{ $count ->
    [0] .
   *[other] {" "}et { $count } jamais vues.
}
board-offer = Le jeton de départ est proposé à { $seat }.
board-over = La partie est finie.

## Le navigateur
game-minutes = 45
guide-draft = Choisissez une carte de la grille : vous prenez tout son terrain dans sa rangée ou sa colonne.
guide-draft_help = Choisissez une carte à prendre, ou faites d’abord agir votre équipe.
guide-chosen = Prenez ce terrain, ou déplacez la carte.
guide-swap = Choisissez la case qui change de place avec { $card }.
guide-extra = Pour { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, le Ranger prend une carte de plus dans la { $line } : choisissez-la, { $breed ->
    [yes] faites de l’élevage, ou terminez.
   *[no] ou terminez.
}
guide-breed = Faites de l’élevage pour { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, ou terminez.
guide-nothing = La grille est vide : il n’y a rien à prendre.
guide-play = Choisissez les cartes à jouer, puis comptez.
guide-score = Comptez, avec ou sans votre Directeur du parc.
guide-spend = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à dépenser ; votre score reste à { $score }.
guide-work = Votre équipe peut encore agir, dans cet ordre.
guide-discard = Choisissez une carte à défausser.
guide-start = Le jeton de départ vous est proposé : le prenez-vous ?

ui-array = La grille
ui-space_empty = { $space }, vide{ $meadow ->
    [yes] , dans le sanctuaire
   *[no] {""}
}
ui-space_slide = { $space }, vide : glisser ici
ui-space_card = { $space }, { $card }{ $tokens ->
    [0] {""}
    [one] , { $tokens } jeton
   *[other] , { $tokens } jetons
}{ $meadow ->
    [yes] , dans le sanctuaire
   *[no] {""}
}
ui-space_extra = { $space } : prendre aussi { $card }{ $tokens ->
    [0] {""}
    [one] , avec { $tokens } jeton
   *[other] , avec { $tokens } jetons
}
ui-path = Le déroulement du tour
ui-turn = Tour { $turn }
ui-turn_alone = Tour { $turn } sur { $turns }
ui-phase-draft = Choix des cartes
ui-phase-expand = Expansion
ui-phase-start = Qui commence ?
ui-phase-over = La fin
ui-step-slide = Glisser
ui-step-refill = Compléter le sanctuaire
ui-step-swap = Échanger
ui-step-draft = Prendre
ui-step-extra = Une carte de plus
ui-step-breed = Élevage
ui-step-play = Jouer des cartes
ui-step-manager = Points en plus
ui-step-score = Compter
ui-step-promote = Promouvoir
ui-step-buy = Acheter des jetons
ui-step-keep = Garder des cartes
ui-step-spent = Défausser le reste
ui-step-warden = Prendre un jeton
ui-step-guard = Piocher
ui-step-vet = Piocher, défausser
ui-state-lit = encore possible
ui-state-used = fait
ui-state-gone = abandonné ou plus possible
ui-state-none = personne pour le faire, ou pas de quoi payer
ui-state-losing = serait abandonné
ui-warning = { $step } : { $lost }
ui-step-end = Terminer
ui-gives_up = abandonne { $steps }
ui-lose-slide = les glissements
ui-lose-refill = le complément
ui-lose-swap = l’échange
ui-lose-extra = la carte en plus
ui-lose-breed = l’élevage
ui-lose-warden = le gardien
ui-lose-guard = le garde-faune
ui-lose-vet = le vétérinaire
ui-order = Prises à venir :
ui-offer_order = Dans cet ordre : d’abord qui est en dernier sur la piste de score ; sur une même case, le pion du dessus.
ui-offer-asked = doit répondre
ui-offer-declined = a refusé
ui-offer-waits = plus tard
ui-score_track = Piste de score : { $scores }
ui-score_of = { $name } { $points }
ui-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
ui-discard = { $cards ->
    [one] { $cards } défaussée
   *[other] { $cards } défaussées
}
ui-supply = jetons restants
ui-played = Joué : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-tokens = { $tokens ->
    [one] { $tokens } jeton de sanctuaire
   *[other] { $tokens } jetons de sanctuaire
}
ui-hand_size = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
ui-repopulation = Repopulation : pas { $steps }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tour
ui-team = Équipe
ui-start_token = départ
ui-hand = Cartes en main, par familles
ui-hand_empty = pas de carte en main
ui-hand_worth = vaut { $points } jouée maintenant
ui-next_adds = la prochaine ajouterait { $points }
ui-set_values = Famille :
ui-you_have = vous en avez { $count }
ui-herd_worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois joué, jamais dans une famille
ui-take_line = { $terrain }, { $line }
ui-take_more = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } jeton
   *[other] , { $tokens } jetons
}{ $points ->
    [0] {""}
   *[other] {" "}· main +{ $points }
}
ui-slide_way = { $way ->
    [up] Glisser vers le haut
    [down] Glisser vers le bas
    [left] Glisser à gauche
   *[right] Glisser à droite
}
ui-swap_with = Échanger avec …
ui-refill = Compléter : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-extra = + { $card }
ui-extra_more = pour { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}{ $points ->
    [0] {""}
   *[other] {" "}· main +{ $points }
}
ui-breed = Élevage pour { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
ui-breed_more = puis { $points } par tour
ui-end_draft = Terminer la prise
ui-play_all = Tout choisir
ui-play_none = Ne rien choisir
ui-score_now = Compter { $points }
ui-score_anyway = Compter 0 quand même
ui-score_loses = { $cards ->
    [one] Votre carte sera alors défaussée, et il n’y aura rien à dépenser.
   *[other] Vos { $cards } cartes seront alors défaussées, et il n’y aura rien à dépenser.
}
ui-score_manager = Payer { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, compter { $points }
ui-score_sum = { $cards } pour les cartes, { $track } pour la repopulation
ui-scored = Marqué
ui-spent = dépensé
ui-left = reste
ui-promote = Promouvoir : quel pion, à quel rôle ?
ui-promote_to = À ce rôle
ui-in_team = dans votre équipe
ui-costs = coûte { $points }
ui-does-conservationist = complète le sanctuaire
ui-does-caretaker = échange deux cases
ui-does-breeder = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} : un pas de repopulation
ui-does-manager = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} : { $points } points de plus
ui-does-warden = prend { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} par tour
ui-does-guard = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} : pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-does-vet = pioche une carte, en défausse une
ui-buy_tokens = Acheter des jetons
ui-token_less = Un jeton de moins
ui-token_none = On ne peut plus acheter de jetons
ui-token_more = Un jeton de plus, pour { $points }
ui-keep_cards = Garder des cartes, { $points } chacune
ui-spend_done = C’est tout
ui-spend_loss = { $points ->
    [0] {""}
    [one] { $points } point est perdu.
   *[other] { $points } points sont perdus.
} { $cards ->
    [0] {""}
    [one] { $cards } carte est défaussée.
   *[other] { $cards } cartes sont défaussées.
}
ui-end_expansion = Terminer l’expansion
ui-accept = Le prendre
ui-accept_more = Vous prenez en premier et en dernier, et commencez l’expansion.
ui-decline = Refuser
ui-decline_more = { $left ->
    [one] Alors { $seat } doit le prendre.
   *[other] Alors { $seat } doit répondre.
}
ui-alone_won = Gagné ! { $points } points, le but était { $goal }.
ui-alone_lost = { $missing ->
    [one] Il manque un point : { $points } sur { $goal }.
   *[other] Il manque { $missing } points : { $points } sur { $goal }.
}
ui-score_parts = cartes { $cards }{ $track ->
    [0] {""}
   *[other] {" "}+ repop. { $track }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ directeur { $bonus }
}
ui-tie_tokens = En cas d’égalité : jetons
ui-tie_cards = Puis : cartes en main
ui-tie_disc = Puis : le pion du dessus (le plus haut)
ui-tie_decides = départage

## Les moments, au-dessus de la table
moment-drafted = { $seat } : { $terrain }, { $line }
moment-cleaned = Rangement : le bord est vidé, des jetons arrivent au sanctuaire.
moment-promoted = { $seat } : { $from_role } → { $role }
moment-scored = { $seat } : +{ $points } → { $score }
moment-turn = Tour { $turn }

## Comment c’est arrivé
story-turned = { $you_led ->
    [yes] Vous avez mené
   *[no] { $leader_seat } a mené
} jusqu’au tour { $number } ; { $you ->
    [yes] votre score
   *[no] le score { DE($seat) }
} au tour { $next } ({ $points }) a tout changé.
story-by_tokens = Égalité de points : le plus grand nombre de jetons a décidé.
story-by_cards = Égalité de points et de jetons : le plus grand nombre de cartes en main a décidé.
story-by_disc = Égalité en tout : le pion du dessus a décidé.

## L'entraîneur : ce qui parle pour ou contre un coup
why-set = { $count ->
    [1] Une première carte { $animal }
    [2] Une deuxième carte { $animal }
    [3] Une troisième carte { $animal }
    [4] Une quatrième carte { $animal }
    [5] Une cinquième carte { $animal }
   *[other] { $count } cartes { $animal }
} { $points ->
    [0] : rien de plus pour l’instant.
    [one] : { $points } point de plus pour la famille.
   *[other] : { $points } points de plus pour la famille.
}
why-tokens = { $gained ->
    [yes] Rapporte
   *[no] Coûte
} { $count ->
    [one] { $count } jeton.
   *[other] { $count } jetons.
}
why-scored = Marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } en tout.
why-played = Ajoute { $points ->
    [one] { $points } point
   *[other] { $points } points
} aux cartes jouées, { $sum } en tout.
why-promoted = { $role } : coûte { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} et travaille à chaque tour qui reste.
why-bred = Le prochain pas sur la piste de repopulation vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tour.
why-arranged = Ensuite, la { $line } offre { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { $terrain } à prendre, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour votre main{ $better ->
    [0] {""}
   *[other] { $gains ->
        [yes] {" "}(pour l’instant, la meilleure prise vaut { NUMBER($better) } de moins)
       *[no] {" "}(pour l’instant, la meilleure prise vaut { NUMBER($better) } de plus)
    }
}.
why-refilled = Fait entrer { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
} dans le sanctuaire, à la vue de tout le monde.

## De quoi il s’agit
goal = Qui atteint { $goal } points termine la partie, et le plus de points gagne : réunissez des familles d’animaux et formez une équipe.
goal-alone = Atteignez { $goal } points : réunissez des familles d’animaux et formez une équipe.
part = Tour { $turn }

# Touches dans le navigateur
key-space = une case de la grille
key-option = un des choix ci-dessous, par sa place
key-role = un des rôles que vous pouvez payer, par sa place
key-card = une carte de votre main, par sa place
key-all = choisir toutes les cartes, ou aucune
key-more = un jeton de plus
key-less = un jeton de moins

## Pour qui écoute : bref, et rien quand rien n’est utile
brief-turn_began = Tour { $turn }.
brief-array_filled = {""}
brief-deck_reshuffled = {""}
brief-cards_drafted = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards_count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $cards_count } cartes
} dans la { $line }.
brief-array_cleaned = Tout le monde a choisi.
brief-points_scored = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points } : { $score }.
brief-goal_reached = La partie finit avec ce tour.
brief-cards_dropped = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards_count ->
    [one] une carte
   *[other] { $cards_count } cartes
}.
brief-sanctuary_refilled = { $you ->
    [yes] Vous remplissez
   *[no] { $seat } remplit
} { $spaces }.
brief-spaces_swapped = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $spaces }.

## Sortes de coups, comme un indice les montre
kind-slide = glisser
kind-refill = compléter le sanctuaire
kind-swap = échanger
kind-draft = prendre une rangée ou une colonne
kind-nothing = ne rien prendre
kind-extra = prendre une carte de plus
kind-breed = faire de l’élevage
kind-end = terminer
kind-play = jouer des cartes
kind-manager = payer le Directeur du parc
kind-score = compter les points
kind-promote = promouvoir
kind-buy = acheter des jetons
kind-keep = garder des cartes
kind-spent = ne plus rien dépenser
kind-warden = employer le Gardien de l’habitat
kind-guard = payer le Garde-faune
kind-vet = employer le Vétérinaire
kind-discard = défausser
kind-accept = prendre le jeton de départ
kind-decline = refuser le jeton de départ
