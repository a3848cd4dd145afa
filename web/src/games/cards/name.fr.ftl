# Le nom du jeu : sa famille, sa sorte, et en un mot.

game-cards = Châteaux de Bourgogne
game-cards-kind = Jeu de cartes
game-cards-short = Jeu de cartes
