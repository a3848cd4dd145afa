game-title = Race to twenty-one
game-tagline = Roll, rest, or pay for a boost: the first at the goal wins.
source-dice = Dice
coins-one = one coin
coins-two = two coins
coins-three = three coins
resource-coins = { $change } { $count ->
        [one] coin
       *[other] coins
    }
