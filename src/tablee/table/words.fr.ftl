# Ce qui n’est pas fait, et pourquoi.

mistake-unknown-table = Cette table n’existe pas.
mistake-other-rules = Cette table a été commencée avec d’autres règles : on ne peut pas la continuer ici.
mistake-damaged = Le journal de cette table ne se tient plus, elle ne peut donc pas être continuée : { $what ->
    [gap] l’inscription { $entry } manque
    [changed] l’inscription { $entry } n’est pas celle qui fut écrite
    [illegal] l’inscription { $entry } est contraire aux règles
    [cut] les inscriptions manquent à partir de { $entry }
   *[deal] elle ne peut plus être distribuée
  }.
mistake-closed = Cette table a été fermée avant la fin de sa partie.
mistake-not-your-seat = Cette place n’est pas la vôtre.
mistake-stale = La partie a avancé entre-temps ; voici où elle en est.
mistake-in-lesson = Cela ne fait pas partie d’une leçon.
mistake-not-started = La partie commence quand toutes les places sont prises.
mistake-malformed = Ce n’est pas une action : { $why }
mistake-no-undo = Il n’y a rien que vous puissiez reprendre maintenant.
mistake-undo-spent = Vous avez repris très souvent vos coups : celui-ci reste. Chaque action qui reste permet d’en reprendre encore quelques-unes.
mistake-seed = Une graine est faite de 32 à 64 chiffres hexadécimaux.
mistake-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
mistake-no-seat = Cette place n’est pas libre.
mistake-begun = La partie a commencé ; cela ne se faisait qu’avant.
mistake-not-host = Seul l’hôte de la table peut faire cela.
mistake-own-seat = C’est votre propre place. Levez-vous plutôt.
mistake-no-level = Il n’y a pas de robot de ce niveau.
mistake-no-decision = La place { $seat } de la table { $table } n’avait rien à décider à l’étape { $step }.
mistake-no-such-number = Ce jeu se joue de { $least } à { $most }.
mistake-no-wait = Choisissez l’une des durées d’attente.
mistake-private = Cette table est privée. Demandez une invitation à son hôte.
mistake-no-invitation = Cette invitation n’existe pas. La table a peut-être été fermée entre-temps.
mistake-invitation-taken = Quelqu’un d’autre a pris cette invitation. Demandez-en une à l’hôte.
mistake-many-invitations = Une table a au plus { $most } invitations.
mistake-no-companion = Vous n’avez pas encore joué avec cette personne. Envoyez-lui un lien.
mistake-not-ready = { $count ->
    [one] { $names } n’a pas encore dit être d’accord pour commencer.
   *[other] Ne sont pas encore d’accord pour commencer : { $names }.
  }
mistake-too-few = Ce jeu demande au moins { $least ->
    [one] une personne
   *[other] { $least } personnes
  }, et { $most } au plus. Invitez quelqu’un, ou confiez des places à des robots.
mistake-other-number = Ces règles ont été choisies pour { $seats } personnes. Confiez les places libres à des robots.
mistake-not-over = La revanche vient après la fin.
mistake-unsayable = Dites quelque chose, en 300 caractères au plus.
mistake-talk-closed = L’hôte a fermé la conversation de cette table.
mistake-name-refused = Ce nom ne s’emploie pas ici. Choisissez-en un autre.
mistake-nobody = Il n’y a personne de tel à cette table.
mistake-not-the-host = Seul l’hôte de cette table peut le faire.
mistake-not-welcome = L’hôte réserve cette table à d’autres.
mistake-no-distance = Ce n’est pas possible avec cette personne.
mistake-many-distances = Vous tenez déjà { $most } personnes à distance. Laissez d’abord revenir quelques-unes d’entre elles.
mistake-coach-silent = L’entraîneur n’a rien trouvé. Demandez encore une fois.
mistake-flood = { $what ->
    [looks] Voilà bien des regards.
    [advice] L’entraîneur doit souffler un moment.
    [questions] Bien des questions à la fois.
    [talk] Laissez un mot aux autres.
    [devices] Des appareils ont été ajoutés et retirés très souvent.
    [reports] Cela fait beaucoup de signalements en peu de temps.
    [manners] Cela a été changé très souvent.
    [calls] Cette page a été appelée très souvent.
    [pages] Cette page a été demandée très souvent.
    [tables] Vous avez ouvert beaucoup de tables en peu de temps.
    [reviews] Vous avez demandé beaucoup d’analyses en peu de temps.
    [records] Vous avez emporté beaucoup de parties en peu de temps.
    [pictures] Cela fait beaucoup d’images en peu de temps.
    [films] Cela fait beaucoup de films en peu de temps.
    [codes] Beaucoup de codes en peu de temps.
    [entries] Ce n’était pas cela, plusieurs fois.
   *[messages] Trop de messages à la fois.
  } Réessayez dans { $wait ->
    [one] une seconde
   *[other] { $wait } secondes
  }.
