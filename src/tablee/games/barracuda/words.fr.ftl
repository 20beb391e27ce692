# Barracuda en français. Les gérants paient un loyer, les offres sont cachetées, les faux billets ne valent rien et ressemblent à de l’argent.

title = Barracuda
pitch = Tenez des bars de plage, négociez sous enveloppe, bluffez avec de faux billets, et ne soyez pas le premier ruiné.
about = Chacun a cinq pions à placer dans les bars d’une promenade, et un portefeuille secret de vrais et de faux billets. Les gérants paient un loyer à chaque tour, et aucun bar ne rapporte rien : l’argent ne vient que des autres joueurs, dans des enveloppes cachetées dont on peut compter les billets, mais pas les lire. Gardez vos cinq pions dans des bars pendant un tour et vous gagnez aussitôt. Sinon la partie s’arrête dès que quelqu’un est ruiné, et le plus grand nombre de pions dans les bars l’emporte parmi les autres.

aim = Le plus de pions dans les bars gagne ; la ruine met dernier
score = { $points ->
    [one] { $points } pion dans les bars
   *[other] { $points } pions dans les bars
}

# Options

option-discard = Bars écartés
option-discard-note = Un bar à deux places et un bar à une place quittent le jeu : sans être vus, ou choisis par la table et connus de tous.
option-discard-random = au sort, sans être vus
option-discard-chosen = choisis par la table
option-discard_pair = Bar à deux places écarté
option-discard_pair-note = Un bar avec une place de partenaire.
option-discard_pair-barracuda = Barracuda
option-discard_pair-karambole = Karambole
option-discard_pair-sirena = Sirena
option-discard_pair-sundowner = Sundowner
option-discard_pair-albatros = Albatros
option-discard_pair-lagoon = Lagoon
option-discard_single = Bar à une place écarté
option-discard_single-note = Un bar sans place de partenaire.
option-discard_single-mistral = Mistral
option-discard_single-octopus = Octopus
option-discard_single-banana = Banana Bar
option-discard_single-pelican = Pelican
option-discard_single-flamingo = Flamingo
option-discard_single-hammock = Hammock
option-bank_info = L’argent de la banque
option-bank_info-note = Qui peut savoir combien il y a dans la banque, et donc ce qu’ont coûté les offres de partenaire refusées.
option-bank_info-uncounted = personne ne compte
option-bank_info-once = chacun peut compter une fois
option-bank_info-open = visible de tous

# Les noms

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-violet = violet
colour-gold = or
bills = { $count } × { $face }
fakes = { $count ->
    [one] { $count } faux billet
   *[other] { $count } faux billets
}
no-bills = aucun billet
place = { $place }. { $who }

# Les verbes des boutons, et ce qu’il leur faut

verb-open = Ouvrir un bar
verb-open-bar = Ouvrir : { $bar }
verb-partner = Placer un partenaire
verb-partner-bar = Placer un partenaire dans { $bar }
verb-takeover = Reprendre un bar
verb-takeover-bar = Reprendre { $bar }
verb-auction = Mettre un bar aux enchères
verb-auction-bar = Mettre { $bar } aux enchères
verb-done = Finir le tour
verb-fill = Cacheter et remettre
verb-seal = Remettre l’enveloppe
verb-refuse = Refuser
verb-refuse-partner = Refuser : { $amount } partent en fumée pour chacun
verb-refuse-bar = Refuser : vous payez { $amount } à { $who } et gardez { $bar }
verb-accept = Accepter
verb-accept-partner = Accepter : { $amount } pour vous, { $who } devient partenaire dans { $bar }
verb-accept-bar = Accepter : { $amount } pour vous, { $bar } pour { $who }
note-open = Un bar fermé, quel qu’il soit ; rien à payer maintenant.
note-partner = Contre une offre au gérant ; gratuit dans votre bar.
note-partner-own = Gratuit : le bar est à vous.
note-partner-of = Votre offre va à { $whom }, à partir de { $least } ; un refus est possible.
note-takeover = Contre une offre au gérant, à partir du loyer.
note-takeover-of = Votre offre va à { $whom }, à partir de { $least } ; un refus est possible.
note-auction = Les autres font des offres ; prenez-en une, ou fermez le bar pour 1000.
verb-take = Prendre cette offre
verb-close = Fermer le bar pour 1000
verb-decline = Non
verb-call = Last order !
always-decline = Ne jamais demander de last order
verb-count = Compter la banque (une fois)
slot-closed = Bar fermé
slot-place = Place de partenaire
slot-bar = Bar à reprendre
slot-own = Votre bar
slot-tens = 10000
slot-fives = 5000
slot-twos = 2000
slot-ones = 1000
slot-fakes = Faux billets
slot-bid = Offre

