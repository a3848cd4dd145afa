# Texts of Beaugency's table.

## The track and the castles

ui-space-title = { $colour ->
        [blue] Blue
        [yellow] Yellow
       *[red] Red
    } { $kind ->
        [wall] wall
        [small_tower] small tower
        [house] house
        [great_tower] great tower
        [crown_wall] crown / wall
       *[crown] crown alone
    }
ui-domain = { $colour ->
        [blue] Blue
        [yellow] Yellow
       *[red] Red
    } domain
ui-castles = { $colour ->
        [blue] Blue
        [yellow] Yellow
       *[red] Red
    } castles
ui-castle-of = { $colour ->
        [blue] Blue
        [yellow] Yellow
       *[red] Red
    } castle of { $player }: { $cards }. Value { $value }.
ui-castle-empty = no card
ui-track = Round track; arrow keys go from space to space
ui-worth = worth { $value }
ui-race = Race to the king
ui-crown-here = the crown is here
ui-ahead-stays = reached with a { $face }
ui-ahead-leaves = with a { $face }: loss
ui-unsure-place = ≈ reconstructed place
ui-level = Level
ui-lead = { $player } +{ $points }
ui-reserve = Piles
ui-left = { $count ->
        [0] 0, pile empty
       *[other] { $count } in the pile
    }
ui-left-of = { $count } of { $all } in the pile
ui-theft-possible = empty pile: the card is taken from the opponent
ui-other-card = The crown stands on a { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } { $kind ->
        [wall] wall
        [small_tower] small tower
        [house] house
        [great_tower] great tower
       *[other] crown / wall
    }: this space gives that card only.
ui-special-dice = { $count ->
        [0] no special die
        [one] 1 special die
       *[other] { $count } special dice
    }
ui-dice-tip = Roll as many special dice as you like with your own die, then use one die only. Special dice that were rolled go back to the middle.
ui-you = you
ui-robot = bot
ui-percent = { $value }%

## The decision

ui-decision = To decide
ui-choices = Choices
ui-turn-of = { $player } plays
ui-over = Game over
ui-your-roll = Your roll
ui-which-die = Which die?
ui-choose-text = Choose the die that moves the crown; the others do not count.
ui-lose-text = Both ends are worth the same: choose the card to give back.
ui-loss = Loss
ui-lost = { $player } loses a card: { $card }.
ui-rolls = { $player } rolls…
ui-last-roll = Last roll of { $player }.
ui-first-roll = The first roll of a turn carries no risk.
ui-you-play = You play { $face }.
ui-plays = { $player } plays { $face }.
ui-back = { $count ->
        [one] The special die goes back to the middle.
       *[other] The { $count } special dice go back to the middle.
    }
ui-evaluate = Evaluate { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    }
ui-evaluated = obligatory here, and done
ui-evaluate-text = { $own } against { $other }: { $who ->
        [level] level, nothing
        [own] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $player } at { $points }
    }
ui-only-on-crown = on a crown only
ui-take-dice = { $count ->
        [one] One special die
       *[other] { $count } special dice
    }
ui-pass = Pass
ui-no-dice = no die to be had
ui-dice-from-board = taken from the middle
ui-dice-all-robbed = taken from { $player }
ui-dice-robbed = { $count } of them from { $player }
ui-face-stays = stays in the colour
ui-face-leaves = loss, nothing to give back
ui-face-loses = loss: { $card ->
        [wall] a wall
        [small_tower] a small tower
        [house] a house
       *[great_tower] a great tower
    }
ui-face-scores = { $player } +{ $points }
ui-short-crown = Crown
ui-short-crown-wall = Crown/wall
ui-short-no-place = no place
ui-short-none = none left
ui-short-theft = from { $player }
ui-which-card = from { $player }: which one?
ui-stolen-to = from { $player }, { $place }
ui-place-left = at the left
ui-place-right = at the right
ui-place-gap = on place { $place }
ui-place-number = place { $place }
ui-places = { $count } possible places
ui-either = { $first } or { $second }
ui-further = Go on in the row
ui-further-text = to place { $first } and beyond
ui-where = Where?
ui-blocked = not possible
ui-roll = Roll
ui-roll-on = Roll on
ui-stop = Stop
ui-finish = Evaluate and end the game
ui-give-back = Give this card back
ui-play-face = Play the { $face }
ui-play-die = Play this die
ui-first-die = Choose a die first.
ui-first-end = Choose a card first.
ui-first-choice = Choose first: card, dice or evaluation.
ui-first-slot = Choose first which card to take.
ui-first-place = Choose first where the card goes.

