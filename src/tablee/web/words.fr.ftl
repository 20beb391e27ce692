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
to-move-short = à { $name } de jouer
goes-in = { $days ->
    [0] Disparaît demain si personne ne joue ni ne parle.
    [one] Disparaît dans un jour si personne ne joue ni ne parle.
   *[other] Disparaît dans { $days } jours si personne ne joue ni ne parle.
}
goes-on-short = La partie est en cours
your-move-short = à vous de jouer
cannot-be-loaded = Cette table ne peut pas être chargée pour l’instant. Elle reste ici jusqu’à ce que ce soit possible, ou que le site la ferme.
what-was-kept = Ce qui en est gardé

# Le salon, et la salle d’une table avant la partie.
lobby = Salon
to-lobby = Vers le salon
pair-title = Qui veut jouer ?
pair-note = Choisissez à quoi vous aimeriez jouer, et à combien. Celles et ceux qui veulent la même chose se retrouvent à une table ; quand vous avez assez attendu, des robots prennent les places qui manquent.
pair-least = Au moins
pair-most = Au plus
pair-wait = Les robots viennent après
pair-go = Trouver une table
wait-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }
wait-minutes = { $minutes ->
    [one] une minute
    [60] une heure
   *[other] { $minutes } minutes
  }
bot-of-level = Niveau des robots
bots-in = Des robots arrivent dans { $time }.
bots-fill = Des robots prendront les places libres.
filter-game = Jeu
filter-any = tous
filter-free = Places libres, au moins
none-like-that = Aucune table ouverte n’est ainsi en ce moment.
waiting-free = { $free ->
    [one] attend encore une personne
   *[other] attend encore { $free } personnes
  }
waiting-ready = { $count ->
    [one] On attend l’accord de { $names }.
   *[other] On attend l’accord de { $names }.
  }
waiting-start = va commencer
you-are-invited = On vous invite.
you-have-won = vous avez gagné
has-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
  }
game-over = la partie est finie
room-what = À quoi l’on joue
takes-about = Environ { $minutes } minutes
learn-it = Comment on y joue
invite-people = Inviter
invite-by-link = Qui a ce lien peut prendre une place libre.
invite-public = Cette table est aussi dans le salon. Qui a ce lien la trouve aussitôt.
invited-only = Sur invitation seulement
invite-private = Cette table est privée : seules les personnes que vous invitez peuvent s’y asseoir ou regarder. Chacune reçoit son propre lien, valable pour une seule personne.
invite-somebody = Quelqu’un
invited = sur invitation
invite-whom = Qui invitez-vous ?
invite-make = Créer un lien
invite-companions = Vous avez déjà joué avec
invited-to = On vous invite à { $game }
invited-by = { $host } vous invite.
share = Partager
share-title = Venez jouer à { $game }
qr-code = Code QR
qr-note = Visez-le avec l’appareil photo d’un téléphone.
host = hôte
ready = d’accord
not-ready = pas encore d’accord
sit-here = S’asseoir ici
change-seat = Changer pour cette place
add-bot = Ajouter
free-seat = Libérer cette place
start-with = { $count ->
    [one] Commencer à une personne
   *[other] Commencer à { $count }
  }
i-am-ready = D’accord pour commencer
i-am-not-ready = Pas encore
no-seat-left = Toutes les places sont prises.
have-declined = { $count ->
    [one] { $names } préfère ne pas jouer.
   *[other] { $names } préfèrent ne pas jouer.
  }
room-pairing = { $free ->
    [0] Tout le monde est là.
    [one] On attend encore une personne.
   *[other] On attend encore jusqu’à { $free } personnes.
  }
room-too-few = { $count ->
    [one] Il manque encore une personne ou un robot.
   *[other] Il manque encore { $count } personnes ou robots.
  }
take-a-seat = Prendre place
room-come = { $free ->
    [one] Une place est libre. Asseyez-vous !
   *[other] { $free } places sont libres. Asseyez-vous où vous voulez.
  }
room-begin-or-wait = { $free ->
    [one] Une place est encore libre. Invitez quelqu’un, ou commencez.
   *[other] { $free } places sont encore libres. Invitez du monde, ou commencez.
  }
