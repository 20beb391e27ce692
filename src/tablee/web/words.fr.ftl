site-title = Tablée : des jeux de société à une même table
site-description = Des jeux de société modernes dans votre navigateur, entre amis ou contre des robots honnêtes.
skip = Aller au contenu
main-nav = Principal
nav-games = Jeux
nav-tables = Tables
nav-rules = Règles
nav-about = À propos et crédits
nav-me = Mon nom
language = Langue
display = Affichage
theme-auto = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
fan-edition = Une édition d’amateurs, non officielle,
fan-edition-note = aux dessins et aux textes originaux, sans lien avec aucun éditeur. Si un jeu vous plaît, procurez-vous le vrai : il est meilleur avec du bois entre les mains.

hero-title = Prenez place.
hero-lead = Des jeux de société à une même table : entre amis, sur une seule tablette, ou contre des robots qui n’en voient pas plus que vous. Dans votre navigateur, sur tout écran, sans compte.
hero-play = Jouer à { $game } contre des robots
hero-note = Un clic : vous prenez la première place, des robots prennent les autres.
open-a-table = Ouvrir une table
gallery-title = Les jeux
gallery-note = Qui connaît une table les connaît toutes.
players-range = { $low } à { $high } joueurs
players-exactly = { $low } joueurs
by = De { $authors }
play = Jouer
against-bots = { $bots ->
    [one] contre 1 robot
   *[other] contre { $bots } robots
  }
my-tables = Mes tables
open-tables = Tables ouvertes
open-your-own = Ouvrir la vôtre
no-open-tables = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une et envoyez le lien à vos amis.
seats-free = { $free } sur { $seats } libres
join = Rejoindre
go-on = Continuer
waiting-short = attend des joueurs
to-move-short = à { $name } de jouer
your-move-short = à vous de jouer
cannot-be-loaded = Cette table ne peut pas être chargée pour l’instant. Elle reste ici jusqu’à ce que ce soit possible, ou que le site la ferme.
what-was-kept = Ce qui en est gardé

new-note = Tout a une valeur par défaut raisonnable. Changez ce que vous voulez, ou rien.
section-game = Jeu
section-seats = Places
section-rules = Règles
section-company = Qui peut venir
players = Joueurs
seat-named = Place { $colour }
chair-me = { $name }, vous
chair-here = Quelqu’un sur cet appareil
chair-link = Par lien d’invitation
chair-bot = Robot : { $level }
chair-name = Nom (facultatif)
by-lot = Par tirage au sort
people-with-link = Qui a le lien
anyone = Tout le monde
company-note = Les places sur invitation reviennent à qui possède le lien. Avec « Tout le monde », la table figure aussi sur la page d’accueil.
summary = Résumé
table-name = Nom de la table
table-of = Chez { $name }
open-the-table = Ouvrir la table
level-novice = novice
level-casual = amateur
level-steady = posé
level-strong = fort
level-expert = expert

rules-of = { $game } : les règles
rules-note = Chaque règle porte un numéro ; le jeu le cite chaque fois qu’il refuse quelque chose.
contents = Sommaire

seats = Places
fewest-wins = Le moins de points gagne
most-wins = Le plus de points gagne
open-seat = Place libre
you = vous
bot-level = robot, { $level }
points = points
your-turn = à vous
to-move = doit jouer
thinking = réfléchit
queued = attend de réfléchir
hasty = a choisi vite
hasty-why = Ce robot n’a pas pu réfléchir et a choisi vite.
leads = en tête
won = gagne
invite-title = On attend des joueurs. Envoyez ce lien :
invite-link = Lien d’invitation
copy = Copier
copied = Copié
sit-down = S’asseoir ici
download-record = Télécharger la partie
leave-table = Quitter la table
board = Plateau
view = Vue
turn-left = Tourner le plateau à gauche
turn-right = Tourner le plateau à droite
zoom-in = Agrandir le plateau
zoom-out = Voir plus de plateau
zoom-whole = Voir tout le plateau
your-move = Votre coup
unsent = Votre coup n’est pas encore parti ; il partira dès que la connexion reviendra.
reconnecting = Connexion perdue. Nouvel essai…
log = Journal
chat = Discussion
chat-empty = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
log-empty = Rien ne s’est encore passé.
log-all = Tout
log-mine = Moi
log-points = Points
log-talk = Paroles
story-empty = Ce que font les autres se lit ici.
since-my-turn = Depuis votre dernier tour
and-more = et # de plus
show-less = Montrer moins
show-again = Revoir
next-step = Pas suivant
to-now = Au présent
waiting-for-players = { $free ->
    [0] Tout le monde est là. La partie est distribuée dès que chaque navigateur a ajouté sa part de hasard.
    [one] Une place est encore libre. La partie est distribuée dès qu’elle est prise ; d’ici là, le plateau est un exemple.
   *[other] { $free } places sont encore libres. La partie est distribuée dès qu’elles sont prises ; d’ici là, le plateau est un exemple.
  }
