# Barracuda in English. Managers pay rent, offers are sealed, fakes pay nothing and look like money.

title = Barracuda
pitch = Run beach bars, deal in sealed envelopes, bluff with fake bills, and do not be the first one ruined.
about = Everybody has five pawns to bring into the bars of a promenade, and a secret wallet of real and fake bills. Managers pay rent on every turn, and no bar earns anything: money comes only from other players, in sealed envelopes whose bills can be counted but not read. Keep all five pawns in bars for a round and you win at once. Otherwise the game ends when somebody is ruined, and of the others the one with most pawns in bars wins.

aim = Most pawns in bars wins; who is ruined is last
score = { $points ->
    [one] { $points } pawn in bars
   *[other] { $points } pawns in bars
}

# Options

option-discard = Bars left out
option-discard-note = One bar with two places and one with a single place leave the game: unseen, or chosen by the table and known to all.
option-discard-random = by lot, unseen
option-discard-chosen = chosen by the table
option-discard_pair = Two-place bar left out
option-discard_pair-note = A bar with room for a partner.
option-discard_pair-barracuda = Barracuda
option-discard_pair-karambole = Karambole
option-discard_pair-sirena = Sirena
option-discard_pair-sundowner = Sundowner
option-discard_pair-albatros = Albatros
option-discard_pair-lagoon = Lagoon
option-discard_single = One-place bar left out
option-discard_single-note = A bar with room for a manager alone.
option-discard_single-mistral = Mistral
option-discard_single-octopus = Octopus
option-discard_single-banana = Banana Bar
option-discard_single-pelican = Pelican
option-discard_single-flamingo = Flamingo
option-discard_single-hammock = Hammock
option-bank_info = The bank’s money
option-bank_info-note = Whether anybody may know how much lies in the bank, which tells what refused partner offers have cost.
option-bank_info-uncounted = nobody counts it
option-bank_info-once = each player may count it once
option-bank_info-open = open to all

# Names

colour-blue = blue
colour-red = red
colour-green = green
colour-violet = violet
colour-gold = gold
bills = { $count } × { $face }
fakes = { $count ->
    [one] { $count } fake
   *[other] { $count } fakes
}
no-bills = no bill
place = { $place }. { $who }

# Verbs on buttons, and what they need

verb-open = Open a bar
verb-open-bar = Open { $bar }
verb-partner = Place a partner
verb-partner-bar = Place a partner in { $bar }
verb-takeover = Take over a bar
verb-takeover-bar = Take over { $bar }
verb-auction = Auction a bar
verb-auction-bar = Auction { $bar }
verb-done = End the turn
verb-fill = Seal and hand over
verb-seal = Hand over
verb-refuse = Refuse
verb-refuse-partner = Refuse: burns { $amount } of both of you
verb-refuse-bar = Refuse: you pay { $amount } to { $who } and keep { $bar }
verb-accept = Accept
verb-accept-partner = Accept: you get { $amount }, { $who } is partner in { $bar }
verb-accept-bar = Accept: you get { $amount }, { $who } gets { $bar }
note-open = A closed one, whichever it is; it costs nothing now.
note-partner = For an offer to the manager; free in your own bar.
note-partner-own = Free: the bar is yours.
note-partner-of = { $whom } gets your offer, from { $least } on, and may refuse.
note-takeover = For an offer to the manager, from the rent on.
note-takeover-of = { $whom } gets your offer, from { $least } on, and may refuse.
note-auction = The others bid; you take one bid, or close the bar for 1000.
verb-take = Take this bid
verb-close = Close the bar for 1000
verb-decline = No
verb-call = Last order!
always-decline = Never call last order
verb-count = Count the bank (once)
slot-closed = Closed bar
slot-place = Partner place
slot-bar = Bar to take over
slot-own = Your bar
slot-tens = 10000
slot-fives = 5000
slot-twos = 2000
slot-ones = 1000
slot-fakes = Fakes
slot-bid = Bid

# Why not

