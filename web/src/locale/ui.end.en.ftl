# The end of a game.
end-title = End of the game
end-caption = { $game } · { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
end-caption-turns = { $game } · { $turns } { $turns ->
        [one] turn
       *[other] turns
    }
end-caption-big = { $game } · { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
end-victory = { $player } wins
end-shared = A shared victory
end-shared-by = { $players } finish exactly level.
end-lead = { $points } { $points ->
        [one] point ahead.
       *[other] points ahead.
    }
end-lead-none = The same points: the tie-break decides.
end-solo = { $player } has finished
end-won = You win
end-lost = You lose
end-stopped = Game broken off
end-stopped-text = It was not played to its end: everybody left the table, or its record was full. The points are those of the last move.
end-place = { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
end-ranking = Ranking
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-spectator = Only the players of this table can ask for a rematch.
end-rematch-waiting = { $player } has not answered yet
end-rematch-waiting-many = { $count } players have not answered yet
end-rematch-all = Everybody is ready
end-rematch-asks = A rematch is on offer
end-accepted = { $player } has accepted
end-not-accepted = { $player } has not answered yet
end-watch = Watch again
end-board = See the board
end-share = Share
end-share-text = { $game }: watch the game again, move by move.
end-shared-link = The link to the game is copied.
end-share-failed = The link could not be copied: { $link }
end-download = Download the game
end-sheet = Score sheet
end-sheet-best = the best in bold
end-sheet-best-reader = the best
end-total = Total
end-rest = Rest
end-details = Details: { $source }
end-bars = Where the points come from
end-by-source = Points by source
end-as-chart = Chart
end-as-sheet = Sheet
end-bar-of = { $player }: { $parts }. Total { $total }.
end-segment = { $source } { $points }
end-sheet-loading = The score sheet is on its way…
end-sheet-failed = The score sheet could not be loaded. { $reason }
end-retry = Try again
end-course = Points over the game
end-course-text = Points of every player over the game. { $final }
end-course-table = Points at the end of every stage
end-step = Stage
end-turn = Turn { $turn }
end-move = Move { $move }
end-axis-turns = turns
end-axis-moves = moves
end-phase = Phase { $phase }
end-round = Round { $round }
end-big-round = Round { $round }
end-phase-round = { $phase }, { $round }
end-moments = Key moments
end-moments-text = The largest gains in one move
end-moment-open = See this moment again
end-moments-none = Nobody scored a point.
end-dice = Dice
end-draws = Draws
end-dice-of = { $kind }: { $counts }. Expected: { $expected } per face.
end-dice-face = { $face } came { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
end-dice-expected = Expected: { $expected } per face
end-dice-rolls = { $total } { $total ->
        [one] roll
       *[other] rolls
    }
end-dice-all = All dice
end-dice-none = No dice in this game: cards and tiles were drawn with the sealed seed.
end-dice-kinds = Kind of die
end-rolls-die = Players’ dice
end-rolls-white-die = White die
end-rolls-number-die = Number dice
end-rolls-own-die = Own die
end-rolls-special-die = Special dice
end-rolls-start-die = Who begins
end-commitment = Hash published before
end-secret = Seed revealed after
end-verify = Verify
end-verified = verified
end-broken = do not match
end-unverified = to be verified
end-check-same = The hash announced at the start is this one.
end-check-same-bad = The hash announced at the start was another one.
end-check-seal = This device computed the SHA-256 of the seed: it is the hash.
end-check-seal-bad = This device computed the SHA-256 of the seed: it is not the hash.
end-check-seal-unable = This browser computes no hash without https; compare by hand: printf SEED | xxd -r -p | sha256sum
end-check-server = The server played the whole game again: every roll and every draw follows from the seed.
end-check-server-bad = The server played the game again: a roll or a draw does not follow from the seed.
end-checks = Verification
end-checks-text = Before the first roll the server published the hash of a secret seed from which all dice and draws follow. The seed is revealed now: nobody could change it on the way.
end-copy = Copy
end-copied = Copied.
end-fairness-failed = The dice could not be verified. { $reason }
