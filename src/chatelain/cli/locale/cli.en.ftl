# Everything the command `chatelain` says.

cli-about = Games about castles and towns: play them at the terminal, against friends and bots, or let bots play.
cli-about-more = `chatelain COMMAND --help` explains a command. The texts come in English and French: --lang fr, or CHATELAIN_LANG=fr.
welcome-title = Chatelain: games about castles and towns
welcome =
    Play in the browser:     chatelain
    Play in the terminal:    chatelain play
    What there is to play:   chatelain games
    Read the rules:          chatelain rules beaugency
    Let bots play:           chatelain simulate beaugency --games 100
    All commands:            chatelain --help
    
    En français :            chatelain --lang fr

## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help and exit
meta-command = COMMAND
meta-game = GAME
meta-word = WORD
meta-file = FILE
meta-folder = FOLDER
meta-option = KEY=VALUE
meta-players = NAME,NAME
meta-host = HOST
meta-port = PORT
opt-lang = language of the texts (default: from CHATELAIN_LANG or the system)
opt-no-color = no colours; the same as NO_COLOR=1
opt-version = show the version and exit
progress-games = { $done } of { $games } games, { $left } s left
opt-json = print JSON instead of text
opt-option = an option of the game, as often as needed; `chatelain games GAME` lists them
opt-data = your own data file, for games whose printed data are not known; short for --option data=FILE

## Broken input

prefix-error = error:
error-unknown-command = There is no command “{ $name }”. { $hint }
arg-hint = Help: { $command }
arg-needs-value = { $argument } needs a value.
arg-takes-no-value = { $argument } takes no value (“{ $value }”).
arg-not-with = { $argument } and { $other } do not go together.
arg-required = missing: { $arguments }
arg-unrecognized = not understood: { $arguments }
arg-ambiguous = { $argument } could mean { $arguments }.
arg-wrong = { $argument }: { $reason }
arg-not-whole = not a whole number: “{ $value }”
arg-not-seconds = not a number of seconds above 0 and up to 600: “{ $value }”
arg-not-minutes = not a number of minutes above 0: “{ $value }”
arg-at-least = must be at least { $low }
arg-between = must be from { $low } to { $high }
arg-language = no texts in “{ $value }”; one of: { $known }
error-in-file = { $file }: { $reason }
error-file-unreadable = { $file }: cannot be read: { $detail }
error-file-unwritable = { $file }: cannot be written: { $detail }
error-file-not-text = { $file }: not a text file in UTF-8, so not a record of a game
error-bots-empty = --bots needs the name of at least one bot, for example --bots knight
error-players-empty = --players needs names, for example --players Anna,Benno, or a number of people
error-players-twice = Two players have the same name; give them different ones.
error-option-shape = An option is written KEY=VALUE, not “{ $word }”.
error-option-twice = The option { $option } is given twice.
error-anchor-alone = Bots that play alone have no ratings: leave out --anchor, or take --seats 2.
error-seats-too-many = { $people } people and { $bots } bots do not fit on { $seats } seats.
error-load-not-with = --load goes on with a saved game, so { $option } cannot be given.
error-load-other-game = { $file } is a game of { $game }, not of { $wanted }.

## games

games-about = list the games, or show one with its options
games-help = List the games that can be played. With a GAME: its options, player counts, and what in it was reconstructed.
games-examples =
    examples:
      chatelain games
      chatelain games beaugency
games-game = show only this game, in full
games-players-exactly = { $low } players
games-players = { $low } to { $high } players
games-minutes = { $low } to { $high } minutes
games-more = More about a game and its options: chatelain games GAME
games-options = Options
games-bots = Bots, the weakest first
levels-rating = { NUMBER($value, useGrouping: 0) } ± { $reach }
games-own-value = FILE or a value of your own
games-choice = { $choice }: { $said }
games-default = Default: { $value }
games-reconstructions = Reconstructions
games-reconstructions-why = These rules rest on evidence, not on a printed statement:
games-next = Play it: chatelain play { $game }. Its rules: chatelain rules { $game }.

## rules

rules-about = print or search the rules
rules-help = Print the rules of a game, in our own words, or those that have an id, belong to a section, or contain a word.
rules-examples =
    examples:
      chatelain rules beaugency
      chatelain rules beaugency R4.2
      chatelain rules burgundy ship
      chatelain rules burgundy 7          (section 7)
rules-game = the game
rules-word = an id, the number of a section, or words to search for
error-no-such-rule = No rule of { $game } has the id or the word “{ $word }”. All rules: chatelain rules { $game }

## play

