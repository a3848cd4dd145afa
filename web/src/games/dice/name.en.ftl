# What the game is called: its family, its kind, and in a word.

game-dice = Castles of Burgundy
game-dice-kind = Dice game
game-dice-short = Dice game
