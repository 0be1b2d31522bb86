# Serengeti Sanctuary

game-name = Serengeti Sanctuary
game-about = Draft animals across the array, complete your sets and build a team.

animal-cheetah = Cheetah
animal-crocodile = Crocodile
animal-elephant = Elephant
animal-flamingo = Flamingo
animal-giraffe = Giraffe
animal-gorilla = Gorilla
animal-hippo = Hippo
animal-hyena = Hyena
animal-lion = Lion
animal-meerkat = Meerkat
animal-rhino = Rhino
animal-buffalo = Buffalo
animal-gazelle = Gazelle
animal-zebra = Zebra

terrain-forest = Forest
terrain-plateau = Plateau
terrain-river_delta = River Delta
terrain-savannah = Savannah
terrain-scrubland = Scrubland
terrain-valley = Valley
terrain-watering_hole = Watering Hole
terrain-wetland = Wetland
terrain-wilderness = Wilderness
terrain-buffalo = Buffalo Herd
terrain-gazelle = Gazelle Herd
terrain-zebra = Zebra Herd
terrain-herd = Herd

# An animal as it stands in a sentence: French has its article there.
beast-cheetah = { animal-cheetah }
beast-crocodile = { animal-crocodile }
beast-elephant = { animal-elephant }
beast-flamingo = { animal-flamingo }
beast-giraffe = { animal-giraffe }
beast-gorilla = { animal-gorilla }
beast-hippo = { animal-hippo }
beast-hyena = { animal-hyena }
beast-lion = { animal-lion }
beast-meerkat = { animal-meerkat }
beast-rhino = { animal-rhino }
card-parts = beast terrain
card = { $beast } { $terrain }
card-buffalo-herd = Buffalo Herd
card-gazelle-herd = Gazelle Herd
card-zebra-herd = Zebra Herd

role-guide = Trail Guide
role-conservationist = Conservationist
role-caretaker = Animal Caretaker
role-ranger = Park Ranger
role-breeder = Animal Breeder
role-manager = Park Manager
role-warden = Habitat Warden
role-guard = Wildlife Guard
role-vet = Veterinarian

line-A = row A
line-B = row B
line-C = row C
line-D = row D
line-1 = column 1
line-2 = column 2
line-3 = column 3
line-4 = column 4
line-5 = column 5

direction-up = up
direction-down = down
direction-left = left
direction-right = right

option-easier = Easier: one Trail Guide starts as Animal Caretaker

## Moves
move-slide = slide { $space } { $direction }
move-refill = refill the sanctuary
move-swap = swap { $space } and { $other_space }
move-draft = draft { $terrain } from { $line }
move-nothing = take nothing
move-extra = take { $space } as well
move-breed = breed
move-end = end
move-play = play { $card }
move-manager = pay the Park Manager and score
move-score = score
move-promote = promote { A($from_role) } to { $to_role }
move-buy = buy a token
move-keep = keep { $card }
move-spent = spend no more
move-warden = take a token by the Habitat Warden
move-guard = pay the Wildlife Guard for cards
move-vet = draw by the Veterinarian
move-discard = discard { $card }
move-accept = take the start token
move-decline = decline the start token

