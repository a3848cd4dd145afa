# What the game says while it is played. Names of things are in names.en.ftl.
# `{ $player }` is whose event it is. Arguments of the engine become words by the lists at the end: 5 as a `tile` is `tile-5`.

# Moves
action-take = Take tile { $slot } of { $depot } { $die }
action-place = Place the tile in { $stored } on { $space } { $die }
action-sell = Sell all { $good } goods { $die }
action-workers = Take workers { $die }
action-buy = Buy tile { $slot } of the black depot for 2 silver
action-buy-from = Buy tile { $slot } of { $depot } for 2 silver
action-load = Load the ship in { $depot }
action-load-two = Load the ship in { $depot } and in the next one (after 6 comes 1)
action-keep = Take the { $good } goods aboard
action-fetch = Take tile { $slot } of { $depot } with the building
action-decline = Do without the benefit
action-discard = Remove the tile in { $stored } from the game
action-end = End the turn
action-found = Found a castle on { $space }, away from all tiles, for 5 points and both dice
action-estate = Play on estate { $estate }
action-start = Put the start castle on { $space }

# The same where the position is known: `action_words` of board_text.py gives the variables. What a move costs and gives is shown
# beside the sentence.
action-take-here = Take { $tile } from { $depot } { $value ->
        [0] without a die
       *[other] with the { $value }
    }
action-place-here = Place { $tile } on { $space } { $value ->
        [0] without a die
       *[other] with the { $value }
    }
action-sell-here = Sell { $amount } { $good } { $amount ->
        [one] good
       *[other] goods
    } { $value ->
        [0] without a die
       *[other] with the { $value }
    }
action-workers-here = Take workers { $value ->
        [0] without a die
       *[other] with the { $value }
    }
action-buy-here = Buy { $tile } in the black depot
action-buy-from-here = Buy { $tile } in { $depot }
action-load-here = Load the ship in { $depot }: { $goods }
action-load-two-here = Load the ship in { $depot } and { $next }: { $goods }
action-fetch-here = Take { $tile } from { $depot }
action-discard-here = Remove { $tile } from the game

die-die1 = with die 1
die-die2 = with die 2
die-free = without a die
depot-depot1 = depot 1
depot-depot2 = depot 2
depot-depot3 = depot 3
depot-depot4 = depot 4
depot-depot5 = depot 5
depot-depot6 = depot 6

# What is to be decided now
pending-turn = use both dice, then end the turn
pending-ship = name the depot where your ship loads
pending-keep = choose the goods that come aboard
pending-castle = take the extra action of your castle
pending-warehouse = use your warehouse: sell one type of goods, or decline
pending-carpenter = use your carpenter: take a building, or decline
pending-church = use your church: take a mine, a knowledge tile or a castle, or decline
pending-market = use your market: take a ship or an animal tile, or decline
pending-town-hall = use your town hall: place one more stored tile, or decline
pending-discard = choose the stored tile that makes room for the new one
pending-estate = choose an estate
pending-start = choose a castle space for the start castle
what-ship = { pending-ship }
what-keep = { pending-keep }
what-castle = { pending-castle }
what-warehouse = { pending-warehouse }
what-carpenter = { pending-carpenter }
what-church = { pending-church }
what-market = { pending-market }
what-town-hall = { pending-town-hall }
what-discard = { pending-discard }
what-estate = { pending-estate }
what-start = { pending-start }

# Why not
refusal-game-over = The game is over: there is nothing left to do.
refusal-not-your-turn = It is { $seat }'s turn; wait until it is yours.
refusal-ready-already = You have made your choices; the game begins when everybody is ready.
refusal-only-before-game = Estate and start castle are chosen before the game begins; now play with your dice.
refusal-no-castle-space = Space { $space } is no castle space; name an empty space marked { letter-castle }.
refusal-choose-first = The game has not begun. First { $what }.
refusal-decide-first = One thing at a time. First { $what }.
refusal-no-ship = There is no ship to load; place a ship first.
refusal-no-benefit = There is no benefit to use; place a carpenter, a church or a market first.
refusal-nothing-to-decline = There is nothing to decline; only the benefit of a building just placed may be declined.
refusal-storage-has-room = A stored tile is removed only when a new one finds all three places full.
refusal-no-free-action = You have no action without a die; a castle, a warehouse or a town hall just placed gives one.
refusal-die-used = Die { $die } has been used in this turn; use the other one, or end the turn when both are used.
refusal-dice-left = { $dice ->
        [one] One of your dice is still unused: use it before you end the turn. Taking workers is always possible.
       *[other] Both dice are still unused: use them before you end the turn. Taking workers is always possible.
    }
