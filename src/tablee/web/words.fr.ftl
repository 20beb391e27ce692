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
waiting-for-players = { $free ->
    [one] Une place est encore libre. La partie commence quand elle est prise.
   *[other] { $free } places sont encore libres. La partie commence quand elles sont prises.
  }
waiting-for = C’est à { $name } de jouer.
waiting-for-several = On attend { $count } joueurs.
bot-thinks = { $name } réfléchit…
game-over = La partie est terminée.
pass-device = Passez l’appareil à { $name }.
i-am = Je suis { $name }
pick-on-board = Choisir sur le plateau, ou ici
one-less = Un de moins
one-more = Un de plus
undo = Annuler
rematch = Revanche
to-rematch = Vers la revanche
result = Résultat
winner = { $names } gagne !
winners = { $names } se partagent la victoire !
chart-label = Les points au fil de la partie

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
error-detail-404 = Il n’y a rien à cette adresse.
error-detail-403 = Cette demande ne vient pas de notre page, ou votre cookie manque. Revenez en arrière et réessayez.
error-detail-429 = Attendez un instant, puis réessayez.
error-detail-500 = C’est notre faute. Rien n’est perdu : chaque coup est enregistré.
too-many-lines = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en, ou attendez un instant et réessayez.
full-house = La maison est pleine en ce moment. Attendez un instant, puis réessayez.
too-slow = La suite de votre demande n’est pas venue à temps. Réessayez.
no-request = Cette demande est illisible.
back-home = Vers les jeux

my-name-here = Votre nom
my-name = Le nom que voient les autres
my-name-note = Aucun compte n’est nécessaire. Un cookie se souvient de vous sur cet appareil.
save = Enregistrer

about-1 = Tablée est un logiciel libre qui réunit des jeux de société modernes à une même table : dans le navigateur, dans le terminal, ou comme bibliothèque rapide pour qui écrit des robots.
about-fair-title = Honnête par construction
about-fair = Les robots reçoivent exactement ce qu’une personne à leur place peut savoir, rien de plus. Tout hasard vient d’une clé secrète dont l’empreinte est publiée à l’ouverture de la table ; la clé elle-même suit à la fin, dans le fichier de partie que vous pouvez télécharger, pour que chacun puisse vérifier la donne.
about-access-title = Pour tout le monde
about-access = Chaque endroit s’atteint au clavier, les couleurs vont toujours avec une forme, et chaque image a une description en mots. Les pages demandent un navigateur de 2024 ou plus récent.

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
