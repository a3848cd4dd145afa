# The game
game-title = Burdigala
game-tagline = Roman Bordeaux is rising: lay the right stone at the right time, trade in the ports, and do not sell your soul too often.

# Districts; a district with one site has the name of its site
q1 = Amphitheatre
q2 = Puy Paulin
q3 = Mont Judaïque
q4 = Baths
q5 = Forum
q6 = Tutela
q7 = Dijeaux Gate
q8 = Saint-Christoly
q9 = Portus
q10 = Pey-Berland
q11 = Vicus
q12 = Ombrière
q13 = Mithraeum
q14 = Aqueduct

# The two sites of a bonus district
q2a = Puy Paulin west
q2b = Puy Paulin east
q9a = Portus west
q9b = Portus east
q12a = Ombrière west
q12b = Ombrière east
q14a = Aqueduct west
q14b = Aqueduct east

# Control points
point-1 = Médoc Gate
point-2 = North Road
point-3 = North Quay
point-4 = Paulin Gate
point-5 = Mont Judaïque Lane
point-6 = Baths Crossing
point-7 = North Cardo
point-8 = Pillars of Tutela
point-9 = Dijeaux Gate
point-10 = West Decumanus
point-11 = Cardo Crossing
point-12 = East Decumanus
point-13 = Garonne Port
point-14 = Devèze Ford, north
point-15 = Saint-Christoly Bank
point-16 = Cardo Bridge, north
point-17 = Inner Port, north quay
point-18 = Devèze Tower
point-19 = Devèze Ford, south
point-20 = Potters’ Bank
point-21 = Cardo Bridge, south
point-22 = Inner Port, south quay
point-23 = Ombrière Point
point-24 = Pey-Berland Lane
point-25 = Potters’ Crossing
point-26 = South Cardo
point-27 = Coopers’ Alley
point-28 = Ombrière Quay
point-29 = Mithraeum Lane
point-30 = Peugue Road
point-31 = Gate of Spain
point-32 = Aqueduct Lane

# Rivers
river-garonne = Garonne
river-deveze = Devèze

# Parts of the board
district = district
districts = districts
site = site
sites = sites
building = building
buildings = buildings
control-point = control point
port = port
ports = ports
fast-lane = fast lane
fast-lane-effect = One step between two points of the fast lanes, after a double or with the Chariot.
port-effect = A pawn that ends its move here brings a goods card.

# Things on the table
pawn = pawn
pawns = pawns
stone = stone
stones = stones
bonus-token = bonus token
bonus-token-effect = Goes to whoever finishes the first building of the district.
corruption = corruption
corruption-token = corruption token
corruption-tokens = corruption tokens
corruption-token-effect = Costs its value at the end; the most corrupt player loses 5 points more.
goods-card = goods card
goods-cards = goods cards
intrigue-cards = intrigue cards
die = die
double = double
double-effect = You may end on an occupied point, use all lanes, and buy a further turn with a corruption token.
seven = seven
seven-effect = For a corruption token, one more stone on the same site or a goods card.
hand = hand
supply = supply
discard = discard pile
points = points

# Construction tiles
fountain = fountain
altar = altar
bakery = bakery
tavern = tavern
storehouse = storehouse
pottery = potter’s workshop
domus = domus
market = market
school = school
barracks = barracks
curia = curia
necropolis = necropolis
temple-of-mercury = temple of Mercury
baths = baths
basilica = basilica
aqueduct = aqueduct
temple-of-tutela = temple of Tutela
theatre = theatre
forum = forum
amphitheatre = amphitheatre
stopped-site = stopped site

# The same by the words of the engine
temple_of_mercury = { temple-of-mercury }
temple_of_tutela = { temple-of-tutela }
stopped_site = { stopped-site }

# What a building does when it is finished
building-effect = Whoever finishes it scores its value; pawns around the district draw an intrigue card.
necropolis-effect = Worth nothing; whoever finishes it puts back all his corruption tokens.
stopped-site-effect = Whoever finishes it also draws 2 intrigue cards.

# Goods
wine = wine
ceramics = ceramics
copper = copper
wheat = wheat
tin = tin
goods = goods
goods-effect = End of game: sets of 1 to 5 different goods score 1, 3, 6, 10 or 15 points.

# Permanent intrigue cards: 2 points each at the end when they lie in front of you
consul = Consul
consul-effect = Permanent: 2 points more when you finish a building of size 2.
hygiene = Hygiene
hygiene-effect = Permanent: 2 points more when you finish a building of size 3.
chariot = Chariot
chariot-effect = Permanent: you may use fast lanes without a double.
boat = Boat
boat-effect = Permanent: you may use sea lanes without a double.
harvest = Good harvest
harvest-effect = Permanent: you may have 5 intrigue cards instead of 3.
vino = In vino veritas
vino-effect = Permanent: whenever you draw an intrigue card, you may take a corruption token to draw a goods card too.

# Intrigue cards that are played once
betrayal = Betrayal
betrayal-effect = Eliminate an intrigue card of an opponent: one on the table by choice, one of the hand at random.
influence = Influence
influence-effect = Add 1 to one of your dice or take 1 from it.
indiscretion = Indiscretion
indiscretion-effect = Look secretly at the hidden side of 3 sites.
merchant = Merchant
merchant-effect = Look at the goods of an opponent; you may swap one of yours for one of his.
sailor = Sailor
sailor-effect = Draw 3 goods cards and keep one.
crassus = Publius Crassus
crassus-effect = One more stone on the same site; only the last stone scores.
connections = Connections
connections-effect = Put back a corruption token of your choice.
theft = Theft
theft-effect = Take a goods card at random from an opponent.

# How the game ends
reason-built = All buildings are finished.
reason-pawns = A player has no pawn left on the board.
reason-goods = The pile of goods cards is empty.

# Where points come from
source-stones = Stones
source-buildings = Buildings
source-bonus = Bonus tokens
source-consul = Consul
source-hygiene = Hygiene
source-goods = Goods
source-permanent = Permanent cards
source-corruption = Corruption
source-most-corrupt = Most corrupt
source-floor = Not below 0
