# La leçon d’Agora Barcelona : ce qu’une scène demande, ce qu’elle apprend, et les réponses aux autres essais.

title-lead = Le plus de promeneurs
scene-lead = Vous êtes bleu. Dix arrondissements de Barcelone attendent des promeneurs ; qui en a le plus à la fin marque ses points. Une carte dit où et combien. Prenez la tête à Gràcia : jouez une carte Gràcia.
done-lead = Trois promeneurs bleus contre deux : Gràcia vous vaudrait 7 points.
wrong-behind = Un promeneur contre deux grenat, ce n’est pas la tête. Jouez la carte Gràcia de valeur 3.
wrong-elsewhere = Un bel arrondissement, mais ici il s’agit de Gràcia. Jouez la carte Gràcia de valeur 3.

title-tie = Jamais à égalité
scene-tie = Deux joueurs ne partagent jamais la première place. Grenat a trois promeneurs à l’Eixample : votre 3 ne peut pas y être joué. Jouez la carte qui prend la tête.
done-tie = Quatre contre trois. L’Eixample vaut 10, le plus de tous. Cette règle vous protège aussi : personne ne peut simplement égaliser.
wrong-second = C’est permis : on peut rester derrière. Mais ici prenez la tête, avec le 4.

title-take = Prendre une carte
scene-take = Un tour a quatre phases. D’abord chacun prend une carte à son voisin de gauche. On ne voit que les dos, donc les arrondissements. Prenez à Ada la carte de l’Eixample, le plus cher.
done-take = C’était un 5 ! Vous deux seuls le savez. Tous voient où vous pouvez jouer, personne avec quelle force.
wrong-cheap = Cet arrondissement vaut moins. L’Eixample vaut 10 : prenez cette carte.

title-move = Déplacer deux promeneurs
scene-move = Après la carte, chacun déplace deux promeneurs, de n’importe quelle couleur, d’un pas. À Gràcia, grenat mène par trois à deux. Envoyez d’abord un promeneur grenat vers l’Eixample ou Horta-Guinardó.
done-move = Deux contre deux, pour un instant. Le second pas décide.
wrong-not-garnet = C’est permis, mais cela n’affaiblit pas grenat à Gràcia. Choisissez un promeneur grenat là, puis où il va.

title-second = Le second promeneur
scene-second = Amenez maintenant un de vos promeneurs de Sarrià-Sant Gervasi à Gràcia. Après les deux pas, personne ne doit partager la première place.
done-second = Trois contre deux : Gràcia est à vous. Les promeneurs déplacés se couchent et restent là jusqu’au tour suivant.
wrong-not-in = Pas celui-là. Déplacez un promeneur bleu de Sarrià-Sant Gervasi à Gràcia.

title-draw = Piocher une carte
scene-draw = À la fin d’un tour, chacun pioche une carte. Il y a deux piles, et leurs dos montrent l’arrondissement. Prenez-en une.
done-draw = Quand les piles sont vides, on ne prend ni ne pioche plus : on joue ce qu’on a.

title-fountain = La Fontaine magique
scene-fountain = Qui a la Fontaine magique commence toutes les phases d’un tour. Après le tour, on doit la donner : à qui ?
done-fountain = Jouer en dernier vaut souvent mieux : on voit ce que font les autres. Donnez la fontaine à qui doit commencer.

title-discard = Aucune carte ne va
scene-discard = Vos deux cartes vous mettraient à égalité pour la première place : aucune n’est jouable. Alors, et alors seulement, on en défausse une : choisissez-la.
done-discard = Elle est perdue, et aucun promeneur n’arrive. Gardez des cartes de valeurs différentes pour que cela arrive rarement.

title-end = Le dernier pas
scene-end = Au dernier tour, on ne déplace que ses propres promeneurs. Voici le dernier pas de la partie : faites-le.
done-end = Chaque arrondissement va à qui y a le plus de promeneurs, et le plus de points gagne. C’est tout : essayez !

# Le résumé sur une page

card-goal-1 = Ayez le plus de promeneurs dans les arrondissements à la toute fin. Le plus de points gagne.
card-turn-1 = Prenez une carte à votre voisin de gauche ; vous ne voyez que l’arrondissement.
card-turn-2 = Jouez une carte : autant de promeneurs vont dans son arrondissement.
card-turn-3 = Déplacez deux promeneurs, de n’importe quelle couleur, d’un pas chacun.
card-turn-4 = Piochez une carte. Qui a la Fontaine magique commence tout, puis la donne.
card-end-1 = Après le dernier tour : 15 tours à trois, 12 à quatre, 10 à cinq.
card-score-1 = Le plus de promeneurs dans un arrondissement : ses 6 à 10 points.
card-score-2 = Personne ne partage la première place : les coups qui y mènent sont interdits.
card-score-3 = Les cartes et les réserves ne valent rien.
card-tip-1 = La règle de l’égalité protège une avance : pensez aux nombres qu’on ne peut pas dépasser.
card-tip-2 = Un promeneur qui sort et un qui entre retournent un arrondissement.
card-tip-3 = Jouer en dernier vaut souvent mieux : donnez la fontaine à qui doit commencer.

# Les premières parties : ce qu’on dit une fois, quand quelque chose est demandé pour la première fois

guide-take = Prenez une carte à votre voisin de gauche. Vous ne voyez que les dos : l’arrondissement, pas le nombre. Cherchez un arrondissement où vous menez, ou pourriez mener.
guide-play = Jouez une carte : autant de vos promeneurs que son nombre vont dans son arrondissement. Seule compte la majorité à la toute fin ; personne ne partage la première place.
guide-discard = Toutes vos cartes mèneraient à une première place partagée : aucune n’est jouable. Il faut en perdre une : choisissez la moins utile.
guide-move = Déplacez deux promeneurs, de n’importe quelle couleur, d’un pas. Un des leurs qui sort et un des vôtres qui entre retournent un arrondissement. Ils se couchent ensuite pour ce tour.
guide-draw = Piochez la carte du dessus d’une pile. Son dos dit l’arrondissement d’avance ; le nombre est une surprise.
guide-give = Vous avez commencé ce tour : la Fontaine magique va à quelqu’un d’autre. Qui la reçoit commence tout ; qui joue en dernier en sait le plus.
