# Balconia en français. Un immeuble, deux façades ; l'un partage le bloc, l'autre le place.

title = Balconia
pitch = Un immeuble, deux façades : vous partagez le bloc, je choisis ce que chacun verra.
about = Turquoise et rose sont assis de part et d’autre d’un même immeuble. À chaque tour, un jeton numéroté amène un bloc balcons à quatre faces. Le sélecteur garde deux faces voisines pour sa façade ; le poseur prend l’une des deux autres et glisse le bloc dans l’immeuble, où il veut : la face opposée regarde le sélecteur. Personne ne voit l’autre façade. À la fin, chaque balcon compte ce que demande son écriteau, et la meilleure façade l’emporte.

# Options

option-placement = Placement
option-placement-note = Les balcons se touchent, ou se posent dans n’importe quelle case libre.
option-placement-adjacent = à côté d’un balcon
option-placement-free = n’importe où
option-door_column = Colonne de la porte
option-door_column-note = Nommée depuis la gauche de turquoise ; si l’immeuble entier est rempli, les trois colonnes ci-dessous comptent à sa place.
option-door_column-A = A
option-door_column-B = B
option-door_column-C = C, au milieu
option-door_column-D = D
option-door_column-E = E
option-door_column-random = au hasard
option-fill = Remplir l’immeuble
option-fill-note = 14 tours comme d’habitude, ou les 22 blocs, avec les trois portes ou une seule.
option-fill-no = non, 14 tours
option-fill-full25 = les 22 blocs et trois portes
option-fill-full23 = les 22 blocs et une porte
option-door_columns = Colonnes des trois portes
option-door_columns-note = Seulement quand l’immeuble est rempli avec trois portes.
option-door_columns-ACE = A, C et E
option-door_columns-ABC = A, B et C
option-door_columns-ABD = A, B et D
option-door_columns-ABE = A, B et E
option-door_columns-ACD = A, C et D
option-door_columns-ADE = A, D et E
option-door_columns-BCD = B, C et D
option-door_columns-BCE = B, C et E
option-door_columns-BDE = B, D et E
option-door_columns-CDE = C, D et E
option-door_support = La porte soutient
option-door_support-note = Si les balcons suivants peuvent s’appuyer sur une porte seule.
option-door_support-first = le premier balcon seulement
option-door_support-always = tous les balcons
option-memory_aid = L’autre façade
option-memory_aid-note = Cachée, comme à table, ou visible des deux dès le début.
option-memory_aid-off = cachée
option-memory_aid-open = visible
option-turquoise = Joue turquoise
option-turquoise-note = Turquoise sélectionne en premier et place le dernier bloc.
option-turquoise-random = au hasard
option-building = Votre propre immeuble
option-building-note = Un fichier de matériel avec d’autres blocs et portes ; vide pour le nôtre.

# Noms

colour-turquoise = turquoise
colour-pink = rose
side-turquoise = façade de turquoise
side-pink = façade de rose

# Ce que montrent les balcons : un seul ; avec article ; aucun ; plusieurs

