# The game at a glance: a sentence for each picture.

overview-draft = Twice a turn, take all cards of one terrain from one row or one column.
overview-staff = Your staff may help first: slide a card, refill the sanctuary, swap two cards.
overview-clean = Then the edge of the array is cleared; cards in the sanctuary stay and get a token each.
overview-score = Play cards: the more of the same animal, the more they score.
overview-spend = Spend the points of this turn on new staff, tokens or cards to keep. Your score stays.
overview-end = Whoever reaches { $goal } ends the game; the most points win.