room-begin = Tout le monde est d’accord. Commencez quand vous voulez.
room-all-ready = Tout le monde est d’accord. { $host } fait commencer la partie.
table-gone = Cette table a été fermée.
accept = Accepter
decline = Refuser
leave = Quitter
mute = Mettre en sourdine
unmute = Rétablir
tidy-away = Ranger
take-back-out = Ressortir
no-former-tables = Aucune de vos tables n’est encore finie.
look-at = Regarder
older = Plus anciennes
pages = Pages
no-other-tables = Vous n’êtes à aucune table en cours.

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
delay = Ceux qui ne font que regarder
delay-note = Ils voient ce que tout le monde peut voir, et parlent entre eux jusqu’à la fin. Avec quelques coups de retard, personne ne peut renseigner un ami à la table.
delay-moves = { $count ->
    [0] voient tout aussitôt
    [one] voient tout avec un coup de retard
   *[other] voient tout avec { $count } coups de retard
  }
summary = Résumé
table-name = Nom de la table
table-of = Chez { $name }
open-the-table = Ouvrir la table
level-novice = novice
level-casual = amateur
level-steady = posé
level-strong = fort
level-expert = expert
level-master = maître

rules-of = { $game } : les règles
rules-note = Chaque règle porte un numéro ; le jeu le cite chaque fois qu’il refuse quelque chose.
contents = Sommaire
rules-search = Chercher dans les règles
rules-found = {"{"}n{"}"} règles trouvées
rules-found-none = Aucune règle ne dit cela. Essayez un autre mot.
rules-why-not = Ce que dit la table
rules-example-quiet = Personne d’autre ne le voit encore.
rules-try = Essayez vous-même
try-again = Recommencer
try-ended = Plus rien à choisir ici.

seats = Places
seats-whole = Tout sur les places
menu = Menu
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
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
watching-named = Dans le public : { $names }.
watchers-more = { $count ->
    [one] une autre personne
   *[other] { $count } autres
  }
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
say-aside = À ceux qui regardent
sayings = Ce qui se dit d’un geste
order = Calme et respect
order-reports = { $count ->
    [one] Calme et respect : 1 signalement
   *[other] Calme et respect : { $count } signalements
  }
talk-closed = L’hôte a fermé la conversation.
talk-open = Tout le monde peut parler à cette table.
order-people = Les gens à cette table
order-note = Qui vous ne voulez plus entendre se tait pour vous, à toutes les tables. Qui vous bloquez ne peut pas non plus s’asseoir aux tables que vous ouvrez. Ils n’en sont pas avertis.
order-nobody = Il n’y a encore personne d’autre ici.
order-host = Vous avez ouvert cette table
deed-mute = Ne plus entendre
deed-block = Bloquer
deed-clear = Laisser revenir
deed-report = Signaler
deed-close = Fermer la conversation
deed-open = Ouvrir la conversation
distance-mute = plus entendu
distance-block = bloqué
kept-away = Les gens que vous tenez à distance
let-back = Laisser revenir
report-why = Que s’est-il passé ? (facultatif)
report-note = L’hôte de cette table et les responsables du site liront ceci, avec ce qui s’est dit dernièrement à la table.
report-send = Envoyer le signalement
reports = Signalements
report-talk = Ce qui s’était dit
log-empty = Rien ne s’est encore passé.
log-all = Tout
log-mine = Moi
log-points = Points
log-talk = Paroles
story-empty = Ce que font les autres se lit ici.
since-my-turn = Depuis votre dernier tour
and-more = et # de plus
show-less = Montrer moins
show-again = Revoir le tour
next-step = Pas suivant
to-now = Au présent
waiting-for-players = { $free ->
    [0] Tout le monde est là. La partie est distribuée dès que chaque navigateur a ajouté sa part de hasard.
    [one] Une place est encore libre. La partie est distribuée dès qu’elle est prise ; d’ici là, le plateau est un exemple.
   *[other] { $free } places sont encore libres. La partie est distribuée dès qu’elles sont prises ; d’ici là, le plateau est un exemple.
  }
