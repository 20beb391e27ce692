# Balconia in English. One building, two sides; a block is split by one seat and placed by the other.

title = Balconia
pitch = One building, two sides: you split the block, I choose what each of us will see.
about = Turquoise and pink sit on the two sides of one building. Each turn a numbered token brings a block with four faces. The selector keeps two adjacent faces for their own side; the placer takes one of the two others, and pushes the block into the building where it suits them: the opposite face looks at the selector. Nobody sees the other side. In the end every balcony counts what its sign asks for, and the better side wins.

# Options

option-placement = Placement
option-placement-note = Balconies hold together, or stand in any free cell.
option-placement-adjacent = beside a balcony
option-placement-free = anywhere
option-door_column = Column of the door
option-door_column-note = Named from turquoise’s left; with the whole building filled the three columns below count instead.
option-door_column-A = A
option-door_column-B = B
option-door_column-C = C, in the middle
option-door_column-D = D
option-door_column-E = E
option-door_column-random = by lot
option-fill = Fill the building
option-fill-note = 14 turns as usual, or all 22 blocks, with all three doors or with one.
option-fill-no = no, 14 turns
option-fill-full25 = all 22 blocks and three doors
option-fill-full23 = all 22 blocks and one door
option-door_columns = Columns of the three doors
option-door_columns-note = Only when the building is filled with three doors.
option-door_columns-ACE = A, C and E
option-door_columns-ABC = A, B and C
option-door_columns-ABD = A, B and D
option-door_columns-ABE = A, B and E
option-door_columns-ACD = A, C and D
option-door_columns-ADE = A, D and E
option-door_columns-BCD = B, C and D
option-door_columns-BCE = B, C and E
option-door_columns-BDE = B, D and E
option-door_columns-CDE = C, D and E
option-door_support = The door carries
option-door_support-note = Whether later balconies may lean on a door alone.
option-door_support-first = the first balcony only
option-door_support-always = every balcony
option-memory_aid = The other side
option-memory_aid-note = Hidden, as at the table, or open to both from the start.
option-memory_aid-off = hidden
option-memory_aid-open = open
option-turquoise = Plays turquoise
option-turquoise-note = Turquoise selects first and places the last block.
option-turquoise-random = by lot
option-building = Building of your own
option-building-note = A component file with other blocks and doors; empty for ours.

# Names

colour-turquoise = turquoise
colour-pink = pink
side-turquoise = turquoise’s side
side-pink = pink’s side

# What balconies show: one of it; with an article; none; several

one-person = person
one-cat = cat
one-bird = bird
one-awning = awning
one-music = music note
one-heart = heart
one-laundry = piece of laundry
one-flower = flower
one-flower-red = red flower
one-flower-orange = orange flower
one-flower-yellow = yellow flower
one-flower-pink = pink flower
one-flower-turquoise = turquoise flower
one-flower-violet = violet flower
one-balcony = other balcony
one-colours = different flower colour
one-without-person = balcony without people
one-without-cat = balcony without cats
one-without-bird = balcony without birds
one-without-awning = balcony without an awning
one-without-music = balcony without music
one-without-heart = balcony without hearts
one-without-laundry = balcony without laundry
some-person = a person
some-cat = a cat
some-bird = a bird
some-awning = an awning
some-music = a music note
some-heart = a heart
some-laundry = laundry
some-flower = a flower
some-flower-red = a red flower
some-flower-orange = an orange flower
some-flower-yellow = a yellow flower
some-flower-pink = a pink flower
some-flower-turquoise = a turquoise flower
some-flower-violet = a violet flower
no-person = nobody
no-cat = no cat
no-bird = no bird
no-awning = no awning
no-music = no music
no-heart = no heart
no-laundry = no laundry
no-flower = no flower
no-flower-red = no red flower
no-flower-orange = no orange flower
no-flower-yellow = no yellow flower
no-flower-pink = no pink flower
no-flower-turquoise = no turquoise flower
no-flower-violet = no violet flower
of-person = people
of-cat = cats
of-bird = birds
of-awning = awnings
of-music = music notes
of-heart = hearts
of-laundry = laundry
of-flower = flowers
of-flower-red = red flowers
of-flower-orange = orange flowers
of-flower-yellow = yellow flowers
of-flower-pink = pink flowers
of-flower-turquoise = turquoise flowers
of-flower-violet = violet flowers
count-person = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
count-cat = { $n ->
    [one] { $n } cat
   *[other] { $n } cats
}
count-bird = { $n ->
    [one] { $n } bird
   *[other] { $n } birds
}
count-awning = { $n ->
    [one] { $n } awning
   *[other] { $n } awnings
}
count-music = { $n ->
    [one] { $n } music note
   *[other] { $n } music notes
}
count-heart = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
count-laundry = { $n ->
    [one] { $n } piece of laundry
   *[other] { $n } pieces of laundry
}
count-flower-red = { $n ->
    [one] { $n } red flower
   *[other] { $n } red flowers
}
count-flower-orange = { $n ->
    [one] { $n } orange flower
   *[other] { $n } orange flowers
}
count-flower-yellow = { $n ->
    [one] { $n } yellow flower
   *[other] { $n } yellow flowers
}
count-flower-pink = { $n ->
    [one] { $n } pink flower
   *[other] { $n } pink flowers
}
count-flower-turquoise = { $n ->
    [one] { $n } turquoise flower
   *[other] { $n } turquoise flowers
}
count-flower-violet = { $n ->
    [one] { $n } violet flower
   *[other] { $n } violet flowers
}
lovebird-right = a lovebird facing right
lovebird-left = a lovebird facing left
shows = shows { $things }
shows-nothing = shows nothing

