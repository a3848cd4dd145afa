# Le nom du jeu : sa famille, sa sorte, et en un mot.

game-burdigala = Burdigala
game-burdigala-kind = Bâtir Bordeaux
game-burdigala-short = Burdigala