refusal-over = The game is over.
refusal-no-such-seat = Nobody sits there.
refusal-not-your-turn = It is not your turn.
refusal-declined = You do not want a last order; now the others decide.
refusal-handed-over = Your envelope is handed over and cannot be changed any more.
refusal-bids-first = First the others make their bids.
refusal-no-pawn-to-bid = You have no pawn in hand to put into that bar, so you do not bid.
refusal-first-call = First everybody says whether there will be a last order.
refusal-first-stake = Last order: first everybody stakes.
refusal-first-act = Now an action has to be chosen: open, place a partner, take over or auction.
refusal-first-offer = The action is announced: now fill your envelope.
refusal-first-answer = An offer lies before you: accept it or refuse it.
refusal-first-bid = An auction is on: first fill your envelope.
refusal-first-pick = The bids are in: take one, or close the bar.
refusal-no-counting = Nobody may count the bank in this game.
refusal-counted = You have counted the bank already; it is allowed once.
refusal-no-passing = You may not pass while an action is possible.
refusal-only-open = In the first round everybody opens a bar and does nothing else.
refusal-must-open = You have no pawn in any bar, so you have to open one.
refusal-no-pawn = You have no pawn in hand.
refusal-open-already = That bar is open already.
refusal-open-limit = { $limit } bars are open, no more are allowed at once.
refusal-not-open = That bar is closed.
refusal-one-place = That bar has no place for a partner.
refusal-place-taken = The partner place of that bar is taken.
refusal-own-bar = That bar is yours already.
refusal-cannot-offer = You would have to offer at least { $least }, and you do not have that much.
refusal-not-your-bar = You do not manage that bar.
refusal-too-few-bars = { $bars ->
    [one] Only who manages three bars may auction one; you manage { $bars }.
   *[other] Only who manages three bars may auction one; you manage { $bars }.
}
refusal-nobody-bids = Nobody can bid, and you cannot pay the 1000 for closing the bar.
refusal-filled-already = The real bills are in the envelope already: now the fakes.
refusal-too-much = { $amount } is too much: { $most } at most.
refusal-not-enough = You have { $money }, not { $amount }.
refusal-too-little = The offer has to be at least { $least } in real money.
refusal-no-fakes-left = You have no fakes, so at least one real bill has to go into the envelope.
refusal-fill-first = First the real bills go into the envelope, or none.
refusal-not-enough-fakes = { $fakes ->
    [0] You have no fakes.
    [one] You have only { $fakes } fake.
   *[other] You have only { $fakes } fakes.
}
refusal-one-bill = At least one bill has to be in the envelope; a fake is enough.
refusal-cannot-refuse = To refuse you would have to add { $amount } of your own, and you do not have that much.
refusal-no-such-bid = That player has made no bid.
refusal-cannot-close = You cannot pay the 1000 for closing the bar, so you have to take a bid.
refusal-cannot-stake = You have no bill to stake.

# Talk of the bots: everybody hears it, and it binds nobody

