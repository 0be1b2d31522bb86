# The program's own words: errors, lists, and what every game shares.

list-none = nothing
list-and = { $most } and { $last }
see-rule = (rule { $number })

core-unknown_game = There is no game "{ $game }". The games are: { $known }.
core-unknown_move = { $move } is no move of this game.
core-game_over = The game is over: no move can be made any more.
core-not_over = The game is not over yet: it has no result.
core-not_a_move = "{ $text }" is no move. Moves look like this: { $known }.
core-bad_players = { $game } is for { $lowest } to { $highest } players.
core-bad_first = There is no seat { $first } to begin: seats here are 0 to { $highest }.
core-bad_option = { $option } cannot be "{ $value }". It takes: { $allowed }.
core-unknown_option = There is no option "{ $option }". The options are: { $known }.
core-option_players = The option { $option } is only for { $players } players.
core-unknown_card = { $game } has no card "{ $card }".
core-bad_deck = The deck has the card { $card } { $have ->
    [0] not at all
    [one] once
   *[other] { $have } times
}; it must be there { $want ->
    [0] not at all
    [one] once
   *[other] { $want } times
}.
core-shuffle_disagrees = Shuffle number { $number } in the record has other cards than lay there to be shuffled.
core-file_unreadable = Cannot read { $file }: { $reason }.
core-edition_syntax = { $file } is not good TOML: { $reason }.
core-edition_missing = { $file }, line { $line }: "{ $key }" is missing.
core-edition_unknown = { $file }, line { $line }: nothing is called "{ $key }" here. Known: { $known }.
core-edition_whole = { $file }, line { $line }: { $path } is { $value }; it must be a whole number from { $lowest } to { $highest }.
core-edition_wholes = { $file }, line { $line }: { $path } has { $value }; it must be a list of whole numbers from { $lowest } to { $highest }.
core-edition_words = { $file }, line { $line }: { $path } is { $value }; it must be a list of words.
core-edition_table = { $file }, line { $line }: { $path } is { $value }; it must be a table of names and values.
core-edition_other_game = { $file }, line { $line }: this is an edition of "{ $value }", not of { $game }.
core-edition_no_source = { $file }, line { $line }: the source of "{ $key }" must be given under [sources] as one of: { $known }.
