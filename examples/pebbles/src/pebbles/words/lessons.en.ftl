lesson-highest = The highest stone
lesson-highest-task = The highest stone of a round scores: win this round.
lesson-highest-praise = Nine beats five: a point for you.
lesson-highest-low = Five was higher. Which of your stones beats it?
lesson-highest-missed = Which of your stones beats five?
