"""The rules, a file for each section of the rulebook: what may be done, why not, and what it does.

    1 Set-up            set_up.py; deck.py for rules 1.4 and 5.1
    2 Drafting          draft.py; the staff that help (2.4 to 2.8) in staff/
    3 Clean-up          clean_up.py
    4 Expansion         expansion.py; scoring.py (4.1 to 4.3), spending.py (4.4), promotion.py (4.5),
                        and the staff that work (4.6 to 4.8) in staff/
    5 End of the turn   end_of_turn.py
    6, 7 End, alone     end.py

turn.py goes from one to the next. All are functions over a SanctuaryState, which calls them by its phase.
"""