## Events: $you is yes when the seat is the reader's own
event-turn_began = Turn { $turn }. { $you ->
    [yes] You have the start token and draft first.
   *[no] { $seat } has the start token and drafts first.
}
event-array_filled = { $few ->
    [yes] The array is filled: { $cards }.
   *[no] The array is filled with { $count } cards.
}
event-deck_reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-card_slid = { $you ->
    [yes] You slide
   *[no] { $seat } slides
} { $card } from { $from_space } to { $space }.
event-sanctuary_refilled = { $you ->
    [yes] You refill
   *[no] { $seat } refills
} the sanctuary: { $cards } ({ $spaces }).
event-spaces_swapped = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $spaces } ({ $cards }).
event-cards_drafted = { $you ->
    [yes] You draft
   *[no] { $seat } drafts
} { $cards } from { $line }{ $tokens ->
    [0] .
    [one] {" "}with a token.
   *[other] {" "}with { $tokens } tokens.
}
event-nothing_drafted = The array is empty: { $you ->
    [yes] you take nothing.
   *[no] { $seat } takes nothing.
}
event-extra_taken = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} to take { $card } as well{ $gained ->
    [0] .
    [one] , with a token on it.
   *[other] , with { $gained } tokens on it.
}
event-animals_bred = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} to breed: step { $steps } of repopulation, worth { $points } each turn.
event-array_cleaned = The draft is over. { $few ->
    [yes] To the discard pile: { $cards }.
   *[no] { $count } cards go to the discard pile.
} { $tokens ->
    [0] No token is placed
    [one] One token is placed
   *[other] { $tokens } tokens are placed
} in the sanctuary{ $returned ->
    [0] .
   *[other] , and { $returned } from the edge came back.
}
event-card_played = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
event-manager_paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} the Park Manager { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} for { $points ->
    [one] one point
   *[other] { $points } points
}.
event-points_scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $points } ({ $cards_points } for cards{ $track_points ->
    [0] {""}
   *[other] , { $track_points } for repopulation
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } by the manager
}) and { $you ->
    [yes] have
   *[no] has
} { $score } in all.
event-goal_reached = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $score } points: the game ends with this turn.
event-staff_promoted = { $you ->
    [yes] You promote
   *[no] { $seat } promotes
} { A($from_role) } to { $role } for { $points }.
event-token_bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} a token for { $points }.
event-card_kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card }.
event-unseen_card_kept = { $you ->
    [yes] You keep { $card }, which the others have not seen.
   *[no] { $seat } keeps a card that you have not seen.
}
event-cards_dropped = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }, not kept.
event-tokens_taken = { $you ->
    [yes] Your Habitat Warden takes
   *[no] { $seat }’s Habitat Warden takes
} { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}.
event-cards_drawn = { $you ->
    [yes] Your { $role } draws { $cards }
   *[no] { $count ->
        [one] { $seat }’s { $role } draws a card
       *[other] { $seat }’s { $role } draws { $count } cards
    }
}{ $tokens ->
    [0] .
    [one] {" "}for a token.
   *[other] {" "}for { $tokens } tokens.
}
event-card_discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-start_declined = { $you ->
    [yes] You decline
   *[no] { $seat } declines
} the start token.
event-game_ended = The game is over.

