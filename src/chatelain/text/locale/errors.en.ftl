# What was wrong with the input: `error-<code>` for every error of the engine. A code that only one game knows has its
# text in that game's locale. `$reason` is the sentence of the error behind this one, `$hint` one of the hints below.

# Where it was.
where-file = { $file }: { $reason }
where-line = line { $line }: { $reason }

# What may have been meant, behind an unknown name.
hint-close = Did you mean “{ $name }”?
hint-known = There is: { $names }.
hint-none = There is none.

# Names
error-unknown-game = There is no game “{ $name }”. { $hint }
error-unknown-bot = There is no bot “{ $name }”. { $hint }
error-unknown-option = This game has no option “{ $name }”. { $hint }
error-unknown-language = There are no texts in the language “{ $name }”. { $hint }
error-unknown-text = There is no text “{ $name }”. { $hint }

# Options and seats
error-option-flag = The option { $option } is yes or no, not “{ $value }”.
error-option-choice = The option { $option } cannot be “{ $value }”; one of: { $known }.
error-option-seats = The option { $option } can be “{ $value }” with { $low } to { $high } players, not with { $seats }.
error-seats-exactly = { $game } is for { $wanted } players, not { $seats }.
error-seats-between = { $game } is for { $low } to { $high } players, not { $seats }.

# Moves
error-empty-move = No move is written there; a move begins with: { $known }.
error-unknown-move = No move begins with “{ $name }”. { $hint }
error-move-shape = That move is written { $shape }, not “{ $move }”.
error-move-word = “{ $word }” cannot go there ({ $field }); one of: { $known }.
error-no-action = There is no action number { $action }.
error-no-field-value = { $action }: { $field } has no value number { $value }.

# Chance
error-nothing-to-draw = nothing is left to draw ({ $chance })
error-no-outcome-left = there is no outcome left for: { $chance }
error-impossible-outcome = the outcome { $outcome } is impossible ({ $chance })
error-not-below = { $outcome } is not a number from 0 to below { $limit }

# Text positions
error-other-game = a position of { $game } begins with “{ $game }”, not with “{ $word }”
error-not-key-value = “{ $word }” is not written key=value
error-key-twice = { $key } appears twice
error-key-missing = { $key } is missing
error-unknown-key = unknown key “{ $key }”
error-not-a-number = { $key }: “{ $word }” is not a number
error-out-of-range = { $key }: { $number } is not between { $low } and { $high }
error-bad-word = { $key }: “{ $word }” is none of: { $known }
error-number-count = { $key }: { $wanted } numbers are needed, not { $count }
error-not-name-value = { $key }: “{ $word }” is not written name:number
error-bad-data = { $key }: { $reason }
error-no-space = { $key }: “{ $word }” is not a space

# Data files
error-bad-option-data = Option { $option }: { $reason }
error-option-no-file = The option { $option } takes no file.
error-too-long = { $length } letters are too many: { $limit } at most
error-too-much-work = this takes too much work to prepare (more than { $limit } steps)
error-not-toml = not TOML ({ $detail })
error-value-missing = the value is missing
error-bad-number = { $value } is not a number from { $low } to { $high }
error-rules-need = the rules need { $wanted }, not { $value }
error-not-among = “{ $word }” is none of: { $known }
error-no-table = a table is needed here, not { $value }

# Layouts of the hexagon
error-header-after-rows = a header line after the rows of the hexagon
error-row-count = the hexagon is split or cut: { $count } rows instead of { $wanted }
error-too-many-rows = more than { $limit } rows
error-row-length = row { $row } has { $count } spaces instead of { $wanted }
error-hexagon-split = the hexagon is split: its rows have { $rows } spaces
error-no-colour = “{ $letter }” is not a colour; one of: { $known }
error-colour-count = { $count } spaces of { $letter } instead of { $wanted }

