# Texts that only this game's screen uses; the others come from the engine.
ui-moment = round { $round } · turn { $turn } of { $turns }

# Short names and effects in a few words, as they fit on a card
ui-name-castle = Castle
ui-name-mine = Mine
ui-name-cloister = Cloister
ui-name-knowledge = Knowledge
ui-name-ship = Ship
ui-name-pasture = Pasture
ui-name-carpenter = Carpenter
ui-name-church = Church
ui-name-market = Market
ui-name-watchtower = Watchtower
ui-name-bank = Bank
ui-name-boarding-house = Boarding h.
ui-name-shop = Shop
ui-name-town-hall = Town hall
ui-short-castle = 1 free action
ui-short-mine = +2 silver
ui-short-cloister = joker
ui-short-knowledge = +2 workers
ui-short-ship = +1 good
ui-short-pasture = +1 animal
ui-short-carpenter = take Bu, Kn
ui-short-church = take Ca, Mi, Cl
ui-short-market = take Sh, Pa
ui-short-watchtower = +1 VP
ui-short-bank = +3 silver
ui-short-boarding-house = 1 card, any pile
ui-short-shop = sell one kind
ui-short-town-hall = place a project
ui-code-castle = Ca
ui-code-mine = Mi
ui-code-cloister = Cl
ui-code-knowledge = Kn
ui-code-ship = Sh
ui-code-pasture = Pa
ui-code-building = Bu
ui-kind-light = light
ui-kind-medium = medium
ui-kind-dark = dark
ui-pv = { $count } VP
ui-pv-word = VP
ui-triple = 3× { $count } VP
ui-triple-worth = triple: { $count } VP{ $unsure ->
    [1] {" "}≈
   *[0] {""}
}
ui-approx = about, a reconstructed value
ui-approx-title = Reconstructed value
ui-approx-tip = The printed rules do not tell this value: it rests on evidence. The help (?) lists all of them; a file of your own may replace them.
ui-approx-long = ≈ reconstructed
ui-card-sub = { $type } · die { $die }
ui-free = free
ui-cost = { $count ->
    [0] free
    [one] 1 worker
   *[other] { $count } workers
}
ui-for-workers = { $what } ({ $count } ¤)

# Rows and supply
ui-rows = Rows
ui-row = Row { $number }
ui-row-empty = empty row
ui-row-empty-short = empty
ui-with-die = with die { $die } · { $count ->
    [0] no worker
    [one] 1 worker
   *[other] { $count } workers
} in storage
ui-workers-have = { $count ->
    [0] no worker
    [one] 1 worker
   *[other] { $count } workers
} in storage
ui-supply = Supply
ui-deck = Deck
ui-deck-tip = Rows, hands and purchases come from the deck. When it is empty, the discard pile is shuffled.
ui-deck-label = Deck: { $deck } cards, discard pile: { $discard }
ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-discard = discarded { $count }
ui-goods = Goods
ui-animals = Animals
ui-pile-empty = empty pile

# Hand and projects
ui-hand = My hand
ui-hand-of = Hand of { $name }
ui-stack = { $count ->
    [0] last cards
    [one] 1 card left
   *[other] { $count } cards left
}
ui-hand-card = Card in hand, die { $die } ({ $card })
ui-hand-is = { $card } card
ui-hand-tip = Of this card only the die counts. It is discarded when you act.
ui-hand-empty = empty hand
ui-hidden-card = Hidden card
ui-die = Die { $die }
ui-die-laid = Die { $die } played
ui-laid = played
ui-picked = chosen
ui-choose = choose
ui-keep = keep
ui-projects = Projects
ui-projects-held = { $count } of 3
ui-projects-discard = which one goes?
ui-project = Project { $number }
ui-project-none = Project { $number }: free place
ui-free-place = free place
ui-incoming = New project: { $card }
ui-discard-this = discard
ui-triple-flag = Triple!
ui-triple-word = triple

