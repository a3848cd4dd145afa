# Texts that only the table in the browser needs; names and sentences of the game are the engine's.
ui-moment = turn { $turn }, { $built } of { $sites } buildings
ui-moment-place = placing pawns
ui-map = Map of Burdigala
ui-rail = Players, turn and hand
ui-tabs = Parts of the table
ui-tab-hand = Hand
ui-tab-players = Players
ui-tab-log = Log
ui-see-all = See the whole map
ui-zoom-in = Zoom in
ui-close = Close
ui-steps = Steps of the turn
ui-step-place = Place pawns
ui-step-roll = Roll
ui-step-move = Move
ui-step-stone = Lay a stone
ui-step-seven = Corruption?
ui-step-again = Play again?
ui-step-end = End
ui-end-turn = End turn
ui-turn-of = { $player } is playing
ui-decide-first = choose first
ui-first-place = choose a point
ui-first-move = choose a target
ui-first-stone = choose a site
ui-first-send = choose a point
ui-first-look = choose a site
ui-first-discard = choose a card
ui-pick-pawn = choose a pawn
ui-do-place = Place the pawn here
ui-do-move = Move to { $point }
ui-do-remove = Remove the pawn
ui-do-lay = Lay the stone
ui-do-corrupt = Take the token
ui-do-again = Take it and roll

# The turn panel
ui-turn-panel = Dice and choices
ui-die = Die { $die }: { $value }
ui-die-walked = Die { $die }: { $value }, walked
ui-die-number = die { $die }
ui-die-text = Targets of this die are gold, those of the other ivory. A click on a target picks its die by itself.
ui-title-over = The game is over
ui-title-wait = { $player } is playing
ui-title-place = Place a pawn
ui-title-move = Move a pawn
ui-title-double = Double: move a pawn
ui-title-remove = No legal move
ui-remove-text = No pawn can move and lay a stone. Take one of yours off the board, or play a card that helps.
ui-title-send = Send the pawn away
ui-title-stone = Lay a stone
ui-title-look = Indiscretion
ui-look-text = Choose a site whose hidden side you want to see. { $count ->
        [one] 1 look left.
       *[other] { $count } looks left.
    }
ui-title-after = End of the turn
ui-text-after = End the turn, or play a card.
ui-title-seven = Seven: corruption?
ui-text-seven = A corruption token for a privilege.
ui-title-again = Double: play again?
ui-text-again = A full turn more for a corruption token.
ui-title-vino = In vino veritas
ui-title-privilege = Choose your privilege
ui-title-discard = Too many cards
ui-discard-text = You may have { $limit } intrigue cards: discard one, from the hand or the table.
ui-title-keep = Keep one
ui-keep-text = The others are shuffled back into the pile.
ui-title-swap = Merchant
ui-swap-text = Goods of { $player }: one of yours for one of theirs.
ui-swap-give = You give
ui-swap-take = You take
ui-swap-none = Swap nothing
ui-cancel-card = Put the card back
ui-stone-drag = Drag it to a lit site, or click the site.
ui-honest = Stay honest
ui-honest-text = +{ $points } for the stone
ui-second-stone = Second stone
ui-good = Goods card
ui-good-text = a card at random
ui-one-token = 1 token
ui-instead = +{ $points } instead of the first
ui-finishes = finishes the building
ui-finishes-bonus = finishes, bonus +{ $points }
ui-finishes-value = finishes: { $points } points
ui-draws = { $count ->
        [one] { $player } draws
       *[other] { $player } draws { $count }
    }
ui-you-draw = { $count ->
        [one] you draw
       *[other] you draw { $count }
    }
ui-stop = Leave it there
ui-stop-text = no token
ui-again = Play again
ui-again-text = new roll, new card
ui-vino-decline = no token, no goods
ui-play-card = Play { $card }
ui-play-it = then it is discarded
ui-lay-it = stays in front of you
ui-in-front-of = in front of { $player }
ui-card-at-random = { $count ->
        [one] their only card in hand
       *[other] 1 of { $count } cards in hand
    }
ui-good-at-random = { $count ->
        [one] the only goods card
       *[other] 1 of { $count } goods, at random
    }
ui-goods-count = { $count ->
        [one] 1 goods card
       *[other] { $count } goods cards
    }
ui-token-of = Token of { $value }
ui-token-gains = { $points ->
        [0] costs nothing anyway
        [one] 1 point less lost
       *[other] { $points } points less lost
    }
ui-from-hand = from your hand
ui-from-table = from the table
ui-drawn-count = { $count } drawn

