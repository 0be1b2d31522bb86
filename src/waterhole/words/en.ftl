# The program's own words: errors, lists, and what every game shares.

list-none = nothing
list-and = { $most } and { $last }
see-rule = (rule { $number })

core-unknown_game = There is no game "{ $game }". The games are: { $known }.
core-unknown_revision = This was played by revision { $found } of the rules of { $game }; this program knows them up to revision { $newest }: a newer one is needed.
core-broken_game = The game "{ $game }" cannot be loaded from { $where }: { $reason }. Its package should name a Game class of this name.
core-unknown_move = { $move } is no move of this game.
core-game_over = The game is over: no move can be made any more.
core-not_over = The game is not over yet: it has no result.
core-not_a_move = "{ $text }" is no move. Moves look like this: { $known }.
core-preview_turn = Only your own move can be looked at beforehand, when it is your turn.
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
core-edition_too_long = { $file } is too long for an edition: at most { $highest } characters.
core-edition_deep = { $file }, line { $line }: too many names with points, tables or lists inside each other; at most { $highest }.
core-edition_large = { $file }, line { $line }: { $path } has a number that is out of all bounds; at most { $highest }.
core-edition_not_plain = { $file }, line { $line }: { $path } is { $value }; an edition has only numbers, words, lists and tables.
core-edition_word = { $file }, line { $line }: { $value } under { $path } cannot be a name: letters from a to z, digits and "_", at most 30, a letter first.
core-edition_name = { $file }, line { $line }: the name of the edition must be a text on one line, of 1 to { $highest } characters.
core-edition_reserved = { $file }, line { $line }: nothing under { $path } can be called "{ $value }": the game means something else by it.
core-edition_unplayable = { $file }: a match with this edition does not come to an end within { $highest } moves.

## Records, rules and files
core-unknown_bot = There is no bot "{ $bot }". The bots are: { $known }.
core-bad_bot_settings = "{ $bot }" is not a bot with its settings: they look like search:iterations=500:explore=0.7.
core-bad_value_file = { $file } holds no learned value that can be read ({ $reason }).
core-no_ray = A cluster needs Ray: pip install "waterhole[cluster]".
core-cluster_away = The cluster at { $address } cannot be reached: { $reason }
core-cluster_record = On a cluster no records are written, for they would lie on its machines: leave out --record or --cluster.
core-agent_command = "{ $command }" is no command: after exec: comes a program and what it takes, quoted as for a shell.
core-agent_start = The agent "{ $command }" cannot be started: { $reason }.
core-agent_not_ready = The agent "{ $command }" { $fault ->
    [not_ready] did not say that it is ready within 10 seconds
    [ended] ended before it was ready
   *[other] said nothing that an agent says ({ $fault })
}: its answer to hello is one line such as {"{"}"type": "ready", "name": "mine"{"}"}.
core-agent_seconds = An agent needs a time above 0 for a move, not { $seconds } seconds.
core-agent_protocol = Protocol { $told } is not known here: this agent speaks protocol { $known }.
core-unknown_setting = A search has no setting "{ $setting }". Its settings are: { $known }.
core-tournament_bots = A tournament needs at least two bots, each named once: not { $bots }.
core-other_results = { $file } holds the results of something else: name another file, or the same game, players, bots, seed and options.
core-bad_targets = { $file } cannot be read as targets: { $reason }
core-needs_lab = This needs the Python package "{ $package }": pip install "waterhole[lab]".
core-needs_train = This needs the Python package "{ $package }": pip install "waterhole[train]".
core-no_features = Nothing can be learned about { $game }: its bot names no features of a position.
core-bots_count = { $count ->
    [one] One bot is
   *[other] { $count } bots are
} named for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name one for each seat, or one for all.
core-several_moves = "{ $text }" could be { $texts }: say which.
core-no_rulebook = The rules of this game are not written down in this language ({ $language }).
core-save_where = Save where? Name a file: save my-game.json
core-file_too_large = { $file } is too large to be a record (more than { $highest } bytes).
core-file_unwritable = Cannot write { $file }: { $reason }.
core-record_not_json = { $file } is not good JSON: { $reason }.
core-record_wrong = { $file } is not a record: { $reason }.
core-record_format = { $file } has the record format { $found }; this program reads format { $known }.
core-record_other_edition = The record was played with the edition "{ $name }" ({ $hash }), which it does not bring with it; this program has { $ours }.
core-record_edition_changed = { $file }: the edition in it is not the one of its hash { $hash }.
core-record_seats = The record names { $count } seats for { $players ->
    [1] one player
   *[other] { $players } players
}.
core-record_move = Move { $number } of the record (ply { $ply }), "{ $text }", cannot be made: { $reason }
core-record_chance = The record tells { $count ->
    [one] one outcome
   *[other] { $count } outcomes
} of chance; its moves need others.
core-record_result = The result in the record is not the one that its moves lead to.
core-not_the_turn = it is not the turn of seat { $number }, but of seat { $turn }.
core-not_its_text = in this state the move is written "{ $text }".