remark-opens-1 = { $bar } it is. Come in, the shade is free.
remark-opens-2 = I always wanted { $bar }. Or so I shall say from now on.
remark-opens-3 = Let us see who gets thirsty at { $bar }.
remark-partner-1 = Two of mine at { $bar }: it feels like home.
remark-partner-2 = At { $bar } I ask nobody but myself.
remark-wants-partner-1 = A stool at { $bar } for { $amount }, { $to }. What do you say?
remark-wants-partner-2 = { $to }, { $bar } needs two pairs of hands. Mine come with { $amount }.
remark-wants-partner-3 = I shall be no trouble at { $bar }, { $to }. You will hardly see me.
remark-wants-partner-4 = If you refuse, { $to }, we both pay. { $amount } and we are friends.
remark-wants-bar-1 = { $amount } for { $bar }, { $to }, and you are rid of the rent.
remark-wants-bar-2 = { $bar } looks tired, { $to }. I would take it off your hands for { $amount }.
remark-wants-bar-3 = Think it over, { $to }: refusing { $bar } costs more than it looks.
remark-wants-bar-4 = { $to }, I dream of { $bar }. Say { $amount }?
remark-offers-1 = Here, { $to }. It is thicker than it feels.
remark-offers-2 = Not a fake among them, { $to }. On my honour.
remark-offers-3 = Count the backs, { $to }. The fronts are my affair.
remark-offers-4 = Take your time, { $to }. The sun is still high.
remark-accepts-1 = A pleasure, { $to }.
remark-accepts-2 = Done. Do not spill anything on the counter, { $to }.
remark-accepts-3 = Why not, { $to }?
remark-accepts-4 = All right, { $to }. Remember it when I come to you.
remark-refuses-1 = Not for that, { $to }.
remark-refuses-2 = No, { $to }. { $bar } is not for everybody.
remark-refuses-3 = Try again tomorrow, { $to }.
remark-refuses-4 = That hurts me as much as you, { $to }. Well, nearly.
remark-auctions-1 = Who wants { $bar }? Modest rent, splendid view!
remark-auctions-2 = { $bar } is looking for somebody who loves it. I did, for a while.
remark-auctions-3 = { $bar } to the best envelope. And I decide which one that is.
remark-auctions-4 = Do not be shy: { $bar } with all its bottles. The full ones too.
remark-bids-1 = My envelope is in. Careful, it is heavy.
remark-bids-2 = That is what it is worth to me.
remark-sells-1 = { $bar } is yours, { $to }. And so is the rent.
remark-sells-2 = Sold! Look after the parrot, { $to }.
remark-sells-3 = { $to } knows how to fill an envelope.
remark-closes-1 = Then nobody drinks at { $bar } tonight.
remark-closes-2 = Lights out at { $bar }.
remark-calls-1 = Last order! Bills on the table.
remark-calls-2 = Before it gets dark: last order, everybody.
remark-calls-3 = Let us see who is in no hurry. Last order!
remark-stakes-1 = I have time. Or have I?
remark-stakes-2 = Done. After you.
remark-rests-1 = All five have a place. I just watch the sea.
remark-rests-2 = Nothing to do. How pleasant.
remark-counts-1 = The bank has done well out of us.
remark-counts-2 = So that is where all the money went.
remark-five-1 = All five pawns of { $to } are in bars. Does nobody mind?
remark-five-2 = Somebody should make { $to } an offer, and soon.
remark-four-1 = One more pawn, and { $to } has all five in.
remark-four-2 = Keep an eye on { $to }.
remark-poor-1 = { $amount } rent, turn after turn. The sea alone is free.
remark-poor-2 = { $amount } again next time … I should have opened a kiosk.
remark-owes-1 = { $amount } rent, { $to }? I would lose sleep.
remark-owes-2 = How many more times will { $to } pay { $amount }?
remark-won-1 = The next round is on me!
remark-won-2 = Thank you all. The terrace stays open.
remark-lost-1 = Well played. Tomorrow I open earlier.
remark-lost-2 = I shall sweep the terrace, then.

# The log