## The next roll

ui-next-roll = Next roll
ui-stay = stay in { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    }
ui-stay-free = no risk
ui-crown = crown
ui-loss-word = loss
ui-odds-spoken = With { $dice ->
        [one] one die
       *[other] { $dice } dice
    }: { $stay }% to stay, { $crown }% of it to reach a crown, { $loss }% loss.
ui-no-risk = This roll cannot leave the colour.
ui-risk-nothing = A loss would cost nothing: the { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } castle is empty.
ui-risk = A loss would cost { $card ->
        [wall] a wall
        [small_tower] a small tower
        [house] a house
       *[great_tower] a great tower
    } at { $end ->
        [left] the left end
        [right] the right end
       *[other] one end
    } of the { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } castle.
ui-dice-rolled = Dice of the next roll
ui-own-die-tip = Your own die is always rolled.
ui-special-die-number = Special die { $number }
ui-die-on = Will be rolled, then goes back to the middle.
ui-die-off = Stays with you; click to roll it too.
ui-one-less = One special die less
ui-one-more = One special die more

## Information

ui-moment = colour of the turn: { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    }
ui-key-choices = card, dice, evaluation
ui-key-faces = choose a rolled die
ui-key-dice = special dice of the next roll
ui-key-roll = roll on, stop
ui-ring-short = Track
ui-ring-reconstructed = reconstructed track
# The illustrated sheet
ui-sheet-note = The numbers say how many cards are left in the piles.
ui-sheet-dice = Dice
ui-sheet-special = Rolled beside your own die; the face you choose moves the crown.
ui-sheet-spaces = Spaces of the track
ui-sheet-ring = Every colour has the same spaces.

ui-info-track = The spaces of a colour, in order
ui-info-goal = Whoever reaches { $goal } points wins at once.
ui-info-reconstructions = Reconstructions
ui-info-note = The rulebook does not tell everything about the board: these points rest on evidence, above all on its example. On the track the spaces in question say so (≈). The option “{ option-title-data }” offers another order.
ui-info-own-track = The track of this table comes from its players.
ui-reconstruction-R1-4 = 24 spaces, eight for each colour: blue, yellow, red, clockwise.
ui-reconstruction-R1-5 = The order of the spaces within a colour; only that of the third to the fifth is uncertain.
ui-reconstruction-R1-6 = The crown starts on the great tower of one of the three colours.

## Guided first turn

guide-goal = Two players, one race: whoever reaches the king, at 30 points, wins. Points come from evaluations: your castle of a colour against the opponent’s.
guide-track = The crown goes round the track. Its space says what you may take: a card of that colour, special dice, or an evaluation.
guide-castles = Each colour has two castles: yours below, the opponent’s above. A tower or a house goes beside a wall.
guide-roll = Roll your die. The first roll of a turn carries no risk; the colour it reaches becomes that of your turn.
guide-choose = Choose: the card or dice, or the evaluation on a crown. It is only a preview: you may still change it. For a card, touch a golden place of your castle.
guide-odds = This is the risk of the next roll, for the dice you roll. Leaving the colour ends the turn and costs the dearest card at an end.
guide-stop = Roll on to continue, or stop: your choice is played, and it is the opponent’s turn.
guide-end = That is all. Keep special dice for dangerous rolls, and evaluate when your castle is worth the most.
# What is printed
ui-tip-stay = stay
ui-tip-odds-stay = How often the next roll, with the dice switched on, can stay in this colour: then the turn goes on.
ui-tip-odds-crown = How often the next roll can reach a crown of this colour, where the castles are evaluated.
ui-tip-odds-loss = How often every die leaves the colour: that ends the turn and costs a card at an end of the castle.
ui-tip-value = The value of this castle: the sum of its cards. Where there is a gap, only the best part counts.
ui-tip-lead = Who would score now, and how much: an evaluation of this colour brings the difference of the two castles.
ui-tip-race = Who reaches the king, at { $goal } points, wins. Points come from evaluations.
option-title-start = Start
option-title-data = Data
ui-tip-roll = The last roll: the player’s own die, and the special dice in red. One of them moves the crown.
