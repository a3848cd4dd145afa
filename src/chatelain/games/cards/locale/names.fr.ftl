# Le jeu
game-title = Les Châteaux de Bourgogne : le jeu de cartes
game-tagline = Les cartes sont des dés, les dés des choix : faites de vos projets un domaine et réunissez vos triplés tant que les manches paient bien.

# Types de cartes Action
castle = château
mine = mine
cloister = cloître
knowledge = connaissance
ship = navire
pasture = pâturage
building = bâtiment
castles = châteaux
mines = mines
cloisters = cloîtres
ships = navires
pastures = pâturages
buildings = bâtiments

# Lettres des cartes
letter-castle = C
letter-mine = M
letter-cloister = L
letter-knowledge = K
letter-ship = N
letter-pasture = P
letter-building = B

# Ce que fait une carte posée
castle-effect = Aussitôt une action gratuite, avec la valeur que vous voulez.
mine-effect = Vous prenez 2 pépites.
cloister-effect = Aucun effet ; il peut rejoindre une colonne d’un autre type, et trois cloîtres font un triplé.
knowledge-effect = Vous prenez 2 ouvriers.
ship-effect = Vous prenez une carte Marchandise d’une des deux piles.
pasture-effect = Vous prenez une carte Animal d’une des deux piles.
building-effect = Son avantage sert une fois, à la pose.

# Bâtiments
carpenter = atelier du charpentier
church = église
market = marché
watchtower = tour de guet
bank = banque
boarding-house = pension de famille
shop = magasin
town-hall = hôtel de ville
carpenter-effect = Vous pouvez prendre un bâtiment ou une connaissance de n’importe quelle rangée.
church-effect = Vous pouvez prendre un château, une mine ou un cloître de n’importe quelle rangée.
market-effect = Vous pouvez prendre un navire ou un pâturage de n’importe quelle rangée.
watchtower-effect = Vous prenez 1 point.
bank-effect = Vous prenez 3 pépites.
boarding-house-effect = Vous prenez une carte Marchandise ou une carte Animal de n’importe quelle pile.
shop-effect = Vous pouvez vendre toutes vos marchandises d’une sorte.
town-hall-effect = Vous pouvez placer un autre projet, quel que soit son dé.

# Les mêmes, par les mots du moteur
boarding_house = { boarding-house }
town_hall = { town-hall }

# Marchandises
good = marchandise
goods = marchandises
light = marron clair
medium = marron moyen
dark = marron foncé
good-light = marchandise marron clair
good-medium = marchandise marron moyen
good-dark = marchandise marron foncé
good-light-effect = Se vend avec un 1 ou un 2.
good-medium-effect = Se vend avec un 3 ou un 4.
good-dark-effect = Se vend avec un 5 ou un 6.
goods-effect = Une vente rapporte 1 pépite par marchandise, 1 point chacune à la fin, et la carte 1er joueur.

# Animaux
animal = animal
animals = animaux
cow = vache
sheep = mouton
pig = cochon
chicken = poule
animals-effect = Fin de partie : 4, 3 ou 2 animaux différents rapportent 4, 2 ou 1 point.

# Ce qu'un joueur possède, et les parties de la table
silver = pépites d’argent
worker = ouvrier
workers = ouvriers
points = points
project = projet
projects = projets
estate = domaine
storage = entrepôt
column = colonne
row = rangée
rows = rangées
deck = pioche
discard = défausse
stack = pile
hand = main
round = manche
turn = tour
triple = triplé
triples = triplés
worker-effect = Modifie d’un cran le dé de votre carte.
silver-effect = Pour 3, une fois par tour, regardez trois cartes et servez-vous d’une.

# Cartes Bonus
first-triple-effect = 1 point pour le premier triplé d’un type.
seven-types = les 7 types
seven-types-effect = Des points pour qui a les sept types dans son domaine : plus tôt, plus de points.
round-bonus = bonus de la manche
round-bonus-effect = Un choix de la manche en cours pour chaque triplé.
start-card = carte 1er joueur
start-card-effect = Son détenteur commence la manche suivante ; 1 point à la fin.

# Les six actions
act-take = prendre une carte d’une rangée
act-place = placer un projet
act-sell = vendre des marchandises
act-workers = compléter les ouvriers
act-silver = prendre une pépite
act-convert = convertir ouvriers et pépites en points

# Le jeu en solitaire
aaron = Aaron
aaron-effect = Reçoit 3 à 7 cartes par manche, ne décide de rien, et gagne dès qu’il est en tête à la fin d’une manche.

# D'où viennent les points
source-triples = Triplés
source-castles = Triplés de châteaux
source-mines = Triplés de mines
source-cloisters = Triplés de cloîtres
source-knowledge = Triplés de connaissances
source-ships = Triplés de navires
source-pastures = Triplés de pâturages
source-buildings = Triplés de bâtiments
source-first-triples = Premiers triplés
source-seven-types = Les 7 types
source-round-bonus = Bonus de manche
source-watchtowers = Tours de guet
source-conversion = Ouvriers et pépites
source-aaron-cloisters = Cloîtres d’Aaron
source-victory-points = Cartes Point de victoire
source-goods = Marchandises vendues
source-animals = Animaux
source-start-card = Carte 1er joueur