log-round = Round { $round }. Does anybody call last order?
log-drawn = { $who } is drawn.
log-rent = { $who } pays { $amount } rent.
log-opens = { $who } opens { $bar }: rent { $rent }, a manager only.
log-opens-pair = { $who } opens { $bar }: rent { $rent }, with room for a partner.
log-partner = { $who } places a partner in the own bar { $bar }.
log-wants-partner = { $who } wants to be partner of { $whose } in { $bar }.
log-wants-bar = { $who } wants to take over { $bar } from { $whose }.
log-auctions = { $who } puts { $bar } up for auction.
log-rests = { $who } ends the turn without an action.
log-fills = You put { $bills } into the envelope.
log-offers-partner = { $count ->
    [one] { $who } offers { $whose } { $count } bill to become partner in { $bar }.
   *[other] { $who } offers { $whose } { $count } bills to become partner in { $bar }.
}
log-offers-bar = { $count ->
    [one] { $who } offers { $whose } { $count } bill for { $bar }.
   *[other] { $who } offers { $whose } { $count } bills for { $bar }.
}
log-bids = { $who } has made a bid.
log-stakes = { $who } has staked.
log-holds = Envelope of { $who }: { $bills }, in all { $amount }.
log-accepts-partner = { $who } accepts: { $whose } is partner in { $bar }.
log-accepts-bar = { $who } accepts: { $whose } manages { $bar } now.
log-refuses = { $who } refuses { $whose }.
log-burnt = { $who } and { $whose } each pay { $amount } to the bank.
log-doubled = { $whose } gets the { $amount } back, and as much again from { $who }.
log-leaves = The partner of { $who } leaves { $bar }.
log-no-bid = { $who } has no bill and does not bid.
log-bid-lies = { $count ->
    [one] Bid of { $who }: { $count } bill.
   *[other] Bid of { $who }: { $count } bills.
}
log-sells = { $who } takes the bid of { $whose }, who manages { $bar } now.
log-closes = { $who } closes { $bar } and pays { $amount } to the bank.
log-declines = You do not want a last order.
log-calls = { $who } calls last order!
log-staked = { $who } staked { $bills }, in all { $amount }.
log-nothing-staked = { $who } has no bill to stake.
log-groups = They act in this order, groups by lot: { $groups }.
log-counts = { $who } counts the bank.
log-counted = { $amount } lie in the bank.
log-wins = { $who } has kept all five pawns in bars for a round and wins!
log-ruined-rent = { $who } owes { $due } rent, has only { $amount }, and is ruined.
log-ruined-stuck = { $who } has paid, can do nothing any more, and is ruined.
log-time-up = Round 100 is over, and so is the game.
log-wallet = Wallet of { $who }: { $bills }, in all { $amount }.
log-bank = { $count ->
    [one] In the bank: { $amount } and { $count } fake.
   *[other] In the bank: { $amount } and { $count } fakes.
}
log-left-out = { $bar } and { $other } were out of the game.
log-ranking = The result: { $ranking }.

# Things in pictures

and = { $most } and { $last }
slot-number = bar { $number }
front-title = The promenade
purse-title = Your wallet
purse-theirs = { $name }’s wallet
dealings-title = On the table
order-title = Order and bank
purse-onlooker = Only players see what is in their wallets.
purse-fill = Touch bills, or drag them into the envelope; the bank changes those you lack. Fakes look like money from behind.
purse-seal = Fakes look like money from behind: touch them to add some.
purse-note = As the bars stand, your next turn costs { $rent } rent.
wallet = in the wallet
stack = { $bill }: { $count ->
    [0] none
   *[other] { $count }
}
a-fake = fake
take-out = { $bill }: { $count } in the envelope, take one out
others-see = { $count ->
    [one] others see { $count } bill
   *[other] others see { $count } bills
}
limits-offer = { $least } to { $most } in real bills
limits-stake = at least one bill, at most { $most }
limits-bid = at least one bill
limits-fakes = plus any number of fakes
limits-sealed = handed over
filling = filling the envelope …
ready = ready
bid-of = the bid of { $who }
bid-is = { $who }: { $bills }
bill-count = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}
bank = Bank
bank-uncounted = not counted
bank-then = Bank (when counted)
hand = { $held } in hand, { $placed } in bars
rent-due = rent { $rent }
ruined = ruined
paid = rent { $rent }
sum-of = { $amount } in { $bills }
bar-hidden = { $bar }, closed, never opened
bar-closed = { $bar }, closed again
bar-open = { $bar }, rent { $rent }; { $places }
manager-is = manager of { $bar }: { $who }
manager-free = manager of { $bar }: nobody
partner-is = partner in { $bar }: { $who }
partner-free = partner in { $bar }: nobody

# Where in the game we are

phase-call = Round { $round }: last order?
phase-stake = Round { $round }: last order, stakes
phase-turn = Round { $round }: { $who } is drawn
phase-paid = Round { $round }: { $who } is drawn and pays { $rent } rent
phase-rent = { $who } pays { $rent } rent
phase-partner = Round { $round }: { $who } wants to be partner in { $bar }
phase-takeover = Round { $round }: { $who } wants { $bar }
phase-auction = Round { $round }: { $who } auctions { $bar }
told-wins = { $who } has kept five pawns in bars for a round and wins at once.
told-ruined = { $who } cannot pay the rent: ruined, and therefore last.
told-stuck = { $who } can do nothing any more: ruined, and therefore last.
told-wallet = { $pawns ->
    [one] { $who }: { $pawns } pawn in bars, { $amount } in real money, { $fakes }.
   *[other] { $who }: { $pawns } pawns in bars, { $amount } in real money, { $fakes }.
  }
