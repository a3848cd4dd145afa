# Learning: the rules, and a guided first turn.
learn-page-title = Learn to play
learn-page-text = A guided first turn at a real table, and the complete rules, in our own words, with search.
learn-rules = The rules
learn-guide = Guided first turn
learn-guide-text = A real game against a bot: the table shows what to do, step by step. Stop when you like, the game stays.
learn-guide-none = No guided turn for this game yet: play against a bot right away, with the rules beside you.
learn-play = Play against a bot
learn-chapters = Chapters
learn-search = Search the rules
learn-search-hint = A word, or a number: R4.2
learn-found = { $count ->
        [0] No rule
        [one] 1 rule
       *[other] { $count } rules
    }
learn-found-none = Nothing about “{ $words }”. Try a shorter word, or a number such as R4.2.
learn-clear = Clear the search
learn-mark-ruling = ruling
learn-mark-ruling-hint = The printed text leaves this open; it is decided here.
learn-mark-reconstruction = reconstruction
learn-mark-reconstruction-hint = Established from evidence and not from the printed text: your box may differ.
learn-only-marks = Only the reconstructions
learn-link = Copy the link to { $rule }
learn-link-copied = The link to { $rule } is copied.
learn-link-failed = The browser did not allow copying: { $link }
learn-back = All games
learn-failed = The rules could not be loaded. { $reason }
learn-retry = Try again
learn-no-game = This game is not installed here.
learn-count = { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    } in { $chapters ->
        [one] 1 chapter
       *[other] { $chapters } chapters
    }
learn-unofficial = Unofficial text
guide-title = Guided first turn
guide-step = Step { $step } of { $of }
guide-skip = Skip the guide
guide-back = Back
guide-next = Next
guide-finish = Your turn now
guide-waits = Now you: it goes on when this is done