## The text game
player-you = you
player-name = Player
bot-names = Amara, Kito, Zuri, Jabari, Nia
command-help = help ?
command-moves = moves
command-what = what if
command-hint = hint
command-rules = rules
command-log = log
command-save = save
command-quit = quit exit q
play-welcome = You play against { $names }.
play-how = Type a move, or [bold]help[/bold].
play-offer = You may: { $moves }
play-prompt = Your turn ›
play-what = { $stopped ->
    [chance] Then the cards are shuffled: what follows is luck.
   *[hidden] What follows depends on what you cannot see.
    }
play-help = moves       what you may do now (so does Enter)
    what MOVE   what a move would do, as far as you can know
                (several: what bid 7, pass, pass)
    hint        the moves that promise most, and why
    rules       the sections of the rules
    rules 4.3   one rule, or a whole section (rules 4)
    rules WORD  the rules that speak of something
    log         all that has happened
    save FILE   write the game into a file (waterhole replay FILE shows it)
    quit        leave (Ctrl-C and Ctrl-D do, too)
    Anything else is a move; what is clear may be left out or cut short. The moves of this game:
play-saved = The game is in { $file }.
play-bye = Goodbye.
play-won-you = [bold]You win![/bold]
play-won = { $count ->
    [one] [bold]{ $winners } won.[/bold]
   *[other] [bold]{ $winners } share the victory.[/bold]
}
show-not-over = The record ends here, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}; the game was not over.
rules-sections = The rules have these sections (rules 2 shows one):
rules-found = { $count ->
    [0] No rule speaks of "{ $text }".
    [one] One rule speaks of "{ $text }":
   *[other] { $count } rules speak of "{ $text }":
}
rules-house = [house]

## The command line
cli-error = waterhole: { $text }
cli-usage = usage:{" "}
cli-see-help = (waterhole --help shows what there is)
cli-required = Something is missing: { $names }.
cli-unrecognized = What is "{ $names }"?
cli-one-value = { $name } wants one value after it.
cli-no-value = { $name } takes no value: "{ $value }" is too much.
cli-not-together = { $name } and { $other } do not go together: choose one of them.
cli-unknown-command = There is no command "{ $name }". The commands are: { $known }.
cli-not-allowed = { $name } cannot be "{ $value }". It takes: { $known }.
cli-bad-value = { $name }: { $reason }
cli-bad-number = "{ $value }" is not a whole number from { $lowest } to { $highest }.
cli-bad-pair = "{ $value }" should look like NAME=VALUE.
cli-about = Three savanna card games: play them, replay them, simulate them.
cli-examples = Examples:
    waterhole play serengeti --players 3
    waterhole simulate serengeti --players 4 --bots random --games 1000 --seed 7
    waterhole simulate serengeti --players 4 --bots random --games 10 --seed 7 --record games
    waterhole replay games/serengeti-4-players-seed-7-000001.json
    waterhole COMMAND --help
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-help = show this help and leave
cli-version = show the version, and whether the rules run compiled
cli-language = en or fr; otherwise the language of the system
cli-play = play a game in the terminal, against bots
cli-replay = show a recorded game
cli-simulate = let bots play many games, on all cores
cli-tournament = let bots compete with the same deals, and rate them
cli-contestants = the bots that compete, with commas between
cli-deals = how many deals, each played from every seat
cli-settle = stop before the last deal as soon as it is settled, by a sequential test, whether one side earns more than this share or less (without a share: more than a fair one)
cli-bad-share = "{ $value }" is not a share between 0 and 1.
cli-format = each against each, each against the one before it, or tables drawn from all
cli-results = keep the results in this file, and go on from it
cli-chart = draw the ratings (.svg, .png or .html)
cli-bench = measure the speed of the games
cli-lab = study the balance of a game, compare editions, find numbers
cli-studies = studies
cli-lab-balance = how balanced a game is between bots: order, length, what is taken and wins, luck and skill
cli-lab-compare = two editions on the same deals: what differs, and whether chance could have done it
cli-either-edition = an edition (TOML), a game for the one that comes with it, or the name of another of its editions
cli-lab-calibrate = find numbers for an edition under which what is wanted comes true
cli-targets = what is free and what is wanted (TOML)
cli-generations = how many generations of candidates
cli-population = how many candidates in each
cli-finalists = how many of the best are tried again by strong bots
cli-write = write the best as an edition