one-person = personne
one-cat = chat
one-bird = oiseau
one-awning = store banne
one-music = note de musique
one-heart = cœur
one-laundry = pièce de linge étendu
one-flower = fleur
one-flower-red = fleur rouge
one-flower-orange = fleur orange
one-flower-yellow = fleur jaune
one-flower-pink = fleur rose
one-flower-turquoise = fleur turquoise
one-flower-violet = fleur violette
one-balcony = autre balcon
one-colours = couleur de fleurs différente
one-without-person = balcon sans personne
one-without-cat = balcon sans chat
one-without-bird = balcon sans oiseau
one-without-awning = balcon sans store banne
one-without-music = balcon sans musique
one-without-heart = balcon sans cœur
one-without-laundry = balcon sans linge étendu
some-person = une personne
some-cat = un chat
some-bird = un oiseau
some-awning = un store banne
some-music = une note de musique
some-heart = un cœur
some-laundry = du linge étendu
some-flower = une fleur
some-flower-red = une fleur rouge
some-flower-orange = une fleur orange
some-flower-yellow = une fleur jaune
some-flower-pink = une fleur rose
some-flower-turquoise = une fleur turquoise
some-flower-violet = une fleur violette
no-person = personne
no-cat = aucun chat
no-bird = aucun oiseau
no-awning = aucun store banne
no-music = aucune musique
no-heart = aucun cœur
no-laundry = aucun linge étendu
no-flower = aucune fleur
no-flower-red = aucune fleur rouge
no-flower-orange = aucune fleur orange
no-flower-yellow = aucune fleur jaune
no-flower-pink = aucune fleur rose
no-flower-turquoise = aucune fleur turquoise
no-flower-violet = aucune fleur violette
of-person = de personnes
of-cat = de chats
of-bird = d’oiseaux
of-awning = de stores bannes
of-music = de notes de musique
of-heart = de cœurs
of-laundry = de linge étendu
of-flower = de fleurs
of-flower-red = de fleurs rouges
of-flower-orange = de fleurs orange
of-flower-yellow = de fleurs jaunes
of-flower-pink = de fleurs roses
of-flower-turquoise = de fleurs turquoise
of-flower-violet = de fleurs violettes
count-person = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
count-cat = { $n ->
    [one] { $n } chat
   *[other] { $n } chats
}
count-bird = { $n ->
    [one] { $n } oiseau
   *[other] { $n } oiseaux
}
count-awning = { $n ->
    [one] { $n } store banne
   *[other] { $n } stores bannes
}
count-music = { $n ->
    [one] { $n } note de musique
   *[other] { $n } notes de musique
}
count-heart = { $n ->
    [one] { $n } cœur
   *[other] { $n } cœurs
}
count-laundry = { $n ->
    [one] { $n } pièce de linge étendu
   *[other] { $n } pièces de linge étendu
}
count-flower-red = { $n ->
    [one] { $n } fleur rouge
   *[other] { $n } fleurs rouges
}
count-flower-orange = { $n ->
    [one] { $n } fleur orange
   *[other] { $n } fleurs orange
}
count-flower-yellow = { $n ->
    [one] { $n } fleur jaune
   *[other] { $n } fleurs jaunes
}
count-flower-pink = { $n ->
    [one] { $n } fleur rose
   *[other] { $n } fleurs roses
}
count-flower-turquoise = { $n ->
    [one] { $n } fleur turquoise
   *[other] { $n } fleurs turquoise
}
count-flower-violet = { $n ->
    [one] { $n } fleur violette
   *[other] { $n } fleurs violettes
}
lovebird-right = un tourtereau tourné vers la droite
lovebird-left = un tourtereau tourné vers la gauche
shows = montre { $things }
shows-nothing = ne montre rien

# Où regarde une condition

where-row = dans cette rangée, ce balcon compris
where-column_above = dans la colonne au-dessus
where-row_above = dans la rangée du dessus
where-column_below = dans la colonne en dessous
where-around = autour
where-right = juste à droite
where-column_right = dans la colonne de droite
where-left = juste à gauche
where-column_left = dans la colonne de gauche
where-group = dans son groupe

# Conditions

score-each = { $points ->
    [one] { $points } point par { $what } { $where }
   *[other] { $points } points par { $what } { $where }
}
score-all = 5 points s’il y a { $what } { $where }
score-both = 5 points s’il y a { $what } et { $other } { $where }
score-none = 5 points s’il n’y a { $what } { $where }
score-pair-right = 5 points en couple avec un tourtereau tourné vers la gauche dans la colonne de droite
score-pair-left = 5 points en couple avec un tourtereau tourné vers la droite dans la colonne de gauche
score-nothing = aucune condition
door-majority = 5 points si cette façade montre plus { $first } que l’autre, 3 points si elle montre plus { $second }
door-fewer = 1 point par { $one } si cette façade montre moins { $first } que { $second }
door-difference = l’écart entre le nombre { $first } et le nombre { $second }

# Verbes sur les boutons, et ce qu'il leur faut

verb-keep = Offrir les autres
verb-place = Placer le bloc
slot-pair = Faces gardées
slot-face = Face tournée vers vous
slot-cell = Case

# Les images

