# Le jeu
game-title = Burdigala
game-tagline = La Bordeaux romaine s’élève : posez la bonne pierre au bon moment, commercez dans les ports et ne vous laissez pas trop corrompre.

# Quartiers ; un quartier à un seul site porte le nom de ce site
q1 = Amphithéâtre
q2 = Puy Paulin
q3 = Mont Judaïque
q4 = Thermes
q5 = Forum
q6 = Tutelle
q7 = Porte Dijeaux
q8 = Saint-Christoly
q9 = Portus
q10 = Pey-Berland
q11 = Vicus
q12 = Ombrière
q13 = Mithraeum
q14 = Aqueduc

# Les deux sites d'un quartier à bonus
q2a = Puy Paulin ouest
q2b = Puy Paulin est
q9a = Portus ouest
q9b = Portus est
q12a = Ombrière ouest
q12b = Ombrière est
q14a = Aqueduc ouest
q14b = Aqueduc est

# Points de contrôle
point-1 = Porte du Médoc
point-2 = Voie du Nord
point-3 = Quai du Nord
point-4 = Porte Paulin
point-5 = Chemin du Mont Judaïque
point-6 = Carrefour des Thermes
point-7 = Cardo nord
point-8 = Piliers de Tutelle
point-9 = Porte Dijeaux
point-10 = Decumanus ouest
point-11 = Croisée du Cardo
point-12 = Decumanus est
point-13 = Port de la Garonne
point-14 = Gué de la Devèze, nord
point-15 = Rive Saint-Christoly
point-16 = Pont du Cardo, nord
point-17 = Port intérieur, quai nord
point-18 = Tour de la Devèze
point-19 = Gué de la Devèze, sud
point-20 = Rive des Potiers
point-21 = Pont du Cardo, sud
point-22 = Port intérieur, quai sud
point-23 = Pointe de l’Ombrière
point-24 = Chemin de Pey-Berland
point-25 = Carrefour des Potiers
point-26 = Cardo sud
point-27 = Ruelle des Tonneliers
point-28 = Quai de l’Ombrière
point-29 = Chemin du Mithraeum
point-30 = Voie du Peugue
point-31 = Porte d’Espagne
point-32 = Chemin de l’Aqueduc

# Rivières
river-garonne = Garonne
river-deveze = Devèze

# Parties du plateau
district = quartier
districts = quartiers
site = chantier
sites = chantiers
building = bâtiment
buildings = bâtiments
control-point = point de contrôle
port = port
ports = ports
fast-lane = voie rapide
fast-lane-effect = Un pas entre deux points des voies rapides, après un double ou avec le Char.
port-effect = Un pion qui finit ici son déplacement rapporte une carte marchandise.

# Sur la table
pawn = pion
pawns = pions
stone = pierre
stones = pierres
bonus-token = jeton bonus
bonus-token-effect = Revient à qui termine le premier bâtiment du quartier.
corruption = corruption
corruption-token = jeton corruption
corruption-tokens = jetons corruption
corruption-token-effect = Coûte sa valeur à la fin ; le plus corrompu perd 5 points de plus.
goods-card = carte marchandise
goods-cards = cartes marchandises
intrigue-cards = cartes intrigues
die = dé
double = double
double-effect = Vous pouvez finir sur un point occupé, prendre toutes les voies, et rejouer contre un jeton corruption.
seven = sept
seven-effect = Contre un jeton corruption, une pierre de plus sur le même chantier ou une carte marchandise.
hand = main
supply = réserve
discard = défausse
points = points

# Tuiles construction
fountain = fontaine
altar = autel
bakery = boulangerie
tavern = taverne
storehouse = entrepôt
pottery = atelier de potier
domus = domus
market = marché
school = école
barracks = caserne
curia = curie
necropolis = nécropole
temple-of-mercury = temple de Mercure
baths = thermes
basilica = basilique
aqueduct = aqueduc
temple-of-tutela = temple de Tutelle
theatre = théâtre
forum = forum
amphitheatre = amphithéâtre
stopped-site = chantier arrêté

# Les mêmes, par les mots du moteur
temple_of_mercury = { temple-of-mercury }
temple_of_tutela = { temple-of-tutela }
stopped_site = { stopped-site }

# Ce que fait un bâtiment terminé
building-effect = Qui le termine marque sa valeur ; les pions autour du quartier piochent une carte intrigue.
necropolis-effect = Ne vaut rien ; qui la termine rend tous ses jetons corruption.
stopped-site-effect = Qui le termine pioche aussi 2 cartes intrigues.

# Marchandises
wine = vin
ceramics = céramique
copper = cuivre
wheat = blé
tin = étain
goods = marchandises
goods-effect = Fin de partie : 1 à 5 marchandises différentes rapportent 1, 3, 6, 10 ou 15 points.

# Cartes intrigues permanentes : 2 points chacune à la fin, posées devant vous
consul = Consul
consul-effect = Permanente : 2 points de plus quand vous terminez un bâtiment de taille 2.
hygiene = Hygiène
hygiene-effect = Permanente : 2 points de plus quand vous terminez un bâtiment de taille 3.
chariot = Char
chariot-effect = Permanente : vous pouvez prendre les voies rapides sans double.
boat = Bateau
boat-effect = Permanente : vous pouvez prendre les voies maritimes sans double.
harvest = Bonne récolte
harvest-effect = Permanente : vous pouvez avoir 5 cartes intrigues au lieu de 3.
vino = In vino veritas
vino-effect = Permanente : quand vous piochez une carte intrigue, vous pouvez prendre un jeton corruption pour piocher aussi une marchandise.

# Cartes intrigues à jouer une fois
betrayal = Trahison
betrayal-effect = Éliminez une carte intrigue d’un adversaire : au choix devant lui, au hasard dans sa main.
influence = Influence
influence-effect = Ajoutez ou retirez 1 à l’un de vos dés.
indiscretion = Indiscrétion
indiscretion-effect = Regardez en secret la face cachée de 3 chantiers.
merchant = Négociant
merchant-effect = Regardez les marchandises d’un adversaire ; vous pouvez en échanger une contre une des vôtres.
sailor = Marin
sailor-effect = Piochez 3 cartes marchandises et gardez-en une.
crassus = Publius Crassus
crassus-effect = Une pierre de plus sur le même chantier ; seule la dernière compte.
connections = Relations
connections-effect = Rendez un jeton corruption de votre choix.
theft = Vol
theft-effect = Prenez au hasard une carte marchandise d’un adversaire.

# Comment la partie s'arrête
reason-built = Tous les bâtiments sont terminés.
reason-pawns = Un joueur n’a plus de pion sur le plateau.
reason-goods = La pioche des cartes marchandises est vide.

# D'où viennent les points
source-stones = Pierres
source-buildings = Bâtiments
source-bonus = Jetons bonus
source-consul = Consul
source-hygiene = Hygiène
source-goods = Marchandises
source-permanent = Cartes permanentes
source-corruption = Corruption
source-most-corrupt = Le plus corrompu
source-floor = Pas au-dessous de 0
