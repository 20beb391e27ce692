# Pueblo in English. A stone is set, the chief walks the path around the board and looks.

title = Pueblo
pitch = Build one heap together, and hide your colour from the chief who walks around it.
about = Everybody builds on the same heap of angular stones. After each stone the chief walks along the path, stops and looks: every coloured square in sight costs its owner points. Neutral stones cost nothing and hide what lies behind them. At the end the chief walks once all the way round. Fewest penalty points win.

# Options

option-dismantling = Dismantling
option-dismantling-note = After the final lap the heap is taken apart, stone by stone, while the chief still walks.
option-advanced = Advanced rule
option-advanced-note = Two building phases; before each the turn order is auctioned for penalty points.
option-sacred_count = Sacred places
option-sacred_count-note = Cells on which nobody may ever build; only with the advanced rule.
option-sacred_placement = Where sacred places lie
option-sacred_placement-note = A fixed layout, by lot, or laid by the players in turn before the first auction.
option-sacred_placement-layout = fixed layout
option-sacred_placement-random = by lot
option-sacred_placement-players = laid by the players
option-opener = Opens the auctions
option-opener-note = Who speaks first for the first card of every auction; only with the advanced rule.
option-opener-random = by lot
option-starter = Begins
option-starter-note = Who takes the first turn; with the advanced rule the auction decides instead.
option-starter-random = by lot
option-start_corner = Where the chief starts
option-start_corner-note = On an empty board all corners are alike; with sacred places they are not.
option-start_corner-0 = north-west corner
option-start_corner-9 = north-east corner
option-start_corner-18 = south-east corner
option-start_corner-27 = south-west corner

# Names

colour-red = red
colour-blue = blue
colour-green = green
colour-violet = violet
colour-neutral = neutral
stone-red = red stone
stone-blue = blue stone
stone-green = green stone
stone-violet = violet stone
stone-neutral = neutral stone
posture-F = flat
posture-H = hanging
posture-T = twisted
opening-NE = north-east
opening-SE = south-east
opening-SW = south-west
opening-NW = north-west
amount = { $colour } { $points }
nobody-pays = nobody pays

# Verbs on buttons, and what they need

verb-set = Set the stone
verb-walk = Walk the chief
verb-remove = Remove the stone
verb-bid = Bid
verb-pass = Pass
verb-take = Take the card
verb-lay = Lay the sacred place
slot-stone = Stone
slot-opening = Open towards
slot-corner = Corner on
slot-steps = Steps
slot-number = Stone to remove
slot-points = Penalty points
slot-card = Turn-order card
slot-cell = Cell
card = card { $card }
card-held = card { $card }, held by { $colour }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. { $bill }
number = stone { $number }: { $stone } on { $cell }

# What to do next

prompt-set-stone = Choose the stone to set: your own colour or neutral.
prompt-set-corner = Choose the cell for the corner of your stone.
prompt-set-opening = Choose the arrow towards which it opens.
prompt-set-confirm = Set the stone here, or choose another place.
prompt-set-elsewhere = It does not fit this way: choose another arrow or another cell.
prompt-walk = Choose where the chief stops.
prompt-walk-confirm = Walk the chief there, or choose another cell.
prompt-remove = Choose a stone to take off the heap: your own colour or neutral, with nothing on top.
prompt-remove-confirm = Remove this stone, or choose another one.
prompt-bid = { $bid ->
    [0] Open the bidding for a turn-order card, or pass.
   *[other] Bid more than { $bid } for a turn-order card, or pass.
}
prompt-take = Choose a turn-order card.
prompt-take-confirm = Take this card, or choose another one.
prompt-lay = Choose the cell of a sacred place.
prompt-lay-confirm = Lay the sacred place here, or choose another cell.
prompt-over = { $count ->
    [one] The game is over: { $who } wins with the fewest penalty points.
   *[other] The game is over: a shared victory for the fewest penalty points.
}
wait-set = Waiting for { $who } to set a stone.
wait-walk = Waiting for { $who } to walk the chief.
wait-remove = Waiting for { $who } to remove a stone.
wait-bid = Waiting for { $who } to bid or pass.
wait-take = Waiting for { $who } to take a card.
wait-lay = Waiting for { $who } to lay a sacred place.

# Where in the game we are

