# Le nom du jeu : sa famille, sa sorte, et en un mot.

game-burgundy = Châteaux de Bourgogne
game-burgundy-kind = Jeu de plateau
game-burgundy-short = Châteaux de Bourgogne
