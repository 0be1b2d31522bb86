# Le jeu en un coup d’œil : une phrase pour chaque image.

overview-play = À votre tour, jouez une carte. Elle capture des animaux sauvages, ou elle reste dans la nature.
overview-add = Addition : elle capture au moins deux cartes sauvages dont la somme fait son nombre.
overview-total = Total : elle capture des cartes sauvages qui font { $total } avec elle.
overview-pair = Paire : elle capture une carte sauvage de même nombre. Votre carte est alors capturée, elle aussi.
overview-baby = Un 0 est un petit : il coûte des points. Qui additionne ou totalise quand un 0 est dans la nature doit en prendre un.
overview-most = À la fin d’une manche, avoir le plus de licornes rapporte beaucoup ; le plus de hérissons coûte.