phase-building = Building, turn { $turn } of { $turns }
phase-one = Building, phase one, turn { $turn } of { $turns }
phase-two = Building, phase two, turn { $turn } of { $turns }
phase-auction = Auction { $auction }, card { $card } of { $cards }
phase-lay = { $count ->
    [one] Sacred places, { $count } still to lay
   *[other] Sacred places, { $count } still to lay
}
phase-dismantling = { $count ->
    [one] Dismantling, turn { $turn }, { $count } stone left
   *[other] Dismantling, turn { $turn }, { $count } stones left
}
phase-end = The end
told-look = The last lap, path cell { $ring }: { $paid }.
told-look-free = The last lap, path cell { $ring }: nobody pays.

# The pictures

heap-title = The heap
heap-from-0 = The heap, seen from the south-east
heap-from-1 = The heap, seen from the north-east
heap-from-2 = The heap, seen from the north-west
heap-from-3 = The heap, seen from the south-west
plan-title = From above
eye-title = The chief’s eye
track-title = Score track
track-note = Fewest penalty points win.
auction-title = Turn order
auction-before = It is auctioned before building begins.
auction-order = They act in this order: { $order }.
auction-no-bid = No bid yet; { $who } is asked.
auction-bid = { $points ->
    [one] Highest bid: { $points } point, by { $who }.
   *[other] Highest bid: { $points } points, by { $who }.
}
auction-won = { $points ->
    [0] Nobody bid: { $who } takes a card for nothing.
    [one] { $who } pays { $points } point and takes a card.
   *[other] { $who } pays { $points } points and takes a card.
}
auction-passed = passes
auction-holds = card { $card }
cell-empty = { $cell }: empty
cell-sacred = { $cell }: sacred place
cell-built = { $cell }: { $colour }, height { $height }
cell-removing = { $cell }: { $colour }, height { $height }, stone { $number }
ring-cell = path cell { $ring }
ring-stop = { $steps ->
    [one] path cell { $ring }, { $steps } step. { $bill }
   *[other] path cell { $ring }, { $steps } steps. { $bill }
}
look-free = Nobody pays.
look-costs = It costs { $amounts }.
sight-south = From path cell { $ring } the chief looks south along file { $line }.
sight-north = From path cell { $ring } the chief looks north along file { $line }.
sight-west = From path cell { $ring } the chief looks west along rank { $line }.
sight-east = From path cell { $ring } the chief looks east along rank { $line }.
sight-quarter = From corner { $ring } the chief looks down on the quarter { $first } to { $last }.
stones-left = { $count ->
    [0] no stones left
    [one] { $count } stone left
   *[other] { $count } stones left
}
reserve = { $coloured ->
    [one] { $coloured } coloured stone
   *[other] { $coloured } coloured stones
} and { $neutral } neutral
reserve-aside = { $coloured ->
    [one] { $coloured } coloured stone
   *[other] { $coloured } coloured stones
} and { $neutral } neutral, { $aside } blocks put aside for phase two

# A position in words

words-phase = { $phase }.
words-turn = It is the turn of { $colour }.
words-points = Penalty points: { $amounts }.
words-stones = { $count ->
    [0] No stones stand on the board.
    [one] { $count } stone stands on the board.
   *[other] { $count } stones stand on the board.
}
words-cells = Tops and heights: { $cells }.
words-sacred = { $count ->
    [one] Sacred place: { $cells }.
   *[other] Sacred places: { $cells }.
}
words-chief = The chief stands on path cell { $ring }.
words-reserve = Reserve of { $colour }: { $reserve }.

