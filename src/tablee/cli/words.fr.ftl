# Ce que dit la partie au terminal.

title = { $title }, { $players } joueurs. Tapez ? pour obtenir de l’aide.
seat-you = { $name } : vous
seat-bot = { $name } : robot, { $level }
level-random = au hasard
level-novice = novice
level-casual = amateur
level-steady = posé
level-strong = fort
level-expert = expert
level-master = maître
curtain = ———— { $name }, c’est à vous. Les autres regardent ailleurs. ————
curtain-open = Appuyez sur Entrée quand { $name } est seul devant l’écran.
turn = { $name }
thinking = { $name } réfléchit…
points = Points : { $points }
ask-number = Tapez un nombre de { $low } à { $high }.
entry-many = { $count } façons
prompt = { $name }{ $draft ->
    [none] {""}
   *[other] {" "}({ $draft } …)
}>
refused = Ce n’est pas permis ({ $rule }) : { $reason }
may = Oui, vous pouvez : { $action }
no-action = « { $typed } » n’est pas une action. Choisissez dans la liste, ou tapez ? pour obtenir de l’aide.
no-rule = Il n’y a pas de règle { $rule }.
undone = Coup repris.
not-undone = Ce coup ne peut pas être repris : une autre place a joué, le hasard est intervenu ou quelque chose de caché a été montré.
nothing-yet = Il ne s’est encore rien passé.
log-title = Ce qui s’est passé :
did-you-mean = « { $typed } » n’est pas une action. Vouliez-vous dire : { $meant }
over = La partie est finie.
won = { $count ->
    [one] { $names } gagne avec { $points }.
   *[other] { $names } partagent la victoire avec { $points }.
}
your-place = { $place ->
    [1] Vous avez gagné.
   *[other] Vous ({ $name }) êtes numéro { $place } sur { $players }.
}
place = { $rank }. { $name }, { $points }
left = Vous avez quitté la partie.
saved = Enregistré dans { $file }.
why-what = Dites quelle action : pourquoi { $example }
help =
    Choisissez par numéro, ou tapez une action ou ses premiers mots. On peut aussi taper :
      ?                   cette aide
      pourquoi ACTION     si une action est permise, et sinon quelle règle l’interdit
      règles              les règles en bref
      règle NUMÉRO        une règle en entier
      voir                la position
      mots                la position en mots
      journal             tout ce qui s’est passé
      annuler             reprendre son dernier coup, tant que personne n’en a rien appris
      Entrée              recommencer le choix
      quitter             partir

# Le plein écran

line = Tapez une action ou ses premiers mots ; ? pour l’aide
since = ── Depuis votre dernier tour ──
sheet-close = Entrée ou Échap : retour
leave-again = Appuyez encore une fois sur q pour quitter la partie.
keys-short = ? touches · r règles · ↑↓ Entrée choisir · b plateau · / taper · u annuler · q
keys =
    ↑ ↓, Entrée        choisir dans la liste, ou y cliquer
    1 2 3, a b c …     taper un choix ou une action, puis Entrée
    → ou Fin           accepter la suite proposée d’une action
    b, puis flèches    parcourir le plateau, Entrée choisit, ou cliquer
    Tab                volet suivant : plateau, journal, choix, ligne
    Échap              recommencer le choix
    u                  reprendre son dernier coup, si c’est possible
    r                  les règles en bref
    w                  la position en mots
    ?                  ces touches
    d                  sombre ou clair
    q                  quitter

    Dans la ligne : pourquoi ACTION, règle NUMÉRO, journal, quitter.

