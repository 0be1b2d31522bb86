# Le jeu en un coup d’œil : une phrase pour chaque image.

overview-draft = Deux fois par tour, prenez toutes les cartes d’un même terrain dans une rangée ou une colonne.
overview-staff = Votre équipe peut d’abord vous aider : glisser une carte, compléter le sanctuaire, échanger deux cartes.
overview-clean = Ensuite, le bord de la grille est vidé ; les cartes du sanctuaire restent et reçoivent un jeton chacune.
overview-score = Jouez des cartes : plus il y en a du même animal, plus elles rapportent.
overview-spend = Dépensez les points de ce tour : promotions, jetons, cartes à garder. Votre score reste le même.
overview-end = Qui atteint { $goal } points met fin à la partie ; le plus de points gagne.
