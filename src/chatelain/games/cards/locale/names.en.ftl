# The game
game-title = The Castles of Burgundy: The Card Game
game-tagline = Cards are dice, dice are choices: turn projects into an estate, and collect your triples while the rounds still pay well.

# Types of action cards
castle = castle
mine = mine
cloister = cloister
knowledge = knowledge
ship = ship
pasture = pasture
building = building
castles = castles
mines = mines
cloisters = cloisters
ships = ships
pastures = pastures
buildings = buildings

# Letters on the cards
letter-castle = C
letter-mine = M
letter-cloister = L
letter-knowledge = K
letter-ship = S
letter-pasture = P
letter-building = B

# What a card does when it is placed
castle-effect = One free action at once, with any number you like.
mine-effect = You take 2 silver.
cloister-effect = No effect; it may join a column of any other type, and three cloisters are a triple of their own.
knowledge-effect = You take 2 workers.
ship-effect = You take a goods card from one of the two piles.
pasture-effect = You take an animal card from one of the two piles.
building-effect = Its benefit is used once, when it is placed.

# Buildings
carpenter = carpenter
church = church
market = market
watchtower = watchtower
bank = bank
boarding-house = boarding house
shop = shop
town-hall = town hall
carpenter-effect = You may take a building or a knowledge card from any row.
church-effect = You may take a castle, a mine or a cloister from any row.
market-effect = You may take a ship or a pasture from any row.
watchtower-effect = You take 1 point.
bank-effect = You take 3 silver.
boarding-house-effect = You take a goods card or an animal card from any pile.
shop-effect = You may sell all your goods of one kind.
town-hall-effect = You may place one more project, whatever its die.

# The same by the words of the engine
boarding_house = { boarding-house }
town_hall = { town-hall }

# Goods
good = good
goods = goods
light = light
medium = medium
dark = dark
good-light = light good
good-medium = medium good
good-dark = dark good
good-light-effect = Sold with a 1 or a 2.
good-medium-effect = Sold with a 3 or a 4.
good-dark-effect = Sold with a 5 or a 6.
goods-effect = A sale pays 1 silver for each good, 1 point each at the end, and the start card.

# Animals
animal = animal
animals = animals
cow = cow
sheep = sheep
pig = pig
chicken = chicken
animals-effect = End of game: sets of 4, 3 or 2 different animals score 4, 2 or 1 points.

# What a player has, and the parts of the table
silver = silver
worker = worker
workers = workers
points = points
project = project
projects = projects
estate = estate
storage = storage
column = column
row = row
rows = rows
deck = deck
discard = discard pile
stack = stack
hand = hand
round = round
turn = turn
triple = triple
triples = triples
worker-effect = Changes the die of your card by one step.
silver-effect = For 3, once a turn, look at three cards and use one.

# Bonus cards
first-triple-effect = 1 point for the first triple of a type.
seven-types = the seven types
seven-types-effect = Points for having all seven types in the estate: the earlier, the more.
round-bonus = bonus of the round
round-bonus-effect = One choice of the current round for every triple.
start-card = start card
start-card-effect = Its holder begins the next round; 1 point at the end.

# The six actions
act-take = take a card from a row
act-place = place a project
act-sell = sell goods
act-workers = fill up workers
act-silver = take 1 silver
act-convert = turn workers and silver into points

# The solo game
aaron = Aaron
aaron-effect = Receives 3 to 7 cards each round, decides nothing, and wins as soon as he is ahead at the end of a round.

# Where points come from
source-triples = Triples
source-castles = Castle triples
source-mines = Mine triples
source-cloisters = Cloister triples
source-knowledge = Knowledge triples
source-ships = Ship triples
source-pastures = Pasture triples
source-buildings = Building triples
source-first-triples = First triples
source-seven-types = The seven types
source-round-bonus = Round bonuses
source-watchtowers = Watchtowers
source-conversion = Workers and silver
source-aaron-cloisters = Aaron’s cloisters
source-victory-points = Victory point cards
source-goods = Goods sold
source-animals = Animals
source-start-card = Start card
