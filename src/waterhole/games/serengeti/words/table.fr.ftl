# Ce qui se trouve sur la table, expliqué sur place.

sign-purse = Les jetons, pour payer. Derrière un paravent de roseaux, seul leur propriétaire en connaît le nombre.
sign-status = Ce que ce joueur a fait dans cette vente : son enchère, passer, ou rester à l’écart faute d’avoir pu payer.
sign-tribe = La tribu. Plusieurs sculptures d’une tribu comptent ensemble à la fin.
sign-digit = Le chiffre. Devant vous, il vous interdit toute enchère qui se termine ainsi ; et quand l’enchère gagnante d’un autre se termine ainsi, il vous rapporte des jetons.
sign-collection = Ce que ces sculptures d’une tribu valent ensemble.
sign-bank = La banque. Qui passe sans avoir enchéri sur un lot y prend des jetons ; ce qui ne se partage pas y va.
sign-lots = La pioche, et le nombre de manches. Chaque manche met en vente un lot d’une, deux ou trois cartes.
sign-bid = L’enchère à battre. Enchérissez plus haut, ou passez.
sign-forbidden = Barré : vous ne pouvez pas enchérir ainsi, une sculpture devant vous porte ce dernier chiffre.
sign-bluff = Plus que vos jetons. Qui gagne ainsi et ne peut payer perd une sculpture et reste à l’écart.

rule-synonyms = jeton pièce argent monnaie; sculpture carte masque statue; lot vente enchère; enchérir miser offrir; bluff payer; joueur place; égalité ex-aequo
