# Le jeu
game-title = Beaugency
game-tagline = Une couronne, trois châteaux forts chacun : relancez ou arrêtez-vous à temps, et évaluez quand le vôtre vaut le plus.

# Couleurs
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge

# Cartes
wall = muraille
small-tower = petite tour
house = maison
great-tower = grande tour
walls = murailles
houses = maisons
wall-effect = Vaut 1 ; se pose à un bout ou dans une brèche.
small-tower-effect = Vaut 2 ; il faut une muraille à côté.
house-effect = Vaut 3 ; il faut une muraille à côté.
great-tower-effect = Vaut 5 ; il faut une muraille à côté.

# Cartes, par les mots du moteur
small_tower = { small-tower }
great_tower = { great-tower }

# Cases de la piste
space-wall = muraille
space-small-tower = petite tour
space-house = maison
space-great-tower = grande tour
space-crown = couronne seule
space-crown-wall = couronne/muraille
space-wall-effect = Prenez une muraille ou un dé spécial.
space-small-tower-effect = Prenez une petite tour ou deux dés spéciaux.
space-house-effect = Prenez une maison ou trois dés spéciaux.
space-great-tower-effect = Prenez une grande tour ou cinq dés spéciaux.
space-crown-effect = Cette couleur doit être évaluée.
space-crown-wall-effect = Évaluez cette couleur, ou prenez une muraille ou un dé spécial.

# Les mêmes, par les mots du moteur
space-small_tower = { space-small-tower }
space-great_tower = { space-great-tower }
space-crown_wall = { space-crown-wall }

# Sur la table
crown = couronne
castle = château fort
castles = châteaux forts
building = bâtiment
gap = brèche
pile = pile
own-die = dé personnel
special-die = dé spécial
evaluation = évaluation
theft = vol
loss = perte
king = roi
seat-white = blanc
seat-black = noir

# D'où viennent les points
source-blue = Châteaux forts bleus
source-yellow = Châteaux forts jaunes
source-red = Châteaux forts rouges
