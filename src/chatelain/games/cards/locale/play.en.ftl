# What the game says while it is played. Names of things are in names.en.ftl, those of single cards in cards.en.ftl.
# `{ $player }` is whose event it is. Words of the engine become words of the language by the lists at the end: `p1` as a `project`
# is `project-p1`.

# Moves
action-play = Play { $card }
action-take = Take card { $slot } of { $row }
action-place = Place { $project } { $column }
action-sell = Sell all { $kind } goods
action-workers = Fill up your workers to 2
action-silver = Take 1 silver
action-convert = Give back { $price } for a point
action-enough = Convert no more
action-good = Take the top card of { $pile } of goods
action-animal = Take the top card of { $pile } of animals
action-fetch = Take card { $slot } of { $row } with the building
action-decline = Decline the benefit
action-bonus = Take bonus { $choice } of the round
action-discard = Discard { $project }
action-buy = Buy cards for 3 silver
action-keep = Keep { $bought } as a project
action-use = Use the die of { $bought } for one more action
action-end = End the turn

# The same where the position is known: `action_words` of board_text.py gives the variables. What a move costs and gives is shown
# beside the sentence.
action-play-here = Play { $card }, to act with a { $die }
action-take-here = Take { $card } from { $row }
action-place-here = Place { $card } { $column }
action-sell-here = Sell { $amount } { $kind } { $amount ->
        [one] good
       *[other] goods
    }
action-good-here = Take a { $good } from { $pile }
action-animal-here = Take { $animal } from { $pile }
action-fetch-here = Take { $card } from { $row }
action-bonus-here = Bonus of the round: { $bonus }
action-discard-here = Discard { $card }
action-keep-here = Keep { $card } as a project
action-use-here = Use { $card } for one more action, with a { $die }

row-row1 = row 1
row-row2 = row 2
row-row3 = row 3
row-row4 = row 4
row-row5 = row 5
row-row6 = row 6
project-p1 = project 1
project-p2 = project 2
project-p3 = project 3
bought-b1 = the first card
bought-b2 = the second card
bought-b3 = the third card
pile-left = the left pile
pile-right = the right pile
price-3s = 3 silver
price-1w2s = 1 worker and 2 silver
price-2w1s = 2 workers and 1 silver
price-3w = 3 workers
column-new = in a new column
column-castle-1 = on a castle
column-castle-2 = on two castles
column-mine-1 = on a mine
column-mine-2 = on two mines
column-cloister-1 = on a cloister
column-cloister-2 = on two cloisters
column-knowledge-1 = on a knowledge card
column-knowledge-2 = on two knowledge cards
column-ship-1 = on a ship
column-ship-2 = on two ships
column-pasture-1 = on a pasture
column-pasture-2 = on two pastures
column-building-1 = on a building
column-building-2 = on two buildings

# What a bonus gives
gift-points-1 = 1 point
gift-points = points
gift-goods-1 = 1 good
gift-goods = goods
gift-animals-1 = 1 animal
gift-animals = animals
gift-workers-1 = 1 worker
gift-workers = workers
gift-silver-1 = 1 silver
gift-silver = silver
gift-and = and

# What is to be decided now
what-turn = play a card from your hand
what-over = end the turn, or buy cards if you have not
what-action = choose one of the six actions
what-castle = take the free action of your castle, with any number
what-convert = give back more workers and silver for points, or stop
what-goods = choose a pile and take a good
what-animals = choose a pile and take an animal
what-boarding-house = use your boarding house: take a good or an animal
what-carpenter = use your carpenter: take a building or a knowledge card, or decline
what-church = use your church: take a castle, a mine or a cloister, or decline
what-market = use your market: take a ship or a pasture, or decline
what-shop = use your shop: sell one kind of goods, or decline
what-town-hall = use your town hall: place one more project, or decline
what-bonus = take a bonus of the round for your triple
what-discard = discard one of your three old projects to make room for the new one
what-bought = keep one of the three cards you bought, or use its die

# Why not
refusal-game-over = The game is over: there is nothing left to do.
refusal-not-your-turn = It is { $seat }’s turn; wait until it is yours.
refusal-decide-first = One thing at a time. First { $what }.
refusal-play-first = Every action needs a die: play a card from your hand first.
refusal-action-used = Your action is done. Buy cards if you can, or end the turn.
refusal-played-already = You have played a card in this turn; the other one is for the next.
refusal-not-in-hand = You do not hold { $card }; choose a card from your hand.
refusal-action-left = You have not acted yet: play a card first. Taking 1 silver is always possible.
refusal-no-conversion = You are not converting workers and silver; choose that action first.
refusal-no-pile-now = There is nothing to take from the piles; a ship, a pasture, a boarding house or a bonus lets you.
refusal-no-benefit = There is no benefit to use; place a carpenter, a church or a market first.
refusal-nothing-to-decline = There is nothing to decline; only the benefit of some buildings may be declined.
refusal-no-bonus-now = There is no bonus to take; finish a triple first.
refusal-projects-have-room = A project is discarded only when a new card finds three projects.
refusal-nothing-bought = You have no bought cards to choose from; buy cards first.
refusal-bought-already = You have bought cards in this turn; you may buy again in your next one.
refusal-needs-silver = A purchase costs { $need } silver and you have { $have ->
        [0] none
       *[other] { $have }
    }. Sales, banks and mines bring silver.