shown-late = { $count ->
    [one] Avec un coup de retard : { $said }
   *[other] Avec { $count } coups de retard : { $said }
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
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
won-by = { $names } gagne avec { $score }
won-by-several = { $names } se partagent la victoire avec { $score }
won-by-me = vous gagnez avec { $score }
won-by-me-and-others = vous partagez la victoire avec { $names }, { $score } chacun
placed = { $rank ->
    [2] { $names } est deuxième avec { $points }
    [3] { $names } est troisième avec { $points }
    [4] { $names } est quatrième avec { $points }
    [5] { $names } est cinquième avec { $points }
    [6] { $names } est sixième avec { $points }
   *[other] { $names } est numéro { $rank } avec { $points }
  }
placed-several = { $rank ->
    [2] { $names } se partagent la deuxième place avec { $points }
    [3] { $names } se partagent la troisième place avec { $points }
    [4] { $names } se partagent la quatrième place avec { $points }
    [5] { $names } se partagent la cinquième place avec { $points }
    [6] { $names } se partagent la sixième place avec { $points }
   *[other] { $names } se partagent la place { $rank } avec { $points }
  }
placed-me = { $rank ->
    [2] vous êtes deuxième avec { $points }
    [3] vous êtes troisième avec { $points }
    [4] vous êtes quatrième avec { $points }
    [5] vous êtes cinquième avec { $points }
    [6] vous êtes sixième avec { $points }
   *[other] vous êtes numéro { $rank } avec { $points }
  }
placed-me-and-others = { $rank ->
    [2] vous partagez la deuxième place avec { $names }, { $points } chacun
    [3] vous partagez la troisième place avec { $names }, { $points } chacun
    [4] vous partagez la quatrième place avec { $names }, { $points } chacun
    [5] vous partagez la cinquième place avec { $names }, { $points } chacun
    [6] vous partagez la sixième place avec { $names }, { $points } chacun
   *[other] vous partagez la place { $rank } avec { $names }, { $points } chacun
  }
ended = { $first }.
ended-with-place = { $first } ; { $then }.
always-forced = Jouer tout seul quand je n’ai pas le choix
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
fair-log = Hasard fixé d’avance :
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
proof-check = Vérifier ici
proof-commitment-held = La clé, la table, le jeu, ses options et le nombre de places donnent l’engagement publié à l’ouverture de la table.
proof-commitment-broken = La clé ne donne PAS l’engagement publié à l’ouverture de la table.
proof-seal-held = L’engagement, les noms et les graines donnent le sceau publié au début de la partie.
proof-seal-broken = L’engagement, les noms et les graines ne donnent PAS le sceau de cette table.
proof-seed-held = La graine que ce navigateur a faite en fait partie, et cet engagement lui avait été montré avant.
proof-seed-broken = La graine que ce navigateur a faite n’en fait PAS partie, ou un autre engagement lui avait été montré.
proof-digest-held = Chaque mot du fichier est tel que le dit son empreinte.
proof-digest-broken = Le fichier n’est PAS ce que dit son empreinte.
proof-signature-held = Ce site a signé le fichier (Ed25519).
proof-signature-broken = La signature du fichier n’est PAS de ce site.
proof-signature-unknown = Si ce site a signé le fichier : ce navigateur ne sait pas vérifier les signatures Ed25519. La commande ci-dessous le peut.
proof-secure-unknown = Les navigateurs ne calculent des empreintes que sur des pages venues par https. La commande ci-dessous vérifie tout.
proof-record-broken = Le fichier de cette partie n’a pas pu être lu.
proof-beyond = Ce qui demande les règles du jeu revient à la commande ci-dessous : que clé et sceau donnent exactement ces cartes, tuiles et positions (un flux BLAKE2b), que chaque action était permise, et qu’elles mènent à ce résultat.
fair-end = La clé du hasard est publiée maintenant : vérifiez la donne vous-même
fair-back = Vers la table

why-legal = C’est possible : choisissez, puis confirmez.
why-elsewhere = C’est autre chose qui est demandé : { $asked }
why-watching = Vous êtes spectateur à cette table.
why-not-started = La partie commence quand toutes les places sont prises.
why-not-your-turn = Ce n’est pas votre tour : on attend { $people }.
rule-link = Règle { $rule }
keys = Touches
keys-spoken = Avec un lecteur d’écran, laissez d’abord passer les touches vers la page (NVDA : Inser et Espace ; JAWS : Inser et Z). Chaque choix est aussi un bouton ou une liste sous « Votre coup ».
key-arrows = ← ↑ → ↓
key-arrows-does = Parcourir le plateau. De partout ailleurs, elles mènent au plateau où il y a quelque chose à choisir.
key-tab = Tab
key-tab-does = Au plateau, à la liste ou au bouton suivant ; sur une carte, d’abord à ceux qui se trouvent dans le quartier.
key-ends = Début Fin
key-ends-does = À la première ou à la dernière place du plateau.
key-enter = Entrée Espace
key-enter-does = Choisir ce qui a le focus. Entrée sur ce qui est choisi confirme.
key-digits = 1–9
key-digits-does = Choisir une proposition par son numéro.
key-members = 1–5
key-members-does = Sur une carte : choisir qui peut bouger dans ce quartier, dans leur ordre.
key-letters = A–Z
key-letters-does = Sur une carte : au prochain quartier qui commence par cette lettre.
key-turn = R
key-turn-does = La possibilité suivante du dernier choix : tourner une pierre ou un bloc.
key-zoom = + −
key-zoom-does = Agrandir le plateau ou en voir plus. Maj et une flèche déplacent ce qui est agrandi.
key-escape = Échap
key-escape-does = Recommencer le choix.
key-line = /
key-line-does = Taper votre coup, avec des suggestions. Tab complète un mot, les flèches en choisissent un, Entrée joue.
key-keys = ?
key-keys-does = Ces touches.
close = Fermer
line = Taper votre coup
line-send = Jouer
line-words = Ce qui peut suivre
line-ready = Entrée le joue.
line-none = Rien ne peut suivre cela.
line-one = 1 possibilité
line-many = # possibilités
legend = Légende
legend-hint = Gardez le doigt sur un élément de la table, ou touchez-le deux fois : il est expliqué.
legend-points = Les points jusqu’ici. { $aim }.
legend-shape = Chacun a une couleur et une forme, les mêmes partout sur la page.


section-time = Temps
clock = Pendule
clock-note = Une décision utilise d’abord ses propres secondes, puis les minutes du joueur ; ou toutes les décisions d’un tour se partagent leurs secondes. Une décision prise à plusieurs a un même temps pour tous.
clock-none = Sans pendule
clock-live = { $minutes } minutes, et { $seconds } secondes par décision
clock-turns = { $minutes } minutes, et { $seconds } secondes par tour
clock-days = { $days ->
    [one] Un jour par décision
   *[other] { $days } jours par décision
  }
policy = Quand le temps est écoulé
policy-note = Personne n’attend sans fin. Qui revient reprend sa place à tout moment.
policy-stand-in = Un robot joue à sa place
policy-quick = Un coup rapide est joué à sa place, une passe si la règle le permet
policy-consent = Les autres décident : un robot, ou la fin de la partie
stand-in-level = Robots remplaçants
stand-in-level-note = Ils voient ce que cette place peut voir, et rien d’autre.
time-left = Temps restant
clock-sixty = Il vous reste une minute.
clock-ten = Il vous reste dix secondes.
away = hors ligne
played-on = hors ligne, un robot joue à sa place ({ $level })
you-played-on = vous ; un robot joue ({ $level })
bot-decides = Un robot décide à votre place.
played-for-you = Un robot joue à votre place.
you-resigned = Vous avez abandonné. Un robot joue jusqu’à la fin.
come-back = Reprendre ma place
asked-takeback = { $name } demande à reprendre sa dernière action, avec tout ce qui a suivi.
asked-coach = { $name } demande si l’on peut interroger l’entraîneur à cette table.
asked-end = { $name } propose d’arrêter la partie avant la fin.
agree = D’accord
refuse = Refuser
withdraw = Retirer la demande
is-away = { $name } n’est plus là.
is-out = { $name } n’a plus de temps.
let-bot-play = Faire jouer un robot à sa place
takeback = Demander à reprendre ma dernière action
takeback-alone = Reprendre ma dernière action
takeback-note = Avec tout ce qui a suivi. Ce qui a été vu reste vu, et le hasard tombera de la même façon.
stay-at-table = Retour à la table
only-look-away = Juste regarder ailleurs
only-look-away-note = Votre place reste la vôtre. Les autres voient que vous n’êtes pas là.
get-up = Quitter ma place
get-up-note = La partie n’a pas commencé. Votre place redevient libre, pour vous ou quelqu’un d’autre.
leave-to-bot = Partir et laisser jouer un robot
leave-to-bot-note = Un robot ({ $level }) joue à votre place, avec ce que vous pouvez voir et rien d’autre. Vous pouvez reprendre votre place à tout moment.
resign = Abandonner
resign-note = Un robot joue à votre place jusqu’à la fin, et vous ne revenez pas.
ask-end = Proposer d’arrêter la partie
ask-end-note = Si toutes les personnes présentes sont d’accord, la table est fermée. On peut encore la lire, mais plus y jouer.
end-alone = Arrêter la partie
end-alone-note = La table est fermée. On peut encore la lire, mais plus y jouer.
close-table = Fermer cette table
close-table-note = Personne n’a encore joué. La table disparaît pour tout le monde.

kept-note = Rien n’est perdu : voici ce qui en est gardé.
kept-opened = Ouverte le { $when } (UTC).
kept-ended = Terminée le { $when }.
kept-secret = Ce jeu a des secrets, et seules les règles du début savent qui peut voir quoi. Les actions restent donc fermées.

offline-title = Pas de connexion
offline-note = Impossible de joindre Tablée pour l’instant. Rien n’est perdu : vos tables reprennent là où elles en étaient dès que la connexion revient.
offline-again = Réessayer
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
code-title = Un code à garder
code-note = Un code de secours apporte votre nom et vos places dans n’importe quel navigateur. Gardez-le comme une clé : il n’est montré qu’une fois, et un nouveau le remplace.
code-ask = Montrez-moi un code de secours
code-shown = Voici votre code de secours. Notez-le maintenant : il ne sera plus montré, et les codes précédents ne comptent plus.
back-title = J’ai un code
back-code = Code
back-note = Ce navigateur continue alors comme la personne à qui est le code. Le nom et les places qu’il a maintenant restent en arrière, à moins d’en garder aussi un code.
back-go = Revenir
devices-title = Vos appareils
devices-note = Si l’un de ces appareils est perdu ou prêté, mettez-y fin. Pour être tranquille, même pour ceux qui ne sont pas venus depuis longtemps, mettez fin à tous les autres.
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

notify = À vous de jouer
notify-note = Utile dans les parties lentes : cet appareil vous avertit quand c’est à vous, même si vous regardez ailleurs ou si la page est fermée. Il dit quel jeu et quelle table, rien d’autre.
notify-on = M’avertir quand c’est à moi
notify-off = Ne plus m’avertir
notify-is-on = Cet appareil vous avertit.
notify-is-off = Cet appareil ne vous avertit pas.
notify-denied = Votre navigateur ne permet pas à ce site de vous avertir. Vous pouvez le changer dans ses propres réglages.
notify-cannot = Ce navigateur ne le peut pas ici. Il faut une adresse en https, et sur certains téléphones le site doit d’abord être installé.
turn-call-title = C’est à vous de jouer
turn-call-body = { $game } : { $table }

about-1 = Tablée est un logiciel libre qui réunit des jeux de société modernes à une même table : dans le navigateur, dans le terminal, ou comme bibliothèque rapide pour qui écrit des robots.
about-fair-title = Honnête par construction
about-fair = Les robots reçoivent exactement ce qu’une personne à leur place peut savoir, rien de plus. Tout hasard d’une table vient d’une clé secrète, dont l’empreinte est publiée à l’ouverture, et de graines que les navigateurs des joueurs ajoutent ensuite ; la clé suit à la fin. Les fichiers de partie sont signés. Chacun peut donc vérifier la donne, et chaque table a une page qui montre comment.
about-site-key = Clé publique de ce site :
about-access-title = Pour tout le monde
about-access = Chaque endroit s’atteint au clavier, les couleurs vont toujours avec une forme, et chaque image a une description en mots. Les pages demandent un navigateur de 2024 ou plus récent.
about-type-title = Caractères
about-type = Les textes sont composés en Tablee Serif et Tablee Sans, notre part de Source Serif de Frank Grießhammer et de Source Sans de Paul D. Hunt, publiés par Adobe.
about-type-licence = Licence SIL Open Font

admin = Dans les coulisses
admin-again = Regarder de nouveau
admin-load = Charge
admin-ready = Peut-on envoyer des visiteurs ici ?
admin-why-ready = oui
admin-why-resuming = pas encore : les tables sont en train de reprendre
admin-why-cannot-write = non : rien ne peut être écrit
admin-why-writes-slowly = non : l’écriture est très lente
admin-sockets = Fenêtres ouvertes
admin-tables = Tables en mémoire
admin-moves = Coups depuis le démarrage
admin-thinking = Robots qui réfléchissent
admin-queued = Robots qui attendent leur tour
admin-failing = Robots qui viennent d’échouer
admin-late = Plus longue pause pour tous, en millisecondes
admin-memory = Mémoire, en mégaoctets
admin-stuck = Robots bloqués
admin-stuck-bot = place { $seat }, { $level }, depuis { $seconds } secondes
admin-none-stuck = Aucun : chaque robot joue à temps.
admin-is-stuck = bloquée
admin-refusals = Refus par code
admin-no-refusals = Rien n’a été refusé jusqu’ici.
admin-no-tables = Aucune table n’est en mémoire en ce moment.
admin-left-out = et { $count } de plus
admin-listeners = { $count ->
    [one] { $count } fenêtre
   *[other] { $count } fenêtres
  }
admin-moves-done = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
admin-close = Fermer
admin-token = Le jeton de ce site
admin-token-note = Qui a installé le site le connaît. Il est redemandé après douze heures.
admin-enter = Entrer

mistake-no-device = Cet appareil n’a pas dit comment le joindre en sécurité.
replay = Revoir
replay-title = Revoir une partie de { $game }
replay-first = Premier moment
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = Dernier moment
replay-moment = Moment
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-chapter = Aller à
replay-chapter-start = Le début
replay-course = Déroulement de la partie
replay-timeline = Les points au fil du temps, et dessous qui a agi : une ligne par place
replay-layer = Vu par
replay-layer-public = tout le monde
replay-layer-seat = { $name }
replay-layer-all = qui voit tout
replay-show = Montrer
replay-forced = sans choix
replay-sharing = Partager
replay-share = Copier le lien de ce moment
replay-picture = Image (SVG)
replay-png = Image (PNG)
replay-film = Film d’un passage (GIF)
replay-film-begin = De l’étape
replay-film-end = à l’étape
replay-film-make = Le créer
replay-film-wait = Il se dessine ; un film long prend une minute.
replay-film-done = Le voici.
embed = Intégrer à une page
embed-open = Ouvrir sur Tablée
replay-to-table = À la table
replay-going-on = Cette partie est en cours : vous voyez ce que vous pouviez voir, sans ce qu’il est interdit de consulter.
review = Analyse
review-title = Analyse de cette partie
review-lead = Une analyse revoit chaque décision : comment les chances de chacun montaient et baissaient, quels moments ont décidé de la partie, ce qu’un joueur fort sachant la même chose aurait choisi, et ce qui fut choix, chance ou fait des autres. Elle prend une minute environ, du temps dont aucun robot n’a besoin.
review-start = Analyser cette partie
review-running = L’analyse est en cours
review-progress = { $done } moments vus sur { $all }.
review-leave = Vous pouvez quitter cette page : l’analyse continue et sera gardée.
review-stop = L’arrêter
review-stopped = L’analyse fut arrêtée.
review-failed = L’analyse a échoué. Ce qui fut trouvé est gardé.
review-go-on = Continuer
review-file = En un seul fichier (HTML)
review-command = Ou laissez votre propre machine examiner son fichier, d’aussi près que vous voulez :
branch = Et si… ?
branch-lead = Continuez à partir de ce moment, contre des robots, à une table à vous. La partie elle-même reste ce qu’elle fut, et rien de ceci n’est classé.
branch-seat = Vous jouez pour
branch-seat-acting = qui doit jouer à ce moment
branch-level = Contre
branch-hidden = Ce qui est caché
branch-truth = comme dans cette partie
branch-drawn = tiré à nouveau : tout ce qui s’accorde avec ce que votre place savait alors
branch-play = Continuer d’ici
branch-at-end = La partie est finie à ce moment. Revenez d’abord à un moment plus tôt.
branch-name = Et si… ? Étape { $step }
branch-log = Cette table a commencé à un moment d’une autre partie ; rien n’y fut distribué, et rien n’est classé.
branch-back = Partie d’origine
branch-fair = Cette table a commencé à un moment d’une autre partie. Rien ne fut distribué, il n’y a donc pas de hasard d’une clé à prouver : ce qui était caché l’était comme avant, ou fut tiré selon ce qu’une place savait. Le fichier de sa partie porte cette position, et « tablee verify » la joue à partir de là.
replay-open-title = Revoir une partie enregistrée
replay-open-lead = Choisissez un fichier de partie (.jsonl) téléchargé à une table, ici ou ailleurs. Il n’est montré qu’à vous, et n’est pas conservé.
replay-open-file = Fichier de partie
replay-open-text = Ou collez son texte
replay-open = Revoir cette partie

mistake-insiders-only = Cette page est pour qui tient le site, sur la machine même ou avec le jeton du site.
mistake-wrong-token = Ce n’est pas le jeton de ce site.
mistake-short-token = Le jeton d’un site a besoin d’au moins { $least } lettres.
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
mistake-no-such-code = Personne n’a ce code, ou il ne sert plus. Vérifiez chaque lettre ; un code plus récent remplace l’ancien, et un code court sert une fois, pendant cinq minutes.
mistake-key-damaged = La clé des cookies, ‘{ $file }’, est abîmée : elle a { $found } octets au lieu de { $wanted }. Remettez-en une copie ; ou démarrez une fois avec ‘tablee serve --new-key’, et chacun perd ses places sauf qui a gardé un code de secours.
mistake-key-lost = La clé des cookies, ‘{ $file }’, a disparu, mais il y a des tables : sans elle, on ne connaît plus personne de ceux qui y sont assis. Remettez-en une copie ; ou démarrez une fois avec ‘tablee serve --new-key’, et chacun perd ses places sauf qui a gardé un code de secours.

# Un grand écran, les téléphones pour mains
one-screen = Un grand écran, les téléphones pour mains
one-screen-note = Cet appareil montre le plateau à toute la pièce. Chacun s’installe avec son téléphone et y garde sa main.
on-screen = Montrer sur un grand écran
screen-full = Plein écran
screen-join = { $free ->
    [one] Une place est libre : scannez son code pour vous asseoir
   *[other] { $free } places sont libres : scannez un code pour vous asseoir
}
screen-codes = Codes des places libres
screen-address = Sans appareil photo :
screen-loopback = Les téléphones n’atteignent pas cette adresse. Lancez Tablée avec --host 0.0.0.0 et ouvrez cette page par le nom ou le numéro de cet ordinateur dans votre réseau.
join-title = Votre main sur ce téléphone
join-seat = Votre place
join-late = Cette place vient d’être prise. Une autre est libre.
join-note = Le plateau est sur le grand écran. Cette page montre ce que personne d’autre ne voit, et ce que vous pouvez choisir.
whole-table = Toute la table sur cet appareil
my-seat = Votre place

# La même personne sur plusieurs appareils
bring-title = Emporter vos tables sur un autre appareil
bring-note = Un code fait aussi de votre téléphone, de votre tablette ou d’un autre navigateur le vôtre : même nom, mêmes places. Il sert une fois, pendant cinq minutes.
bring-ask = Montrer un code
bring-shown = Scannez ceci avec l’autre appareil, ou saisissez-y le code.
bring-how = Sur l’autre appareil : ouvrez « Mon nom » au bas de n’importe quelle page et saisissez le code sous « J’ai un code ». Ne le montrez à personne d’autre : qui le saisit est vous.
take-title = Cet appareil devient aussi le vôtre
take-note = Quelqu’un de connu ici vous a montré un code sur un autre appareil. Si c’était vous, ce navigateur continue sous le même nom, avec les mêmes places.
take-held = { $count ->
    [one] Sur cet appareil, vous vous appelez jusqu’ici { $name }, avec une table. Elle reste en arrière, sauf si vous gardez d’abord un code de secours pour elle.
   *[other] Sur cet appareil, vous vous appelez jusqu’ici { $name }, avec { $count } tables. Elles restent en arrière, sauf si vous gardez d’abord un code de secours pour elles.
}
take-code = Code
take-go = C’était moi
device-name = { $browser } sur { $system }
device-unknown = Un navigateur
device-this = cet appareil
device-seen = { $days ->
    [0] vu aujourd’hui
    [1] vu hier
   *[other] vu pour la dernière fois le { $date }
}
device-end = Mettre fin
device-end-named = Mettre fin à { $name }
mistake-no-moment = Ceci n’est pas un moment d’une partie.

# Apprendre les jeux

nav-learn = Apprendre
learn-title = Apprendre un jeu en cinq minutes
learn-note = En jouant, par petites scènes. Arrêtez quand vous voulez, vous reprendrez plus tard.
learn-game = Apprendre { $game }
lesson-begin = Commencer la leçon
lesson-resume = Reprendre la leçon
lesson-again = Rejouer la leçon
lesson-progress = { $done ->
    [0] { $count } scènes
    [one] { $done } scène sur { $count }
   *[other] { $done } scènes sur { $count }
}
lesson-next = Suite
lesson-play = Jouer une partie courte
lesson-well-done = Bravo !
lesson-else = Dans une partie, c’est permis ; ici, il s’agit d’autre chose. { $asked }
lesson-scenes = Scènes
lesson-former = La scène précédente
lesson-skip = Passer cette scène
first-game-of = La première partie de { $name }
card = Résumé
card-goal = Le but
card-turn = Un tour
card-end = La fin
card-score = Les points
card-tip = Trois conseils
card-print = Imprimer
card-signs = Ce que veulent dire les signes
offer-lesson = { $game } vous est nouveau ? Cinq minutes, et vous savez jouer.
offer-learn = Montrez-moi
offer-decline = Non merci
guide-read = Compris
guide-off = Ne plus rien expliquer
learn-first = L’apprendre d’abord, en cinq minutes

# Les parties finies, et ce qu’il en est advenu.

my-games = Mes parties
games-going-on = En cours
games-put-away = Mises de côté
games-over = Terminées
games-search = Chercher parmi mes parties terminées
search = Chercher
search-game = Jeu
search-people = Avec
search-result = Résultat
search-since = Du
search-until = Au
search-any = peu importe
search-won = gagnée
search-lost = non gagnée
search-closed = non terminée
search-all = Toutes les parties
newest = Les plus récentes
game-length = { $actions ->
    [one] une action
   *[other] { $actions } actions
}, { $time }
statistics = Statistiques
statistics-overall = Tous les jeux
statistics-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $time } à table.
statistics-played = Parties
statistics-won = Gagnées
statistics-mean = Points en moyenne
statistics-best = Plus grand total
statistics-fewest = Plus petit total
statistics-streak = Victoires de suite
statistics-longest = au plus { $count }
statistics-points = Points des dernières parties ; le tireté marque la moyenne
statistics-places = Combien de fois à chaque place
statistics-chart = Points des { $count } dernières parties : { $first } à la première, { $last } à la dernière, { $best } au mieux
statistics-place = place { $place } : { $count } fois
statistics-others = Avec qui
statistics-name = Nom
statistics-ahead = Devant
statistics-behind = Derrière
statistics-note = Les parties à plusieurs sur un appareil, les parties « et si ? » et celles qui n’ont pas été terminées figurent parmi vos parties, mais ne comptent pas ici.
statistics-none = Aucune de vos parties ne compte encore : terminez-en une, puis revenez.
data-title = Mes données
data-export = Emporter mes données
data-export-note = Tout ce que ce site garde de vous, en un fichier JSON : nom, appareils, parties, résultats, paroles. Des parties en cours, il ne nomme que la table.
data-delete = Supprimer mes données
data-delete-note = Votre nom, vos appareils, codes, notifications, réglages, résultats et paroles disparaissent pour de bon. Les parties terminées restent aux autres, avec une place anonyme ; leur hasard ne peut plus être comparé à ce qui fut publié. C’est sans retour.
data-playing = { $count ->
    [one] Vous êtes à une table dont la partie n’est pas terminée
   *[other] Vous êtes à { $count } tables dont la partie n’est pas terminée
} : là où d’autres jouent, un robot continue ; sinon la partie s’arrête.
data-sure = Oui, tout supprimer
anonymous = Anonyme


