# The log: titles, what an action was paid with, and what is said on the line of something else
title-turn-started = Round { $round } · turn { $turn }
event-turn-started = Round { $round }, turn { $turn }.

with-die = { $die ->
        [0] {""}
       *[other] {" "}(die { $die }{ with-workers })
    }
with-workers = { $workers ->
        [0] {""}
        [one] , 1 worker
       *[other] , { $workers } workers
    }
only-die = { $die ->
        [0] {""}
       *[other] {" "}(die { $die })
    }
bonus-taken = { $goods ->
        [0] {""}
        [one] {""}: 1 good
       *[other] {""}: { $goods } goods
    }{ $animals ->
        [0] {""}
        [one] {""}: 1 animal
       *[other] {""}: { $animals } animals
    }

log-turn-started = {""}
log-turn-ended = {""}
log-rows-filled = {""}
log-card-drawn = {""}
log-card-played = {""}
log-cards-seen = { $cards }
log-reshuffled = the discard pile is shuffled: { $cards } cards
log-start-card-taken = start card, face down
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

# Points, with their parts
log-triple = triple of { $type }{ $is_first ->
        [1] , the first
       *[0] {""}
    }: { $parts }
log-aaron-triple = triple of { $type }: { $parts }
log-seven-types = all seven types: { $worth }
log-aaron-seven-types = all seven types: { $worth }
log-points-castles = {""}
log-points-mines = {""}
log-points-cloisters = {""}
log-points-knowledge = {""}
log-points-ships = {""}
log-points-pastures = {""}
log-points-buildings = {""}
log-points-first-triples = {""}
log-points-seven-types = {""}
log-points-round-bonus = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
log-points-watchtowers = watchtower { $points }
log-points-conversion = {""}
log-points-aaron-cloisters = a cloister: { $player } +{ $points }
log-points-goods = sale { $points }
log-points-animals = animal sets { $points }
log-points-start-card = start card { $points }
event-final-count = All points of { $player }.
event-counted = { $player }: { $source } { $parts }.
log-counted = { $source } { $parts }
