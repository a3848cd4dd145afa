# The game
game-title = Beaugency
game-tagline = One crown, three castles each: roll on or stop in time, and evaluate when your castle is the better one.

# Colours
colour-blue = blue
colour-yellow = yellow
colour-red = red

# Cards
wall = wall
small-tower = small tower
house = house
great-tower = great tower
walls = walls
houses = houses
wall-effect = Worth 1; goes to either end or into a gap.
small-tower-effect = Worth 2; needs a wall beside it.
house-effect = Worth 3; needs a wall beside it.
great-tower-effect = Worth 5; needs a wall beside it.

# Cards by the words of the engine
small_tower = { small-tower }
great_tower = { great-tower }

# Spaces of the track
space-wall = wall
space-small-tower = small tower
space-house = house
space-great-tower = great tower
space-crown = crown alone
space-crown-wall = crown/wall
space-wall-effect = Take a wall or one special die.
space-small-tower-effect = Take a small tower or two special dice.
space-house-effect = Take a house or three special dice.
space-great-tower-effect = Take a great tower or five special dice.
space-crown-effect = This colour must be evaluated.
space-crown-wall-effect = Evaluate this colour, or take a wall or one special die.

# The same by the words of the engine
space-small_tower = { space-small-tower }
space-great_tower = { space-great-tower }
space-crown_wall = { space-crown-wall }

# Things on the table
crown = crown
castle = castle
castles = castles
building = building
gap = gap
pile = pile
own-die = own die
special-die = special die
evaluation = evaluation
theft = theft
loss = loss
king = king
seat-white = white
seat-black = black

# Where points come from
source-blue = Blue castles
source-yellow = Yellow castles
source-red = Red castles
