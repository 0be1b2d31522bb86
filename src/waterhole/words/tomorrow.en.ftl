## When the server is away.

away-more = Nothing is lost: your games are on the server, and this page comes back by itself.
away-rules = The rules are here.

## My games.

time-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
time-minutes = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
mine-all = All my games, results and record
mine-running = Going on
mine-running_none = No game of yours is going on.
mine-finished = Finished
mine-older = Older ones
mine-replay = Replay
mine-bot = { $name } ({ $level })
mine-ended-resigned = given up
mine-ended-resigned_won = won: the others gave up
mine-ended-stopped = stopped, nobody won
mine-place = { $place ->
    [1] first of { $players }
    [2] second of { $players }
    [3] third of { $players }
    [4] fourth of { $players }
   *[other] place { $place } of { $players }
}
mine-won_alone = won
mine-lost_alone = not won
mine-record = My record
mine-by_game = By game
mine-by_person = Against people (by the names they typed)
mine-by_level = Against bots
mine-game = Game
mine-played = played
mine-won = won
mine-fair = fair share
mine-against = Against
mine-met = met
mine-ahead = ahead
mine-level_with = level
mine-curve = My victories beside a fair share
mine-curve_says = { $count ->
    [one] After 1 match
   *[other] After { $count } matches
}, in victories: { $how ->
    [more] { $total } more than a fair share.
    [fewer] { $total } fewer than a fair share.
   *[level] just a fair share.
} Among four players that is a quarter of the matches.
mine-favoured = What I had most often
mine-data = My data
mine-data_more = Your games belong to this browser, and to your passkey if you have one.
mine-download = Download all
mine-delete = Delete all
mine-delete_what = Your results, your seats, your passkey and all tables where nobody else had a seat are deleted, at once and for good, on all your devices.
mine-delete_others = What you played with others is theirs as well: the moves and the name that you typed stay at their tables until the server forgets them. In games that go on, a bot plays for you.
mine-delete_not = Keep everything
mine-delete_sure = Delete for good
server-nothing_of_yours = There is nothing of yours here.

## Today's deal.

today = Today’s deal
today-more = One sealed deal a day in each game: the same cards, the same seat and the same bots for everybody. Once, and without hints or undo.
today-short = One sealed deal a day, the same for everybody.
today-until = A new one in { $left }.
today-left-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
today-left-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
today-play = Play
today-go_on = Go on
today-results = How it went
today-players = { $players ->
    [one] Alone
   *[other] You and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    } ({ $level })
}
today-not_played = Whoever has not played it is told nothing of it.
today-your_place = { $place ->
    [1] You came first of { $players }
    [2] You came second of { $players }
    [3] You came third of { $players }
    [4] You came fourth of { $players }
   *[other] You came { $place }th of { $players }
}
today-ahead = { $points ->
    [one] one point ahead of the next
   *[other] { $points } points ahead of the next
}
today-behind = { $points ->
    [one] one point behind the best
   *[other] { $points } points behind the best
}
today-level = level with the best
today-gave_up = You gave up
today-unranked = So you have no rank: only those who play to the end are counted.
today-rank = { $alike ->
    [one] Rank { $rank } of { $count } who have played it to the end.
   *[other] Rank { $rank } of { $count } who have played it to the end, { $alike } of them alike.
}
today-alone = You are the first to have played it to the end: so it is you against the expert.
today-expert = The expert, from the same seat
today-expert_thinks = The expert is still thinking about it.
today-expert_place = { $place ->
    [1] came first
    [2] came second
    [3] came third
    [4] came fourth
   *[other] came { $place }th
}
today-places = Everybody’s places
today-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
}
today-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
today-parting = Where the field parted
today-parting_more = Nearly everybody chose alike before choice number { $number }. There:
today-parting_first = At the very first choice:
today-mean_place = place { $place } on average
today-yours = you
today-experts = the expert
today-share = Share without spoilers
today-shared = Copied: nothing in it tells of the cards.
today-share_text = Waterhole · { $game } · { $day }
today-share_place = { $place ->
    [1] First of { $players }
    [2] Second of { $players }
    [3] Third of { $players }
    [4] Fourth of { $players }
   *[other] Place { $place } of { $players }
}
today-share_expert = { $how ->
    [better] better than the expert
    [level] level with the expert
   *[worse] behind the expert
}
today-promise = What is promised
today-promise_sealed = The deal of tomorrow is sealed today: its commitment stands below. When its day is over the secret is shown, and anybody can check that the deal was not changed.
today-promise_kept = Your browser keeps the commitments that it has seen the day before, and compares.
today-promise_host = The host of this server could know the cards. Who wants to play twice with two browsers can. Nothing is won here but the pleasure.
today-promise_late = This server was not running the day before: today’s commitment was published only today.
today-commitments = Commitments
today-of_today = today
today-of_tomorrow = tomorrow
today-older = Earlier deals
today-older_more = Apart from the ranking, with hints and undo as you like.
today-older_none = There are none yet.
today-secret = secret
today-commitment = commitment
today-seen_before = Your browser saw this commitment before the day began.
today-seen_other = Your browser had seen another commitment before the day began!
table-daily = Not in today’s deal: everybody plays it once, and without help.
table-day_not_over = This can be seen when the day is over: others are still to play the same cards.
table-no_such_deal = There is no such deal.
table-deal_not_played = Play it first: then you see how the others fared.
