# Agora Barcelona in English. Districts and squares keep their Catalan names.

title = Agora Barcelona
pitch = Ten districts of Barcelona: send your walkers where they will lead when the game ends.
about = Every card sends walkers to one district. Backs show which district, faces how many: everybody sees where you can play, only you see how strongly. Each round you take a card from your left neighbour, play one, move two walkers of anybody's and draw. Nobody may ever be tied for first place in a district. At the end whoever has most walkers in a district scores its value. The map follows the official outlines of the districts (open geodata of the Ajuntament de Barcelona, CC BY 4.0).

# Options

option-first_holder = First holder of the Magic Fountain
option-first_holder-note = Who begins all phases of the first round.
option-first_holder-random = by lot
option-strict_moves = Strict moves
option-strict_moves-note = The tie rule is judged after each of the two moves, not after both.
option-memory_aid = Memory aid
option-memory_aid-note = Shows you cards you have seen in hands where they must still be; never covered played cards.

# Names

colour-blue = blue
colour-garnet = garnet
colour-topaz = topaz
colour-olive = olive
colour-white = white
walker-blue = a blue walker
walker-garnet = a garnet walker
walker-topaz = a topaz walker
walker-olive = an olive walker
walker-white = a white walker
amount = { $who } { $points }
one-move = { $walker } from { $start } to { $goal }

# Verbs on buttons, and what they need

verb-take = Take the card
verb-play = Play the card
verb-discard = Discard
verb-move = Move the walker
verb-draw = Draw
verb-give = Give the fountain
slot-district = Back
slot-card = Card
slot-walker = Walker
slot-to = To
slot-pile = Draw pile
slot-seat = To whom

# The log

log-take = { $who } takes a card of { $district } from { $other }.
log-face = It is { $square } ({ $district }, { $walkers }).
log-play = { $walkers ->
    [one] { $who } plays { $square }: { $walkers } walker to { $district }.
   *[other] { $who } plays { $square }: { $walkers } walkers to { $district }.
}
log-played = { $who } played a card.
log-discard = { $who } can play nothing and discards a card of { $district }.
log-move-two = { $who } moves { $move }, and { $then }.
log-move-once = { $who } moves { $move }; no second move was possible.
log-draw = { $who } draws a card of { $district }; the next back is { $below }.
log-draw-last = { $who } draws a card of { $district }, the last of its pile.
log-give = { $who } hands the Magic Fountain to { $other }.
log-skip-1 = { $who } has no card to take.
log-skip-2 = { $who } has no card to play.
log-skip-3 = { $who } has no move possible.
log-skip-4 = { $who } has no card to draw.
log-round = Round { $round } begins.
log-last-round = Round { $round } begins, the last: everybody moves only walkers of their own colour.
log-piles-empty = Both draw piles are empty: from the next round on nobody takes or draws cards.
log-end = The game is over: { $totals }.

# Why not

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-phase-1 = Now you take a card from { $other }, your left neighbour.
refusal-phase-2 = Now you play a card.
refusal-phase-3 = Now you move walkers.
refusal-phase-4 = Now you draw a card.
refusal-phase-5 = Now you give the Magic Fountain to somebody.
refusal-no-such-back = { $other } holds no card of { $district }.
refusal-not-in-hand = You do not hold this card.
refusal-too-few-walkers = { $reserve ->
    [0] You have no walkers left in reserve, and this card needs { $walkers }.
    [one] This card needs { $walkers } walkers, and you have only { $reserve } in reserve.
   *[other] This card needs { $walkers } walkers, and you have only { $reserve } in reserve.
}
refusal-would-tie = You would tie with { $people } for first place in { $district }, at { $walkers } each.
refusal-can-play = You hold a card that can be played, so you may not discard.
refusal-stays = This walker is in { $district } already: it goes to a district next to it.
refusal-no-border = { $district } and { $goal } have no common border.
refusal-nobody-there = There is no { $colours } walker in { $district }.
refusal-all-lie = All { $colours } walkers in { $district } lie: they have been moved this round.
refusal-last-round-own = In the last round you move only walkers of your own colour.
refusal-no-second = No second move would complete this one: some first place would stay tied.
refusal-move-ties = First place in { $district } would be tied: { $people } at { $walkers } each.
refusal-no-such-pile = There are two piles, 0 and 1.
refusal-pile-empty = This pile is empty.
refusal-no-such-seat = Nobody sits at seat { $seat }.
refusal-keeps-fountain = You may not keep the Magic Fountain.