play-about = play at the terminal, with people and bots in any mix
play-help = Play a game at the terminal. Without further wishes it is you against one bot, a squire. During the game “?” explains what to type.
play-examples =
    examples:
      chatelain play beaugency
      chatelain play burgundy --players Anna,Benno            two at one screen
      chatelain play burgundy --seats 4 --bots knight,page    you and three bots
      chatelain play beaugency --seats 2 --bots count,baron   watch two bots
      chatelain play beaugency --manual                       with real dice
      chatelain play --load beaugency-1.chatelain             go on with a game
play-game = the game; without it you choose from a list
play-players = names of the people who play, or how many they are (default: one)
play-bots = the bots that play; they fill the seats that are left: { $names } (default: { $first })
play-seats = number of seats in all
play-seed = take the dice from this seed; without it nobody can foresee them, and everybody can check them afterwards
play-manual = real dice: you are asked for every roll and every draw
play-save = keep the record of the game in this file
play-load = go on with a saved game
play-which = Which game?
play-which-again = “{ $answer }” is not in the list: type a name, or a number from 1 to { $last }.
play-level = Against which bot? (Enter: { $bot })
play-level-again = “{ $answer }” is not in the list: type one of the names.
play-level-usual = You play against { $the }; --bots names another one.
player-name = Player { $number }

table-title = { $game } · { $players }
table-move = { $player }: { $move }
table-secret = (a secret choice)
table-hand-over = Hand the screen to { $player }, who presses Enter:
table-manual = Real dice: roll and draw at your table, and type what came out.
table-turn = { $player }, it is your turn.
table-hint = Type a number or a move; ? helps.
table-group = { $count ->
        [one] one move
       *[other] { $count } moves
    }
table-group-places = { $count ->
        [one] one move
       *[other] { $count } moves
    }: { $places }
table-places = Type one of these numbers (“moves” says what they are): { $places }
table-back = ..  back to all moves
error-no-menu-number = There is no { $number } in the list: { $known }.
error-not-understood = { $reason } “?” lists the commands, “moves” the legal moves.
table-undone = Taken back.
error-undo-count = Write: undo, undo 2 or undo all (not “{ $word }”).
table-legal = “{ $move }” is legal now.
error-why-what = Write a move or its number behind it, for example: why 1
table-saved = Saved in { $file }.
table-resume = Go on with: chatelain play --load { $file }
table-verify = Check it with: chatelain verify { $file }
table-resumed = { $file }: the game goes on after { $moves ->
        [one] one entry
       *[other] { $moves } entries
    }.
table-keep = Save the game before you leave? [yes/no]
table-bye = Goodbye.
table-end-of-input = The input has ended, and so does this session.
table-help =
    A number        plays that move, or opens that group of moves
    take die1 ...   a move in its notation; the beginning is enough
    Enter           the list of moves again; plays the move if there is only one
    undo [N|all]    take back a move, as far as nothing was rolled, drawn or passed on
    redo            play again what was taken back
    why MOVE        why a move is not allowed
    board, moves    show them again; back: out of a group of moves
    score           points by source
    log [N]         the last moves
    rules WORD      search the rules
    save [FILE]     keep the game
    quit            leave the game

# Further words for the commands, separated by spaces. English ones are always understood.
word-undo = undo
word-redo = redo
word-why = why
word-save = save
word-rules = rules
word-score = score
word-log = log
word-moves = moves
word-board = board
word-back = back
word-quit = quit
word-help = help
word-all = all
word-no = n no

effect-points = { $change } { $count ->
        [one] point
       *[other] points
    }
effect-chance = chance decides
dice-ask = { $what } ({ $choices }):
dice-again = “{ $answer }” is not possible: { $choices }.
sealed-promise = The dice of this game come from a secret seed. This is its SHA-256 hash; the seed itself is shown after the game, so that everybody can check that no roll was chosen:
sealed-proof = The secret seed of this game was (hexadecimal):
sealed-agrees = Its SHA-256 hash is the one shown before the first roll.
sealed-differs = ITS SHA-256 HASH IS NOT THE ONE SHOWN BEFORE THE FIRST ROLL.
sheet-total = total
result-title = The game is over
result-line = { $place }. { $player }: { $points ->
        [one] one point
       *[other] { $points } points
    }
result-alone = { $player }: { $points ->
        [one] one point
       *[other] { $points } points
    }. { $result }

## simulate

simulate-about = let bots play many games
simulate-help = Let bots play many games and report scores, wins and speed. The same seed gives the same games, whatever the number of processes.
simulate-examples =
    examples:
      chatelain simulate beaugency --bots random,greedy --games 1000 --jobs 2
      chatelain simulate burgundy --bots greedy,greedy,random --rotate --json
