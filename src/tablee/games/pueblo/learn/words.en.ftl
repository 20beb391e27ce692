# The lesson of Pueblo: what a scene asks, what it was good for, and what is said to other tries.

title-goal = Stay out of sight
scene-goal = You are red. The chief walks around the heap and looks. Every red square he sees costs you points, and fewest points win. Walk him to a stop where he sees nothing red.
done-goal = Not one red square in sight: you pay nothing. That is the whole secret of Pueblo.
wrong-seen = From there the chief sees your red: that costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The little numbers on the stops tell it beforehand. Choose another stop.

title-levels = High is dear
scene-levels = A square on the ground costs 1 point, one level up 2 points, then 3. Now let blue pay: walk the chief to where the blue tower has two levels.
done-levels = Blue pays 1 for the lower square and 2 for the upper one: 3 points.
wrong-low = There he sees one low blue square only: 1 point. Find the stop in front of the higher tower.

title-hide = Beige hides
scene-hide = Beige stones belong to nobody and cost nothing. The chief cannot see through them. Walk him to the stop where a beige tower stands in front of your red one.
done-hide = He sees beige, and beige costs nobody anything. Your red behind it is safe.
wrong-not-hidden = Nothing hides your red there: it would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Look for the stop in front of the beige tower.

title-corner = From above
scene-corner = On a corner the chief climbs up and looks down on the quarter in front of him. Each coloured square on top costs 1 point, high or low. Walk him to the corner.
done-corner = Three blue squares lie on top, so blue pays 3 points.
wrong-no-corner = That is a side, not the corner. The corner is three steps away.

title-set = Set a stone
scene-set = Your turn begins with a stone. Choose a cell for its corner, then the arrow to which it opens, and confirm. Anywhere you like!
done-set = It stands. After every stone the same player walks the chief 1 to 4 steps. That is a whole turn.

title-cube = On top of each other
scene-cube = Stones stack when they lie firmly, without holes. Complete the cube: corner on b3, opening south-east. Red or beige, as you like.
done-cube = Two stones make a cube. If something does not fit, touch it: the page tells you why.
wrong-no-cube = A good place, but it does not complete the cube. Put the corner on b3 and turn the arrow to the south-east.

title-shield = A shield
scene-shield = Ada has just walked the chief, and you paid 3. You set a red stone last, so the beige one of that pair is next. Set it so that it hides your red tower on d6 from the chief.
done-shield = Now he sees beige. Stones come in pairs, one in your colour and one beige: use the beige ones as shields.
wrong-no-shield = From where he stands the chief could still see red. The beige stone has to stand in front of d6, two levels high: try d7 or d8.

title-trade = A good bargain
scene-trade = Sometimes you cannot stay out of sight. Then look what the others pay: find the stop where blue pays more than you.
done-trade = You pay 1, blue pays 2. In the end only the difference counts.
wrong-no-trade = You would pay 1 and blue nothing. There is a stop where blue pays too.
wrong-dear = That costs you { $points } points and blue nothing. Look for a stop where blue pays more than you.

title-end = The last lap
scene-end = The last stone is set. After this walk the chief goes once all the way around and looks from every cell. Walk him a last time.
done-end = That was the lap, and the game. Fewest points win. Now you know all you need: try it!

# The summary on one page

card-goal-1 = Everybody builds one heap. Whoever the chief has seen least, and so has fewest penalty points, wins.
card-turn-1 = Set one stone: your colour or beige. It has to lie firmly, without holes.
card-turn-2 = Walk the chief 1 to 4 cells around the board.
card-turn-3 = Where he stops he looks, and everybody pays for what he sees of their colour.
card-end-1 = When all stones are set, the chief walks once all the way around and looks from every cell.
card-score-1 = From a side: the nearest square of each level costs as many points as its level.
card-score-2 = From a corner: every coloured square on top of that quarter costs 1 point.
card-score-3 = Beige costs nobody anything and hides what is behind it.
card-tip-1 = Stay low: high squares are dear.
card-tip-2 = Use beige stones as shields for your towers.
card-tip-3 = Look what the others pay: only the difference counts.

# The first games: what is said once, when something is asked for the first time

guide-set = Set a stone, your colour or beige. What the chief sees of your colour costs points, the more the higher it lies. Beige costs nothing and hides what is behind it.
guide-walk = Walk the chief 1 to 4 cells. He sees every coloured side that faces him: each costs its height. The numbers on the stops say what everybody would pay.
guide-remove = The heap is taken apart: take one stone off that has nothing on top, of your colour or beige. Then the chief walks and looks as before.
guide-bid = The order of turns is sold: bid points for the choice of a card. What you bid is added to your penalty points, so bid little.
guide-pass = Who passes is out of this round of bids, and pays nothing.
guide-take = Take a card: its number says when it is your turn. To act late means to see what the others do.
guide-lay = Choose a cell for a sacred place. No stone may stand on it.
