lessons-unknown = Il n’y a ni leçon ni problème { $id }.
lessons-none = { $game } n’a pas de leçons.
lessons-too_long = Un essai n’a pas plus de { $highest } coups.

## Ce que le serveur dit d’un problème.
puzzle-title = { $grade ->
    [easy] Un problème
    [medium] Un problème corsé
   *[hard] Un problème difficile
}
puzzle-task = Un coup est nettement meilleur que tous les autres, et ce n’est pas celui qui rapporte le plus de points : trouvez-le.
puzzle-reached = C’est bien lui.
puzzle-wrong = Il y a mieux.

## `waterhole learn`.
cli-learn = apprendre un jeu par petites scènes
cli-learn-lesson = cette leçon seulement
play-learnt = C’était la dernière leçon. À vous de jouer !

## `waterhole lab puzzles`.
cli-lab-puzzles = chercher dans des parties de robots forts des problèmes, où un seul coup est nettement le meilleur
cli-puzzles-games = parties à parcourir
cli-puzzles-most = n’en garder pas plus, de chaque degré et de chaque sorte de coup
cli-puzzles-thoughts = réflexions qui vérifient un problème
cli-puzzles-write = écrire les problèmes dans ce fichier
cli-puzzles-verify = n’en chercher aucun : vérifier ceux de ce fichier avec les poids et les nombres d’aujourd’hui
puzzles-mined = { $games } parties sur { $of } : { $found } { $found ->
    [one] problème.
   *[other] problèmes.
}
puzzles-verified = { $done } problèmes sur { $of } : { $found } tiennent.
puzzles-fallen = { $id } n’est plus un problème.
puzzles-found = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
} : { $easy } que « facile » ne résout pas, { $medium } que « moyen » ne résout pas, { $hard } que « difficile » ne résout pas.

## Pages des leçons et des problèmes.
ui-learn = Apprendre
ui-learn_about = De petites scènes avec les vraies règles, cinq minutes en tout. Partez quand vous voulez : ce qui est fait reste fait.
ui-learn_instead = Plutôt essayer que lire : apprenez par petites scènes
ui-learn_none = Ce jeu n’a pas encore de leçons.
ui-lesson_of = Leçon { $number } sur { $total }
ui-lesson_done = fait
ui-lesson_again = Réessayer
ui-lesson_next = Leçon suivante
ui-lessons_all = Toutes les leçons
ui-lesson_task = À faire
ui-play_after = À vous de jouer
ui-puzzles = Problèmes
ui-puzzles_about = Des positions de parties entre robots forts, où un coup est nettement le meilleur, et n’est pas celui qui rapporte le plus de points. Chacun a été vérifié avec { $thoughts } réflexions.
ui-puzzles_unverified = Depuis, les robots ont appris : ceux-ci n’ont pas encore été revérifiés.
ui-puzzles_none = Ce jeu n’a pas encore de problèmes.
ui-puzzle_today = Problème du jour
ui-puzzle_number = Problème { $number }
ui-puzzle_next = Problème suivant
ui-puzzles_all = Tous les problèmes
ui-puzzle_solution = La solution
ui-puzzle_yours = votre coup
ui-puzzle_filter = Difficulté
ui-puzzle_any = tous
ui-puzzle_grade = { $grade ->
    [easy] un robot « facile » ne le trouve pas
    [medium] un robot « moyen » ne le trouve pas
   *[hard] un robot « difficile » ne le trouve pas
}
ui-puzzle_level = { $grade ->
    [easy] doux
    [medium] corsé
   *[hard] difficile
}
ui-puzzle_players = { $players ->
    [one] en solo
   *[other] { $players } joueurs
}

## Une erreur d’une partie, à reprendre.
lessons-no_mistake = L’analyse de cette partie n’appelle pas le coup { $number } une erreur.
mistake-title = Trouvez le meilleur coup
mistake-task = Ici, « { $move } » a été joué. Trouvez mieux.
mistake-reached = Voilà qui est mieux.
mistake-same = C’est ce qui a été joué. Il y a mieux.
mistake-wrong = Il y a mieux.
ui-mistakes = Mes erreurs
ui-mistakes_about = Vos décisions qu’une analyse a appelées des erreurs : chacune peut être reprise. Seul ce navigateur s’en souvient.
ui-mistakes_none = Aucune encore. Ouvrez l’analyse d’une partie que vous avez jouée : ce qu’elle appelle une erreur de votre part est recueilli ici.
ui-mistake_try = Trouver le meilleur coup
ui-mistake_move = Coup { $number }
ui-mistake_lost = a coûté { $loss } %
ui-mistake_next = Erreur suivante
ui-mistakes_forget = Tout oublier
ui-mistake_review = Vers l’analyse
ui-puzzle_show = Montrer la solution