# Where a condition looks

where-row = on this floor, this balcony included
where-column_above = in the column above
where-row_above = on the floor above
where-column_below = in the column below
where-around = around
where-right = directly to the right
where-column_right = in the next column to the right
where-left = directly to the left
where-column_left = in the next column to the left
where-group = in its connected group

# Conditions

score-each = { $points ->
    [one] { $points } point for every { $what } { $where }
   *[other] { $points } points for every { $what } { $where }
}
score-all = 5 points if there is { $what } { $where }
score-both = 5 points if there is { $what } and { $other } { $where }
score-none = 5 points if there is { $what } { $where }
score-pair-right = 5 points if paired with a left-facing lovebird in the next column to the right
score-pair-left = 5 points if paired with a right-facing lovebird in the next column to the left
score-nothing = no condition
door-majority = 5 points for more { $first } than the other side shows, 3 points for more { $second }
door-fewer = 1 point for every { $one } if this side shows fewer { $first } than { $second }
door-difference = the difference between the numbers of { $first } and of { $second }

# Verbs on buttons, and what they need

verb-keep = Offer the others
verb-place = Place the block
slot-pair = Faces you keep
slot-face = Face towards you
slot-cell = Cell

# The pictures

facade-own = Your side
facade-theirs = { $name }’s side
facade-seen = Turquoise’s side
facade-back = The other side
disc-title = Disc
disc-caption = Block { $block }; { $who } selects.
disc-end = The count: your half below.
disc-parts = { $many ->
    [one] { $balconies } + { $doors } at the door
   *[other] { $balconies } + { $doors } at the doors
}
half-keeps = { $colour } keeps
half-takes = { $colour } takes one
keep-pair = keep the faces { $pair }
asked-title = Balcony
asked-nothing = Touch a balcony or a door to see what it counts.
asked-scores = { $points ->
    [one] In { $cell } it scores { $points } point now.
   *[other] In { $cell } it scores { $points } points now.
}
asked-counted = Counted: { $cells }.
asked-no-zone = It looks beyond the edge of the building, where there is nothing to count.
asked-gain = In { $cell } it brings your side { $points } at once.
door-title = Door in { $cell }
door-scores = { $points ->
    [one] It scores { $points } point now.
   *[other] It scores { $points } points now.
}
door-unknown = What it scores is known at the end, when both sides are seen.
tray-title = On the table
tray-block = block { $block }: look at its faces
tray-opened = Block { $block }
tokens = Tokens so far: { $shown }. Face down: { $count }; set aside: { $aside }.
face-words = { $name }, { $shows }; { $condition }
cell-balcony = { $points ->
    [one] { $cell }: { $face }; { $points } point
   *[other] { $cell }: { $face }; { $points } points
}
cell-door = { $cell }: door; { $condition }
cell-hidden = { $cell }: block { $block }, curtain drawn
cell-empty = { $cell }: empty
cell-gain = { $cell }: { $points }
quoted = “{ $name }”
pair-words = faces { $pair }: { $names }
role-selects = selects
role-places = places

# What to do next

