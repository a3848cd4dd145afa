# What the game says while it is played. Names of things are in names.en.ftl.
# `{ $player }` is whose event it is. Arguments of the engine become words by the lists at the end: `yellow` as a `zone` is
# `zone-yellow`.

# Moves
action-start = Start from the { $castle }
action-sell = Sell all your goods
action-mark = Write a { $number } into { $space }
action-monk = Change a colour with a monk and write a { $number } into { $space }
action-worker = Change a number with a worker and write a { $number } into { $space }
action-silver = Pay 1 silver for a second combination and write a { $number } into { $space }
action-pass = Take a worker instead of a combination
action-commit = End the turn

# The same where the position is known: `action_words` of board_text.py gives the variables. Bonuses won and spent are shown
# beside the sentence.
action-start-here = Start from the { $castle } on { $space }
action-sell-here = Sell { $goods ->
        [one] your good
       *[other] your { $goods } goods
    } for { $points } points
action-mark-here = Write a { $number } into { $space }, { $zone }{ $points ->
        [0] {""}
        [one] : finished, 1 point
       *[other] : finished, { $points } points
    }
action-monk-here = Make a colour die { $die } and write a { $number } into { $space }, { $zone }{ $points ->
        [0] {""}
        [one] : finished, 1 point
       *[other] : finished, { $points } points
    }
action-worker-here = Make a number die a { $number } and write it into { $space }, { $zone }{ $points ->
        [0] {""}
        [one] : finished, 1 point
       *[other] : finished, { $points } points
    }
action-silver-here = Second combination: write a { $number } into { $space }, { $zone }{ $points ->
        [0] {""}
        [one] : finished, 1 point
       *[other] : finished, { $points } points
    }

# What a move costs and gives, besides what all games have
resource-monks = { $change } { $count ->
        [one] monk
       *[other] monks
    }
resource-goods = { $change } { $count ->
        [one] good
       *[other] goods
    }

# What is to be decided now
what-start = choose a start castle, then finish
what-combination = make a combination, or take a worker
what-sale = sell the goods if you like, then make a combination, or take a worker
what-silver = make a second combination for 1 silver, or finish the turn
what-commit = finish the turn

# Why not
refusal-game-over = The game is over: there is nothing left to play.
refusal-not-your-turn = { $seat } chooses first; wait for your turn.
refusal-committed-already = You have finished; the turn goes on when everybody has.
refusal-choose-castle-first = The game has not begun: choose your start castle first.
refusal-castle-chosen = You have chosen the { $castle }: finish, or take it back and choose another one.
refusal-castle-taken = The { $castle } is taken, and all start castles are different; choose another one.
refusal-only-before-game = The start castle is chosen before the game; now make a combination.
refusal-no-double-hourglass = Goods are sold only when the hourglass die shows the double hourglass.
refusal-sold-already = You have sold your goods in this turn; a good won meanwhile waits for the next double hourglass.
refusal-sale-comes-first = Goods are sold before the first combination; take it back to sell first.
refusal-no-goods = You have no goods to sell; a finished river brings one, or the castle with the good.
refusal-nothing-done = Doing nothing is not possible: make a combination, or take a worker.
refusal-worker-taken = You have taken a worker instead of a combination; finish your turn, or take it back.
refusal-bonus-used = You have used a bonus, and there is only one in a turn; finish your turn, or take it back.
refusal-combination-made = You have made your combination; a second one costs 1 silver.
refusal-first-combination = Silver pays for a second combination; make the first one without it.
refusal-needs-monk = You have no monk; a finished monastery brings one, or the castle with the monk.
refusal-needs-worker = You have no worker; a finished city brings one, or the castle with the worker, or a turn without a combination.
refusal-needs-silver = You have no silver; a finished mine brings some, or the castle with the silver, or the sale of goods.
refusal-space-marked = Space { $space } is marked already; choose an empty one.
refusal-not-adjacent = Space { $space } does not touch a marked space; choose one that does.
refusal-colour-not-rolled = No die is { $die }; a monk could change a colour.
refusal-colour-on-both = Both colour dice are { $die } already; no monk is needed for that.
refusal-number-not-rolled = No die shows a { $number }; a worker could change a number.
refusal-number-on-both = Both number dice show a { $number } already; no worker is needed for that.
refusal-wrong-number = Only a { $low } or a { $high } goes into { $zone }, not a { $number }.
refusal-city-has-number = This city has a { $number } already; all numbers of a city are different.
refusal-pasture-has-other = All numbers of a pasture are the same, and this one has no { $number }.
refusal-castle-needs-neighbour = The castle on { $space } takes a number that stands beside it, and there is no { $number }.
refusal-same-dice = The second combination needs another die: { $die } and { $number } have just been used together.

# What happened
event-game-started = { $start ->
        [different] Everybody plays on { $sheet } and starts from a different castle; the first seat chooses first.
        [same] Everybody plays on { $sheet } and starts from the same castle; the first seat chooses it.
       *[secret] Everybody plays on { $sheet } and chooses a start castle in secret.
    }
event-draft-start = { $player } would start from the { $castle }.
event-draft-sale = { $player } sells { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }: { $worth } points and as many silver as goods.
event-draft-mark = { $player } notes a { $number } in { $space }{ $worth ->
        [0] .
        [one] : 1 point{ $bonus }.
       *[other] : { $worth } points{ $bonus }.
    }
