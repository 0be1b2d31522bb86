# Serengeti

game-name = Serengeti
game-about = Bid for carvings; the money goes to whoever owns the right digit.

tribe-nuba = Nuba
tribe-massai = Massai
tribe-bantu = Bantu
tribe-nandi = Nandi
tribe-tonga = Tonga
tribe-samburu = Samburu

card-parts = tribe digit
card = { $tribe } { $digit }

option-forbidden_bids = Forbidden bids
option-forbidden_bids-prevent = are refused ({ ui-house_rule })
option-forbidden_bids-fine = cost a chip
option-open_chips = Everyone's chips are open

## Moves
move-pass = pass
move-bid = bid { $amount }
also-bid = offer
move-discard = discard { $card }

## Events: $you is yes when the seat is the reader's own
event-lot_drawn = Round { $round }: { $cards } { $you ->
    [yes] up for auction. You begin.
   *[no] up for auction. { $seat } begins.
}
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
}{ $chips ->
    [0] .
    [one] {" "}and { $you ->
        [yes] take
       *[no] takes
    } a chip from the bank.
   *[other] {" "}and { $you ->
        [yes] take
       *[no] takes
    } { $chips } chips from the bank.
}
event-bid_placed = { $you ->
    [yes] You bid { $amount }.
   *[no] { $seat } bids { $amount }.
}
event-bid_fined = { $you ->
    [yes] You bid { $amount }, but { $digit } is on one of your cards: the bid is void
   *[no] { $seat } bids { $amount }, but owns { A($digit) }: the bid is void
}{ $chips ->
    [0] .
    [one] {" "}and costs a chip.
   *[other] {" "}and costs { $chips } chips.
}
event-lot_given = Nobody bids. { $you ->
    [yes] You receive { $cards } for nothing.
   *[no] { $seat } receives { $cards } for nothing.
}
event-lot_won = { $you ->
    [yes] You win { $cards } for { $amount }.
   *[no] { $seat } wins { $cards } for { $amount }.
}
event-money_paid = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $chips ->
    [one] a chip
   *[other] { $chips } chips
} from { $from_seat }{ $owners ->
    [one] {" "}as the only owner of { A($digit) }.
    [several] {" "}for the { $digit }.
   *[none] {" "}(nobody owns { A($digit) }).
}
event-rest_banked = { $chips ->
    [one] A chip that cannot be divided goes
   *[other] { $chips } chips that cannot be divided go
} to the bank.
event-could_not_pay = { $you ->
    [yes] You cannot pay { $amount } and sit out while the lot is auctioned again.
   *[no] { $seat } cannot pay { $amount } and sits out while the lot is auctioned again.
}
event-card_discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-auctioned_again = { $cards }: auctioned again. { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-lot_lost = Nobody is left to bid. Out of the game: { $cards }.
event-game_ended = The last lot is sold. The game is over.

## Errors
serengeti-bid_out_of_range = "{ $amount }" cannot be bid: bids are whole numbers from 1 to { $highest } ({ ui-house_rule }).
serengeti-bid_too_low = A bid of { $amount } is too low: it must be above { $bid }.
serengeti-bid_forbidden = You may not bid { $amount }: you own a card with { A($digit) }.
serengeti-must_pass = No bid above { $bid } is open to you: you must pass.
serengeti-must_discard = You could not pay: discard one of your cards.
serengeti-not_discarding = Nothing is to be discarded now: bid or pass.
serengeti-not_your_card = { $card } does not lie before you: discard one of your own cards.
core-edition_not_rising = { $file }, line { $line }: the digits { $value } of { $path } must rise, each once.
core-edition_too_short = { $file }, line { $line }: { $path } needs a value for each of up to { $count } cards of a tribe.
core-edition_too_many_cards = { $file }, line { $line }: { $count } cards are too many; at most { $highest } are possible.
core-edition_lots_left_over = { $file }, line { $line }: lots of these sizes do not use up { $cards } cards exactly.

## The board in a terminal
board-head = Round { $round } of { $rounds } · { $bank ->
    [one] { $bank } chip
   *[other] { $bank } chips
} in the bank · { $deck_left ->
    [0] no card
    [one] { $deck_left } card
   *[other] { $deck_left } cards
} left in the deck
board-lot = The lot:
board-no-bid = No bid yet. { $you ->
    [yes] If nobody bids, the lot is yours.
   *[no] If nobody bids, the lot goes to { $seat }.
}
board-bid = The bid stands at { $bid }, { $you ->
    [yes] and it is yours.
   *[no] by { $seat }.
}
board-discard = { $you ->
    [yes] You could not pay: discard one of your cards.
   *[no] { $seat } could not pay and has to discard a card.
}
board-chips = { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = ({ $points })
board-no-cards = no cards yet
board-out = sits out
board-passed = has passed
board-forbidden = no bids ending in { $digits }
board-most-chips = Most chips
board-total = Total

## The browser
game-minutes = 30
guide-open = Bid for the lot, or pass{ $chips ->
    [0] .
    [one] {" "}and take a chip.
   *[other] {" "}and take { $chips } chips.
}
guide-bid = Bid more than the { $bid } of { $seat }, or pass{ $chips ->
    [0] .
    [one] {" "}and take a chip.
   *[other] {" "}and take { $chips } chips.
}
guide-must_pass = No bid above { $bid } is open to you: pass.
guide-discard = You cannot pay: choose a carving to give up.
ui-lot = The lot
ui-round = Round { $round } of { $rounds }
ui-deck_left = { $cards ->
    [0] no card to come
    [one] one card to come
   *[other] { $cards } cards to come
}
ui-bank = Bank: { $chips }
ui-no_bid = No bid yet
ui-bid_by = by { $seat }
ui-all_sold = All lots are sold.
ui-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
ui-chips_hidden = chips behind the screen
ui-leads = leads: { $amount }
ui-bids = { $amount }
ui-passed = passed
ui-sits_out = sits out
ui-starter = opens
ui-no_carvings = no carvings yet
ui-pass = { $chips ->
    [0] Pass
   *[other] Pass (+{ $chips })
}
ui-bid_amounts = Bids
ui-bid_forbidden = { $bid }: forbidden, you own { A($digit) }
ui-bid_bluff = { $bid }: more than you have
ui-bluff_risk = You have { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}: if nobody bids more, you lose a card and sit out. Choose { $amount } again to bid it.
ui-legend_forbidden = forbidden digits
ui-if_sold = If nobody bids more:
ui-lot_adds = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
ui-lot_forbids = forbids { $digits }
ui-bid_again = tap { $amount } again to bid
ui-legend_bluff = more than you have
ui-bid_lower = Lower amounts
ui-bid_higher = Higher amounts
ui-most_chips = Most chips
ui-you = You
ui-for_nothing = for nothing
ui-lot_lost = leaves the game

## Moments, over the table
moment-sold = { $you ->
    [yes] Sold to you for { $amount }!
   *[no] Sold to { $seat } for { $amount }!
}
moment-given = { $you ->
    [yes] Nobody bids: the lot is yours.
   *[no] Nobody bids: the lot goes to { $seat }.
}
moment-unpaid = { $you ->
    [yes] You cannot pay { $amount }!
   *[no] { $seat } cannot pay { $amount }!
}

## How it came about
story-chips = { $you_led ->
    [yes] By carvings alone you led
   *[no] By carvings alone { $leader_seat } led
}; the { $points } points for the most chips decided it.
story-best = The best collection: { $tribe }, { $count ->
    [one] one carving
   *[other] { $count } carvings
} for { $points ->
    [one] a point
   *[other] { $points } points
}.
story-by_cards = Equal on points: more carvings decided it.
story-by_chips = Equal on points and carvings: more chips decided it.

## The coach: what speaks for or against a move ($you is yes when the seat is the reader's own)
why-discard = Giving up { $card } costs { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
why-cannot_pay = You have { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}: if nobody bids more than { $amount }, you { $loses ->
    [yes] lose a card and sit out
   *[no] sit out; you have no card to lose
}.
why-lot_points = The lot ({ $cards }) would bring you { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} if nobody bids more.
why-barred = Its { $count ->
    [one] digit { $digits } would be forbidden to you from then on.
   *[other] digits { $digits } would be forbidden to you from then on.
}
why-spread = Nobody else owns { A($digit) }: the chips are spread over the others, { $chips } each.
why-one_paid = { $seat } alone is paid for the { $digit }: { $chips ->
    [one] one chip.
   *[other] { $chips } chips.
}
why-several_paid = { $seats } share the payment for the { $digit }: { $chips } each.
why-pass_chips = Passing brings { $chips ->
    [0] no chips any more.
    [one] one chip from the bank.
   *[other] { $chips } chips from the bank.
}
why-other_lot = If nobody bids more, { $seat } gets the lot, and with it { $points ->
    [0] no points.
    [one] one point.
   *[other] { $points } points.
}
why-you_paid = Of the price you would get { $chips ->
    [one] one chip.
   *[other] { $chips } chips.
}

## What it is about
goal = After { $rounds } rounds the most points win: collect carvings of one tribe, and keep the most chips.
part = Round { $round }

# Keys in the browser
key-bid = a bid, then ⏎
key-pass = pass
key-discard = the card to discard, by its place

## For who listens: short, and nothing where nothing is needed
brief-lot_drawn = Now { $cards }.
brief-bid_placed = { $you ->
    [yes] You bid { $amount }.
   *[no] {""}
}
brief-passed = { $you ->
    [yes] You pass.
   *[no] {""}
}
brief-lot_won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} for { $amount }.
brief-money_paid = { $you ->
    [yes] You get { $chips }.
   *[no] {""}
}
brief-rest_banked = {""}
brief-lot_lost = It leaves the game.
brief-auctioned_again = Auctioned again.
brief-could_not_pay = { $you ->
    [yes] You cannot pay { $amount }.
   *[no] { $seat } cannot pay { $amount }.
}

## Kinds of moves, as a hint points to them
kind-pass = pass
kind-bid = bid
kind-discard = give up a card