show-nobody = personne, la partie est finie
show-acting = à jouer : { $seats }
show-points = points : { $points }
show-places = rangs : { $places }
show-legal = permis pour la place { $seat } ({ $count }) :
replay-points = points : { $points }
verify-sound = { $file } est en ordre : la clé correspond à son engagement, et { $actions } actions permises de { $game } mènent de sa donne à { $points } points.
backup-made = { $file } contient { $tables } tables avec { $entries } inscriptions et { $keys } clés. Qui l’a peut lire les secrets des parties en cours.
backup-restored = { $folder } a de nouveau { $tables } tables avec { $entries } inscriptions et { $keys } clés.
repair-listed = { $count } tables.
repair-fine = { $count } tables ont été vérifiées et se tiennent.
repair-exported = La table { $table } est dans { $file }. Qui a ce fichier peut lire les secrets de sa partie.
repair-closed = La table { $table } est fermée.
verify-placed = { $file } est en ordre : { $actions } actions permises de { $game } mènent de sa position de départ à { $points } points.
verify-proved = Prouvé :
verify-not-proved = Non prouvé :
verify-replay = Clé, graines, options, actions et résultat vont ensemble : distribués et joués à nouveau, ils mènent là.
verify-replay-placed = Position de départ, actions et résultat vont ensemble : joués à nouveau à partir de là, ils mènent là.
verify-committed = La clé était fixée quand la table vous montra son engagement.
verify-sealed = Clé, noms et graines étaient fixés quand la table vous montra son sceau.
verify-own-seed = Votre graine est dans la donne, le serveur ne peut donc pas avoir choisi la donne, si votre navigateur avait vu l’engagement avant d’ajouter la graine.
verify-signed = Le site { $site } a signé chaque mot de ce fichier : noms, paroles, heures, options, actions et résultat. Personne d’autre ne l’a changé.
verify-no-commitment = Que la clé était fixée avant que quiconque n’ajoute une graine. Qui a noté ce que montrait la table peut donner --commitment.
verify-no-seal = Que noms et graines sont ceux des joueurs. Qui a noté le sceau au début de la partie peut donner --seal.
verify-key-alone = Que le serveur n’a pas choisi la donne : le hasard de ce fichier vient de la clé du serveur seule.
verify-no-seeds = Que le serveur n’a pas choisi la donne : personne n’a ajouté de graine.
verify-others-seeds = Que le serveur n’a pas inventé lui-même les graines (des places { $seats }). Qui en a ajouté une peut donner --seed, avec --commitment.
verify-position = Que la partie dont elle part soit jamais arrivée à cette position : elle commence d’une position, et rien ne fut distribué.
verify-unsigned = Que noms, paroles et heures sont vrais : personne ne les a signés.
verify-unknown-site = Qu’un site que vous connaissez répond des noms, paroles et heures : le fichier est signé par { $site }. Comparez avec la page du site, et donnez --site-key.
verify-site-word = Que le site dit vrai des paroles et des heures : c’est sa parole, et deux fichiers d’une même table qu’il aurait signés et qui différeraient le convaincraient de mensonge. L’empreinte de celui-ci est { $digest }.
verify-last-seed = Que le serveur n’a pas joué lui-même une place, en ajoutant cette graine la dernière, à son goût.
verify-persons = Qui était derrière un nom, et que le serveur n’a dit sa clé à personne pendant la partie.

# Erreurs nommées `cli.<message>`
mistake-own-tools = Ceci est pour une base de données dans un fichier. Un serveur de bases de données a ses propres outils, comme pg_dump ; gardez aussi les fichiers *.key du site.
mistake-no-table = Il n’y a pas de table « { $table } ».
mistake-over-already = La table { $table } est déjà finie.
mistake-damaged = { $count } tables sur { $all } ne se tiennent pas.
mistake-position-alone = Une position dit tout à elle seule : sans --players, --option ni --seed.
mistake-no-step = La partie a { $actions } actions : il n’y a pas d’étape { $step }.
mistake-no-folder = Il n’y a pas de dossier { $folder } où écrire.
mistake-levels = { $levels } niveaux ont été donnés pour { $bots } robots.
mistake-sprt = Il faut deux écarts de classement, le plus petit d’abord, comme 0,50, et non « { $given } ».
mistake-option-form = Une option s’écrit nom=valeur, pas « { $given } ».
mistake-no-text = { $file } ne peut pas être lu comme un texte.
mistake-empty-file = { $file } est vide.
mistake-seat = Une place va de 0 à { $last }, pas « { $given } ».
mistake-file = { $file } : { $why }
mistake-no-rule = { $game } n’a pas de règle « { $rule } ».
mistake-uncovered = Des règles sans test dans { $games }.
mistake-doubtful-puzzles = { $count ->
    [one] Une énigme de { $game } n’en est pas une.
   *[other] { $count } énigmes de { $game } n’en sont pas.
}
mistake-no-port = On ne peut pas écouter sur le port { $port } de { $host } : { $why }.
mistake-no-database = « { $url } » n’est pas une adresse de base de données utilisable ici : { $why }
mistake-no-seed = La graine ‘{ $seed }’ n’est pas dans ce fichier : la donne fut faite sans elle.

# Ce qu’on tape, tous les mots qui font la même chose.
command-help = ? aide
command-why = pourquoi
command-rule = règle regle
command-rules = règles regles
command-look = voir
command-words = mots
command-log = journal
command-undo = annuler
command-quit = quitter
mistake-needs-extra = Il manque des paquets ({ $package }) : pip install "tablee[{ $extra }]".
mistake-no-features = { $game } n’a pas de traits dont un juge pourrait apprendre.
