# The game
game-title = The Castles of Burgundy
game-tagline = Two dice a turn, many roads: trade, herds, towns and learning make your estate the first of Burgundy.

# Families of tiles, which are also the colours of the spaces
castle = castle
mine = mine
ship = ship
pasture = pasture
building = building
knowledge = knowledge
castles = castles
mines = mines
ships = ships
pastures = pastures
buildings = buildings
knowledge-tiles = knowledge tiles

# Letters on the spaces
letter-castle = C
letter-mine = M
letter-ship = S
letter-pasture = P
letter-building = B
letter-knowledge = K

# What a tile of a family does
castle-effect = At once, one more action with any number you like.
mine-effect = 1 silver at the end of each phase.
ship-effect = Take the goods of one depot and move one space forward in turn order.
pasture-effect = 1 point for each animal; the same species in this pasture scores again.
building-effect = Its benefit is used once, when it is placed.
knowledge-effect = Changes a rule for you, or scores at the end of the game.

# Buildings
warehouse = warehouse
carpenter = carpenter
church = church
market = market
boarding-house = boarding house
bank = bank
town-hall = town hall
watchtower = watchtower
warehouse-effect = You may sell all goods of one type without a die.
carpenter-effect = You may take a building from any numbered depot.
church-effect = You may take a mine, a knowledge tile or a castle from any numbered depot.
market-effect = You may take a ship or an animal tile from any numbered depot.
boarding-house-effect = You receive 4 workers.
bank-effect = You receive 2 silver.
town-hall-effect = You may place one more stored tile, whatever the number of the space.
watchtower-effect = You score 4 points.

# Animals
animal = animal tile
cow = cow
sheep = sheep
pig = pig
chicken = chicken
cow2 = 2 cows
cow3 = 3 cows
cow4 = 4 cows
sheep2 = 2 sheep
sheep3 = 3 sheep
sheep4 = 4 sheep
pig2 = 2 pigs
pig3 = 3 pigs
pig4 = 4 pigs
chicken2 = 2 chickens
chicken3 = 3 chickens
chicken4 = 4 chickens

# Goods, by the number of the die that sells them
good = good
goods = goods
good-turquoise = turquoise
good-violet = violet
good-pink = pink
good-red = red
good-brown = brown
good-orange = orange

# What a player has, and the parts of the table
silver = silver
worker = worker
workers = workers
points = points
estate = estate
district = district
districts = districts
depot = depot
black-depot = black depot
storage = storage
goods-storage = goods storage
white-die = white die
turn-order = turn order
phase = phase
round = round
start-castle = start castle

# Knowledge tiles: a short name and what it does
knowledge-1 = Free building
knowledge-1-effect = Your cities may hold several buildings of the same type.
knowledge-2 = Miners
knowledge-2-effect = At the end of each phase every mine also gives you 1 worker.
knowledge-3 = Silver trade
knowledge-3-effect = Each sale pays you 2 silver instead of 1.
knowledge-4 = Carriers
knowledge-4-effect = Each sale also gives you 1 worker.
knowledge-5 = Double harbour
knowledge-5-effect = Your ships may load goods from two neighbouring depots.
knowledge-6 = Free market
knowledge-6-effect = You may buy your tile in any of the seven depots.
knowledge-7 = Breeding
knowledge-7-effect = Each animal tile that scores gives you 1 point more.
knowledge-8 = Skilled workers
knowledge-8-effect = Each worker changes a die by up to 2 steps.
knowledge-9 = Master builder
knowledge-9-effect = Dice that place buildings may change by 1 step free of charge.
knowledge-10 = Pilots and herders
knowledge-10-effect = Dice that place ships or animals may change by 1 step free of charge.
knowledge-11 = Surveyor
knowledge-11-effect = Dice that place castles, mines or knowledge tiles may change by 1 step free of charge.
knowledge-12 = Storekeeper
knowledge-12-effect = Dice that take tiles from a depot may change by 1 step free of charge.
knowledge-13 = Paid hands
knowledge-13-effect = Each time you take workers you also receive 1 silver.
knowledge-14 = Hiring fair
knowledge-14-effect = Each time you take workers you receive 4 instead of 2.
knowledge-15 = Varied trade
knowledge-15-effect = End of game: 3 points for each type of goods you have sold.
knowledge-16 = Warehouses
knowledge-16-effect = End of game: 4 points for each of your warehouses.
knowledge-17 = Watchtowers
knowledge-17-effect = End of game: 4 points for each of your watchtowers.
knowledge-18 = Carpenters
knowledge-18-effect = End of game: 4 points for each of your carpenters.
knowledge-19 = Churches
knowledge-19-effect = End of game: 4 points for each of your churches.
knowledge-20 = Markets
knowledge-20-effect = End of game: 4 points for each of your markets.
knowledge-21 = Boarding houses
knowledge-21-effect = End of game: 4 points for each of your boarding houses.
knowledge-22 = Banks
knowledge-22-effect = End of game: 4 points for each of your banks.
knowledge-23 = Town halls
knowledge-23-effect = End of game: 4 points for each of your town halls.
knowledge-24 = Menagerie
knowledge-24-effect = End of game: 4 points for each species of animal in your estate.
knowledge-25 = Great trade
knowledge-25-effect = End of game: 1 point for each good you have sold.
knowledge-26 = Honours
knowledge-26-effect = End of game: 2 points for each bonus tile you hold.

# The same by the words of the notation
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

# Where points come from
source-districts = Districts
source-phase-bonus = Phase bonus
source-colours = Colours completed
source-animals = Animals
source-watchtowers = Watchtowers
source-sales = Sales
source-knowledge = Knowledge
source-unsold-goods = Unsold goods
source-silver = Silver left
source-workers = Workers left
source-founding = Castle for 5 points
