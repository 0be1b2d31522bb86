"""The rules, a file for each section of the rulebook: what may be done, why not, and what it does.

    1 Set-up         set_up.py
    2 A turn         playing.py (2.2, 2.9, 2.10), catching.py (2.3 to 2.9, 2.11), calling.py (2.12), turn.py (2.1);
                     the sums of 2.3 to 2.8 in hauls.py, and all outcomes for people to see in outcomes.py
    3 Dealing on     dealing.py, and turn.py for what comes after the last card
    4 Score          scoring.py; end.py for 4.3
    5 Variant        where it departs: catching.py (5.2), scoring.py (5.3), end.py (5.1, 5.4)

All are functions over a SafaruState, which calls them by its phase.
"""
