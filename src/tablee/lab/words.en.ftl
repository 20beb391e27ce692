# Mistakes named `lab.<message>`.

mistake-no-tests = Rule coverage reads the tests, and there is no tests folder: run it from a checkout of the repository.
mistake-unreadable = { $file } cannot be read: { $why }.
mistake-odd-mark = { $file }, line { $line }: a rule mark names its rules as plain texts.
mistake-no-games = At least one game is played, not { $games }.
mistake-levels = { $levels } bots were named for { $seats } seats; name one, or one per seat.
mistake-no-code = There is no file { $file } with a bot in it.
mistake-no-ray = Ray is not installed: pip install 'tablee[ray]'.
mistake-no-parquet = Parquet files need pyarrow: pip install 'tablee[parquet]'.
mistake-no-kind = { $file } cannot be written: its name ends with none of { $kinds }.

# The balance report
report-written = { $file } tells of { $games } games.
report-title = { $game }: what many games say
report-made = { $games } games between bots of the same level ({ $level }), seed { $seed }. Intervals hold the truth in 95 of 100 cases. Bots of one level have habits of their own: what is true of them need not be true of people.
report-players = { $players } players
report-games = { $games } games.
report-chairs = Victories by chair
report-chair = chair { $seat }: { $share }
report-length = Decisions in a game, { $mean } on average
report-points = Points at the end, { $mean } on average
report-points-note = The lighter part of a bar: of winners.
report-events = What happens, the rarest first
report-told = Counted in { $games } of the games.
report-event-kind = event
report-event-share = of games
report-event-winner = times for a winner
report-event-other = times for another
report-openings = First actions
report-opening-text = action
report-opening-games = games
report-opening-share = won by who began
report-opening-sure = surely
report-options = Options, { $players } players
report-option-name = option
report-option-games = games
report-option-length = decisions
report-option-points = points
report-option-first = won by the first chair
report-usual = as usual
