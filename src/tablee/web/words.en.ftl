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
cannot-be-loaded = This table cannot be loaded just now. It waits here until it can, or until the site closes it.
what-was-kept = What was kept

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
queued = waiting to think
hasty = chose quickly
hasty-why = This bot could not think and chose quickly.
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
log-all = All
log-mine = Mine
log-points = Points
log-talk = Talk
story-empty = What the others do is told here.
since-my-turn = Since your last turn
and-more = and # more
show-less = Show less
show-again = Show again
next-step = Next step
to-now = Skip to now
waiting-for-players = { $free ->
    [0] Everybody is here. The game is dealt as soon as every browser has added its share of the luck.
    [one] One seat is still free. The game is dealt when it is taken; until then the board is an example.
   *[other] { $free } seats are still free. The game is dealt when they are taken; until then the board is an example.
  }
waiting-for = It is { $name }’s turn.
waiting-for-several = Waiting for { $count } players.
bot-thinks = { $name } is thinking …
bot-waits = { $name } is waiting for a turn to think …
told-so-far = { $told } So far: { $totals }.
tell-start = Tell the count
tell-pause = Pause
tell-back = Back
tell-next = Next
tell-skip = Skip
won-by = { $points ->
    [one] { $names } wins with { $points } point
   *[other] { $names } wins with { $points } points
  }
won-by-several = { $points ->
    [one] { $names } share the victory with { $points } point
   *[other] { $names } share the victory with { $points } points
  }
won-by-me = { $points ->
    [one] you win with { $points } point
   *[other] you win with { $points } points
  }
won-by-me-and-others = { $points ->
    [one] you share the victory with { $names }, { $points } point each
   *[other] you share the victory with { $names }, { $points } points each
  }
placed = { $rank ->
    [2] { $names } is second with { $points }
    [3] { $names } is third with { $points }
    [4] { $names } is fourth with { $points }
   *[other] { $names } is number { $rank } with { $points }
  }
placed-several = { $rank ->
    [2] { $names } share second place with { $points }
    [3] { $names } share third place with { $points }
    [4] { $names } share fourth place with { $points }
   *[other] { $names } share place { $rank } with { $points }
  }
placed-me = { $rank ->
    [2] you are second with { $points }
    [3] you are third with { $points }
    [4] you are fourth with { $points }
   *[other] you are number { $rank } with { $points }
  }
placed-me-and-others = { $rank ->
    [2] you share second place with { $names }, { $points } each
    [3] you share third place with { $names }, { $points } each
    [4] you share fourth place with { $names }, { $points } each
   *[other] you share place { $rank } with { $names }, { $points } each
  }
ended = { $first }.
ended-with-place = { $first }; { $then }.
pass-device = Hand the device to { $name }.
i-am = I am { $name }
pick-on-board = Pick on the board, or here
one-less = One less
one-more = One more
undo = Undo
rematch = Rematch
to-rematch = To the rematch
rematch-wished = { $name } would like a rematch.
rematch-offered = A rematch is offered.
accept-rematch = Accept the rematch
result = Result
winner = { $names } wins!
winners = { $names } share the victory!
chart-label = Points over time

fair-title = How the luck is made
fair-log = The luck of this table was fixed when it opened:
fair-how = Nobody chooses the luck of a table. When it opens, the server fixes a secret key and publishes its digest, the commitment. Then the browser of everybody who sits down adds a seed. All luck follows from the key and the seeds together: the server did not know the seeds when it fixed its key, and you do not know the key before the game is over.
fair-commitment = Commitment
fair-commitment-note = Digest of the server’s key, the table, the game, its rules and options, and the number of seats.
fair-seeds = Seeds
fair-seed-awaited = is still awaited
fair-seed-given = has added a seed
fair-seed-none = adds none
fair-mine = Your seed
fair-mine-same = This is the seed that your browser made, after it had seen this commitment.
fair-mine-other = This is NOT the seed that your browser made, or it had seen another commitment before.
fair-seal = Seal
fair-seal-note = Digest of the commitment, the names and the seeds, since nobody is missing. Keep it, and nothing of this can be changed afterwards.
fair-key = Key
fair-key-later = is published here when the game is over
fair-site = Public key of this site
fair-check = Check it yourself
fair-check-note = When the game is over, download its record and ask “tablee verify” on your own machine. It says what is proved, and what is not.
fair-back = To the table

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
error-title-503 = Not possible just now
error-detail-404 = There is nothing at this address.
error-detail-403 = This request did not come from a page that was made for you: your cookie may be missing, or newer than the page. Load the page again, and try once more.
error-detail-429 = Wait a moment, then try again.
error-detail-500 = That is our fault. What was confirmed before is kept; this may not be.
too-many-lines = Too many connections are open from your address. Close some, or wait a moment and try again.
full-house = The house is full just now. Wait a moment, then try again.
too-slow = The rest of your request did not come in time. Try again.
no-request = That is no request we can read.
back-home = To the games