waiting-for = C’est à { $name } de jouer.
waiting-for-several = On attend { $count } joueurs.
bot-thinks = { $name } réfléchit…
bot-waits = { $name } attend son tour de réfléchir…
told-so-far = { $told } Jusqu’ici : { $totals }.
tell-start = Raconter le décompte
tell-pause = Pause
tell-back = Retour
tell-next = Suite
tell-skip = Passer
won-by = { $points ->
    [one] { $names } gagne avec { $points } point
   *[other] { $names } gagne avec { $points } points
  }
won-by-several = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point
   *[other] { $names } se partagent la victoire avec { $points } points
  }
won-by-me = { $points ->
    [one] vous gagnez avec { $points } point
   *[other] vous gagnez avec { $points } points
  }
won-by-me-and-others = { $points ->
    [one] vous partagez la victoire avec { $names }, { $points } point chacun
   *[other] vous partagez la victoire avec { $names }, { $points } points chacun
  }
placed = { $rank ->
    [2] { $names } est deuxième avec { $points }
    [3] { $names } est troisième avec { $points }
    [4] { $names } est quatrième avec { $points }
   *[other] { $names } est numéro { $rank } avec { $points }
  }
placed-several = { $rank ->
    [2] { $names } se partagent la deuxième place avec { $points }
    [3] { $names } se partagent la troisième place avec { $points }
    [4] { $names } se partagent la quatrième place avec { $points }
   *[other] { $names } se partagent la place { $rank } avec { $points }
  }
placed-me = { $rank ->
    [2] vous êtes deuxième avec { $points }
    [3] vous êtes troisième avec { $points }
    [4] vous êtes quatrième avec { $points }
   *[other] vous êtes numéro { $rank } avec { $points }
  }
placed-me-and-others = { $rank ->
    [2] vous partagez la deuxième place avec { $names }, { $points } chacun
    [3] vous partagez la troisième place avec { $names }, { $points } chacun
    [4] vous partagez la quatrième place avec { $names }, { $points } chacun
   *[other] vous partagez la place { $rank } avec { $names }, { $points } chacun
  }
ended = { $first }.
ended-with-place = { $first } ; { $then }.
pass-device = Passez l’appareil à { $name }.
i-am = Je suis { $name }
pick-on-board = Choisir sur le plateau, ou ici
one-less = Un de moins
one-more = Un de plus
undo = Annuler
rematch = Revanche
to-rematch = Vers la revanche
rematch-wished = { $name } voudrait une revanche.
rematch-offered = Une revanche est proposée.
accept-rematch = Accepter la revanche
result = Résultat
winner = { $names } gagne !
winners = { $names } se partagent la victoire !
chart-label = Les points au fil de la partie

