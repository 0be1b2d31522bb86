# Lessons (../lessons.toml): a title, the task in one sentence, praise, and why a try did not reach it.

lesson-adding = A first catch
lesson-adding-task = Play a card that equals two wild cards added up: it catches both.
lesson-adding-praise = 3 + 4 = 7: both are yours. Your 7 stays in the wild, for others to catch.
lesson-adding-freed = That card caught nothing and went free. Which of your numbers is the sum of two wild ones?
lesson-adding-missed = That was another catch. Look for two wild cards that add up to your 7.

lesson-seventeen = Seventeen
lesson-seventeen-task = Your card also catches wild cards that make 17 together with it: catch the unicorn 9.
lesson-seventeen-praise = 8 + 9 = 17. One wild card is enough for that, and it may be several.
lesson-seventeen-freed = That card caught nothing. How much is missing from 9 to 17?
lesson-seventeen-missed = That was another catch. How much is missing from 9 to 17?

lesson-pairing = Pairs
lesson-pairing-task = Two cards of the same number are a pair, and only then your own card is caught, too: make a pair.
lesson-pairing-praise = Both sixes are yours, two points each.
lesson-pairing-stays = A good catch, but the card you played stays in the wild. Only a pair takes it along.
lesson-pairing-freed = That card caught nothing. Which number of yours lies in the wild already?
lesson-pairing-missed = Which number of yours lies in the wild already?

lesson-two_ways = Two ways at once
lesson-two_ways-task = One card may catch in several ways at once: catch three cards with your 7, and keep the 7.
lesson-two_ways-praise = 3 + 4 = 7 by adding, and the other 7 as a pair: four cards in one turn.
lesson-two_ways-less = There was more: your 7 can add and pair in the same turn.
lesson-two_ways-other = A catch, but a small one. Your 7 can do more.
lesson-two_ways-freed = That card caught nothing. Your 7 can add and pair in the same turn.
lesson-two_ways-missed = Your 7 can add and pair in the same turn.

lesson-zeroes = Babies
lesson-zeroes-task = A baby (0) costs 5 points, and a catch by adding or by 17 must take one along: catch something without the baby.
lesson-zeroes-praise = A pair needs no baby: 4 points, and nothing to pay.
lesson-zeroes-baby = You had to take the baby along: 5 points lost. There is a way to catch that leaves it where it is.
lesson-zeroes-freed = Nothing caught. There is a way to catch that leaves the baby where it is.
lesson-zeroes-missed = There is a way to catch that leaves the baby where it is.

lesson-unicorns = Unicorns
lesson-unicorns-task = Whoever has the most unicorns in the end gets 24 points: catch the unicorn, whatever it is worth by itself.
lesson-unicorns-praise = A 9 is worth nothing by itself, but a unicorn counts for the 24.
lesson-unicorns-value = More points now, but the unicorn is left for the next player. The most unicorns bring 24.
lesson-unicorns-missed = The unicorn is left for the next player. The most unicorns bring 24.

lesson-letting_go = Letting go
lesson-letting_go-task = The most hedgehogs cost 12 points, and a card that can catch must catch: play one that cannot.
lesson-letting_go-praise = It goes free, and the hedgehogs are for somebody else.
lesson-letting_go-hedgehogs = A card that can catch must catch: now you have hedgehogs. Other cards of yours would have gone free.
lesson-letting_go-missed = Other cards of yours would have gone free.
