# Lessons (../lessons.toml): a title, the task in one sentence, praise, and why a try did not reach it.

lesson-drafting = Drafting
lesson-drafting-task = A draft takes all cards of one terrain from a row or a column: take three at once.
lesson-drafting-praise = All of the savannah in row B, in one go.
lesson-drafting-fewer = Fewer than three. Look for a terrain that is three times in one row or column.
lesson-drafting-missed = Look for a terrain that is three times in one row or column.

lesson-sliding = Sliding
lesson-sliding-task = A Trail Guide slides a card into the empty space beside it: bring three forest cards into one line, and take them.
lesson-sliding-praise = One step, one card more. You have three guides for every draft.
lesson-sliding-fewer = Two only. Slide the third forest card into their column first.
lesson-sliding-missed = Slide the third forest card into the column of the other two first.

lesson-refilling = Fresh cards
lesson-refilling-task = The six spaces in the middle are the sanctuary: let your Conservationist fill its empty ones before you draft.
lesson-refilling-praise = New cards to choose from. What you do not take, you leave to others.
lesson-refilling-drafted = You have drafted already: the Conservationist works before that.
lesson-refilling-missed = The Conservationist works before the draft.

lesson-sets = Sets
lesson-sets-task = One lion is worth 2 points, two are worth 7: take a second lion.
lesson-sets-praise = The same animal from another terrain: sets are where the points are.
lesson-sets-single = New animals, each alone. A second lion is still in the array.
lesson-sets-missed = A second lion is still in the array.

lesson-scoring = Scoring
lesson-scoring-task = Now you may play any of your cards for points: score 10.
lesson-scoring-praise = Two lions 7, a gorilla, a hyena and a rhino 1 each. At 50 points the game is won.
lesson-scoring-less = There was more in your hand: what is not played scores nothing.
lesson-scoring-missed = There was more in your hand.

lesson-keeping = Keeping a card
lesson-keeping-task = A single elephant scores nothing, but three score 10, and a card is kept for 1 point: keep the elephant.
lesson-keeping-praise = It waits in your hand for the others. What you scored stays on the track: spending costs no score.
lesson-keeping-dropped = What you do not keep goes to the discard pile, and points that are not spent are lost.
lesson-keeping-missed = Spend 1 point of this turn to keep the elephant.

lesson-promoting = A promotion
lesson-promoting-task = The points of this turn pay for promotions: make one of your three Trail Guides an Animal Caretaker.
lesson-promoting-praise = From now on two spaces can change places before a draft. Two guides are left.
lesson-promoting-conservationist = Then nobody fills the sanctuary any more. Of guides you have three.
lesson-promoting-other = A promotion, but to another role. The Animal Caretaker costs 7 points.
lesson-promoting-unspent = Points that are not spent this turn are lost.
lesson-promoting-missed = The Animal Caretaker costs 7 of your 10 points.

lesson-tokens = Sanctuary tokens
lesson-tokens-task = Cards that were left in the sanctuary have got a token each: draft one of them with its token.
lesson-tokens-praise = The token is yours. For one, your Park Ranger takes a card more with a later draft.
lesson-tokens-none = No token lay on these. Look for cards with a token in the middle.
lesson-tokens-missed = Look for cards with a token in the middle.