# Pourquoi pas

refusal-over = La partie est finie.
refusal-no-such-seat = Personne n’est assis là.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-declined = Vous ne voulez pas de last order ; aux autres de décider.
refusal-handed-over = Votre enveloppe est remise, on n’y touche plus.
refusal-bids-first = D’abord les autres font leurs offres.
refusal-no-pawn-to-bid = Vous n’avez plus de pion en main à placer dans ce bar : vous ne faites pas d’offre.
refusal-first-call = D’abord chacun dit s’il veut un last order.
refusal-first-stake = Last order : d’abord chacun mise.
refusal-first-act = Il faut choisir une action : ouvrir, placer un partenaire, reprendre ou mettre aux enchères.
refusal-first-offer = L’action est annoncée : remplissez maintenant votre enveloppe.
refusal-first-answer = Une offre est devant vous : acceptez-la ou refusez-la.
refusal-first-bid = Un bar est aux enchères : remplissez d’abord votre enveloppe.
refusal-first-pick = Les offres sont là : prenez-en une, ou fermez le bar.
refusal-no-counting = Personne ne compte la banque dans cette partie.
refusal-counted = Vous avez déjà compté la banque ; on ne le fait qu’une fois.
refusal-no-passing = On ne passe pas tant qu’une action est possible.
refusal-only-open = Au premier tour, chacun ouvre un bar et ne fait rien d’autre.
refusal-must-open = Vous n’avez de pion dans aucun bar : il faut en ouvrir un.
refusal-no-pawn = Vous n’avez plus de pion en main.
refusal-open-already = Ce bar est déjà ouvert.
refusal-open-limit = { $limit } bars sont ouverts, il n’en faut pas plus à la fois.
refusal-not-open = Ce bar est fermé.
refusal-one-place = Ce bar n’a pas de place de partenaire.
refusal-place-taken = La place de partenaire de ce bar est prise.
refusal-own-bar = Ce bar est déjà à vous.
refusal-cannot-offer = Il faudrait offrir au moins { $least }, et vous n’avez pas autant.
refusal-not-your-bar = Vous n’êtes pas gérant de ce bar.
refusal-too-few-bars = { $bars ->
    [one] Il faut être gérant de trois bars pour en mettre un aux enchères ; vous en avez { $bars }.
   *[other] Il faut être gérant de trois bars pour en mettre un aux enchères ; vous en avez { $bars }.
}
refusal-nobody-bids = Personne ne peut faire d’offre, et vous ne pouvez pas payer les 1000 de la fermeture.
refusal-filled-already = Les vrais billets sont déjà dans l’enveloppe : aux faux maintenant.
refusal-too-much = { $amount }, c’est trop : { $most } au plus.
refusal-not-enough = Vous avez { $money }, pas { $amount }.
refusal-too-little = L’offre doit valoir au moins { $least } en vrais billets.
refusal-no-fakes-left = Vous n’avez pas de faux billet : il faut au moins un vrai billet dans l’enveloppe.
refusal-fill-first = D’abord les vrais billets vont dans l’enveloppe, ou aucun.
refusal-not-enough-fakes = { $fakes ->
    [0] Vous n’avez pas de faux billet.
    [one] Vous n’avez que { $fakes } faux billet.
   *[other] Vous n’avez que { $fakes } faux billets.
}
refusal-one-bill = Il faut au moins un billet dans l’enveloppe ; un faux suffit.
refusal-cannot-refuse = Pour refuser, il faudrait ajouter { $amount } de votre poche, et vous n’avez pas autant.
refusal-no-such-bid = Ce joueur n’a pas fait d’offre.
refusal-cannot-close = Vous ne pouvez pas payer les 1000 de la fermeture : il faut prendre une offre.
refusal-cannot-stake = Vous n’avez aucun billet à miser.