my-name-here = Your name
my-name = The name others see
my-name-note = No account is needed. A cookie remembers you on this device.
save = Save
code-title = Come back on another device
code-note = A recovery code brings your name and your seats to any browser. Keep it like a key: it is shown once, and a new one replaces it.
code-ask = Show me a recovery code
code-shown = This is your recovery code. Write it down now: it is not shown again, and former codes no longer count.
back-title = I have a recovery code
back-code = Recovery code
back-note = This browser then goes on as the person whose code it is. The name and seats it has now stay behind, unless you keep a code for them, too.
back-go = Come back
devices-title = Other devices
devices-note = You are known on every browser where you came back with your code. If one of them is lost or lent, end them all but this one.
devices-end = End all other devices
devices-ended = Done: you are known in this browser alone.

nav-settings = Settings
all-settings = All settings
settings-note = They follow you to every device that knows you.
settings-saved = Saved.
settings-back = Go back
settings-look = Look
settings-play = At the table
settings-sounds = Sounds
wish-lang = Language
wish-lang-auto = As my browser
wish-theme = Brightness
wish-theme-auto = { theme-auto }
wish-theme-light = { theme-light }
wish-theme-dark = { theme-dark }
wish-palette = Colours
wish-palette-note = Seats always have a shape and a name too.
wish-palette-warm = Paper and ink
wish-palette-clear = Easy to tell apart
wish-palette-contrast = High contrast
wish-patterns = Patterns
wish-patterns-note = Stripes and checks on the seats’ signs and on the lines of the chart.
wish-patterns-off = Plain
wish-patterns-on = Woven
wish-pace = Pace of the bots
wish-pace-note = How quickly you are shown what bots do.
wish-pace-calm = Calm
wish-pace-brisk = Brisk
wish-pace-instant = At once
wish-pace-step = Step by step
wish-confirm = Confirming a move
wish-confirm-note = Touched twice in quick succession, what is chosen completely is played. A slow second touch still turns a piece.
wish-confirm-button = With the button
wish-confirm-touch = With a double touch, too
wish-sound = Sound
wish-sound-note = Short and soft. Nothing sounds before you have touched the page.
wish-sound-off = Off
wish-sound-on = On
sounds-hear = What they sound like:
sound-turn = My turn
sound-move = A move of others
sound-points = Points
sound-refusal = A refusal
sound-talk = Talk
sound-end = The end

about-1 = Tablée is open-source software that brings modern board games to one table: in the browser, in the terminal, or as a fast library for bot writers.
about-fair-title = Fair by design
about-fair = Bots receive exactly what a person on their seat may know, nothing more. All chance at a table comes from a secret key, whose digest is published when the table opens, and from seeds that the browsers of those who sit down add afterwards; the key follows at the end. Records are signed. So anyone can check the deal, and each table has a page that shows how.
about-site-key = Public key of this site:
about-access-title = For everybody
about-access = Every place can be reached with the keyboard, colours always come with a shape, and each picture has a description in words. The pages need a browser of 2024 or later.
about-type-title = Letters
about-type = The type is Tablee Serif and Tablee Sans: our share of Source Serif by Frank Grießhammer and Source Sans by Paul D. Hunt, both published by Adobe.
about-type-licence = SIL Open Font License

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
mistake-no-contact = ‘{ $given }’ is no way to reach somebody; write mailto:you@example.org or https://example.org/…
mistake-no-such-code = Nobody has this recovery code. Look whether every letter is right; a newer code replaces an older one.
mistake-key-damaged = The key of the cookies, ‘{ $file }’, is damaged: it has { $found } bytes instead of { $wanted }. Put back a copy of it; or start once with ‘tablee serve --new-key’, and everybody loses their seats but those who kept a recovery code.
mistake-key-lost = The key of the cookies, ‘{ $file }’, is gone, but there are tables: without it nobody who sits there is known any more. Put back a copy of it; or start once with ‘tablee serve --new-key’, and everybody loses their seats but those who kept a recovery code.