cli-lab-train = learn how likely each seat is to win, from games that bots play against themselves
cli-hours = go on with further rounds for so many hours (usually one round)
cli-train-folder = where games, rounds and the value are kept: named again, it goes on from there
cli-train-games = games of a round; one of five is kept apart, to measure on
cli-train-thoughts = thoughts for a decision of these games
cli-train-hidden = hidden units of the network
cli-train-deals = at most so many deals, from every side, to see whether the new value plays better
cli-train-measure = learn nothing: play so many new games, and say how good the value is that the game has now
cli-lab-ceiling = how much could be won at most: a player who sees every card against others who do not
cli-ceiling-thoughts = thoughts of the others for a decision
cli-ceiling-clairvoyant = thoughts of the one who sees everything
cli-ceiling-hands-alone = it sees the others’ hands, but not the cards to come
cli-ceiling-deals = how many deals, each played from every side
cli-bad-hours = "{ $value }" is not a number of hours.
cli-skill = also let each of these bots, weakest first, play against the first on the same deals
cli-skill-deals = how many deals for that, each played from every seat
cli-results-folder = keep the results in this folder, and go on from there
cli-report = write a page with charts (.html)
cli-game = the game: { $known }
cli-file = a record, as simulate --record and save write it
cli-players = how many players
cli-seed = the same seed, the same deal
cli-bots = one for each seat, with commas between, or one for all: { $known }
cli-other-bots = one for each other seat, with commas between, or one for all: { $known }
cli-bot = one bot, for the next seat (may be repeated, in place of --bots): a name, or exec:COMMAND for a program of your own
cli-agent-seconds = how many seconds a program of your own has for a move
cli-agent-log = write all that is said with such programs to this file
cli-bad-seconds = "{ $value }" is not a number of seconds above 0 and up to { $highest }.
cli-agent = one of our bots as a program that others can ask, line by line
cli-agent-bot = which bot: { $known }
cli-agent-seed = the same seed and the same questions give the same answers
report-stood-in = { $who }: medium made { $count ->
    [one] one move
   *[other] { $count } moves
} for the agent ({ $reasons }).
cli-option = an option of the game, such as open_chips=true (may be repeated)
cli-edition = an edition of your own, instead of the game's (TOML); or a name: sanctuary has “first”
cli-games = how many games
cli-record = write each game into this folder
cli-json = print JSON
cli-cluster = play on a Ray cluster at this address ("auto": the one of this machine) instead of on this machine's cores
cli-cores = how many processor cores to use; otherwise all
cli-one_core = This machine does not let processes share a semaphore: one core does all the work.
cli-trace = print a JSON object a line: before each move, and for the result
cli-bench-game = only this game (otherwise all)
compiled-yes = compiled
compiled-no = interpreted

## Reports
figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-title = { $game }, { $players ->
    [1] one player
   *[other] { $players } players
}, seed { $seed }: { $finished ->
    [one] one game
   *[other] { $finished } games
}
report-interrupted = Interrupted: { $finished } of { $games } games were finished.
report-none = No game was finished.
report-seat = Seat
report-bot = Bot
report-wins = Wins
report-share = Share
report-interval = 95 %
report-score = Mean score
report-length = A game took { $mean } decisions on average.
report-speed = { $decisions } decisions in { $seconds } s: { $rate } a second, on { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
report-playing = Playing

## Measuring
bench-measuring = Measuring
bench-how = Uniformly random play on one core, { $mode }; each figure is the median of several, measured in turns.
bench-measured = measured
bench-target = target
bench-missed = ✗
bench-loop = decisions a second, in our own loop
bench-python = decisions a second, move by move from Python
bench-greedy = decisions a second by the bot greedy, from what its seat can know
bench-times-loop = times OpenSpiel's { $name }, whole games, each in its own loop
bench-times-python = times OpenSpiel's { $name }, whole games, from Python
bench-search = search simulations a second, random rollouts to the end
bench-guided = search simulations a second, as the bots search
bench-times-search = times OpenSpiel’s ISMCTS on { $name }, simulations a second
bench-search_memory = megabytes of a process after a search of three seconds
bench-copy = microseconds for a copy
bench-memory = bytes for a state
bench-growth = times the cost of an early decision, late in the game
bench-alone = OpenSpiel is not installed, so there is no comparison with it (make bench installs it).

## Tournaments
tournament-title = { $game }, { $players } players, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
tournament-bot = Bot
tournament-skill = Rating
tournament-games = Games
tournament-share = Share of victories
tournament-hero = One side
tournament-rivals = All others
tournament-deals = Deals
tournament-fair = Fair share
tournament-earned = Without luck
tournament-settled = Settled after { $deals } of at most { $most } deals.
tournament-unsettled = Not settled after { $deals } deals.

## Training
train-played = Round { $round }: { $games } of { $of } games.
train-fit = Fitting { $positions } positions ({ $step ->
    [results] to the results
   *[hopes] to the results and to what was expected next
}).
train-gate = Old against new value, at most { $deals } deals.
train-fit-moves = Fitting { $choices } choices to what the search tried.
train-gate-moves = Old against new prior, at most { $deals } deals.
train-prior = Prior over moves: { $known } nats a choice by the game’s own knowledge, { $learned } as learned (at best { $least }); { $earned } against the old, { $taken ->
    [yes] taken
   *[no] not taken
}.
train-accepted = Round { $round }: the new value is taken.
train-refused = Round { $round }: the new value is not taken.
train-round = Round
train-games = Games apart
train-appraisal = Appraisal
train-value = Learned value
train-gain = Explains more
train-calibration = Calibration
train-earned = Against the old
train-taken = Taken
train-yes = yes
train-no = no
train-explained = Explained, nats a position
train-examined = { $games } of { $of } games.
train-expected = Expected share of the victory
train-came = Share that came
train-count = How often
ceiling-played = { $deals } of { $of } deals.
ceiling-found = Who sees { $sees ->
    [hands] the hands
   *[all] everything
 } takes { $share } ± { $off } % of { $deals } deals (fair: { $fair } %) and scores { $score } ± { $score_off }, at best { $best }.

## Balance
balance-value = Value
balance-games = Games
balance-about = Edition { $edition } ({ $hash }); bots by seat: { $bots }. Each value with its 95 % interval.
balance-seat-share = Seat { $place }: share of victories
balance-order-share = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Number { $place }
} in the opening order: share of victories
balance-order-score = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Number { $place }
} in the opening order: score
balance-score-mean = Mean score
balance-score-first = Mean of the highest score
balance-length = Ends in number { $time }
balance-length-turns = Turns
balance-length-rounds = Rounds
balance-length-hands = Hands
balance-length-decisions = Decisions
balance-end-margin = Points ahead of the next
balance-end-close = Ends within a tenth of the winner’s score
balance-lead-changes = Changes of the lead
balance-lead-half = Who led at half-time wins
balance-plans-entropy = Variety of strategies (bits)
balance-plans-commonest = The commonest strategy
balance-plans-winners_entropy = Variety of the winners’ strategies (bits)
balance-plans-winners_commonest = The winners’ commonest strategy
balance-taken = taken when on offer
balance-relative = beside the mean
balance-used = used when on offer
balance-won = the winner’s
balance-kind-animal = Animals
balance-kind-card = Herds
balance-kind-role = Roles
balance-kind-tribe = Tribes
balance-kind-digit = Digits
balance-kind-auction = Auctions
balance-kind-species = Species
balance-kind-number = Numbers
balance-kind-call = Calls
balance-title-order = The opening order
balance-title-seat = Seats
balance-title-length = Length
balance-title-score = Scores
balance-title-end = How it ends
balance-title-plans = Strategies of the winners
balance-title-skill = Luck and skill

