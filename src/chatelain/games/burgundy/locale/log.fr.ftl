# Le journal : titres, ce qu’une action a coûté, et ce qui se dit sur la ligne d’autre chose
title-round-started = Phase { $phase } · tour { $round }

with-die = { $die ->
        [0] {""}
       *[other] {" "}(dé { $die }{ with-workers })
    }
with-workers = { $workers ->
        [0] {""}
        [one] , 1 ouvrier
       *[other] , { $workers } ouvriers
    }

log-round-started = Dés
log-phase-started = {""}
log-rolled = { $player } : { $dice }
log-good-arrived = 1 marchandise { $good } au dépôt { $depot }
log-tile-placed = { $tile } en { $space }
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
log-good-loaded = { $amount } { $amount ->
        [one] { $good }
       *[other] { goods-colour }
    }
coloured-goods = { $amount ->
        [one] 1 marchandise { $good }
       *[other] { $amount } marchandises { goods-colour }
    }
goods-colour = { $good ->
        [violette] violettes
        [rose] roses
        [rouge] rouges
        [brune] brunes
       *[other] { $good }
    }
log-pawn-moved = ordre du tour : case { $track }
log-turn-ended = {""}

# Les points, avec leurs parts
district-castle = district château
district-mine = district mine
district-ship = rivière
district-pasture = pâturage
district-building = ville
district-knowledge = district connaissance
log-district-completed = { $district } de { $size } : { $parts }
log-colour-completed = toutes les cases { $colour }, { $bonus ->
        [large] en premier
       *[small] en deuxième
    } : { $parts }
species-cow = vaches
species-sheep = moutons
species-pig = cochons
species-chicken = poules
event-animals-counted = Les { $species } { DE($player) } rapportent { $parts }.
log-animals-counted = { $species } { $parts }
event-founding = { $player } fonde un château avec ses deux dés.
event-final-count = Décompte final, { $player }.
event-knowledge-counted = { $player } : connaissance { $knowledge } { $parts }.
log-knowledge-counted = { $knowledge } { $parts }
log-points-districts = {""}
log-points-phase-bonus = {""}
log-points-colours = {""}
log-points-animals = {""}
log-points-watchtowers = tour de guet { $points }
log-points-sales = vente { $points }
log-points-knowledge = {""}
log-points-unsold-goods = marchandises invendues { $points }
log-points-silver = pépites { $points }
log-points-workers = ouvriers { $points }
log-points-founding = prix { $points ->
        [-5] −5
       *[other] { $points }
    }