tie-money = { $pawns ->
    [one] Equal with { $pawns } pawn, more real money is ahead: { $order }.
   *[other] Equal with { $pawns } pawns, more real money is ahead: { $order }.
  }
tie-rents = { $pawns ->
    [one] Equal with { $pawns } pawn and { $amount }, the higher rents of one’s bars are ahead: { $order }.
   *[other] Equal with { $pawns } pawns and { $amount }, the higher rents of one’s bars are ahead: { $order }.
  }
tie-shared = { $names } are equal in pawns, money and rents: they share a place.
phase-over = The end
ended-pawns = The end: { $who } has kept five pawns in bars
ended-rent = The end: { $who } cannot pay { $rent } rent and is ruined
ended-stuck = The end: { $who } can do nothing any more and is ruined

dealings-none = Nothing lies on the table.
dealings-composing = An envelope is being filled by { $who }.
dealings-offer = { $count ->
    [one] An offer from { $who } to { $whom }: { $count } bill.
   *[other] An offer from { $who } to { $whom }: { $count } bills.
}
dealings-bid = { $ready ->
    [one] { $ready } of { $all } bids is in.
   *[other] { $ready } of { $all } bids are in.
}
dealings-pick = All bids are in: the seller decides.
dealings-stake = { $ready ->
    [one] { $ready } of { $all } stakes is in.
   *[other] { $ready } of { $all } stakes are in.
}
dealings-stakes = Stakes of this round’s last order.
dealings-end = { $why }. All wallets:
order-note = { $count ->
    [0] The bag is empty.
    [one] { $count } pawn is still in the bag.
   *[other] { $count } pawns are still in the bag.
}
order-left-out = Out of the game: { $bars }.
order-stakes = Still to come, by stakes: { $groups }.

# What to do next

prompt-call = Round { $round } begins. Do you call last order?
prompt-stake = Last order: stake bills, fakes or both. Who stakes more acts later.
prompt-first-round = Open a bar: choose a closed one.
prompt-must-open = You have no pawn in any bar: open one.
prompt-paid = You have paid { $rent } rent.
prompt-act = Choose a bar on the promenade; the cards say what can be done there.
prompt-rest = All five pawns are in bars: end your turn, or auction a bar.
prompt-offer-partner = Your offer to { $whom } for the partner place in { $bar }: put in real bills, from { $least } on, and any fakes.
prompt-offer-bar = Your offer to { $whom } for { $bar }: put in real bills, from { $least } on, and any fakes.
prompt-bid = Your bid for { $bar }: put in real bills, fakes, or both.
prompt-fakes = { $amount } is in the envelope. How many fakes go with it?
prompt-answer-partner = { $who } offers { $bills } to be your partner in { $bar }. A refusal burns { $amount } of both of you.
prompt-answer-bar = { $who } offers { $bills } for { $bar }. A refusal costs you { $amount }, and { $who } gains them.
prompt-answer-forced = { $who } offers { $bills } for a place in { $bar }. You cannot match { $amount }, so you have to accept.
prompt-pick-one = The bids for { $bar } are in: take one. You cannot pay the 1000 for closing the bar.
prompt-pick = The bids for { $bar } are in: take one, or close the bar for 1000.
prompt-over = { $count ->
    [one] The game is over: { $who } wins.
   *[other] The game is over: a shared victory.
}
wait-call = Waiting for the others: last order or not?
wait-stake = Waiting for the others to stake.
wait-bid = Waiting for the others to bid.
wait-one = Waiting for { $who }.

# A position in words

words-phase = { $phase }.
words-bar = { $bar }.
words-hand = { $who } has { $held ->
    [one] { $held } pawn
   *[other] { $held } pawns
} in hand.
words-wallet = Your wallet: { $bills }, in all { $amount }.
words-holds = { $who }: { $bills }, in all { $amount }.
words-counted = { $who }: { $bills }.
words-bank = In the bank: { $amount }.
words-bank-then = In the bank when you counted it: { $amount }.