facade-own = Votre façade
facade-theirs = { $name } : sa façade
facade-seen = Façade turquoise
facade-back = L’autre façade
disc-title = Disque
disc-caption = Bloc { $block } ; { $who } sélectionne.
disc-end = Le décompte : votre moitié en bas.
disc-parts = { $many ->
    [one] { $balconies } + { $doors } à la porte
   *[other] { $balconies } + { $doors } aux portes
}
half-keeps = { $colour } garde
half-takes = { $colour } en prend une
keep-pair = garder les faces { $pair }
asked-title = Balcon
asked-nothing = Touchez un balcon ou une porte pour voir ce qu’il compte.
asked-scores = { $points ->
    [one] En { $cell }, il rapporte { $points } point pour l’instant.
   *[other] En { $cell }, il rapporte { $points } points pour l’instant.
}
asked-counted = Comptés : { $cells }.
asked-no-zone = Il regarde au-delà du bord de l’immeuble, où il n’y a rien à compter.
asked-gain = En { $cell }, il apporte aussitôt { $points } à votre façade.
door-title = Porte d’entrée en { $cell }
door-scores = { $points ->
    [one] Elle rapporte { $points } point pour l’instant.
   *[other] Elle rapporte { $points } points pour l’instant.
}
door-unknown = Ce qu’elle rapporte se saura à la fin, quand on verra les deux façades.
tray-title = Sur la table
tray-block = bloc { $block } : regarder ses faces
tray-opened = Bloc { $block }
tokens = Jetons sortis : { $shown }. Face cachée : { $count } ; écartés : { $aside }.
face-words = { $name }, { $shows } ; { $condition }
cell-balcony = { $points ->
    [one] { $cell } : { $face } ; { $points } point
   *[other] { $cell } : { $face } ; { $points } points
}
cell-door = { $cell } : porte d’entrée ; { $condition }
cell-hidden = { $cell } : bloc { $block }, rideau tiré
cell-empty = { $cell } : vide
cell-gain = { $cell } : { $points }
quoted = « { $name } »
pair-words = faces { $pair } : { $names }
role-selects = sélectionne
role-places = pose

# Que faire maintenant

prompt-keep = Choisissez les deux faces voisines que vous gardez.
prompt-keep-confirm = Vous gardez { $faces }. Offrez les autres, ou choisissez une autre paire.
prompt-place-cell = Choisissez une case pour le bloc ; touchez-la encore pour le tourner.
prompt-place-face = Choisissez la face que vous tournez vers vous.
prompt-place-confirm = « { $own } » en { $cell } vous apporte { $points } ; { $who } reçoit « { $other } ».
prompt-over = { $who } gagne, { $total } à { $other }.
prompt-over-doors = Égalité à { $total } ; { $who } gagne aux portes, { $doors } à { $other }.
prompt-over-shared = Égalité à { $total }, dont { $doors } aux portes de chaque côté : victoire partagée.
answer-face = « { $name } » : { $condition }.
answer-balcony = { $points ->
    [one] { $cell }, « { $name } » : { $condition }. { $points } point pour l’instant.
   *[other] { $cell }, « { $name } » : { $condition }. { $points } points pour l’instant.
}
answer-door = { $points ->
    [one] Porte en { $cell } : { $condition }. { $points } point pour l’instant.
   *[other] Porte en { $cell } : { $condition }. { $points } points pour l’instant.
}
answer-door-unknown = Porte en { $cell } : { $condition }. La fin le dira.
told-balcony = { $points ->
    [one] { $cell }, « { $name } » : { $condition }. { $points } point, { $running } en tout.
   *[other] { $cell }, « { $name } » : { $condition }. { $points } points, { $running } en tout.
}
told-door = { $points ->
    [one] Porte en { $cell } : { $condition }. { $points } point, { $running } en tout.
   *[other] Porte en { $cell } : { $condition }. { $points } points, { $running } en tout.
}
wait-select = { $who } choisit les deux faces à garder.
wait-place = { $who } place le bloc.
phase-turn = Tour { $turn } sur { $turns }
phase-end = La fin

# Une position en mots

words-roles = Sélecteur : { $selector } ; poseur : { $placer }. Le bloc { $block } est sur le disque.
words-disc = Ses faces : { $faces }.
words-kept = Gardées : { $pair }.
words-points = Points de cette façade : { $points }.
words-floor = Rangée { $floor } : { $cells }.