## Comparisons
compare-before = A
compare-after = B
compare-change = Difference (95 %)
compare-marks = * chance alone would do this less than once in twenty times; ** even among all these figures

## Calibration
calibrate-tried = { $count ->
    [one] One candidate was tried by quick bots.
   *[other] { $count } candidates were tried by quick bots.
}
calibrate-finalist = A finalist: { $quick } away from what is wanted between quick bots, { $strong } between strong ones
calibrate-table = Table
calibrate-wanted = Wanted
calibrate-value = Measured (95 %)

## Tables
table-unknown = There is no such table (any more).
table-private = Only its players can see this table.
table-bad_name = A name must be seen by the others: letters, numbers or signs on one line, and nothing invisible among them.
table-stale = The match has gone on meanwhile: this answers decision { $decision }, and number { $now } is asked now.
table-not_your_turn = It is another player's turn.
table-not_started = The match has not started yet.
table-started = The match has already started.
table-over = The match is over.
table-no_such_move = That match has no move { $number }: its last is number { $highest }.
table-not_over = The match is not over yet.
table-bot_plays = A bot plays this seat now. Take it back first.
table-person_plays = A person plays this seat.
table-nothing_to_undo = You have made no move that could be taken back.
table-undo_asked = Somebody has already asked to take back a move.
table-no_question = Nobody waits for an answer of yours.
table-no_open_seat = No seat is open at this table.
table-seat_taken = Somebody sits there.
table-no_such_seat = There is no seat { $seat } at this table.
table-not_seated = You do not sit at this table.
table-not_your_seat = This is not your seat.
table-is_present = That player is here: nobody else can hand the seat to a bot.
table-only_just_away = That player has only just gone. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot may take over.
table-no_time_left = Your time for this match is used up: the bot plays on.
table-too_many_windows = You have opened this table in too many windows: the oldest was closed.
table-resigned = Who has resigned cannot come back to this match.
table-too_long = This match has { $highest } moves, the most that this server allows: it is stopped here.
table-too_many_undos = At this table { $highest } moves have been taken back: no more can be.
table-full = Too much has happened at this table besides moves: only moves are still accepted.
table-rematched = There is already a rematch.
table-no_seal = This record has no sealed shuffle: it was not played at a server's table.
table-closed = The seats are closed: the cards are about to be dealt.
table-not_closed = The seats are not closed yet: keep your part of the shuffle until they are.
table-other_nonce = This is not the part of the shuffle that you committed to.

## Servers
server-malformed = The message cannot be read: it does not have the form of the protocol.
server-too_large = The message is too long: at most { $highest } bytes.
server-too_fast = Too much at once. Wait a moment.
server-full = This server has no room for another table just now. Try again in a few minutes.
server-too_slow = The connection is too slow to keep up.
server-storage_down = The database cannot be reached just now. Nothing was lost: try again in a moment.
server-port_taken = Something else listens at { $address } already: choose another port with --port.
server-cannot_listen = No server can listen at { $address }: { $reason }.
server-stopping = The server is being restarted. You will be connected again.
server-swept = Nobody had touched this table for long, so it was cleared away.
server-signed_out = You have signed out in this browser.
server-not_json = The request must be JSON (Content-Type: application/json).
server-foreign_origin = This request comes from another web site.
server-not_invited = This invitation is not for this table.
server-unknown_link = This seat link is unknown, or a newer one has taken its place.
server-unknown_language = There are words in these languages: { $known }.
server-nothing_here = There is nothing at this address.
server-wrong_method = This address is for: { $known }.
server-passkey_refused = The passkey was not accepted. Try again, or play on without one.
server-no_passkey = Without a passkey you would not find your games again: make one first.
server-bad_database = The database must be given as a URL that begins with one of: { $known }.
server-database_unreachable = The database cannot be reached.
server-database_in_use = Another server uses { $file } already. Stop that one, or name another file with --database.
server-file_unusable = No tables can be kept at { $file }: { $reason }.
server-bad_number = The setting { $setting } is "{ $value }"; it must be a number from { $lowest } to { $highest }.
server-bad_rate = The setting { $setting } is "{ $value }"; it must be a number in a time, like { $example } (second, minute, hour or day).
server-bad_agent = "{ $agent }" is no agent: write NAME=COMMAND, with a name of 1 to 20 small letters and a program with what it takes.
server-agent_twice = There is a bot named { $agent } already: give the agent another name.
server-bad_choice = The setting { $setting } is "{ $value }"; it must be one of these: { $known }.

