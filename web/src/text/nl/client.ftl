motto = Wiens gebied, diens gebed
subtitle = Drie spellen over de godsdienstoorlogen in Europa, te spelen met twee, met zes of tegen de machine
languages = Taal

games = De spellen
no-games = In deze versie is nog geen spel beschikbaar. Elk spel verschijnt op deze pagina zodra het te spelen is, met alle regels van kracht.
fetching = Laden …
unreachable = De server antwoordt niet. Kijk of hij nog draait en laad deze pagina dan opnieuw.
players = { $least ->
    [one] { $most ->
        [one] Eén speler
       *[other] Eén tot { $most } spelers
    }
   *[other] { $least } tot { $most } spelers
}

title-revolution = Revolutie: De Opstand in de Spaanse Nederlanden 1568–1648
title-guerres = Les Guerres de Religion, France 1562–1598
title-here_i_stand = Here I Stand, 1517–1555

imprint = Vrije software, onder de MIT-licentie. De spellen en hun namen behoren toe aan hun ontwerpers en uitgevers.
people = Spelers
library = Bibliotheek
archive = Archief
statistics = Statistieken
clubs = Clubs
