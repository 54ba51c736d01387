people-find = Find a person
people-see = See the profile
people-favourites = Favourites
people-boards = Leader boards
people-place = Place
people-rating = Rating
people-interval = 95% range
people-games = Games
people-wins = Won
people-share = Share
people-role = Role
people-none-rated = Nobody has a rating in this game yet.
people-about = Everybody starts at 1500; 200 points more mean being ahead in three games of four. The range holds the true strength with 95% certainty, and the order goes by its lower end. The strength of the roles is taken into account. Games at one screen, with hidden names, on a changed board, with moves taken back by consent, going on from another game or ended by agreement do not count, nor do those with fewer than two people.
people-since = Here since { $date }
people-ratings = Ratings
people-unrated = No rated game yet.
people-by-seat = Results by role
people-opponents = Opponents
people-past-games = Past games
people-no-games = No finished game that everybody may see.
people-won = won
people-lost = not won
people-more = Older games
people-favour = Add to favourites
people-unfavour = Remove from favourites
people-block = Block
people-unblock = Unblock
people-report = Report
people-what-happened = What happened? The host of this server reads it, nobody else.
people-send-report = Send the report
people-reported = Thank you; the host will read it.
people-curve = Rating in { $title }, from { $from } to { $to }
people-record =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won
people-ahead = ahead in { $ahead } of { $games }
