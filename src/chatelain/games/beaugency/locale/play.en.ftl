# Options
option-start = Where the crown starts
option-start-random = on a great tower drawn at random
option-start-blue = on the blue great tower
option-start-yellow = on the yellow great tower
option-start-red = on the red great tower
option-data = The track; its third to fifth space of each colour are uncertain. Besides the values named here: a file of your own with the tables of data/track.toml, or what differs from the standard in one word, such as track=WWXWCSHT.
option-data-standard = crown alone, wall, crown/wall: the order that fits the rulebook’s example best
option-data-crowns-together = crown alone, crown/wall, wall
option-data-crowns-swapped = crown/wall, wall, crown alone
option-data-crowns-swapped-together = crown/wall, crown alone, wall

# Questions to chance
chance-own-die = the player’s own die
chance-special-die = a special die
chance-start-colour = the colour the crown starts on
chance-start-colour-0 = blue
chance-start-colour-1 = yellow
chance-start-colour-2 = red
chance-start-player = who starts
chance-start-player-0 = the first seat
chance-start-player-1 = the second seat

# Actions
action-roll = Roll { $specials }
specials-0 = your own die alone
specials-1 = your own die and one special die
specials-2 = your own die and two special dice
specials-3 = your own die and three special dice
specials-4 = your own die and four special dice
specials-5 = your own die and all five special dice
action-stop = End your turn
action-use = Use the { $face } to move the crown
action-build = { $place ->
        [left] Place the card at the left end
        [right] Place the card at the right end
       *[other] Place the card on place { $place } of the row
    }
action-dice = Take special dice instead of the card
action-evaluate = Evaluate the castles of this colour
action-steal = Take the card on place { $slot } of the opponent’s castle
action-further = Go on to the next forty places of the row
action-lose = { $end ->
        [left] Give up the card at the left end
       *[right] Give up the card at the right end
    }

# What a move changes
resource-blue = blue castle { $change }
resource-yellow = yellow castle { $change }
resource-red = red castle { $change }

# What happened
event-game-started = { $player } starts; the crown stands on the { coloured-space }.
event-rolled = { $count ->
        [1] { $player } rolls { $own }.
       *[other] { $player } rolls { $own }, and { $others } with the special dice.
    }
event-dice-returned = { $count ->
        [one] The rolled special die goes back to the board.
       *[other] The { $count } rolled special dice go back to the board.
    }
event-crown-moved = { $face ->
        [one] { $player } moves the crown one space: { coloured-space }.
       *[other] { $player } moves the crown { $face } spaces: { coloured-space }.
    }
event-card-placed = { $player } adds a { $card } to the { $colour } castle, on place { $slot }.
event-card-stolen = { $player } takes a { $card } from place { $slot } of the { $colour } castle of { $seat }.
event-dice-taken = { $count ->
        [0] { $player } takes nothing: there is no special die to be had.
        [one] { $player } takes one special die{ $opponent ->
            [0] .
           *[other] {" "}from the opponent.
        }
       *[other] { $player } takes { $count } special dice{ $opponent ->
            [0] .
           *[other] , { $opponent } from the opponent.
        }
    }
event-evaluation = The { coloured-castles } are evaluated: { $own } against { $other }. { $points ->
        [one] { $player } gets one point.
       *[other] { $player } gets { $points } points.
    }
event-evaluation-tie = The { coloured-castles } are evaluated: both are worth { $own }, nobody gets points.
event-left-colour = { $player } has to leave the { $colour } domain.
event-lost-card = { $player } loses a { $card } of the { $colour } castle.
event-lost-nothing = { $player } has no { $colour } card to lose.
event-turn-ended = { $player } ends the turn.
event-game-won = { $player } reaches the king with { $total } points and wins the game.

# Why not
refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-no-roll-yet = Roll first: the first roll of a turn is obligatory, and it carries no risk.
refusal-choose-die-first = Choose first which of the rolled dice moves the crown.
refusal-space-first = First do what the space offers: take the card or dice, or evaluate on a crown.
refusal-place-first = First place the stolen card in your castle.
refusal-lose-first = First choose which of your two end cards goes back to its pile.
refusal-space-done = This space has been used: roll on, or end your turn.
refusal-must-evaluate = A crown alone gives neither card nor dice: the { coloured-castles } had to be evaluated. Roll on, or end your turn.
refusal-not-enough-special-dice = { $have ->
        [0] You have no special die; roll your own die alone.
        [one] You have one special die, not { $need }.
       *[other] You have { $have } special dice, not { $need }.
    }
