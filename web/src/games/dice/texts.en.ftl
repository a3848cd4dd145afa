# Texts that only this game's screen uses; the others come from the engine.
ui-moment = phase { $phase }, turn { $turn }
ui-moment-setup = start castles
ui-phase = Phase { $phase }
ui-code-blue = Ri
ui-code-grey = Mi
ui-code-orange = Ci
ui-code-purple = Mo
ui-code-yellow = Pa
ui-code-green = Ca
ui-need-blue = 5–6
ui-need-grey = 3–4
ui-need-orange = ≠
ui-need-purple = 1–2
ui-need-yellow = =
ui-need-green = ∥
ui-my-sheet = My estate
ui-sheet-of = { $player }’s estate
ui-sheet-label = { $player }’s estate: { $marks }
ui-empty = empty
ui-holds = holds a { $number }
ui-pencilled = in pencil
ui-possible = possible
ui-possible-with = possible with a { $number }
ui-takes = takes { $numbers }
ui-takes-none = nothing written beside it
ui-zone-done = zone finished
ui-worth = finished in this phase: { $points } VP
ui-space-sub = space { $space } · zone: { $done } of { $size }
ui-points = { $count } VP
ui-points-unit = VP
ui-colour-gain = +{ $points } VP for the colour
ui-change-monk = { $sign }{ $count } { $count ->
    [one] monk
   *[other] monks
}
ui-change-silver = { $sign }{ $count } silver
ui-change-good = { $sign }{ $count } { $count ->
    [one] good
   *[other] goods
}
ui-change-worker = { $sign }{ $count } { $count ->
    [one] worker
   *[other] workers
}
ui-bonus = Bonuses
ui-bonus-note = one a turn
ui-one-a-turn = one bonus a turn
ui-bonus-from = Given by { $zone } or its castle
ui-bonus-held = { $count ->
    [0] none at the moment
   *[other] { $count } at hand
}
ui-bonus-label = { $bonus }: { $held } free, { $used } used, { $open } to win
ui-bonus-use = Use: { $bonus }, { $count }
ui-source-monk = Monastery · 1–2
ui-source-silver = Mine · 3–4
ui-source-good = River · 5–6
ui-source-worker = City · all ≠
ui-source-castles = as beside it
ui-castles = Castles
ui-castle-won = { $bonus }: won
ui-castle-open = { $bonus }: to win
ui-double = Points ×2
ui-double-note = Pasture · all =
ui-free = free
ui-used = used
ui-to-win = to win
ui-my-points = My points
ui-points-of = { $player }’s points
ui-then = then { $points }
ui-solo = Solo game
ui-solo-note = { $turns } turns a phase
ui-solo-gauge = { $points } VP; steps: { $steps }
ui-grade-well-played = Well played
ui-grade-excellent = Excellent
ui-grade-incredible = Incredible
ui-last-turn = Last turn
ui-see-position = see the position
ui-no-turn-yet = Nobody has played a turn yet.
ui-log = Log
ui-did-worker = Takes a worker
ui-did-sale = sale +{ $points }
ui-did-zone = zone +{ $points }
ui-did-colour = all { $colour } +{ $points }
ui-roll = Everybody’s roll
ui-die-colour = Colour die: { $name }
ui-die-number = Die: { $number }
ui-hourglasses = { $count ->
    [one] 1 hourglass
   *[other] 2 hourglasses
}
ui-my-pair = My pair
ui-pairs = Pairs
ui-or-another = or another one
ui-pairs-space = With which pair?
ui-pairs-second = Second pair
ui-pairs-second-note = at least one other die
ui-pairs-worker = Worker
ui-pairs-worker-note = which number?
ui-pairs-monk = Monk
ui-pairs-monk-note = any colour
ui-pair = { $name } { $number }
ui-spaces = { $count ->
    [0] no space
    [one] 1 space
   *[other] { $count } spaces
}
ui-with-worker = with 1 worker
ui-with-monk = with 1 monk
ui-no-bonus = No bonus
ui-start-title = Your start castle
ui-start-note = it gives its bonus and 1 VP
ui-start-wait = { $player } chooses first
ui-start-for-all = The first seat chooses for everybody
ui-hint-start = Choose one of the four lit castles
ui-hint-pair = Choose a pair or a lit space
ui-hint-space = Choose a lit space
ui-hint-which = With which pair?
ui-hint-none = No space with these dice
ui-hint-help = No space without a bonus
ui-hint-second = Second space: choose a lit one
ui-hint-monk = Monk: a space of another colour
ui-hint-worker = Worker: another number, then a space
ui-hint-wait = Waiting for the others
ui-hint-rolling = The dice are rolling…
ui-hint-watch = You are watching
ui-hint-over = The game is over
ui-zone-finished = { $zone } of { $size } finished
ui-zone-finished-one = { $zone } finished
ui-zone-progress = { $zone }: { $have } of { $size }
ui-two-spaces = Two spaces
ui-worker-taken = A worker, no space
ui-start-chosen = Start: { $castle }
ui-sold = Goods sold
ui-sell = Sell { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
ui-sell-short = Sell { $goods }
ui-sell-gain = +{ $points } VP, +{ $silver } silver
ui-second = 2nd space
ui-second-note = 1 silver · { $count } free
ui-take-worker = Take a worker
ui-take-worker-short = Worker
ui-commit = Commit
ui-commit-reason = nothing written
ui-modify = Change
ui-commit-done = Committed
ui-committed = { $count ->
    [0] nobody has committed
    [one] 1 of { $all } has committed
   *[other] { $count } of { $all } have committed
}
ui-time = Time and zones
ui-hourglass-row = Hourglass
ui-turn-row = Turns
ui-rolls-left = { $low ->
    [0] last roll
   *[other] { $low } to { $high } rolls left
}
ui-rolls-left-exactly = { $count ->
    [0] last roll
    [one] 1 roll left
   *[other] { $count } rolls left
}
ui-time-label = Phase { $phase }: { $done } of { $all }
ui-zone-row = Zone of { $size }
ui-pasture-note = Pasture: zone points are doubled.
ui-reconstructed-mark = reconstructed values
ui-zone-now = Zone finished in { $phase }
ui-colours = Colours completed
ui-colours-note = 1st · 2nd
ui-colour-label = { $name }: { $first } then { $second } VP, { $done } of { $all } spaces
ui-colour-taken = { $place ->
    [1] first value
   *[other] second value
}: { $players }
ui-colour-tip = Marking all spaces of this colour: { $first } VP for the first, { $second } for the next. In the same turn everybody gets the full value.
ui-colour-tip-solo = Marking all spaces of this colour: { $first } VP in phase I or II, { $second } in phase III.
ui-colour-open = { $points ->
    [0] nothing left to take
   *[other] { $points } VP to take
}
ui-others = Opponents
ui-thinks = is thinking
ui-has-committed = has committed
ui-absent = away
ui-enlarge = Enlarge { $player }’s estate
ui-tip-enlarge = Opens the estate in full size, where every space explains itself. A broken line surrounds what was marked last.
ui-you = You
ui-players = Players
ui-next-player = Next player
ui-previous-player = Previous player
ui-details = Time, colours and opponents
ui-my-details = My points and bonuses
ui-close = Close
ui-fix-beside = First mark beside it: { $spaces }
ui-fix-monk = { $count ->
    [0] A monk would help; you have none.
    [one] Touch your monk to change the colour.
   *[other] Touch one of your monks to change the colour.
}
ui-fix-worker = { $count ->
    [0] A worker would help; you have none.
    [one] Touch your worker to change the number.
   *[other] Touch one of your workers to change the number.
}
ui-fix-numbers = The space takes { $numbers }. { $count ->
    [0] A worker would change the number.
   *[other] Touch a worker to change the number.
}
ui-sheet-letter = Sheet { $sheet }
# The illustrated sheet
ui-sheet-colour = Colours
ui-sheet-colours = Who marks all spaces of a colour first scores the first value, the next one the second.
ui-sheet-zones = Points of a finished zone, by its size and the phase; a pasture counts twice.
ui-sheet-bonuses = Only one bonus a turn: monk, silver or worker.
ui-sheet-dice = Dice
ui-sheet-size = Size
ui-sheet-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
ui-sheet-whole = all of it: { $first }, then { $second }
ui-sheet-open = to be had: { $points }
ui-sheet-closed = nothing left to be had
ui-sheet-faces = each colour once
ui-sheet-of-six = { $count ->
        [one] { $count } face of 6
       *[other] { $count } faces of 6
    }

ui-info-values = Values of this table
ui-info-zones = Zone of { $size }: { $points } VP in phases I, II, III
ui-info-colours = Whole colour, first and second: { $values }
ui-info-dice = Hourglass die: { $single } single faces, { $double } double ones
ui-info-own = This table plays with values of its own.
ui-info-reconstructions = Reconstructions
ui-info-reconstructions-note = What printed sources do not tell for certain:
ui-reconstruction-R1-6 = Sheet B.
ui-reconstruction-R1-7 = Sheet C.
ui-reconstruction-R1-8 = Sheet D.
ui-reconstruction-R1-11 = The faces of the colour dice: each colour once.
ui-reconstruction-R1-12 = The faces of the hourglass die: four single, two double.
ui-reconstruction-R6-3 = The points of zones of 2 and of 4 spaces.
ui-reconstruction-R9-6 = The points of whole colours.
ui-key-pairs = choose a pair
ui-key-bonuses = monk, silver, sale, worker
ui-key-worker = take a worker instead of a space
ui-guide-start = This is your estate. Touch one of the four lit castles: you start there, and it gives its bonus.
ui-guide-start-commit = In pencil everything can still change. “Commit” ends your choice; the others see it when all have committed.
ui-guide-roll = One roll for all: two colours, two numbers, and the hourglass that counts the time.
ui-guide-pair = A colour and a number make a pair. Choose one: the spaces it can mark light up.
ui-guide-space = Touch a lit space beside one that is marked. The badge says what it brings: points if the zone is finished, else how far it is.
ui-guide-none = If nothing fits, take a worker: it will change a number later.
ui-guide-bonus = Your bonuses: a monk changes a colour, a worker a number, silver gives a second space. One a turn.
ui-guide-commit = Happy with your turn? Commit.
ui-guide-time = Hourglasses fill the column of the phase. The earlier a zone is finished, the more it brings.
ui-guide-end = You know what matters. Finish zones, then whole colours. Enjoy the game!
# What is printed
ui-tip-number = A number of this roll. Together with a colour of the roll it fills a space of that colour and number.
option-title-sheet = Estate
option-text-sheet = The estate everybody plays on.
option-title-start = Start
option-title-data = Data
ui-tip-column = What was scored in phase { $phase }.
ui-tip-total = What everybody has seen. What is planned counts when the turn is shown.
ui-tip-phase = A zone that is finished in this phase scores what stands below.
ui-tip-time = Every roll crosses a box, a double hourglass two. When all are crossed, the phase is over.
ui-tip-time-solo = Alone, every phase has { $all } turns.
