# Le jeu
game-title = Les Châteaux de Bourgogne : le jeu de dés
game-tagline = Un lancer pour tous : assemblez une couleur et un nombre, remplissez votre domaine et terminez ses zones à temps.

# Couleurs des cases et des dés
blue = bleu
grey = gris
orange = orange
purple = mauve
yellow = jaune
green = vert

# Cases
river = rivière
mine = mine
city = cité
monastery = monastère
pasture = pâturage
castle = château
rivers = rivières
mines = mines
cities = cités
monasteries = monastères
pastures = pâturages
castles = châteaux

# Cases, par leur couleur
space-blue = { river }
space-grey = { mine }
space-orange = { city }
space-purple = { monastery }
space-yellow = { pasture }
space-green = { castle }

# Lettres des cases
letter-blue = B
letter-grey = G
letter-orange = O
letter-purple = M
letter-yellow = J
letter-green = K

# Ce qui marque une case, et ce que donne sa zone
river-effect = Un dé bleu avec un 5 ou un 6 ; une rivière terminée donne une marchandise.
mine-effect = Un dé gris avec un 3 ou un 4 ; une mine terminée donne une pépite.
city-effect = Un dé orange avec un nombre que la cité n’a pas encore ; une cité terminée donne un ouvrier.
monastery-effect = Un dé mauve avec un 1 ou un 2 ; un monastère terminé donne un moine.
pasture-effect = Un dé jaune, le même nombre dans tout le pâturage ; un pâturage terminé compte double.
castle-effect = Un dé vert avec un nombre inscrit à côté du château ; il donne le bonus de son carré.

# Châteaux, par la couleur de leur carré
castle-purple = château au moine
castle-grey = château à la pépite
castle-blue = château à la marchandise
castle-orange = château à l’ouvrier
start-castle = château de départ

# Bonus
monk = moine
silver = pépite
good = marchandise
worker = ouvrier
monks = moines
goods = marchandises
workers = ouvriers
bonus = bonus
bonuses = bonus
monk-effect = Un dé de couleur vaut n’importe quelle autre couleur.
silver-effect = Une seconde combinaison dans le même tour, avec au moins un autre dé.
good-effect = Se vend sur un double sablier, pour 2 points et 1 pépite.
worker-effect = Un dé classique vaut n’importe quel autre nombre.

# Dés et temps
colour-die = dé de couleur
number-die = dé classique
hourglass-die = dé Sablier
hourglass = sablier
double-hourglass = double sablier
hourglass-effect = On coche une case de la colonne Temps.
double-hourglass-effect = On coche deux cases de la colonne Temps, et les marchandises peuvent être vendues.
phase = phase
phase-1 = phase I
phase-2 = phase II
phase-3 = phase III

# La feuille
estate = domaine
zone = zone
zones = zones
space = case
row = rangée
points = points

# Le jeu en solitaire
grade-none = Le domaine demande encore de l’exercice.
grade-well-played = Bien joué !
grade-excellent = Excellent !
grade-incredible = Incroyable !

# D'où viennent les points
source-start-castle = Château de départ
source-zones = Zones
source-rivers = Rivières
source-mines = Mines
source-cities = Cités
source-monasteries = Monastères
source-pastures = Pâturages
source-castles = Châteaux
source-colours = Couleurs terminées
source-sales = Marchandises vendues
