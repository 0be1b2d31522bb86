"""Tables in use: one room each, who is told what, and what happens by itself."""
