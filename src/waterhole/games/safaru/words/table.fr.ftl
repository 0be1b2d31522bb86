# Ce qui se trouve sur la table, expliqué sur place.

sign-number = Le nombre de la carte : elle capture le même, deux cartes ou plus dont la somme l’égale, ou ce qui fait le total avec elle (17 dans le jeu imprimé).
sign-value = Ce que la carte rapporte à qui la capture.
sign-most = Compte pour la majorité : qui a capturé le plus de cet animal dans la manche reçoit ces points, une fois.
sign-baby = Un petit, nombre 0 : chacun vaut cela à qui le capture.
sign-ways = Le nombre de captures que cette carte permet maintenant.
sign-pile = Les cartes capturées dans cette manche. Appuyez pour les voir, là où c’est permis.
sign-race = La course à la majorité dans cette manche : combien chacun en a capturé, et ce que rapporte le plus grand nombre.
sign-backs = Les cartes en main, face cachée.
sign-deals = Cette place a donné ; celle à sa gauche commence.
sign-deck = Les cartes encore à donner dans cette manche.

ui-races = Les courses à la majorité, dans cette manche
ui-this_hand = Cette manche
ui-race_of = { $seats } { $count },

rule-synonyms = attraper capturer prendre prise; nature clairière table; petit bébé zéro 0; majorité plus; manche donne; partenaire équipe camp; additionner somme; dix-sept 17 total
