# La leçon du jeu des dalles d’Antoni Gaudí : ce qu’une scène demande, ce qu’elle apprend, et les réponses aux autres essais.

title-fit = Des dalles qui s’accordent
scene-fit = Chaque dalle montre un tiers d’escargot, de méduse et d’étoile de mer. Là où elles se touchent, un animal a partout la même couleur. Choisissez une dalle et posez-la sur une case éclairée.
done-fit = Elle s’accorde. La dalle se tourne toute seule : ne regardez que les couleurs.

title-turn = Votre tour
scene-turn = À son tour, on pose au moins une dalle. La vôtre est posée à l’essai ; vous pourriez encore la reprendre. Confirmez votre tour.
done-turn = Elle y reste. Vous avez pioché une dalle, vous en avez de nouveau trois, et c’est à Ada.

title-complete = Un animal entier
scene-complete = Trois dalles autour d’un coin font un animal entier. Il manque un tiers à l’escargot orange. Complétez-le : laquelle de vos dalles a un escargot orange ?
done-complete = Un escargot orange entier ! Qui complète un animal peut en tirer des points.
wrong-other-cell = C’est la bonne dalle, mais pas la bonne case. Posez-la sur la case éclairée, entre les deux escargots orange.
wrong-other-tile = Cette dalle n’a pas d’escargot orange, ou n’est pas à côté. Prenez celle qui a l’escargot orange.

title-cards = Vos cartes secrètes
scene-cards = Deux cartes secrètes disent ce que vous collectionnez : un animal et une couleur. Les vôtres : l’escargot et le vert. Vous venez de poser le dernier tiers d’un escargot orange. Confirmez votre tour.
done-cards = L’escargot est votre animal : vous y mettez une fiche, qui vaut 1 point. Un animal qui ne répond à aucune de vos cartes ne rapporte rien.
wrong-enough = Vous pourriez continuer, mais ici une dalle suffit. Confirmez votre tour.

title-both = Deux fois mieux
scene-both = Vous collectionnez maintenant les escargots et l’orange. Un animal qui répond à vos deux cartes vaut 2 points. Il manque une dalle à deux animaux : complétez celui qui vaut 2.
done-both = Votre animal dans votre couleur : 2 points quand vous confirmez.
wrong-for-nobody = Cela complète la méduse verte ; vous ne collectionnez ni le vert ni les méduses : aucun point. Cherchez l’escargot orange.
wrong-nothing-complete = Ainsi, rien n’est complet. Posez la dalle à l’escargot orange sur une des cases éclairées.

title-two = Deux dalles
scene-two = On peut poser deux dalles en un tour si elles se touchent et complètent au moins un animal. La première est posée. Posez-en une seconde qui complète l’escargot.
done-two = Deux dalles, un animal. Et vous en piocherez deux nouvelles.
wrong-not-yet = Une seule dalle, c’est permis, mais deux compléteraient l’escargot. Posez la dalle à l’escargot orange sur la case éclairée.

title-three = Trois dalles
scene-three = Pour trois dalles, il faut deux animaux. Elles forment une chaîne, pas un tas. Les deux vôtres ont complété l’escargot ; posez la troisième pour compléter la méduse verte.
done-three = Trois dalles, deux animaux : le plus grand tour possible.
wrong-one-more = Vous pourriez vous arrêter à deux. Mais votre troisième dalle complète un autre animal : posez-la sur la case éclairée.

title-exchange = Rien ne va
scene-exchange = Aucune de vos dalles ne va nulle part. Alors on échange : choisissez une dalle à rendre, vous en recevez une autre de la pioche.
done-exchange = C’est tout. Si la nouvelle dalle va quelque part, vous la posez tout de suite.

title-end = La fin
scene-end = La pioche est vide, et vous venez de poser votre dernière dalle. Confirmez : la partie finit aussitôt.
done-end = Toutes les cartes sont ouvertes. Chaque fiche vaut 1 ou 2 points, et le plus de points gagne. Regardez ce que les autres marquent : cela trahit leurs cartes. À vous !

# Le résumé sur une page

card-goal-1 = Complétez les animaux et les couleurs de vos deux cartes secrètes. Le plus de points gagne.
card-turn-1 = Posez une dalle qui s’accorde ; ou deux qui complètent un animal ; ou trois qui en complètent deux.
card-turn-2 = Là où les dalles se touchent, un animal a la même couleur. Les dalles d’un tour se touchent, trois forment une chaîne.
card-turn-3 = Si rien ne va, échangez une dalle. Puis piochez jusqu’à trois.
card-end-1 = La pioche est vide et quelqu’un a posé sa dernière dalle : la partie finit aussitôt.
card-score-1 = Un animal complété qui répond à une de vos cartes reçoit votre fiche : 1 point.
card-score-2 = S’il répond aux deux : 2 points.
card-score-3 = Les autres animaux ne rapportent rien.
card-tip-1 = Gardez deux dalles avec le même tiers : ensemble elles le complètent.
card-tip-2 = Ne laissez pas ouvert un animal qui va à votre voisin.
card-tip-3 = Vos fiches trahissent vos cartes, et les leurs aussi.

# Les premières parties : ce qu’on dit une fois, quand quelque chose est demandé pour la première fois

guide-lay = Posez une dalle là où toutes les couleurs s’accordent. Trois dalles autour d’un coin complètent un animal ; il rapporte s’il répond à vos cartes secrètes : 1 point, ou 2 s’il répond aux deux.
guide-done = Vous pouvez finir votre tour, ou poser encore : deux dalles doivent compléter un animal, trois en compléter deux. Tant qu’il n’est pas fini, vous pouvez les reprendre.
guide-exchange = Aucune de vos dalles ne va nulle part. Rendez-en une, et vous en recevez une autre de la pioche.
