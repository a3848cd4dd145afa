# What the game says while it is played. Names of things are in names.en.ftl.
# `{ $player }` is whose event it is. Words of the engine are said by the lists at the end: `bank` as a `tile` is `tile-bank`.

# Moves
action-take = Take tile { $slot } of { $depot } { $die }
action-place = Place the tile in { $stored } on { $space } { $die }
action-sell = Sell all { goods-colour } goods { $die }
action-workers = Take workers { $die }
action-buy = Buy tile { $slot } of the black depot for 2 silver
action-buy-from = Buy tile { $slot } of { $depot } for 2 silver
action-load = Load the ship in { $depot }
action-load-two = Load the ship in { $depot } and in the next one (after 6 comes 1)
action-keep = Take the { goods-colour } goods aboard
action-fetch = Take tile { $slot } of { $depot } with the building
action-decline = Decline the benefit
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
action-sell-here = Sell { coloured-goods } { $value ->
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
depot1 = depot 1
depot2 = depot 2
depot3 = depot 3
depot4 = depot 4
depot5 = depot 5
depot6 = depot 6

# What is to be decided now
what-turn = use both dice, then end the turn
what-ship = name the depot where your ship loads
what-keep = choose the goods that come aboard
what-castle = take the extra action of your castle
what-warehouse = use your warehouse: sell one type of goods, or decline
what-carpenter = use your carpenter: take a building, or decline
what-church = use your church: take a mine, a knowledge tile or a castle, or decline
what-market = use your market: take a ship or an animal tile, or decline
what-town-hall = use your town hall: place one more stored tile, or decline
what-discard = choose the stored tile that makes room for the new one
what-estate = choose an estate
what-start = choose a castle space for the start castle

# Why not
refusal-game-over = The game is over: there is nothing left to do.
refusal-not-your-turn = It is { $seat }’s turn; wait until it is yours.
refusal-ready-already = You have made your choices; the game begins when everybody is ready.
refusal-only-before-game = Estate and start castle are chosen before the game begins; now play with your dice.
refusal-no-castle-space = Space { $space } is not a castle space; name an empty space marked { letter-castle }.
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
refusal-needs-workers = To turn a { $die } into a { $number } you need { $need ->
        [one] 1 worker
       *[other] { $need } workers
    } and have { $have ->
        [0] none
       *[other] { $have }
    }. Try the other die or a nearer number, or take workers first.
refusal-storage-empty = Place s{ $slot } of your storage is empty; take a tile first.
refusal-space-covered = Space { $space } is covered already; name an empty space.
refusal-wrong-colour = Space { $space } is a { $colour } space and cannot receive { $tile }; name an empty space of the tile’s own colour.
refusal-not-adjacent = Space { $space } touches no placed tile; name a space beside one, or build your way there first.
refusal-building-in-city = This city has that building already ({ $building }), and each type stands only once in a city. Build it in another city, or place “{ k1 }” (knowledge 1) first.
refusal-spielbox-touch = Under the Spielbox rules space { $space } must touch a placed castle or a placed tile of its own colour ({ $colour }).
refusal-no-such-goods = You have no { $good } goods to sell; a ship could bring some.
refusal-needs-knowledge = { $number ->
        [5] A ship loads in two depots only with “{ k5 }” (knowledge 5) in your estate; name one depot.
       *[6] You may buy outside the black depot only with “{ k6 }” (knowledge 6) in your estate.
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
refusal-good-stored-already = The { goods-colour } goods are aboard already; choose a type that is new to you.
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
event-round-started = Phase { $phase }, round { $round }: everybody rolls.
event-rolled = { $player } rolls { $dice }.
event-good-arrived = The white die brings one { $good } good to depot { $depot }.
event-tile-taken = { $player } takes { $tile } from { $depot ->
        [black] the black depot
       *[other] depot { $depot }
    }{ $silver ->
        [0] { with-die }
       *[other] {" "}for { $silver } silver
    }.
event-tile-discarded = { $player } removes { $tile } from the game to make room.
event-tile-placed = { $player } places { $tile } on { $space }{ with-die }.
event-received = { $player } { $die ->
        [0] receives { gained }
       *[other] takes { gained } (die { $die })
    }.
event-sold = { $player } sells { coloured-goods } for { $silver } silver{ $new_workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $new_workers } workers
    }{ with-die }.
event-ship-loads = The ship of { $player } loads in { $count ->
        [one] depot
       *[other] depots
    } { $depots }.
event-good-loaded = { $player } takes { coloured-goods } from depot { $depot }.
event-pawn-moved = { $player } moves forward in turn order, to step { $track }.
event-district-completed = { $player } completes a district at { $space }: { $district } of { $size }, { $parts }.
event-colour-completed = { $player } has covered all { $colour } spaces, { $bonus ->
        [large] first of all: the large bonus tile
       *[small] second: the small bonus tile
    }, { $parts }.
event-points = { $player }: { $points ->
        [-5] −5 points
        [one] +1 point
       *[other] +{ $points } points
    } ({ $source })
event-declined = { $player } declines the benefit of { $tile }.
event-mines-paid = The mines of { $player } yield { $silver } silver{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $workers } workers
    }.
event-turn-ended = { $player } ends the turn.
event-final-scoring = The last phase is over: final scoring.

# Dice and draws
chance-die = a player’s die, two for everybody in the order of seats
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
label-point = point
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

# Tiles in a sentence, and families in refusals. Knowledge tiles are in names.en.ftl, animals need no article.
tile-warehouse = a { warehouse }
tile-carpenter = a { carpenter }
tile-church = a { church }
tile-market = a { market }
tile-boarding-house = a { boarding-house }
tile-bank = a { bank }
tile-town-hall = a { town-hall }
tile-watchtower = a { watchtower }
tile-castle = a castle
tile-mine = a mine
tile-ship = a ship
tile-pasture = an animal tile
tile-building = a building
tile-knowledge = a knowledge tile

# What came up, when dice and draws of a real table are typed in
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
error-gap-in-hexagon = the hexagon is split: a row after an empty line
error-district-size = a district of { $letter } has { $count } spaces; the points of a district end at { $limit }
error-centre-no-castle = the centre is not a castle space
error-unknown-estate = there is no estate “{ $name }”; one of: { $known }, or seven rows of letters joined by /
error-estate-count = The option { $option } names { $count } estates for { $seats } players; name one for all, or one each.

# What is wrong with a text position
error-impossible-position = the position is impossible ({ $detail })
error-bad-order = { $key }: “{ $word }” does not name every seat once
error-too-many-goods = { $key }: a phase has at most { $limit }
error-no-tile = { $key }: “{ $word }” is not a tile
error-bonus-shape = { $key }: “{ $word }” is not colour:seat or colour:seat:seat
error-too-many-tiles = { $key }: more than { $limit } places
error-bad-estate = { $key }: { $reason }
error-too-many-types = { $key }: more than { $limit } types
error-tile-colour = { $key }: { $tile } does not fit the colour of { $space }
error-covered-twice = { $key }: { $space } is covered twice
error-too-many-of-kind = there are not that many tiles of the kind { $tile }
error-too-many-of-good = there are only { $limit } goods of type { $good }
