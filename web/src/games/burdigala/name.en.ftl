# What the game is called: its family, its kind, and in a word.

game-burdigala = Burdigala
game-burdigala-kind = Building Bordeaux
game-burdigala-short = Burdigala
