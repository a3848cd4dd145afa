# What the game is called: its family, its kind, and in a word.

game-beaugency = Beaugency
game-beaugency-kind = A duel of three castles
game-beaugency-short = Beaugency
