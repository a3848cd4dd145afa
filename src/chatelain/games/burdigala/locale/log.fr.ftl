# Le journal : ce qui se dit sur la ligne d’autre chose
event-who-begins = Qui commence ?
log-rolled-for-first = { $player } : { $dice }
log-first-player = { $player } commence
log-rolled = lance { $dice }
log-turn-ended = {""}
event-vino-accepted = { $player } profite de In vino veritas.
event-further-stone = { $player } pose une pierre de plus.
log-further-stone = une pierre de plus
log-stone-laid = { $site }{ $empty ->
        [0] , terminé
        [one] , reste { $empty } place
       *[other] , restent { $empty } places
    }
log-good-drawn = une carte marchandise
log-own-good = { $good }
log-token-drawn = un jeton corruption
log-own-token = valeur { $value }
log-token-returned = rend un jeton corruption
log-own-token-returned = valeur { $value }
log-card-drawn = une carte intrigue
log-own-card = { $card }
log-discards-shuffled = la défausse devient la pioche
log-betrayed = élimine une carte { DE($seat) } : { $card }
log-influenced = les dés : { $dice }
log-own-look = { $building }, valeur { $value }
log-goods-inspected = regarde les marchandises { DE($seat) }
log-own-inspection = { $goods }
log-own-swap = { $give } contre { $take }
log-sailed = pioche { $cards ->
        [one] { $cards } marchandise
       *[other] { $cards } marchandises
    } pour choisir
log-own-catch = { $goods }
log-stolen = vole une marchandise à { $seat }
log-own-theft = { $good }

# Les points, avec leurs parts
log-building-finished = { $building } { $value }
log-points-stones = pierre { $points }
log-points-buildings = {""}
log-points-bonus = jeton bonus { $points }
log-points-consul = consul { $points }
log-points-hygiene = hygiène { $points }
log-points-goods = séries { $points }
log-points-permanent = cartes permanentes { $points }
log-points-floor = pas au-dessous de 0 : { $points }
log-points-lost-stones = la pierre d’avant −{ $lost }
log-points-lost-corruption = corruption −{ $lost }
log-points-lost-most-corrupt = le plus corrompu −{ $lost }
event-final-count = Décompte final, { $player }.
log-goods-shown = marchandises : { $goods }
log-tokens-shown = jetons corruption : { $values }
