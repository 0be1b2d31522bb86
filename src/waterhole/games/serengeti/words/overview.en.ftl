# The game at a glance: a sentence for each picture.

overview-lot = Each round, a lot of one, two or three carvings is auctioned.
overview-bid = In turn, bid higher or pass. Who passes without having bid takes { $pass_bonus } chips from the bank.
overview-forbidden = The digits of your own carvings are forbidden to you: no bid may end in one.
overview-match = The last digit of the winning bid says who is paid: whoever owns a carving with it.
overview-nobody = If nobody else owns that digit, all the others share the money.
overview-bluff = You may bid more than you have. Win so, and you discard a carving and sit out.
overview-score = Two, three or more carvings of a tribe are worth more and more; the most chips bring { $most_chips } points.
