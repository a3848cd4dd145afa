# The log: what is said on the line of something else
event-who-begins = Who begins?
log-rolled-for-first = { $player }: { $dice }
log-first-player = { $player } begins
log-rolled = rolls { $dice }
log-turn-ended = {""}
event-vino-accepted = { $player } uses In vino veritas.
event-further-stone = { $player } lays a further stone.
log-further-stone = a further stone
log-stone-laid = { $site }{ $empty ->
        [0] , finished
        [one] , 1 place left
       *[other] , { $empty } places left
    }
log-good-drawn = a goods card
log-own-good = { $good }
log-token-drawn = a corruption token
log-own-token = worth { $value }
log-token-returned = puts back a corruption token
log-own-token-returned = worth { $value }
log-card-drawn = an intrigue card
log-own-card = { $card }
log-discards-shuffled = the discards become the pile
log-betrayed = eliminates a card of { $seat }: { $card }
log-influenced = the dice are { $dice }
log-own-look = { $building }, worth { $value }
log-goods-inspected = looks at the goods of { $seat }
log-own-inspection = { $goods }
log-own-swap = { $give } for { $take }
log-sailed = draws { $cards ->
        [one] 1 goods card
       *[other] { $cards } goods cards
    } to choose from
log-own-catch = { $goods }
log-stolen = steals a goods card from { $seat }
log-own-theft = { $good }

# Points, with their parts
log-building-finished = { $building } { $value }
log-points-stones = stone { $points }
log-points-buildings = {""}
log-points-bonus = bonus token { $points }
log-points-consul = consul { $points }
log-points-hygiene = hygiene { $points }
log-points-goods = sets { $points }
log-points-permanent = permanent cards { $points }
log-points-floor = not below 0: { $points }
log-points-lost-stones = the stone before −{ $lost }
log-points-lost-corruption = corruption −{ $lost }
log-points-lost-most-corrupt = most corrupt −{ $lost }
event-final-count = Final scoring, { $player }.
log-goods-shown = goods: { $goods }
log-tokens-shown = corruption tokens: { $values }
