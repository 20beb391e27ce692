# La leçon de Pueblo : ce qu’une scène demande, ce qu’elle apprend, et ce qu’on répond aux autres essais.

title-goal = Restez caché
scene-goal = Vous êtes rouge. Le chef tourne autour du tas et regarde. Chaque carré rouge qu’il voit vous coûte des points, et le moins de points gagne. Menez-le à un arrêt d’où il ne voit rien de rouge.
done-goal = Pas un carré rouge en vue : vous ne payez rien. C’est tout le secret de Pueblo.
wrong-seen = De là, le chef voit votre rouge : cela vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les petits nombres aux arrêts le disent d’avance. Choisissez un autre arrêt.

title-levels = Plus haut, plus cher
scene-levels = Un carré au sol coûte 1 point, un étage plus haut 2 points, puis 3. Faites payer bleu : menez le chef devant la tour bleue de deux étages.
done-levels = Bleu paie 1 pour le carré du bas et 2 pour celui du haut : 3 points.
wrong-low = Là, il ne voit qu’un carré bleu au sol : 1 point. Trouvez l’arrêt devant la tour la plus haute.

title-hide = Le beige cache
scene-hide = Les pierres beiges ne sont à personne et ne coûtent rien. Le chef ne voit pas à travers. Menez-le à l’arrêt où une tour beige est devant votre tour rouge.
done-hide = Il voit du beige, et le beige ne coûte rien à personne. Votre rouge, derrière, est à l’abri.
wrong-not-hidden = Là, rien ne cache votre rouge : cela vous coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Cherchez l’arrêt devant la tour beige.

title-corner = Vu d’en haut
scene-corner = À un coin, le chef grimpe et regarde d’en haut le quart devant lui. Chaque carré de couleur au sommet coûte 1 point, haut ou bas. Menez-le au coin.
done-corner = Trois carrés bleus sont au sommet : bleu paie 3 points.
wrong-no-corner = C’est un côté, pas le coin. Le coin est à trois pas.

title-set = Poser une pierre
scene-set = Un tour commence par une pierre. Choisissez une case pour son coin, puis la flèche vers laquelle elle s’ouvre, et confirmez. Où vous voulez !
done-set = Elle est posée. Après chaque pierre, le même joueur fait avancer le chef de 1 à 4 pas. C’est un tour complet.

title-cube = L’une sur l’autre
scene-cube = Les pierres s’empilent si elles tiennent bien, sans trou. Complétez le cube : coin sur b3, ouverture au sud-est. Rouge ou beige, à votre guise.
done-cube = Deux pierres font un cube. Si quelque chose ne va pas, touchez-le : la page vous dit pourquoi.
wrong-no-cube = Bel endroit, mais il ne complète pas le cube. Mettez le coin sur b3 et tournez la flèche vers le sud-est.

title-shield = Un bouclier
scene-shield = Ada vient de déplacer le chef, et vous avez payé 3. Vous aviez posé une pierre rouge ; la beige de cette paire vient maintenant. Posez-la pour cacher au chef votre tour rouge en d6.
done-shield = Maintenant il voit du beige. Les pierres vont par paires, une de votre couleur et une beige : les beiges sont vos boucliers.
wrong-no-shield = De sa place, le chef verrait encore du rouge. La pierre beige doit être devant d6, haute de deux étages : essayez d7 ou d8.

title-trade = Une bonne affaire
scene-trade = Parfois on ne peut pas se cacher. Regardez alors ce que paient les autres : trouvez l’arrêt où bleu paie plus que vous.
done-trade = Vous payez 1, bleu paie 2. À la fin, seule la différence compte.
wrong-no-trade = Vous paieriez 1, et bleu rien. Il y a un arrêt où bleu paie aussi.
wrong-dear = Cela vous coûte { $points } points, et rien à bleu. Cherchez un arrêt où bleu paie plus que vous.

title-end = Le dernier tour
scene-end = La dernière pierre est posée. Après cette marche, le chef fait le tour complet et regarde de chaque case. Faites-le avancer une dernière fois.
done-end = C’était le tour, et la partie. Le moins de points gagne. Vous savez tout : essayez !

# Le résumé sur une page

card-goal-1 = Tout le monde construit un seul tas. Qui a été le moins vu par le chef, et a donc le moins de points de pénalité, gagne.
card-turn-1 = Posez une pierre : votre couleur ou beige. Elle doit bien tenir, sans trou.
card-turn-2 = Faites avancer le chef de 1 à 4 cases autour du plateau.
card-turn-3 = Là où il s’arrête, il regarde, et chacun paie ce qu’il voit de sa couleur.
card-end-1 = Quand toutes les pierres sont posées, le chef fait un tour complet et regarde de chaque case.
card-score-1 = D’un côté : le carré le plus proche de chaque étage coûte autant de points que son étage.
card-score-2 = D’un coin : chaque carré de couleur au sommet de ce quart coûte 1 point.
card-score-3 = Le beige ne coûte rien à personne et cache ce qui est derrière.
card-tip-1 = Restez bas : les carrés hauts sont chers.
card-tip-2 = Les pierres beiges sont les boucliers de vos tours.
card-tip-3 = Regardez ce que paient les autres : seule la différence compte.

# Les premières parties : ce qu’on dit une fois, quand quelque chose est demandé pour la première fois

guide-set = Posez une pierre, de votre couleur ou beige. Ce que le chef voit de votre couleur coûte des points, d’autant plus que c’est haut. Le beige ne coûte rien et cache ce qui est derrière.
guide-walk = Faites avancer le chef de 1 à 4 cases. Il voit chaque face de couleur tournée vers lui : elle coûte sa hauteur. Les nombres aux arrêts disent ce que chacun paierait.
guide-remove = On démonte le tas : ôtez une pierre qui n’a rien au-dessus, de votre couleur ou beige. Puis le chef avance et regarde comme avant.
guide-bid = L’ordre des tours se vend : misez des points pour choisir une carte. Votre mise s’ajoute à vos points de pénalité : misez peu.
guide-pass = Qui passe ne mise plus pour cette carte, et ne paie rien.
guide-take = Prenez une carte : son nombre dit quand c’est à vous. Jouer tard, c’est voir ce que font les autres.
guide-lay = Choisissez une case pour un lieu sacré. Aucune pierre ne peut s’y poser.