# Ce que disent les robots : tous l’entendent, et cela n’engage personne

remark-opens-1 = Ce sera { $bar }. Entrez, l’ombre est gratuite.
remark-opens-2 = J’ai toujours voulu { $bar }. Du moins, je le dirai désormais.
remark-opens-3 = Voyons qui aura soif à cette terrasse : { $bar } est ouvert.
remark-partner-1 = Deux des miens dans { $bar } : on se sent chez soi.
remark-partner-2 = Dans { $bar }, je ne demande rien à personne.
remark-wants-partner-1 = { $to }, une place dans { $bar } pour { $amount } : qu’en dites-vous ?
remark-wants-partner-2 = { $to }, { $bar } a besoin de bras. Les miens viennent avec { $amount }.
remark-wants-partner-3 = Je ne dérangerai pas dans { $bar }, { $to }. On me verra à peine.
remark-wants-partner-4 = Refusez, { $to }, et nous payons tous les deux. { $amount }, et l’on reste amis.
remark-wants-bar-1 = { $amount } pour { $bar }, { $to }, et plus de loyer à payer.
remark-wants-bar-2 = { $bar } a l’air fatigué, { $to }. Je vous en débarrasse pour { $amount }.
remark-wants-bar-3 = Réfléchissez bien, { $to } : garder { $bar } coûte plus qu’il n’y paraît.
remark-wants-bar-4 = { $to }, je rêve de { $bar }. Disons { $amount } ?
remark-offers-1 = Voilà, { $to }. Il y a plus là-dedans qu’on ne croit.
remark-offers-2 = Pas un seul faux, { $to }. Parole d’honneur.
remark-offers-3 = Comptez les dos, { $to }. Les faces me regardent.
remark-offers-4 = Prenez votre temps, { $to }. Le soleil est encore haut.
remark-accepts-1 = Avec plaisir, { $to }.
remark-accepts-2 = Affaire conclue. Ne tachez pas le comptoir, { $to }.
remark-accepts-3 = Pourquoi pas, { $to } ?
remark-accepts-4 = Soit, { $to }. Souvenez-vous-en quand je viendrai vous voir.
remark-refuses-1 = Pas à ce prix, { $to }.
remark-refuses-2 = Non, { $to }. { $bar } n’est pas pour tout le monde.
remark-refuses-3 = Revenez demain, { $to }.
remark-refuses-4 = J’en souffre autant que vous, { $to }. Enfin, presque.
remark-auctions-1 = Qui veut { $bar } ? Loyer modeste, vue splendide !
remark-auctions-2 = { $bar } cherche quelqu’un qui l’aime. Je l’ai aimé un moment.
remark-auctions-3 = { $bar } à la meilleure enveloppe. Et la meilleure, c’est moi qui la choisis.
remark-auctions-4 = Allons, n’ayez pas peur : { $bar } avec toutes ses bouteilles, même les pleines.
remark-bids-1 = Mon enveloppe est là. Attention, c’est lourd.
remark-bids-2 = Voilà ce que cela vaut pour moi.
remark-sells-1 = { $bar } est à vous, { $to }. Le loyer aussi.
remark-sells-2 = Vendu ! Prenez soin du perroquet, { $to }.
remark-sells-3 = { $to } sait remplir une enveloppe.
remark-closes-1 = Alors personne ne boira dans { $bar } ce soir.
remark-closes-2 = On éteint tout : { $bar } ferme.
remark-calls-1 = Last order ! Les billets sur la table.
remark-calls-2 = Avant la nuit, tout le monde : last order.
remark-calls-3 = Voyons qui n’est pas pressé. Last order !
remark-stakes-1 = J’ai le temps. Ou peut-être pas ?
remark-stakes-2 = C’est fait. Après vous.
remark-rests-1 = Mes cinq pions ont leur place. Je regarde la mer.
remark-rests-2 = Rien à faire. Quel bonheur.
remark-counts-1 = La banque a bien vécu de nous.
remark-counts-2 = Voilà donc où est passé tout l’argent.
remark-five-1 = Les cinq pions de { $to } sont dans des bars. Cela ne gêne personne ?
remark-five-2 = Il faudrait faire une offre à { $to }, et vite.
remark-four-1 = Encore un pion, et { $to } aura placé les cinq.
remark-four-2 = Gardez un œil sur { $to }.
remark-poor-1 = { $amount } de loyer, tour après tour. Il n’y a que la mer de gratuite.
remark-poor-2 = Encore { $amount } la prochaine fois… J’aurais dû ouvrir un kiosque.
remark-owes-1 = { $amount } de loyer, { $to } ? Je n’en dormirais plus.
remark-owes-2 = { $amount } de loyer pour { $to } : combien de fois encore ?
remark-won-1 = La prochaine tournée est pour moi !
remark-won-2 = Merci à tous. La terrasse reste ouverte.
remark-lost-1 = Bien joué. Demain, j’ouvrirai plus tôt.
remark-lost-2 = Bon, je balaierai la terrasse.