# The map
ui-point = Point { $point }, { $name }
ui-pawn-of = pawn { $pawn } of { $player }
ui-my-pawn = Your pawn { $pawn } on point { $point }, { $name }
ui-target-dice = can be reached with { $dice }
ui-target-place = a pawn may stand here
ui-target-send = the pawn may be sent here
ui-touches = Touches: { $districts }.
ui-chip-dice = with the { $dice }
ui-chip-good = 1 goods card
ui-chip-sends = you send { $player } away
ui-site = { $site }, { $stones } of { $size } stones
ui-site-sub = { $stones } of { $size } stones
ui-site-known = you have seen it: { $building }, { $value } points
ui-site-brings = a stone brings { $points }
ui-hidden = a hidden value
ui-built = { $site }, finished: { $building }, { $value } points
ui-built-sub = { $site } · { $value } points
ui-built-text = Finished: nothing more can be built here.
ui-next-stone = next stone: +{ $points }
ui-next-finishes = next stone finishes
ui-bonus = bonus +{ $points }
ui-may-be = Hidden value, one of: { $values } (≈).
ui-fix-dice = { $count ->
        [one] A { $dice } would lead there.
       *[other] One of these would lead there: { $dice }.
    }
ui-fix-too-far = No die leads there in one move.
ui-fix-points = It is touched from the points { $points }.
ui-fix-no-site = Choose a point beside a site under construction.
ui-fix-card-played = Keep it for your next turn.

# Players and hand
ui-players = Players
ui-you = you
ui-bot = bot
ui-online = online
ui-away = away
ui-acts = to play
ui-ended-now = If the game ended now: { $points }, with your goods and permanent cards, less your tokens; only you see it.
ui-row-text = Click to see everything that is open.
ui-permanents = Permanent
ui-pawns = Pawns
ui-hidden-things = Face down
ui-hidden-counts = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $goods } goods, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
ui-seen-goods = Goods you saw
ui-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-hand = Your hand
ui-hand-count = { $count } of { $limit } intrigue cards
ui-no-cards = No intrigue card. Pawns around a finished building draw one.
ui-card-laid = permanent, in front of you
ui-laid-short = laid
ui-card-permanent = permanent
ui-card-once = played once
ui-card-discard = Click to discard
ui-card-playable = Playable: no card played this turn
ui-worth = { $points } points at the end
ui-token-sum = Total { $total }
ui-token-total = Total { $total }, seen by you alone
ui-no-tokens = No token
ui-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
ui-goods = Goods
ui-goods-points = { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
ui-good-count = { $good }: { $count }
ui-good-left = ≈ { $count } in the game

ui-map-reconstructed = Reconstructed map
# The illustrated sheet
ui-sheet-note = The numbers say how many cards and goods you have not seen: in the piles and with the others.
ui-sheet-size = Buildings of { $size } stones
ui-sheet-permanent = Permanent intrigue
ui-sheet-permanent-note = Laid in front of you they stay, and are worth { $points } points at the end.
ui-sheet-once = Intrigue played once
ui-sheet-unseen = not seen yet
ui-sheet-built = built: { $site }
ui-sheet-seen = seen by you: { $site }
ui-sheet-token = Costs { $value }

# Information
ui-info-box = Points and cards
ui-info-sets = Sets of 1 to 5 different goods: { $points } points.
ui-info-corruption = Corruption costs its value; the most corrupt player loses { $points } more.
ui-info-permanent = A permanent card in front of you: { $points } points.
ui-info-reconstructions = Reconstructions (≈)
ui-info-note = The printed board, tiles and cards are not known. These are our own and fit everything the rulebook says.
ui-info-tiles = Tiles of size { $size }, values: { $values }.
ui-info-tokens = Corruption tokens (number × value): { $values }.
ui-info-goods = Goods cards: { $goods }.
ui-info-cards = Intrigue cards: { $cards }.
ui-info-map = The map: { $points } points and { $streets } streets.
ui-info-rules = Rules concerned:
ui-key-pawn = next pawn
ui-key-die = the other die
ui-key-tab = walk through what is lit

# The guided first turn
guide-place = Place your pawns on crossings: choose a lit point. A pawn builds in every district it touches.
guide-map = Welcome to Burdigala: 14 districts with building sites. A white disc is a site, a terracotta one a finished building. The frame counts the points.
guide-dice = Your dice are rolled. A move is exactly as long as one of them; the small dice on the map show where each one leads.
guide-target = A target shows its way when you point at it or touch it. Choose one. An anchor is a port: ending there brings a goods card.
guide-site = Now lay a stone on a lit site. The figure is what it scores: the places left empty, or the hidden value if it finishes the building.
guide-choices = A seven offers a privilege and a double another turn, each for a corruption token. Tokens cost points at the end: staying honest is fine.
guide-hand = Your hand: intrigue cards, one a turn; goods, which score in sets of different kinds; and your corruption.
guide-end = That is a turn. End it: the others play, then it is yours again. Undo takes back what brought nothing hidden to light.
# What is printed
ui-tip-sea-lane = Sea lane
ui-tip-sea-lane-text = One step between two ports, after a double or with the Boat.
ui-tip-fast-lane = Fast lane
ui-tip-track = Score track
ui-tip-track-text = A hundred points once around; who goes on beyond them has a hundred more.
option-title-data = Data
ui-tip-die = A pawn moves exactly as many points as one of the two dice shows.