## Errors
sanctuary-drafting_now = It is time to draft: slide, refill, swap or draft.
sanctuary-draft_first = Draft from a row or a column first.
sanctuary-already_drafted = You have already drafted: the steps before it are over.
sanctuary-step_gone_by = That step has gone by: the staff works in a fixed order, and a later step was taken.
sanctuary-nobody_as = Your team has no { $role }.
sanctuary-too_few_tokens = That costs { $need ->
    [one] one token
   *[other] { $need } tokens
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
sanctuary-no_guide_left = { $count ->
    [0] Your team has no Trail Guide to slide a card.
    [one] Your Trail Guide has already slid a card.
   *[other] All { $count } of your Trail Guides have slid a card already.
}
sanctuary-space_empty = There is no card on { $space }.
sanctuary-off_the_array = From { $space } nothing slides { $direction }: the array ends there.
sanctuary-space_full = { $space } is full: { $card } lies there. A card slides only into an empty space.
sanctuary-no_card_to_draw = The deck and the discard pile are empty: there is no card to draw ({ ui-house_rule }).
sanctuary-sanctuary_full = No space of the sanctuary is empty: there is nothing to refill.
sanctuary-both_empty = { $spaces } are both empty: a swap needs at least one card.
sanctuary-must_draft = There are cards in the array: draft at least one.
sanctuary-terrain_not_there = There is no { $terrain } in { $line }: choose a terrain that lies there.
sanctuary-ranger_unpaid = The Park Ranger costs { $need ->
    [one] one token
   *[other] { $need } tokens
} that you had before the draft; tokens just gained do not count ({ ui-house_rule }).
sanctuary-not_in_line = { $space } is not in { $line }, where you drafted: the extra card comes from the same line.
sanctuary-track_ended = Your repopulation track is at its end.
sanctuary-expanding_now = The draft is over: it is time to expand.
sanctuary-score_first = Score your cards first.
sanctuary-not_in_order = Cards are named in deck order: it is too late for { $card }.
sanctuary-not_in_hand = { $card } is not in your hand.
sanctuary-already_scored = You have already scored this turn.
sanctuary-spend_first = First spend your points ({ $points } left), or say that you spend no more.
sanctuary-too_dear = That costs { $cost }, and you have { $points } of this turn’s points left.
sanctuary-supply_empty = No sanctuary token is left in the supply.
sanctuary-ranger_stays = The Park Ranger is always there, without a disc: nobody is promoted to or from it.
sanctuary-no_promotion_to = Nobody can be promoted to { $role } ({ ui-house_rule }).
sanctuary-role_taken = You already have { A($role) }: choose a role that is empty ({ ui-house_rule }).
sanctuary-must_discard = The Veterinarian drew a card: discard one from your hand.
sanctuary-nothing_to_discard = Nothing is to be discarded now.
sanctuary-already_spent = Spending is over: only your Warden, Guard and Veterinarian can still work.
sanctuary-start_now = The start token is offered to you: accept or decline.
core-edition_card_count = { $file }, line { $line }: { $count } cards; there must be { $lowest } to { $highest }.
core-edition_terrain_count = { $file }, line { $line }: terrains and herds together must be { $count }, all different.
core-edition_animal_count = { $file }, line { $line }: { $count } animals are too many; at most { $highest } are possible.
core-edition_animal = { $file }, line { $line }: { $animal } must be one of the animals under sets, once. Known: { $known }.
core-edition_set_values = { $file }, line { $line }: { $animal } needs a value for each of its { $count } cards, and at most { $highest }.
core-edition_team = { $file }, line { $line }: the team ({ $value }) must be four discs, at most three guides and one of each other role but the ranger.
core-edition_track_start = { $file }, line { $line }: the repopulation track must begin with 0 points.

## The board in a terminal
board-head = Turn { $turn }: { $phase ->
    [draft] drafting
    [expand] expansion
    [start] the start token
   *[over] the end
} · deck { $deck } · discarded { $discard } · tokens in the supply { $supply }
board-player = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · repopulation { $steps } (+{ $points })
board-start = start token
board-hand = Your hand, worth { $points } if played at once:
board-order = To draft, in this order: { $seats }.
board-drafted = Drafted from { $line }.
board-slides = Trail Guides: { $count ->
    [0] no slide left
    [one] 1 slide left
   *[other] { $count } slides left
}
board-use-conservationist = Conservationist: refill, free
board-use-caretaker = Animal Caretaker: swap, free
board-use-ranger = Park Ranger: one more card, { $tokens } ●
board-use-breeder = Animal Breeder: one step, { $tokens } ●
board-use-manager = Park Manager: { $points } more points for { $tokens } ●.
board-use-warden = Habitat Warden, afterwards: takes { $tokens } ●.
board-use-guard = Wildlife Guard, afterwards: draws { $cards } cards for { $tokens } ●.
board-use-vet = Veterinarian, afterwards: draws a card, free; then one is discarded.
board-played = Played: { $cards }: { $points }.
board-score = To score now, with repopulation: { $points }.
board-in-order = Cards are played and kept in the order they are listed: one that is passed over cannot follow.
board-spend = To spend: { $points }. The next token costs { $token }, each card kept { $card }.
board-promote = A promotion costs:
board-kept = Kept: { $cards }{ $count ->
    [0] .
   *[other] {" "}and { $count } unseen.
}
board-offer = The start token is offered to { $seat }.
board-over = The game is over.

## The browser
game-minutes = 45
guide-draft = Choose a card in the array: you take all of its terrain from its row or its column.
guide-draft_help = Choose a card to draft, or let your staff help first.
guide-chosen = Take this terrain, or move the card.
guide-swap = Choose the space that changes places with { $card }.
guide-extra = For { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} the Park Ranger takes one more card from { $line }: choose it, { $breed ->
    [yes] breed, or end.
   *[no] or end.
}
guide-breed = Breed for { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}, or end your draft.
guide-nothing = The array is empty: there is nothing to take.
guide-play = Choose the cards to play, then score.
guide-score = Score, with or without your Park Manager.
guide-spend = { $points ->
    [one] One point
   *[other] { $points } points
} to spend; your score stays { $score }.
guide-work = Your staff may still work for you, in this order.
guide-discard = Choose a card to discard.
guide-start = The start token is offered to you: take it?

ui-array = The array
ui-space_empty = { $space }, empty{ $meadow ->
    [yes] , in the sanctuary
   *[no] {""}
}
ui-space_slide = { $space }, empty: slide here
ui-space_card = { $space }, { $card }{ $tokens ->
    [0] {""}
    [one] , one token
   *[other] , { $tokens } tokens
}{ $meadow ->
    [yes] , in the sanctuary
   *[no] {""}
}
ui-space_extra = { $space }: take { $card } as well{ $tokens ->
    [0] {""}
    [one] , with one token
   *[other] , with { $tokens } tokens
}
ui-path = The way through the turn
ui-turn = Turn { $turn }
ui-turn_alone = Turn { $turn } of { $turns }
ui-phase-draft = Drafting
ui-phase-expand = Expansion
ui-phase-start = Who starts?
ui-phase-over = The end
ui-step-slide = Slide
ui-step-refill = Refill the sanctuary
ui-step-swap = Swap
ui-step-draft = Draft
ui-step-extra = One more card
ui-step-breed = Breed
ui-step-play = Play cards
ui-step-manager = Extra points
ui-step-score = Score
ui-step-promote = Promote
ui-step-buy = Buy tokens
ui-step-keep = Keep cards
ui-step-spent = Discard the rest
ui-step-warden = Take a token
ui-step-guard = Draw cards
ui-step-vet = Draw, discard
ui-state-lit = still open
ui-state-used = done
ui-state-gone = given up or not possible any more
ui-state-none = nobody for it, or not to be paid
ui-state-losing = would be given up
ui-warning = { $step }: { $lost }
ui-step-end = End
ui-gives_up = gives up { $steps }
ui-lose-slide = sliding
ui-lose-refill = the refill
ui-lose-swap = the swap
ui-lose-extra = the extra card
ui-lose-breed = breeding
ui-lose-warden = the warden
ui-lose-guard = the guard
ui-lose-vet = the veterinarian
ui-order = To draft:
ui-offer_order = Asked in this order: the last on the score track first; on one space, the disc on top.
ui-offer-asked = is asked now
ui-offer-declined = declined
ui-offer-waits = later
ui-score_track = Score track: { $scores }
ui-score_of = { $name } { $points }
ui-deck = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
ui-discard = { $cards } discarded
ui-supply = in the supply
ui-played = Played: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-tokens = { $tokens ->
    [one] { $tokens } sanctuary token
   *[other] { $tokens } sanctuary tokens
}
ui-hand_size = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
ui-repopulation = Repopulation: step { $steps }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each turn
ui-team = Team
ui-start_token = start
ui-hand = Cards in hand, by sets
ui-hand_empty = no cards in hand
ui-hand_worth = worth { $points } if played now
ui-next_adds = the next one would add { $points }
ui-set_values = Set:
ui-you_have = you have { $count }
ui-herd_worth = { $points ->
    [one] one point
   *[other] { $points } points
} when played, never part of a set
ui-take_line = { $terrain }, { $line }
ui-take_more = { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $tokens ->
    [0] {""}
    [one] , one token
   *[other] , { $tokens } tokens
}{ $points ->
    [0] {""}
   *[other] {" "}· hand +{ $points }
}
ui-slide_way = { $way ->
    [up] Slide up
    [down] Slide down
    [left] Slide left
   *[right] Slide right
}
ui-swap_with = Swap with …
ui-refill = Refill: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
ui-extra = + { $card }
ui-extra_more = { $tokens ->
    [one] for a token
   *[other] for { $tokens } tokens
}{ $points ->
    [0] {""}
   *[other] {" "}· hand +{ $points }
}
ui-breed = Breed for { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}
ui-breed_more = then { $points } each turn
ui-end_draft = End the draft
ui-play_all = Choose all
ui-play_none = Choose none
ui-score_now = Score { $points }
ui-score_anyway = Score 0 all the same
ui-score_loses = { $cards ->
    [one] Your card is discarded then, and there is nothing to spend.
   *[other] Your { $cards } cards are discarded then, and there is nothing to spend.
}
ui-score_manager = { $tokens ->
    [one] Pay a token
   *[other] Pay { $tokens } tokens
}, score { $points }
ui-score_sum = { $cards } for cards, { $track } for repopulation
ui-scored = Scored
ui-spent = spent
ui-left = left
ui-promote = Promote: which disc, to which role?
ui-promote_to = To this role
ui-in_team = in your team
ui-costs = costs { $points }
ui-does-conservationist = refills the sanctuary
ui-does-caretaker = swaps two spaces
ui-does-breeder = { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}: repopulation step
ui-does-manager = { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}: { $points } more points
ui-does-warden = takes { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} each turn
ui-does-guard = { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}: draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}
ui-does-vet = draws a card, discards one
ui-buy_tokens = Buy tokens
ui-token_less = One token fewer
ui-token_none = No more tokens can be bought
ui-token_more = One token more, for { $points }
ui-keep_cards = Keep cards, { $points } each
ui-spend_done = Done
ui-spend_loss = { $points ->
    [0] {""}
    [one] One point is lost.
   *[other] { $points } points are lost.
} { $cards ->
    [0] {""}
    [one] One card is discarded.
   *[other] { $cards } cards are discarded.
}
ui-end_expansion = End the expansion
ui-accept = Take it
ui-accept_more = You draft first and last, and expand first.
ui-decline = Decline
ui-decline_more = { $left ->
    [one] Then { $seat } must take it.
   *[other] Then { $seat } is asked.
}
ui-alone_won = You win! { $points } points, the goal was { $goal }.
ui-alone_lost = { $missing ->
    [one] Missed by one point: { $points } of { $goal }.
   *[other] Missed by { $missing } points: { $points } of { $goal }.
}
ui-score_parts = cards { $cards }{ $track ->
    [0] {""}
   *[other] {" "}+ repop. { $track }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ manager { $bonus }
}
ui-tie_tokens = If equal: tokens
ui-tie_cards = If still equal: cards in hand
ui-tie_disc = Then: the disc on top (highest)
ui-tie_decides = decides

