# Texts that belong to no game.

list-and = { $first } and { $last }

# Refusals of the match itself, whatever the game.
refusal-stale = The table has moved on: you saw step { $seen }, now it is at { $now }.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-no-such-action = There is no action number { $action }.
refusal-no-undo = { $limit ->
        [0] Nothing can be taken back: what was rolled, drawn or passed on stays.
        [one] Only one move can be taken back.
       *[other] Only { $limit } moves can be taken back.
    }
refusal-undo-used-up = You have made { $limit } moves in this game, those taken back included: from now on what you play stands.
refusal-no-redo = There is nothing to redo.

# What a move costs and gives. A game adds its own: `resource-<name in its view>`.
resource-workers = { $change } { $count ->
        [one] worker
       *[other] workers
    }
resource-silver = { $change } { $count ->
        [one] silver
       *[other] silver
    }
resource-dice = { $change } { $count ->
        [one] special die
       *[other] special dice
    }

# Who sits where, when nobody gave a name.
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
