# The lesson of Agora Barcelona: what a scene asks, what it was good for, and what is said to other tries.

title-lead = Most walkers win
scene-lead = You are blue. Ten districts of Barcelona wait for walkers; who has most in a district at the end scores its points. A card says where and how many. Take the lead in Gràcia: play a Gràcia card.
done-lead = Three blue walkers against two: Gràcia would be worth 7 points to you now.
wrong-behind = One walker against two garnet ones is not the lead. Play the Gràcia card with the 3.
wrong-elsewhere = A fine district, but here it is about Gràcia. Play the Gràcia card with the 3.

title-tie = Never equal
scene-tie = Two players may never share first place. Garnet has three walkers in Eixample, so your 3 cannot be played there. Play the card that takes the lead.
done-tie = Four against three. Eixample is worth 10, the most of all. This rule also protects you: nobody can simply draw level.
wrong-second = Allowed: you may stay behind. But here take the lead, with the 4.

title-take = Take a card
scene-take = A round has four phases. First everybody takes a card from their left neighbour. You see only the backs, that is the districts. Take the card of Eixample, the dearest district, from Ada.
done-take = It was a 5! Only the two of you know. Everybody sees where you can play, nobody how strongly.
wrong-cheap = That district is worth less. Eixample is worth 10: take that card.

title-move = Move two walkers
scene-move = After playing a card everybody moves two walkers, of any colour, one step each. In Gràcia garnet leads three to two. Begin by moving one garnet walker out to Eixample or Horta-Guinardó.
done-move = Now it is two against two, for a moment. The second move decides.
wrong-not-garnet = You may, but that does not weaken garnet in Gràcia. Choose a garnet walker there, and then where it goes.

title-second = The second walker
scene-second = Now bring one of your own walkers from Sarrià-Sant Gervasi into Gràcia. When both have moved, nobody may share first place.
done-second = Three against two: Gràcia is yours. Walkers that moved lie down, and stay where they are until the next round.
wrong-not-in = Not that one. Move a blue walker from Sarrià-Sant Gervasi to Gràcia.

title-draw = Draw a card
scene-draw = At the end of a round everybody draws a card. There are two piles, and their backs show the district. Take one.
done-draw = When the piles are empty, nobody takes or draws any more: you play what you have.

title-fountain = The Magic Fountain
scene-fountain = Who has the Magic Fountain begins all phases of a round. After the round you must give it away: to whom?
done-fountain = To act last is often better, for you see what the others do. Give the fountain to whom you want to begin.

title-discard = No card fits
scene-discard = Both your cards would make you equal for first place, so none can be played. Then, and only then, you lay one aside: choose it.
done-discard = It is gone, and no walkers come. Keep cards of different values, so that this happens seldom.

title-end = The last move
scene-end = In the last round you may move only your own walkers. This is the last move of the game: make it.
done-end = Now each district goes to whoever has most walkers there, and most points win. That is all: try it!

# The summary on one page

card-goal-1 = Have most walkers in districts at the very end. Most points win.
card-turn-1 = Take a card from your left neighbour; you see only its district.
card-turn-2 = Play a card: so many walkers go to its district.
card-turn-3 = Move two walkers, of any colour, one step each.
card-turn-4 = Draw a card. Who has the Magic Fountain begins everything, and then gives it away.
card-end-1 = After the last round: 15 rounds with three players, 12 with four, 10 with five.
card-score-1 = Most walkers in a district: its 6 to 10 points.
card-score-2 = Nobody may share first place in a district, not for a moment: such plays and moves are not allowed.
card-score-3 = Cards and reserves are worth nothing.
card-tip-1 = The rule about equals protects a lead: think of numbers nobody can jump over.
card-tip-2 = One move out and one in turn a district around.
card-tip-3 = To act last is often best: give the fountain to somebody who should begin.

# The first games: what is said once, when something is asked for the first time

guide-take = Take one card from your left neighbour. You see only the backs: each tells the district, not the number. Look for a district that you lead, or could.
guide-play = Play a card: as many of your walkers as its number go to its district. Only most walkers at the very end score; two players never share first place.
guide-discard = Every card of yours would end in a shared first place, so none can be played. One has to go: choose the one you miss least.
guide-move = Move two walkers of any colour one step each. One of theirs out and one of yours in can turn a district. Walkers that moved lie down and stay there for this round.
guide-draw = Draw the top card of a pile. Its back tells the district beforehand; the number is a surprise.
guide-give = You have begun this round, so the Magic Fountain goes to somebody else. Whoever gets it begins everything; who acts last knows most.