refusal-no-tile-there = There is no tile at { $slot } in { $depot ->
        [black] the black depot
       *[other] depot { $depot }
    }; name a place that still holds one.
refusal-needs-workers = To make a { $number } of a { $die } you need { $need ->
        [one] 1 worker
       *[other] { $need } workers
    } and have { $have ->
        [0] none
       *[other] { $have }
    }. Try the other die or a nearer number, or take workers first.
refusal-storage-empty = Place s{ $slot } of your storage is empty; take a tile first.
refusal-space-covered = Space { $space } is covered already; name an empty space.
refusal-wrong-colour = Space { $space } is a { $colour } space and cannot receive { $tile }; name an empty space of the tile's own colour.
refusal-not-adjacent = Space { $space } touches no placed tile; name a space beside one, or build your way there first.
refusal-building-in-city = This city has { $building } already, and each type stands only once in a city. Build it in another city, or place “{ knowledge-1 }” (knowledge 1) first.
refusal-spielbox-touch = Under the Spielbox rules space { $space } must touch a placed castle or a placed tile of its own colour ({ $colour }).
refusal-no-such-goods = You have no { $good } goods to sell; a ship could bring some.
refusal-needs-knowledge = { $number ->
        [5] Only with “{ knowledge-5 }” (knowledge 5) in your estate a ship loads in two depots; name one depot.
       *[6] Only with “{ knowledge-6 }” (knowledge 6) in your estate you may buy outside the black depot.
    }
refusal-bought-already = You have bought a tile in this turn; you may buy again in your next one.
refusal-needs-silver = A purchase costs { $need } silver and you have { $have ->
        [0] none
       *[other] { $have }
    }. Sales, banks and mines bring silver.
refusal-needs-spielbox = A castle away from all tiles is founded only under the Spielbox rules, which this estate does not use.
refusal-needs-both-dice = Founding a castle takes both dice, and you have used one; do it at the beginning of a turn.
refusal-needs-points = Founding a castle costs { $need } points and you have { $have ->
        [0] none
       *[other] { $have }
    } so far.
refusal-needs-castle = There is no castle in your storage; take one first.
refusal-touches-tiles = Space { $space } touches a placed tile: place the castle there with a die, or name a castle space that touches none.
refusal-good-stored-already = The { $good } goods are aboard already; choose a type that is new to you.
refusal-good-not-there = There are no { $good } goods where your ship loads; choose a type that lies there.
refusal-wrong-family = { $benefit }, not { $tile }; choose another tile, or decline.
benefit-carpenter = The carpenter takes only buildings
benefit-church = The church takes only mines, knowledge tiles and castles
benefit-market = The market takes only ships and animal tiles

# What happened
event-estate-chosen = { $player } plays on estate { $estate }.
event-ready = { $player } is ready.
event-start-castle = The start castle of { $player } lies on { $space } of estate { $estate }.
event-phase-started = Phase { $phase } begins: all depots are filled anew.
event-round-started = Round { $round }: everybody rolls.
event-rolled = { $player } rolls { $dice }.
event-good-arrived = The white die brings one { $good } good to depot { $depot ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }.
event-workers-paid = { $player } pays { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } to make a die a { $number }.
event-tile-taken = { $player } takes { $tile } from { $shelf } into storage.
event-tile-discarded = { $player } removes { $tile } from the game to make room.
event-tile-placed = { $player } places { $tile } on { $space }.
event-bought = { $player } pays { $silver } silver for a purchase.
event-received = { $player } receives { $silver ->
        [0] { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
       *[other] { $silver } silver{ $workers ->
            [0] {""}
            [one] {" "}and 1 worker
           *[other] {" "}and { $workers } workers
        }
    }.
event-sold = { $player } sells { $amount } { $good } { $amount ->
        [one] good
       *[other] goods
    } for { $silver } silver{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $workers } workers
    }.