# Why not

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-first-lay = First a sacred place has to be laid.
refusal-first-bid = The auction is on: bid or pass.
refusal-first-take = First a turn-order card has to be taken.
refusal-first-set = First a stone has to be set.
refusal-first-walk = Now the chief has to walk.
refusal-first-remove = First a stone has to be removed.
refusal-stones-stay = While building goes on a stone stays where it was set.
refusal-lone-first = The first stone you set is your lone coloured one.
refusal-finish-coloured = A block is broken: set its coloured stone before breaking another.
refusal-finish-neutral = A block is broken: set its neutral stone before breaking another.
refusal-off-board = An arm of the stone would leave the board.
refusal-sacred = No stone may cover a sacred place.
refusal-right-higher = { $levels ->
    [one] The right arm is one level higher than the corner; they have to be level.
   *[other] The right arm is { $levels } levels higher than the corner; they have to be level.
}
refusal-right-lower = { $levels ->
    [one] The right arm is one level lower than the corner; they have to be level.
   *[other] The right arm is { $levels } levels lower than the corner; they have to be level.
}
refusal-left-higher = { $levels ->
    [one] The left arm is one level higher than the corner.
   *[other] The left arm is { $levels } levels higher than the corner; one is the most.
}
refusal-left-lower = { $levels ->
    [one] The left arm is one level lower than the corner.
   *[other] The left arm is { $levels } levels lower than the corner; one is the most.
}
refusal-steps = { $steps ->
    [one] The chief walks 1 to 4 cells, not { $steps }.
   *[other] The chief walks 1 to 4 cells, not { $steps }.
}
refusal-no-such-stone = Stone { $number } does not stand on the board.
refusal-colour-gone = No stone of your colour is left on the board, so you may remove nothing.
refusal-foreign-stone = You may remove only stones of your own colour, or neutral ones.
refusal-covered = Another stone lies on top of this one.
refusal-has-card = You hold card { $card } already.
refusal-has-passed = You have passed and are out of the bidding for this card.
refusal-bid-too-low = { $bid ->
    [0] The lowest bid is 1 point, not { $points }.
   *[other] A bid of { $points } does not beat { $bid }.
}
refusal-bid-too-high = A bid may not exceed 99 points; you offered { $points }.
refusal-card-not-there = Card { $card } does not lie in the middle.
refusal-already-sacred = There is a sacred place already.

# The log

log-set = { $who } sets a { $stone } on { $cell }, open to the { $opening }, { $posture }.
log-walk = { $steps ->
    [one] { $who } walks the chief { $steps } cell, to path cell { $ring }: { $paid }.
   *[other] { $who } walks the chief { $steps } cells, to path cell { $ring }: { $paid }.
}
log-remove = { $who } removes stone { $number }, a { $stone } on { $cell }.
log-bid = { $points ->
    [one] { $who } bids { $points } point.
   *[other] { $who } bids { $points } points.
}
log-pass = { $who } passes.
log-take = { $points ->
    [0] { $who } takes card { $card } for nothing.
    [one] { $who } takes card { $card } for { $points } point.
   *[other] { $who } takes card { $card } for { $points } points.
}
log-lay = { $who } lays a sacred place on { $cell }.
log-won = { $points ->
    [0] Nobody bid: { $who } chooses a card for nothing.
    [one] { $who } wins the bidding for { $points } point.
   *[other] { $who } wins the bidding for { $points } points.
}
log-last-card = The last one, card { $card }, goes to { $who } for nothing.
log-order = They act in this order: { $order }.
log-auction = An auction for the turn order; { $who } opens.
log-phase-two = Phase two: everybody takes back the two blocks put aside.
log-stuck = No stone fits anywhere any more: building ends.
log-lap = The final lap begins: the chief looks from every cell, first from the one after path cell { $ring }.
log-lap-look = Path cell { $ring }: { $paid }. Totals { $totals }.
log-dismantling = Now the heap is taken apart.
log-end = The end: { $totals }.

# What cannot be read, or cannot be: mistakes named `pueblo.<message>`

