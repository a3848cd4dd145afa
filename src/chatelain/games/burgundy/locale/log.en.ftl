# The log: titles, what an action was paid with, and what is said on the line of something else
title-round-started = Phase { $phase } · round { $round }

with-die = { $die ->
        [0] {""}
       *[other] {" "}(die { $die }{ with-workers })
    }
with-workers = { $workers ->
        [0] {""}
        [one] , 1 worker
       *[other] , { $workers } workers
    }

log-round-started = Rolls
log-phase-started = {""}
log-rolled = { $player }: { $dice }
log-good-arrived = 1 { $good } good to depot { $depot }
log-tile-placed = { $tile } on { $space }
log-received = { gained }
gained = { $silver ->
        [0] { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
       *[other] { $silver } silver{ and-workers }
    }
and-workers = { $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $workers } workers
    }
log-good-loaded = { $amount } { $good }
coloured-goods = { $amount } { $good } { $amount ->
        [one] good
       *[other] goods
    }
goods-colour = { $good }
log-pawn-moved = turn order: step { $track }
log-turn-ended = {""}

# Points, with their parts
district-castle = castle district
district-mine = mine district
district-ship = river
district-pasture = pasture
district-building = city
district-knowledge = knowledge district
log-district-completed = { $district } of { $size }: { $parts }
log-colour-completed = all { $colour } spaces, { $bonus ->
        [large] first
       *[small] second
    }: { $parts }
species-cow = cows
species-sheep = sheep
species-pig = pigs
species-chicken = chickens
event-animals-counted = The { $species } of { $player } score { $parts }.
log-animals-counted = { $species } { $parts }
event-founding = { $player } founds a castle with both dice.
event-final-count = Final scoring, { $player }.
event-knowledge-counted = { $player }: knowledge, { $knowledge } { $parts }.
log-knowledge-counted = { $knowledge } { $parts }
log-points-districts = {""}
log-points-phase-bonus = {""}
log-points-colours = {""}
log-points-animals = {""}
log-points-watchtowers = watchtower { $points }
log-points-sales = sale { $points }
log-points-knowledge = {""}
log-points-unsold-goods = unsold goods { $points }
log-points-silver = silver { $points }
log-points-workers = workers { $points }
log-points-founding = price { $points ->
        [-5] −5
       *[other] { $points }
    }
