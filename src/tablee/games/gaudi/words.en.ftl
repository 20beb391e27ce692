# The Antoni Gaudí tile game in English. A tile bears a third of a snail, of a jellyfish and of a starfish.

title = The Antoni Gaudí tile game
pitch = Pave a square with snails, jellyfish and starfish, and do not let on which ones you collect.
about = Every tile bears a third of three sea animals. Where three tiles meet, an animal is complete if its colours agree. Two secret cards say which animal and which colour you collect: one counter on every animal you complete that fits, one point for each card it fits. Lay one tile freely, two if they complete an animal, three if they complete two. But whoever watches your counters will guess your cards.

# Options

option-short = Short game
option-short-note = 50 of the 84 tiles, drawn at random; the others stay in the box.
option-initiation = Initiation rules
option-initiation-note = These seats may lay two or three tiles without completing an animal. All objective cards lie open.
option-initiation-all = everybody
option-initiation-none = nobody
option-compact = Compact blocks
option-compact-note = Seats with initiation rules may also lay three tiles that all touch each other.
option-paving = Paving only
option-paving-note = For small children: no objectives, no counters, no points; tiles only have to match, hands lie open.
option-youngest = Begins
option-youngest-note = The youngest player takes the first turn.
option-youngest-random = by lot

# Names

colour-blue = blue
colour-red = red
colour-green = green
colour-violet = violet
colour-gold = gold
colour-charcoal = charcoal
animal-snail = snails
animal-jellyfish = jellyfish
animal-starfish = starfish
hue-orange = orange
hue-green = green
hue-blue = blue
creature-snail-orange = an orange snail
creature-snail-green = a green snail
creature-snail-blue = a blue snail
creature-jellyfish-orange = an orange jellyfish
creature-jellyfish-green = a green jellyfish
creature-jellyfish-blue = a blue jellyfish
creature-starfish-orange = an orange starfish
creature-starfish-green = a green starfish
creature-starfish-blue = a blue starfish

# Verbs on buttons, and what they need

verb-lay = Lay the tile
verb-done = End the turn
verb-exchange = Exchange the tile
slot-tile = Tile
slot-cell = Cell

# Why not?

refusal-over = The game is over.
refusal-not-your-turn = It is somebody else’s turn.
refusal-not-in-hand = You have no tile { $tile } left to lay.
refusal-must-exchange = None of your tiles fits anywhere: exchange one.
refusal-can-lay = One of your tiles fits, so you lay; only who cannot lay exchanges.
refusal-one-exchange = You have exchanged a tile in this turn already.
refusal-nothing-laid = Lay at least one tile.
refusal-taken = A tile lies there already.
refusal-touches-nothing = The tile would not touch any other.
refusal-disagrees = Your tile has { $third } where { $there } lies.
refusal-apart = All tiles of a turn hang together, and no tile in your hand could join these.
refusal-apart-yet = Your tiles do not touch each other yet: lay the one between them.
refusal-compact = Three tiles that all touch each other are a compact block, and not allowed in one turn.
refusal-no-animal = Two tiles must complete an animal, and with a third one you could not complete two.
refusal-no-animal-yet = Two tiles must complete an animal: one more tile is needed that completes two.
refusal-two-animals = { $gained ->
    [0] Three tiles must complete two animals; these complete none.
   *[other] Three tiles must complete two animals; these complete one.
}

# What cannot be

mistake-no-action = ‘{ $text }’ is no action; write for instance ‘lay OGB 0,-1’, ‘done’ or ‘exchange OGB’.
mistake-no-sight = ‘{ $text }’ is nothing that others see; they see ‘exchanged a tile’ or for instance ‘laid OGB 0,-1’.
mistake-no-kind = A tile is three of the letters O, G, B, for snail, jellyfish and starfish, not ‘{ $said }’.
mistake-no-cell = A cell is written as in ‘0,-1’, not ‘{ $said }’.
mistake-far-cell = No tile can get as far as { $cell }.
mistake-clause = The clause ‘{ $clause }’: { $why }
mistake-start-tile = The first tile lies on 0,0 and was laid by nobody.
mistake-does-not-fit = ‘{ $tile }’ does not fit where it lies.
mistake-too-many-tiles = There are only { $copies } tiles { $kind }.
mistake-too-few-tiles = Too few tiles are left for everybody to have three.
mistake-hand-size = A hand has up to { $most } tiles, and there are { $seats } hands.
mistake-empty-hand = Only one hand can be empty, and only when the pile is: see the clauses ‘hands’ and ‘pile’.
mistake-no-pair = Objectives are written as in ‘snail/orange’, not ‘{ $said }’.
mistake-too-many-cards = { $cards ->
    [one] With { $players } players there is one card of each animal and of each colour.
   *[other] With { $players } players there are { $cards } cards of each animal and of each colour.
}
mistake-compact-alone = The clause ‘compact’ needs ‘initiation’ (GAU-44).
mistake-exchange-finished = The clause ‘exchanged’: who has exchanged and still cannot lay has finished the turn.
mistake-paving-and-initiation = The options paving and initiation exclude each other (GAU-46).

# The log