## Moments, over the table
moment-drafted = { $seat }: { $terrain }, { $line }
moment-cleaned = Clean-up: the edge is cleared, tokens come into the sanctuary.
moment-promoted = { $seat }: { $from_role } → { $role }
moment-scored = { $seat }: +{ $points } → { $score }
moment-turn = Turn { $turn }

## How it came about
story-turned = { $you_led ->
    [yes] You led
   *[no] { $leader_seat } led
} until turn { $number }; { $you ->
    [yes] your score in turn { $next }
   *[no] the score of { $seat } in turn { $next }
} ({ $points }) decided it.
story-by_tokens = Equal on points: more tokens decided it.
story-by_cards = Equal on points and tokens: more cards in hand decided it.
story-by_disc = Equal in all that counts: the disc on top decided it.

## The coach: what speaks for or against a move
why-set = { $count ->
    [1] A first { $animal }
    [2] A second { $animal }
    [3] A third { $animal }
    [4] A fourth { $animal }
    [5] A fifth { $animal }
   *[other] { $count } cards of { $animal }
} { $points ->
    [0] adds nothing yet.
    [one] adds one point to its set.
   *[other] adds { $points } points to its set.
}
why-tokens = { $gained ->
    [yes] Brings
   *[no] Costs
} { $count ->
    [one] a token.
   *[other] { $count } tokens.
}
why-scored = Scores { $points ->
    [one] one point
   *[other] { $points } points
}, { $score } in all.
why-played = Adds { $points ->
    [one] one point
   *[other] { $points } points
} to the cards played, { $sum } in all.
why-promoted = The { $role } costs { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
} and works in every turn that is left.
why-bred = The next step on the repopulation track is worth { $points ->
    [one] one point
   *[other] { $points } points
} a turn.
why-arranged = Then { $line } has { $count ->
    [one] one card
   *[other] { $count } cards
} of { $terrain } to draft, worth { $points ->
    [one] one point
   *[other] { $points } points
} to your hand{ $better ->
    [0] {""}
   *[other] { $gains ->
        [yes] {" "}(now the best draft is worth { NUMBER($better) } less)
       *[no] {" "}(now the best draft is worth { NUMBER($better) } more)
    }
}.
why-refilled = Brings { $count ->
    [one] one new card
   *[other] { $count } new cards
} into the sanctuary, for everybody to see.

