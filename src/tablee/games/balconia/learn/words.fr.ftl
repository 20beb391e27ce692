# La leçon de Balconia : ce qu’une scène demande, ce qu’elle apprend, et les réponses aux autres essais.

title-place = Un immeuble, deux façades
scene-place = Vous êtes turquoise et voyez cette façade de l’immeuble ; rose voit l’autre. Rose a gardé deux faces du bloc. Prenez une des deux autres, une case libre à côté d’un balcon, et confirmez.
done-place = Votre face vous regarde, la face opposée regarde rose. Le plus de points sur sa propre façade gagne.

title-sign = Ce que veut un balcon
scene-sign = Un signe dit ce que compte chaque balcon. La face a rapporte 1 point par chat de son étage. Placez-la là où elle trouve le plus de chats.
done-sign = { $points } points : elle compte tous les chats de son étage, et le balcon d’à côté compte aussi votre nouveau chat.
wrong-few-cats = À cet étage, elle est seule avec son chat : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les deux chats habitent l’étage du dessous.
wrong-other-face = Cette face veut des cœurs et des fleurs, et il n’y en a pas. Choisissez la face a, qui compte les chats.

title-split = Vous partagez
scene-split = Chacun son tour. Maintenant vous partagez : gardez deux faces voisines. Rose prend une des deux autres, et vous recevez la face opposée. Gardez la paire que vous voulez.
done-split = L’une des deux que vous gardez sera à vous, et rose décide laquelle. On ne garde jamais deux faces opposées.

title-cats = Une bonne paire
scene-cats = Vos balcons du bas aiment les chats. Une face de ce bloc en montre deux. Gardez une paire avec cette face.
done-cats = Ada a pris une face et choisi la case ; vous voyez la face opposée : deux chats. Gardez des paires dont les deux faces vous plaisent.
wrong-no-cats = Alors la face aux deux chats est pour rose. Gardez une paire avec la face b.

title-couple = Les tourtereaux
scene-couple = Un tourtereau tourné vers la droite attend en B1. Il en veut un tourné vers la gauche, dans la colonne juste à sa droite ; l’étage n’importe pas. Réunissez-les.
done-couple = Un couple ! Chacun des deux rapporte 5.
wrong-alone = Là, il ne trouve personne. Il doit être dans la colonne juste à côté : la colonne C.
wrong-no-lovebird = Cette face n’a pas de tourtereau. Prenez la face c.

title-nobody = La paix
scene-nobody = La face b rapporte 5 si personne ne se tient juste à sa droite. Une case vide convient aussi. Trouvez une telle case.
done-nobody = Personne : 5 points. Mais une case vide peut encore se remplir.
wrong-somebody = Quelqu’un se tient à droite de cette case. Cherchez une case avec, à droite, une case vide ou un balcon sans personne.
wrong-not-that-face = La face a compte les balcons au-dessous d’elle. Prenez la face b cette fois.

title-door = Votre porte
scene-door = Votre porte compte toute la façade : ici la différence entre oiseaux et stores bannes. Vous avez cinq oiseaux et aucun store banne. Prenez la face qui augmente la différence.
done-door = Trois oiseaux de plus : la porte seule rapporte 3 points de plus.
wrong-no-birds = Cette face n’a pas d’oiseau, votre porte n’y gagne rien. Prenez celle aux trois oiseaux.

title-end = Le dernier bloc
scene-end = Après 14 blocs, la partie finit. Voici le dernier : placez-le où il vous va le mieux.
done-end = On compte les deux façades : chaque balcon selon son signe, puis la porte. Le plus de points gagne. Dans votre première partie, les deux façades sont visibles. Essayez !

# Le résumé sur une page

card-goal-1 = Ayez la meilleure façade de l’immeuble : le plus de points sur sa façade gagne.
card-turn-1 = Un jeton amène un bloc à quatre faces.
card-turn-2 = Le sélecteur garde deux faces voisines.
card-turn-3 = Le poseur prend une des deux autres, et une case à côté d’un balcon. Le sélecteur reçoit la face opposée. Puis les rôles changent.
card-end-1 = Après 14 blocs, on compte les deux façades.
card-score-1 = Chaque balcon compte selon son signe : par objet, 5 si l’objet est là, ou 5 s’il n’y est pas.
card-score-2 = Deux tourtereaux qui se regardent, dans des colonnes voisines : 5 chacun.
card-score-3 = Votre porte compte toute votre façade.
card-tip-1 = Gardez une paire dont les deux faces vous plaisent.
card-tip-2 = Placez les balcons là où les anciens les comptent aussi.
card-tip-3 = Pensez à ce que la face opposée donne à l’autre façade.

# Les premières parties : ce qu’on dit une fois, quand quelque chose est demandé pour la première fois

guide-keep = Vous partagez : gardez deux faces voisines. L’autre prend une des deux restantes, et vous avez la face opposée : une des deux gardées. Gardez donc deux faces qui vous plaisent.
guide-place = Vous placez : une face pour votre façade, et une case. Le signe d’un balcon dit ce qu’il compte. Avant de confirmer, la page dit combien de points il rapporte ; la face opposée va à l’autre.