# Pourquoi pas

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-selector = Ce tour-ci, c’est { $whose } qui sélectionne.
refusal-not-placer = Ce tour-ci, vous sélectionnez ; c’est { $whose } qui pose le bloc.
refusal-wait-for-pair = { $whose } doit d’abord garder deux faces.
refusal-pair-is-kept = La paire est offerte ; c’est définitif.
refusal-opposite = Les faces { $pair } sont opposées ; on ne garde que deux faces voisines.
refusal-not-offered = La face { $letter } n’est pas sur votre moitié du disque ; vous pouvez prendre l’une des faces { $offered }.
refusal-door-stands = Une porte d’entrée occupe { $cell }.
refusal-block-stands = Un bloc occupe déjà { $cell }.
refusal-first-at-door = Le premier balcon se place juste à gauche, à droite ou au-dessus d’une porte d’entrée, ce qui n’est pas le cas de { $cell }.
refusal-door-is-no-balcony = En { $cell }, le bloc ne toucherait qu’une porte d’entrée, qui n’est pas un balcon.
refusal-no-neighbour = En { $cell }, le bloc ne toucherait aucun balcon par un côté.

# Le journal

log-token = Tour { $turn } : le jeton { $block } est retourné, et { $whose } sélectionne.
log-keep = { $who } garde deux faces du bloc { $block } et offre les autres.
log-keep-open = { $who } garde « { $first } » et « { $second } » du bloc { $block }.
log-place = { $who } place le bloc { $block } en { $cell }.
log-you-see = Vous y voyez maintenant « { $face } ».
log-sees = { $who } y voit maintenant « { $face } ».
log-building-turns = L’immeuble est complet et pivote : on compte les deux façades.
log-count = { $points ->
    [one] { $who }, { $cell }, « { $face } » : { $points } point, { $running } en tout.
   *[other] { $who }, { $cell }, « { $face } » : { $points } points, { $running } en tout.
}
log-count-door = { $points ->
    [one] { $who }, porte d’entrée : { $points } point, { $running } en tout.
   *[other] { $who }, porte d’entrée : { $points } points, { $running } en tout.
}
log-end = { $who } gagne par { $total } à { $other }.
log-doors-decide = Égalité à { $total } points ; { $who } gagne aux portes, { $doors } à { $other }.
log-shared = Égalité à { $total } points, et aux portes aussi : victoire partagée.

# Ce qui n’allait pas : actions et positions

mistake-no-action = « { $text } » n’est pas une action ; écrivez par exemple « keep ab » ou « place c C2 ».
mistake-no-pair = Une paire, ce sont deux des faces a, b, c et d, pas « { $text } ».
mistake-no-face = Une face est a, b, c ou d, pas « { $text } ».
mistake-no-cell = Une case va de A1 à E5, pas « { $text } ».
mistake-no-sight = « { $text } » n’est rien qu’on voie d’une action ; écrivez par exemple « placed in C2 ».
mistake-building-clause = La clause « building » : { $why }
mistake-doors-clause = La clause « doors » s’écrit comme « A=1 C=3 E=2 », chaque numéro et chaque colonne une fois ; « { $said } » ne convient pas.
mistake-doors-stand = La clause « doors » en nomme { $found } ; avec « fill { $fill } », les portes sont au nombre de { $count } (BAL-14, BAL-127).
mistake-built-stand = La clause « built » s’écrit comme « 14a B1, 13a A1 » ; « { $said } » ne convient pas.
mistake-built-cell = La clause « built » : la case { $cell } est déjà occupée.
mistake-built-turns = La clause « built » nomme { $built } blocs ; la partie a { $turns } tours.
mistake-number-twice = Les clauses « built » et « tokens » emploient deux fois le numéro { $number }.
mistake-kept-over = La clause « kept » suppose une partie en cours ; celle-ci est finie.

# Ce qui n’allait pas : fichiers de matériel