# Le journal

log-round = Tour { $round }. Quelqu’un demande-t-il un last order ?
log-drawn = Le pion de { $who } sort de la pochette.
log-rent = { $who } paie { $amount } de loyer.
log-opens = { $who } ouvre { $bar } : loyer { $rent }, un gérant seul.
log-opens-pair = { $who } ouvre { $bar } : loyer { $rent }, avec une place de partenaire.
log-partner = { $who } place un partenaire dans son propre bar, { $bar }.
log-wants-partner = { $who } veut devenir partenaire de { $whose } dans { $bar }.
log-wants-bar = { $who } veut reprendre { $bar } à { $whose }.
log-auctions = { $who } met { $bar } aux enchères.
log-rests = { $who } finit son tour sans action.
log-fills = Vous mettez { $bills } dans l’enveloppe.
log-offers-partner = { $count ->
    [one] { $who } offre { $count } billet à { $whose } pour devenir partenaire dans { $bar }.
   *[other] { $who } offre { $count } billets à { $whose } pour devenir partenaire dans { $bar }.
}
log-offers-bar = { $count ->
    [one] { $who } offre { $count } billet à { $whose } pour { $bar }.
   *[other] { $who } offre { $count } billets à { $whose } pour { $bar }.
}
log-bids = { $who } a fait son offre.
log-stakes = { $who } a misé.
log-holds = Enveloppe de { $who } : { $bills }, en tout { $amount }.
log-accepts-partner = { $who } accepte : { $whose } est partenaire dans { $bar }.
log-accepts-bar = { $who } accepte : { $whose } est maintenant gérant de { $bar }.
log-refuses = { $who } refuse l’offre de { $whose }.
log-burnt = { $who } et { $whose } paient chacun { $amount } à la banque.
log-doubled = { $whose } récupère ses { $amount }, et autant de { $who }.
log-leaves = Le partenaire de { $who } quitte { $bar }.
log-no-bid = { $who } n’a aucun billet et ne fait pas d’offre.
log-bid-lies = { $count ->
    [one] Offre de { $who } : { $count } billet.
   *[other] Offre de { $who } : { $count } billets.
}
log-sells = { $who } prend l’offre de { $whose }, qui est maintenant gérant de { $bar }.
log-closes = { $who } ferme { $bar } et paie { $amount } à la banque.
log-declines = Vous ne voulez pas de last order.
log-calls = { $who } demande un last order !
log-staked = { $who } a misé { $bills }, en tout { $amount }.
log-nothing-staked = { $who } n’a aucun billet à miser.
log-groups = Ils joueront dans cet ordre, les ex æquo au sort : { $groups }.
log-counts = { $who } compte la banque.
log-counted = Il y a { $amount } dans la banque.
log-wins = { $who } a gardé ses cinq pions dans des bars pendant un tour et gagne !
log-ruined-rent = { $who } doit { $due } de loyer, n’a que { $amount }, et est ruiné.
log-ruined-stuck = { $who } a payé, ne peut plus rien faire, et est ruiné.
log-time-up = Le tour 100 est fini, et la partie aussi.
log-wallet = Portefeuille de { $who } : { $bills }, en tout { $amount }.
log-bank = { $count ->
    [one] Dans la banque : { $amount } et { $count } faux billet.
   *[other] Dans la banque : { $amount } et { $count } faux billets.
}
log-left-out = { $bar } et { $other } étaient hors du jeu.
log-ranking = Le résultat : { $ranking }.