event-draft-worker = { $player } takes a worker.
event-committed = { $player } has finished.
event-start-castle = { $player } starts from the { $castle }, on { $space }.
event-phase-started = { $number ->
        [1] Phase I begins.
        [2] Phase II begins.
       *[3] Phase III begins.
    }
event-rolled = The dice show { $colours }, { $numbers }, and { $hourglasses ->
        [one] one hourglass.
       *[other] the double hourglass: goods may be sold.
    }
event-sold = { $player } sells { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } for { $points } points and { $silver } silver.
event-marked = { $player } writes a { $number } into { $space }, { $zone }{ $paid }.
event-zone-finished = { $player } finishes { $zone }{ $size ->
        [one] {""}
       *[other] {" "}of { $size } spaces
    }: { $points ->
        [one] 1 point{ $bonus }.
       *[other] { $points } points{ $bonus }.
    }
event-took-worker = { $player } takes a worker instead of a combination.
event-colour-completed = { $player } has marked all { spaces-colour } spaces: { $points ->
        [0] no points are left for that.
        [one] 1 point.
       *[other] { $points } points.
    }
event-game-ended = The last turn of phase III is over, and so is the game.
event-graded = { $total ->
        [one] 1 point.
       *[other] { $total } points.
    } { $grade }

# Dice
chance-colour-die = a colour die
chance-colour-die-0 = blue
chance-colour-die-1 = grey
chance-colour-die-2 = orange
chance-colour-die-3 = purple
chance-colour-die-4 = yellow
chance-colour-die-5 = green
chance-number-die = a number die
chance-hourglass-die = the hourglass die
chance-hourglass-die-1 = one hourglass
chance-hourglass-die-2 = double hourglass

# Options
option-sheet = The sheet everybody plays on. Besides the letters: a file, or a layout of your own.
option-sheet-A = sheet A, the one to begin with
option-sheet-B = sheet B
option-sheet-C = sheet C
option-sheet-D = sheet D
option-start = How the start castles are chosen.
option-start-secret = everybody in secret, all at the same time
option-start-different = one after the other, all different (2 to 4 players)
option-start-same = the first seat, one castle for all
option-data = What is printed on sheets and dice, as far as it is not known for certain. A TOML file replaces it by your own.
option-data-standard = as this game has reconstructed it

# Labels of the table in the terminal
label-colon = {":"}
label-setup = Before the game: the start castles
label-over = End of the game
label-turn = turn
label-of = of
label-time = Time:
label-dice = Dice:
label-last-turn = last turn of the phase
label-colours = Points for a whole colour:
label-point = point
label-points = points
label-monks = monks
label-silver = silver
label-goods = goods
label-workers = workers
label-finished = finished
label-hidden = start castle not shown yet
label-columns = by phase
label-own-sheet = sheet of your own
label-spaces = Spaces:
label-help = Y: empty; [Y3]: marked with a 3; <Y3>: in your draft; [K*]: start castle; Kp: castle with the square of a purple space; d4: row d, fourth space

# A space in a sentence, by its colour
zone-blue = a river
zone-grey = a mine
zone-orange = a city
zone-purple = a monastery
zone-yellow = a pasture
zone-green = a castle

# Castles by their bonus
castle-monk = { castle-purple }
castle-silver = { castle-grey }
castle-good = { castle-blue }
castle-worker = { castle-orange }

# What a zone gives, and what a combination costs, at the end of a sentence
bonus-none = {""}
bonus-monk = {" "}and a monk
bonus-silver = {" "}and 1 silver
bonus-good = {" "}and a good
bonus-worker = {" "}and a worker
paid-none = {""}
paid-monk = {" "}(with a monk)
paid-worker = {" "}(with a worker)
paid-silver = {" "}(with 1 silver)

# Sheets by their letter
sheet-A = sheet A
sheet-B = sheet B
sheet-C = sheet C
sheet-D = sheet D

# What is wrong with a sheet
error-castle-count = { $count } castles of { $letter } instead of 1
error-zone-size = a zone of { $size } spaces; there are points for { $limit } at most
error-unknown-sheet = there is no sheet “{ $name }”; one of: { $known }, or seven rows of letters joined by /
error-bad-sheet = { $key }: { $reason }

# What is wrong with a data file
error-no-rows = seven lines of letters are needed here, not { $value }
error-face-count = a die has six faces, not { $value }
error-one-sort-of-face = the die must have both single and double hourglasses, not { $value }
error-castle-points = a zone of 1 space, such as a castle, scores 1, 1, 1 points, not { $value }
error-points-rise = a zone of { $size } spaces cannot score more in a later phase
error-second-larger = { $word }: the second value, { $second }, cannot be larger than the first, { $first }

# What is wrong with a text position
error-castle-seats = { $key }: all castles are different with 2 to 4 players only, not with { $seats }
error-all-committed = somebody must still have to finish the turn
error-roll-shape = { $key }: “{ $word }” is not two colours, two numbers and the hourglasses
error-mark-apart = { $key }: { $space } is not connected to the start castle
error-column-sum = { $key }: the columns add up to { $sum }, the points to { $points }
error-marked-twice = { $key }: { $space } is marked twice
error-mark-number = { $key }: { $space } cannot hold a { $number }
error-castles-alike = { $key }: all castles are different, but two players have the same one
error-castles-differ = { $key }: all castles are the same, but two players have different ones
error-castles-before-game = castles chosen before the game are written as drafts, unless they are chosen openly, in the order of seats
error-illegal-draft = { $key }: “{ $move }” is not legal there
error-bad-draft = { $key }: { $reason }