## What it is about
goal = Whoever reaches { $goal } points ends the game, and the most points win: collect sets of animals and build a team.
goal-alone = Reach { $goal } points: collect sets of animals and build a team.
part = Turn { $turn }

# Keys in the browser
key-space = a space of the array
key-option = one of the choices below, by its place
key-role = one of the roles that you can pay, by its place
key-card = a card of your hand, by its place
key-all = choose all cards, or none
key-more = one token more
key-less = one token less

## For who listens: short, and nothing where nothing is needed
brief-turn_began = Turn { $turn }.
brief-array_filled = {""}
brief-deck_reshuffled = {""}
brief-cards_drafted = { $you ->
    [yes] You draft
   *[no] { $seat } drafts
} { $cards_count ->
    [1] { $cards }
    [2] { $cards }
    [3] { $cards }
   *[other] { $cards_count } cards
} from { $line }.
brief-array_cleaned = The draft is over.
brief-points_scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $points }: { $score }.
brief-goal_reached = The game ends with this turn.
brief-cards_dropped = { $you ->
    [yes] You discard { $cards_count }.
   *[no] { $seat } discards { $cards_count }.
}
brief-sanctuary_refilled = { $you ->
    [yes] You refill
   *[no] { $seat } refills
} { $spaces }.
brief-spaces_swapped = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $spaces }.

## Kinds of moves, as a hint points to them
kind-slide = slide
kind-refill = refill the sanctuary
kind-swap = swap
kind-draft = draft
kind-nothing = take nothing
kind-extra = take one card more
kind-breed = breed
kind-end = end
kind-play = play cards
kind-manager = pay the Park Manager
kind-score = score
kind-promote = promote
kind-buy = buy tokens
kind-keep = keep cards
kind-spent = spend no more
kind-warden = use the Habitat Warden
kind-guard = pay the Wildlife Guard
kind-vet = use the Veterinarian
kind-discard = discard
kind-accept = take the start token
kind-decline = decline the start token