event-ship-loads = The ship of { $player } loads in { $depot ->
        [0] { $depots ->
            [1] depot 1
           *[2] depots 1 and 2
        }
        [1] { $depots ->
            [1] depot 2
           *[2] depots 2 and 3
        }
        [2] { $depots ->
            [1] depot 3
           *[2] depots 3 and 4
        }
        [3] { $depots ->
            [1] depot 4
           *[2] depots 4 and 5
        }
        [4] { $depots ->
            [1] depot 5
           *[2] depots 5 and 6
        }
       *[5] { $depots ->
            [1] depot 6
           *[2] depots 6 and 1
        }
    }.
event-good-loaded = { $player } takes { $amount } { $good } { $amount ->
        [one] good
       *[other] goods
    } from depot { $depot ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }.
event-pawn-moved = { $player } moves forward in turn order, to step { $track }.
event-district-completed = { $player } completes the district at { $space }: { $size ->
        [one] 1 space
       *[other] { $size } spaces
    }.
event-colour-completed = { $player } has covered all { $colour } spaces, { $is_first ->
        [1] first of all: the large bonus tile
       *[0] second: the small bonus tile
    }.
event-points = { $player }: { $points ->
        [-5] −5 points
        [one] +1 point
       *[other] +{ $points } points
    } ({ $source })
event-declined = { $player } does without the benefit.
event-mines-paid = The mines of { $player } yield { $silver } silver{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $workers } workers
    }.
event-turn-ended = { $player } ends the turn.
event-final-scoring = The last phase is over: final scoring.

# Dice and draws
chance-die = a player's die, two for everybody in the order of seats
chance-white-die = the white die
chance-first-player = who begins
chance-start-good = a start good, three for everybody in the order of seats
chance-estate = the estate of a player, in the order of seats
chance-tile = the tile for the next depot place
chance-black-tile = the tile for the next place of the black depot
chance-good = the next good of this phase

# Options
option-estates = The estates that are played on. Besides the values named here: a number (1 to 9, 10a to 10h), one for each player separated by commas, or a layout of your own.
option-estates-1 = everybody on estate 1, as in a first game
option-estates-random = one of the estates 2 to 9 for each player, dealt at random
option-estates-random-10 = one of the estates 10a to 10h for each player, dealt at random, with the Spielbox rules
option-estates-choose = everybody chooses an estate
option-choice = How estates and start castles are chosen, where there is a choice.
option-choice-open = openly, one after another in turn order
option-choice-secret = secretly, all at the same time
option-spielbox = Play estates 1 to 9 with the Spielbox rules too: a tile must touch a castle or a tile of its colour, and a castle may be founded for 5 points.
option-tie = Who wins a tie.
option-tie-fewest-empty = who has the fewest empty spaces
option-tie-most-empty = who has the most empty spaces, another reading of the rule

# Codes of placed tiles in the terminal: two letters, all different. Animals add their number, knowledge tiles have k and theirs.
code-warehouse = Wa
code-carpenter = Cp
code-church = Cr
code-market = Mk
code-boarding-house = Bh
code-bank = Bk
code-town-hall = Th
code-watchtower = Wt
code-castle = Ca
code-mine = Mi
code-ship = Sp
code-cow = Co
code-sheep = Sh
code-pig = Pi
code-chicken = Ck

