title = Harbor
prompt-bid = Close your fist over up to { $purse ->
    [one] one coin
   *[other] { $purse } coins
}.
prompt-bid-or-look = Close your fist over up to { $purse ->
    [one] one coin
   *[other] { $purse } coins
}, or pay { $price } and look at a card first.
prompt-wait = Waiting for { $who }.
prompt-over = The last pier is sold.

phase = Pier { $now } of { $all }
in-words = Pier { $pier } is for sale. { $deck } cards in the deck. { $captains }
in-words-over = The last pier is sold. { $captains }
captain = { $who }: { $purse } coins, piers { $piers }, cargo { $cargo }, fist { $fist }.
none = none
unknown = unknown
open = open
closed = closed
holding = closed over { $coins }
harbour = Harbour

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-violet = Violet

label-deck = the next card
label-cargo = the cargo of { $who }
label-coins = { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}

log-peek-deck = { $who } looks at the next card.
log-peek-cargo = { $who } looks at the cargo of { $whose }.
log-saw = You see { $card }.
log-closes = { $who } closes a fist.
log-holds = You hold { $coins } in it.
log-opened = The fists open: { $bids }.
log-takes = { $who } takes pier { $pier } for { $coins }.
log-sinks = Nobody bids; pier { $pier } sinks.
log-turned = Pier { $pier } is for sale.
log-end = The cargoes: { $cargo }. The points: { $points }.

refusal-over = The last pier is sold.
refusal-no-captain = There is no such captain.
refusal-fist-closed = Your fist is closed already.
refusal-purse-too-small = You have { $purse } coins, not { $coins }.
refusal-no-looking = It was agreed that nobody looks.
refusal-looked = You have looked once for this pier.
refusal-no-coins = A look costs { $price }.
refusal-deck-empty = The deck is empty.
refusal-known-already = You know this cargo already.

pitch = Buy piers with sealed bids, and keep your cargo to yourself.
about = The example game of the tests.
verb-peek = Look
verb-bid = Close the fist
slot-at = Look at
slot-coins = Coins
option-coins = Coins
option-coins-note = In every purse at the start.
option-cards = Deck
option-cards-note = How many cards are shuffled.
option-cards-7 = 7 cards, short
option-cards-12 = 12 cards
option-piers = Piers
option-piers-note = How many are sold.
option-lighthouse = At the lighthouse
option-lighthouse-note = Who is first in the beacon order.
option-ties = Ties
option-ties-note = Who takes a pier when the highest bids are equal.
option-ties-beacon = the beacon order decides
option-ties-lot = the lot decides
option-peeking = Looking
option-peeking-note = Captains may pay to look at a hidden card.
option-price = Price of a look
option-price-note = Coins paid to the bank.

mistake-no-action = ‘{ $text }’ is no action; write ‘peek deck’, ‘peek cargo2’ or ‘bid 3’ (no more than { $most }).
mistake-no-sight = ‘{ $text }’ is nothing that others could see of an action.
