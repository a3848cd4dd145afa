action-lay = lay { $card } face down
action-ready = be ready
action-keep = keep the hand
action-swap = swap { $card }

event-laid = { $player } lays a card.
event-laid-card = You lay { $card }.
event-ready = { $player } is ready.
event-drew = You draw { $cards }.
event-lot = The lot is worth { $points }.
event-shown = The cards are shown: { $cards }.
event-won = { $player } wins { $points }.
event-swapped = { $player } swaps { $card }.
event-over = The fair is over.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-swap-first = Swap a card or keep your hand first.
refusal-no-card = You have no { $card }.
refusal-no-swap-now = Only the winner of a lot swaps.
refusal-lay-first = Lay a card first.
refusal-laid-already = Your card lies already.

chance-card = a card
chance-lot = the die of the lot

option-rounds = Rounds
option-rounds-3 = three
option-rounds-5 = five
option-open = Open hands
