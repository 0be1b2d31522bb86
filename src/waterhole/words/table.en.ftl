# What the browser's tables and replays say.

server-record_long = The record is too long: at most { $highest } moves.
server-record_move = Move { $number } of the record, “{ $text }”, cannot be made.
server-record_slow = The record takes too long to play again.

ui-open_all = All cards open
ui-open_all_more = Everybody’s cards and chips, and the deck in its order
ui-deck_ahead = The deck, next card first
ui-deck_empty = The deck is empty.
ui-open_record = Open a record
ui-open_record_more = A file that was saved here, by “waterhole simulate” or in the terminal. It is shown and not kept.
ui-choose_file = Choose a file
ui-drop_here = … or drop it here.
ui-reading = Reading { $file } …
ui-another_record = Open another record

ui-signs = What the signs mean
ui-sign_next = The next sign
ui-sign_before = The sign before
key-signs = What the signs mean, one after the other
sign-ahead = The star: ahead of all others, as far as scores can be known.
sign-mark = This player’s mark. It stands wherever something is this player’s: in the log, on tracks, beside bids.
sign-points = Points so far, as far as they can be known.
ui-about_player = About { $name }