fair-title = D’où vient le hasard
fair-log = Le hasard de cette table fut fixé à son ouverture :
fair-how = Personne ne choisit le hasard d’une table. À l’ouverture, le serveur fixe une clé secrète et en publie l’empreinte, l’engagement. Ensuite, le navigateur de chaque personne qui s’assied ajoute une graine. Tout hasard découle de la clé et des graines ensemble : le serveur ne connaissait pas les graines quand il fixa sa clé, et vous ne connaissez pas la clé avant la fin de la partie.
fair-commitment = Engagement
fair-commitment-note = Empreinte de la clé du serveur, de la table, du jeu, de ses règles et options, et du nombre de places.
fair-seeds = Graines
fair-seed-awaited = est encore attendu
fair-seed-given = a ajouté une graine
fair-seed-none = n’en ajoute pas
fair-mine = Votre graine
fair-mine-same = C’est la graine que votre navigateur a faite, après avoir vu cet engagement.
fair-mine-other = Ce n’est PAS la graine que votre navigateur a faite, ou il avait vu un autre engagement avant.
fair-seal = Sceau
fair-seal-note = Empreinte de l’engagement, des noms et des graines, depuis que personne ne manque. Gardez-le, et rien de tout cela ne peut plus être changé.
fair-key = Clé
fair-key-later = est publiée ici à la fin de la partie
fair-site = Clé publique de ce site
fair-check = Vérifiez vous-même
fair-check-note = Après la fin, téléchargez le fichier de la partie et demandez à « tablee verify » sur votre propre machine. Il dit ce qui est prouvé, et ce qui ne l’est pas.
fair-back = Vers la table

why-legal = C’est possible : choisissez, puis confirmez.
why-elsewhere = C’est autre chose qu’il faut choisir maintenant.
why-watching = Vous êtes spectateur à cette table.
why-not-started = La partie commence quand toutes les places sont prises.
why-not-your-turn = Ce n’est pas votre tour.
rule-link = Règle { $rule }


kept-note = Rien n’est perdu : voici ce qui en est gardé.
kept-opened = Ouverte le { $when } (UTC).
kept-ended = Terminée le { $when }.
kept-secret = Ce jeu a des secrets, et seules les règles du début savent qui peut voir quoi. Les actions restent donc fermées.

error-title-400 = Cela ne marche pas
error-title-403 = Interdit
error-title-404 = Introuvable
error-title-429 = Trop de demandes
error-title-500 = Quelque chose s’est cassé
error-title-503 = Impossible pour l’instant
error-detail-404 = Il n’y a rien à cette adresse.
error-detail-403 = Cette demande ne vient pas d’une page faite pour vous : votre cookie manque, ou il est plus récent que la page. Rechargez la page et réessayez.
error-detail-429 = Attendez un instant, puis réessayez.
error-detail-500 = C’est notre faute. Ce qui était confirmé est conservé ; ceci ne l’est peut-être pas.
too-many-lines = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en, ou attendez un instant et réessayez.
full-house = La maison est pleine en ce moment. Attendez un instant, puis réessayez.
too-slow = La suite de votre demande n’est pas venue à temps. Réessayez.
no-request = Cette demande est illisible.
back-home = Vers les jeux

my-name-here = Votre nom
my-name = Le nom que voient les autres
my-name-note = Aucun compte n’est nécessaire. Un cookie se souvient de vous sur cet appareil.
save = Enregistrer
code-title = Revenir sur un autre appareil
code-note = Un code de secours apporte votre nom et vos places dans n’importe quel navigateur. Gardez-le comme une clé : il n’est montré qu’une fois, et un nouveau le remplace.
code-ask = Montrez-moi un code de secours
code-shown = Voici votre code de secours. Notez-le maintenant : il ne sera plus montré, et les codes précédents ne comptent plus.
back-title = J’ai un code de secours
back-code = Code de secours
back-note = Ce navigateur continue alors comme la personne à qui est le code. Le nom et les places qu’il a maintenant restent en arrière, à moins d’en garder aussi un code.
back-go = Revenir
devices-title = Autres appareils
devices-note = On vous connaît dans chaque navigateur où vous êtes revenu avec votre code. Si l’un d’eux est perdu ou prêté, mettez fin à tous sauf celui-ci.
devices-end = Mettre fin à tous les autres appareils
devices-ended = C’est fait : on ne vous connaît plus que dans ce navigateur.

