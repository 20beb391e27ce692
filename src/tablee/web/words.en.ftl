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
to-move-short = { $name } to move
goes-in = { $days ->
    [0] Will be gone tomorrow unless somebody plays or says something.
    [one] Will be gone in a day unless somebody plays or says something.
   *[other] Will be gone in { $days } days unless somebody plays or says something.
}
goes-on-short = The game goes on
your-move-short = your turn
cannot-be-loaded = This table cannot be loaded just now. It waits here until it can, or until the site closes it.
what-was-kept = What was kept

# The lobby, and the room of a table before its game.
lobby = Lobby
to-lobby = To the lobby
pair-title = Anyone for a game?
pair-note = Choose what you would like to play and with how many. People who want the same are put at one table; when you have waited long enough, bots take the missing seats.
pair-least = At least
pair-most = At most
pair-wait = Bots come after
pair-go = Find a table
wait-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }
wait-minutes = { $minutes ->
    [one] a minute
    [60] an hour
   *[other] { $minutes } minutes
  }
bot-of-level = Level of the bots
bots-in = Bots join in { $time }.
bots-fill = Bots will fill the seats.
filter-game = Game
filter-any = all
filter-free = Free seats, at least
none-like-that = No open table is like that just now.
waiting-free = { $free ->
    [one] waiting for one more
   *[other] waiting for { $free } more
  }
waiting-ready = { $count ->
    [one] Waiting until { $names } is ready.
   *[other] Waiting until { $names } are ready.
  }
waiting-start = about to begin
you-are-invited = You are invited.
you-have-won = you have won
has-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
  }
game-over = the game is over
room-what = What is played
takes-about = About { $minutes } minutes
learn-it = How it is played
invite-people = Invite people
invite-by-link = Whoever has this link can take a free seat.
invite-public = This table is in the lobby, too. Whoever has this link finds it at once.
invited-only = Only the invited
invite-private = This table is private: only those you invite can sit or look on. Each of them gets a link of their own, which is good for one person.
invite-somebody = Somebody
invited = invited
invite-whom = Whom do you invite?
invite-make = Make a link
invite-companions = People you have played with
invited-to = You are invited to { $game }
invited-by = { $host } invites you.
share = Share
share-title = Come and play { $game }
qr-code = QR code
qr-note = Hold the camera of a phone over it.
host = host
ready = ready
not-ready = not ready yet
sit-here = Sit here
change-seat = Change to this seat
add-bot = Add
free-seat = Free this seat
start-with = { $count ->
    [one] Begin with one player
   *[other] Begin with { $count } players
  }
i-am-ready = I am ready
i-am-not-ready = Not ready yet
no-seat-left = All seats are taken.
have-declined = { $count ->
    [one] { $names } would rather not play.
   *[other] { $names } would rather not play.
  }
room-pairing = { $free ->
    [0] Everybody is here.
    [one] Waiting for one more.
   *[other] Waiting for up to { $free } more.
  }
room-too-few = { $count ->
    [one] One more has to sit down, a person or a bot.
   *[other] { $count } more have to sit down, people or bots.
  }
take-a-seat = Sit down
room-come = { $free ->
    [one] One seat is free. Sit down!
   *[other] { $free } seats are free. Sit down where you like.
  }
room-begin-or-wait = { $free ->
    [one] One seat is still free. Invite somebody, or begin.
   *[other] { $free } seats are still free. Invite people, or begin.
  }
room-begin = Everybody is ready. Begin whenever you like.
room-all-ready = Everybody is ready. { $host } has the game begin.
table-gone = This table was closed.
accept = Accept
decline = Decline
leave = Leave
mute = Mute
unmute = Unmute
tidy-away = Tidy away
take-back-out = Take back out
no-former-tables = None of your tables is over yet.
look-at = Look at it
older = Older
pages = Pages
no-other-tables = You sit at no table that goes on.

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
company-note = Seats by invitation can be taken by whoever has the link. With “Anyone” the table is also listed in the lobby. With “Only the invited” each person gets a link of their own, and nobody else can look on.
delay = Who only looks on
delay-note = They see what everybody may see, and talk among themselves until the end. Some moves late, nobody can tell a friend at the table what is going on.
delay-moves = { $count ->
    [0] sees it at once
    [one] sees it one move late
   *[other] sees it { $count } moves late
  }