## What happens at a table, around the game
notice-seated = { $name } sits down.
notice-left = { $name } stands up.
notice-handed_over = A bot plays for { $name }.
notice-taken_back = { $name } plays again.
notice-resigned = { $name } resigns.
notice-undone = { $name } takes back a move.
notice-undo_refused = { $name } would rather not take it back.
notice-stopped = The match has become longer than this server allows: it is stopped, and nobody wins.
notice-out_of_time = { $name } has run out of time: a bot plays on.

reaction-hello = Hello!
reaction-thanks = Thanks!
reaction-well_played = Well played!
reaction-ouch = Ouch!
reaction-wow = Wow!
reaction-thinking = Let me think …
reaction-hurry = Your turn!
reaction-good_game = Good game!

## The server
cli-serve = serve tables for browsers
cli-verify = check that the cards of a recorded match were fairly shuffled
cli-table-file = a record, as a table gives it when the match is over
cli-commitment = the seal as you saw it before the deal: 64 hex digits
cli-nonce = the part of the shuffle that the browser at this seat (from 0) kept; may be repeated
cli-bad-hex = "{ $value }" should be { $digits } hex digits.
cli-bad-nonce = "{ $value }" should look like SEAT=HEX, with the seat's number from 0.
verify-checked = Checked:
verify-not_checked = Not checked:
verify-failed = Does not hold:
verify-continues = It goes on from the match at table { $table }, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}: its cards were known from there.
serve-host = the address to listen at ({ $default }; 0.0.0.0 for all)
serve-port = the port ({ $default }; 0 for any that is free)
serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME ({ $default })
serve-database-default = a file in your data folder
serve-bus = redis://HOST, when several servers share a database ({ $default })
serve-bus-default = none
serve-agent = a program that players can choose as a bot, under a name of small letters; may be repeated
serve-bot_workers = how many processes bots think in; 0 for one for each core but one ({ $default })
serve-retention_days = forget tables that nobody has touched for so many days; 0 for never ({ $default })
serve-origins = web addresses besides its own whose pages may talk to this server ({ $default })
serve-origins-default = none
serve-proxies = proxies whose X-Forwarded headers are believed ({ $default })
serve-log_level = debug, info, warning or error ({ $default })
serve-open = open the browser

## The browser: every page
ui-skip = To the content
ui-loading = Loading …
ui-close = Close
ui-trouble = Something went wrong here.
ui-try_again = Try again
ui-to_home = All games
ui-lost = There is nothing at this address.
ui-navigation = Pages
ui-rules = Rules
ui-about = About
ui-language = Language
ui-theme = Light or dark
language-en = English
language-fr = Français
theme-system = as the system
theme-light = light
theme-dark = dark
ui-yes = yes
ui-no = no
ui-no_limit = none
web-offline = The server cannot be reached. Are you online?
web-bad_answer = The server gave an answer that makes no sense ({ $status }).

## The browser: home
ui-welcome = Three savanna card games, one table.
ui-welcome_more = Play against bots at once, or send a friend the link. No account, nothing to install.
ui-games = Games
ui-players_range = { $lowest }–{ $highest } players
ui-minutes = { $minutes } minutes
ui-bots_level = Bots play
ui-play_now = Play now
ui-invite_friends = Invite friends
ui-pass_and_play = Pass and play
ui-more_choices = More choices
ui-your_games = Your games
ui-watch = Watch
ui-watch_none = No open table is being played just now.
ui-list_unreachable = This list cannot be loaded just now.
ui-your_turn = Your turn
ui-status-gathering = waiting for players
ui-status-playing = being played
ui-status-over = over
ui-together = Keep my games together
ui-together_more = A passkey finds your games on all your devices. No name, no password, no mail.
ui-together_done = A passkey keeps your games together on all your devices.
ui-sign_in = Sign in with a passkey
ui-sign_out = Sign out here
web-passkey_cancelled = That did not work, or you changed your mind. Nothing was changed.

