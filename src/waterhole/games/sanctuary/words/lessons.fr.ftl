# Leçons (../lessons.toml) : un titre, la tâche en une phrase, l’éloge, et pourquoi un essai n’a pas abouti.

lesson-drafting = Prendre
lesson-drafting-task = Une prise emporte toutes les cartes d’un terrain dans une rangée ou une colonne : prenez-en trois d’un coup.
lesson-drafting-praise = Toute la savane de la rangée B, d’un coup.
lesson-drafting-fewer = Moins de trois. Cherchez un terrain présent trois fois dans une rangée ou une colonne.
lesson-drafting-missed = Cherchez un terrain présent trois fois dans une rangée ou une colonne.

lesson-sliding = Glisser
lesson-sliding-task = Un Guide de piste glisse une carte vers la case vide voisine : alignez trois cartes de forêt, et prenez-les.
lesson-sliding-praise = Un pas, une carte de plus. Vous avez trois guides pour chaque prise.
lesson-sliding-fewer = Deux seulement. Glissez d’abord la troisième forêt dans leur colonne.
lesson-sliding-missed = Glissez d’abord la troisième forêt dans la colonne des deux autres.

lesson-refilling = Des cartes fraîches
lesson-refilling-task = Les six cases du milieu sont le sanctuaire : que votre Conservationniste le complète avant la prise.
lesson-refilling-praise = De nouvelles cartes au choix. Ce que vous ne prenez pas, vous le laissez aux autres.
lesson-refilling-drafted = Vous avez déjà pris : le Conservationniste agit avant.
lesson-refilling-missed = Le Conservationniste agit avant la prise.

lesson-sets = Les familles
lesson-sets-task = Un lion vaut 2 points, deux en valent 7 : prenez un deuxième lion.
lesson-sets-praise = Le même animal d’un autre terrain : les points sont dans les familles.
lesson-sets-single = De nouveaux animaux, chacun tout seul. Un deuxième lion est encore dans la grille.
lesson-sets-missed = Un deuxième lion est encore dans la grille.

lesson-scoring = Compter
lesson-scoring-task = Vous pouvez maintenant jouer vos cartes pour des points : marquez-en 10.
lesson-scoring-praise = Deux lions 7 ; un gorille, une hyène et un rhinocéros 1 chacun. À 50 points, la partie est gagnée.
lesson-scoring-less = Il y avait mieux en main : ce qui n’est pas joué ne marque rien.
lesson-scoring-missed = Il y avait mieux en main.

lesson-keeping = Garder une carte
lesson-keeping-task = Un éléphant seul ne marque rien, mais trois marquent 10, et garder une carte coûte 1 point : gardez l’éléphant.
lesson-keeping-praise = Il attend les autres en main. Votre score reste : dépenser ne le fait pas baisser.
lesson-keeping-dropped = Ce qu’on ne garde pas est défaussé, et les points non dépensés sont perdus.
lesson-keeping-missed = Dépensez 1 point de ce tour pour garder l’éléphant.

lesson-promoting = Une promotion
lesson-promoting-task = Les points de ce tour paient les promotions : faites d’un de vos trois Guides de piste un Soigneur.
lesson-promoting-praise = Désormais deux cases peuvent changer de place avant une prise. Il reste deux guides.
lesson-promoting-conservationist = Plus personne alors ne complète le sanctuaire. Des guides, vous en avez trois.
lesson-promoting-other = Une promotion, mais vers un autre rôle. Le Soigneur coûte 7 points.
lesson-promoting-unspent = Les points non dépensés ce tour-ci sont perdus.
lesson-promoting-missed = Le Soigneur coûte 7 de vos 10 points.

lesson-tokens = Les jetons du sanctuaire
lesson-tokens-task = Chaque carte restée dans le sanctuaire a reçu un jeton : prenez-en une avec son jeton.
lesson-tokens-praise = Le jeton est à vous. Pour un jeton, votre Ranger prend une carte de plus lors d’une autre prise.
lesson-tokens-none = Aucun jeton sur celles-ci. Cherchez au milieu des cartes avec un jeton.
lesson-tokens-missed = Cherchez au milieu des cartes avec un jeton.
