## The coach: reviews, and hints where others play

review-found = well found, move { $number }: “{ $text }”, better by { $lead } % than anything else
table-no_review = This match has no end of its own: a review would have nothing to add up to.
table-no_review_found = The coach could not look at this match just now.

## The browser: a review
ui-review = Review
ui-review_whose = Seen by
ui-review_begins = The coach takes the match in hand …
ui-review_coming = The coach looks at the match, the last moves first.
ui-review_known = { $known } of { $total } moves
ui-review_story = The story
ui-review_curve = Winning chances
ui-review_curve_more = What { $seat } could expect at every own decision, by what was known at that seat. A press leads to that moment in the replay.
ui-review_expected = { $seat } could expect { $share } %.
ui-review_ended = In the end { $seat } had { $share } % of the victory.
ui-review_chose = Move { $number }: { $seat } chose “{ $move }”.
ui-review_lost = “{ $better }” was better by { $loss } % (± { $error }).
ui-review_lead = It was better by { $lead } % than anything else, and not the first that comes to mind.
ui-review_cards = The cards brought { $luck } % (± { $error }).
ui-review_see_moment = See this moment
ui-review_sign_decision = a decision
ui-review_sign_mistake = clearly a mistake
ui-review_sign_found = well found
ui-review_sign_cards = cards that helped or hurt
ui-review_sign_others = others’ decisions, and their mistakes
ui-review_account = Luck and skill
ui-review_start = At the start
ui-review_luck = Luck
ui-review_luck_more = what cards did, against the average of what could have been
ui-review_losses = Own losses
ui-review_losses_more = what better moves would have brought, by what was known
ui-review_gifts = Gifts
ui-review_gifts_more = what others’ decisions gave
ui-review_unexplained = Unexplained
ui-review_unexplained_more = what the estimates miss
ui-review_end = In the end
ui-review_account_more = Shares of the victory in per cent, each with its standard error. They are estimated one by one; what they leave is told as unexplained.
ui-review_dearest = Costliest decisions
ui-review_no_mistake = { $seat }: no decision was clearly a mistake by what was known then.
ui-review_best_found = Best moves found
ui-review_luck_cards = Cards
ui-review_luckiest = The luckiest.
ui-review_unluckiest = The unluckiest.
ui-review_table = The curve as a table: all moves
ui-review_move = Move
ui-review_chances = { $seat } could expect
ui-review_loss = Lost
ui-review_luck_here = Cards
ui-review_row = { $number }. { $seat }: { $move }

## Hints where other persons play
notice-hinted = { $name } takes a hint.
ui-hints = Hints
ui-hints-bots = Only among bots
ui-hints-all = For everybody; each is told to all
ui-hints_here = Hints may be taken at this table, and everybody is told of each.
ui-hints_taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
ui-hint_told = Everybody at the table will be told that you took a hint.
ui-hint_take = Take the hint
