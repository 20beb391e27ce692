# The lesson of Barracuda: what a scene asks, what it was good for, and what is said to other tries.

title-open = Your first bar
scene-open = You have five pawns to bring into beach bars. Whoever keeps all five in bars wins. In the first round everybody opens one closed bar: touch one and confirm.
done-open = It is yours: your pawn is its manager. Opening is free, but from now on a manager pays rent on every turn, and no bar earns money!

title-partner = A partner
scene-partner = Some bars have a second place, for a partner. In a bar of your own that is free, and a partner pays no rent. Put a partner into your own bar, Karambole.
done-partner = Three pawns in bars now, and no rent for the third. Your money has to last, so free places are precious.
wrong-costs-rent = Opening is allowed, but another manager means more rent. The place beside you in Karambole costs nothing.
wrong-not-mine = That bar belongs to somebody else, so it costs money. Your own bar Karambole has a free place.

title-wish = In somebody else’s bar
scene-wish = Lagoon belongs to Jordi and has a free partner place. You can ask for it and offer money. Choose to become partner in Lagoon.
done-wish = Everybody hears what you want. Now comes the envelope.
wrong-no-partner = That is something else. Choose the free partner place in Lagoon.

title-offer = The envelope
scene-offer = Put real money into the envelope, and some fake bills: those are worth 0. Others only see how thick it is. Fill it with money, add at least one fake, and hand it over.
done-offer = Jordi accepted, and your pawn sits in Lagoon. Had he refused, he would have had to pay as much as you offered, and all of it would go to the bank.
wrong-no-fakes = That works, but a thin envelope tells a lot. Add at least one fake bill.

title-answer = An offer for you
scene-answer = Ada wants to take over your bar Pelican and offers 7000. Accept, and you get the money and your pawn back. Refuse, and you pay her 7000 yourself. Here: take the money.
done-answer = 7000 richer, and one pawn back in your hand. Money comes only from other players!
wrong-too-dear = You would keep the bar, but pay Ada 7000 of your own money. That is too much for a bar with a rent of 3000.

title-takeover = Take over a bar
scene-takeover = You too can take over a bar. You have to offer at least its rent. Choose the cheapest bar of the others: Octopus, with a rent of 3000.
done-takeover = Next you would fill an envelope as before. If the manager refuses, you even earn what you offered.
wrong-dear-bar = That one has a higher rent: it would cost you more now and on every turn. Take Octopus.
wrong-other-way = You can do that in a game. Here take over Octopus.

title-auction = Sell a bar
scene-auction = You manage three bars and have only 9000 left: the rents would ruin you soon. With three bars or more you may auction one. Put one of your bars up for auction.
done-auction = Your pawn comes back into your hand, and the others now have to bid.
wrong-no-sale = That brings no money. Choose to auction one of your three bars.

title-bids = Read the bids
scene-bids = You auction Karambole. Only you see what is in the envelopes. Take the one with most real money; the fakes are worth nothing.
done-bids = 10000 in real money, and no rent for Karambole any more. The other bid goes back.
wrong-thick = Thick, but mostly fakes: only 2000. Take the other one.
wrong-nothing = Then you would even pay 1000 and get nothing. Take the bid with most real money.

title-order = Last order
scene-order = Turns come in random order. Before a round anybody may call last order: all stake money, and who stakes more acts later. The stakes are lost. You are content: decline.
done-order = Then pawns are drawn from the bag, as ever. It is useful when you must act before or after somebody.
wrong-calls = That would cost everybody money, you too. It is useful seldom: decline here.

title-end = The end
scene-end = The game also ends when somebody cannot pay the rent. Ada is next and has almost nothing left. Open one more bar, so that you have most pawns in bars.
done-end = Ada is ruined and last. Of the others, most pawns in bars win: you. And whoever keeps five pawns in bars until their next turn wins at once. Try it!
wrong-talk = That may fail. Opening a bar surely brings a pawn into a bar: choose a closed one.

# The summary on one page

card-goal-1 = Bring your five pawns into bars and keep them there until your next turn; or have most pawns in bars when somebody is ruined.
card-turn-1 = Pay the rent of every bar you manage. With three bars the cheapest is free, with four the dearest.
card-turn-2 = Do one thing: open a bar, place a partner, take over a bar, or auction one of three or more.
card-turn-3 = In a bar of somebody else you make a sealed offer of real and fake bills.
card-end-1 = Somebody keeps five pawns in bars for a round, or somebody cannot pay.
card-score-1 = Five pawns until your next turn: you win at once.
card-score-2 = Who is ruined is last; of the others most pawns in bars win, then most money.
card-score-3 = Partners count like managers, and pay no rent.
card-tip-1 = A partner in your own bar is free: take that place first.
card-tip-2 = Money comes only from other players: let them buy what you can spare.
card-tip-3 = Thick envelopes need not be rich. Count your rents ahead.

# The first games: what is said once, when something is asked for the first time

guide-count = Once in the game you may count the bank: that tells how much real money the others can still have.
guide-open = Open a closed bar: a pawn of yours becomes its manager. That is free now, but costs its rent on each of your turns.
guide-partner = A partner pays no rent. In a bar of your own the place is free; in somebody else’s you make an offer in an envelope.
guide-takeover = Take over somebody’s bar: offer at least its rent. They take your money and go, or pay you as much and stay.
guide-auction = With three bars or more you may sell one: the others bid in envelopes, and your pawn comes back into your hand.
guide-done = All five pawns of yours are in bars. If they still are when your next turn begins, you win.
guide-fill = Put real bills into the envelope, and fakes if you like: they are worth nothing, but make it thick. The others only see how thick it is.
guide-seal = Now the fakes: they are worth nothing, but make the envelope look richer. Whoever keeps the envelope keeps them, too.
guide-accept = Accept, and the real money is yours; what was asked for goes to who offered it. Refuse, and it costs you as much as was offered: the buttons say how much.
guide-refuse = To refuse costs as much as was offered: the button says how much.
guide-take = Only you see what is in the envelopes. Fakes are worth nothing: take the one with most real money.
guide-close = Is no bid good enough? You may close the bar instead; that costs 1000.
guide-decline = Before a round anybody may call last order: then all stake money to act later, and the stakes are lost. Most of the time you say no.
guide-call = Last order settles the order of turns by stakes, which are lost. Call it only if you have to act before or after somebody.