simulate-game = the game
simulate-bots = one bot a seat, in the order of the seats: { $names } (default: greedy,greedy)
simulate-games = how many games (default: 100)
simulate-seed = seed of the run (default: 1)
simulate-jobs = how many processes (default: 1)
simulate-rotate = move every bot on by one seat after each game
simulate-title = { $games } games of { $game } in { $seconds } s
simulate-speed = { $games } games a second, { $decisions } decisions a second, { $length } decisions a game
simulate-bot = bot
simulate-seat = seat
simulate-mean = mean
simulate-sd = sd
simulate-max = max
simulate-wins = wins
simulate-ties = shared wins

## arena

arena-about = find out which bot is the better one
arena-help = Let every bot play every other one, both with the same chance on all seats, and rate them: ratings with intervals, who beats whom, points and time. With --seats 1 every bot plays the same games alone: points and their spread, the grades or the games won, and how far each bot is ahead of the next.
arena-examples =
    examples:
      chatelain arena burgundy --bots duke:0s,count,greedy --games 200 --jobs 2
      chatelain arena burgundy --bots knight,greedy --seats 4 --plot ratings.svg
      chatelain arena dice --bots duke:0s,greedy --seats 1 --option sheet=A
arena-bots = the bots to compare: { $names }; a time to think may follow, as in duke:1s (default: greedy,random)
arena-games = games of every pair, or of every bot alone; a round with all seats is played to its end (default: 100)
arena-seats = seats at the table; with more than 2, one bot of a pair sits among seats of the other; 1 for bots alone (default: 2)
arena-anchor = the bot that has 1500 points (default: the mean of all); not for bots alone
arena-out = keep every finished game in this file; the same command goes on where it stopped, with more --games too
arena-plot = draw the ratings as SVG into this file
arena-kept = The finished games are in { $file }; the same command goes on with them.
arena-resumed = { $file }: { $games } of { $total } games are played already.
arena-plotted = Drawn in { $file }.
arena-title = { $game }, { $bots } bots, { $games } games { $seats ->
        [one] alone
       *[other] on { $seats } seats
    }
arena-bot = bot
arena-rating = rating
arena-low = from
arena-high = to
arena-points = points
arena-sd = sd
arena-p5 = 5%
arena-p50 = median
arena-p95 = 95%
arena-won = won %
arena-grade = grade
arena-next = next
arena-grades = Share of the games by grade, in percent:
arena-leads = How far a bot is ahead of the next one, game by game over the same chance:
arena-up-to = up to { $points }
arena-from-to = { $low } to { $high }
arena-from-on = { $points } or more
arena-ms = ms
arena-ms-p99 = ms 99%
arena-shares = Who beats whom: wins of the row against the column in percent, of { $games } games a pair in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
arena-unbounded = Somebody won or lost every game, and there is no most likely distance then. One tie was added to every pair; the true distance may be larger.
arena-axis-rating = rating, with the interval of 95%
arena-axis-points = mean points, with the interval of 95%

## train

train-about = let the bots of a game learn
train-help = Learn to judge the positions of a game from games that the search plays against itself. The folder has a checkpoint, the best weights, and the learning curve as CSV and SVG; the same command takes it up again, after a crash too.
train-examples =
    examples:
      chatelain train burgundy --minutes 60 --jobs 2
      chatelain train burgundy --out another --from burgundy-mind/weights.bin
train-minutes = learn for so long (default: until the games of the settings are played)
train-out = the folder of the run (default: GAME-mind)
train-seed = seed of the run (default: that of the settings)
train-from = weights to begin with (default: the rule of thumb of the game)
train-settings = another settings.toml than that of the game
train-begins = Learning { $game } in { $folder }. Ctrl-C stops; the same command goes on.
train-resumed = { $folder }: going on after { $games } games.
train-progress = { $games } games, { $left } left, mean { $mean }, error { $error }
train-matches = { $games } games, match { $done } of { $matches }
train-gate = { $games } games, mean { $mean }, error { $error }; wins { $best }% against the best so far, { $greedy }% against greedy{ $kept ->
        [yes] : kept
       *[no] {""}
    }
train-weights = The best weights are in { $file } (after { $games } games).
train-stopped = Stopped. The same command goes on with the checkpoint in { $folder }.
train-curve-title = Learning curve: { $game }
train-curve-axis = games
train-curve-greedy = wins against greedy
train-curve-mean = mean points
train-curve-error = error in points
error-train-needs-extra = Learning needs the package “{ $missing }”, which is not installed: pip install "chatelain[train]"