# Énigmes
nav-puzzles = Énigmes
puzzles-title = Énigmes
puzzles-note = Une position, une décision : trouvez le choix qui gagne le plus souvent, d’après ce que votre place peut savoir. Toutes viennent de vraies parties.
puzzle-daily = L’énigme du jour
puzzle-streak = { $days ->
    [one] un jour de suite
   *[other] { $days } jours de suite
}
puzzle-daily-done = Résolue : revoir
puzzle-daily-solve = La résoudre
puzzles-solved = { $solved } sur { $count } résolues
puzzles-at-once = { $count } du premier coup
puzzle-begin = Commencer
puzzle-go-on = Continuer
puzzle-number = Énigme { $number } sur { $count }
puzzle-find = C’est à vous. Trouvez le meilleur choix.
puzzle-grade = Difficulté { $grade } sur { $of }
puzzle-solved = Résolue !
puzzle-show = Toujours pas. Le meilleur choix est : { $best }.
puzzle-why = Oui, c’est le meilleur choix. Le suivant ({ $other }) vous aurait coûté { $cost } de la victoire.
puzzle-reasons = Ce qui parle pour lui : { $reasons }.
puzzle-next = Énigme suivante
puzzle-tempting = Tentant, et le meilleur des autres : cela vous coûte { $cost } de la victoire. Il y a mieux.
puzzle-not-it = C’est permis, mais ce n’est pas le meilleur. Essayez autre chose.

# L’entraîneur
coach = Que feriez-vous ?
coach-says = L’entraîneur choisirait : { $action }.
coach-why = Ce qui parle pour cela : { $reasons }.
coach-asked = Il y a d’autres personnes à cette table. On leur a demandé si l’entraîneur peut être interrogé.
