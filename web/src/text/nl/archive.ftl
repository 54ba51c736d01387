archive-intro = Afgelopen partijen aan open tafels.
archive-find = Afgelopen partijen zoeken
archive-person = Speler
archive-role = Rol
archive-result = Resultaat
archive-won = gewonnen
archive-lost = niet gewonnen
archive-ending = Einde
archive-ending-agreed = In overleg beëindigd
archive-ending-conceded = Opgegeven
archive-scenario = Scenario
archive-players = Aantal spelers
archive-who = Gespeeld door
archive-who-people = alleen mensen
archive-who-mixed = mensen en bots
archive-who-bots = alleen bots
archive-more-filters = Lengte en datum
archive-shortest = Minstens zoveel beslissingen
archive-longest = Hoogstens zoveel beslissingen
archive-since = Geëindigd vanaf
archive-until = Geëindigd tot en met
archive-none = Zo’n partij is er niet in het archief.
archive-older = Oudere partijen
archive-replay = Naspelen
archive-decisions =
    { $count ->
        [one] één beslissing
       *[other] { $number } beslissingen
    }
statistics-of = Statistieken per spel
statistics-edition = Editie
statistics-games = Partijen
statistics-decisions = Beslissingen
statistics-share = Gewonnen
statistics-interval = 95%-bereik
statistics-none = Nog geen afgelopen partij van deze soort.
statistics-sum =
    { $count ->
        [one] Eén partij, met { $decisions } beslissingen in { $days } dagen.
       *[other] { $games } partijen. De helft ervan had hoogstens { $decisions } beslissingen en duurde hoogstens { $days } dagen.
    }
statistics-see-games = De partijen bekijken
statistics-roles = Aandeel gewonnen partijen
statistics-hands = In wiens handen
statistics-hands-all = in alle handen
statistics-hands-people = bij mensen
statistics-hands-bots = bij bots
statistics-about-shares = De balk is het aandeel gewonnen partijen, de lijn het bereik waarin het ware aandeel met 95% zekerheid ligt; gestippeld het aandeel als alle rollen gelijk waren. In overleg beëindigde partijen tellen hier niet mee.
statistics-endings = Hoe partijen eindigen
statistics-lengths = Hoe lang partijen zijn, in beslissingen
statistics-length = { $first }–{ $last }: { $games }
statistics-openings = Openingen
statistics-opening = Opening
statistics-about-openings-revolution = Waar elke factie de eerste fiches legt.
statistics-about-openings-guerres = Wie elke factie als eerste aan het hof laat handelen.
statistics-about-openings-here_i_stand = De eerste kaart die elke mogendheid in een impuls speelt.
