# What the game says while it is played. Names of things are in names.en.ftl.
# `{ $player }` is whose event it is; words of the engine become names by ids such as `wine` and `q2a`. Points are said by their number.

# Moves
action-place = Place a pawn on point { $to }
action-move = Move pawn { $pawn } to point { $to }
action-remove = Remove pawn { $pawn } from the board
action-send = Send the pawn that stood there to point { $to }
action-lay = Lay a stone: { $site }
action-play = Play { $card }
action-influence = Influence: turn { $die } one { $change }
action-betray = Betrayal: eliminate { $card } in front of { $victim }
action-betray-hand = Betrayal: eliminate a card at random from the hand of { $victim }
action-merchant = Merchant: look at the goods of { $victim }
action-theft = Theft: take a goods card at random from { $victim }
action-connections = Connections: put back a corruption token of { $value }
action-look = Look at the hidden side: { $site }
action-swap = Give { $give } for { $take }
action-keep = Keep { $good }
action-corrupt = Take a corruption token for the privilege of the seven
action-stone = Lay one more stone on the same site
action-good = Draw a goods card
action-accept = Take a corruption token and draw a goods card
action-decline = Decline
action-discard = Discard { $card } from the hand
action-discard-laid = Discard { $card } from the table
action-end = End the turn
action-again = Take a corruption token and play a further turn

# The same where the position is known: `action_words` of board_text.py gives the variables.
action-place-here = Place a pawn on point { $place }
action-move-here = Move pawn { $pawn } from point { $start } to point { $place }
action-remove-here = Remove pawn { $pawn } from point { $start }
action-send-here = Send the pawn of { $owner } to point { $place }
action-lay-here = Lay a stone: { $site }, { $stones } of { $size }
action-stone-here = Lay one more stone: { $site }, { $stones } of { $size }
action-look-here = Look at the hidden side: { $site } (size { $size })
action-influence-here = Influence: make the { $old } a { $new }

die-die1 = die 1
die-die2 = die 2
change-up = up
change-down = down
victim-1 = { seat-0 }
victim-2 = { seat-1 }
victim-3 = { seat-2 }
victim-4 = { seat-3 }

# What is to be decided now
what-place = place a pawn on an empty point
what-move = move a pawn by exactly one of the dice
what-stone = lay a stone on a site beside the pawn
what-after = end the turn, or use what it still offers
what-send = send the pawn that stood there to an empty point
what-vino = In vino veritas: take a corruption token for a goods card, or decline
what-discard = discard an intrigue card
what-swap = swap a goods card, or decline
what-keep = keep one of the goods cards
what-look = choose a site to look at
what-privilege = choose the privilege of the seven
phase-move = { what-move }
phase-stone = { what-stone }
phase-place = { what-place }

# Why not
refusal-game-over = The game is over: there is nothing left to do.
refusal-not-your-turn = It is for { $seat } to decide; wait until it is your turn.
refusal-decide-first = One thing at a time. First { $what }.
refusal-place-first = The game has not begun. First place your pawns, one at a time.
refusal-all-placed = All pawns have been placed; move one of yours.
refusal-no-such-point = There is no point { $to }; the map has the points 1 to { $points }.
refusal-point-taken = There is a pawn on point { $to }. Choose an empty point; only a double lets a move end on an occupied one.
refusal-moved-already = You have moved in this turn; now lay a stone, or end the turn.
refusal-no-such-pawn = Your pawn { $pawn } is not on the board; move another one.
refusal-can-still-move = A pawn is removed only when no move is possible, and you still have one.
refusal-too-far = Point { $to } is not exactly { $one ->
        [one] 1 step
       *[other] { $one } steps
    } or { $two ->
        [one] 1 step
       *[other] { $two } steps
    } away from point { $start }. No street may be used twice, and lanes are open only after a double or with Boat and Chariot.
