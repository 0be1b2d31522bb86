lesson-highest = Le plus haut caillou
lesson-highest-task = Le plus haut caillou d’une manche marque : remportez cette manche.
lesson-highest-praise = Neuf bat cinq : un point pour vous.
lesson-highest-low = Cinq était plus haut. Lequel de vos cailloux le bat ?
lesson-highest-missed = Lequel de vos cailloux bat cinq ?
