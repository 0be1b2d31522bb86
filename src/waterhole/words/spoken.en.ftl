# Spoken mode: what can be typed, with synonyms, and what is answered.

ask-help = help, ?
ask-last = last, what happened, news
ask-moves = moves, options
ask-turn = turn, who
ask-games = games, list
ask-home = home, leave
ask-play = play
ask-rules = rules
ask-tables = tables, my games
ask-learn = learn, lessons
ask-puzzles = puzzles
ask-today = today, deal of the day
ask-mine = mine, results
ask-off = off, quiet
ask-task = task, goal
ask-again = again, try again
ask-next = next

spoken-help = Ask: { $questions }. Or type a move: { $forms }.
spoken-help_shell = Type: { $commands }.
spoken-help_task = Ask: { $questions }. Or type a move.
spoken-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
spoken-many = { $verb }: { $count } ways. Type “moves { $verb }” to hear them.
spoken-move_alike = To make the move, type “{ $text }!”.
spoken-over = The match is over.
spoken-games = { $games }. Type “play” and a name.
spoken-no_tables = You have no games.
spoken-table = { $number }: { $game } with { $players }{ $yours ->
    [yes] , your turn
   *[no] {""}
}
spoken-open = Type “open” and a number.
spoken-opening = Opening { $game }.
spoken-going = { $page }.
spoken-unknown = “{ $text }” is nothing to type here. Type “help”.
spoken-made = { $text }: done.
ui-spoken = Spoken mode
ui-spoken_on = Spoken mode: type questions and moves (the key /)
ui-spoken_entry = Type a question or a move
ui-spoken_answers = Answers
key-spoken = Spoken mode: type questions and moves