refusal-no-site-there = All buildings around point { $to } are finished: you could lay no stone there.
refusal-move-first = First move a pawn; the stone comes after the move.
refusal-laid-already = The stone of this turn is laid; end the turn, or use what it still offers.
refusal-no-such-site = This map has no site { $site }.
refusal-site-finished = The building is finished there ({ $site }); choose a site under construction.
refusal-site-not-touched = Your pawn on point { $to } does not touch this site ({ $site }).
refusal-not-done-yet = Not yet. First { $phase }.
refusal-corrupted-already = You have used the seven in this turn.
refusal-no-seven = Only a sum of 7 offers corruption, and the dice show { $sum }.
refusal-no-tokens = There is no corruption token left to take.
refusal-no-privilege = Neither a stone nor a goods card is to be had: the site is finished and the pile is empty.
refusal-no-double = Only a double offers a further turn.
refusal-game-ends = The game ends with this turn; there is no further one.
refusal-card-played-already = You have played a card in this turn, and only one is allowed.
refusal-no-such-card = You have no { $card } in your hand.
refusal-no-such-player = There is no player { $number } at this table.
refusal-not-yourself = That is you; name an opponent.
refusal-not-on-table = There is no { $card } in front of { $seat }.
refusal-empty-hand = { $seat } has no cards in hand.
refusal-no-goods-there = { $seat } has no goods cards.
refusal-needs-goods = You have no goods card to swap.
refusal-die-at-limit = Die { $die } cannot go further: it stays within 1 to 6.
refusal-no-move-left = With die { $die } changed like that, none of your pawns could move any more, and now one can.
refusal-no-such-token = You have no corruption token of { $value }.
refusal-nothing-to-look-at = You have seen every site under construction.
refusal-no-goods-left = The pile of goods cards is empty.
refusal-lay-first = Publius Crassus adds a stone to the one you have laid: lay that one first.
refusal-card-laid-already = { $card } lies in front of you already, and you may not have it there twice.
refusal-not-offered = There is no { $good } among the cards you have drawn.
refusal-not-laid = { $card } does not lie in front of you.
refusal-no-such-good = You have no { $good }.
refusal-not-theirs = { $seat } has no { $good }.
refusal-seen-already = You know this site already ({ $site }); look at another one.
refusal-nothing-to-send = Nobody has to be sent away; only a double ends on an occupied point.
refusal-nothing-to-look = Nothing may be looked at; Indiscretion lets you.
refusal-nothing-to-swap = There is no swap to make; the Merchant lets you.
refusal-nothing-to-keep = There is nothing to choose from; the Sailor draws goods.
refusal-nothing-to-stone = There is no further stone to lay; take a corruption token on a seven first.
refusal-nothing-to-good = There is no goods card to draw; take a corruption token on a seven first.
refusal-nothing-to-accept = Nothing is offered to you now.
refusal-nothing-to-decline = There is nothing to decline.
refusal-nothing-to-discard = You need not discard a card.
refusal-nothing-to-discard-laid = You need not discard a card.

# What happened
event-rolled-for-first = { $player } rolls { $dice } to see who begins.
event-first-player = { $player } begins.
event-pawn-placed = { $player } places a pawn on point { $to }.
event-rolled = { $player } rolls { $dice }.
event-moved = { $player } moves pawn { $pawn } from { $start } to { $to } with the { $steps }.
event-sent = { $player } sends the pawn of { $seat } to point { $to }.
event-pawn-removed = { $player } cannot move and removes pawn { $pawn } from point { $start }.
event-stone-laid = { $player } lays a stone: { $site }{ $empty ->
        [0] , finished
        [one] , 1 place left
       *[other] , { $empty } places left
    }.
event-building-finished = { $player } has built: { $building }, { $value } ({ $site }).
event-points = { $player }: +{ $points } { $points ->
        [one] point
       *[other] points
    } ({ $source })
event-points-lost = { $player }: −{ $lost } { $lost ->
        [one] point
       *[other] points
    } ({ $source })
event-good-drawn = { $player } draws a goods card.
event-own-good = { $player } now has: { $good }.
event-token-drawn = { $player } takes a corruption token.
event-own-token = The corruption token of { $player } is worth { $value }.
event-token-returned = { $player } puts back a corruption token.
event-own-token-returned = It was worth { $value }.
event-card-drawn = { $player } draws an intrigue card.
event-own-card = { $player } has drawn { $card }.
event-discards-shuffled = The discarded intrigue cards are shuffled and become the pile.
event-card-discarded = { $player } discards { $card }.
event-card-played = { $player } plays { $card }.
event-card-laid = { $player } lays { $card } on the table.
event-betrayed = { $player } eliminates a card of { $seat }: { $card }.
event-influenced = { $player } turns a die: { $dice }.
event-looked = { $player } looks at the hidden side: { $site }.
event-own-look = { $player } sees there ({ $site }): { $building }, worth { $value }.
event-goods-inspected = { $player } looks at the goods of { $seat }.
event-own-inspection = { $player } sees the goods of { $seat }: { $goods }.
event-swapped = { $player } swaps a goods card with { $seat }.
event-own-swap = { $player } gives { $seat } { $give } for { $take }.
event-swap-declined = { $player } swaps nothing with { $seat }.
event-sailed = { $player } draws { $cards ->
        [one] 1 goods card
       *[other] { $cards } goods cards
    } to choose from.
event-own-catch = { $player } has drawn: { $goods }.
event-kept = { $player } keeps one and shuffles back { $cards ->
        [0] none
        [one] 1 card
       *[other] { $cards } cards
    }.
event-stolen = { $player } steals a goods card from { $seat }.
event-own-theft = { $player } has taken from { $seat }: { $good }.
event-vino-declined = { $player } does without In vino veritas.
event-corrupted = { $player } uses the seven.
event-again = { $player } plays a further turn.
event-turn-ended = { $player } ends the turn.
event-game-ended = The game is over. { $reason }
event-goods-shown = { $player } shows the goods: { $goods }.
event-tokens-shown = { $player } shows the corruption tokens: { $values }.