mistake-in-file = Le fichier de matériel : { $why }
mistake-in-block = Bloc { $number } : { $why }
mistake-in-face = Bloc { $number }, face { $letter } : { $why }
mistake-in-door = Porte { $number } : { $why }
mistake-in-door-turquoise = Porte { $number }, turquoise : { $why }
mistake-in-door-pink = Porte { $number }, rose : { $why }
mistake-empty = Le fichier de matériel est vide : il lui faut 22 blocs et 3 portes (BAL-02, BAL-04).
mistake-too-long = Le fichier de matériel dépasse { $most } lettres.
mistake-nested = Le fichier de matériel est illisible : ses parties s’emboîtent trop profondément.
mistake-long-text = Le fichier de matériel est illisible : un texte tient sur une ligne, entre guillemets simples ou doubles.
mistake-dots = Le fichier de matériel est illisible : une ligne a plus de { $most } points hors des guillemets.
mistake-long-word = Le fichier de matériel est illisible : un nombre ou une clé dépasse { $most } lettres.
mistake-unreadable = Le fichier de matériel est illisible : ce n’est ni du TOML ni du JSON.
mistake-cut-short = Le fichier de matériel est illisible : il s’arrête trop tôt.
mistake-unreadable-at = Le fichier de matériel est illisible : il y a une erreur à la ligne { $line }, colonne { $column }.
mistake-table = Une table est attendue, pas « { $said } ».
mistake-list = Une liste est attendue, pas « { $said } ».
mistake-key = « { $said } » n’a pas de sens ici ; on connaît { $keys }.
mistake-schema = Son schéma n’est pas { $schema }.
mistake-grid = L’immeuble a { $columns } colonnes et { $floors } étages (BAL-01).
mistake-blocks-numbered = Les numéros des blocs vont de 1 à { $count }, chacun une fois ; « { $said } » ne convient pas (BAL-02).
mistake-blocks-counted = Il y a { $found } blocs au lieu de { $count } (BAL-02).
mistake-doors-numbered = Les numéros des portes vont de 1 à { $count }, chacun une fois ; « { $said } » ne convient pas (BAL-04).
mistake-doors-counted = Il y a { $found } portes au lieu de { $count } (BAL-04).
mistake-faces = Il a { $found } faces au lieu de quatre (BAL-03).
mistake-id = Son identifiant est « { $said } » au lieu de « { $id } ».
mistake-name = Son nom est un texte de { $most } lettres au plus.
mistake-amount = Elle montre « { $said } » de { $kind } ; on en permet de 0 à { $most }.
mistake-flowers = Elle montre plus de { $most } fleurs.
mistake-lovebird = Un tourtereau regarde à droite (right) ou à gauche (left), pas « { $said } » (BAL-94).
mistake-lovebird-scores = Un tourtereau qui regarde vers { $looks } compte { $position }, pair, { $target } (BAL-94).
mistake-position = Il n’y a pas de position « { $said } » (BAL-102).
mistake-form = Il n’y a pas de forme « { $said } » (BAL-102).
mistake-points-each = La forme each donne 1, 2 ou 3 points, pas « { $said } » (BAL-95).
mistake-points = La forme { $form } donne 5 points, pas « { $said } » (BAL-96, BAL-97, BAL-98, BAL-99).
mistake-pair-alone = La forme pair demande un tourtereau sur la face (BAL-102).
mistake-group-form = La position group ne va qu’avec la forme each (BAL-102).
mistake-group-shows = Elle compte un groupe de { $target } mais n’en montre pas elle-même (BAL-102).
mistake-targets = La forme all demande une ou deux cibles différentes (BAL-102).
mistake-target-each = La forme each demande une cible (BAL-102).
mistake-target-none = La forme none demande une cible (BAL-102).
mistake-target = La position { $position } avec la forme { $form } ne peut pas compter « { $target } » (BAL-102).
mistake-door-kind = Sa sorte est l’une de { $kinds }, pas « { $said } » (BAL-118).
mistake-door-term = { $name } est l’un de { $things }, pas « { $said } ».
mistake-door-itself = Elle compare { $term } à lui-même.
mistake-equal-doors = Ses deux portes portent des conditions différentes (BAL-18).

# Un immeuble à soi, mis à l’essai

report-parts = { $faces } faces et { $doors } portes, tout est en ordre.
report-games = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} raisonnablement : { $points } points par façade, quatre sur cinq entre { $low } et { $high } ; { $gap } d’écart ; turquoise gagne { NUMBER($turquoise, style: "percent") } des parties.
report-faces = Une face qui compte rapporte { $mean } points, écart type { $spread } ; deux faces opposées diffèrent de { $opposites }.
report-doors = Portes (turquoise / rose) : { $doors }.
report-door = { $number } ({ $turquoise } / { $pink })
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-face = face
report-name = nom
report-seen = vue
report-mean = points
report-spread = écart
sheet-door = porte { $number }

# Faces de cette édition