# Labels of the table in the terminal
label-colon = {":"}
label-of-five = of 5
label-setup = Before the game
label-over = End of the game
label-order = Turn order:
label-next-goods = Goods to come:
label-white-die = White die:
label-none = nothing
label-depots = Depots
label-black = Black depot (2 silver):
label-black-bought = Black depot (bought this turn):
label-bonuses = Colour bonuses (1st/2nd player):
label-dice = dice
label-goods = goods
label-sold = sold
label-types = types
label-silver = silver
label-workers = workers
label-points = points
label-new = new
label-estate = estate
label-own-estate = own estate
label-ready = ready
label-hidden = not chosen yet, or kept secret
label-estates = The estates
label-spaces = Spaces:
label-space-help = B4: empty; [Bk]: covered; d4: row d, fourth space; (3): a die already used
label-tiles = Tiles:
label-goods-help = Goods by die:

# Tiles in a sentence, by the number of their kind in events
tile-0 = a { warehouse }
tile-1 = a { carpenter }
tile-2 = a { church }
tile-3 = a { market }
tile-4 = a { boarding-house }
tile-5 = a { bank }
tile-6 = a { town-hall }
tile-7 = a { watchtower }
tile-8 = { cow2 }
tile-9 = { cow3 }
tile-10 = { cow4 }
tile-11 = { sheep2 }
tile-12 = { sheep3 }
tile-13 = { sheep4 }
tile-14 = { pig2 }
tile-15 = { pig3 }
tile-16 = { pig4 }
tile-17 = { chicken2 }
tile-18 = { chicken3 }
tile-19 = { chicken4 }
tile-20 = “{ k1 }” (knowledge 1)
tile-21 = “{ k2 }” (knowledge 2)
tile-22 = “{ k3 }” (knowledge 3)
tile-23 = “{ k4 }” (knowledge 4)
tile-24 = “{ k5 }” (knowledge 5)
tile-25 = “{ k6 }” (knowledge 6)
tile-26 = “{ k7 }” (knowledge 7)
tile-27 = “{ k8 }” (knowledge 8)
tile-28 = “{ k9 }” (knowledge 9)
tile-29 = “{ k10 }” (knowledge 10)
tile-30 = “{ k11 }” (knowledge 11)
tile-31 = “{ k12 }” (knowledge 12)
tile-32 = “{ k13 }” (knowledge 13)
tile-33 = “{ k14 }” (knowledge 14)
tile-34 = “{ k15 }” (knowledge 15)
tile-35 = “{ k16 }” (knowledge 16)
tile-36 = “{ k17 }” (knowledge 17)
tile-37 = “{ k18 }” (knowledge 18)
tile-38 = “{ k19 }” (knowledge 19)
tile-39 = “{ k20 }” (knowledge 20)
tile-40 = “{ k21 }” (knowledge 21)
tile-41 = “{ k22 }” (knowledge 22)
tile-42 = “{ k23 }” (knowledge 23)
tile-43 = “{ k24 }” (knowledge 24)
tile-44 = “{ k25 }” (knowledge 25)
tile-45 = “{ k26 }” (knowledge 26)
tile-46 = a { castle }
tile-47 = a { mine }
tile-48 = a { ship }

# The same by family, in refusals
tile-castle = a castle
tile-mine = a mine
tile-ship = a ship
tile-pasture = an animal tile
tile-building = a building
tile-knowledge = a knowledge tile

# Buildings in a refusal
building-warehouse = { tile-0 }
building-carpenter = { tile-1 }
building-church = { tile-2 }
building-market = { tile-3 }
building-boarding-house = { tile-4 }
building-bank = { tile-5 }
building-town-hall = { tile-6 }
building-watchtower = { tile-7 }

# Spaces, by their number in events
space-0 = a1
space-1 = a2
space-2 = a3
space-3 = a4
space-4 = b1
space-5 = b2
space-6 = b3
space-7 = b4
space-8 = b5
space-9 = c1
space-10 = c2
space-11 = c3
space-12 = c4
space-13 = c5
space-14 = c6
space-15 = d1
space-16 = d2
space-17 = d3
space-18 = d4
space-19 = d5
space-20 = d6
space-21 = d7
space-22 = e1
space-23 = e2
space-24 = e3
space-25 = e4
space-26 = e5
space-27 = e6
space-28 = f1
space-29 = f2
space-30 = f3
space-31 = f4
space-32 = f5
space-33 = g1
space-34 = g2
space-35 = g3
space-36 = g4