# The six actions
ui-actions = The six actions
ui-act-take = Take a card
ui-act-place = Place a project
ui-act-sell = Sell
ui-act-workers = Workers to { $count }
ui-act-silver = Take 1 silver
ui-act-convert = Convert
ui-phone-workers = Workers to 2
ui-phone-silver = +1 silver
ui-phone-convert = 3 cards = 1 VP
ui-phone-buy = Buy, { $price } silver
ui-no-row = none in reach
ui-rows-many = { $count } rows in reach
ui-rows-free = { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}
ui-rows-paid = { $more ->
    [1] or { $rows } (¤)
   *[0] { $count ->
        [one] row { $rows } (¤)
       *[other] rows { $rows } (¤)
    }
}
ui-no-reach = nothing in reach
ui-no-project = no project
ui-no-goods = no goods
ui-no-animals = no animals
ui-sale = { $count } { $kind }: { $points } VP, { $silver } ¢
ui-have-workers = { $count } already
ui-convert-now = { $need } for 1 VP · you: { $have }
ui-sub-take = the row of the die
ui-sub-place = the number of the die
ui-sub-sell = all of one kind
ui-prices = What do you give for 1 VP?
ui-back = Back
ui-rule-act-take = Take a card from the row with the number of your die: it becomes a project.
ui-rule-act-place = Place a project that shows the number of your die in your estate; its effect comes at once.
ui-rule-act-sell = Sell all your goods of one kind: 1 silver and points for each, and the start card.
ui-rule-act-workers = With any die: fill up your workers to 2.
ui-rule-act-silver = With any die: take 1 silver. Always possible.
ui-rule-act-convert = With any die: give back 3 workers or silver, mixed or not, for 1 point; as often as you can.

# What an action brings
ui-gain-triple = { $first ->
    [1] triple, the first of its type
   *[0] triple
}
ui-gain-seven = the seven types
ui-gain-points = +{ $count } VP
ui-gain-silver = +{ $count } silver
ui-gain-workers = { $count ->
    [one] +1 worker
   *[other] +{ $count } workers
}
ui-gain-start = start card
ui-gift-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ui-gift-goods = { $count ->
    [0] no goods
    [one] 1 good
   *[other] { $count } goods
}
ui-gift-animals = { $count ->
    [0] no animals
    [one] 1 animal
   *[other] { $count } animals
}
ui-gift-workers = { $count ->
    [0] no workers
    [one] 1 worker
   *[other] { $count } workers
}
ui-gift-silver = { $count ->
    [0] no silver
   *[other] { $count } silver
}

# Decisions
ui-banner-castle = Free action, any number
ui-banner-convert = Convert more?
ui-banner-goods = A good
ui-banner-animals = An animal
ui-banner-boarding-house = Boarding house
ui-banner-carpenter = Carpenter
ui-banner-church = Church
ui-banner-market = Market
ui-banner-shop = Shop
ui-banner-town-hall = Town hall
ui-banner-bonus = Triple bonus
ui-banner-discard = Projects are full
ui-banner-bought = Cards bought
ui-ask-convert = Give another 3 cards for 1 VP, or stop here.
ui-ask-goods = Take the top card of a pile.
ui-ask-animals = Take the top card of a pile.
ui-ask-boarding-house = Take a good or an animal.
ui-ask-carpenter = Take a building or a knowledge card.
ui-ask-church = Take a castle, a mine or a cloister.
ui-ask-market = Take a ship or a pasture.
ui-ask-shop = Sell one kind of goods.
ui-ask-town-hall = Place another project, whatever its die.
ui-ask-bonus = Choose a bonus of the round.
ui-ask-discard = Touch the old project that makes room for this card.
ui-ask-bought = Keep one as a project, or use its die.
ui-either = What comes first?
ui-either-bonus = Triple bonus
ui-either-effect = Effect of the card
ui-bought = Card bought
ui-keep-project = Project
ui-use-die = Die { $die }
ui-sell-all = Sell the { $kind } ones
ui-enough = That is enough
ui-decline = Decline

# Estate, storage, points
ui-my-estate = My estate
ui-estate = Estate
ui-estate-of = Estate of { $name }
ui-estate-line = { $types ->
    [one] 1 type
   *[other] { $types } types
} of 7 · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-types-of = { $count ->
    [one] 1 type
   *[other] { $count } types
} of 7
ui-estate-empty = empty estate
ui-missing = missing
ui-new-column = new
ui-column-sub = { $count ->
    [0] no card
   *[other] { $count } of 3 cards
}
ui-label-column = { $count ->
    [0] Column { $type }: empty
   *[other] Column { $type }, { $count } of 3: { $cards }
}
ui-label-card = { $where }: { $card }, die { $die }
ui-label-possible = possible
ui-ware = Storage
ui-sold = { $count } sold
ui-good-label = { $count } × { $kind }
ui-animal-label = { $count } × { $kind }
ui-silver = Silver
ui-workers = Workers
ui-silver-count = { $count ->
    [0] No silver
   *[other] { $count } silver
}
ui-workers-count = { $count ->
    [0] No workers
    [one] 1 worker
   *[other] { $count } workers
}
ui-points = Points
ui-no-points = no points yet