prompt-keep = Choose the two adjacent faces you keep.
prompt-keep-confirm = You keep { $faces }. Offer the others, or choose another pair.
prompt-place-cell = Choose a cell for the block; touch it again to turn the block.
prompt-place-face = Choose the face you turn towards you.
prompt-place-confirm = “{ $own }” in { $cell } brings you { $points }; { $who } gets “{ $other }”.
prompt-over = { $who } wins, { $total } to { $other }.
prompt-over-doors = Both sides have { $total }; { $who } wins at the doors, { $doors } to { $other }.
prompt-over-shared = Both sides have { $total }, and { $doors } of them at the doors: a shared victory.
answer-face = “{ $name }”: { $condition }.
answer-balcony = { $points ->
    [one] { $cell }, “{ $name }”: { $condition }. { $points } point now.
   *[other] { $cell }, “{ $name }”: { $condition }. { $points } points now.
}
answer-door = { $points ->
    [one] Door in { $cell }: { $condition }. { $points } point now.
   *[other] Door in { $cell }: { $condition }. { $points } points now.
}
answer-door-unknown = Door in { $cell }: { $condition }. The end will tell.
told-balcony = { $points ->
    [one] { $cell }, “{ $name }”: { $condition }. { $points } point, { $running } in all.
   *[other] { $cell }, “{ $name }”: { $condition }. { $points } points, { $running } in all.
}
told-door = { $points ->
    [one] Door in { $cell }: { $condition }. { $points } point, { $running } in all.
   *[other] Door in { $cell }: { $condition }. { $points } points, { $running } in all.
}
wait-select = Waiting for { $who } to keep two faces.
wait-place = Waiting for { $who } to place the block.
phase-turn = Turn { $turn } of { $turns }
phase-end = The end

# A position in words

words-roles = Selector: { $selector }; placer: { $placer }. Block { $block } lies on the disc.
words-disc = Its faces: { $faces }.
words-kept = Kept: { $pair }.
words-points = Points of this side: { $points }.
words-floor = Floor { $floor }: { $cells }.

# Why not

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-selector = { $whose } selects in this turn.
refusal-not-placer = You select in this turn; { $whose } places the block.
refusal-wait-for-pair = First { $whose } has to keep two faces.
refusal-pair-is-kept = The pair has been offered; that is final.
refusal-opposite = The faces { $pair } are opposite; only two adjacent ones can be kept.
refusal-not-offered = Face { $letter } is not on your half of the disc; you may take one of { $offered }.
refusal-door-stands = A door stands in { $cell }.
refusal-block-stands = A block stands in { $cell } already.
refusal-first-at-door = The first balcony stands directly left of, right of or above a door; { $cell } does not.
refusal-door-is-no-balcony = In { $cell } the block would touch only a door, which is no balcony.
refusal-no-neighbour = In { $cell } the block would not share an edge with any balcony.

# The log

log-token = Turn { $turn }: token { $block } is turned up, and { $whose } selects.
log-keep = { $who } keeps two faces of block { $block } and offers the others.
log-keep-open = { $who } keeps “{ $first }” and “{ $second }” of block { $block }.
log-place = { $who } places block { $block } in { $cell }.
log-you-see = You now see “{ $face }” there.
log-sees = { $who } now sees “{ $face }” there.
log-building-turns = The building is complete and turns: both sides are counted.
log-count = { $points ->
    [one] { $who }, { $cell }, “{ $face }”: { $points } point, { $running } in all.
   *[other] { $who }, { $cell }, “{ $face }”: { $points } points, { $running } in all.
}
log-count-door = { $points ->
    [one] { $who }, door: { $points } point, { $running } in all.
   *[other] { $who }, door: { $points } points, { $running } in all.
}
log-end = { $who } wins with { $total } against { $other }.
log-doors-decide = Both have { $total } points; { $who } wins with { $doors } door points against { $other }.
log-shared = Both have { $total } points and the same at the doors: a shared victory.

# What went wrong: actions and positions