## The browser: a new table
ui-new_table = { $game }: a new table
ui-players = Players
ui-seats = Seats
ui-seat_number = Seat { $number }
ui-seat_you = You
ui-seat_here = Somebody here
ui-seat_friend = A friend with the link
ui-seat_bot = Bot, { $level }
ui-seat_bot_rated = Bot, { $level } (strength { $skill } ± { $off })
ui-seat_open = open seat
level-random = plays anything
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
ui-name = Name
ui-options = Options
ui-start = Start
ui-make_and_invite = Make the table and invite
ui-bot_pace = Bots take
ui-bot_pace-0 = no time at all
ui-bot_pace-400 = half a second
ui-bot_pace-900 = a believable second
ui-bot_pace-2000 = two seconds
ui-who_watches = Who may watch
ui-who_watches-link = whoever has the link
ui-who_watches-listed = everybody: the table is listed
ui-who_watches-no = nobody
ui-clock = Clock
ui-clock-none = none
ui-clock-quick = 5 minutes each, 5 seconds a move
ui-clock-calm = 15 minutes each, 15 seconds a move
ui-clock-day = a day for each move
ui-clock-week = a week for each move
ui-own_edition = An edition of your own (a TOML file)

## The browser: gathering and inviting
ui-gathering = Who plays?
ui-gathering_more = The match begins when everybody who sits here is ready. Bots play the seats that are still open, until somebody comes.
ui-gathering_watch = You watch. The match has not begun yet.
ui-ready = ready
ui-not_ready = not ready yet
ui-ready_do = I am ready
ui-ready_undo = Wait, not yet
ui-not_here = not here now
ui-invite = Invite
ui-invite_more = Whoever opens this link may take an open seat: a name is enough. When no seat is open, they watch.
ui-invite_watch = Whoever opens this link may watch.
ui-invite_link = The link to play along
ui-watch_link = The link to watch
ui-copy = Copy
ui-copied = Copied
ui-share = Share
ui-qr = The same link as a QR code
ui-sit_down = Join
ui-instead_of = in place of { $seat }

## The browser: at the table
ui-this_table = This table
ui-menu = Menu
ui-log = What happened
ui-herald = News from the table
ui-your_turn_to = Your turn: { $text }
ui-telling = Read out
ui-telling-brief = in short
ui-telling-full = every event
ui-react = Say something
ui-says = { $seat } says: { $text }
ui-watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
ui-dock = Your part
ui-moves = Your moves
ui-you_named = { $name } (you)
ui-to_move = to move
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-ahead = ahead on points
ui-points_short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-away-time = out of time: a bot plays
ui-away-absent = away: a bot plays
ui-away-asked = a bot plays
ui-away-resigned = resigned: a bot plays
ui-undo = Undo
ui-undo_asked = { $seat } asks to take back a move.
ui-undo_agree = Agree
ui-undo_refuse = Rather not
ui-undo_waiting = Waiting for the answer of { $seats } …
ui-pace = Pace
ui-pace-plain = calm
ui-pace-double = twice as fast
ui-pace-instant = at once
ui-pace-step = step by step, by a click
ui-vibrates = Vibrate when something happens
ui-volume = Sound: { $percent ->
    [0] off
   *[other] { $percent } %
}
ui-next_step = Go on
ui-hurry = Skip the wait
ui-take_back = Play myself again
ui-overview = The game at a glance
ui-rule = Rule { $number }
ui-link_lost = The connection is lost. Looking for it …
ui-link_offline = You are offline. Everything is kept: you will be connected again.
ui-link_move_waits = Your move goes as soon as it is back.
ui-link_gone = This table is gone.
guide-your_turn = It is your turn.
guide-wait = { $seat } is to move.
guide-watch = Watch …
guide-pass_on = Look at what came of it; then it is for { $seat }.
guide-nobody = Nobody is to move just now.
guide-bot = { $seat } is thinking …
guide-bot_for_you = A bot plays for you.
guide-over = The game is over.
ui-curtain = { $seat }, it is your turn.
ui-curtain_more = Pass the device. Nothing is shown until you tap.
ui-uncover = I am { $seat }
ui-pass_on = Pass on to { $seat }
ui-keys = Keys
ui-keys_on = Letters and numbers are shortcuts
key-main = the button that stands out
key-undo = undo
key-hurry = let bots play at once
key-rules = rules
key-log = what happened, where it does not stand beside the table
key-menu = menu
key-help = this list

## The browser: the table's menu
ui-hand_over = Let a bot play for me
ui-leave = Stand up
ui-resign = Resign
ui-resign_sure = Really resign
ui-seat_link = The link of my seat
ui-seat_link_more = With this link you play this seat on another device, too. Give it to nobody.
ui-edition = Edition
ui-edition_standard = the game's own
ui-continues = Goes on from
ui-continues_link = another match, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
ui-seal = Sealed shuffle
ui-seal_more = The server sealed its secret and every player's browser a random part of its own before anybody knew the others'. The cards follow from all of them.
ui-seal_more-1 = The server sealed its secret before the deal; the players' own random parts were mixed in (first version).
ui-seal_alone = The server sealed its secret before the deal. No player had a part in this shuffle.
ui-seal_continues = The cards are those of the match that this one goes on from, also those that are still to come.
ui-seal_commitment = Seal
ui-seal_secret = Secret
ui-seal_details = Details
ui-seal_own = Your part
ui-seal_part = Part of { $name }
ui-seal_late = { $name }'s browser did not show its part in time: it was left out.
ui-seal_holds = All that was checked here holds.
ui-seal_fails = Something does not hold!
ui-seal_unread = The record could not be fetched. Try again in a moment.
ui-seal_found = What was checked ({ $checked_count }) and what was not ({ $open_count })
ui-seal_elsewhere = With these numbers and the saved record, “waterhole verify” checks the same on a machine of your own, and the moves besides.
ui-seal_checked = Checked here
ui-seal_not_checked = Not checked
ui-seal_failed = Does not hold
ui-dealing = The seats are closed, the cards are being dealt …
ui-verify = Check it here

