action-lay = poser { $card } face cachée
action-ready = être prêt
action-keep = garder sa main
action-swap = échanger { $card }

event-laid = { $player } pose une carte.
event-laid-card = Vous posez { $card }.
event-ready = { $player } est prêt.
event-drew = Vous piochez { $cards }.
event-lot = Le lot vaut { $points }.
event-shown = On montre les cartes : { $cards }.
event-won = { $player } gagne { $points }.
event-swapped = { $player } échange { $card }.
event-over = La foire est finie.

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-swap-first = Échangez d’abord une carte ou gardez votre main.
refusal-no-card = Vous n’avez pas de { $card }.
refusal-no-swap-now = Seul le gagnant du lot échange.
refusal-lay-first = Posez d’abord une carte.
refusal-laid-already = Votre carte est déjà posée.

chance-card = une carte
chance-lot = le dé du lot

option-rounds = Manches
option-rounds-3 = trois
option-rounds-5 = cinq
option-open = Mains ouvertes