refusal-no-cards-left = There are not { $need } cards left to buy, neither in the deck nor in the discard pile.
refusal-exchange-open = Stop converting first: an exchange is one act. You may buy before it or after it.
refusal-no-such-choice = The bonus of this round has only { $choices } choices.
refusal-bonus-gives-nothing = This bonus would give you nothing: the piles are empty. Choose another one.
refusal-no-card-there = There is no card at { $slot } in row { $row }; name a place that still holds one.
refusal-wrong-type = { $benefit }, not { $type }; choose another card, or decline.
benefit-carpenter = The carpenter takes only buildings and knowledge cards
benefit-church = The church takes only castles, mines and cloisters
benefit-market = The market takes only ships and pastures
refusal-needs-workers = To turn a { $die } into a { $number } you need { $need ->
        [one] 1 worker
       *[other] { $need } workers
    } and have { $have ->
        [0] none
       *[other] { $have }
    }. Choose a nearer number or another action.
refusal-no-die-sells = With these numbers no die sells { $kind } goods; only a shop does.
refusal-needs-workers-to-sell = To sell { $kind } goods with a { $die } you need { $need ->
        [one] 1 worker
       *[other] { $need } workers
    } and have { $have ->
        [0] none
       *[other] { $have }
    }. Choose another action.
refusal-no-project = Place { $project } of your projects is empty; take a card first.
refusal-column-unfinished = You have an unfinished column that takes this card ({ $type }): place it there; a new column is not allowed.
refusal-wrong-column = { $card } cannot go on { $type }; only a cloister joins other types.
refusal-no-such-column = You have no column of { $type } with { $size ->
        [one] 1 card
       *[other] { $size } cards
    }; name one that you have.
refusal-no-such-goods = You have no { $kind } goods to sell; ships, boarding houses and bonuses bring goods.
refusal-enough-workers = You have { $have } workers, and this action fills up to { $limit } only; choose another one.
refusal-cannot-pay = This price is { $workers ->
        [0] 3 silver
        [one] 1 worker and { $silver } silver
        [3] 3 workers
       *[other] { $workers } workers and { $silver } silver
    }; you have { $have_workers ->
        [one] 1 worker
       *[other] { $have_workers } workers
    } and { $have_silver } silver.
refusal-pile-empty = This pile is empty; take from another one.

# What happened
event-started = { $player } starts with a { $good } and { $animal }.
event-round-started = { $player } opens round { $round }.
event-rows-filled = In the rows: { $cards }.
event-card-drawn = { $player } draws { $card }.
event-card-played = { $player } plays { $card }.
event-card-taken = { $player } takes { $card } from row { $row }{ with-die }.
event-project-discarded = { $player } discards the project { $card }.
event-card-placed = { $player } places { $card } { $column }{ with-die }.
event-triple = { $player } finishes a triple of { $type }{ $is_first ->
        [1] , the first of all
       *[0] {""}
    }: { $parts }.
event-seven-types = { $player } has all seven types and takes the card worth { $worth }.
event-bonus-chosen = { $player } takes the bonus of round { $round }{ bonus-taken }.
event-received = { $player } { $die ->
        [0] receives
       *[other] takes
    } { gained }{ only-die }.
event-converted = { $player } gives back { $workers ->
        [0] { $silver } silver
        [one] 1 worker and { $silver } silver
        [3] 3 workers
       *[other] { $workers } workers and { $silver } silver
    } for a point{ only-die }.
event-sold = { $player } sells { $amount } { $kind } { $amount ->
        [one] good
       *[other] goods
    } for { $silver } silver{ with-die }.
event-start-card-taken = { $player } takes the start card, face down.
event-good-taken = { $player } takes a { $good }.
event-animal-taken = { $player } takes { $animal }.
event-pile-divided = { $pile } was empty and takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } from below the other.
event-bought = { $player } pays { $silver } silver and looks at three cards.
event-cards-seen = { $player } sees { $cards }.
event-card-kept = { $player } keeps { $card } as a project and discards { $others }.
event-card-used = { $player } discards { $others }, and { $card } to use its die.
event-declined = { $player } declines the benefit of the { $card }.
event-points = { $player }: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } ({ $source })
event-reshuffled = The discard pile is shuffled and becomes the deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-turn-ended = { $player } ends the turn.
event-aaron-cards = Aaron receives { $cards }.
event-aaron-triple = Aaron finishes a triple of { $type }{ $is_first ->
        [1] , the first of all
       *[0] {""}
    }: { $parts }.