# What a move costs and gives, by the names of the view
resource-goods = { $change } { $count ->
        [one] goods card
       *[other] goods cards
    }
resource-tokens = { $change } { $count ->
        [one] corruption token
       *[other] corruption tokens
    }

# Dice and draws
chance-site = the size of the next site, in the order of the map
chance-bonus = the bonus token of the next district
chance-start-die = a die to see who begins, two for each player
chance-die = a die
chance-good = a goods card
chance-token = a corruption token
chance-card = an intrigue card
chance-building = the hidden side of a tile of that size
chance-betrayed-card = the card that is eliminated
chance-stolen-good = the goods card that is taken

# Options
option-data = The map, tiles and cards. Besides the value named here: a TOML file of your own with tables of the data files; each table replaces the one that comes with the game.
option-data-standard = the reconstruction that comes with the game

# Second sites that only a map of one's own may have
q1b = { q1 }, second site
q3b = { q3 }, second site
q4b = { q4 }, second site
q5b = { q5 }, second site
q6b = { q6 }, second site
q7b = { q7 }, second site
q8b = { q8 }, second site
q10b = { q10 }, second site
q11b = { q11 }, second site
q13b = { q13 }, second site

# Labels of the table in the terminal
label-turn = Turn
label-setup = Before the game
label-over = End of the game
label-dice = dice
label-colon = {":"}
label-piles = Piles:
label-goods = goods
label-tokens = corruption
label-cards = cards
label-discards = Discarded:
label-point = point
label-points = points
label-pawns = pawns
label-hand = hand
label-table = table
label-known = seen:
label-known-pile = Put back into the pile:
label-known-tokens = Corruption tokens put back:
label-perhaps-fewer = perhaps fewer now
label-offer = Drawn:
label-district = District
label-bonus = Bonus
label-sites = Sites (stones/size)
label-around = Points
label-map-help = 17: point; 1a: pawn a of player 1; *: port; ^: fast lane; 2/5: stones and size of a site; [8]: finished building and its value; +3: bonus token

# What came up, when dice and draws of a real table are typed in
chance-site-2 = size 2
chance-site-3 = size 3
chance-site-4 = size 4
chance-site-5 = size 5
chance-site-6 = size 6
chance-token-21 = 0
chance-token-22 = 1
chance-token-23 = 2
chance-token-24 = 3
chance-token-25 = 4
chance-token-26 = 5

# What is wrong with a data file or an option
error-not-a-list = this is missing or not a list
error-not-a-pair = { $value } is not two points that are joined
error-not-yes-no = { $value } is neither true nor false
error-site-count = a district has one or two sites, not { $count }
error-point-count = a map has { $low } to { $high } points, not { $count }
error-no-point = there is no point { $point }: the map has the points 1 to { $points }
error-point-twice = point { $point } appears twice
error-point-no-street = no street leads to point { $point }
error-point-many-streets = more than { $limit } streets lead to point { $point }
error-point-no-district = point { $point } touches no district
error-lane-to-itself = point { $point } is joined to itself
error-lane-twice = the points { $one } and { $other } are joined twice
error-too-many-there = { $count } are too many: at most { $limit }
error-too-many-sites = { $count } sites, but there are only { $limit } tiles
error-bonus-count = { $count } districts have a bonus token; the rules need { $wanted }
error-nothing-there = there must be at least one
error-too-few-cards = at least { $wanted } cards are needed

# What is wrong with a text position
error-nothing-to-do = player { $seat } could do nothing in this position
error-too-many-of-kind = { $key }: there are not so many of “{ $kind }”
error-no-site = { $key }: “{ $word }” is not a site of this map
error-site-twice = { $key }: { $site } appears twice
error-too-many-of-size = { $key }: there are not so many tiles of size { $size }
error-nobody-looked = { $key }: it is not said who has looked at { $site }
error-tile-size = { $key }: { $tile } does not have size { $size }
error-tile-twice = { $key }: { $tile } appears twice
error-no-bonus-place = { $key }: { $district } has no place for a bonus token, or has one already
error-too-many-pawns = { $key }: more than { $limit } pawns
error-pawns-together = { $key }: there is a pawn on point { $point } already
error-card-twice = { $key }: { $card } lies there twice
error-no-pawn = { $key }: pawn { $pawn } is not on the board
error-send-displaced = { $key }: a pawn to be sent away and the decision to send it belong together
error-keep-offer = { $key }: drawn goods and the decision which to keep belong together
error-not-displaced = { $key }: “{ $word }” is not a pawn that waits to be sent away
error-own-memory = { $key }: nobody need remember their own goods
error-false-memory = { $key }: “{ $word }” is not true in this position
