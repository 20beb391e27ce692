# The lesson of the Antoni Gaudí tile game: what a scene asks, what it was good for, and what is said to other tries.

title-fit = Tiles that fit
scene-fit = Every tile shows a third of a snail, a jellyfish and a starfish. Where tiles meet, animals must have the same colour. Choose one of your three tiles and lay it on a cell that is lit.
done-fit = It fits. The tile turns by itself, so you only look at the colours.

title-turn = Your turn
scene-turn = A turn is laying at least one tile. Yours lies there for now; you could still take it back. Confirm your turn.
done-turn = Now it stays. You drew a new tile, so you have three again, and it is Ada’s turn.

title-complete = A whole animal
scene-complete = Three tiles around a corner make a whole animal. The orange snail still lacks one third. Complete it: which of your tiles has an orange snail?
done-complete = A whole orange snail! Whoever completes an animal may earn points with it.
wrong-other-cell = The right tile, on another cell. Lay it on the lit cell, between the two orange snails.
wrong-other-tile = That tile has no orange snail, or does not lie beside it. Take the one with the orange snail.

title-cards = Your secret cards
scene-cards = Two secret cards say what you collect: one animal and one colour. Yours are the snail and green; they lie beside the board. You have just laid the last third of an orange snail. Confirm your turn.
done-cards = A snail is your animal: you put a counter on it, worth 1 point. Animals that fit none of your cards bring nothing.
wrong-enough = You could go on, but here one tile is enough. Confirm your turn.

title-both = Twice as good
scene-both = Now you collect snails and orange. An animal that fits both cards is worth 2 points. Two animals lack one tile: lay a tile that completes the one worth 2.
done-both = Your animal in your colour: 2 points when you confirm.
wrong-for-nobody = That completes the green jellyfish, and you collect neither green nor jellyfish: no points. Look for the orange snail.
wrong-nothing-complete = Nothing is complete then. Lay the tile with the orange snail on one of the lit cells.

title-two = Two tiles
scene-two = You may lay two tiles in a turn if they touch and complete at least one animal. One lies there already. Lay a second one that completes the snail.
done-two = Two tiles, one animal. And you will draw two new tiles.
wrong-not-yet = One tile alone is allowed, but two would complete the snail. Lay the tile with the orange snail on the lit cell.

title-three = Three tiles
scene-three = Three tiles need two animals. They lie in a chain, not in a heap. Your two have completed the snail; lay the third so that it completes the green jellyfish.
done-three = Three tiles, two animals: the biggest turn there is.
wrong-one-more = You could stop here with two. But your third tile completes another animal: lay it on the lit cell.

title-exchange = Nothing fits
scene-exchange = None of your tiles fits anywhere. Then you exchange one: choose a tile to give back, and you get another one from the pile.
done-exchange = That is all. If the new tile fits you lay it at once.

title-end = The end
scene-end = The pile is empty, and you have just laid your last tile. Confirm: that ends the game at once.
done-end = All cards are open now. Each counter is worth 1 or 2 points, and most points win. Watch what the others mark: it gives their cards away. Now try it!

# The summary on one page

card-goal-1 = Complete the animals and colours of your two secret cards. Most points win.
card-turn-1 = Lay one tile that fits; or two that complete an animal; or three that complete two.
card-turn-2 = Where tiles meet, animals have the same colour. The tiles of a turn touch each other, three of them in a chain.
card-turn-3 = If nothing fits, exchange one tile. Then draw until you have three.
card-end-1 = The pile is empty and somebody has laid their last tile: the game ends at once.
card-score-1 = An animal you complete that fits one of your cards gets your counter: 1 point.
card-score-2 = If it fits both your cards: 2 points.
card-score-3 = Animals that fit neither bring nothing.
card-tip-1 = Keep two tiles with the same third: together they complete it.
card-tip-2 = Do not leave an animal open that suits your neighbour.
card-tip-3 = Your counters give your cards away, and theirs do too.

# The first games: what is said once, when something is asked for the first time

guide-lay = Lay a tile where all colours agree. Three tiles around a corner complete an animal; it brings points if it fits your secret cards: 1, or 2 if it fits both.
guide-done = You may end your turn, or lay more: two tiles have to complete an animal, three have to complete two. Until you end it, you can take tiles back.
guide-exchange = None of your tiles fits anywhere. Give one back, and you get another one from the pile.