## The sealed shuffle: what was checked, in the browser and by `waterhole verify`
seal-seal-failed = The numbers of the seal are not of the right form.
seal-secret = The secret is the one that the seal in the record stands for.
seal-secret-failed = The secret is not the one that the seal in the record stands for.
seal-commitment = The seal is the one that was shown before the deal.
seal-commitment-failed = The seal in the record is not the one that was shown before the deal.
seal-commitment-unchecked = Whether this seal is the one that was shown before the deal: it was not kept here.
seal-nonce = The part of { $name } is the one that was kept, and in its place.
seal-nonce-failed = The part of { $name } is not the one that was kept.
seal-nonce-unchecked = Whether the part of { $name } is the one that this player's browser kept.
seal-nonces = Every part opened is the one that its player had committed to.
seal-nonces-failed = The part of { $name } is not the one that this player had committed to.
seal-commitments = What every player had committed to is as it was when the seats were closed.
seal-commitments-failed = What { $name } had committed to is not what it was when the seats were closed.
seal-terms = Table, game, edition, options and seats are as they were shown when the seats were closed.
seal-terms-failed = Table, game, edition, options or seats are not as they were shown when the seats were closed.
seal-terms-unchecked = Whether options, names and what each player had committed to are as they were shown when the seats were closed: it was not kept here.
seal-no_part-unchecked = How much this shuffle owes to you: no part of yours is kept here.
seal-left_out-unchecked = Whether { $name }'s browser really showed nothing in time: its part was left out.
seal-server_alone-unchecked = No player had a part in this shuffle: it follows from the server's secret alone.
seal-version_1-unchecked = Whether anybody chose after knowing the others' parts: the first version of the seal, which dealt these cards, could not prevent it.
seal-cards = Dealing again gives the same starting player and the same cards in every shuffle.
seal-cards-failed = Dealing again gives other cards, or another starting player.
seal-settings = Game, edition, options and seats are those that the cards were dealt for, at table { $table }.
seal-settings-failed = The cards were not dealt for this game, edition, options and seats at table { $table }.
seal-settings-unchecked = Whether table, game, edition and options are those of the deal: the first version of the seal does not cover them.
seal-names = The names of all who sat there when the seats were closed.
seal-names-failed = { $name } is not who sat there when the seats were closed.
seal-names-unchecked = The players' names: nothing here proves them.
seal-name-unchecked = The name { $name }: this seat was still open when the seats were closed.
seal-steps = The moves in the record are those that were told here.
seal-steps-failed = The moves in the record are not those that were told here.
seal-moves = Every move is legal, and every shuffle is of the cards that it must be of.
seal-moves-failed = The moves do not follow from the rules. { $reason }
seal-moves-unchecked = Whether every move is legal and every later shuffle of the right cards: waterhole verify plays the record again.
seal-players_moves-unchecked = Whether the players made these moves: the seal covers the cards.
seal-result = The result is the one that the moves lead to.
seal-result-unchecked = The result: the record has none.
seal-ending-unchecked = Whether there were more moves: the record ends before the game does. It was given up, or cut off.

## The browser: rules
ui-search_rules = Search for a word or a number
ui-house_rule = our ruling
ui-public_rule = from public descriptions
ui-no_rule_found = No rule speaks of "{ $text }".