# What cannot be read

mistake-money = There are { $most } in the game, so nobody can put in { $said }.
mistake-number = A number up to { $most } is expected, not ‘{ $said }’.
mistake-sight = ‘{ $said }’ is nothing that one sees of an envelope.
mistake-action = ‘{ $said }’ is no action. Write for instance ‘open 3’, ‘partner 3’, ‘takeover 3’, ‘auction 3’, ‘fill 0 1 2 0’, ‘seal 3’, ‘accept’, ‘refuse’, ‘take 2’, ‘close’, ‘call’, ‘decline’, ‘count’ or ‘done’.
mistake-slot = A slot is 1 to { $slots }, not ‘{ $said }’.
mistake-seat = A seat is 0 to { $last }, not ‘{ $said }’.

# Positions that cannot be

mistake-bills = The clause ‘{ $clause }’: bills are written as in 20000+7f or 2.3.5.5.7, not ‘{ $said }’.
mistake-bars-one-place = The clause ‘bars’: { $bar } has no partner place.
mistake-bars-twice = The clauses ‘bars’ and ‘out’: every bar lies on one slot, and two are out of the game.
mistake-bars-out = The clause ‘out’: one bar with two places and one with a single place are out of the game.
mistake-bars-pawns = The clause ‘bars’: nobody has more than { $most } pawns in bars.
mistake-bars-manager = The clause ‘bars’: an open bar has a manager, unless it is being auctioned.
mistake-bars-limit = The clause ‘bars’: { $players } players may have { $limit } bars open at once.
mistake-bars-first-round = The clause ‘bars’: in round 1 who has not played yet has no pawn in a bar.
mistake-wallets-total = The clause ‘wallets’: with envelopes and bank there are { $most } and { $fakes } fakes at most.
mistake-bank-negative = The clause ‘bank’: the bank owes nothing.
mistake-bank-stakes = The clause ‘bank’: it holds what was staked, { $staked } and its fakes.
mistake-stakes-most = The clause ‘stakes’: nobody stakes more than { $most }.
mistake-stakes-caller = The clause ‘stakes’: there are stakes only after a call, once all are in.
mistake-round-first = The clause ‘round’: in round 1 there is no step ‘{ $step }’.
mistake-seat-step = The clause ‘seat’ does not fit the step ‘{ $step }’.
mistake-bag-empty = The clause ‘bag’: somebody is in the bag at the step ‘{ $step }’.
mistake-drawn-step = The clause ‘drawn’: nobody is drawn at the step ‘{ $step }’.
mistake-drawn-seat = The clause ‘drawn’: whose turn it is was drawn last.
mistake-drawn-bag = The clause ‘drawn’: everybody was drawn or is in the bag.
mistake-drawn-stakes = The clause ‘drawn’: who staked less is drawn first.
mistake-caller-step = The clause ‘caller’: somebody has called when all stake, and nobody before.
mistake-declined-step = The clause ‘declined’: a last order is declined at the step ‘call’ alone.
mistake-declined-all = The clause ‘declined’: somebody has still to answer.
mistake-since = The clause ‘since’: a round up to this one is noted for who has all five pawns in bars, and 0 for others; seat { $seat } has another.
mistake-since-won = The clause ‘since’: seat { $seat } would have won when it was drawn.
mistake-step-idle = The clause ‘step’: somebody who has to act can do nothing at the step ‘{ $step }’.
mistake-target-step = The clause ‘target’ does not fit the step ‘{ $step }’.
mistake-target-offer = The clause ‘target’: whose turn it is cannot make an offer for that bar.
mistake-target-auction = The clause ‘target’: a bar being auctioned is open without a manager, and its seller has two more.
mistake-buying-step = The clause ‘buying’ does not fit the step ‘{ $step }’.
mistake-envelopes-step = The clause ‘envelopes’ does not fit the step ‘{ $step }’: who is asked has one, and somebody’s is awaited.
mistake-piles-stage = The clause ‘piles’: the envelope of seat { $seat } is not so far.
mistake-piles-most = The clause ‘piles’: the envelope of seat { $seat } holds { $most } at most.
mistake-piles-least = The clause ‘piles’: the envelope of seat { $seat } holds { $least } at least.
mistake-piles-empty = The clause ‘piles’: the envelope of seat { $seat } holds at least one bill.
mistake-deals-public = The clause ‘deals’: public money never grows, but it does after deal { $number }, or before.
mistake-deals-money = The clause ‘deals’: somebody did not have the money for deal { $number }.
mistake-deals-bills = The clause ‘deals’: the amount of deal { $number } cannot be made of so many real bills.
mistake-deals-empty = The clause ‘deals’: who hands in nothing, as in deal { $number }, has no bill at all.
mistake-deals-kind = The clause ‘deals’: deal { $number } does not have what its outcome needs.
mistake-looks-option = The clause ‘looks’: the bank is looked at with ‘bank_info once’ alone.
mistake-looks-bank = The clause ‘looks’: seat { $seat } cannot have counted that much.
mistake-ended-step = The clause ‘ended’ and the step ‘over’ belong together.
mistake-ended-seat = The clause ‘ended’: it names whose turn it was, and nobody when time is up.
mistake-ended-time = The clause ‘ended’: time is up after { $rounds } rounds.
mistake-ended-pawns = The clause ‘ended’: five pawns in bars since an earlier round win when their owner is drawn, and only they.
mistake-ended-rent = The clause ‘ended’: the rent could be paid.
mistake-ended-stuck = The clause ‘ended’: an action was possible.

