game-title = La course à vingt et un
game-tagline = Lancez, reposez-vous ou payez un élan : le premier au but gagne.
source-dice = Dés
coins-one = une pièce
coins-two = deux pièces
coins-three = trois pièces
resource-coins = { $change } { $count ->
        [one] pièce
       *[other] pièces
    }
