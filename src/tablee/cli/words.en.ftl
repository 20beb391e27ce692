# What the terminal game says.

title = { $title }, { $players } players. Type ? for help.
seat-you = { $name }: you
seat-bot = { $name }: bot, { $level }
level-random = random
level-novice = novice
level-casual = casual
level-steady = steady
level-strong = strong
level-expert = expert
level-master = master
curtain = ———— { $name }, it is your turn. The others look away. ————
curtain-open = Press Enter when only { $name } can see the screen.
turn = { $name }
thinking = { $name } thinks …
points = Points: { $points }
ask-number = Type a number from { $low } to { $high }.
entry-many = { $count } ways
prompt = { $name }{ $draft ->
    [none] {""}
   *[other] {" "}({ $draft } …)
}>
refused = That is not allowed ({ $rule }): { $reason }
may = Yes, you may: { $action }
no-action = “{ $typed }” is nothing you can do here. Choose from the list, or type ? for help.
no-rule = There is no rule { $rule }.
undone = Taken back.
not-undone = That cannot be taken back: another seat has acted, luck was used, or something hidden was shown.
nothing-yet = Nothing has happened yet.
log-title = What happened:
did-you-mean = “{ $typed }” is nothing you can do here. Did you mean: { $meant }
over = The game is over.
won = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points } each.
}
your-place = { $place ->
    [1] You have won.
   *[other] You ({ $name }) are number { $place } of { $players }.
}
place = { $rank }. { $name }, { $points }
left = You left the game.
saved = Saved in { $file }.
why-what = Say which action: why { $example }
help =
    Choose by number, or type an action or its first words. Other things you can type:
      ?                 this help
      why ACTION        whether an action is allowed, and by which rule not
      rules             the rules in short
      rule NUMBER       a rule in full
      look              the position again
      words             the position in words
      log               everything that happened
      undo              take back your last action, as long as nobody learned anything from it
      Enter             start the choice again
      quit              leave

# The full screen

line = Type an action or its first words; ? for help
since = ── Since your last turn ──
sheet-close = Enter or Escape: back
leave-again = Press q once more to leave the game.
keys-short = ? keys · r rules · ↑↓ Enter choose · b board · / type · u undo · Esc · q
keys =
    ↑ ↓, Enter         choose from the list, or click on it
    1 2 3, a b c …     type a choice or an action, then Enter
    → or End           take over how a typed action goes on
    b, then arrows     walk over the board; Enter chooses; or click
    Tab                next pane: board, log, choices, line
    Escape             start the choice again
    u                  take back your last action, if that may be
    r                  the rules in short
    w                  the position in words
    ?                  these keys
    d                  dark or light
    q                  leave

    In the line also: why ACTION, rule NUMBER, log, undo, quit.

show-nobody = nobody, the game is over
show-acting = acting: { $seats }
show-points = points: { $points }
show-places = places: { $places }
show-legal = legal for seat { $seat } ({ $count }):
replay-points = points: { $points }
verify-sound = { $file } is sound: the key matches its commitment, and { $actions } legal actions of { $game } lead from its deal to { $points } points.
backup-made = { $file } holds { $tables } tables with { $entries } entries and { $keys } keys. Who has it can read the secrets of running games.
backup-restored = { $folder } has { $tables } tables with { $entries } entries and { $keys } keys again.
repair-listed = { $count } tables.
repair-fine = { $count } tables were checked and hold together.
repair-exported = Table { $table } is in { $file }. Whoever has that file can read the secrets of its game.
repair-closed = Table { $table } is closed.
verify-placed = { $file } is sound: { $actions } legal actions of { $game } lead from its start position to { $points } points.
verify-proved = Proved:
verify-not-proved = Not proved:
verify-replay = Key, seeds, options, actions and result belong together: dealt and played again, they lead there.
verify-replay-placed = Start position, actions and result belong together: played again from there, they lead there.
verify-committed = The key was fixed when the table showed you its commitment.
verify-sealed = Key, names and seeds were fixed when the table showed you its seal.
verify-own-seed = Your seed is in the deal, so the server cannot have chosen the deal, if your browser had seen the commitment before it added the seed.
verify-signed = The site { $site } signed every word of this record: names, talk, times, options, actions and result. Nobody else has changed it.
verify-no-commitment = That the key was fixed before anybody added a seed. Whoever noted what the table showed can say --commitment.
verify-no-seal = That names and seeds are those of the players. Whoever noted the seal when the game began can say --seal.
verify-key-alone = That the server did not choose the deal: the luck of this record comes from the server’s key alone.
verify-no-seeds = That the server did not choose the deal: nobody added a seed.
verify-others-seeds = That the server did not make up the seeds (of seats { $seats }) itself. Whoever added one can say --seed, with --commitment.
verify-position = That the game it branches off from ever came to that position: it begins from a position, and nothing was dealt.
verify-unsigned = That names, talk and times are true: nobody has signed them.
verify-unknown-site = That a site you know stands by names, talk and times: the record is signed by { $site }. Compare that with the site’s own page, and say --site-key.
verify-site-word = That the site says the truth about talk and times: they are its word, and two records of one table that it signed and that differ would prove it a liar. The digest of this one is { $digest }.
verify-last-seed = That the server did not play a seat itself, and add that seed last, to its liking.
verify-persons = Who sat behind a name, and that the server told nobody its key during the game.

# Mistakes named `cli.<message>`
mistake-own-tools = This is for a database in a file. A database server has tools of its own, like pg_dump; save the *.key files of the site as well.
mistake-no-table = There is no table ‘{ $table }’.
mistake-over-already = Table { $table } is over already.
mistake-damaged = { $count } of { $all } tables do not hold together.
mistake-position-alone = A position text says all by itself: leave out --players, --option and --seed.
mistake-no-step = The game has { $actions } actions, so there is no step { $step }.
mistake-no-folder = There is no folder { $folder } to write into.
mistake-levels = { $levels } levels were given for { $bots } bots.
mistake-sprt = Two rating differences are wanted, the smaller one first, like 0,50, not ‘{ $given }’.
mistake-option-form = An option is written as name=value, not ‘{ $given }’.
mistake-no-text = { $file } cannot be read as text.
mistake-empty-file = { $file } is empty.
mistake-seat = A seat is 0 to { $last }, not ‘{ $given }’.
mistake-file = { $file }: { $why }
mistake-no-rule = { $game } has no rule ‘{ $rule }’.
mistake-uncovered = Rules without a test in { $games }.
mistake-doubtful-puzzles = { $count ->
    [one] One puzzle of { $game } is
   *[other] { $count } puzzles of { $game } are
} none after all.
mistake-no-port = Nobody can listen on port { $port } of { $host }: { $why }.
mistake-no-database = ‘{ $url }’ is no database address that can be used here: { $why }
mistake-no-seed = The seed ‘{ $seed }’ is not in this record: the deal was made without it.

# What people type, every word that does the same.
command-help = ? help
command-why = why
command-rule = rule
command-rules = rules
command-look = look
command-words = words
command-log = log
command-undo = undo
command-quit = quit exit
mistake-needs-extra = This needs packages that are not installed ({ $package }): pip install "tablee[{ $extra }]".
mistake-no-features = { $game } has no features that a judge could learn from.