# Ce que montrent les images

and = { $most } et { $last }
slot-number = bar { $number }
front-title = La promenade
purse-title = Votre portefeuille
purse-theirs = { $name } : son portefeuille
dealings-title = Sur la table
order-title = L’ordre et la banque
purse-onlooker = Seuls les joueurs voient ce que contient leur portefeuille.
purse-fill = Touchez des billets, ou glissez-les dans l’enveloppe ; la banque fait la monnaie. De dos, un faux vaut un vrai.
purse-seal = De dos, un faux vaut un vrai : touchez-en pour en ajouter.
purse-note = Pour l’instant, votre prochain tour coûte { $rent } de loyer.
wallet = en poche
stack = { $bill } : { $count ->
    [0] aucun
   *[other] { $count }
}
a-fake = faux billet
take-out = { $bill } : { $count } dans l’enveloppe, en reprendre un
others-see = { $count ->
    [one] les autres voient { $count } billet
   *[other] les autres voient { $count } billets
}
limits-offer = de { $least } à { $most } en vrais billets
limits-stake = au moins un billet, { $most } au plus
limits-bid = au moins un billet
limits-fakes = plus des faux à volonté
limits-sealed = remise
filling = remplit l’enveloppe …
ready = prêt
bid-of = l’offre de { $who }
bid-is = { $who } : { $bills }
bill-count = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
bank = Banque
bank-uncounted = non comptée
bank-then = Banque (comptée)
hand = { $held } en main, { $placed } dans des bars
rent-due = loyer { $rent }
ruined = ruine
paid = loyer { $rent }
sum-of = { $amount } en { $bills }
bar-hidden = { $bar }, fermé, jamais ouvert
bar-closed = { $bar }, refermé
bar-open = { $bar }, loyer { $rent } ; { $places }
manager-is = gérant de { $bar } : { $who }
manager-free = gérant de { $bar } : personne
partner-is = partenaire dans { $bar } : { $who }
partner-free = partenaire dans { $bar } : personne

# Où en est la partie

phase-call = Tour { $round } : last order ?
phase-stake = Tour { $round } : last order, les mises
phase-turn = Tour { $round } : { $who } joue
phase-paid = Tour { $round } : { $who } joue et paie { $rent } de loyer
phase-rent = { $who } paie { $rent } de loyer
phase-partner = Tour { $round } : { $who } veut être partenaire dans { $bar }
phase-takeover = Tour { $round } : { $who } veut reprendre { $bar }
phase-auction = Tour { $round } : { $who } met { $bar } aux enchères
told-wins = { $who } a gardé cinq pions dans des bars pendant un tour et gagne aussitôt.
told-ruined = { $who } ne peut pas payer le loyer : c’est la ruine, et donc la dernière place.
told-stuck = { $who } ne peut plus rien faire : c’est la ruine, et donc la dernière place.
told-wallet = { $pawns ->
    [one] { $who } : { $pawns } pion dans les bars, { $amount } en vrais billets, { $fakes }.
   *[other] { $who } : { $pawns } pions dans les bars, { $amount } en vrais billets, { $fakes }.
  }
tie-money = { $pawns ->
    [one] À égalité à { $pawns } pion, plus de vrais billets l’emporte : { $order }.
   *[other] À égalité à { $pawns } pions, plus de vrais billets l’emporte : { $order }.
  }
tie-rents = { $pawns ->
    [one] À égalité à { $pawns } pion et { $amount }, les loyers les plus élevés l’emportent : { $order }.
   *[other] À égalité à { $pawns } pions et { $amount }, les loyers les plus élevés l’emportent : { $order }.
  }
tie-shared = { $names } sont à égalité de pions, d’argent et de loyers : la place est partagée.
phase-over = La fin
ended-pawns = La fin : { $who } a gardé cinq pions dans des bars
ended-rent = La fin : { $who } ne peut payer { $rent } de loyer, c’est la ruine
ended-stuck = La fin : { $who } ne peut plus rien faire, c’est la ruine