face-1a = Nouvelle venue timide
face-1b = Poète à la balustrade
face-1c = Commère
face-1d = Refuge des chatons
face-2a = Compteuse de moineaux
face-2b = Championne de sieste
face-2c = Plume amoureuse
face-2d = Concierge pointilleux
face-3a = Rival de lessive
face-3b = Rêveuse aux jardinières
face-3c = Ténor
face-3d = Sommeil léger
face-4a = Dame aux chats
face-4b = Guetteur d’étoiles
face-4c = Hôte de la fête
face-4d = Voisine rougissante
face-5a = Doux murmure
face-5b = Batterie
face-5c = Amateur de soucis
face-5d = Correspondant
face-6a = Critique en couleurs
face-6b = Reine du patchwork
face-6c = Apiculteur
face-6d = Neveu de marieuse
face-7a = Pigeonnier
face-7b = Oncle grognon
face-7c = Chasseur de souris
face-7d = Ami de l’accordéon
face-8a = Soupirant lunaire
face-8b = Charmeur d’oiseaux
face-8c = Planteur de violettes
face-8d = Vendeur de stores
face-9a = Maison comble
face-9b = Chef de chœur
face-9c = Étudiant épris
face-9d = Gardien d’escalier
face-10a = Ermite
face-10b = Marche sur la rampe
face-10c = Romantique de nuit
face-10d = Potager de cuisine
face-11a = Grimpeur mondain
face-11b = Hamacs jumeaux
face-11c = Ami des perroquets
face-11d = Coursier aux roses
face-12a = Pâquerette seule
face-12b = Chœur du balcon
face-12c = Admirateur du soir
face-12d = Promeneur de chien
face-13a = Danseuse confiante
face-13b = Bain de soleil
face-13c = Plumeau
face-13d = Vue de carte postale
face-14a = Guitariste galant
face-14b = Violoncelle allergique
face-14c = Jardin suspendu
face-14d = Vieux couple
face-15a = Chat porte-bonheur
face-15b = Thé pour deux
face-15c = Voix qui répond
face-15d = Abri de pluie
face-16a = Planteuse de jacinthes
face-16b = Quatuor à cordes
face-16c = Message au cerf-volant
face-16d = Corde à linge
face-17a = Planteuse de pivoines
face-17b = Ami des nuées
face-17c = Roméo à l’échelle
face-17d = Matou élégant
face-18a = Lectrice tranquille
face-18b = Aide de Cupidon
face-18c = Juliette en véranda
face-18d = Fripier
face-19a = Planteur de pavots
face-19b = Fête de rue
face-19c = Rêveur du colombier
face-19d = Terrasse d’en haut
face-20a = Planteur de tournesols
face-20b = Ingénieur du son
face-20c = Monte-en-l’air
face-20d = Main sur le cœur
face-21a = Fleuriste
face-21b = Chat funambule
face-21c = Duo de blues
face-21d = Amoureux au lampion
face-22a = Valentin en plein air
face-22b = Poulailler du toit
face-22c = Ami de l’ombre
face-22d = Flamme lointaine

# La légende : ce que dit chaque signe

legend-coin = Les points que ce balcon ou cette porte rapporte pour l’instant.
legend-row = Compte dans toute la rangée. Une croix orange : ce qui est sur le balcon compte aussi.
legend-around = Compte dans les huit cases autour du balcon, pas sur lui-même.
legend-above = Compte dans la colonne au-dessus du balcon.
legend-group = Compte dans le groupe de balcons reliés qui montrent tous ce qui compte, lui compris.
legend-cell = Le nom d’une case : colonne et étage, vus de turquoise.
legend-knob = Un bouton garde les deux faces à côté de lui.
legend-tray = Un bloc qui n’est pas encore venu : touchez-le pour voir ses faces.

# Après la partie : raisons et regard sur les partages

why-own = environ { $amount } points de plus pour son propre côté
why-other = environ { $amount } points de moins pour l’autre côté
lens-title = La valeur de chaque partage
lens-split = Tour { $turn } : { $who } garde { $pair }, le meilleur partage : { $worth } points d’avance après la meilleure réponse.
lens-split-better = Tour { $turn } : { $who } garde { $pair } : { $worth } points d’avance après la meilleure réponse ; garder { $best } en aurait valu { $lost } de plus.
lens-splits = { $who } a cédé { $lost } points par ses partages.

# Exemples à côté des règles
example-split = Turquoise garde les faces a et b ; rose peut prendre c ou d et choisit la case.
example-edge = Chaque balcon touche un balcon précédent par un côté ; rien ne doit se trouver sous D3.
