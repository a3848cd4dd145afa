# What the game is called: its family, its kind, and in a word.

game-burgundy = Castles of Burgundy
game-burgundy-kind = Board game
game-burgundy-short = Castles of Burgundy
