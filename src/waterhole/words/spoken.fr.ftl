# Le mode parlé : ce qu’on peut taper, avec des synonymes, et ce qui est répondu.

ask-help = aide, help, ?
ask-last = dernier, last, nouvelles, quoi de neuf
ask-moves = coups, moves, options
ask-turn = tour, turn, qui
ask-games = jeux, games, liste
ask-home = accueil, home, quitter
ask-play = jouer, joue, play
ask-rules = règles, rules
ask-tables = parties, mes parties, tables
ask-learn = apprendre, leçons, learn
ask-puzzles = problèmes, puzzles
ask-today = aujourd’hui, donne du jour, today
ask-mine = bilan, résultats, mine
ask-off = fin, off, silence
ask-task = tâche, but, task
ask-again = réessayer, encore, again
ask-next = suivant, suivante, next

spoken-help = Demandez : { $questions }. Ou tapez un coup : { $forms }.
spoken-help_shell = Tapez : { $commands }.
spoken-help_task = Demandez : { $questions }. Ou tapez un coup.
spoken-turn = { $you ->
    [yes] C’est à vous.
   *[no] Le tour est à { $seat }.
}
spoken-many = { $verb } : { $count } possibilités. Tapez « coups { $verb } » pour les entendre.
spoken-move_alike = Pour jouer ce coup, tapez « { $text }! ».
spoken-over = La partie est finie.
spoken-games = { $games }. Tapez « jouer » et un nom.
spoken-no_tables = Vous n’avez pas de partie.
spoken-table = { $number } : { $game } avec { $players }{ $yours ->
    [yes] , à vous
   *[no] {""}
}
spoken-open = Tapez « ouvrir » et un numéro.
spoken-opening = Ouverture : { $game }.
spoken-going = { $page }.
spoken-unknown = « { $text } » ne dit rien ici. Tapez « aide ».
spoken-made = { $text } : fait.
ui-spoken = Mode parlé
ui-spoken_on = Mode parlé : taper questions et coups (touche /)
ui-spoken_entry = Tapez une question ou un coup
ui-spoken_answers = Réponses
key-spoken = Mode parlé : taper questions et coups
