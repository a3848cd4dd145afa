# The six bots: how strong they were measured to be, and my results against them.
ladder-text = Each sees only what a player in its seat would see. Their ratings are measured, not decreed.
ladder-game = Game
ladder-you = you
ladder-not-played = not played yet
ladder-expected = expected: { $percent }%
ladder-play = Play against { $bot }
ladder-more = More about { $bot }
ladder-points = { $points } points a game
ladder-among = You among them
ladder-played = { $count ->
        [one] One game against the bots
       *[other] { $count } games against the bots
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    }
ladder-none = Your first game against a bot will be written here.
ladder-no-rating = Your rating appears after five games, once some are won and some lost.
ladder-me = you, { $rating } ± { $reach }
ladder-traits = The small bars: the points a bot takes from each source, measured; five for the one that takes most.
ladder-hurried = For { $bot } the measure was taken with “{ $spec }”: at the table it may think for longer.
ladder-unmeasured = The bots of this game have not been measured yet.
