# Le jeu
game-title = Les Châteaux de Bourgogne
game-tagline = Deux dés par tour, mille chemins : commerce, élevage, villes et savoir feront de votre domaine le premier de Bourgogne.

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
mine-effect = 1 pépite d’argent à la fin de chaque phase.
ship-effect = Prenez les marchandises d’un dépôt et avancez d’une case dans l’ordre du tour.
pasture-effect = 1 point par animal ; la même espèce dans ce pâturage compte à nouveau.
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
warehouse-effect = Vous pouvez vendre toutes les marchandises d’un type, sans dé.
carpenter-effect = Vous pouvez prendre un bâtiment dans n’importe quel dépôt numéroté.
church-effect = Vous pouvez prendre une mine, une connaissance ou un château dans n’importe quel dépôt numéroté.
market-effect = Vous pouvez prendre un navire ou un animal dans n’importe quel dépôt numéroté.
boarding-house-effect = Vous recevez 4 ouvriers.
bank-effect = Vous recevez 2 pépites d’argent.
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

# Marchandises, par valeur du dé qui les vend ; leur couleur est au féminin : « marchandise brune », « de couleur brune »
good = marchandise
goods = marchandises
good-turquoise = turquoise
good-violet = violette
good-pink = rose
good-red = rouge
good-brown = brune
good-orange = orange

# Ce qu'un joueur possède, et les parties de la table
silver = pépites d’argent
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
k1 = Construction libre
k1-effect = Vos villes peuvent compter plusieurs bâtiments du même type.
tile-k1 = « { k1 } » (connaissance 1)
k2 = Mineurs
k2-effect = À la fin de chaque phase, chaque mine vous donne aussi 1 ouvrier.
tile-k2 = « { k2 } » (connaissance 2)
k3 = Commerce d’argent
k3-effect = Chaque vente vous rapporte 2 pépites d’argent au lieu de 1.
tile-k3 = « { k3 } » (connaissance 3)
k4 = Porteurs
k4-effect = Chaque vente vous donne aussi 1 ouvrier.
tile-k4 = « { k4 } » (connaissance 4)
k5 = Double port
k5-effect = Vos navires peuvent charger les marchandises de deux dépôts voisins.
tile-k5 = « { k5 } » (connaissance 5)
k6 = Marché ouvert
k6-effect = Vous pouvez faire votre achat dans n’importe lequel des sept dépôts.
tile-k6 = « { k6 } » (connaissance 6)
k7 = Élevage
k7-effect = Chaque tuile animal décomptée vous rapporte 1 point de plus.
tile-k7 = « { k7 } » (connaissance 7)
k8 = Ouvriers habiles
k8-effect = Chaque ouvrier modifie un dé de 2 crans au plus.
tile-k8 = « { k8 } » (connaissance 8)
k9 = Maître bâtisseur
k9-effect = Un dé qui place un bâtiment peut changer de 1 cran sans frais.
tile-k9 = « { k9 } » (connaissance 9)
k10 = Pilotes et bergers
k10-effect = Un dé qui place un navire ou un animal peut changer de 1 cran sans frais.
tile-k10 = « { k10 } » (connaissance 10)
k11 = Arpenteur
k11-effect = Un dé qui place un château, une mine ou une connaissance peut changer de 1 cran sans frais.
tile-k11 = « { k11 } » (connaissance 11)
k12 = Magasinier
k12-effect = Un dé qui prend une tuile dans un dépôt peut changer de 1 cran sans frais.
tile-k12 = « { k12 } » (connaissance 12)
k13 = Bras rémunérés
k13-effect = Chaque fois que vous prenez des ouvriers, vous recevez aussi 1 pépite d’argent.
tile-k13 = « { k13 } » (connaissance 13)
k14 = Foire d’embauche
k14-effect = Chaque fois que vous prenez des ouvriers, vous en recevez 4 au lieu de 2.
tile-k14 = « { k14 } » (connaissance 14)
k15 = Commerce varié
k15-effect = Fin de partie : 3 points par type de marchandises que vous avez vendu.
tile-k15 = « { k15 } » (connaissance 15)
k16 = Entrepôts
k16-effect = Fin de partie : 4 points par entrepôt de votre domaine.
tile-k16 = « { k16 } » (connaissance 16)
k17 = Tours de guet
k17-effect = Fin de partie : 4 points par tour de guet de votre domaine.
tile-k17 = « { k17 } » (connaissance 17)
k18 = Ateliers de menuiserie
k18-effect = Fin de partie : 4 points par atelier de menuiserie de votre domaine.
tile-k18 = « { k18 } » (connaissance 18)
k19 = Églises
k19-effect = Fin de partie : 4 points par église de votre domaine.
tile-k19 = « { k19 } » (connaissance 19)
k20 = Marchés
k20-effect = Fin de partie : 4 points par marché de votre domaine.
tile-k20 = « { k20 } » (connaissance 20)
k21 = Pensions de famille
k21-effect = Fin de partie : 4 points par pension de famille de votre domaine.
tile-k21 = « { k21 } » (connaissance 21)
k22 = Banques
k22-effect = Fin de partie : 4 points par banque de votre domaine.
tile-k22 = « { k22 } » (connaissance 22)
k23 = Hôtels de ville
k23-effect = Fin de partie : 4 points par hôtel de ville de votre domaine.
tile-k23 = « { k23 } » (connaissance 23)
k24 = Ménagerie
k24-effect = Fin de partie : 4 points par espèce d’animal de votre domaine.
tile-k24 = « { k24 } » (connaissance 24)
k25 = Grand commerce
k25-effect = Fin de partie : 1 point par marchandise que vous avez vendue.
tile-k25 = « { k25 } » (connaissance 25)
k26 = Honneurs
k26-effect = Fin de partie : 2 points par tuile bonus que vous détenez.
tile-k26 = « { k26 } » (connaissance 26)

# D'où viennent les points
source-districts = Districts
source-phase-bonus = Bonus de phase
source-colours = Couleurs terminées
source-animals = Animaux
source-watchtowers = Tours de guet
source-sales = Ventes
source-knowledge = Connaissances
source-unsold-goods = Marchandises invendues
source-silver = Pépites d’argent restantes
source-workers = Ouvriers restants
source-founding = Château à 5 points
