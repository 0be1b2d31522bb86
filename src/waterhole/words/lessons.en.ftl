lessons-unknown = There is no lesson or puzzle { $id }.
lessons-none = { $game } has no lessons.
lessons-too_long = A try has no more than { $highest } moves.

## What the server says of a puzzle.
puzzle-title = { $grade ->
    [easy] A puzzle
    [medium] A tricky puzzle
   *[hard] A hard puzzle
}
puzzle-task = One move is clearly better than all others, and it is not the one with the most points: find it.
puzzle-reached = That is it.
puzzle-wrong = There is something better.

## `waterhole learn`.
cli-learn = learn a game in small scenes
cli-learn-lesson = only this lesson
play-learnt = That was the last lesson. Now play!

## `waterhole lab puzzles`.
cli-lab-puzzles = mine games of strong bots for puzzles, where one move is clearly best
cli-puzzles-games = games to look through
cli-puzzles-most = keep no more than so many, of every grade and every kind of move
cli-puzzles-thoughts = thoughts that verify a puzzle
cli-puzzles-write = write the puzzles to this file
cli-puzzles-verify = mine none: verify those of this file by today’s weights and numbers
puzzles-mined = { $games } of { $of } games: { $found } { $found ->
    [one] puzzle.
   *[other] puzzles.
}
puzzles-verified = { $done } of { $of } puzzles: { $found } hold.
puzzles-fallen = { $id } is no puzzle any more.
puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}: { $easy } that “easy” does not solve, { $medium } that “medium” does not, { $hard } that “hard” does not.

## Pages of lessons and puzzles.
ui-learn = Learn
ui-learn_about = Small scenes by the real rules, five minutes in all. Leave whenever you like: what you have done stays done.
ui-learn_instead = Rather try it than read it: learn by small scenes
ui-learn_none = This game has no lessons yet.
ui-lesson_of = Lesson { $number } of { $total }
ui-lesson_done = done
ui-lesson_again = Try again
ui-lesson_next = Next lesson
ui-lessons_all = All lessons
ui-lesson_task = Task
ui-play_after = Now play
ui-puzzles = Puzzles
ui-puzzles_about = Positions from games of strong bots in which one move is clearly the best, and not the one with the most points. Each was verified with { $thoughts } thoughts.
ui-puzzles_unverified = Since then the bots have learned something: these have not been verified again yet.
ui-puzzles_none = This game has no puzzles yet.
ui-puzzle_today = Puzzle of the day
ui-puzzle_number = Puzzle { $number }
ui-puzzle_next = Next puzzle
ui-puzzles_all = All puzzles
ui-puzzle_solution = The solution
ui-puzzle_yours = your move
ui-puzzle_filter = Difficulty
ui-puzzle_any = all
ui-puzzle_grade = { $grade ->
    [easy] a bot at “easy” does not find it
    [medium] a bot at “medium” does not find it
   *[hard] a bot at “hard” does not find it
}
ui-puzzle_level = { $grade ->
    [easy] gentle
    [medium] tricky
   *[hard] hard
}
ui-puzzle_players = { $players ->
    [one] alone
   *[other] { $players } players
}

## A mistake of a match, tried again.
lessons-no_mistake = The review of this match calls move { $number } no mistake.
mistake-title = Find the better move
mistake-task = “{ $move }” was played here. Find something better.
mistake-reached = That is better.
mistake-same = That is what was played. There is something better.
mistake-wrong = There is something better.
ui-mistakes = My mistakes
ui-mistakes_about = Decisions of yours that a review called mistakes: each can be tried again. This browser alone remembers which they are.
ui-mistakes_none = None yet. Open the review of a match that you have played: what it calls a mistake of yours is collected here.
ui-mistake_try = Find the better move
ui-mistake_move = Move { $number }
ui-mistake_lost = cost { $loss } %
ui-mistake_next = Next mistake
ui-mistakes_forget = Forget all
ui-mistake_review = To the review
ui-puzzle_show = Show the solution
