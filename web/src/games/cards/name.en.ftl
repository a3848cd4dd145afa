# What the game is called: its family, its kind, and in a word.

game-cards = Castles of Burgundy
game-cards-kind = Card game
game-cards-short = Card game
