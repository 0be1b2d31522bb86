# Leçons (../lessons.toml) : un titre, la tâche en une phrase, l’éloge, et pourquoi un essai n’a pas abouti.

lesson-first_bid = Une première enchère
lesson-first_bid-task = Enchérissez plus haut, et remportez votre première sculpture.
lesson-first_bid-praise = Elle est devant vous. Personne n’avait le chiffre de votre enchère : les autres se sont partagé l’argent.
lesson-first_bid-purse = Vous avez 10 jetons : qui gagne et ne peut payer n’a rien. Enchérissez moins.
lesson-first_bid-passed = Qui passe est hors de cette enchère. Enchérissez plus de 1.
lesson-first_bid-missed = Enchérissez plus de 1.

lesson-who_is_paid = Où va l’argent
lesson-who_is_paid-task = Le dernier chiffre d’une enchère dit qui est payé, et quelqu’un a un 3 : remportez le lot en payant les deux autres.
lesson-who_is_paid-praise = Personne n’a ce chiffre : tous ont reçu autant.
lesson-who_is_paid-owner = Une seule personne a ce dernier chiffre : elle a tout reçu. Choisissez un chiffre que personne n’a.
lesson-who_is_paid-purse = Vous avez 12 jetons : qui gagne et ne peut payer n’a rien. Enchérissez moins.
lesson-who_is_paid-passed = Vous avez passé, et le lot est parti. Enchérissez plus de 2.
lesson-who_is_paid-missed = Choisissez un chiffre que personne n’a.

lesson-your_digit = Votre propre chiffre
lesson-your_digit-task = Vous avez le seul 7, et quelqu’un est prêt à enchérir 7 : laissez-le faire, et son argent est à vous.
lesson-your_digit-praise = Sept jetons pour vous. Avoir des chiffres rapporte, tant que d’autres les enchérissent.
lesson-your_digit-bought = Vous avez acheté le lot et payé les autres. Restez sous 7, ou passez, et quelqu’un enchérit 7.
lesson-your_digit-missed = Restez sous 7, ou passez, et quelqu’un enchérit 7.

lesson-forbidden_digit = Un chiffre interdit
lesson-forbidden_digit-task = Vous avez un 4 : 4, 14 et 24 vous sont interdits. Remportez quand même ce lot.
lesson-forbidden_digit-praise = Par-dessus le 4. Plus on possède, moins il reste d’enchères.
lesson-forbidden_digit-purse = Trop peu de jetons pour cela : qui gagne et ne peut payer n’a rien. Enchérissez moins.
lesson-forbidden_digit-passed = On peut toujours passer, mais le lot est parti. La prochaine enchère permise est 5.
lesson-forbidden_digit-missed = La prochaine enchère permise est 5.

lesson-two_chips = Deux jetons pour rien
lesson-two_chips-task = Une carte à 9 jetons est chère, et qui passe sans avoir enchéri sur un lot prend 2 jetons à la banque : prenez-les.
lesson-two_chips-praise = Deux jetons pour vous, et l’autre a payé 9 pour un seul point.
lesson-two_chips-dear = Dix jetons pour un point. Passer vous en aurait rapporté deux.
lesson-two_chips-missed = Passez, et prenez les deux jetons.

lesson-for_nothing = Un lot pour rien
lesson-for_nothing-task = Si personne n’enchérit, le premier joueur reçoit le lot pour rien, et c’est vous : osez passer.
lesson-for_nothing-praise = Une carte pour rien, et 2 jetons pour avoir passé. Mais les autres passent-ils toujours ?
lesson-for_nothing-paid = Vous avez payé ce dont personne d’autre ne voulait.
lesson-for_nothing-missed = Passez d’abord : les autres passent aussi.

lesson-empty_purse = Une bourse presque vide
lesson-empty_purse-task = Personne d’autre ne sait qu’il vous reste 3 jetons : remportez le lot en pouvant le payer.
lesson-empty_purse-praise = Exactement ce que vous aviez.
lesson-empty_purse-purse = Vous avez gagné sans pouvoir payer : vous perdez une carte et restez à l’écart pendant que le lot est revendu.
lesson-empty_purse-passed = Vous pouviez encore payer un jeton de plus.
lesson-empty_purse-missed = Vous pouviez encore payer un jeton de plus.

lesson-collection = Que céder ?
lesson-collection-task = Vous ne pouviez payer et devez défausser : 1, 2, 3 cartes d’une tribu valent 1, 3, 6 points. Gardez ce qui vaut plus.
lesson-collection-praise = La paire reste ensemble : 3 points au lieu de 2.
lesson-collection-pair = Il reste deux cartes isolées, pour 2 points. La paire en aurait valu 3.
lesson-collection-missed = Gardez les deux cartes de la même tribu.
