site-title = Tablée: board games at one table
site-description = Modern board games in your browser, with friends or against fair bots.
skip = Skip to the content
main-nav = Main
nav-games = Games
nav-tables = Tables
nav-rules = Rules
nav-about = About and credits
nav-me = My name
language = Language
display = Display
theme-auto = As my device
theme-light = Light
theme-dark = Dark
fan-edition = An unofficial fan edition
fan-edition-note = with original drawings and texts, not affiliated with any publisher. If you like a game, get the real one: it is better with wood in your hands.

hero-title = Pull up a chair.
hero-lead = Board games at one table: with friends, on one tablet, or against bots that see no more than you do. In your browser, on any screen, no account.
hero-play = Play { $game } against bots
hero-note = One click: you take the first seat, bots take the others.
open-a-table = Open a table
gallery-title = The games
gallery-note = Learn one table and you know them all.
players-range = { $low }–{ $high } players
players-exactly = { $low } players
by = By { $authors }
play = Play
against-bots = { $bots ->
    [one] against 1 bot
   *[other] against { $bots } bots
  }
my-tables = My tables
open-tables = Open tables
open-your-own = Open your own
no-open-tables = No table is waiting for players just now. Open one, and send the link to your friends.
seats-free = { $free } of { $seats } free
join = Join
go-on = Go on
waiting-short = waiting for players
to-move-short = { $name } to move
your-move-short = your turn

new-note = Everything has a sensible default. Change what you like, or nothing.
section-game = Game
section-seats = Seats
section-rules = Rules
section-company = Who may come
players = Players
seat-named = Seat { $colour }
chair-me = { $name }, you
chair-here = Somebody on this device
chair-link = By invitation link
chair-bot = Bot: { $level }
chair-name = Name (optional)
by-lot = Drawn by lot
people-with-link = People with the link
anyone = Anyone
company-note = Seats by invitation can be taken by whoever has the link. With “Anyone” the table is also listed on the home page.
summary = Summary
table-name = Name of the table
table-of = { $name }’s table
open-the-table = Open the table
level-novice = novice
level-casual = casual
level-steady = steady
level-strong = strong
level-expert = expert

rules-of = Rules of { $game }
rules-note = Every rule has a number; the game names it whenever it refuses something.
contents = Contents

seats = Seats
fewest-wins = Fewest points win
most-wins = Most points win
open-seat = Open seat
you = you
bot-level = bot, { $level }
points = points
your-turn = your turn
to-move = to move
thinking = thinking
leads = leads
won = won
invite-title = Waiting for players. Send this link:
invite-link = Invitation link
copy = Copy
copied = Copied
sit-down = Sit down here
download-record = Download the record
leave-table = Leave the table
board = Board
view = View
turn-left = Turn the board left
turn-right = Turn the board right
zoom-in = Magnify the board
zoom-out = Show more of the board
zoom-whole = Show the whole board
your-move = Your move
unsent = Your move is not sent yet; it will be as soon as the connection is back.
reconnecting = Connection lost. Trying again …
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
log-empty = Nothing has happened yet.
waiting-for-players = { $free ->
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $free } seats are still free. The game begins when they are taken.
  }
waiting-for = It is { $name }’s turn.
waiting-for-several = Waiting for { $count } players.
bot-thinks = { $name } is thinking …
game-over = The game is over.
pass-device = Hand the device to { $name }.
i-am = I am { $name }
pick-on-board = Pick on the board, or here
one-less = One less
one-more = One more
undo = Undo
rematch = Rematch
to-rematch = To the rematch
result = Result
winner = { $names } wins!
winners = { $names } share the victory!
chart-label = Points over time

why-legal = This is possible: choose it, then confirm.
why-elsewhere = Something else is to be chosen now.
why-watching = You are watching this table.
why-not-started = The game begins when all seats are taken.
why-not-your-turn = It is not your turn.
rule-link = Rule { $rule }


kept-note = Nothing is lost: here is what was kept of it.
kept-opened = Opened on { $when } (UTC).
kept-ended = Ended on { $when }.
kept-secret = This game has secrets, and only the rules it was begun with know who may see what. So its actions stay closed.

error-title-400 = That does not work
error-title-403 = Not allowed
error-title-404 = Not found
error-title-429 = Too many requests
error-title-500 = Something broke
error-detail-404 = There is nothing at this address.
error-detail-403 = This request did not come from our own page, or your cookie is missing. Go back and try again.
error-detail-429 = Wait a moment, then try again.
error-detail-500 = That is our fault. Nothing is lost: every move is on disk.
too-many-lines = Too many connections are open from your address. Close some, or wait a moment and try again.
full-house = The house is full just now. Wait a moment, then try again.
too-slow = The rest of your request did not come in time. Try again.
no-request = That is no request we can read.
back-home = To the games

my-name-here = Your name
my-name = The name others see
my-name-note = No account is needed. A cookie remembers you on this device.
save = Save

about-1 = Tablée is open-source software that brings modern board games to one table: in the browser, in the terminal, or as a fast library for bot writers.
about-fair-title = Fair by design
about-fair = Bots receive exactly what a person on their seat may know, nothing more. All chance comes from a secret key whose fingerprint is published when a table opens; the key itself follows at the end, in the record you can download, so that anyone can check the deal.
about-access-title = For everybody
about-access = Every place can be reached with the keyboard, colours always come with a shape, and each picture has a description in words. The pages need a browser of 2024 or later.

mistake-no-players = The number of players is missing; { $game } is for { $least } to { $most }.
mistake-foreign-host = This is not ‘{ $host }’. If it should be, the site has to be told: tablee serve --host-name NAME.
mistake-no-host-name = ‘{ $given }’ is no name of a host; write it without a scheme, port or path.
mistake-no-address = There is nothing at this address.
mistake-long-address = This address is too long.
mistake-long-headers = Your browser sent too much along with its request. Clearing the cookies of this site may help.
mistake-long-body = This is too much at once: at most { $most } bytes.
mistake-no-form = Only plain forms are read here.
mistake-many-fields = This form has too many fields: at most { $most }.
mistake-no-proxy = That is no address of a proxy, nor a network of them: { $why }.
