# Le nom du jeu : sa famille, sa sorte, et en un mot.

game-beaugency = Beaugency
game-beaugency-kind = Duel aux trois châteaux
game-beaugency-short = Beaugency
