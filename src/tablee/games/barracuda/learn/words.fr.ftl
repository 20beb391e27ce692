# La leçon de Barracuda : ce qu’une scène demande, ce qu’elle apprend, et les réponses aux autres essais.

title-open = Votre premier bar
scene-open = Vous avez cinq pions à placer dans des bars de plage. Qui garde les cinq dans des bars gagne. Au premier tour, chacun ouvre un bar fermé : touchez-en un et confirmez.
done-open = Il est à vous : votre pion en est le gérant. Ouvrir est gratuit, mais un gérant paie un loyer à chaque tour, et aucun bar ne rapporte d’argent !

title-partner = Un partenaire
scene-partner = Certains bars ont une seconde place, pour un partenaire. Dans votre propre bar elle est gratuite, et un partenaire ne paie pas de loyer. Mettez un partenaire dans votre bar, le Karambole.
done-partner = Trois pions dans les bars, et pas de loyer pour le troisième. Votre argent doit durer : les places gratuites sont précieuses.
wrong-costs-rent = Ouvrir est permis, mais un gérant de plus, c’est un loyer de plus. La place à côté de vous au Karambole ne coûte rien.
wrong-not-mine = Ce bar est à quelqu’un d’autre, cela coûte de l’argent. Votre propre bar, le Karambole, a une place libre.

title-wish = Chez un autre
scene-wish = Le Lagoon est à Jordi et a une place de partenaire libre. Vous pouvez la demander et offrir de l’argent. Choisissez de devenir partenaire au Lagoon.
done-wish = Tout le monde entend ce que vous voulez. Vient maintenant l’enveloppe.
wrong-no-partner = C’est autre chose. Choisissez la place de partenaire libre au Lagoon.

title-offer = L’enveloppe
scene-offer = Mettez de l’argent dans l’enveloppe, et quelques faux billets : ils valent 0. Les autres voient seulement son épaisseur. Mettez de l’argent, au moins un faux billet, et remettez-la.
done-offer = Jordi a accepté, et votre pion est au Lagoon. S’il avait refusé, il aurait dû payer autant que vous, et tout serait allé à la banque.
wrong-no-fakes = C’est possible, mais une enveloppe mince en dit long. Ajoutez au moins un faux billet.

title-answer = Une offre pour vous
scene-answer = Ada veut reprendre votre bar, le Pelican, et offre 7000. Acceptez : vous avez l’argent, et votre pion revient. Refusez : vous lui payez 7000. Ici, prenez l’argent.
done-answer = 7000 de plus, et un pion de nouveau en main. L’argent ne vient que des autres joueurs !
wrong-too-dear = Vous garderiez le bar, mais en payant à Ada 7000 de votre poche. C’est trop pour un bar au loyer de 3000.

title-takeover = Reprendre un bar
scene-takeover = Vous aussi pouvez reprendre un bar, en offrant au moins son loyer. Choisissez le bar le moins cher des autres : l’Octopus, au loyer de 3000.
done-takeover = Ensuite vous rempliriez une enveloppe comme avant. Si le gérant refuse, vous gagnez même ce que vous avez offert.
wrong-dear-bar = Celui-ci a un loyer plus élevé : il coûterait plus maintenant et à chaque tour. Prenez l’Octopus.
wrong-other-way = Dans une partie, c’est possible. Ici, reprenez l’Octopus.

title-auction = Vendre un bar
scene-auction = Vous gérez trois bars et n’avez plus que 9000 : les loyers vous ruineraient bientôt. Avec trois bars ou plus, on peut en mettre un aux enchères. Mettez un de vos bars aux enchères.
done-auction = Votre pion revient en main, et les autres doivent maintenant miser.
wrong-no-sale = Cela ne rapporte pas d’argent. Mettez aux enchères un de vos trois bars.

title-bids = Lire les enveloppes
scene-bids = Vous vendez le Karambole. Vous seul voyez ce qu’il y a dans les enveloppes. Prenez celle qui a le plus d’argent ; les faux billets ne valent rien.
done-bids = 10000 en vrai argent, et plus de loyer pour le Karambole. L’autre enveloppe est rendue.
wrong-thick = Épaisse, mais surtout des faux : 2000 seulement. Prenez l’autre.
wrong-nothing = Alors vous paieriez même 1000 pour rien. Prenez l’enveloppe qui a le plus d’argent.

