# What stands on the table, explained where it stands.

sign-number = The card’s number: it catches the same number, two or more that add up to it, or what adds up with it to the total (17 as printed).
sign-value = What the card scores for whoever catches it.
sign-most = Counted for most of a kind: whoever has caught the most of this animal in a hand gets these points, once.
sign-baby = A baby, number 0: each one caught scores this.
sign-ways = In so many ways this card can catch now.
sign-pile = Cards caught in this hand. Press to look at them, where that is allowed.
sign-race = The race for most of a kind in this hand: how many everyone has caught, and what the most of them score.
sign-backs = Cards in hand, face down.
sign-deals = This player dealt; the one to the left plays first.
sign-deck = Cards still to be dealt in this hand.

ui-races = The races for most of a kind, in this hand
ui-this_hand = This hand
ui-race_of = { $seats } { $count },

rule-synonyms = catch capture take; wild clearing table; baby zero 0; most majority; hand round deal; partner team side; add sum; seventeen 17 total
