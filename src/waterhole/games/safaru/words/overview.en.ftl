# The game at a glance: a sentence for each picture.

overview-play = In your turn, play one card. It catches wild cards, or it stays in the wild.
overview-add = Adding: it catches two or more wild cards that add up to its number.
overview-total = Totalling: it catches wild cards that make { $total } together with it.
overview-pair = Pairing: it catches one wild card with its number. Then your own card is caught, too.
overview-baby = A 0 is a baby and costs points. Whoever adds or totals while a 0 lies in the wild must take one.
overview-most = At the end of a hand the most unicorns are worth a lot; the most hedgehogs cost.
