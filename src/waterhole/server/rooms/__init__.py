"""Tables in use: one room each, who is told what, and what happens by itself.

Who does what at one table:

- `room` takes every wish, of people and of the server itself: checks it, has it stored, applies it.
- `presence` knows who is here, and since when somebody is away. It decides nothing.
- `timekeeper` sees to what is due by itself: it asks the bot whose turn it is, lets clocks run out, and lets a bot
  stand in for who stays away.
- `bot_turns` is one bot's turn: when it is asked, for whom it thinks, and when its move is made.
- `audience` tells everybody what has happened, each with the own eyes, by `views`.

`registry` finds the rooms, `housekeeping` sweeps them.
"""
