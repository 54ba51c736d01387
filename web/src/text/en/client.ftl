motto = Whose realm, his religion
subtitle = Three games of Europe’s wars of religion, to be played by two, by six, or against the machine
languages = Language

games = The games
no-games = No game is installed here yet. Each appears on this page as soon as it can be played, with every rule in force.
fetching = Loading …
unreachable = The server does not answer. Check that it is still running, then reload this page.
players = { $least ->
    [one] { $most ->
        [one] One player
       *[other] One to { $most } players
    }
   *[other] { $least } to { $most } players
}

title-revolution = Revolution: The Dutch Revolt 1568–1648
title-guerres = Wars of Religion, France 1562–1598
title-here_i_stand = Here I Stand, 1517–1555

imprint = Free software, under the MIT licence. The games and their names belong to their designers and publishers.
people = People
library = Library
archive = Archive
statistics = Statistics
clubs = Clubs
