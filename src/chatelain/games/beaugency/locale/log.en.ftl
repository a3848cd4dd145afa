# The log: what is said on the line of something else
log-dice-returned = {""}
log-turn-ended = {""}
log-crown-moved = the crown reaches the { coloured-space }
coloured-space = { $colour } { $space }
coloured-castles = { $colour } castles
log-card-placed = now on place { $slot } of the own castle
log-left-colour = leaves the { $colour } domain
log-lost-card = loses a { $card } of the { $colour } castle
log-lost-nothing = no { $colour } card to lose
log-evaluation = { coloured-castles } { $own } against { $other }: { $points }
log-evaluation-tie = { coloured-castles } { $own } each: no points
