# Why the server refuses something: `refusal-<code>`. The client says it; reasons of a game stand in the game's texts.

## Requests

refusal-bad-request = The server did not understand that.
refusal-bad-message = The server did not understand that.
refusal-no-json = The server did not understand that.
refusal-no-such-path = There is nothing at this address.
refusal-no-such-method = That cannot be done at this address.
refusal-too-large = That is too much at once.
refusal-too-fast = Slow down: that is too much at once. Try again in a moment.
refusal-takes-too-long = This takes the server too long.
refusal-too-many-guesses = Too many wrong codes. Wait a minute, or use the link of the table.
refusal-too-busy = Many are moving at once. Try again.
refusal-busy = The server is very busy just now. Try again in a moment.
refusal-no-forecast = There is no forecast for this table.
refusal-forecast-off = The owner of this table has not turned the forecast on.
refusal-nobody-thinks = No bot is thinking about a move here.
refusal-not-saved = This could not be saved, so it has not happened. Try again.
refusal-server-error = Something went wrong on the server. It has been noted.
refusal-foreign-origin = This page may not talk to the server.
refusal-unknown-host = The server does not go by this name.

## People

refusal-bad-name = A name has at least one letter and nothing invisible in it.
refusal-bad-hook = That is not a web address (http or https).
refusal-empty-text = There is nothing to say in that.

## Tables and seats

refusal-no-such-game = There is no such game.
refusal-no-such-table = There is no such table, or it is closed.
refusal-no-such-position = There is no such position.
refusal-no-bot = Which bot is to play?
refusal-bot-and-person = A seat is for a person or for a bot.
refusal-bot-too-slow = On this server a bot thinks for { $limit } s at most; the bot “{ $bot }” asks for more.
refusal-one-seat-each = Everybody has one seat.
refusal-too-many-tables = You have { $limit } open tables; finish one first.
refusal-table-full = All seats are taken.
refusal-table-over = This game is over.
refusal-table-broken = The server cannot read this table: its data are damaged. Tell whoever runs the server.
refusal-table-closed = This table has been closed.
refusal-seat-taken = This seat is taken.
refusal-seated-already = You sit at this table already.
refusal-held-another-seat = You have had another seat in this game; only that one can be yours again.
refusal-seats-empty = Some seats are still empty.
refusal-started-already = This game has begun already.
refusal-not-started = This game has not begun yet.
refusal-not-over = This game is not over yet; until then its record would tell what is hidden.
refusal-not-owner = Only the owner of the table may do that.
refusal-not-seated = You have no seat at this table.
refusal-not-holder = Only the device that took the seat can renew its link.
refusal-other-seat = This is not your seat.
refusal-bad-token = This link does not open a seat; ask for a new one.
refusal-player-present = The player is still there.
refusal-no-bot-there = No bot plays this seat.
refusal-bot-plays = A bot plays your seat; take it back first.
refusal-record-too-long = This record has more than { $limit } entries.
refusal-not-put-away = Only finished tables of yours can be put away.

## What messengers show of a link

preview-title = Chatelain: games about castles and towns
preview-text = Five games, your friends or a bot, and no account.
preview-invites = { $name } invites you: { $game }
preview-waiting = { $free ->
        [0] The game begins in a moment: come and watch.
        [one] One seat is free. Sit down, without an account.
       *[other] { $free } seats are free. Sit down, without an account.
    }
preview-table = { $game } · { $players }
preview-playing = The game is on: come and watch.
preview-stopped = This game was broken off.
preview-over = The game is over: { $scores }.
