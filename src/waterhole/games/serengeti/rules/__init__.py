"""The rules, a file for each section of the rulebook: what may be done, why not, and what it does.

    1 Components and set-up      set_up.py
    2 A round                    auction.py (2.2, 2.3, 2.7 to 2.9); round.py for its course (2.1, 2.4 to 2.6, 2.10)
    3 The bidding restriction    forbidden_bids.py
    4 Who gets the money         payment.py
    5 A winner who cannot pay    cannot_pay.py
    6 End and score              end.py

round.py goes from one to the next. All are functions over a SerengetiState, which calls them by its phase.
"""
