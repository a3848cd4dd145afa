# Le journal : titres, ce qu’une action a coûté, et ce qui se dit sur la ligne d’autre chose
title-turn-started = Manche { $round } · tour { $turn }
event-turn-started = Manche { $round }, tour { $turn }.

with-die = { $die ->
        [0] {""}
       *[other] {" "}(dé { $die }{ with-workers })
    }
with-workers = { $workers ->
        [0] {""}
        [one] , 1 ouvrier
       *[other] , { $workers } ouvriers
    }
only-die = { $die ->
        [0] {""}
       *[other] {" "}(dé { $die })
    }
bonus-taken = { $goods ->
        [0] {""}
        [one] {"\u202F"}: 1 marchandise
       *[other] {"\u202F"}: { $goods } marchandises
    }{ $animals ->
        [0] {""}
        [one] {"\u202F"}: 1 animal
       *[other] {"\u202F"}: { $animals } animaux
    }

log-turn-started = {""}
log-turn-ended = {""}
log-rows-filled = {""}
log-card-drawn = {""}
log-card-played = {""}
log-cards-seen = { $cards }
log-reshuffled = la défausse est mélangée : { $cards } cartes
log-start-card-taken = carte 1er joueur, face cachée
log-received = { gained }
gained = { $silver ->
        [0] { $workers ->
            [one] 1 ouvrier
           *[other] { $workers } ouvriers
        }
       *[other] { $silver } { $silver ->
            [one] pépite
           *[other] pépites
        }{ and-workers }
    }
and-workers = { $workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $workers } ouvriers
    }

# Les points, avec leurs parts
log-triple = triplé de { $type }{ $is_first ->
        [1] , le premier
       *[0] {""}
    } : { $parts }
log-aaron-triple = triplé de { $type } : { $parts }
log-seven-types = les sept types : { $worth }
log-aaron-seven-types = les sept types : { $worth }
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
log-points-watchtowers = tour de guet { $points }
log-points-conversion = {""}
log-points-aaron-cloisters = un cloître : { $player } +{ $points }
log-points-goods = vente { $points }
log-points-animals = lots d’animaux { $points }
log-points-start-card = carte 1er joueur { $points }
event-final-count = Tous les points, { $player }.
event-counted = { $player } : { $source } { $parts }.
log-counted = { $source } { $parts }