# What to do next

prompt-take = Take a card from { $giver }: choose a back.
prompt-take-confirm = Take a card of { $district } from { $giver }, or choose another back.
prompt-play = Choose a card to play.
prompt-play-confirm = { $walkers ->
    [one] { $square } sends { $walkers } walker to { $district }.
   *[other] { $square } sends { $walkers } walkers to { $district }.
}
prompt-discard = You can play nothing: choose a card to discard.
prompt-discard-confirm = Discard this card, or choose another one.
prompt-move-first = Move two walkers: choose the first.
prompt-move-first-own = Last round, move two walkers of your own: choose the first.
prompt-move-second = Choose the second walker.
prompt-move-once = Only one move is possible: choose a walker.
prompt-move-to = Choose the district it walks to; touch the walker again to take another one.
prompt-move-confirm = Move { $move }.
prompt-draw = Draw the top card of a pile.
prompt-give = Hand the Magic Fountain to an opponent, who will begin.
prompt-over = { $count ->
    [one] The game is over: { $people } wins.
   *[other] The game is over: { $people } share the victory.
}
wait-1 = Waiting for { $who } to take a card.
wait-2 = Waiting for { $who } to play a card.
wait-3 = Waiting for { $who } to move walkers.
wait-4 = Waiting for { $who } to draw a card.
wait-5 = Waiting for { $who } to pass the Magic Fountain.
begins-before-you = (your left neighbour: you would be last)

# Where in the game we are

phase = Round { $round } of { $rounds } · { $phase }
phase-last = Last round · { $phase }
phase-1 = 1. take a card
phase-2 = 2. play a card
phase-3 = 3. move two walkers
phase-4 = 4. draw a card
phase-5 = the fountain
phase-end = The end

# The pictures

map-title = Barcelona
hand-title = Your hand
hand-theirs = { $name }’s hand
hand-spectator = Only players see the faces of their cards.
piles-title = Piles
ledger-title = Leads
ledger-note = Most walkers in a district score its value at the end. On equal points, more districts with a walker win.
ledger-district = District
ledger-value = Value
ledger-leads = (leads)
ledger-points = Points
ledger-occupied = Districts occupied
reckoning-title = Points by district
occupies = { $districts ->
    [one] { $colour } ({ $districts } district)
   *[other] { $colour } ({ $districts } districts)
}
told-district = { $district }, worth { $value }: { $who } leads with { $most } to { $second }.
told-district-none = { $district }, worth { $value }: nobody leads.
tie-broken = Equal at { $points } points: walkers in more districts decide. In this order: { $order }.
tie-shared = Equal at { $points } points: { $order }. Equal in districts too, a place is shared.
district-held = { $district }, worth { $value }: { $crowds }.
district-empty = { $district }, worth { $value }, is empty.
district-tied = First place is tied: the second move has to settle it.
crowd = { $colour } { $standing }
crowd-lying = { $standing ->
    [0] { $colour } { $lying } lying
   *[other] { $colour } { $standing } and { $lying } lying
}
walkers-in = { $district }: { $crowd }
card = { $square }, { $district } { $walkers }
card-walkers = { $walkers ->
    [one] { $district }, { $walkers } walker
   *[other] { $district }, { $walkers } walkers
}
card-would-tie = would tie { $colours } for first place
card-too-few-walkers = { $reserve ->
    [0] no walkers left
    [one] only { $reserve } walker left
   *[other] only { $reserve } walkers left
}
backs-alike = { $district } ({ $count })
no-cards = no cards
pile = Pile { $number }: { $count ->
    [one] one card, the last, { $district }
   *[other] { $count } cards, on top { $district }
}
pile-empty = Pile { $number } is empty
pile-size = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
none-played = nothing played
set-aside = { $count } cards are set aside, unseen.
discarded = Discarded by { $colour }: { $districts }.
reserve = { $count ->
    [one] { $count } walker in reserve
   *[other] { $count } walkers in reserve
}
holds-fountain = holds the Magic Fountain
memory-title = You have seen, and know where they are
remembered = { $card }: { $where }
in-heap = discarded by you

# A whole position in words

words-phase = { $phase }.
words-turn = It is the turn of { $colour }.
words-holder = The Magic Fountain is with { $colour }.
words-points = If the game ended now: { $standing }.
standing = { $districts ->
    [one] { $colour } { $points } (in { $districts } district)
   *[other] { $colour } { $points } (in { $districts } districts)
}
words-seat = In reserve for { $colour }: { $reserve }; in hand: { $backs }.
words-top = Last played by { $colour }: { $card }.
words-piles = { $first }. { $second }. { $aside } cards are set aside.
words-hand = Your hand: { $cards }.