# Depot places, by their number in events
shelf-0 = depot 1
shelf-1 = depot 1
shelf-2 = depot 1
shelf-3 = depot 1
shelf-4 = depot 2
shelf-5 = depot 2
shelf-6 = depot 2
shelf-7 = depot 2
shelf-8 = depot 3
shelf-9 = depot 3
shelf-10 = depot 3
shelf-11 = depot 3
shelf-12 = depot 4
shelf-13 = depot 4
shelf-14 = depot 4
shelf-15 = depot 4
shelf-16 = depot 5
shelf-17 = depot 5
shelf-18 = depot 5
shelf-19 = depot 5
shelf-20 = depot 6
shelf-21 = depot 6
shelf-22 = depot 6
shelf-23 = depot 6
shelf-24 = { black-depot }
shelf-25 = { black-depot }
shelf-26 = { black-depot }
shelf-27 = { black-depot }
shelf-28 = { black-depot }
shelf-29 = { black-depot }
shelf-30 = { black-depot }
shelf-31 = { black-depot }

# Goods, phases, rounds and colours, by their number in events
good-0 = { good-turquoise }
good-1 = { good-violet }
good-2 = { good-pink }
good-3 = { good-red }
good-4 = { good-brown }
good-5 = { good-orange }
phase-0 = A
phase-1 = B
phase-2 = C
phase-3 = D
phase-4 = E
round-0 = 1
round-1 = 2
round-2 = 3
round-3 = 4
round-4 = 5
colour-0 = { castle }
colour-1 = { mine }
colour-2 = { ship }
colour-3 = { pasture }
colour-4 = { building }
colour-5 = { knowledge }

# What came up, when dice and draws of a real table are typed in
chance-tile-0 = { warehouse }
chance-tile-1 = { carpenter }
chance-tile-2 = { church }
chance-tile-3 = { market }
chance-tile-4 = { boarding-house }
chance-tile-5 = { bank }
chance-tile-6 = { town-hall }
chance-tile-7 = { watchtower }
chance-tile-8 = { cow2 }
chance-tile-9 = { cow3 }
chance-tile-10 = { cow4 }
chance-tile-11 = { sheep2 }
chance-tile-12 = { sheep3 }
chance-tile-13 = { sheep4 }
chance-tile-14 = { pig2 }
chance-tile-15 = { pig3 }
chance-tile-16 = { pig4 }
chance-tile-17 = { chicken2 }
chance-tile-18 = { chicken3 }
chance-tile-19 = { chicken4 }
chance-tile-20 = { k1 } (k1)
chance-tile-21 = { k2 } (k2)
chance-tile-22 = { k3 } (k3)
chance-tile-23 = { k4 } (k4)
chance-tile-24 = { k5 } (k5)
chance-tile-25 = { k6 } (k6)
chance-tile-26 = { k7 } (k7)
chance-tile-27 = { k8 } (k8)
chance-tile-28 = { k9 } (k9)
chance-tile-29 = { k10 } (k10)
chance-tile-30 = { k11 } (k11)
chance-tile-31 = { k12 } (k12)
chance-tile-32 = { k13 } (k13)
chance-tile-33 = { k14 } (k14)
chance-tile-34 = { k15 } (k15)
chance-tile-35 = { k16 } (k16)
chance-tile-36 = { k17 } (k17)
chance-tile-37 = { k18 } (k18)
chance-tile-38 = { k19 } (k19)
chance-tile-39 = { k20 } (k20)
chance-tile-40 = { k21 } (k21)
chance-tile-41 = { k22 } (k22)
chance-tile-42 = { k23 } (k23)
chance-tile-43 = { k24 } (k24)
chance-tile-44 = { k25 } (k25)
chance-tile-45 = { k26 } (k26)
chance-black-tile-49 = { warehouse }
chance-black-tile-50 = { carpenter }
chance-black-tile-51 = { church }
chance-black-tile-52 = { market }
chance-black-tile-53 = { boarding-house }
chance-black-tile-54 = { bank }
chance-black-tile-55 = { town-hall }
chance-black-tile-56 = { watchtower }
chance-black-tile-58 = { cow3 }
chance-black-tile-59 = { cow4 }
chance-black-tile-61 = { sheep3 }
chance-black-tile-62 = { sheep4 }
chance-black-tile-64 = { pig3 }
chance-black-tile-65 = { pig4 }
chance-black-tile-67 = { chicken3 }
chance-black-tile-68 = { chicken4 }
chance-black-tile-75 = { k7 } (k7)
chance-black-tile-80 = { k12 } (k12)
chance-black-tile-82 = { k14 } (k14)
chance-black-tile-83 = { k15 } (k15)
chance-black-tile-92 = { k24 } (k24)
chance-black-tile-93 = { k25 } (k25)
chance-black-tile-95 = { castle }
chance-black-tile-96 = { mine }
chance-black-tile-97 = { ship }
chance-good-98 = { good-turquoise }
chance-good-99 = { good-violet }
chance-good-100 = { good-pink }
chance-good-101 = { good-red }
chance-good-102 = { good-brown }
chance-good-103 = { good-orange }
chance-start-good-98 = { good-turquoise }
chance-start-good-99 = { good-violet }
chance-start-good-100 = { good-pink }
chance-start-good-101 = { good-red }
chance-start-good-102 = { good-brown }
chance-start-good-103 = { good-orange }
chance-first-player-0 = player 1
chance-first-player-1 = player 2
chance-first-player-2 = player 3
chance-first-player-3 = player 4
chance-estate-0 = estate 1
chance-estate-1 = estate 2
chance-estate-2 = estate 3
chance-estate-3 = estate 4
chance-estate-4 = estate 5
chance-estate-5 = estate 6
chance-estate-6 = estate 7
chance-estate-7 = estate 8
chance-estate-8 = estate 9
chance-estate-9 = estate 10a
chance-estate-10 = estate 10b
chance-estate-11 = estate 10c
chance-estate-12 = estate 10d
chance-estate-13 = estate 10e
chance-estate-14 = estate 10f
chance-estate-15 = estate 10g
chance-estate-16 = estate 10h