dealings-none = Rien sur la table.
dealings-composing = Une enveloppe se remplit chez { $who }.
dealings-offer = { $count ->
    [one] Une offre de { $who } à { $whom } : { $count } billet.
   *[other] Une offre de { $who } à { $whom } : { $count } billets.
}
dealings-bid = { $ready ->
    [0] Aucune offre sur { $all } n’est là.
    [one] { $ready } offre sur { $all } est là.
   *[other] { $ready } offres sur { $all } sont là.
}
dealings-pick = Toutes les offres sont là : au vendeur de décider.
dealings-stake = { $ready ->
    [0] Aucune mise sur { $all } n’est là.
    [one] { $ready } mise sur { $all } est là.
   *[other] { $ready } mises sur { $all } sont là.
}
dealings-stakes = Les mises du last order de ce tour.
dealings-end = { $why }. Tous les portefeuilles :
order-note = { $count ->
    [0] La pochette est vide.
    [one] Il reste { $count } pion dans la pochette.
   *[other] Il reste { $count } pions dans la pochette.
}
order-left-out = Hors du jeu : { $bars }.
order-stakes = À venir, selon les mises : { $groups }.

# Ce qu’il y a à faire

prompt-call = Le tour { $round } commence. Demandez-vous un last order ?
prompt-stake = Last order : misez des billets, des faux ou les deux. Plus on mise, plus on joue tard.
prompt-first-round = Ouvrez un bar : choisissez un bar fermé.
prompt-must-open = Vous n’avez de pion dans aucun bar : ouvrez-en un.
prompt-paid = Vous avez payé { $rent } de loyer.
prompt-act = Choisissez un bar sur la promenade ; les cartes disent ce qu’on peut y faire.
prompt-rest = Vos cinq pions sont dans des bars : finissez, ou mettez un bar aux enchères.
prompt-offer-partner = Votre offre à { $whom } pour la place de partenaire dans { $bar } : de vrais billets, à partir de { $least }, et des faux à volonté.
prompt-offer-bar = Votre offre à { $whom } pour { $bar } : de vrais billets, à partir de { $least }, et des faux à volonté.
prompt-bid = Votre offre pour { $bar } : de vrais billets, des faux, ou les deux.
prompt-fakes = Il y a { $amount } dans l’enveloppe. Combien de faux billets avec ?
prompt-answer-partner = { $who } offre { $bills } pour être votre partenaire dans { $bar }. Un refus vous coûte { $amount } à chacun.
prompt-answer-bar = { $who } offre { $bills } pour { $bar }. Un refus vous coûte { $amount }, et { $who } les gagne.
prompt-answer-forced = { $who } offre { $bills } pour une place dans { $bar }. Vous n’avez pas { $amount } : il faut accepter.
prompt-pick-one = Les offres pour { $bar } sont là : prenez-en une. Vous n’avez pas les 1000 pour fermer le bar.
prompt-pick = Les offres pour { $bar } sont là : prenez-en une, ou fermez le bar pour 1000.
prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne.
   *[other] La partie est finie : victoire partagée.
}
wait-call = On attend les autres : last order ou non ?
wait-stake = On attend les mises des autres.
wait-bid = On attend les offres des autres.
wait-one = On attend { $who }.

# Une position en mots

words-phase = { $phase }.
words-bar = { $bar }.
words-hand = { $who } a { $held ->
    [one] { $held } pion
   *[other] { $held } pions
} en main.
words-wallet = Votre portefeuille : { $bills }, en tout { $amount }.
words-holds = { $who } : { $bills }, en tout { $amount }.
words-counted = { $who } : { $bills }.
words-bank = Dans la banque : { $amount }.
words-bank-then = Dans la banque quand vous l’avez comptée : { $amount }.

# Ce qui ne se lit pas

mistake-money = Il y a { $most } dans le jeu : personne ne peut mettre { $said }.
mistake-number = Un nombre jusqu’à { $most } est attendu, pas « { $said } ».
mistake-sight = « { $said } » n’est rien de ce qu’on voit d’une enveloppe.
mistake-action = « { $said } » n’est pas une action. Écrivez par exemple « open 3 », « partner 3 », « takeover 3 », « auction 3 », « fill 0 1 2 0 », « seal 3 », « accept », « refuse », « take 2 », « close », « call », « decline », « count » ou « done ».
mistake-slot = Un emplacement va de 1 à { $slots }, pas « { $said } ».
mistake-seat = Un siège va de 0 à { $last }, pas « { $said } ».