## replay and verify

replay-about = tell a recorded game, move by move
replay-help = Tell a recorded game, move by move, with the board and the result at the end.
replay-examples =
    examples:
      chatelain replay beaugency-1.chatelain
      chatelain replay beaugency-1.chatelain --to 40  the position after entry 40
      chatelain replay beaugency-1.chatelain --step   one move at every Enter
replay-file = the record
replay-to = stop after this entry
replay-boards = show the board after every move
replay-step = wait for Enter after every move
replay-next = Enter: next
replay-undo = (takes back { $count ->
        [one] one move
       *[other] { $count } moves
    })
verify-about = check that a record is whole and its dice were fair
verify-help = Play a record again and check every move, every digest and the result; where the seed is known, every roll too. A wrong record is named with its line, and the exit code is 2.
verify-examples =
    example:
      chatelain verify beaugency-1.chatelain
verify-file = the records
verify-good = { $file }: everything agrees.
verify-over = A finished game of { $game }, { $moves } entries, digest { $digest }.
verify-running = An unfinished game of { $game }, { $moves } entries, digest { $digest }.
verify-sealed = Sealed dice: the seed has the hash that was promised before the first roll, and gives exactly these rolls.
verify-promised = Sealed dice: the game is not over, so its seed is not published yet. What can be checked agrees.
verify-seeded = Seeded dice: the seed gives exactly these rolls.
verify-unproven = Dice of a physical table: every roll was possible, but nothing can prove it.

## bench

bench-about = measure the engine beside other libraries
bench-help = Measure random play: every game driven from Python and inside the engine, and OpenSpiel’s backgammon and Catanatron beside it, one after the other. The first run installs those two into an environment of their own (.venv-peers).
bench-examples =
    examples:
      chatelain bench --json
      chatelain bench beaugency --seconds 1 --no-peers
bench-game = the games to measure (default: all)
bench-seconds = time for each measurement (default: 5)
bench-rounds = rounds, each with its share of the time; the median counts (default: 5)
bench-seed = seed of the first game (default: 1)
bench-no-peers = measure only this engine
bench-project = the folder that has benchmarks/peers (default: found from here)
bench-measuring = round { $number } of { $rounds } ...
bench-no-project = The peers were not measured: there is no benchmarks/peers here. Run this in a clone of the project, name it with --project, or leave them out with --no-peers.
bench-title = Random play, Python { $python }, { $kind }, median of { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
bench-compiled = compiled engine
bench-pure = engine in pure Python
bench-what = game
bench-driven = driven by
bench-peer = beside
bench-games-s = games/s
bench-decisions-s = decisions/s
bench-a-game = a game
bench-clone = copy µs
bench-clone-x = copies
bench-ratios = How many times as fast

## chatelain serve

serve-about = play in the browser, with friends and bots
serve-help = Start the server of the tables. `chatelain` alone does the same and opens the browser.
serve-examples =
    examples:
      chatelain serve
      chatelain serve --port 8000 --no-open
      chatelain serve --host 0.0.0.0 --port 8000     (for the whole network)
serve-host = the address to listen on (default: 127.0.0.1, only this computer)
serve-port = the port to listen on (default: one that is free)
serve-data-dir = where tables are kept (default: CHATELAIN_DATA_DIR or your data folder)
serve-open = open the browser, or do not (default: if there is a screen)
serve-ready = The tables are open: { $url }
serve-friends = Friends on your network come by: { $url }
serve-where = Games are kept in { $folder }.
serve-stop = Ctrl+C closes them; every game goes on where it was when you open them again.
error-serve-no-port = The server cannot listen on { $host }, port { $port }: { $detail }
error-serve-no-folder = { $folder }: cannot be made: { $detail }
error-serve-folder-closed = { $folder }: cannot be written to: { $detail }
error-serve-key-closed = { $file }: the key cannot be read or made: { $detail }
error-serve-bad-key = { $file }: has { $size } bytes; a key has at least { $least }. Bring back your backup, or delete the file: then all guests are strangers.
error-serve-database-foreign = { $file }: is not a database of Chatelain. Nothing in it was changed; choose another folder.
error-serve-database-newer = { $file }: was made by a newer version of Chatelain. Nothing in it was changed; update Chatelain.
error-serve-database-corrupt = { $file }: is damaged ({ $detail }). Nothing in it was changed; bring back your backup.
error-serve-database-closed = { $file }: the database cannot be opened: { $detail }
error-bad-setting = { $name } cannot be “{ $value }”.
