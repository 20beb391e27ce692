# What is not carried out, and why.

mistake-unknown-table = There is no such table.
mistake-other-rules = This table was begun with other rules and cannot be continued here.
mistake-damaged = The log of this table does not hold together, so it cannot be continued: { $what ->
    [gap] entry { $entry } is missing
    [changed] entry { $entry } is not what was written
    [illegal] entry { $entry } is against the rules
    [cut] the entries from { $entry } on are missing
   *[deal] it cannot be dealt any more
  }.
mistake-closed = This table was closed before its game was over.
mistake-not-your-seat = That seat is not yours.
mistake-stale = The table has moved on meanwhile; here is how it stands now.
mistake-in-lesson = That is no part of a lesson.
mistake-not-started = The game begins when all seats are taken.
mistake-malformed = That is not an action: { $why }
mistake-no-undo = There is nothing you may take back now.
mistake-undo-spent = You have taken back very often, so this stands. With every action that stands you may take back some more.
mistake-seed = A seed is 32 to 64 hexadecimal digits.
mistake-seat-taken = Somebody was faster: that seat is taken.
mistake-no-seat = No such seat is free at this table.
mistake-begun = The game has begun; this could only be done before.
mistake-not-host = Only the host of the table can do that.
mistake-own-seat = That is your own seat. Get up instead.
mistake-no-level = There is no bot of that level.
mistake-no-decision = Seat { $seat } of table { $table } had nothing to decide at step { $step }.
mistake-no-such-number = This game is for { $least } to { $most } players.
mistake-no-wait = Choose one of the waiting times.
mistake-private = This table is private. Ask its host for an invitation.
mistake-no-invitation = There is no such invitation. Perhaps the table was closed meanwhile.
mistake-invitation-taken = Somebody else has taken this invitation. Ask the host for one of your own.
mistake-many-invitations = A table has at most { $most } invitations.
mistake-no-companion = You have not played with that person yet. Send them a link.
mistake-not-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] Not ready yet: { $names }.
  }
mistake-too-few = This game needs { $least ->
    [one] one player
   *[other] { $least } players
  } at least, and { $most } at most. Invite somebody, or let bots take seats.
mistake-other-number = These rules were chosen for { $seats } players. Let bots take the free seats.
mistake-not-over = A rematch comes after the end.
mistake-unsayable = Say something of at most 300 characters.
mistake-talk-closed = The host has closed the talk at this table.
mistake-name-refused = This name is not used here. Choose another one.
mistake-nobody = There is nobody like that at this table.
mistake-not-the-host = Only the host of this table can do that.
mistake-not-welcome = The host keeps this table for others.
mistake-no-distance = That is not possible with this person.
mistake-many-distances = You already keep { $most } people away. Let some of them come back first.
mistake-coach-silent = The coach could not think of anything. Please ask again.
mistake-flood = { $what ->
    [looks] That was looked at very often.
    [advice] The coach has to rest for a moment.
    [questions] So many questions at once.
    [talk] Let the others have a word, too.
    [devices] Devices were added and taken away very often.
    [reports] You have reported a lot in a short time.
    [manners] That was changed very often.
    [calls] This page was called very often.
    [pages] That page was asked for very often.
    [tables] You have opened many tables in a short time.
    [reviews] You have asked for many reviews in a short time.
    [records] You have taken many records home in a short time.
    [pictures] You have asked for many pictures in a short time.
    [films] You have asked for many films in a short time.
    [codes] Those were many codes in a short time.
    [entries] That was not it, several times.
   *[messages] Too many messages at once.
  } Try again in { $wait ->
    [one] a second
   *[other] { $wait } seconds
  }.
mistake-many-tables = { $most } of your tables are still going on. Play some of them to the end first; those that everybody has left go after a while.
mistake-many-windows = This site is open in very many of your windows. Close some; this one tries again in { $wait } seconds.
mistake-oversized = That message is too long.
mistake-unreadable = That message could not be read.
mistake-chair = A chair is for somebody here, by link, or a bot; not ‘{ $kind }’.
mistake-not-kept = This could not be kept, and nothing has changed: { $why ->
    [full] the disk is full
    [locked] another program holds the database
    [closed] the server is stopping
    [server] the database does not answer
   *[disk] the disk takes nothing
  }. Try again in a moment.
mistake-not-read = This cannot be looked up just now. Try again in a moment.
mistake-in-use = The file ‘{ $file }’ belongs to a server that is running. Stop that one first, or name another folder with --data; several servers can share PostgreSQL.
mistake-no-database = There is no database at ‘{ $file }’.
mistake-no-backup = ‘{ $file }’ is no backup, or not a sound one.
mistake-not-empty = There are tables in ‘{ $file }’ already. With --replace they are kept beside it, ending in .old.
mistake-clock = A table has no clock, a bank of half a minute to three hours with 5 to 600 seconds for each decision, or 1 to 30 days for each decision.
mistake-played-on = A bot plays for you. Take your seat back first.
mistake-resigned = You have resigned: a bot plays on to the end.
mistake-not-away = No bot can play there: whoever sits there is here, has not been away for long, or has a bot already.
mistake-in-play = A table can be closed only as long as nobody has moved.
mistake-over = The game is over.
mistake-not-asked = That is not asked at this table just now.

# About signatures of records.
mistake-unsigned = The record is not signed, by { $given } or anybody.
mistake-other-site = The record is signed by { $site }, not by { $given }.
mistake-bad-signature = The signature does not fit: the record was changed since, or { $site } never signed it.
mistake-no-layer = This is shown only once the game is over, or to whoever sits there.
mistake-branch-running = What if? comes after the end: while a game goes on, bots that play on from it would be advice.
mistake-branch-over = The game is over at this moment. Go back to an earlier one first.
mistake-no-branch = No position was found that fits what this seat knew. Try once more, or play on with what lay hidden as it was.
mistake-many-reviews = { $most } reviews that you asked for are still under way. Wait for one of them.
mistake-not-your-review = Only whoever asked for a review, or played, can stop it.
mistake-no-review = This game has not been reviewed yet.
mistake-record-forgotten = This record is not in memory any more. Open its file again.
mistake-not-drawn = The picture could not be drawn. Please try again.
mistake-not-public = This game is not public.
