# Le jeu en un coup d’œil : une phrase pour chaque image.

overview-lot = À chaque manche, un lot d’une, deux ou trois sculptures est mis aux enchères.
overview-bid = Chacun son tour, enchérissez plus haut ou passez. Qui passe sans avoir enchéri prend { $pass_bonus } jetons à la banque.
overview-forbidden = Les chiffres de vos propres sculptures vous sont interdits : aucune enchère ne peut finir par l’un d’eux.
overview-match = Le dernier chiffre de l’enchère gagnante dit qui est payé : qui possède une sculpture de ce chiffre.
overview-nobody = Si personne d’autre n’a ce chiffre, tous les autres se partagent l’argent.
overview-bluff = Vous pouvez enchérir au-delà de vos jetons. Si vous gagnez ainsi, vous défaussez une sculpture et restez à l’écart.
overview-score = Deux, trois sculptures ou plus d’une même tribu valent de plus en plus ; le plus de jetons rapporte { $most_chips } points.