# Positions impossibles

mistake-bills = La clause « { $clause } » : les billets s’écrivent comme 20000+7f ou 2.3.5.5.7, pas « { $said } ».
mistake-bars-one-place = La clause « bars » : { $bar } n’a pas de place de partenaire.
mistake-bars-twice = Les clauses « bars » et « out » : chaque bar est sur un emplacement, et deux sont hors du jeu.
mistake-bars-out = La clause « out » : un bar à deux places et un bar à une place sont hors du jeu.
mistake-bars-pawns = La clause « bars » : personne n’a plus de { $most } pions dans des bars.
mistake-bars-manager = La clause « bars » : un bar ouvert a un gérant, sauf s’il est aux enchères.
mistake-bars-limit = La clause « bars » : à { $players } joueurs, { $limit } bars peuvent être ouverts à la fois.
mistake-bars-first-round = La clause « bars » : au tour 1, qui n’a pas encore joué n’a aucun pion dans un bar.
mistake-wallets-total = La clause « wallets » : avec les enveloppes et la banque il y a au plus { $most } et { $fakes } faux billets.
mistake-bank-negative = La clause « bank » : la banque ne doit rien.
mistake-bank-stakes = La clause « bank » : elle contient les mises, { $staked } et leurs faux billets.
mistake-stakes-most = La clause « stakes » : personne ne mise plus de { $most }.
mistake-stakes-caller = La clause « stakes » : il n’y a de mises qu’après un appel, quand toutes sont là.
mistake-round-first = La clause « round » : au tour 1 il n’y a pas d’étape « { $step } ».
mistake-seat-step = La clause « seat » ne va pas avec l’étape « { $step } ».
mistake-bag-empty = La clause « bag » : quelqu’un est dans la pochette à l’étape « { $step } ».
mistake-drawn-step = La clause « drawn » : personne n’est tiré à l’étape « { $step } ».
mistake-drawn-seat = La clause « drawn » : celui dont c’est le tour a été tiré en dernier.
mistake-drawn-bag = La clause « drawn » : chacun a été tiré ou se trouve dans la pochette.
mistake-drawn-stakes = La clause « drawn » : qui a misé moins est tiré plus tôt.
mistake-caller-step = La clause « caller » : quelqu’un a appelé quand tous misent, et personne avant.
mistake-declined-step = La clause « declined » : un last order ne se décline qu’à l’étape « call ».
mistake-declined-all = La clause « declined » : quelqu’un doit encore répondre.
mistake-since = La clause « since » : on note un tour, celui-ci ou un précédent, pour qui a ses cinq pions dans des bars, et 0 pour les autres ; le siège { $seat } a autre chose.
mistake-since-won = La clause « since » : le siège { $seat } aurait gagné dès qu’il a été tiré.
mistake-step-idle = La clause « step » : quelqu’un qui doit agir ne peut rien faire à l’étape « { $step } ».
mistake-target-step = La clause « target » ne va pas avec l’étape « { $step } ».
mistake-target-offer = La clause « target » : celui dont c’est le tour ne peut rien offrir pour ce bar.
mistake-target-auction = La clause « target » : un bar aux enchères est ouvert et sans gérant, et le vendeur en a deux autres.
mistake-buying-step = La clause « buying » ne va pas avec l’étape « { $step } ».
mistake-envelopes-step = La clause « envelopes » ne va pas avec l’étape « { $step } » : chacun de ceux qu’on attend en a une, et il en manque une.
mistake-piles-stage = La clause « piles » : l’enveloppe du siège { $seat } n’en est pas là.
mistake-piles-most = La clause « piles » : l’enveloppe du siège { $seat } contient { $most } au plus.
mistake-piles-least = La clause « piles » : l’enveloppe du siège { $seat } contient { $least } au moins.
mistake-piles-empty = La clause « piles » : l’enveloppe du siège { $seat } contient au moins un billet.
mistake-deals-public = La clause « deals » : l’argent public n’augmente jamais, or il augmente après l’affaire { $number }, ou avant.
mistake-deals-money = La clause « deals » : quelqu’un n’avait pas l’argent de l’affaire { $number }.
mistake-deals-bills = La clause « deals » : la somme de l’affaire { $number } ne se fait pas avec tant de vrais billets.
mistake-deals-empty = La clause « deals » : qui ne donne rien, comme dans l’affaire { $number }, n’a aucun billet.
mistake-deals-kind = La clause « deals » : l’affaire { $number } n’a pas ce qu’il faut pour son issue.
mistake-looks-option = La clause « looks » : on ne regarde la banque qu’avec « bank_info once ».
mistake-looks-bank = La clause « looks » : le siège { $seat } ne peut avoir compté cela.
mistake-ended-step = La clause « ended » et l’étape « over » vont ensemble.
mistake-ended-seat = La clause « ended » : elle nomme celui dont c’était le tour, et personne quand le temps est écoulé.
mistake-ended-time = La clause « ended » : le temps est écoulé après { $rounds } tours.
mistake-ended-pawns = La clause « ended » : cinq pions dans des bars depuis un tour précédent gagnent dès le tirage, et eux seuls.
mistake-ended-rent = La clause « ended » : le loyer pouvait être payé.
mistake-ended-stuck = La clause « ended » : une action était possible.

