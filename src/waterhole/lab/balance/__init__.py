"""How balanced a game is: what is watched in a match, what follows from many, and how it is told."""
