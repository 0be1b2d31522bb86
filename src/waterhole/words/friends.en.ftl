## Friends: being called, being missed, being invited, and playing again.

ui-calls = When it is my turn
ui-calls_always = While you look elsewhere, the tab's title and sign say so, and a sound if you have one on.
ui-calls_notify = This device tells me, as long as the table is open in a tab
ui-calls-insecure = This server is reached without https: browsers allow title and sound only.
ui-calls-missing = This browser cannot notify: title and sound only.
ui-calls-denied = This browser has been told not to notify. Its settings for this site can change that.
ui-title_your_turn = ● Your turn: { $game }
ui-played_with = { $game } with { $names }

table-nobody_to_nudge = Nobody is waited for at that seat.
table-just_nudged = You called just now. You can call again in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
notice-nudged = { $by_seat } calls { $name }, whose turn it is.
ui-called = { $by_seat } calls you: it is your turn
ui-missing = away for { $time }
ui-missing_seconds = { $seconds } s
ui-missing_minutes = { $minutes } min
ui-missing_hours = { $hours } h
ui-waited_for = { $seat } is away, and it is their turn.
ui-waited_for_here = { $seat } is here but has not moved yet.
ui-waited_for_bot = { $seat } is away, and it is their turn. In { $time } a bot plays for them until they are back.
ui-waited_for_soon = { $seat } has just gone. In { $seconds } s you may let a bot play for them.
ui-nudge = Call { $seat }
ui-nudge_sent = Called
ui-nudge_more = Who has asked for it is called on their own device.
ui-stand_in = Let a bot play until { $seat } is back
ui-stand_in_lobby = Give the seat away
ui-absent = When somebody is away at their turn
ui-absent-wait = the others decide: wait, or let a bot play
ui-absent-30000 = a bot plays for them after 30 s
ui-absent-120000 = a bot plays for them after 2 min
ui-absent-600000 = a bot plays for them after 10 min
ui-until = until { $time }
ui-ended_deserted = { $count ->
    [one] { $seats } gave up when all others had left: nobody wins.
   *[other] { $seats } gave up when all others had left: nobody wins.
}

preview-title = { $game } · Waterhole
preview-invited = { $name } invites you to play { $game }
preview-gathering = { $names }: { $count ->
    [0] all seats are taken.
    [one] one seat is open.
   *[other] { $count } seats are open.
}
preview-playing = { $names } at the table: { $count ->
    [0] come and watch.
    [one] one seat is open.
   *[other] { $count } seats are open.
}
preview-over = A match of { $names }, to be seen again.
table-only_host = Only who made the table can offer a bot’s seat.

ui-guest_invited = { $seat } invites you to play { $game }
ui-guest_welcome = You are invited to play { $game }
ui-guest_gathering = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
ui-guest_playing = { $count ->
    [one] { $names } plays already: you take over the seat from a bot.
   *[other] { $names } play already: you take over a seat from a bot.
}
ui-guest_rules = How it is played
ui-visiting = You look on
ui-visiting-gathering = The match has not begun, and all seats are taken: you look on.
ui-visiting-playing = The match has begun, and all seats are taken: you look on.
ui-visiting-bots = The match has begun, and all seats are taken: you look on. { $seat } can offer you the seat of a bot.
ui-visiting-ask = You look on. To take an open seat, ask { $seat } for the invitation.
ui-visiting-full = You are invited, but all seats are taken by now: you look on. When one becomes open, you may join.
ui-visiting-over = This match is over.
ui-visiting_own = Play a match of your own
ui-private_more = If a friend has sent you here, ask for the whole link: “Invite”, above the table, has it. When the seats are taken or the match is over, that link shows nothing any more.
ui-offer_seats = Let friends take over from bots
ui-offer_seat = Who has the link may take over from { $seat }

ui-rematch_join = { $seat } wants to play again: join
notice-rematch = { $name } wants to play again.
ui-title_called = ● You are called: { $game }

call-turn = Your turn
call-reminder = It is still your turn
call-rematch = { $name } wants to play again
call-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
call-greeting = You will be called here when it is your turn
server-bad_address = This is no address that can be called: it has to begin with https:// and be on the internet.
server-bad_subscription = This is not what a browser gives with a push subscription.
server-webhook_unanswered = That address did not take the first call. It has to answer by itself, within seconds, without sending us elsewhere.
server-too_many_ways = There are too many ways to call you already: take one away first.
ui-calls_push = This device tells me though the table is closed: only about this table
ui-calls_webhook = By a webhook of my own (Discord, Slack, ntfy …)
ui-calls_webhook_at = You are called at { $host }.
ui-calls_end = Stop
ui-calls_webhook_address = Its address
ui-calls_webhook_add = Try and keep it
ui-calls_webhook_more = It gets the game, the names at the table and its link, never a card: once when it is your turn, and at most one reminder.

reaction-good_luck = Good luck!
reaction-you_too = You too!
reaction-nice_try = Nice try!
reaction-phew = Phew!
reaction-lucky = Lucky me!
reaction-back_soon = Back soon!
reaction-sorry = Sorry!
reaction-no_problem = No problem!
reaction-again = Another one?
ui-mute = Mute somebody
ui-mute_seat = I do not want to hear { $name }: neither words nor calls