event-aaron-seven-types = Aaron has all seven types and takes the card worth { $worth }.
event-compared = End of round { $round }: { $player } has { $own ->
        [one] 1 point
       *[other] { $own } points
    }, Aaron { $aaron }.
event-aaron-won = Aaron has more points and wins. { $player } has lost.
event-aaron-beaten = Aaron is beaten: { $player } wins.
event-game-ended = The last round is over.

# Draws
chance-first-player = who begins
chance-start-good = a start good, one for everybody from the first player on
chance-start-animal = a start animal, one for everybody from the first player on
chance-good = the good that is now on top of the pile
chance-animal = the animal that is now on top of the pile
chance-row-card = the next card for the rows
chance-hand-card = the top card of the stack of the next player, for the hand
chance-bought-card = the next of the three bought cards
chance-aaron-card = the next card of Aaron’s pile

# Options
option-data = The numbers printed on the cards; some of them are not known. Besides the value named here: a file of your own with the tables of data/*.toml, or what differs from the standard in one word, such as good-points=2.
option-data-standard = the numbers of the rulebook, and reconstructions where it says nothing

# What is wrong with a data file or an option
error-card-total = { $count } cards instead of { $wanted }
error-die-sells-twice = a { $die } would sell two kinds of goods
error-die-sells-nothing = a { $die } would sell nothing
error-choice-count = a round has 1 to { $limit } choices
error-empty-choice = a choice that gives nothing
error-same-choice = two choices are the same
error-not-a-choice = “{ $word }” is no choice; one is written like 2g or 1w2s, with the letters p, g, a, w and s

# What is wrong with a text position
error-no-card = { $key }: “{ $word }” is no card; one is written like castle4
error-too-many = { $key }: more than { $limit }
error-seen-count = { $key }: { $wanted ->
        [0] nothing was bought
       *[other] a purchase has { $wanted } cards
    }
error-discard-of-four = { $key }: a fourth project and the decision to discard one go together
error-no-column = { $key }: “{ $word }” is no column; one has up to three cards of one type, and cloisters
error-type-twice = { $key }: { $word } stands twice
error-seven-twice = { $key }: { $word } stands twice
error-too-many-of-card = there are not so many cards { $card }
error-pool-size = pool { $pool } has { $cards } cards for { $places } places
error-too-many-of-kind = { $key }: there are not so many of the kind { $kind }
error-pile-size = { $key }: { $cards } cards lie below the tops, not { $places }
error-two-piles = { $key }: two piles are needed, - is an empty one

# The result of a game alone
alone-won = Won: Aaron is beaten.
alone-lost = Lost: Aaron has more points.

# Labels of the table in the terminal
label-colon = {":"}
label-of-six = of 6
label-die = die
label-or-first = or first
label-over = End of the game
label-lost = Aaron wins
label-won = Aaron is beaten
label-order = Order:
label-deck = Deck:
label-discard = discard pile:
label-bonuses = Bonus for a triple:
label-rows = Rows
label-goods-piles = Goods:
label-animal-piles = Animals:
label-left = left
label-right = right
label-first-triples = First triples:
label-seven-types = Seven types:
label-none = none
label-start-card = start card
label-face-down = face down
label-hand = hand
label-stack = stack
label-projects = projects
label-new = new
label-silver = silver
label-workers = workers
label-goods = goods
label-sold = sold
label-animals = animals
label-estate = estate
label-bought = Bought:
label-cards-left = cards to come
label-letters = Cards:
label-card-help = C4: a castle with a 4; [C4 C5 .]: a column with room for one more
label-triples = Points of triples:
label-sold-by = Dice that sell:
label-reconstruction = Not printed in the rulebook: the dice of the cards, the points of castles, mines, knowledge, ships and goods, the bonuses of rounds B, C and E. They are reconstructions.
label-own-data = Played with numbers of your own.

# Letters of buildings on the drawn table: two each, all different
code-carpenter = Cp
code-church = Cr
code-market = Mk
code-watchtower = Wt
code-bank = Bk
code-boarding-house = Bh
code-shop = Sp
code-town-hall = Th

# Types, animals, rounds and piles in a sentence
type-castle = castles
type-mine = mines
type-cloister = cloisters
type-knowledge = knowledge cards
type-ship = ships
type-pasture = pastures
type-building = buildings
card-castle = A castle
card-mine = A mine
card-cloister = A cloister
card-knowledge = A knowledge card
card-ship = A ship
card-pasture = A pasture
card-building = A building
animal-cow = a cow
animal-sheep = a sheep
animal-pig = a pig
animal-chicken = a chicken
round-0 = A
round-1 = B
round-2 = C
round-3 = D
round-4 = E
pile-0 = The left pile of goods
pile-1 = The right pile of goods
pile-2 = The left pile of animals
pile-3 = The right pile of animals
