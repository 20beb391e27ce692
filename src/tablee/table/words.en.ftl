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
mistake-not-started = The game begins when all seats are taken.
mistake-malformed = That is not an action: { $why }
mistake-no-undo = There is nothing you may take back now.
mistake-undo-spent = You have taken back very often, so this stands. With every action that stands you may take back some more.
mistake-seed = A seed is 32 to 64 hexadecimal digits.
mistake-no-seat = No such seat is free at this table.
mistake-not-over = A rematch comes after the end.
mistake-unsayable = Say something of at most 300 characters.
mistake-flood = Too many messages at once. Slow down a little.
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

# About signatures of records.
mistake-unsigned = The record is not signed, by { $given } or anybody.
mistake-other-site = The record is signed by { $site }, not by { $given }.
mistake-bad-signature = The signature does not fit: the record was changed since, or { $site } never signed it.
