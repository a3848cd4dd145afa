# The game
game-title = The Castles of Burgundy: The Dice Game
game-tagline = One roll for all: pair a colour with a number, fill your estate, and finish its zones before time runs out.

# Colours of the spaces and of the dice
blue = blue
grey = grey
orange = orange
purple = purple
yellow = yellow
green = green

# Spaces
river = river
mine = mine
city = city
monastery = monastery
pasture = pasture
castle = castle
rivers = rivers
mines = mines
cities = cities
monasteries = monasteries
pastures = pastures
castles = castles

# Spaces by their colour
space-blue = { river }
space-grey = { mine }
space-orange = { city }
space-purple = { monastery }
space-yellow = { pasture }
space-green = { castle }

# Letters on the spaces
letter-blue = B
letter-grey = G
letter-orange = O
letter-purple = P
letter-yellow = Y
letter-green = K

# What marks a space, and what its zone gives
river-effect = A blue die with a 5 or a 6; a finished river gives a good.
mine-effect = A grey die with a 3 or a 4; a finished mine gives 1 silver.
city-effect = An orange die with a number the city does not have yet; a finished city gives a worker.
monastery-effect = A purple die with a 1 or a 2; a finished monastery gives a monk.
pasture-effect = A yellow die, the same number in the whole pasture; a finished pasture scores twice.
castle-effect = A green die with a number that stands beside the castle; it gives the bonus of its square.

# Castles by the colour of their square
castle-purple = castle with the monk
castle-grey = castle with the silver
castle-blue = castle with the good
castle-orange = castle with the worker
start-castle = start castle

# Bonuses
monk = monk
silver = silver
good = good
worker = worker
monks = monks
goods = goods
workers = workers
bonus = bonus
bonuses = bonuses
monk-effect = One colour die counts as any other colour.
silver-effect = A second combination in the same turn, with at least one other die.
good-effect = Sold on a double hourglass, for 2 points and 1 silver.
worker-effect = One number die counts as any other number.

# Dice and time
colour-die = colour die
number-die = number die
hourglass-die = hourglass die
hourglass = hourglass
double-hourglass = double hourglass
hourglass-effect = One box of the time column is crossed.
double-hourglass-effect = Two boxes of the time column are crossed, and goods may be sold.
phase = phase
phase-1 = phase I
phase-2 = phase II
phase-3 = phase III

# The sheet
estate = estate
zone = zone
zones = zones
space = space
row = row
points = points

# The solo game
grade-none = The estate wants more practice.
grade-well-played = Well played!
grade-excellent = Excellent!
grade-incredible = Incredible!

# Where points come from
source-start-castle = Start castle
source-zones = Zones
source-rivers = Rivers
source-mines = Mines
source-cities = Cities
source-monasteries = Monasteries
source-pastures = Pastures
source-castles = Castles
source-colours = Colours completed
source-sales = Goods sold
