# Safarü

game-name = Safarü
game-about = Catch wild animals whose numbers add up; beware of hedgehogs and babies.

species-unicorn = Unicorn
species-hedgehog = Hedgehog
species-panther = Panther
species-owl = Owl
species-tortoise = Tortoise

card-parts = species number
card = { $species } { $number }

option-variant = The aim
option-variant-catch = catch: most points win
option-variant-release = set them free: fewest points win
option-missed_catches = A catch that was overlooked
option-missed_catches-prevent = cannot happen ({ ui-house_rule })
option-missed_catches-notice = counts, unless the next player calls it
option-open_catches = Everyone's catches lie open, with the count so far
option-target = Points that end the game
option-hands = Hands to play at most

## Moves
move-play = play { $card }
move-take = catch { $card }
move-release = release { $card } without catching
move-stay = done: the card played stays in the wild
move-pair = done: the card played is caught, too
move-call = call: the card released could catch
move-let = let it pass

## Events: $you is yes when the seat is the reader's own
event-hand_dealt = Hand { $hand }: { $you ->
    [yes] you deal.
   *[no] { $seat } deals.
}
event-dealt_on = { $you ->
    [yes] You deal on
   *[no] { $seat } deals on
}{ $left ->
    [0] : the deck is used up.
    [one] ; one card is left in the deck.
   *[other] ; { $left } cards are left in the deck.
}
event-wild_dealt = Into the wild: { $cards }.
event-card_played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-card_freed = { $card } catches nothing and goes free.
event-card_released = { $you ->
    [yes] You release { $card }.
   *[no] { $seat } releases { $card }.
}
event-cards_caught = { $you ->
    [yes] You catch { $cards } ({ $sums })
   *[no] { $seat } catches { $cards } ({ $sums })
}{ $paired ->
    [yes] {" "}together with { $card }.
   *[no] ; { $card } stays in the wild.
}
event-release_called = { $you ->
    [yes] You call
   *[no] { $seat } calls
}: could { $card } from { $from_seat } have caught?
event-release_let = { $you ->
    [yes] You let it pass.
   *[no] { $seat } lets it pass.
}
event-call_failed = { $card } could catch nothing.
event-hand_scored = Hand { $hand }, { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.
event-game_ended = The game is over.

## Errors
safaru-not_in_hand = { $card } is not in your hand: play a card that you hold.
safaru-not_catching = No catch is being chosen now: play a card first.
safaru-must_catch = At this table a card that can catch must catch: play it, and it goes free only if it catches nothing.
safaru-no_calls = At this table no catch can be overlooked, so there is nothing to call ({ ui-house_rule }).
safaru-called_already = You have called in this turn already: play a card ({ ui-house_rule }).
safaru-nothing_to_call = No card was released just before your turn: there is nothing to call ({ ui-house_rule }).
safaru-call_or_let = The last card, { $card }, was released: call it, or let it pass, before cards are dealt or counted ({ ui-house_rule }).
safaru-let_by_playing = You let { $card } pass by playing a card ({ ui-house_rule }).
safaru-catch_first = Choose first what { $card } catches.
safaru-not_in_wild = { $card } does not lie in the wild, or has been taken already: take a card from the wild.
safaru-out_of_order = { $card } comes before the cards already taken ({ $cards }): take cards in deck order ({ ui-house_rule }).
safaru-nothing_taken = { $card } can catch, so it must: take at least one card.
safaru-no_pair = The cards taken are no catch that { $card } pairs with: it stays in the wild.
safaru-must_pair = These cards are caught only by pairing with { $card }, which goes with them.
safaru-zero_left = { $cards }: a 0 lies in the wild, so whoever adds or totals must catch at least one 0 as well.
safaru-no_sum = { $cards } cannot be caught with { $card }: catches add up to its number, make { $total } with it, or pair.
core-edition_not_different = { $file }, line { $line }: { $path } ({ $value }) must be different names, at least one.
core-edition_not_sorted = { $file }, line { $line }: the numbers { $value } must rise, each at most { $highest } times.
core-edition_too_many_cards = { $file }, line { $line }: { $count } cards are too many; at most { $highest } are possible.
core-edition_too_many_alike = { $file }, line { $line }: with so many { $path } a number is there more than { $highest } times.
core-edition_length = { $file }, line { $line }: { $path } must have { $count } entries.
core-edition_deals_left_over = { $file }, line { $line }: { $cards } cards cannot be dealt to { $players } players without a rest.
core-edition_not_shareable = { $file }, line { $line }: { $path } is { $value }; it must be a multiple of 6, so that two or three can share it.

## The table as text
board-head = Hand { $hand } · { $seat } dealt · { $deck_left } in the deck
board-wild = In the wild:
board-wild-empty = nothing
board-hand = Your hand:
board-catches = catches { $outcomes }
board-more = and more
board-or = or
board-with-played = + the card itself
board-played = { $card } is catching
board-taken = taken so far: { $cards }
board-called = { $card } was released: you may call
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
board-caught = { $count } caught
board-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-last-hand = The hand just played
board-pile = Caught by { $seats }:
board-so-far = Caught so far
line-most_unicorn = Most unicorns
line-most_hedgehog = Most hedgehogs
line-most_panther = Most panthers
line-most_owl = Most owls
line-most_tortoise = Most tortoises
line-most_cards = Most cards
line-baby = Babies (0)
line-values = Values of all cards
line-total = Total

## The browser
game-minutes = 20
guide-play = Choose a card to see what it catches.
guide-play_free = None of your cards can catch: choose one to set free.
guide-play_release = Choose a card; if it can catch in several ways, { $seat } decides. Fewest points win.
guide-play_notice = Choose a card, then play it to catch or release it.
guide-call = Choose a card, or first call a catch that was missed.
guide-call_or_let = Could { $card } have caught? Call it, or let it pass.
guide-chosen_free = { $card } can catch nothing now: it would go free.
guide-chosen_one = { $card } has one catch: the cards that are marked.
guide-chosen_other = { $card } can catch in several ways: { $seat } will decide. Fewest points win.
guide-chosen_notice = Play { $card } to catch, or release it.
guide-catch = Choose what { $card } catches.
guide-choose_for = Choose what { $card } catches for { $seat }: fewest points win.
ui-wild = The wild, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
ui-wild_empty = The wild is empty.
ui-hunts = played by { $seat }
ui-released = released
ui-hand = Your hand
ui-can_catch = { $count ->
    [0] Catches nothing.
    [one] Catches in one way.
   *[other] Catches in { $count } ways.
}
ui-baby = baby { $points }
ui-deck_left = { $cards ->
    [0] Deck used up
   *[other] Deck: { $cards }
}
ui-hand_of = Hand { $hand }{ $hands ->
    [0] {""}
   *[other] {" "}of { $hands }
}
ui-hand_number = Hand { $hand }
ui-target = to { $target } points
ui-fewest_win = fewest points win
ui-deals = dealer
ui-partner_yours = your partner
ui-your_side = your side
ui-chooses_for = decides for { $seat }
ui-pile = Caught by { $seats }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
ui-caught_by = Caught by { $seats }
ui-nothing_caught = Nothing yet in this hand.
ui-so_far = = { $points }
ui-you = You
ui-last_caught = { $paired ->
    [yes] pairs and catches
   *[no] catches
}
ui-last_freed = goes free
ui-last_released = is released
ui-hand_ended = Hand { $hand } is over
ui-next_hand = On to hand { $hand }
ui-ways = Add up to { $number }, total { $total } with the { $number }, or pair it with { A($number) }.
ui-running = { $sum } = { $amount }; with the { $number }: { $all }
ui-adding = { $sum } = { $number }: adding
ui-totalling = { $sum } = { $total }: totalling
ui-pairing = { $number } and { $number }: pairing
ui-catches = Possible catches
ui-more_catches = and more: choose in the wild
ui-choose_catch = Choose a catch
ui-try_catch = Catch these
ui-end_stay = Catch: the { $number } stays
ui-end_pair = Catch, and the { $number } too
ui-clear = Clear
ui-set_free = Set { $card } free
ui-catch_with = Catch with { $card }
ui-play_other_chooses = Play { $card }: { $seat } decides
ui-play_to_catch = Play { $card } to catch
ui-release = Release without catching
ui-call = Call: { $card } could catch
ui-let = Let it pass
ui-face_down = They lie face down until the hand is counted.

## Moments, over the table
moment-caught = { $sums }
moment-called = { $seat } calls { $card }!

## How it came about
story-turned = { $you_led ->
    [yes] You led
   *[no] { $leader_seat } led
} until hand { $number }; { $you ->
    [yes] your score in hand { $next }
   *[no] the score of { $seat } in hand { $next }
} ({ $points }) decided it.
story-line = It was decided by { $points ->
    [one] a single point
   *[other] { $points } points
} here: “{ $line }”.
story-fewest = Fewest points win.

## The coach: what speaks for or against a move
why-catch = Catches { $cards }: { $count ->
    [one] one card
   *[other] { $count } cards
}, worth { $points ->
    [0] nothing
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}, not counting majorities.
why-could_catch = Can catch { $cards }: { $count ->
    [one] one card
   *[other] { $count } cards
}, worth { $points ->
    [0] nothing
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}, not counting majorities.
why-made_catch = { $seat } must then catch { $cards }: { $count ->
    [one] one card
   *[other] { $count } cards
}, worth { $points ->
    [0] nothing
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}, not counting majorities.
why-could_have_caught = { $card } could have caught { $count ->
    [0] nothing: calling it changes nothing.
    [one] one card; if you call it, it must.
   *[other] up to { $count } cards; if you call it, it must.
}
why-no_catch = { $card } catches nothing and goes free.
why-take = { $card } is worth { $points ->
    [0] nothing
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}, not counting majorities.
why-race = { $count ->
    [one] Counts once
   *[other] Counts { $count } times
} for “{ $line }”: { $points ->
    [one] one point
   *[other] { $points } points
} { $good ->
    [yes] to gain.
   *[no] to lose.
}
why-stays = { $card } then lies in the wild, and counts for “{ $line }” with whoever catches it.
why-nothing_left = Leaves nothing that one card could catch.
why-left = Leaves { $count ->
    [one] one card
   *[other] { $count } cards
} for { A($number) } on the left{ $others ->
    [0] {""}
    [one] , and something for one other number
   *[other] , and something for { $others } other numbers
}.

## What it is about
goal = The most points win: catch cards that are worth something.
goal-fewest = The fewest points win: catch as little as you can.
part = Hand { $hand }

# Keys in the browser
key-card = a card of your hand, by its place
key-outcome = one of the catches, by its place
key-pair = pair the card that catches
key-stay = let it stay in the wild
key-clear = choose other cards
key-release = release without catching
key-call = call
key-let = let it pass

## For who listens: short, and nothing where nothing is needed
brief-dealt_on = {""}
brief-hand_dealt = Hand { $hand }.
brief-wild_dealt = { $cards_count } in the wild.
brief-card_freed = It goes free.
brief-cards_caught = { $cards_count ->
    [1] It catches { $cards }.
    [2] It catches { $cards }.
    [3] It catches { $cards }.
   *[other] It catches { $cards_count } cards.
}
brief-game_ended = {""}
brief-hand_scored = { $seats }: { $score }.

## Kinds of moves, as a hint points to them
kind-play = play a card
kind-take = catch one more
kind-release = release a card
kind-stay = leave the card played in the wild
kind-pair = catch the card played, too
kind-call = call
kind-let = let it pass