# En caractères

sketch-closed = fermé
sketch-pawns = Pions en main :
sketch-seat = loyer { $rent }
sketch-drawn = Tirés :
sketch-bag = dans le sac :

# La légende : ce que dit chaque signe

legend-manager = Le gérant d’un bar paie son loyer et décide des offres.
legend-partner = La place d’un partenaire, qui ne paie pas de loyer.
legend-alone = Un bar sans place de partenaire.
legend-closed = Un bar fermé. Personne ne sait lequel c’est avant sa première ouverture.
legend-rent = Un bar ouvert : son nom, et le loyer que le gérant paie à chacun de ses tours.
legend-fake = Un faux billet : de dos, c’est de l’argent ; il ne vaut rien.
legend-back = Des billets de dos : les autres voient leur nombre, pas leur valeur.
legend-secret = Sous clé : vous seul voyez ceci.
legend-bag = Les pions de ceux qui n’ont pas encore joué ce tour-ci, et l’ordre du tirage.
legend-bank = La banque : les loyers, les refus et les frais y vont.
legend-hand = Les pions en main, et un rond pour chacun qui est dans un bar. Cinq dans des bars pendant un tour, et c’est gagné.

# Après la partie : raisons et regard sur les enveloppes

why-money = { $amount } milliers de plus en main
why-rent = { $amount } milliers de loyer de moins par tour
why-pawns = { $amount } pions de plus dans des bars
why-turns = de quoi payer le loyer { $amount } tours de plus
why-rivals-pawns = { $amount } pions de moins pour l’adversaire en tête
lens-title = Ce que les enveloppes ont révélé
lens-envelope-accepted = Coup { $step } : { $who } offre { $bills } à { $whose } ({ $amount } en tout), accepté. Le public se trompait sur le portefeuille de { $who } d’environ { $before } avant et { $after } après ; il contenait { $has }.
lens-envelope-refused = Coup { $step } : { $who } offre { $bills } à { $whose } ({ $amount } en tout), refusé. Le public se trompait sur le portefeuille de { $who } d’environ { $before } avant et { $after } après ; il contenait { $has }.
lens-bluff-accepted = Coup { $step } : bluff de { $who } face à { $whose }, { $bills } ({ $amount } en tout), accepté. Le public se trompait sur le portefeuille de { $who } d’environ { $before } avant et { $after } après ; il contenait { $has }.
lens-bluff-refused = Coup { $step } : bluff de { $who } face à { $whose }, { $bills } ({ $amount } en tout), refusé. Le public se trompait sur le portefeuille de { $who } d’environ { $before } avant et { $after } après ; il contenait { $has }.
lens-bluffs = { $who } : { $count } enveloppes avec des faux, { $accepted } acceptées ; ensemble elles ont changé de { $hidden } l’erreur du public sur le portefeuille.

# Exemples à côté des règles
example-rent = Bleu gère quatre bars et ne paie pas le plus cher : 12 000 en tout.
example-takeover = 5 000 et deux faux billets suffisent pour l’Octopus : rouge accepte et garde le tout.
example-refused = Rouge refuse 10 000 : bleu les récupère, et autant encore de rouge.
