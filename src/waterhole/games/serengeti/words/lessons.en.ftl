# Lessons (../lessons.toml): a title, the task in one sentence, praise, and why a try did not reach it.

lesson-first_bid = A first bid
lesson-first_bid-task = Bid more than the standing bid, and win your first carving.
lesson-first_bid-praise = It lies before you now. Nobody owned your bid’s digit, so the others shared the money.
lesson-first_bid-purse = You have 10 chips: who wins and cannot pay gets nothing. Bid less.
lesson-first_bid-passed = Who passes is out of this auction. Bid more than 1.
lesson-first_bid-missed = Bid more than 1.

lesson-who_is_paid = Where the money goes
lesson-who_is_paid-task = The last digit of a bid says who is paid, and somebody owns a 3: win the lot so that the others share your money.
lesson-who_is_paid-praise = Nobody owns that digit, so everybody got the same.
lesson-who_is_paid-owner = The only owner of your bid’s last digit got all of it. Choose a digit that nobody owns.
lesson-who_is_paid-purse = You have 12 chips: who wins and cannot pay gets nothing. Bid less.
lesson-who_is_paid-passed = You have passed, and the lot is gone. Bid more than 2.
lesson-who_is_paid-missed = Choose a digit that nobody owns.

lesson-your_digit = Your own digit
lesson-your_digit-task = You own the only 7, and somebody is ready to bid 7: let them, and their money is yours.
lesson-your_digit-praise = Seven chips for you. Owning digits pays, as long as others bid them.
lesson-your_digit-bought = You have bought the lot, and paid the others. Bid less than 7, or pass, and somebody bids 7.
lesson-your_digit-missed = Bid less than 7, or pass, and somebody bids 7.

lesson-forbidden_digit = A forbidden digit
lesson-forbidden_digit-task = You own a 4, so you may not bid 4, 14 or 24: win this lot all the same.
lesson-forbidden_digit-praise = Right over the 4. The more you own, the fewer bids are left to you.
lesson-forbidden_digit-purse = You have too few chips for that: who wins and cannot pay gets nothing. Bid less.
lesson-forbidden_digit-passed = Passing is always possible, but the lot is gone. The next bid that is allowed is 5.
lesson-forbidden_digit-missed = The next bid that is allowed is 5.

lesson-two_chips = Two chips for nothing
lesson-two_chips-task = One card for 9 chips is dear, and who passes without having bid on a lot takes 2 chips from the bank: take them.
lesson-two_chips-praise = Two chips for you, and the other one has paid 9 for a single point.
lesson-two_chips-dear = Ten chips for one point. Passing would have brought you two.
lesson-two_chips-missed = Pass, and take the two chips.

lesson-for_nothing = A lot for nothing
lesson-for_nothing-task = If nobody bids, the starting player gets the lot for nothing, and that is you: dare to pass.
lesson-for_nothing-praise = A card for nothing, and 2 chips for passing. But do the others always pass?
lesson-for_nothing-paid = You have paid for what nobody else wanted.
lesson-for_nothing-missed = Pass first: the others pass, too.

lesson-empty_purse = An almost empty purse
lesson-empty_purse-task = Only you know that you have 3 chips left: win the lot and be able to pay.
lesson-empty_purse-praise = Exactly what you had.
lesson-empty_purse-purse = You won and could not pay: you lose a card and sit out while the lot is sold again.
lesson-empty_purse-passed = You could have afforded one more chip.
lesson-empty_purse-missed = You could have afforded one more chip.

lesson-collection = What to give up
lesson-collection-task = You could not pay and must discard a card: 1, 2, 3 cards of a tribe are worth 1, 3, 6 points, so keep what is worth more.
lesson-collection-praise = The pair stays together: 3 points instead of 2.
lesson-collection-pair = Now two single cards are left, worth 2 points. The pair would have been worth 3.
lesson-collection-missed = Keep the two cards of the same tribe.
