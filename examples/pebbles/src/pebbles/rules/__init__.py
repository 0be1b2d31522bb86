"""The rules, a file for each section of the rulebook: what may be done, why not, and what it does.

1 Set-up    set_up.py
2 A round   laying.py
3 The end   end.py
"""