# Round, first triples, seven types, opponents
ui-round = Round { $round }
ui-rounds = Rounds
ui-round-bonus = Round and triple bonus
ui-round-choices = Bonus for every triple, one of these
ui-triple-bonus = Triple bonus
ui-one-of = one of these
ui-first-triple = First triple
ui-first-free = free
ui-first-label = First triple of { $type }: { $who }
ui-each = { $count } VP each
ui-seven = The 7 types
ui-seven-points = { $points } VP
ui-seven-gone = all taken
ui-seven-left = Still there: { $points } points
ui-seven-label = { $name }: { $count } of 7 types
ui-others = Opponents
ui-more = Bonuses and opponents
ui-acts = plays now
ui-acted = has played
ui-acts-later = plays later
ui-start-card = Start card
ui-aaron-kind = the opponent of a game alone
ui-aaron-left = { $count ->
    [0] no more cards to come
    [one] 1 card to come
   *[other] { $count } cards to come
}
ui-open-player-points = { $name }, { $points }: see all
ui-previous-player = Previous player
ui-next-player = Next player
ui-you = You

# Action bar
ui-your-turn = Your turn
ui-choose-die = Choose a die, or a target.
ui-which-die = With which die?
ui-which-die-note = Touch a card in your hand.
ui-die-chosen = Die { $die } chosen
ui-touch-target = Touch a golden target.
ui-which-column = On which column?
ui-done = Action done
ui-done-end = End the turn.
ui-done-buy = Buy, or end the turn.
ui-end = End turn
ui-end-short = End turn
ui-play-first = play a die first
ui-decide-first = your choice first
ui-not-your-turn = not your turn
ui-buy = Buy { $count } cards
ui-buy-price = { $price } silver, once a turn
ui-buy-final = no undo after that
ui-buy-tip = Once a turn, at any moment: pay 3 silver, look at three cards, keep one as a project or use its die. This cannot be undone.
ui-plays = { $name } to play
ui-wait = Wait for your turn.
ui-watching = You are watching.
ui-replaying = This is what happened.
ui-past = Earlier position
ui-past-note = Go back to now to play.
ui-over = Game over
ui-key-rows = go to the cards of a row

# Why not
ui-you-have-workers = { $count ->
    [0] You have none.
   *[other] You have { $count }.
}
ui-with-the = With the
ui-missing-workers = { $count ->
    [one] 1 worker is missing.
   *[other] { $count } workers are missing.
}
ui-why-rows-empty = All rows are empty; they are filled for the next round.
ui-why-no-projects = You have no project to place; take a card from a row first.
ui-why-no-goods = You have no goods to sell; ships, boarding houses and bonuses bring some.

# The illustrated sheet
ui-sheet-note = The numbers say how many cards you have not seen yet: in the deck, in stacks and piles, in the hands of others.
ui-sheet-types = The types
ui-sheet-buildings = All eight kinds are one type: any three buildings are a triple.
ui-sheet-sold-by = sold with a { $dice }
ui-sheet-die = die { $die }: { $left } of { $total }

# Information panel
ui-info-title = Reconstructed values
ui-info-note = The printed rules do not say everything. These values, marked ≈, rest on evidence:
ui-info-own = This game is played with numbers of your own; still reconstructed:
ui-info-triple = Triple of { $type }: { $count } points
ui-info-good = Good sold: { $count ->
    [one] 1 point
   *[other] { $count } points
}
ui-info-dice = The dice on the cards, evenly spread
ui-info-sold = The kinds of goods and animals, and the dice that sell
ui-info-rules = Rules: { $rules }. Files: data/cards.toml, data/scoring.toml, data/rounds.toml.

# Guided first turn
ui-guide-welcome = Five rounds of six turns. In every turn you play a card from your hand: only its die counts. Cards from the rows become projects, projects an estate; three cards of a type are a triple.
ui-guide-wait = The other player begins. Watch what happens: your turn comes right after.
ui-guide-hand = This is your hand: two dice. Touch one to see what it can do.
ui-guide-rows = Golden rows are in reach: a full line is free, a dashed one costs workers. Take a card.
ui-guide-projects = The card is a project now. A later die with the same number places it in your estate, with its effect.
ui-guide-estate = The estate: a column for each type. Three cards of a type score points, and bring a bonus of the round.
ui-guide-round = Bonuses are best in the beginning: a triple in round A brings more than one in round E.
ui-guide-end = End the turn. Until then your actions can be undone, but not a purchase, nor the card that the others have seen.
ui-guide-last = That is enough to begin. Touch anything to read its rule; what is impossible says why.
option-title-data = Data
ui-tip-row = A die of { $number } takes a card from here. Every worker changes the die by one.
ui-tip-project = A card that is taken or bought waits here until it is placed in the estate.