# In characters

sketch-closed = closed
sketch-pawns = Pawns in hand:
sketch-seat = rent { $rent }
sketch-drawn = Drawn:
sketch-bag = in the bag:

# The legend: what each sign means

legend-manager = The manager of a bar pays its rent, and decides about offers.
legend-partner = The place of a partner, who pays no rent.
legend-alone = A bar without a place for a partner.
legend-closed = A closed bar. Nobody knows which it is until it has been opened once.
legend-rent = An open bar: its name, and the rent that its manager pays in every turn of theirs.
legend-fake = A fake: from behind it looks like money, and it is worth nothing.
legend-back = Bills face down: others see how many, not how much.
legend-secret = Under lock: only you see this.
legend-bag = The pawns of those who have not acted in this round yet, and the order in which they were drawn.
legend-bank = The bank: rents, refusals and fees go there.
legend-hand = Pawns in hand, and a ring for each that stands in a bar. Five in bars for a round win.

# After the game: reasons and the lens of envelopes

why-money = { $amount } thousand more in hand
why-rent = { $amount } thousand less rent per turn
why-pawns = { $amount } pawns more in bars
why-turns = rent paid for { $amount } turns more
why-rivals-pawns = { $amount } pawns less for the leading rival
lens-title = What envelopes revealed
lens-envelope-accepted = Action { $step }: { $who } offers { $whose } { $bills } ({ $amount } in all), accepted. Spectators misjudged the wallet of { $who } by about { $before } before and { $after } after; it held { $has }.
lens-envelope-refused = Action { $step }: { $who } offers { $whose } { $bills } ({ $amount } in all), refused. Spectators misjudged the wallet of { $who } by about { $before } before and { $after } after; it held { $has }.
lens-bluff-accepted = Action { $step }: a bluff of { $who } to { $whose }, { $bills } ({ $amount } in all), accepted. Spectators misjudged the wallet of { $who } by about { $before } before and { $after } after; it held { $has }.
lens-bluff-refused = Action { $step }: a bluff of { $who } to { $whose }, { $bills } ({ $amount } in all), refused. Spectators misjudged the wallet of { $who } by about { $before } before and { $after } after; it held { $has }.
lens-bluffs = { $who }: { $count } envelopes with fakes, { $accepted } accepted; together they changed by { $hidden } how far spectators misjudged the wallet.

# Examples beside the rules
example-rent = Blue manages four bars and does not pay the dearest: 12,000 in all.
example-takeover = 5,000 and two fakes are enough for Octopus: red accepts and keeps all of it.
example-refused = Red refuses 10,000: blue gets it back, and as much again from red.
