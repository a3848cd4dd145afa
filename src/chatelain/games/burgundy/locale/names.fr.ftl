# Le jeu
game-title = Les Châteaux de Bourgogne
game-tagline = Deux dés par tour, mille chemins : commerce, élevage, villes et savoir feront de votre domaine le premier de Bourgogne.

# Familles de tuiles, qui sont aussi les couleurs des cases
castle = château
mine = mine
ship = navire
pasture = pâturage
building = bâtiment
knowledge = connaissance
castles = châteaux
mines = mines
ships = navires
pastures = pâturages
buildings = bâtiments
knowledge-tiles = connaissances

# Lettres des cases
letter-castle = C
letter-mine = M
letter-ship = N
letter-pasture = P
letter-building = B
letter-knowledge = K

# Ce que fait une tuile d'une famille
castle-effect = Aussitôt une action de plus, avec la valeur de dé que vous voulez.
mine-effect = 1 pépite d'argent à la fin de chaque phase.
ship-effect = Prenez les marchandises d'un dépôt et avancez d'une case dans l'ordre du tour.
pasture-effect = 1 point par animal ; la même espèce dans ce pâturage compte à nouveau.
building-effect = Son avantage sert une fois, à la pose.
knowledge-effect = Change une règle pour vous, ou rapporte des points en fin de partie.

# Bâtiments
warehouse = entrepôt
carpenter = atelier de menuiserie
church = église
market = marché
boarding-house = pension de famille
bank = banque
town-hall = hôtel de ville
watchtower = tour de guet
warehouse-effect = Vous pouvez vendre toutes les marchandises d'un type, sans dé.
carpenter-effect = Vous pouvez prendre un bâtiment dans n'importe quel dépôt numéroté.
church-effect = Vous pouvez prendre une mine, une connaissance ou un château dans n'importe quel dépôt numéroté.
market-effect = Vous pouvez prendre un navire ou un animal dans n'importe quel dépôt numéroté.
boarding-house-effect = Vous recevez 4 ouvriers.
bank-effect = Vous recevez 2 pépites d'argent.
town-hall-effect = Vous pouvez placer une tuile de plus de votre stock, quelle que soit la valeur de la case.
watchtower-effect = Vous marquez 4 points.

# Animaux
animal = tuile animal
cow = vache
sheep = mouton
pig = cochon
chicken = poule
cow2 = 2 vaches
cow3 = 3 vaches
cow4 = 4 vaches
sheep2 = 2 moutons
sheep3 = 3 moutons
sheep4 = 4 moutons
pig2 = 2 cochons
pig3 = 3 cochons
pig4 = 4 cochons
chicken2 = 2 poules
chicken3 = 3 poules
chicken4 = 4 poules

# Marchandises, par valeur du dé qui les vend
good = marchandise
goods = marchandises
good-turquoise = turquoise
good-violet = violet
good-pink = rose
good-red = rouge
good-brown = brun
good-orange = orange

# Ce qu'un joueur possède, et les parties de la table
silver = pépites d'argent
worker = ouvrier
workers = ouvriers
points = points
estate = domaine
district = district
districts = districts
depot = dépôt
black-depot = dépôt noir
storage = stock
goods-storage = stock de marchandises
white-die = dé blanc
turn-order = ordre du tour
phase = phase
round = tour
start-castle = château de départ