refusal-nothing-to-choose = There is no die to choose: that is for a roll with different faces.
refusal-face-not-rolled = No die shows { $face }; choose one of the faces that were rolled.
refusal-nothing-to-lose = There is no card to choose: that happens only when you leave the colour with two equal end cards.
refusal-no-crown-here = There is no crown on this space; castles are evaluated only on crown spaces.
refusal-pile-empty = No { $card } is left, neither in the { $colour } pile nor in the opponent’s castle; take dice instead.
refusal-pile-empty-steal = The { $colour } pile is empty: take a { $card } from the opponent’s castle, or take dice instead.
refusal-pile-not-empty = You may steal only when the pile is empty; { $left ->
        [one] one { $card } is
       *[other] { $left } cards of this kind ({ $card }) are
    } left in the { $colour } pile, so take from there.
refusal-castle-empty = Your { $colour } castle has no card yet: the first one goes on place 1.
refusal-needs-wall = A { $card } needs a wall beside it; choose a place next to a wall, or take dice instead.
refusal-building-beside = A { $card } may not touch another building; only a wall fits on place { $place }.
refusal-place-taken = There is a card on place { $place }; choose an end of the row or a gap.
refusal-no-such-place = { $length ->
        [one] Your castle has only one place; choose an end of the row.
       *[other] Your castle has only { $length } places; choose an end of the row or a gap.
    }
refusal-nothing-further = Nothing more to choose lies further on in the row.
refusal-nothing-there = There is no card on place { $place } of the opponent’s castle.
refusal-wrong-card = On place { $place } of the opponent’s castle stands a { $found }; this space gives only a { $card }.
refusal-no-place = A { $card } has no place in your { $colour } castle, so it cannot be stolen; take dice instead.

# The board in the terminal
board-dice = Special dice:
board-on-board = on the board
board-supply = piles:
board-colon = {":"}
board-point = point
board-points = points
board-rolled = rolled
board-used = used:
board-risk = Risk of the next roll:
board-no-risk = The first roll of a turn carries no risk.
board-at-risk = at stake:
board-hand = In hand:
board-percent = %

# One letter for each card on the drawn board.
letter-wall = W
letter-small-tower = S
letter-house = H
letter-great-tower = T

# What is wrong with a text position
error-not-two-castles = { $key }: “{ $word }” is not two castles with / between them
error-no-card-letter = { $key }: “{ $letter }” is not a card; one of { $known }, and . for a gap
error-gap-at-end = { $key }: “{ $row }” has no card at an end; a castle without cards is -
error-nothing-further = { $key }: nothing lies so far on in the row
error-buildings-touch = { $key }: in “{ $row }” two buildings touch
error-too-many-special-dice = { $key }: there are only { $limit } special dice
error-too-many-rolled = { $key }: there are only { $limit } dice to roll
error-face-not-rolled = { $key }: no die shows { $face }
error-too-many-cards = { $key }: { $count } cards { $card } too many
error-too-many-points = { $key }: nobody can have more than { $goal }, and only one can have { $goal }
error-crown-colour = { $key }: the crown stands on “{ $colour }”
error-no-choice-of-dice = { $key }: a choice needs two different faces, and none used
error-rolled-not-on-board = { $key }: special dice that were rolled are back on the board, so { $count } must lie there
error-space-without-card = { $key }: the space of the crown offers no card
error-pile-not-empty = { $key }: the pile of { $card } is not empty, so none was stolen
error-card-without-place = { $key }: the card { $card } has no place
error-crown-not-gone = { $key }: the crown has not left the colour of the turn
error-ends-not-equal = { $key }: the end cards are not equal, so there is nothing to choose

# What is wrong with a data file or an option
error-other-cards = the cards are: { $known }
error-card-values = a later card must be worth more than an earlier one
error-start-cards = a castle starts with one card at most, and the pile must hold it twice
error-no-spaces = a list of spaces is needed here, not { $value }
error-layout-offsets = the offset is not the place in the list, counted from 0
error-space-count = a colour has { $low } to { $high } spaces, not { $count }
error-crown-count = every colour has one space “{ $space }”, not { $count }
error-track-rows = there is one row of spaces for all colours, or one for each of the three, not { $count }
error-start-spaces = { $value } is not one space of each colour: blue, yellow, red
