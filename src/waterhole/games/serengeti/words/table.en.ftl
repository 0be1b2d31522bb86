# What stands on the table, explained where it stands.

sign-purse = Chips, to pay with. Where a screen of reeds stands, only their owner knows how many there are.
sign-status = What this player did in this auction: the bid, a pass, or sitting out after a bid that could not be paid.
sign-tribe = The tribe. Several carvings of one tribe score together at the end.
sign-digit = The digit. Before you, it forbids you every bid that ends in it; and when another player’s winning bid ends in it, it brings you chips.
sign-collection = What these carvings of one tribe score together.
sign-bank = The bank. Who passes without having bid on a lot takes chips from it; what cannot be shared out goes to it.
sign-lots = The deck, and how many rounds there are. Each round sells a lot of one, two or three cards.
sign-bid = The standing bid. Bid more, or pass.
sign-forbidden = Crossed out: you may not bid this, for a carving before you has its last digit.
sign-bluff = More than the chips you have. Whoever wins so and cannot pay loses a carving and sits out.

rule-synonyms = chip coin money token; carving card mask statue; lot sale auction; bid offer; bluff bankrupt pay; player seat; tie draw equal
