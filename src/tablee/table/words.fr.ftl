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
mistake-not-started = La partie commence quand toutes les places sont prises.
mistake-malformed = Ce n’est pas une action : { $why }
mistake-no-undo = Il n’y a rien que vous puissiez reprendre maintenant.
mistake-undo-spent = Vous avez repris très souvent vos coups : celui-ci reste. Chaque action qui reste permet d’en reprendre encore quelques-unes.
mistake-seed = Une graine est faite de 32 à 64 chiffres hexadécimaux.
mistake-no-seat = Cette place n’est pas libre.
mistake-not-over = La revanche vient après la fin.
mistake-unsayable = Dites quelque chose, en 300 caractères au plus.
mistake-flood = Trop de messages à la fois. Un peu plus lentement.
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

# Des signatures de parties.
mistake-unsigned = Le fichier n’est signé ni par { $given } ni par personne.
mistake-other-site = Le fichier est signé par { $site }, non par { $given }.
mistake-bad-signature = La signature ne convient pas : le fichier a changé depuis, ou { $site } ne l’a jamais signé.