mistake-no-action = ‘{ $text }’ is no action; write for instance ‘keep ab’ or ‘place c C2’.
mistake-no-pair = A pair is two of the faces a, b, c and d, not ‘{ $text }’.
mistake-no-face = A face is a, b, c or d, not ‘{ $text }’.
mistake-no-cell = A cell is A1 to E5, not ‘{ $text }’.
mistake-no-sight = ‘{ $text }’ is nothing one sees of an action; write for instance ‘placed in C2’.
mistake-building-clause = The clause ‘building’: { $why }
mistake-doors-clause = The clause ‘doors’ is written like ‘A=1 C=3 E=2’, each number and column once; ‘{ $said }’ does not fit.
mistake-doors-stand = The clause ‘doors’ names { $found }; with ‘fill { $fill }’ the doors are { $count } in number (BAL-14, BAL-127).
mistake-built-stand = The clause ‘built’ is written like ‘14a B1, 13a A1’; ‘{ $said }’ does not fit.
mistake-built-cell = The clause ‘built’: something stands in { $cell } already.
mistake-built-turns = The clause ‘built’ names { $built } blocks; the game has { $turns } turns.
mistake-number-twice = The clauses ‘built’ and ‘tokens’ use the number { $number } twice.
mistake-kept-over = The clause ‘kept’ needs a game that goes on; this one is over.

# What went wrong: component files

mistake-in-file = The component file: { $why }
mistake-in-block = Block { $number }: { $why }
mistake-in-face = Block { $number }, face { $letter }: { $why }
mistake-in-door = Door { $number }: { $why }
mistake-in-door-turquoise = Door { $number }, turquoise: { $why }
mistake-in-door-pink = Door { $number }, pink: { $why }
mistake-empty = The component file is empty: it needs 22 blocks and 3 doors (BAL-02, BAL-04).
mistake-too-long = The component file is longer than { $most } letters.
mistake-nested = The component file cannot be read: it is nested too deeply.
mistake-long-text = The component file cannot be read: a text stands in one line, between single or double quotation marks.
mistake-dots = The component file cannot be read: a line has more than { $most } dots outside quotation marks.
mistake-long-word = The component file cannot be read: a number or a key has more than { $most } letters.
mistake-unreadable = The component file cannot be read: it is neither TOML nor JSON.
mistake-cut-short = The component file cannot be read: it ends too early.
mistake-unreadable-at = The component file cannot be read: something is wrong in line { $line }, column { $column }.
mistake-table = A table is expected, not ‘{ $said }’.
mistake-list = A list is expected, not ‘{ $said }’.
mistake-key = ‘{ $said }’ has no meaning there; known are { $keys }.
mistake-schema = Its schema is not { $schema }.
mistake-grid = The building has { $columns } columns and { $floors } floors (BAL-01).
mistake-blocks-numbered = Block numbers go from 1 to { $count }, each once; ‘{ $said }’ does not fit (BAL-02).
mistake-blocks-counted = There are { $found } blocks, not { $count } (BAL-02).
mistake-doors-numbered = Door numbers go from 1 to { $count }, each once; ‘{ $said }’ does not fit (BAL-04).
mistake-doors-counted = There are { $found } doors, not { $count } (BAL-04).
mistake-faces = It has { $found } faces, not four (BAL-03).
mistake-id = Its id is ‘{ $said }’, not ‘{ $id }’.
mistake-name = Its name is a text of up to { $most } letters.
mistake-amount = It shows ‘{ $said }’ of { $kind }; 0 to { $most } are allowed.
mistake-flowers = It shows more than { $most } flowers.
mistake-lovebird = A lovebird looks right or left, not ‘{ $said }’ (BAL-94).
mistake-lovebird-scores = A lovebird looking { $looks } scores { $position }, pair, { $target } (BAL-94).
mistake-position = There is no position ‘{ $said }’ (BAL-102).
mistake-form = There is no form ‘{ $said }’ (BAL-102).
mistake-points-each = Form each gives 1, 2 or 3 points, not ‘{ $said }’ (BAL-95).
mistake-points = Form { $form } gives 5 points, not ‘{ $said }’ (BAL-96, BAL-97, BAL-98, BAL-99).
mistake-pair-alone = Form pair needs a lovebird on the face (BAL-102).
mistake-group-form = Position group goes only with form each (BAL-102).
mistake-group-shows = It counts a group of { $target } but shows none itself (BAL-102).
mistake-targets = Form all takes one or two different targets (BAL-102).
mistake-target-each = Form each takes one target (BAL-102).
mistake-target-none = Form none takes one target (BAL-102).
mistake-target = Position { $position } with form { $form } cannot count ‘{ $target }’ (BAL-102).
mistake-door-kind = Its kind is one of { $kinds }, not ‘{ $said }’ (BAL-118).
mistake-door-term = { $name } is one of { $things }, not ‘{ $said }’.
mistake-door-itself = It compares { $term } with itself.
mistake-equal-doors = Its two doors carry different conditions (BAL-18).

# A building of one’s own, tried