## The browser: the end and the replay
ui-end = The end
ui-show_end = The result
ui-you_won = You win!
ui-you_share = You share the victory!
ui-your_team_won = Your team wins!
ui-team_won = { $seats } win together.
ui-your_team = your team
ui-you_tag = you
ui-partner_is = { $seat } is your partner.
ui-goal = Goal
ui-speed = Speed
ui-counting = The points are counted …
ui-skip_counting = To the result
story-led = { $you ->
    [yes] You led from beginning to end.
   *[no] { $seat } led from beginning to end.
}
story-margin = { $points ->
    [one] It was decided by one point.
   *[other] It was decided by { $points } points.
}
ui-won = { $count ->
    [0] Nobody wins this time.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
ui-nobody_won = Nobody won
ui-ended_stopped = The match was stopped: it had become longer than this server allows.
ui-ended_resigned = { $count ->
    [one] The match ended because { $seats } resigned.
   *[other] The match ended because { $seats } all resigned.
}
ui-sum = Sum
ui-rematch = Play again
ui-next_table = To the next match
ui-replay = Replay
ui-download = Download the record
ui-step_back = One move back
ui-step_on = One move on
ui-run = Run
ui-pause = Pause
ui-moment = Moment of the match
ui-moment_of = Move { $number } of { $total }
ui-eyes = Seen by
ui-eyes_public = everybody
ui-to_table = To the table
ui-share_moment = Share this moment
ui-moment_link = The link to this moment
ui-continue = Play on from here as { $seat }
ui-continue_more = A new table with the same cards: you against bots.

## The browser: about
ui-about_text = Waterhole is a place for three savanna card games: Serengeti, Serengeti Sanctuary and Safarü. The rules are written in our own words, numbered, and rulings of ours are marked.
ui-about_privacy = No account is needed, and nobody is tracked. A cookie remembers which seats are yours, and a passkey, if you like, on all your devices; your name, language and theme stay in this browser.
ui-credits = Credits
ui-credit_emoji = Animals: Fluent Emoji by Microsoft, MIT licence.
ui-credit_icons = Masks and signs: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.
ui-credit_type = Typeface: Bitter by Sol Matas, SIL Open Font License 1.1.
ui-credit_games = The games belong to their authors and publishers. Waterhole uses none of their texts or pictures.
ui-licence = Waterhole is free software under the MIT licence.

## Research
research-no_encoding = { $game } does not say how its positions are written as numbers: it has no part "encoding".
research-other_edition = { $name } was made for the edition { $hash }, and the game comes with { $found }: name the file of an edition.
research-bad_size = A batch has at least one game, not { $size }.
research-bad_network = { $file } is no network that can play: it must be an ONNX file with the inputs seen and mask and the output chances.
research-other_network = This network was made for another table: it takes { $wanted } numbers (what is known, moves), and this one has { $found }.
research-bad_table = { $file } is no table of decisions: its columns are others.

## The coach on the command line
cli-hint = what could be done at one moment of a recorded game, and why, from what that seat knew
cli-review = a recorded game looked at again: luck, losses and gifts of every seat, and the dearest decisions
cli-ply = before which move: 0 is the first, as replay --trace counts them
cli-hint-seconds = how long to think (usually 2)
cli-hint-iterations = how many thoughts; with these the same seed gives the same answer
cli-review-iterations = how many thoughts for each decision (usually 100)
cli-review-seat = list the decisions of this seat only (from 0)
cli-coach-seed = the same seed and number of thoughts, the same answer (usually 0)
core-no_such_ply = There is no decision { $ply } in this record: they are numbered from 0 to { $highest }.
core-review_not_over = Only a match that is over can be reviewed: this record has no end.
core-review_seat = There is no seat { $seat } in this record: they are numbered from 0 to { $highest }.
hint-head = Move { $number }: { $seat } to decide. The expected share of the victory of each move, from what { $seat } knows:
hint-move = { $share } % ± { $error }  { $move }{ $equal ->
    [yes] {" "}(as good as the best, as far as can be told)
   *[no] {""}
}

## A review in words
tale-won = { $count ->
    [0] Nobody won.
    [one] { $seats } won.
   *[other] { $seats } won together.
}
tale-led = { $seat } was in front for { $plies } of { $of } moves.
tale-turned = The turning point was move { $number }: the chances of { $seat } rose from { $before } to { $after } %.
tale-decided = { $part ->
    [luck] What helped { $seat } most was luck: { $amount } % by the cards that came.
    [gifts] What helped { $seat } most were the others’ decisions.
   *[unexplained] What helped { $seat } most ({ $amount } %) is neither in the cards that came nor in anybody’s clear mistakes.
}
tale-dearest = The costliest decision was move { $number }: { $seat } chose “{ $text }” where “{ $best }” was better by { $loss } %.
tale-no_mistake = No decision was clearly a mistake by what was known then.
review-account = Shares of the victory, in per cent: end − start = luck − losses + gifts + unexplained.
review-seat = { $seat }: { $start } → { $end }; luck { $luck }, own losses { $losses }, gifts { $gifts }, unexplained { $unexplained }
review-luck-best = luckiest cards before move { $number }: { $luck }
review-luck-worst = unluckiest cards before move { $number }: { $luck }
review-luck-hidden = { $good ->
    [yes] No card came: the hidden cards lay well for the choice of move { $number }.
   *[no] No card came: the hidden cards lay badly for the choice of move { $number }.
}
review-luck-both = The cards that came, and how the hidden ones lay for the choice of move { $number }, did this together.
review-mistake = Move { $number } (ply { $ply }), { $seat }: “{ $text }” cost { $loss } % (± { $error }). Better was “{ $best }”:
why-unseen = What comes of it cannot be seen beforehand.
table-no_hints = This table was made without hints for when other persons play.
table-no_hint_found = The coach could not think of a hint just now.

## The browser: a hint
ui-hint = Hint
ui-hint_thinking = The coach is thinking …
ui-hint_nudge = Look there: { $kinds }. { $moves ->
    [one] There is one such move, and it is among the best.
   *[other] Of { $moves } such moves at least one is among the best.
}
ui-hint_mind = Bear in mind, for the best move: { $reason }
ui-hint_shares = Your chance of victory after each move, and how uncertain it is (±).
ui-hint_candidates = Show the best moves
ui-hint_all = Show all moves
ui-hint_share = { $share } % ± { $error }
ui-hint_equal = as good as the best, as far as can be told