# What went wrong: mistakes named `agora.<message>`

mistake-no-action = ‘{ $said }’ is no action; write for instance ‘take SM’, ‘play GR3b’, ‘discard MT5’, ‘move B@GR HG’, ‘draw 0’ or ‘give 2’.
mistake-no-move = A move is written as in ‘B@GR HG’, not ‘{ $said }’.
mistake-no-district = A district is one of { $codes }, not ‘{ $said }’.
mistake-no-card = A card is a district and one of { $faces }, as in ‘GR3b’, not ‘{ $said }’.
mistake-no-colour = A colour is one of { $letters }, not ‘{ $said }’.
mistake-no-number = A number is expected, not ‘{ $said }’.
mistake-no-sight = ‘{ $said }’ is nothing that can be seen of an action.
mistake-no-walkers = Walkers are written as in ‘B3’ or ‘B1+2’, not ‘{ $said }’.
mistake-no-movement = A movement is written as in ‘0 took SM4’ or ‘2 dropped MT5 0123456789’, not ‘{ $said }’.
mistake-in-clause = The clause ‘{ $clause }’: { $why }
mistake-card-twice = The card { $card } is in two places, ‘{ $one }’ and ‘{ $other }’.
mistake-card-nowhere = The clause ‘aside’ does not name the card { $card }, so it would be nowhere.
mistake-cards-short = The clause ‘{ $clause }’ is missing, and too few cards are left for it.
mistake-colour-absent = Nobody plays { $letter } with { $players } players.
mistake-crowd-twice = Walkers { $letter } in { $district } stand there twice.
mistake-walkers-many = The clause ‘{ $clause }’: { $letter } has { $most } walkers and no more, on the map and in reserve.
mistake-over-early = The clause ‘step’ cannot be ‘over’ before round { $rounds }, the last.
mistake-give-late = The clause ‘step’ cannot be ‘give’ in the last round: the fountain is not passed any more.
mistake-give-seat = The clause ‘seat’ cannot be { $seat } here: seat { $holder } holds the fountain and passes it.
mistake-take-empty = The clause ‘step’ cannot be ‘take’ while both piles are empty.
mistake-first-alone = The clause ‘first’ and the clause ‘step move-on’ go together.
mistake-first-wrong = The clause ‘first’ cannot be ‘{ $said }’: no pair of moves could begin like this.
mistake-movement-wrong = ‘{ $said }’ cannot have happened: the card is elsewhere.
mistake-movement-free = ‘{ $said }’ cannot have happened: a card of that hand could have been played.

# In characters

sketch-fountain = Magic Fountain
sketch-hand = Your cards:
sketch-played = last played { $card }
sketch-reserve = { $reserve } in reserve

# The legend: what each sign means

legend-standing = Walkers that stand: the letter is their colour, the number how many.
legend-lying = Walkers that lie were moved in this round. They count, but nobody moves them again before the next round.
legend-lead = The crown is with whoever has most walkers in the district; the number says by how many. At the end the leader gets its points.
legend-second = Whoever is second. Only the first place scores.
legend-tied = A tied first place: the second move has to end it.
legend-value = The name of a district, and the points that its leader gets at the end.
legend-card = A card: so many walkers of yours go from the reserve into this district.
legend-back = Backs of cards: everybody sees of which district they are, not how strong.
legend-reserve = Walkers in reserve. They come onto the map with cards.
legend-fountain = The Magic Fountain: who has it begins every phase of the round.

# After the game: reasons and the lens of majorities

why-expected = about { $amount } points more to expect from districts
why-rival = about { $amount } points less to expect for the strongest rival
why-led = { $amount } districts more led soon
why-walkers = { $amount } walkers more on the map soon
lens-title = Majorities by a single walker
lens-won-by-one = { $district }: { $who } wins { $points } points with { $count } walkers, one more than the next.
lens-lost-by-one = { $district }: { $who } misses { $points } points by one walker.
lens-by-one = { $who }: { $won } points won by a single walker, { $lost } points lost by one.

# Examples beside the rules
example-playable = Garnet may play Eixample 4: six against five, alone in front. Gràcia 3 would tie with topaz.
example-turning = Each of the two moves alone would tie first place in Gràcia; together garnet leads there.
