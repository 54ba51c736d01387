people-find = Iemand zoeken
people-see = Profiel bekijken
people-favourites = Favorieten
people-boards = Ranglijsten
people-place = Plaats
people-rating = Rating
people-interval = 95%-bereik
people-games = Partijen
people-wins = Gewonnen
people-share = Aandeel
people-role = Rol
people-none-rated = Nog niemand heeft een rating in dit spel.
people-about = Iedereen begint op 1500; 200 punten meer betekent in drie van de vier partijen voor eindigen. De ware sterkte ligt met 95% zekerheid in het bereik, en de volgorde gaat naar de onderkant ervan. Met de sterkte van de rollen is rekening gehouden. Partijen aan één scherm, met verborgen namen, op een gewijzigd bord, met in overleg teruggenomen zetten, vervolgd uit een ander spel of in overleg beëindigd tellen niet mee, evenmin als die met minder dan twee mensen.
people-since = Hier sinds { $date }
people-ratings = Ratings
people-unrated = Nog geen partij die meetelt.
people-by-seat = Resultaten per rol
people-opponents = Tegenstanders
people-past-games = Eerdere partijen
people-no-games = Geen afgelopen partij die iedereen mag zien.
people-won = gewonnen
people-lost = niet gewonnen
people-more = Oudere partijen
people-favour = Bij favorieten zetten
people-unfavour = Uit favorieten halen
people-block = Blokkeren
people-unblock = Deblokkeren
people-report = Melden
people-what-happened = Wat is er gebeurd? De beheerder van deze server leest het, niemand anders.
people-send-report = Melding versturen
people-reported = Dank je; de beheerder zal het lezen.
people-curve = Rating in { $title }, van { $from } tot { $to }
people-record =
    { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, { $wins } gewonnen
people-ahead = vóór in { $ahead } van { $games }
