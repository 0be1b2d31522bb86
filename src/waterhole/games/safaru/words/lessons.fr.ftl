# Leçons (../lessons.toml) : un titre, la tâche en une phrase, l’éloge, et pourquoi un essai n’a pas abouti.

lesson-adding = Une première capture
lesson-adding-task = Jouez une carte égale à la somme de deux cartes de la nature : elle capture les deux.
lesson-adding-praise = 3 + 4 = 7 : les deux sont à vous. Votre 7 reste dans la nature, à la portée des autres.
lesson-adding-freed = Cette carte n’a rien capturé et part en liberté. Lequel de vos nombres est la somme de deux autres ?
lesson-adding-missed = C’était une autre capture. Cherchez deux cartes de la nature dont la somme est votre 7.

lesson-seventeen = Dix-sept
lesson-seventeen-task = Votre carte capture aussi ce qui fait 17 avec elle : capturez la licorne 9.
lesson-seventeen-praise = 8 + 9 = 17. Une seule carte de la nature suffit, et ce peut être plusieurs.
lesson-seventeen-freed = Cette carte n’a rien capturé. Combien manque-t-il à 9 pour faire 17 ?
lesson-seventeen-missed = C’était une autre capture. Combien manque-t-il à 9 pour faire 17 ?

lesson-pairing = Les paires
lesson-pairing-task = Deux cartes du même nombre forment une paire, et alors seulement la vôtre est capturée aussi : formez une paire.
lesson-pairing-praise = Les deux six sont à vous, deux points chacun.
lesson-pairing-stays = Belle capture, mais votre carte reste dans la nature. Seule une paire l’emporte.
lesson-pairing-freed = Cette carte n’a rien capturé. Lequel de vos nombres est déjà dans la nature ?
lesson-pairing-missed = Lequel de vos nombres est déjà dans la nature ?

lesson-two_ways = De deux façons à la fois
lesson-two_ways-task = Une carte peut capturer de plusieurs façons à la fois : capturez trois cartes avec votre 7, et gardez le 7.
lesson-two_ways-praise = 3 + 4 = 7 par addition, et l’autre 7 par paire : quatre cartes en un tour.
lesson-two_ways-less = Il y avait mieux : votre 7 peut additionner et former une paire dans le même tour.
lesson-two_ways-other = Une capture, mais une petite. Votre 7 peut davantage.
lesson-two_ways-freed = Cette carte n’a rien capturé. Votre 7 peut additionner et former une paire dans le même tour.
lesson-two_ways-missed = Votre 7 peut additionner et former une paire dans le même tour.

lesson-zeroes = Les petits
lesson-zeroes-task = Un petit (0) coûte 5 points, et une capture par addition ou par 17 doit en emporter un : capturez sans le petit.
lesson-zeroes-praise = Une paire se passe du petit : 4 points, et rien à payer.
lesson-zeroes-baby = Il a fallu prendre le petit : 5 points de perdus. Une autre capture le laisse où il est.
lesson-zeroes-freed = Rien de capturé. Il y a une capture qui laisse le petit où il est.
lesson-zeroes-missed = Il y a une capture qui laisse le petit où il est.

lesson-unicorns = Les licornes
lesson-unicorns-task = Qui a le plus de licornes à la fin reçoit 24 points : capturez la licorne, quelle que soit sa valeur.
lesson-unicorns-praise = Un 9 seul ne vaut rien, mais une licorne compte pour les 24.
lesson-unicorns-value = Plus de points tout de suite, mais la licorne reste au joueur suivant. Le plus de licornes rapporte 24.
lesson-unicorns-missed = La licorne reste au joueur suivant. Le plus de licornes rapporte 24.

lesson-letting_go = Laisser partir
lesson-letting_go-task = Le plus de hérissons coûte 12 points, et une carte qui peut capturer le doit : jouez-en une qui ne le peut pas.
lesson-letting_go-praise = Elle part en liberté, et les hérissons sont pour un autre.
lesson-letting_go-hedgehogs = Une carte qui peut capturer le doit : vous voilà avec des hérissons. D’autres cartes seraient parties en liberté.
lesson-letting_go-missed = D’autres cartes seraient parties en liberté.
