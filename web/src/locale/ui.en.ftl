# Texts of the interface that belong to no game.

## Bots

bot = Bot
bot-level = Level of the bot
level-fitting = suits you
ladder-title = The six bots
suggest-new = To begin with: { $bot }.
suggest-won-all = You won your last { $games ->
        [2] two
       *[other] three
    } games against { $bot }.
suggest-won = You won { $won } of your last { $games } games against { $bot }.
suggest-lost = You lost your last { $games ->
        [2] two
       *[other] three
    } games against { $bot }.
suggest-last = Your last opponent: { $bot }.
bot-pace = Pace of the bots
bot-pace-quick = quick
bot-pace-calm = calm
bot-pace-slow = slow

## Controls

labelled = { $what }: { $text }
close = Close
cancel = Cancel
save = Save
saved = Saved.
yes = yes
no = no
play = Play
look = Look
look-again = Look again
loading = One moment…
menu = Menu
help = Help
settings = Settings
rules = Rules
share = Share
copy-link = Copy the link
link-copied = The link is copied.
copy-failed = The browser did not let us copy: select the link.
undo = Undo
redo = Redo
hurry-on = Speed up
restart-turn = Restart turn
nothing-to-undo = Nothing to undo: what was rolled, drawn or passed on stands.
nothing-to-redo = Nothing to redo.
not-your-seat = You are watching: this is not your seat.
why-not = Why not?
switch-language = Passer en français
switch-theme = Light or dark

## Navigation

nav-main = Chatelain
nav-play = Play
nav-replay = Replays
nav-learn = Learn
nav-about = About
to-lobby = To the lobby
not-found-title = Nothing at this address
not-found-text = The road ends here: the page does not exist, or not yet.

## Lobby