# Records
error-empty-file = the file is empty
error-empty-line = an empty line
error-not-json = not JSON ({ $detail })
error-not-object = not a JSON object
error-half-character = half a character (a lone surrogate)
error-record-format = not a record of format { $format }: a record begins with a line that has "chatelain": { $format }
error-unknown-chance = unknown kind of chance “{ $name }”; one of: { $known }
error-no-text = “{ $key }” is missing or not a text
error-no-number = “{ $key }” is missing or not a number from { $low } to { $high }
error-no-numbers = “{ $key }” is not a list of numbers
error-no-seats = “{ $key }” is missing or not a list of seats
error-no-options = “{ $key }” is not a table of texts and flags
error-other-chance = “{ $key }” belongs to { $kind } games, and to no others
error-after-end = nothing may follow the last line of a game
error-no-set-up = the record stops before the set-up
error-entry-order = entry { $found } is where { $wanted } should be: a line is missing, doubled or moved
error-set-up-entry = entry 0 is the set-up and has no seat, move or undo
error-move-or-undo = an entry is either a move or an undo
error-result-seats = scores or ranking do not fit the number of seats
error-unknown-rules = rules version { $rules } of { $game } is not known here
error-bad-start = the game cannot be set up: { $reason }
error-bad-move = “{ $move }”: { $reason }
error-bad-undo = { $count ->
        [one] one move taken back: { $reason }
       *[other] { $count } moves taken back: { $reason }
    }
error-bad-seed = the seed “{ $seed }” is not a number
error-bad-secret = the secret is not hexadecimal
error-other-secret = the secret does not agree with the commitment in the header
error-no-secret = a finished sealed game reveals its secret, and this one does not
error-no-end = the game is over, but the record has no last line
error-early-end = the record ends the game before it is over
error-other-digest = the digest is { $recorded }, the replay gives { $replayed }
error-other-outcomes = the record has the outcomes { $recorded }, the seed gives { $replayed }
error-unneeded-outcomes = the record has the outcomes { $recorded }, the move needs { $replayed }
error-other-end = { $what ->
        [scores] the scores in the record are { $recorded }, the replay gives { $replayed }
        [ranking] the ranking in the record is { $recorded }, the replay gives { $replayed }
       *[digest] the last digest is { $recorded }, the replay gives { $replayed }
    }

# Rules and texts
error-rule-shape = a rule is written: - **R1.2** text
error-rule-twice = the rule { $rule } appears twice
error-no-rules = no title or no rules
error-no-rules-in-language = this game has no rules in this language
error-no-texts = { $package } has no texts in the language “{ $lang }” (locale/*.{ $lang }.ftl)
error-not-fluent = { $file }: not Fluent: “{ $line }”
error-text-twice = { $package }: the text “{ $text }” ({ $lang }) appears twice
error-text-empty = the text “{ $text }” ({ $lang }) has no value
error-text-unwritten = the text “{ $text }” ({ $lang }) cannot be written: { $detail }

# Many games
error-endless-game = { $game }, seed { $seed }, game { $number }: not over after { $limit } decisions
error-peers-failed = The peers were not measured: { $output }
error-peers-exit = The peers were not measured: exit code { $exit }
error-worker-lost = One of the processes was killed (is there enough memory?). What is finished is kept where a file was named.
error-bot-twice = The bot “{ $bot }” appears twice in the list.
error-contest-alone = On { $seats } seats at least two bots are needed to compare them.
error-journal-in-use = { $file }: another process is writing this file.
error-journal-no-journal = { $file }: this is not a file of games from `chatelain arena`; nothing in it was changed.
error-journal-other-plan = { $file }: the games in it are of another plan ({ $key }: { $kept } there, { $wanted } now). Take up that plan or name another file.
error-journal-bad-line = { $file }: line { $line } is not a game of `chatelain arena`.
error-ladder-unreadable = { $file }: this is not what `chatelain arena --json` prints ({ $detail }).

# Bots that have learned
error-bot-budget = { $bot } cannot think for “{ $word }”: write a time such as 1s or 250ms, at most { $most } s.
error-no-weights = this is not a file of weights
error-other-weights = these weights are not for the { $features } features of this game
error-nothing-to-learn = { $game } has nothing to learn yet: it brings no features (games/<game>/features.py) or no settings (mind/settings.toml).
error-bad-settings = these are not settings for learning ({ $detail })
error-bad-checkpoint = { $file }: not a checkpoint of this version. Name another folder, or begin anew without this file.
error-other-run = { $folder }: the run there has other settings ({ $key }). Name another folder.
error-other-origin = { $folder }: the run there began with other weights. Name another folder, or go on without --from.
