# The lesson of Balconia: what a scene asks, what it was good for, and what is said to other tries.

title-place = One building, two sides
scene-place = You are turquoise and see this side of the building; pink sees the other. Pink has kept two faces of the block. Take one of the other two, choose a free cell beside a balcony, and confirm.
done-place = Your face looks at you, and the opposite one at pink. Most points on your own side win.

title-sign = What a balcony wants
scene-sign = A sign on each balcony says what it counts. Face a scores 1 point for each cat on its floor. Place it where it finds most cats.
done-sign = { $points } points: it counts every cat on its floor, and the balcony beside it counts your new cat too.
wrong-few-cats = On that floor it is alone with its own cat: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The two cats live on the floor below.
wrong-other-face = That face wants hearts and flowers, and there are none. Choose face a, which counts cats.

title-split = You split
scene-split = You take turns. Now you split: keep two faces that lie side by side. Pink takes one of the others, and you get the face opposite to it. Keep any pair.
done-split = So one of the two you kept will be yours, and pink decides which. Opposite faces can never both be kept.

title-cats = A good pair
scene-cats = Your balconies below love cats. One face of this block shows two. Keep a pair with that face.
done-cats = Ada took a face and chose the cell; you see the opposite one: two cats. Keep pairs in which you like both faces.
wrong-no-cats = Then the face with two cats is for pink. Keep a pair with face b.

title-couple = Lovebirds
scene-couple = A lovebird that looks to the right waits on B1. It wants one that looks to the left, in the next column to its right; the floor does not matter. Bring them together.
done-couple = A couple! Each of the two scores 5.
wrong-alone = There it finds nobody. It has to stand in the column right beside the other one: column C.
wrong-no-lovebird = That face has no lovebird. Take face c.

title-nobody = Peace and quiet
scene-nobody = Face b scores 5 if no person stands right beside it on its right. An empty cell is fine too. Find such a cell.
done-nobody = Nobody there: 5 points. But keep in mind that an empty cell may still be filled.
wrong-somebody = Somebody stands to the right of that cell. Look for a cell with an empty one, or a balcony without people, to its right.
wrong-not-that-face = Face a counts the balconies below it. Take face b for this one.

title-door = Your door
scene-door = Your door counts the whole side: here the difference between birds and awnings. You have five birds and no awning. Take the face that makes the difference larger.
done-door = Three more birds: the door alone brings 3 points more.
wrong-no-birds = That face has no bird, so your door gains nothing. Take the one with three birds.

title-end = The last block
scene-end = After 14 blocks the game ends. This is the last one: place it where it suits you best.
done-end = Both sides are counted: every balcony by its sign, then the door. Most points win. In your first game both sides lie open, so there is nothing to remember. Try it!

# The summary on one page

card-goal-1 = Have the better side of the building: most points on your own side win.
card-turn-1 = A token brings a block with four faces.
card-turn-2 = The selector keeps two faces that lie side by side.
card-turn-3 = The placer takes one of the other two, and a cell beside a balcony. The selector gets the opposite face. Then the roles change.
card-end-1 = After 14 blocks both sides are counted.
card-score-1 = Each balcony scores what its sign asks for: per item, 5 for having it, or 5 for not having it.
card-score-2 = Two lovebirds that look at each other, in neighbouring columns: 5 each.
card-score-3 = Your door counts your whole side.
card-tip-1 = Keep a pair in which you like both faces.
card-tip-2 = Place balconies where the old ones count them too.
card-tip-3 = Remember what the opposite face gives to the other side.

# The first games: what is said once, when something is asked for the first time

guide-keep = You split: keep two faces side by side. The other side takes one of the rest, and you get the face opposite to it: one of the two you kept. So keep two that you both like.
guide-place = You place: choose a face for your side and a cell. The sign on a balcony says what it counts. Before you confirm, the page says how many points it brings; the opposite face goes to the other side.