mistake-many-tables = { $most } de vos tables sont encore en cours. Finissez-en d’abord quelques-unes ; celles que tout le monde a quittées s’en vont après un temps.
mistake-many-windows = Ce site est ouvert dans un très grand nombre de vos fenêtres. Fermez-en ; celle-ci réessaie dans { $wait } secondes.
mistake-oversized = Ce message est trop long.
mistake-unreadable = Ce message est illisible.
mistake-chair = Une place est pour quelqu’un d’ici, pour un lien ou pour un robot ; pas « { $kind } ».
mistake-not-kept = Cela n’a pas pu être conservé, et rien n’a changé : { $why ->
    [full] le disque est plein
    [locked] un autre programme retient la base de données
    [closed] le serveur s’arrête
    [server] la base de données ne répond pas
   *[disk] le disque n’accepte rien
  }. Réessayez dans un instant.
mistake-not-read = Ceci ne peut pas être consulté pour l’instant. Réessayez dans un instant.
mistake-in-use = Le fichier « { $file } » appartient à un serveur en marche. Arrêtez-le d’abord, ou nommez un autre dossier avec --data ; plusieurs serveurs peuvent se partager PostgreSQL.
mistake-no-database = Il n’y a pas de base de données à « { $file } ».
mistake-no-backup = « { $file } » n’est pas une sauvegarde, ou n’est pas intacte.
mistake-not-empty = Il y a déjà des tables dans « { $file } ». Avec --replace elles sont gardées à côté, avec la fin .old.
mistake-clock = Une table n’a pas de pendule, ou une réserve d’une demi-minute à trois heures avec 5 à 600 secondes par décision, ou 1 à 30 jours par décision.
mistake-played-on = Un robot joue à votre place. Reprenez d’abord votre place.
mistake-resigned = Vous avez abandonné : un robot joue jusqu’à la fin.
mistake-not-away = Aucun robot ne peut jouer là : la personne est présente, absente depuis peu, ou déjà remplacée.
mistake-in-play = Une table ne peut être fermée que tant que personne n’a joué.
mistake-over = La partie est terminée.
mistake-not-asked = Cela n’est pas demandé à cette table en ce moment.

# Des signatures de parties.
mistake-unsigned = Le fichier n’est signé ni par { $given } ni par personne.
mistake-other-site = Le fichier est signé par { $site }, non par { $given }.
mistake-bad-signature = La signature ne convient pas : le fichier a changé depuis, ou { $site } ne l’a jamais signé.
mistake-no-layer = Ceci ne se montre qu’une fois la partie finie, ou à qui est assis là.
mistake-branch-running = « Et si… ? » vient après la fin : tant qu’une partie dure, des robots qui la continuent seraient un conseil.
mistake-branch-over = La partie est finie à ce moment. Revenez d’abord à un moment plus tôt.
mistake-no-branch = Aucune position trouvée qui s’accorde avec ce que cette place savait. Essayez encore, ou continuez avec ce qui était caché comme il l’était.
mistake-many-reviews = { $most } analyses que vous avez demandées sont encore en cours. Attendez-en une.
mistake-not-your-review = Seul qui a demandé une analyse, ou a joué, peut l’arrêter.
mistake-no-review = Cette partie n’a pas encore été analysée.
mistake-record-forgotten = Cette partie n’est plus en mémoire. Ouvrez de nouveau son fichier.
mistake-not-drawn = L’image n’a pas pu être dessinée. Veuillez réessayer.
mistake-not-public = Cette partie n’est pas publique.