mistake-action = ‘{ $said }’ is no action; write for instance ‘set neutral NE d4’, ‘walk 3’, ‘remove 12’, ‘bid 5’, ‘pass’, ‘take 2’ or ‘lay d4’.
mistake-kind = A stone is coloured or neutral, not ‘{ $said }’.
mistake-cell = A cell is a1 to h8, not ‘{ $said }’.
mistake-number = A whole number of nine digits at most is expected, not ‘{ $said }’.
mistake-needs-advanced = The clause ‘{ $clause }’ needs the clause ‘advanced’.
mistake-part = The clause ‘part’: part { $part } needs the clause ‘{ $needs }’.
mistake-task-advanced = The clause ‘step’: ‘{ $task }’ needs the clause ‘advanced’.
mistake-task-part = The clause ‘step’: there is no ‘{ $task }’ in part { $part }.
mistake-task-idle = The clause ‘step’: seat { $seat } has nothing to { $task } in this position.
mistake-sacred-many = The clause ‘sacred’: there are { $most } sacred places at most, and { $found } lie or are to be laid.
mistake-lay = { $count ->
    [0] The clause ‘lay’ is missing: it counts the sacred places still to be laid.
   *[other] The clause ‘lay’: sacred places are laid in the step ‘lay’ only.
}
mistake-stone-text = The clause ‘stones’: a stone is written as in ‘r NE b7’, not ‘{ $said }’.
mistake-stone-colour = The clause ‘stones’: nobody plays ‘{ $said }’ with { $players } players.
mistake-stone-fit = The clause ‘stones’: stone { $number }, ‘{ $said }’, does not fit where it is.
mistake-stone-below = The clause ‘stones’: stone { $number } is off, but another still stands on it.
mistake-stone-off = The clause ‘stones’: stone { $number } is off, but no stone is taken off before part 3.
mistake-stones-early = The clause ‘stones’: none is set before the sacred places lie.
mistake-stones-many = The clause ‘stones’: there are { $most } { $colour } stones by now, not { $found }.
mistake-coloured-many = The clause ‘coloured’: there are { $most } { $colour } stones by now, not { $found } on the board and in the reserve.
mistake-neutral-many = The clause ‘neutral’: there are { $most } neutral stones by now, not { $found } on the board and in reserves.
mistake-reserve-blocks = The clauses ‘coloured’ and ‘neutral’: a reserve is whole blocks and one stone at most beside them; { $colour } would have { $coloured } coloured and { $neutral } neutral stones.
mistake-aside = The clause ‘aside’: in phase two the blocks put aside have come back.
mistake-order-once = The clause ‘order’ names every seat once.
mistake-order-clockwise = The clause ‘order’: without ‘advanced’ the turn passes clockwise from seat { $starter }.
mistake-order-cards = The clause ‘order’: by the cards it is { $order }.
mistake-cards-once = The clause ‘cards’: a turn-order card is held by one seat, not by two.
mistake-cards-missing = The clause ‘cards’: after an auction everybody holds a card.
mistake-cards-auction = The clause ‘cards’: an auction is over when all seats but one hold a card.
mistake-asked = The clause ‘asked’: seat { $asked } cannot have opened the bidding for this card.
mistake-bid-text = The clause ‘bid’: a bid is written as in ‘3 by 0’, not ‘{ $said }’.
mistake-bid-bidder = The clause ‘bid’: seat { $bidder } holds a card or has passed.
mistake-passed = The clause ‘passed’: those who have passed are asked no more, and somebody has to be.
mistake-passed-won = The clause ‘passed’: a card is won when all others without a card have passed.
mistake-seat = The clause ‘seat’: seat { $seat } has to act in this position, not { $said }.

# The legend: what each sign means

legend-chief = The chief walks around the board clockwise and looks where it stops.
legend-path = A cell of the path. Touch it to see what the chief would see from there.
legend-stop = Where the chief may stop, and what each colour would pay for it.
legend-colour = A coloured stone: every square of it that the chief sees costs its owner points.
legend-neutral = A neutral stone costs nobody anything and hides what is behind it.
legend-last = The stone that was set last.
legend-eye = What the chief sees: from a side a coloured square costs as many points as its level, from a corner one point.
legend-height = The height of a column, from the ground.
legend-marker = Where the final lap began.
legend-sacred = A sacred place: no stone may cover it.
legend-reserve = What a player has still to set: blocks of one coloured and one neutral stone.

# After the game: reasons and the lens of penalties

why-paid = about { $amount } points less paid soon
why-coming = later looks that cost about { $amount } points less
why-rivals-paid = about { $amount } points more paid soon by the strongest rival
why-rivals-coming = later looks that cost the strongest rival about { $amount } points more
lens-title = Penalties per look
lens-account = { $who }: { $walked } points at the chief’s stops, { $lap } otherwise; walking the chief elsewhere than to the dearest stop saved { $avoided }.
lens-look = { $avoided ->
    [0] Action { $step }, { $who } walks the chief: { $paid }; no stop in reach would have cost { $who } more.
   *[other] Action { $step }, { $who } walks the chief: { $paid }; the dearest stop in reach would have cost { $who } { $avoided } more.
  }

# Examples beside the rules
example-posture = The left arm hangs: it may rest one level lower than the corner, the right arm lies level with it.
example-along = Looking along a line: neutral a2 on level 1 hides what lies behind it, green c2 is seen on level 2.
example-over-the-wall = Over the wall: low stones hide only their own level, red is seen on levels 3 and 4.
example-hidden = Hidden behind neutral: red on c5 and d5 pays nothing.
example-down = From a corner the chief looks down: every coloured top in the quarter beside it costs 1.