title-order = Last order
scene-order = L’ordre des tours est tiré au sort. Avant un tour, on peut demander un last order : tous misent, et qui mise plus joue plus tard. Les mises sont perdues. Ici, dites non.
done-order = Alors les pions sont tirés du sac, comme toujours. C’est utile quand il faut jouer avant ou après quelqu’un.
wrong-calls = Cela coûterait de l’argent à tous, à vous aussi. C’est rarement utile : dites non ici.

title-end = La fin
scene-end = La partie finit aussi quand quelqu’un ne peut pas payer son loyer. Ada joue ensuite et n’a presque plus rien. Ouvrez un bar de plus, pour avoir le plus de pions dans les bars.
done-end = Ada est ruinée et dernière. Parmi les autres, le plus de pions dans les bars gagne : vous. Et qui garde cinq pions jusqu’à son tour suivant gagne aussitôt. Essayez !
wrong-talk = Cela peut échouer. Ouvrir un bar y place sûrement un pion : choisissez un bar fermé.

# Le résumé sur une page

card-goal-1 = Placez vos cinq pions dans des bars et gardez-les jusqu’à votre tour suivant ; ou ayez le plus de pions dans les bars quand quelqu’un est ruiné.
card-turn-1 = Payez le loyer de chaque bar que vous gérez. Avec trois bars le moins cher est gratuit, avec quatre le plus cher.
card-turn-2 = Faites une chose : ouvrir un bar, placer un partenaire, reprendre un bar, ou en mettre aux enchères un sur trois ou plus.
card-turn-3 = Chez un autre, vous faites une offre sous enveloppe, de vrais et de faux billets.
card-end-1 = Quelqu’un garde cinq pions dans des bars pendant un tour, ou quelqu’un ne peut pas payer.
card-score-1 = Cinq pions jusqu’à votre tour suivant : vous gagnez aussitôt.
card-score-2 = Qui est ruiné est dernier ; parmi les autres, le plus de pions dans les bars gagne, puis le plus d’argent.
card-score-3 = Les partenaires comptent comme les gérants, et ne paient pas de loyer.
card-tip-1 = Un partenaire dans votre propre bar est gratuit : prenez d’abord cette place.
card-tip-2 = L’argent ne vient que des autres : laissez-les acheter ce qui ne vous manque pas.
card-tip-3 = Une enveloppe épaisse n’est pas toujours riche. Comptez vos loyers d’avance.

# Les premières parties : ce qu’on dit une fois, quand quelque chose est demandé pour la première fois

guide-count = Une fois dans la partie, vous pouvez compter la banque : cela dit combien d’argent les autres peuvent encore avoir.
guide-open = Ouvrez un bar fermé : un de vos pions en devient le gérant. C’est gratuit maintenant, mais coûte son loyer à chacun de vos tours.
guide-partner = Un partenaire ne paie pas de loyer. Dans votre propre bar, la place est gratuite ; chez un autre, vous faites une offre sous enveloppe.
guide-takeover = Reprenez le bar d’un autre : offrez au moins son loyer. Il prend votre argent et s’en va, ou vous paie autant et reste.
guide-auction = Avec trois bars ou plus, vous pouvez en vendre un : les autres misent sous enveloppe, et votre pion revient en main.
guide-done = Vos cinq pions sont dans des bars. S’ils y sont encore au début de votre prochain tour, vous gagnez.
guide-fill = Mettez de vrais billets dans l’enveloppe, et des faux si vous voulez : ils ne valent rien, mais l’épaississent. Les autres ne voient que son épaisseur.
guide-seal = Les faux billets, maintenant : ils ne valent rien, mais donnent à l’enveloppe un air plus riche. Qui garde l’enveloppe les garde aussi.
guide-accept = Acceptez : l’argent est à vous, et l’autre a ce qu’il demandait. Refusez : cela vous coûte autant que l’offre ; les boutons disent combien.
guide-refuse = Refuser coûte autant que l’offre : le bouton dit combien.
guide-take = Vous seul voyez ce qu’il y a dans les enveloppes. Les faux ne valent rien : prenez celle qui a le plus de vrai argent.
guide-close = Aucune enveloppe ne suffit ? Vous pouvez fermer le bar ; cela coûte 1000.
guide-decline = Avant un tour, on peut demander un last order : tous misent pour jouer plus tard, et les mises sont perdues. Le plus souvent, on dit non.
guide-call = Un last order règle l’ordre des tours par des mises, qui sont perdues. Demandez-le seulement s’il faut jouer avant ou après quelqu’un.