# Connaissances : un nom court et l'effet
knowledge-1 = Construction libre
knowledge-1-effect = Vos villes peuvent compter plusieurs bâtiments du même type.
knowledge-2 = Mineurs
knowledge-2-effect = À la fin de chaque phase, chaque mine vous donne aussi 1 ouvrier.
knowledge-3 = Commerce d'argent
knowledge-3-effect = Chaque vente vous rapporte 2 pépites d'argent au lieu de 1.
knowledge-4 = Porteurs
knowledge-4-effect = Chaque vente vous donne aussi 1 ouvrier.
knowledge-5 = Double port
knowledge-5-effect = Vos navires peuvent charger les marchandises de deux dépôts voisins.
knowledge-6 = Marché ouvert
knowledge-6-effect = Vous pouvez faire votre achat dans n'importe lequel des sept dépôts.
knowledge-7 = Élevage
knowledge-7-effect = Chaque tuile animal décomptée vous rapporte 1 point de plus.
knowledge-8 = Ouvriers habiles
knowledge-8-effect = Chaque ouvrier modifie un dé de 2 crans au plus.
knowledge-9 = Maître bâtisseur
knowledge-9-effect = Un dé qui place un bâtiment peut changer de 1 cran sans frais.
knowledge-10 = Pilotes et bergers
knowledge-10-effect = Un dé qui place un navire ou un animal peut changer de 1 cran sans frais.
knowledge-11 = Arpenteur
knowledge-11-effect = Un dé qui place un château, une mine ou une connaissance peut changer de 1 cran sans frais.
knowledge-12 = Magasinier
knowledge-12-effect = Un dé qui prend une tuile dans un dépôt peut changer de 1 cran sans frais.
knowledge-13 = Bras rémunérés
knowledge-13-effect = Chaque fois que vous prenez des ouvriers, vous recevez aussi 1 pépite d'argent.
knowledge-14 = Foire d'embauche
knowledge-14-effect = Chaque fois que vous prenez des ouvriers, vous en recevez 4 au lieu de 2.
knowledge-15 = Commerce varié
knowledge-15-effect = Fin de partie : 3 points par type de marchandises que vous avez vendu.
knowledge-16 = Entrepôts
knowledge-16-effect = Fin de partie : 4 points par entrepôt de votre domaine.
knowledge-17 = Tours de guet
knowledge-17-effect = Fin de partie : 4 points par tour de guet de votre domaine.
knowledge-18 = Ateliers de menuiserie
knowledge-18-effect = Fin de partie : 4 points par atelier de menuiserie de votre domaine.
knowledge-19 = Églises
knowledge-19-effect = Fin de partie : 4 points par église de votre domaine.
knowledge-20 = Marchés
knowledge-20-effect = Fin de partie : 4 points par marché de votre domaine.
knowledge-21 = Pensions de famille
knowledge-21-effect = Fin de partie : 4 points par pension de famille de votre domaine.
knowledge-22 = Banques
knowledge-22-effect = Fin de partie : 4 points par banque de votre domaine.
knowledge-23 = Hôtels de ville
knowledge-23-effect = Fin de partie : 4 points par hôtel de ville de votre domaine.
knowledge-24 = Ménagerie
knowledge-24-effect = Fin de partie : 4 points par espèce d'animal de votre domaine.
knowledge-25 = Grand commerce
knowledge-25-effect = Fin de partie : 1 point par marchandise que vous avez vendue.
knowledge-26 = Honneurs
knowledge-26-effect = Fin de partie : 2 points par tuile bonus que vous détenez.

# Les mêmes, par les mots de la notation
k1 = { knowledge-1 }
k2 = { knowledge-2 }
k3 = { knowledge-3 }
k4 = { knowledge-4 }
k5 = { knowledge-5 }
k6 = { knowledge-6 }
k7 = { knowledge-7 }
k8 = { knowledge-8 }
k9 = { knowledge-9 }
k10 = { knowledge-10 }
k11 = { knowledge-11 }
k12 = { knowledge-12 }
k13 = { knowledge-13 }
k14 = { knowledge-14 }
k15 = { knowledge-15 }
k16 = { knowledge-16 }
k17 = { knowledge-17 }
k18 = { knowledge-18 }
k19 = { knowledge-19 }
k20 = { knowledge-20 }
k21 = { knowledge-21 }
k22 = { knowledge-22 }
k23 = { knowledge-23 }
k24 = { knowledge-24 }
k25 = { knowledge-25 }
k26 = { knowledge-26 }

# D'où viennent les points
source-districts = Districts
source-phase-bonus = Bonus de phase
source-colours = Couleurs terminées
source-animals = Animaux
source-watchtowers = Tours de guet
source-sales = Ventes
source-knowledge = Connaissances
source-unsold-goods = Marchandises invendues
source-silver = Pépites d'argent restantes
source-workers = Ouvriers restants
source-founding = Château à 5 points
