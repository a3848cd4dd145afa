# The log: titles, and what is said on the line of something else. Drafts are told when the turn is shown.
title-rolled = Phase { $phase_number ->
        [1] I
        [2] II
       *[3] III
    } · turn { $turn }

log-rolled = Dice: { $colours } · { $numbers } · { $hourglasses ->
        [one] one hourglass
       *[other] double hourglass, goods may be sold
    }
log-phase-started = {""}
log-draft-start = {""}
log-draft-sale = {""}
log-draft-mark = {""}
log-draft-worker = {""}
log-committed = {""}
log-marked = { $number } into { $space }, { $zone }{ $paid }
log-took-worker = a worker instead of a combination

# Points, with their parts
log-zone-finished = zone of { $size } finished: { $points }{ $bonus }
log-colour-completed = all { spaces-colour } spaces: { $points }
spaces-colour = { $die }
event-final-count = All points of { $player }.
event-counted = { $player }: { $source } { $parts }.
log-counted = { $source } { $parts }
