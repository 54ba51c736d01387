archive-intro = Finished games at open tables.
archive-find = Find finished games
archive-person = Player
archive-role = Role
archive-result = Result
archive-won = won
archive-lost = not won
archive-ending = Ending
archive-ending-agreed = Ended by agreement
archive-ending-conceded = Conceded
archive-scenario = Scenario
archive-players = Number of players
archive-who = Played by
archive-who-people = people only
archive-who-mixed = people and bots
archive-who-bots = bots only
archive-more-filters = Length and date
archive-shortest = At least so many decisions
archive-longest = At most so many decisions
archive-since = Ended on or after
archive-until = Ended on or before
archive-none = No such game in the archive.
archive-older = Older games
archive-replay = Replay
archive-decisions =
    { $count ->
        [one] one decision
       *[other] { $number } decisions
    }
statistics-of = Statistics of each game
statistics-edition = Edition
statistics-games = Games
statistics-decisions = Decisions
statistics-share = Won
statistics-interval = 95% range
statistics-none = No finished game of this kind yet.
statistics-sum =
    { $count ->
        [one] One game, with { $decisions } decisions in { $days } days.
       *[other] { $games } games. Half of them had at most { $decisions } decisions and took at most { $days } days.
    }
statistics-see-games = See the games
statistics-roles = Shares of wins
statistics-hands = In whose hands
statistics-hands-all = in all hands
statistics-hands-people = held by people
statistics-hands-bots = held by bots
statistics-about-shares = The bar is the share of games won, the line the range in which the true share lies with 95% certainty; dashed, the share if all roles were equal. Games ended by agreement do not count here.
statistics-endings = How games end
statistics-lengths = How long games are, in decisions
statistics-length = { $first }–{ $last }: { $games }
statistics-openings = Openings
statistics-opening = Opening
statistics-about-openings-revolution = Where each faction first puts counters.
statistics-about-openings-guerres = Whom each faction first sends to act at court.
statistics-about-openings-here_i_stand = The first card that each power plays in an impulse.
