# Mistakes named `lab.<message>`.

mistake-no-tests = Rule coverage reads the tests, and there is no tests folder: run it from a checkout of the repository.
mistake-unreadable = { $file } cannot be read: { $why }.
mistake-odd-mark = { $file }, line { $line }: a rule mark names its rules as plain texts.
mistake-no-games = At least one game is played, not { $games }.
mistake-levels = { $levels } bots were named for { $seats } seats; name one, or one per seat.
