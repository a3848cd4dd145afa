# Inviting and coming: links, the first minute at a table, the lists of the lobby.

reach-none = Friends cannot reach this server: it listens on this computer alone. Start it like this, and the link leads to your machine on the network:
reach-here = On this computer alone
sit-invited = { $name } invites you
sit-open = A seat is free for you
sit-as = You sit down as { $name }.
sit-name = What do we call you?
sit-here = Sit here
sit-here-at = Sit here: seat { $seat }
join-watch = Join, watch
watch = Watch
under-way = under way
put-away-one = Put away: { $name }
put-away-finished = { $count ->
        [one] Put the finished one away
       *[other] Put the { $count } finished ones away
    }
put-away-done = { $count ->
        [one] Put away. You find it again below the list.
       *[other] { $count } tables put away. You find them again below the list.
    }
put-away-list = Put away ({ $count })
put-away-title = Put away
put-away-back = Back to my tables
take-out-one = Take out again: { $name }
abandoned = Broken off
leave-title = Leave the table?
leave-free = The others play on. Your seat is free then: a bot or somebody else may take it, and until then you can come back.
leave-ends = You are the last one here: the game ends without a winner, and the seal of its dice is opened.
leave-closes = Nobody else sits here: the table is closed, and its link opens nothing any more.
leave-stay = Stay
leave-go = Leave
leave-back = Take back
left-free = You have left the table.
left-soon = You are leaving the table.
