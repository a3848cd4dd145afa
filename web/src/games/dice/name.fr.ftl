# Le nom du jeu : sa famille, sa sorte, et en un mot.

game-dice = Châteaux de Bourgogne
game-dice-kind = Jeu de dés
game-dice-short = Jeu de dés