good-day = Good day, { $name }
good-evening = Good evening, { $name }
lobby-text = Five games, your friends or a bot.
lobby-turns = { $count ->
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
it-is-your-turn = It is your turn
play-bot = Play against a bot
play-alone = Play alone
play-bot-at = Play against a bot: { $game }
new-table-for = New table: { $game }
players = players
minutes = { $minutes } min
my-tables = My tables
no-tables-yet = No tables yet: pick a game.
no-open-tables = Nobody is waiting or playing just now. Open a table, and it will be listed here.
tab-tables = Tables
tab-open = Open
over = Finished
to-you = Your turn
ready-of = { $ready } of { $all } ready
rank-points = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
free-seats = { $count ->
        [0] full
        [one] 1 seat
       *[other] { $count } seats
    }
sit-down = Sit down
join = Join
join-title = Join by link
join-text = No account: paste the table’s link or code.
join-field = Link or code
learn-title = Learn in a few moves
first-game = First game? A guided turn shows you how it is done.
guide-me = Guide me
no-guide = No, thank you
learn-text = A guided first turn, and the rules with search.
open-record = Watch a game again
open-record-text = Open the file of a game, from here or elsewhere.
just-now = just now
name-title = Here you are called { $name }.
name-text = Another name? Now, or later in the settings.
your-name = Your name
keep-name = Keep { $name }

## New table

new-table = New table
seats = Seats
options = Options
usual = usual
not-for-so-many = not for { $count }
invitation = Invitation
invitation-hint = by link or code, no account
invitation-open = by link, code or from the lobby
free-seat = Free seat
somebody = Player
remove-seat = Remove seat { $seat }
bot-on-seat = A bot on seat { $seat }
pace = Pace
pace-live = Live
pace-live-hint = playing together, now
pace-slow = At leisure
pace-slow-hint = a move when you can, over days
table = Table
table-private = Private
table-private-hint = by invitation only
table-open = Open
table-open-hint = the lobby shows it to all
players-minutes = { $count ->
        [one] 1 player
       *[other] { $count } players
    }, { $minutes }
create-table = Open the table
start-game = Start

## The table

table-of = { $name }’s table
your-turn = Your turn
skip-to-table = To the table
taken-back = Taken back.
turn-of = { $name } to play
turn-of-several = { $names } to play
others-turn = The others are playing.
game-over = Game over
waiting-for-players = Waiting for players
your-moves = Your moves
moves = Moves
position = Position
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier moves
news = What the others just did
news-all = Show or hide what the others just did: { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
looking-back = You are looking at the position after step { $step }.
back-to-now = Back to now
reconnecting = Connection lost: we are restoring it. Nothing is lost.
table-closed = This table was closed.
table-broken = The server cannot read this table: its data are damaged.
table-unavailable = The table is not available
no-such-table = There is no table at this address or under this code.
you-watch = You are watching this game.
bot-plays-for-you = The bot “{ $bot }” is playing your seat.
see-result = See the result
rematch = Rematch
to-rematch = To the rematch
replay = Watch the replay
download-record = Download the game
leave-table = Leave the table
people-at-table = At the table
people-watching = { $count ->
        [0] Nobody is watching
        [one] One person is watching
       *[other] { $count } people are watching
    }
spectator = spectator
chat = Chat
chat-unread = { $count ->
        [one] Chat: one new message
       *[other] Chat: { $count } new messages
    }
chat-empty = Nothing has been said at this table yet.
chat-say = Say something
chat-send = Send
sound = Sounds
sound-on = Turn sounds on
sound-off = Turn sounds off
invite = Invite
invite-text = Send this link or show the code: a friend sits down without an account.
invite-watch = With this link one can watch the game.
table-code = Code of the table
qr-of = QR code of { $link }
second-device = On another device
second-device-text = Open this link on the other device: your seat is yours there too. Whoever has the link plays your seat; keep it to yourself.
renew-link = New link
renew-link-text = Did the link get into the wrong hands? A new one makes it worthless, and devices that came by it lose the seat.
link-renewed = The old link opens nothing any more.
hand-over = Hand over to a bot
hand-over-to = Hand my seat over to the bot “{ $bot }”
hand-over-hint = The bot “{ $bot }” plays until the seat is taken back.
take-back = Take my seat back
replace-by-bot = Replace with a bot
fill-with-bot = A bot ({ $bot }) on seat { $seat }
start-with-bots = { $count ->
        [one] Start with a bot
       *[other] Start with { $count } bots
    }
starts-when-full = The game starts as soon as every seat is taken.
seat-you = you
seat-player = player
seat-bot = bot · { $bot }
seat-online = online
seat-away = away
seat-left = has left the table
this-table = This table
dice-sealed = Sealed dice
dice-sealed-text = The fingerprint of all dice and draws is published before the first roll. When the game is over the secret is revealed and anyone can check.
reconstructed = Reconstructed
keys = Keys
key-undo = undo a move
key-redo = redo the move
key-primary = the main action
key-clear = let go of what is chosen
key-walk = walk through what is possible
key-help = this help
key-explain = explain what is printed, one thing after another

## Settings

you = You
this-device = This device
your-colour = Preferred colour
colour-0 = crimson, chevron
colour-1 = blue, pale
colour-2 = green, cross
colour-3 = ochre, bend
colour-4 = violet, chief
turn-hook = Address to notify
turn-hook-text = When it is your turn, the server calls this web address, one of a program of yours. Otherwise leave it empty.
language = Language
theme = Appearance
theme-system = as on this device
theme-light = light
theme-dark = dark
sound-hint = at your turn, rolls and points
less-motion = Less motion
less-motion-hint = everything changes at once, without animation
notify = Notifications
notify-hint = when it is your turn and the page is in the background
notify-denied = The browser does not allow notifications.

## About

about-title = About Chatelain
about-lead = Five dice and card games of castles, cities and crowns at one table: with friends, against bots, in French and in English.
about-fan-title = A fan project
about-fan = Chatelain is unofficial: neither the authors nor the publishers of these games made, checked or approved it. All drawings and texts are our own; what we did not know is marked as reconstructed.
about-buy = Do you like these games? Buy them: on a real table they are even more beautiful.
about-fair-title = Dice you can check
about-fair = Before the first roll the table publishes the fingerprint of a secret from which all dice and draws follow. At the end the secret is revealed, and one click checks every roll.
about-guests-title = No account, no tracking
about-guests = A single signed cookie recognises you on this device. Nothing is loaded from elsewhere, nothing is measured, nothing is sold.
credits = Credits
credits-icons = The icons on tiles and cards come from
credits-fonts = The typefaces:
credits-own = Emblems, shields, boards and the icons of controls were drawn for Chatelain.

## Refusals of the client

refusal-offline = There is no connection to the server.
refusal-connection-lost = The connection broke. See whether the move went through, then try again.
refusal-not-found = There is no such thing.
refusal-server = Something went wrong. Try again in a moment.
refusal-unknown = That is not possible ({ $code }).

## The forecast of the final score

forecast = Forecast and chances to win
forecast-hint = where the table shows them: the probable end beside the points
forecast-short = exp.
forecast-long = forecast
forecast-fact = Forecast
forecast-word = expected
forecast-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
forecast-points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, about { $end } at the end
forecast-title = About { $points } at the end
forecast-text = Mean of { $games } games played on to the end by the bot “{ $bot }”: 8 out of 10 ended between { $low } and { $high }.
forecast-learned = Learned from many games: from such a position, 8 out of 10 end between { $low } and { $high }.
forecast-ended = If the game ended now: { $points }

## Chances to win, and bots that think

chances = Chances
chance = Chance
chances-title = Chances to win
chances-said = Chances to win: { $list }
chance-of = { $name } { $percent }%
chance-alone = Chance to beat the game: { $percent }%
percent = %
chances-text = Of { $games } games played on to the end by the bot “{ $bot }”, this is how many each won.
chances-learned = Learned from many games: how often one wins from such a position.
forecast-soon = They are worked out by playing on to the end, and come in a moment.
forecast-table = Forecast and chances to win
forecast-table-hint = seen by everybody during the game
forecast-for-all = Forecast for everybody
forecast-for-me = Forecast on my screen
forecast-shown = shown to everybody
forecast-not-shown = not shown
move-now = Move now
move-now-of = Move now, { $names }