summary = Summary
table-name = Name of the table
table-of = { $name }’s table
open-the-table = Open the table
level-novice = novice
level-casual = casual
level-steady = steady
level-strong = strong
level-expert = expert
level-master = master

rules-of = Rules of { $game }
rules-note = Every rule has a number; the game names it whenever it refuses something.
contents = Contents
rules-search = Search the rules
rules-found = {"{"}n{"}"} rules found
rules-found-none = No rule says that. Try another word.
rules-why-not = What the table says
rules-example-quiet = Nobody else sees this yet.
rules-try = Try it yourself
try-again = Start over
try-ended = Nothing more to choose here.

seats = Seats
seats-whole = Everything about the seats
menu = Menu
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
watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
  }
watching-named = Watching: { $names }.
watchers-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
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
say-aside = To those who watch
sayings = Quick things to say
order = Quiet and order
order-reports = { $count ->
    [one] Quiet and order: 1 report
   *[other] Quiet and order: { $count } reports
  }
talk-closed = The host has closed the talk.
talk-open = Everybody may talk at this table.
order-people = People at this table
order-note = Whom you mute you do not hear any more, at any table. Whom you block cannot sit down at the tables you open, either. They are not told.
order-nobody = Nobody else is here yet.
order-host = You opened this table
deed-mute = Mute
deed-block = Block
deed-clear = Let come back
deed-report = Report
deed-close = Close the talk
deed-open = Open the talk
distance-mute = muted
distance-block = blocked
kept-away = People you keep away
let-back = Let come back
report-why = What happened? (optional)
report-note = The host of this table and whoever runs the site will read this, together with what was said lately at the table.
report-send = Send the report
reports = Reports
report-talk = What had been said
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
shown-late = { $count ->
    [one] One move late: { $said }
   *[other] { $count } moves late: { $said }
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
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
won-by = { $names } wins with { $score }
won-by-several = { $names } share the victory with { $score }
won-by-me = you win with { $score }
won-by-me-and-others = you share the victory with { $names }, { $score } each
placed = { $rank ->
    [2] { $names } is second with { $points }
    [3] { $names } is third with { $points }
    [4] { $names } is fourth with { $points }
    [5] { $names } is fifth with { $points }
    [6] { $names } is sixth with { $points }
   *[other] { $names } is number { $rank } with { $points }
  }
placed-several = { $rank ->
    [2] { $names } share second place with { $points }
    [3] { $names } share third place with { $points }
    [4] { $names } share fourth place with { $points }
    [5] { $names } share fifth place with { $points }
    [6] { $names } share sixth place with { $points }
   *[other] { $names } share place { $rank } with { $points }
  }
placed-me = { $rank ->
    [2] you are second with { $points }
    [3] you are third with { $points }
    [4] you are fourth with { $points }
    [5] you are fifth with { $points }
    [6] you are sixth with { $points }
   *[other] you are number { $rank } with { $points }
  }
placed-me-and-others = { $rank ->
    [2] you share second place with { $names }, { $points } each
    [3] you share third place with { $names }, { $points } each
    [4] you share fourth place with { $names }, { $points } each
    [5] you share fifth place with { $names }, { $points } each
    [6] you share sixth place with { $names }, { $points } each
   *[other] you share place { $rank } with { $names }, { $points } each
  }
ended = { $first }.
ended-with-place = { $first }; { $then }.
always-forced = Play by itself what leaves me no choice
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
fair-log = Luck, fixed in advance:
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
proof-check = Check it here
proof-commitment-held = The key, the table, the game, its options and the number of seats give the commitment that was published when the table opened.
proof-commitment-broken = The key does NOT give the commitment that was published when the table opened.
proof-seal-held = The commitment, the names and the seeds give the seal that was published when the game began.
proof-seal-broken = The commitment, the names and the seeds do NOT give the seal of this table.
proof-seed-held = The seed that this browser made is among them, and it had been shown this commitment before.
proof-seed-broken = The seed that this browser made is NOT among them, or it had been shown another commitment.
proof-digest-held = Every word of the record is as its digest says.
proof-digest-broken = The record is NOT what its digest says.
proof-signature-held = This site signed the record (Ed25519).
proof-signature-broken = The signature of the record is NOT of this site.
proof-signature-unknown = Whether this site signed the record: this browser cannot check Ed25519 signatures. The command below can.
proof-secure-unknown = Browsers calculate digests only on pages that come over https. The command below checks all of it.
proof-record-broken = The record of this game could not be read.
proof-beyond = What needs the rules of the game is for the command below: that key and seal deal exactly these cards, tiles and positions (a BLAKE2b stream), that every action was legal, and that they lead to this result.
fair-end = The key of the luck is published now: check the deal yourself
fair-back = To the table

why-legal = This is possible: choose it, then confirm.
why-elsewhere = Something else is asked now: { $asked }
why-watching = You are watching this table.
why-not-started = The game begins when all seats are taken.
why-not-your-turn = It is not your turn: we are waiting for { $people }.
rule-link = Rule { $rule }
keys = Keys
keys-spoken = With a screen reader, let keys through to the page first (NVDA: Insert and Space; JAWS: Insert and Z). Every choice is also a button or a list under “Your move”.
key-arrows = ← ↑ → ↓
key-arrows-does = Walk over the board. From anywhere else they lead to the board on which something can be chosen.
key-tab = Tab
key-tab-does = To the next board, list or button; on a map first to who stands in the district.
key-ends = Home End
key-ends-does = To the first or the last place of the board.
key-enter = Enter Space
key-enter-does = Choose what has the focus. Enter on what is chosen confirms.
key-digits = 1–9
key-digits-does = Choose an offer by its number.
key-members = 1–5
key-members-does = On a map: choose who may move in this district, by their order there.
key-letters = A–Z
key-letters-does = On a map: to the next district that begins with this letter.
key-turn = R
key-turn-does = The next possibility of what was chosen last: turn a stone or a block.
key-zoom = + −
key-zoom-does = Magnify the board, or show more of it. Shift and an arrow move what is magnified.
key-escape = Esc
key-escape-does = Start the choice over.
key-line = /
key-line-does = Type your move, with suggestions. Tab completes a word, the arrows choose one, Enter plays.
key-keys = ?
key-keys-does = These keys.
close = Close
line = Type your move
line-send = Play it
line-words = What may follow
line-ready = Enter plays it.
line-none = Nothing may follow that.
line-one = 1 possibility
line-many = # possibilities
legend = Legend
legend-hint = Hold anything on the table, or touch it twice, and it is explained.
legend-points = Points so far. { $aim }.
legend-shape = Everybody has a colour and a shape, the same everywhere on the page.


section-time = Time
clock = Clock
clock-note = A decision first uses its own seconds, then the player’s minutes; or all decisions of a turn have their seconds together. A decision that several make at once has one time for all.
clock-none = No clock
clock-live = { $minutes } minutes, and { $seconds } seconds for each decision
clock-turns = { $minutes } minutes, and { $seconds } seconds for each turn
clock-days = { $days ->
    [one] One day for each decision
   *[other] { $days } days for each decision
  }
policy = When somebody’s time is up
policy-note = Nobody has to wait for ever. Whoever comes back takes their seat back at any moment.
policy-stand-in = A bot plays on for them
policy-quick = A quick action is made for them, a pass where the rules allow one
policy-consent = The others decide: a bot, or the end of the game
stand-in-level = Bots that play for people
stand-in-level-note = They see what that seat may see, and nothing else.
time-left = Time left
clock-sixty = You have one minute left.
clock-ten = You have ten seconds left.
away = away
played-on = away, a bot plays for them ({ $level })
you-played-on = you; a bot plays ({ $level })
bot-decides = A bot decides for you.
played-for-you = A bot plays for you.
you-resigned = You have resigned. A bot plays on to the end.
come-back = Take my seat back
asked-takeback = { $name } asks to take back their last action, with all that came after it.
asked-coach = { $name } asks whether the coach may be asked at this table.
asked-end = { $name } asks to end this table before the game is over.
agree = Agree
refuse = Refuse
withdraw = Withdraw
is-away = { $name } is away.
is-out = { $name } has no time left.
let-bot-play = Let a bot play for them
takeback = Ask to take back my last action
takeback-alone = Take back my last action
takeback-note = With all that came after it. What was seen stays seen, and chance falls the same way again.
stay-at-table = Back to the table
only-look-away = Just look at something else
only-look-away-note = Your seat stays yours. The others see that you are away.
get-up = Leave my seat
get-up-note = The game has not begun. Your seat is free again, for you or somebody else.
leave-to-bot = Leave, and let a bot play
leave-to-bot-note = A bot ({ $level }) plays on for you, with what you may see and nothing else. You can take your seat back at any moment.
resign = Resign
resign-note = A bot plays on for you to the end, and you do not come back.
ask-end = Ask to end the game
ask-end-note = If everybody who is here agrees, the table is closed. It can still be read, but not played on.
end-alone = End the game
end-alone-note = The table is closed. It can still be read, but not played on.
close-table = Close this table
close-table-note = Nobody has moved yet. The table is gone for everybody.

kept-note = Nothing is lost: here is what was kept of it.
kept-opened = Opened on { $when } (UTC).
kept-ended = Ended on { $when }.
kept-secret = This game has secrets, and only the rules it was begun with know who may see what. So its actions stay closed.

offline-title = No connection
offline-note = Tablée cannot be reached just now. Nothing is lost: your tables go on where they were as soon as the connection is back.
offline-again = Try again
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
code-title = A code to keep
code-note = A recovery code brings your name and your seats to any browser. Keep it like a key: it is shown once, and a new one replaces it.
code-ask = Show me a recovery code
code-shown = This is your recovery code. Write it down now: it is not shown again, and former codes no longer count.
back-title = I have a code
back-code = Code
back-note = This browser then goes on as the person whose code it is. The name and seats it has now stay behind, unless you keep a code for them, too.
back-go = Come back
devices-title = Your devices
devices-note = If one of these devices is lost or lent, end it. To be sure of all the others, also of those that have not been here for long, end them all.
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

notify = Your turn
notify-note = Useful in slow games: this device tells you that it is your turn while you look elsewhere, even when the page is closed. It says which game and which table, and nothing else.
notify-on = Tell me when it is my turn
notify-off = Do not tell me any more
notify-is-on = This device tells you.
notify-is-off = This device does not tell you.
notify-denied = Your browser does not allow this site to tell you anything. You can change that in its own settings.
notify-cannot = This browser cannot do that here. It needs an https address, and on some phones the site has to be installed first.
turn-call-title = It is your turn
turn-call-body = { $game }: { $table }

about-1 = Tablée is open-source software that brings modern board games to one table: in the browser, in the terminal, or as a fast library for bot writers.
about-fair-title = Fair by design
about-fair = Bots receive exactly what a person on their seat may know, nothing more. All chance at a table comes from a secret key, whose digest is published when the table opens, and from seeds that the browsers of those who sit down add afterwards; the key follows at the end. Records are signed. So anyone can check the deal, and each table has a page that shows how.
about-site-key = Public key of this site:
about-access-title = For everybody
about-access = Every place can be reached with the keyboard, colours always come with a shape, and each picture has a description in words. The pages need a browser of 2024 or later.
about-type-title = Letters
about-type = The type is Tablee Serif and Tablee Sans: our share of Source Serif by Frank Grießhammer and Source Sans by Paul D. Hunt, both published by Adobe.
about-type-licence = SIL Open Font License

admin = Behind the scenes
admin-again = Look again
admin-load = Load
admin-ready = May visitors be sent here?
admin-why-ready = yes
admin-why-resuming = not yet: the tables are being resumed
admin-why-cannot-write = no: nothing can be written
admin-why-writes-slowly = no: writing takes very long
admin-sockets = Open windows
admin-tables = Tables in memory
admin-moves = Moves since the start
admin-thinking = Bots that think
admin-queued = Bots that wait for their turn to
admin-failing = Bots that failed last
admin-late = Longest pause for everybody, in milliseconds
admin-memory = Memory, in megabytes
admin-stuck = Stuck bots
admin-stuck-bot = seat { $seat }, { $level }, for { $seconds } seconds
admin-none-stuck = None: every bot acts in time.
admin-is-stuck = stuck
admin-refusals = Refusals by code
admin-no-refusals = Nothing was refused so far.
admin-no-tables = No table is in memory just now.
admin-left-out = and { $count } more
admin-listeners = { $count ->
    [one] 1 window
   *[other] { $count } windows
  }
admin-moves-done = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
admin-close = Close
admin-token = The token of this site
admin-token-note = Whoever set up the site has it. It is asked for again after twelve hours.
admin-enter = Enter

mistake-no-device = This device did not say how it can be reached safely.
replay = Replay
replay-title = Replay of { $game }
replay-first = First moment
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Last moment
replay-moment = Moment
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-chapter = Go to
replay-chapter-start = The start
replay-course = Course of the game
replay-timeline = Points over time, and below who acted: one line for each seat
replay-layer = As seen by
replay-layer-public = everybody
replay-layer-seat = { $name }
replay-layer-all = all-seeing
replay-show = Show
replay-forced = no choice
replay-sharing = Share
replay-share = Copy the link to this moment
replay-picture = Picture (SVG)
replay-png = Picture (PNG)
replay-film = Film of a stretch (GIF)
replay-film-begin = From step
replay-film-end = to step
replay-film-make = Make it
replay-film-wait = It is being drawn; a long one takes a minute.
replay-film-done = Here it is.
embed = Embed on a page
embed-open = Open on Tablée
replay-to-table = To the table
replay-going-on = This game goes on: you see what you could see, and what may not be looked up is left out.
review = Review
review-title = Review of this game
review-lead = A review looks at every decision once more: how everybody’s chances went up and down, which moments decided the game, what a strong player who knew the same would have chosen, and how much was choice, luck or the others’ doing. It takes a minute or so, in time that no bot needs.
review-start = Review this game
review-running = The review is under way
review-progress = { $done } of { $all } moments looked at.
review-leave = You can leave this page: it goes on, and is kept.
review-stop = Stop it
review-stopped = The review was stopped.
review-failed = The review has failed. What was found is kept.
review-go-on = Go on
review-file = As one file (HTML)
review-command = Or have your own machine look at its record, as closely as you like:
branch = What if?
branch-lead = Play on from this moment, against bots, at a table of your own. The game itself stays as it was, and nothing of this is rated.
branch-seat = You play for
branch-seat-acting = whoever’s turn it is then
branch-level = Against
branch-hidden = What lies hidden
branch-truth = as it was in this game
branch-drawn = drawn anew: whatever fits what your seat knew then
branch-play = Play on from here
branch-at-end = The game is over at this moment. Go back to an earlier one first.
branch-name = What if? Step { $step }
branch-log = This table began from a moment of another game; nothing was dealt here, and nothing is rated.
branch-back = Main line
branch-fair = This table began from a moment of another game. Nothing was dealt, so there is no luck of a key to prove: what lay hidden was as it had been, or drawn to fit what a seat knew. The record of its game carries that position, and “tablee verify” plays it from there.
replay-open-title = Replay a record
replay-open-lead = Choose a record file (.jsonl) that you downloaded from a table, here or elsewhere. It is shown to you alone, and not stored.
replay-open-file = Record file
replay-open-text = Or paste its text
replay-open = Replay this record

mistake-insiders-only = This page is for whoever runs the site, at the machine itself or with the token of the site.
mistake-wrong-token = That is not the token of this site.
mistake-short-token = The token of a site needs at least { $least } letters.
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
mistake-no-such-code = Nobody has this code, or it is no longer good. Look whether every letter is right; a newer code replaces an older one, and a short one is good once, for five minutes.
mistake-key-damaged = The key of the cookies, ‘{ $file }’, is damaged: it has { $found } bytes instead of { $wanted }. Put back a copy of it; or start once with ‘tablee serve --new-key’, and everybody loses their seats but those who kept a recovery code.
mistake-key-lost = The key of the cookies, ‘{ $file }’, is gone, but there are tables: without it nobody who sits there is known any more. Put back a copy of it; or start once with ‘tablee serve --new-key’, and everybody loses their seats but those who kept a recovery code.

# One big screen, phones as hands
one-screen = One big screen, phones as hands
one-screen-note = This device shows the board to the room. Everybody sits down with their phone and keeps their hand there.
on-screen = Show on a big screen
screen-full = Full screen
screen-join = { $free ->
    [one] One seat is free: scan its code to sit down
   *[other] { $free } seats are free: scan a code to sit down
}
screen-codes = Codes for the free seats
screen-address = Without a camera:
screen-loopback = Phones cannot reach this address. Start Tablée with --host 0.0.0.0 and open this page by the name or number of this computer in your network.
join-title = Hold your hand on this phone
join-seat = Your seat
join-late = That seat has just been taken. Another one is free.
join-note = The board is on the big screen. This page shows what you alone may see, and what you can choose.
whole-table = The whole table on this device
my-seat = Your seat

# The same person on several devices
bring-title = Take your tables to another device
bring-note = A code makes your phone, tablet or another browser yours, too: same name, same seats. It is good once, for five minutes.
bring-ask = Show a code
bring-shown = Scan this with the other device, or enter the code there.
bring-how = On the other device: open “My name” at the foot of any page and enter the code under “I have a code”. Show it to nobody else: whoever enters it is you.
take-title = This device becomes yours, too
take-note = Somebody who is known here has shown you a code on another device. If that was you, this browser goes on under the same name, with the same seats.
take-held = { $count ->
    [one] On this device you are called { $name } so far, with one table. It stays behind, unless you keep a recovery code for it first.
   *[other] On this device you are called { $name } so far, with { $count } tables. They stay behind, unless you keep a recovery code for them first.
}
take-code = Code
take-go = That was me
device-name = { $browser } on { $system }
device-unknown = Some browser
device-this = this device
device-seen = { $days ->
    [0] seen today
    [1] seen yesterday
   *[other] last seen on { $date }
}
device-end = End
device-end-named = End { $name }
mistake-no-moment = This is no moment of a game.

# Learning the games

nav-learn = Learn
learn-title = Learn a game in five minutes
learn-note = By playing, a few short scenes at a time. You can stop whenever you like and go on later.
learn-game = Learn { $game }
lesson-begin = Begin the lesson
lesson-resume = Go on with the lesson
lesson-again = Play the lesson again
lesson-progress = { $done ->
    [0] { $count } scenes
    [one] { $done } of { $count } scenes
   *[other] { $done } of { $count } scenes
}
lesson-next = Next
lesson-play = Play a short game
lesson-well-done = Well done!
lesson-else = You may do that in a game, but here it is about something else. { $asked }
lesson-scenes = Scenes
lesson-former = The scene before
lesson-skip = Skip this scene
first-game-of = { $name }’s first game
card = Summary
card-goal = The goal
card-turn = A turn
card-end = The end
card-score = Points
card-tip = Three tips
card-print = Print
card-signs = What the signs mean
offer-lesson = New to { $game }? Five minutes, and you can play.
offer-learn = Show me
offer-decline = No, thank you
guide-read = Got it
guide-off = Explain nothing more
learn-first = Learn it first, in five minutes

# Games that are over, and what came of them.

my-games = My games
games-going-on = Going on
games-put-away = Put away
games-over = Finished
games-search = Search my finished games
search = Search
search-game = Game
search-people = Played with
search-result = Result
search-since = From
search-until = To
search-any = any
search-won = won
search-lost = not won
search-closed = not played to the end
search-all = All games
newest = Newest
game-length = { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $time }
statistics = Statistics
statistics-overall = All games
statistics-lead = { $games ->
    [one] One game
   *[other] { $games } games
}, { $time } at the table.
statistics-played = Games
statistics-won = Won
statistics-mean = Points on average
statistics-best = Most points
statistics-fewest = Fewest points
statistics-streak = Won in a row
statistics-longest = at most { $count }
statistics-points = Points in the latest games; the dashed line is the average
statistics-places = How often in which place
statistics-chart = Points in the latest { $count } games: { $first } in the first of them, { $last } in the last, { $best } at best
statistics-place = place { $place }: { $count ->
    [one] once
   *[other] { $count } times
}
statistics-others = Played with
statistics-name = Name
statistics-ahead = Ahead of them
statistics-behind = Behind them
statistics-note = Games on one device with several people, what-if games and games that were not played to the end are listed among your games, and do not count here.
statistics-none = None of your games counts yet: finish one, and come back.
data-title = My data
data-export = Take my data home
data-export-note = Everything this site keeps of you, as one JSON file: name, devices, games, results, what you said. Of games that go on it names the table alone.
data-delete = Delete my data
data-delete-note = Your name, devices, codes, notifications, settings, results and everything you said go for good. Finished games stay for the others, with an anonymous seat; their luck can no longer be checked against what was published. This cannot be taken back.
data-playing = { $count ->
    [one] You sit at one table whose game is not over
   *[other] You sit at { $count } tables whose games are not over
}: where others play, a bot plays on; otherwise the game ends.
data-sure = Yes, delete everything
anonymous = Anonymous


# Puzzles
nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-note = One position, one decision: find the choice that wins most often, by what your seat can know. All come from real games.
puzzle-daily = Puzzle of the day
puzzle-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
puzzle-daily-done = Solved: look again
puzzle-daily-solve = Solve it
puzzles-solved = { $solved } of { $count } solved
puzzles-at-once = { $count } at first try
puzzle-begin = Begin
puzzle-go-on = Go on
puzzle-number = Puzzle { $number } of { $count }
puzzle-find = It is your turn. Find the best choice.
puzzle-grade = Difficulty { $grade } of { $of }
puzzle-solved = Solved!
puzzle-show = Still not it. The best choice is: { $best }.
puzzle-why = Yes, that is the best choice. The next best ({ $other }) would have cost you { $cost } of the victory.
puzzle-reasons = What speaks for it: { $reasons }.
puzzle-next = Next puzzle
puzzle-tempting = Tempting, and the best of the others: it costs you { $cost } of the victory. There is something better.
puzzle-not-it = That is allowed, but not the best. Try something else.

# The coach
coach = What would you do?
coach-says = The coach would choose: { $action }.
coach-why = What speaks for it: { $reasons }.
coach-asked = There are other people at this table. They have been asked whether the coach may be asked.
