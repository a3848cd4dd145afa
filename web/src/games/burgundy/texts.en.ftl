# Texts that only the screen of this game uses; the others come from the engine.
ui-moment = phase { $phase }, round { $round }
ui-moment-setup = before the game
ui-phases = Phases
ui-phases-note = points per district
ui-rounds = Rounds
ui-rounds-note = goods
ui-round-done = Round { $round }: played
ui-round-now = Round { $round }: now, white die { $die }
ui-round-next = Round { $round }: good { $good }
ui-white-die = white die
ui-sale = sale
ui-sale-points = { $count } pts
ui-sale-each = per tile
ui-order = Turn order
ui-order-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-track-space = Space { $space }: { $players }
ui-bonus = Colour covered
ui-bonus-note = { $large } for the first, { $small } for the second
ui-bonus-free = { $points } points to take
ui-bonus-held = { $points } points: { $player }
ui-estate-of = Estate of { $player }
ui-estate-line = Estate { $estate } · { $covered } of 37 spaces
ui-estate-own-line = Own estate · { $covered } of 37 spaces
ui-estate-unknown = Estate not known yet
ui-banked = banked
ui-powers = Knowledge at work
ui-dice = Dice
ui-storage = Storage
ui-goods = Goods
ui-purse = Purse
ui-die = Die { $value }
ui-die-used = Die { $value }, played
ui-die-picked = Die { $value }, chosen
ui-stored = Storage { $slot }: { $tile }
ui-stored-empty = Storage { $slot }: empty
ui-stored-new = New tile: { $tile }
ui-good-stack = { $count } × { $good } good (die { $number })
ui-good-sell = sell: { $points } points
ui-good-empty = Free place for goods
ui-silver-count = { $count ->
    [0] No silver
   *[other] { $count } silver
}
ui-workers-count = { $count ->
    [0] No workers
    [one] 1 worker
   *[other] { $count } workers
}
ui-take-workers = Take { $count } workers
ui-take-workers-short = +{ $count }
ui-take-workers-phone = +{ $count } workers
ui-buy-here = Buy from a numbered depot
ui-depot = Depot { $number }
ui-depots = Depots
ui-depots-board = Depots and black depot
ui-depot-goods = Depot { $number }, goods: { $goods }
ui-depot-no-goods = Depot { $number }, no goods
ui-depot-place = Depot { $number }, empty place ({ $family })
ui-black = Black depot
ui-black-place = Black depot, empty place
ui-price = buy: { $count } silver
ui-cost = { $count ->
    [0] free
    [one] 1 worker
   *[other] { $count } workers
}
ui-die-cost = die { $die }: { $count ->
    [0] free
    [one] 1 worker
   *[other] { $count } workers
}
ui-points-gain = { $points } { $count ->
    [one] pt
   *[other] pts
}
ui-silver-gain = +{ $count } silver
ui-workers-gain = { $count ->
    [one] +1 worker
   *[other] +{ $count } workers
}
ui-goods-gain = { $count ->
    [one] +1 good
   *[other] +{ $count } goods
}
ui-points-later = { $count ->
    [one] +1 pt at the end
   *[other] +{ $count } pts at the end
}
ui-worth-now = { $count ->
    [0] 0 pts as things stand
    [one] ≈ +1 pt
   *[other] ≈ +{ $count } pts
}
ui-district-worth = { $count } pts if completed in this phase
ui-knowledge-number = knowledge { $number }
ui-space-title = { $family } { $space }
ui-space-sub = die { $number } · district: { $covered } of { $size }
ui-out-of-reach = Out of reach under the Spielbox rules.
ui-label-tile = { $space }: { $tile }, { $kind }
ui-label-space = { $space }: empty, { $family }, die { $number }
ui-label-possible = possible, { $cost }
ui-label-shelf = { $where }: { $tile }, { $kind }
ui-end-turn = End turn
ui-dice-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}
ui-decide-first = decide first
ui-turn-of = { $player } to play
ui-watching = You are watching
ui-over = Game over
ui-decline = Decline
ui-only-this = This depot only
ui-replaying = { $player } plays…
ui-looking-back = Position of move { $seq }
ui-hint-turn = Pick a die, a tile or a lit space
ui-hint-turn-touch = Touch a die, a tile or a lit space
ui-hint-done = Both dice are played
ui-hint-die = <b>Die { $die }</b>: pick a lit target
ui-hint-tile = <b>{ $tile }</b>: pick a lit space
ui-hint-tile-touch = <b>{ $tile }</b>: touch a lit space
ui-hint-which-die = <b>{ $tile }</b>: with which die?
ui-hint-which-tile = <b>Space { $space }</b>: which tile?
ui-hint-space-die = <b>Space { $space }</b>: with which die?
ui-hint-workers = <b>Workers</b>: with which die?
ui-hint-good = <b>Sale</b>: with which die?
ui-hint-silver = <b>Purchase</b>: pick a tile
ui-hint-ship = <b>Ship</b>: pick the depot to load from
ui-hint-ship-two = <b>Ship</b>: a neighbour too, or this depot only
ui-hint-keep = <b>Ship</b>: which goods to load?
ui-hint-castle = <b>Castle</b>: one more action, without a die
ui-hint-warehouse = <b>Warehouse</b>: sell one type of goods
ui-hint-carpenter = <b>Carpenter</b>: take a building
ui-hint-church = <b>Church</b>: take a mine, a knowledge tile or a castle
ui-hint-market = <b>Market</b>: take a ship or an animal
ui-hint-town-hall = <b>Town hall</b>: place one more tile
ui-hint-discard = <b>Storage full</b>: which tile makes room?
ui-hint-estate = Choose your estate
ui-hint-start = Choose the space of the start castle
ui-hint-wait = Wait for the others
ui-choose-estate = Choose your estate
ui-estates-there-are = The estates one can choose
ui-choose-estate-note = The numbers of the spaces are the same everywhere; colours and districts differ.
ui-estate-name = Estate { $number }
ui-estate-centre = starts in the centre
ui-estate-spielbox = Spielbox rules
ui-spielbox-warning = { $count ->
    [one] Spielbox rules: 1 space stays out of reach on this estate.
   *[other] Spielbox rules: { $count } spaces stay out of reach on this estate.
}
ui-spielbox-short = { $count ->
    [one] 1 space out of reach
   *[other] { $count } spaces out of reach
}
ui-fix-beside = First beside it:
ui-fix-or = or
ui-fix-workers = Missing:
ui-fix-silver = Missing:
ui-fix-depots = Tile of this colour:
ui-fix-none = None in the depots for now
ui-fix-dice = Still to play:
ui-tab-estate = Estate
ui-tab-depots = Depots
ui-tab-others = Opponents
ui-tab-log = Log
ui-tabs = Parts of the table
ui-you = You
ui-scores = Points
ui-enlarge = Enlarge the estate of { $player }
ui-others = Opponents
ui-close = Close
# The illustrated sheet
ui-sheet-note = The numbers say how many tiles and goods have not been drawn yet.
ui-sheet-first = Castles, mines and ships
ui-sheet-building = Each building only once in a city.
ui-sheet-goods = A sale gives 1 silver, and points for each good.
ui-sheet-number = no. { $number }
ui-sheet-die = sold with a { $die }
ui-sheet-black = { $total } with a black back
ui-sheet-black-left = black backs: { $left } of { $total }
ui-sheet-black-only = black back

