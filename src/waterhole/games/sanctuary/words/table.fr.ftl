# Ce qui se trouve sur la table, expliqué sur place.

sign-gain = Ce que cette carte ajouterait aux points de votre main.
sign-values = Ce que valent ensemble une, deux, trois … cartes de cet animal. La valeur marquée serait votre prochaine.
sign-terrain = Le terrain. Une prise emporte toutes les cartes d’un terrain dans une rangée ou une colonne.
sign-on_card = Des jetons sur la carte : ils vont à qui la prend.
sign-tokens = Les jetons, pour payer l’équipe.
sign-hand_size = Les cartes en main.
sign-repopulation = La piste de repopulation : chaque pas ajoute tant de points à chaque décompte.
sign-start = Le jeton de départ : ce joueur choisit en premier, et en dernier.
sign-next = Ce qu’une carte de plus de cet animal ajouterait.
sign-set = Ce que ces cartes d’un animal valent ensemble.
sign-track = La piste des scores. Qui atteint la dernière case met fin à la partie.
sign-fence = Le sanctuaire, derrière la clôture. Les cartes qui s’y trouvent restent après les prises, et des jetons y sont posés.
sign-lines = Les rangées vont de A à D, les colonnes de 1 à 5.
sign-deck = La pioche. Appuyez pour voir ce qui n’a pas encore été vu.
sign-discard = La défausse ; on la mélange quand la pioche est vide.
sign-supply = Les jetons qui ne sont à personne.
sign-step = Une étape encore ouverte de ce tour. On n’avance que dans un sens : en prendre une renonce aux précédentes.
sign-step_closed = Une étape fermée maintenant : passée, impayable, ou sans personne dans l’équipe pour la faire.
sign-ghost = Ici se trouvait une carte qui vient d’être prise ; son terrain est montré.

ui-does-guide = fait glisser une carte d’une case
ui-last_turn = Le dernier tour
ui-hand_known = Vues quand elles ont été prises :
ui-hand_unknown = Aucune n’a été vue.
ui-unseen = Pas encore vues
ui-unseen_more = Ces cartes sont dans la pioche, ou en ont été tirées sans être vues. Les cartes pâles sont sur la table, ont été prises, ou sont à vous.
ui-unseen_card = { $card } : pas encore vue
ui-seen_card = { $card } : sortie

rule-synonyms = équipe personnel rôle; jeton pièce; grille tableau table; choisir prendre draft; sanctuaire clôture enclos; promouvoir promotion engager; glisser déplacer; élevage repopulation repeuplement; score points
