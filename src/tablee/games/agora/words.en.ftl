# Agora Barcelona in English. Districts and squares keep their Catalan names.

pitch = Ten districts of Barcelona: send your walkers where they will lead when the game ends.
about = Every card sends walkers to one district. Backs show which district, faces how many: everybody sees where you can play, only you see how strongly. Each round you take a card from your left neighbour, play one, move two walkers of anybody's and draw. Nobody may ever be tied for first place in a district. At the end whoever has most walkers in a district scores its value.

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
refusal-phase-1 = Now you take a card from your left neighbour.
refusal-phase-2 = Now you play a card.
refusal-phase-3 = Now you move walkers.
refusal-phase-4 = Now you draw a card.
refusal-phase-5 = Now you give the Magic Fountain to somebody.
refusal-no-such-back = Your left neighbour holds no card of { $district }.
refusal-name-card = Say which card.
refusal-not-in-hand = You do not hold this card.
refusal-too-few-walkers = { $reserve ->
    [0] You have no walkers left in reserve, and this card needs { $walkers }.
    [one] This card needs { $walkers } walkers, and you have only { $reserve } in reserve.
   *[other] This card needs { $walkers } walkers, and you have only { $reserve } in reserve.
}
refusal-would-tie = You would tie with { $colours } for first place in { $district }, at { $walkers } each.
refusal-can-play = You hold a card that can be played, so you may not discard.
refusal-no-border = { $district } and { $goal } have no common border.
refusal-nobody-there = There is no { $colours } walker in { $district }.
refusal-all-lie = All { $colours } walkers in { $district } lie: they have been moved this round.
refusal-last-round-own = In the last round you move only walkers of your own colour.
refusal-no-second = No second move would complete this one: some first place would stay tied.
refusal-move-ties = First place in { $district } would be tied: { $colours } at { $walkers } each.
refusal-no-such-pile = There are two piles, 0 and 1.
refusal-pile-empty = This pile is empty.
refusal-no-such-seat = Nobody sits at seat { $seat }.
refusal-keeps-fountain = You may not keep the Magic Fountain.