nav-settings = Réglages
all-settings = Tous les réglages
settings-note = Ils vous suivent sur chaque appareil qui vous connaît.
settings-saved = C’est enregistré.
settings-back = Revenir
settings-look = Apparence
settings-play = À la table
settings-sounds = Sons
wish-lang = Langue
wish-lang-auto = Comme mon navigateur
wish-theme = Luminosité
wish-theme-auto = { theme-auto }
wish-theme-light = { theme-light }
wish-theme-dark = { theme-dark }
wish-palette = Couleurs
wish-palette-note = Chaque place garde toujours une forme et un nom.
wish-palette-warm = Papier et encre
wish-palette-clear = Faciles à distinguer
wish-palette-contrast = Contraste élevé
wish-patterns = Motifs
wish-patterns-note = Rayures et carreaux sur les signes des places et les lignes du graphique.
wish-patterns-off = Unis
wish-patterns-on = Tissés
wish-pace = Rythme des robots
wish-pace-note = À quelle vitesse on vous montre ce que font les robots.
wish-pace-calm = Calme
wish-pace-brisk = Vif
wish-pace-instant = Immédiat
wish-pace-step = Pas à pas
wish-confirm = Confirmer un coup
wish-confirm-note = Touché deux fois de suite, rapidement, ce qui est choisi entièrement est joué. Un second toucher lent tourne toujours la pièce.
wish-confirm-button = Par le bouton
wish-confirm-touch = Aussi par un double toucher
wish-sound = Son
wish-sound-note = Brefs et doux. Rien ne sonne avant que vous ayez touché la page.
wish-sound-off = Coupé
wish-sound-on = Allumé
sounds-hear = Voici comment ils sonnent :
sound-turn = Mon tour
sound-move = Un coup des autres
sound-points = Des points
sound-refusal = Un refus
sound-talk = Une parole
sound-end = La fin

about-1 = Tablée est un logiciel libre qui réunit des jeux de société modernes à une même table : dans le navigateur, dans le terminal, ou comme bibliothèque rapide pour qui écrit des robots.
about-fair-title = Honnête par construction
about-fair = Les robots reçoivent exactement ce qu’une personne à leur place peut savoir, rien de plus. Tout hasard d’une table vient d’une clé secrète, dont l’empreinte est publiée à l’ouverture, et de graines que les navigateurs des joueurs ajoutent ensuite ; la clé suit à la fin. Les fichiers de partie sont signés. Chacun peut donc vérifier la donne, et chaque table a une page qui montre comment.
about-site-key = Clé publique de ce site :
about-access-title = Pour tout le monde
about-access = Chaque endroit s’atteint au clavier, les couleurs vont toujours avec une forme, et chaque image a une description en mots. Les pages demandent un navigateur de 2024 ou plus récent.
about-type-title = Caractères
about-type = Les textes sont composés en Tablee Serif et Tablee Sans, notre part de Source Serif de Frank Grießhammer et de Source Sans de Paul D. Hunt, publiés par Adobe.
about-type-licence = Licence SIL Open Font

mistake-no-players = Le nombre de joueurs manque ; { $game } se joue de { $least } à { $most }.
mistake-foreign-host = Ceci n’est pas « { $host } ». Si cela doit l’être, il faut le dire au site : tablee serve --host-name NOM.
mistake-no-host-name = « { $given } » n’est pas un nom d’hôte ; écrivez-le sans protocole, port ni chemin.
mistake-no-address = Il n’y a rien à cette adresse.
mistake-long-address = Cette adresse est trop longue.
mistake-long-headers = Votre navigateur en a trop envoyé avec sa demande. Effacer les cookies de ce site peut aider.
mistake-long-body = C’est trop à la fois : { $most } octets au plus.
mistake-no-form = Seuls de simples formulaires sont lus ici.
mistake-many-fields = Ce formulaire a trop de champs : { $most } au plus.
mistake-no-proxy = Ce n’est ni l’adresse d’un mandataire, ni un réseau d’adresses : { $why }.
mistake-no-contact = « { $given } » ne permet de joindre personne ; écrivez mailto:vous@example.org ou https://example.org/…
mistake-no-such-code = Personne n’a ce code de secours. Vérifiez chaque lettre ; un code plus récent remplace l’ancien.
mistake-key-damaged = La clé des cookies, ‘{ $file }’, est abîmée : elle a { $found } octets au lieu de { $wanted }. Remettez-en une copie ; ou démarrez une fois avec ‘tablee serve --new-key’, et chacun perd ses places sauf qui a gardé un code de secours.
mistake-key-lost = La clé des cookies, ‘{ $file }’, a disparu, mais il y a des tables : sans elle, on ne connaît plus personne de ceux qui y sont assis. Remettez-en une copie ; ou démarrez une fois avec ‘tablee serve --new-key’, et chacun perd ses places sauf qui a gardé un code de secours.
