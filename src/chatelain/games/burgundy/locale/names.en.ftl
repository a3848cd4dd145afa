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
k1 = Free building
k1-effect = Your cities may hold several buildings of the same type.
tile-k1 = “{ k1 }” (knowledge 1)
k2 = Miners
k2-effect = At the end of each phase every mine also gives you 1 worker.
tile-k2 = “{ k2 }” (knowledge 2)
k3 = Silver trade
k3-effect = Each sale pays you 2 silver instead of 1.
tile-k3 = “{ k3 }” (knowledge 3)
k4 = Carriers
k4-effect = Each sale also gives you 1 worker.
tile-k4 = “{ k4 }” (knowledge 4)
k5 = Double harbour
k5-effect = Your ships may load goods from two neighbouring depots.
tile-k5 = “{ k5 }” (knowledge 5)
k6 = Free market
k6-effect = You may buy your tile in any of the seven depots.
tile-k6 = “{ k6 }” (knowledge 6)
k7 = Breeding
k7-effect = Each animal tile that scores gives you 1 point more.
tile-k7 = “{ k7 }” (knowledge 7)
k8 = Skilled workers
k8-effect = Each worker changes a die by up to 2 steps.
tile-k8 = “{ k8 }” (knowledge 8)
k9 = Master builder
k9-effect = Dice that place buildings may change by 1 step free of charge.
tile-k9 = “{ k9 }” (knowledge 9)
k10 = Pilots and herders
k10-effect = Dice that place ships or animals may change by 1 step free of charge.
tile-k10 = “{ k10 }” (knowledge 10)
k11 = Surveyor
k11-effect = Dice that place castles, mines or knowledge tiles may change by 1 step free of charge.
tile-k11 = “{ k11 }” (knowledge 11)
k12 = Storekeeper
k12-effect = Dice that take tiles from a depot may change by 1 step free of charge.
tile-k12 = “{ k12 }” (knowledge 12)
k13 = Paid hands
k13-effect = Each time you take workers you also receive 1 silver.
tile-k13 = “{ k13 }” (knowledge 13)
k14 = Hiring fair
k14-effect = Each time you take workers you receive 4 instead of 2.
tile-k14 = “{ k14 }” (knowledge 14)
k15 = Varied trade
k15-effect = End of game: 3 points for each type of goods you have sold.
tile-k15 = “{ k15 }” (knowledge 15)
k16 = Warehouses
k16-effect = End of game: 4 points for each of your warehouses.
tile-k16 = “{ k16 }” (knowledge 16)
k17 = Watchtowers
k17-effect = End of game: 4 points for each of your watchtowers.
tile-k17 = “{ k17 }” (knowledge 17)
k18 = Carpenters
k18-effect = End of game: 4 points for each of your carpenters.
tile-k18 = “{ k18 }” (knowledge 18)
k19 = Churches
k19-effect = End of game: 4 points for each of your churches.
tile-k19 = “{ k19 }” (knowledge 19)
k20 = Markets
k20-effect = End of game: 4 points for each of your markets.
tile-k20 = “{ k20 }” (knowledge 20)
k21 = Boarding houses
k21-effect = End of game: 4 points for each of your boarding houses.
tile-k21 = “{ k21 }” (knowledge 21)
k22 = Banks
k22-effect = End of game: 4 points for each of your banks.
tile-k22 = “{ k22 }” (knowledge 22)
k23 = Town halls
k23-effect = End of game: 4 points for each of your town halls.
tile-k23 = “{ k23 }” (knowledge 23)
k24 = Menagerie
k24-effect = End of game: 4 points for each species of animal in your estate.
tile-k24 = “{ k24 }” (knowledge 24)
k25 = Great trade
k25-effect = End of game: 1 point for each good you have sold.
tile-k25 = “{ k25 }” (knowledge 25)
k26 = Honours
k26-effect = End of game: 2 points for each bonus tile you hold.
tile-k26 = “{ k26 }” (knowledge 26)

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