log-lay = { $count ->
    [one] { $who } lays a tile: { $turn }.
   *[other] { $who } lays { $count } tiles: { $turn }.
}
log-complete = { $who } completes { $animals }.
log-marked = { $count ->
    [one] { $who } completes { $animals } and marks it.
   *[other] { $who } completes { $animals } and marks them.
}
log-unmarked = { $who } completes { $animals } without a counter.
log-late = { $who } completes { $animals }, with no counter left.
log-points = { $points ->
    [one] That is { $points } point for you; nobody else sees this.
   *[other] That is { $points } points for you; nobody else sees this.
}
log-drew = { $count ->
    [one] { $who } draws a tile.
   *[other] { $who } draws { $count } tiles.
}
log-drew-tiles = Drawn: { $tiles }.
log-exchange = { $who } cannot lay and exchanges a tile.
log-exchanged-tiles = { $gave } went back into the pile, { $got } came.
log-stuck = { $who } still cannot lay; the turn is over.
log-skip = { $who } cannot lay, and there is no pile: the turn is skipped.
log-end = { $who } has laid the last tile and the pile is empty: the game is over.
log-end-blocked = No tile fits anywhere any more: the game is over.
log-paved = { $tiles ->
    [one] Together you have laid one tile
   *[other] Together you have laid { $tiles } tiles
} { $animals ->
    [0] and completed no animal.
    [one] and completed one animal.
   *[other] and completed { $animals } animals.
}
log-objectives = { $points ->
    [one] { $who } collected { $animal } and { $colour }: { $points } point.
   *[other] { $who } collected { $animal } and { $colour }: { $points } points.
}

# What to do next

prompt-tile = Choose a tile of your hand.
prompt-cell = Choose where to lay it; the lit cells are possible.
prompt-lay = Lay the tile here? { $gained }
prompt-more = { $gained } Lay another tile, or end the turn.
prompt-done = { $gained } End the turn, or take a tile back.
prompt-needs-animals = No animal is complete yet: lay a third tile that completes two, or take one back.
prompt-needs-bridge = Your tiles do not touch yet: lay the one between them, or take one back.
prompt-exchange = None of your tiles fits: choose the one to exchange.
prompt-exchange-confirm = Exchange this tile, or choose another one.
prompt-over = { $count ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}
prompt-paved = { $tiles ->
    [one] The square is paved: one tile,
   *[other] The square is paved: { $tiles } tiles,
} { $animals ->
    [0] no animal.
    [one] one animal.
   *[other] { $animals } animals.
}
wait = Waiting for { $seat }.
completes-nothing = It completes nothing.
completes-together = It completes { $animals }.
completes = { $points ->
    [0] It completes { $animals }, without points for you.
    [one] It completes { $animals }: { $points } point for you.
   *[other] It completes { $animals }: { $points } points for you.
}

# Where in the game we are

phase-pile = { $pile ->
    [one] One tile in the pile
   *[other] { $pile } tiles in the pile
}
phase-last = The pile is empty
phase-over = The end

# The pictures

paving-title = The paving
hand-title = Your tiles
hand-theirs = { $name }’s tiles
objectives-title = Objectives
objectives-theirs = { $name }’s objectives
tile-called = { $tile }: { $thirds }
cell-called = Cell { $cell }, beside { $around }
cell-offered = Cell { $cell }, beside { $around }. { $gained }
pile-called = { $pile ->
    [0] The pile is empty
    [one] One tile in the pile
   *[other] { $pile } tiles in the pile
}
card-snail = Snail
card-jellyfish = Jellyfish
card-starfish = Starfish
card-orange = Orange
card-green = Green
card-blue = Blue
card-any-colour = in any colour
card-any-animal = any animal
told-objective = { $points ->
    [one] { $who } collects { $what }: { $points } point.
   *[other] { $who } collects { $what }: { $points } points.
  }
pair = { $animal } and { $colour }
you-collect = You collect { $pair }.
they-collect = { $seat } collects { $pair }.
covered = The cards of { $seat } are covered.
holds = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
counters-left = { $count ->
    [0] no counter left, { $marked } on animals
    [one] one counter left, { $marked } on animals
   *[other] { $count } counters left, { $marked } on animals
}
collects = the objectives { $pair }
of-seat = { $seat } has { $parts }.
in-words-paving = { $tiles ->
    [one] The paving has one tile
   *[other] The paving has { $tiles } tiles
} { $animals ->
    [0] and no complete animal.
    [one] and one complete animal.
   *[other] and { $animals } complete animals.
}
in-words-hand = You hold { $tiles }.

# In characters

sketch-legend = @ snail, & jellyfish, * starfish; O orange, G green, B blue; 1, 2: thirds that lie; ✓ or a shape: complete
sketch-hand = Your tiles:

# The legend: what each sign means

legend-tile = A tile with thirds of three animals. Where tiles meet, animal and colour agree.
legend-counter = A counter on a complete animal: one point at the end, two if animal and colour fit. Beside a name: how many are left.
legend-gain = Points that the tile would bring you there.
legend-last = The tiles of the last turn, in the colour of who laid them.
legend-back = Tiles face down: in the hands of others, and the pile.
legend-aims = An animal and a colour: what somebody collects.
legend-covered = Covered cards: nobody else knows what this player collects.

# After the game: reasons and the lens of gifts

why-points = about { $amount } points more soon
why-tiles = { $amount } tiles more laid soon
why-open = { $amount } points less left open to the rivals
why-secret = { $amount } more pairs of objectives that the others must reckon with
lens-title = Animals given away
lens-gift = { $who } leaves { $animals } open for one tile; { $whose } completes it for { $points ->
    [one] one point.
   *[other] { $points } points.
}
lens-gifts = { $who }: { $gave } points given away, { $got } points received.

# Examples beside the rules
example-fits = An all-orange tile fits where the corner it touches shows the orange snail.
example-chain = Three tiles in a row complete two animals: an orange snail and an orange starfish.
example-two = Two tiles complete the orange snail they share with the tile that lay there.
example-hole = One tile closes three animals at once; only those of one’s own objectives get a counter.