# What is wrong with an estate or an option
error-header-after-rows = a header line after the rows of the hexagon
error-gap-in-hexagon = the hexagon is split: a row after an empty line
error-row-count = the hexagon is split or cut: { $count } rows instead of { $wanted }
error-too-many-rows = more than { $limit } rows
error-row-length = row { $row } has { $count } spaces instead of { $wanted }
error-hexagon-split = the hexagon is split: its rows have { $rows } spaces
error-no-colour = “{ $letter }” is no colour; one of: { $known }
error-colour-count = { $count } spaces of { $letter } instead of { $wanted }
error-district-size = a district of { $letter } has { $count } spaces; the points of a district end at { $limit }
error-centre-no-castle = the centre is no castle space
error-unknown-estate = there is no estate “{ $name }”; one of: { $known }, or seven rows of letters joined by /
error-bad-estates = Option { $option }: { $reason }
error-estate-count = The option { $option } names { $count } estates for { $seats } players; name one for all, or one each.

# What is wrong with a text position
error-impossible-position = the position cannot be ({ $detail })
error-bad-order = { $key }: “{ $word }” does not name every seat once
error-too-many-goods = { $key }: a phase has at most { $limit }
error-no-tile = { $key }: “{ $word }” is no tile
error-no-space = { $key }: “{ $word }” is no space
error-bonus-shape = { $key }: “{ $word }” is not colour:seat or colour:seat:seat
error-too-many-tiles = { $key }: more than { $limit } places
error-bad-estate = { $key }: { $reason }
error-too-many-types = { $key }: more than { $limit } types
error-tile-colour = { $key }: { $tile } does not fit the colour of { $space }
error-covered-twice = { $key }: { $space } is covered twice
error-too-many-of-kind = there are not so many tiles of the kind { $tile }
error-too-many-of-good = there are only { $limit } goods of type { $good }