report-parts = { $faces } faces and { $doors } doors, all in order.
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of sensible play: { $points } points a side, four of five between { $low } and { $high }; { $gap } apart; turquoise wins { NUMBER($turquoise, style: "percent") }.
report-faces = A scoring face brings { $mean } points, spread { $spread }; opposite faces differ by { $opposites }.
report-doors = Doors (turquoise / pink): { $doors }.
report-door = { $number } ({ $turquoise } / { $pink })
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-face = face
report-name = name
report-seen = seen
report-mean = points
report-spread = spread
sheet-door = door { $number }

# Faces of this edition

face-1a = Shy newcomer
face-1b = Poet at the rail
face-1c = Gossip
face-1d = Kitten foster
face-2a = Sparrow counter
face-2b = Nap champion
face-2c = Letter writer
face-2d = Fussy caretaker
face-3a = Wash-day rival
face-3b = Window-box dreamer
face-3c = Tenor
face-3d = Light sleeper
face-4a = Cat lady
face-4b = Stargazer
face-4c = Party host
face-4d = Blushing neighbour
face-5a = Whispering sweetheart
face-5b = Drum kit
face-5c = Marigold fan
face-5d = Pen pal
face-6a = Colour critic
face-6b = Quilt maker
face-6c = Beekeeper
face-6d = Matchmaker’s nephew
face-7a = Pigeon loft
face-7b = Grumpy uncle
face-7c = Mouse hunter
face-7d = Accordion admirer
face-8a = Moonlit suitor
face-8b = Bird tamer
face-8c = Violet grower
face-8d = Awning salesman
face-9a = Full house
face-9b = Choir leader
face-9c = Smitten student
face-9d = Stairwell porter
face-10a = Hermit
face-10b = Rail walker
face-10c = Night-shift romantic
face-10d = Kitchen gardener
face-11a = Social climber
face-11b = Twin hammocks
face-11c = Parrot keeper
face-11d = Rose courier
face-12a = Lone daisy
face-12b = Balcony choir
face-12c = Dusk admirer
face-12d = Dog walker
face-13a = Hopeful dancer
face-13b = Sun bather
face-13c = Feather duster
face-13d = Postcard view
face-14a = Guitar wooer
face-14b = Allergic cellist
face-14c = Hanging garden
face-14d = Old couple
face-15a = Lucky cat
face-15b = Tea for two
face-15c = Answering voice
face-15d = Rain shelter
face-16a = Bluebell grower
face-16b = String quartet
face-16c = Kite messenger
face-16d = Washing line
face-17a = Peony grower
face-17b = Flock feeder
face-17c = Rope-ladder Romeo
face-17d = Dapper tomcat
face-18a = Quiet reader
face-18b = Cupid’s helper
face-18c = Veranda Juliet
face-18d = Second-hand shop
face-19a = Poppy grower
face-19b = Street party
face-19c = Dovecote dreamer
face-19d = Top-floor terrace
face-20a = Sunflower grower
face-20b = Sound engineer
face-20c = Cat burglar
face-20d = Hand-on-heart
face-21a = Florist
face-21b = Tightrope cat
face-21c = Blues duo
face-21d = Lantern lover
face-22a = Open-air valentine
face-22b = Rooftop hen house
face-22c = Shade lover
face-22d = Far-off flame

# The legend: what each sign means

legend-coin = The points that this balcony or door brings as things stand.
legend-row = Counts in the whole row. An orange cross: what is on the balcony itself counts too.
legend-around = Counts in the eight cells around the balcony, not on itself.
legend-above = Counts in the column above the balcony.
legend-group = Counts in the group of connected balconies that all show what is counted, itself included.
legend-cell = The name of a cell: column and floor, seen from turquoise.
legend-knob = A knob keeps the two faces beside it.
legend-tray = A block that has not come yet: touch it to see its faces.

# After the game: reasons and the lens of splits

why-own = about { $amount } points more for one’s own side
why-other = about { $amount } points less for the other side
lens-title = The value of every split
lens-split = Turn { $turn }: { $who } keeps { $pair }, the best split: a lead of { $worth } points after the best reply.
lens-split-better = Turn { $turn }: { $who } keeps { $pair }: a lead of { $worth } points after the best reply; to keep { $best } would have been worth { $lost } more.
lens-splits = { $who } gave away { $lost } points by splits.

# Examples beside the rules
example-split = Turquoise keeps the faces a and b; pink may take c or d, and chooses the cell.
example-edge = Every balcony shares an edge with an earlier one; below D3 nothing has to stand.