ui-info-reconstructions = Reconstructions
ui-info-reconstructions-note = What printed sources do not say for certain:
ui-reconstruction-R1-4 = Animals on the tiles: per species 2, 2, 3, 3 and 4 with the normal back, 3 and 4 with the black back.
ui-reconstruction-R17-2 = The estates 10a to 10h are new designs: those of the magazine Spielbox are not known.
ui-reconstruction-X10 = The position of the example of the Spielbox rules.
ui-info-values = Values with { $seats } players
ui-info-sale = Sale: { $points } points per good
ui-info-bonus = Colour covered: { $large }, then { $small } points
ui-info-black = Black depot: { $places } tiles each phase, { $price } silver each
ui-info-districts = District of 1 to 8 spaces: { $points } points, plus the bonus of the phase
ui-info-spielbox = This game follows the Spielbox rules on all estates.
ui-key-depots = the tiles of a depot, one after another
ui-key-tab = from one possible move to the next
ui-power-1 = no limit in cities
ui-power-2 = mines: +1 worker
ui-power-3 = sale: 2 silver
ui-power-4 = sale: +1 worker
ui-power-5 = ship: 2 depots
ui-power-6 = buy anywhere
ui-power-7 = +1 per animal tile
ui-power-8 = worker: ±2
ui-power-9 = ±1 building
ui-power-10 = ±1 ship, animal
ui-power-11 = ±1 castle, mine, knowledge
ui-power-12 = ±1 at the depot
ui-power-13 = workers: +1 silver
ui-power-14 = 4 workers per die
ui-power-scores = +{ $points } per { $what }
ui-count-sold-types = type sold
ui-count-warehouse = warehouse
ui-count-watchtower = watchtower
ui-count-carpenter = carpenter
ui-count-church = church
ui-count-market = market
ui-count-boarding-house = boarding house
ui-count-bank = bank
ui-count-town-hall = town hall
ui-count-species = species
ui-count-sold-goods = good sold
ui-count-bonus-tiles = bonus
# Guided first turn
ui-guide-aim = You have five phases of five rounds to cover your estate. Every completed district scores, the more the larger it is and the sooner it is done.
ui-guide-estate = This is your estate. A tile goes on a space of its colour, beside a tile that lies already, with a die that shows the space’s number.
ui-guide-dice = Your two dice of this round: one action each. A worker changes a die by one step; after 6 comes 1.
ui-guide-take = Take a tile from a depot whose number has a tick or a cost beside it. It goes to your storage.
ui-guide-place = Play the other die. If a space is lit you can place a tile there; otherwise take another tile, or two workers with “+2”.
ui-guide-end = Everything can still be undone. When you are happy, end the turn.
ui-guide-sell = Next turn. A die sells all your goods of its number, for points and 1 silver: goods that sell now are lit. If your dice sell none, that comes later.
ui-guide-buy = Once a turn, 2 silver buy a tile of the black depot in the middle, without a die: buy one, if one is lit. If none is, that comes later.
ui-guide-on = That is how a turn goes! Hover over a tile, or press long, to read what it does. Touch what is not lit to learn why.
# What is printed
ui-tip-phase = Phase { $phase }
ui-tip-phase-text = { $rounds } rounds. A district completed in this phase scores { $bonus } points beside those for its size.
ui-tip-round = Round { $round }
ui-tip-rounds = Every round brings one good; the white die says to which depot.
ui-tip-round-done = This round is over; its good went to a depot.
ui-tip-round-now = It is this round. Its good went to depot { $die }, as the white die says.
ui-tip-round-next = The good of this round: { $good }. When the round begins, the white die says to which depot it goes.
ui-tip-white = The good of this round went to depot { $die }. The white die does nothing else.
ui-tip-sale = Every good that is sold brings { $points } points, every sale 1 silver. A die sells all goods of its number.
ui-tip-order = The pawn furthest to the right plays first; on the same space the upper one. A ship moves the pawn one space.
ui-tip-bonus = Who first covers all spaces of this colour scores { $large } points, the second { $small }.
ui-tip-depot = A die that shows { $number } takes a tile from here; every worker changes the die by one.
ui-tip-depot-goods = A ship takes the goods:
ui-tip-depot-empty = There are no goods here for a ship.
ui-tip-place = An empty place. The next phase brings a new tile: { $family }.
ui-tip-black-place = An empty place. The next phase brings a new tile.
ui-tip-black = Once in a turn one may buy a tile here for { $price } silver, without a die.
ui-tip-silver = Once in a turn { $price } silver buy a tile of the black depot. At the end every silver is a point.
ui-tip-workers = A worker changes a die by one, up or down; 6 and 1 are neighbours. At the end two workers are a point.
ui-tip-die = One action: take a tile, place a tile, sell goods or take workers.
ui-tip-die-used = This die is played.
ui-tip-good = A die that shows { $number } sells them all.
ui-tip-good-empty = A free place for another type of goods. A ship brings them.
ui-tip-storage = A free place. Tiles from the depots wait here until they are placed.
option-title-estates = Estates
option-title-choice = Choice of estates
option-title-spielbox = Spielbox rules
option-title-tie = Ties
ui-estates = Estates
ui-estates-choose = Each chooses
ui-estates-choose-hint = At the start of the game each player chooses an estate.
ui-estates-random = Random
ui-estates-random-hint = One of the estates 2 to 9 for each player, dealt at random.
ui-estates-random-10 = Spielbox
ui-estates-random-10-hint = One of the estates 10a to 10h for each player, with the Spielbox rules.
ui-estates-named = Named
ui-estates-named-hint = The same estate for all, or one for each: pick a picture. Estate 1 suits a first game.
ui-estates-for = For
ui-estates-spielbox = Show the Spielbox estates 10a to 10h
ui-estates-usual = Show the estates 1 to 9
ui-estates-everyone = everyone
ui-estates-seat = seat { $seat }
ui-estates-districts = { $count ->
        [one] 1 district
       *[other] { $count } districts
    }
