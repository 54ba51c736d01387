# Vragen die bij geen enkele handeling horen: de hofkaarten, de keuze van een handeling, de laatste telling.

court-leader = Er is geen opvolgingsletter meer over. Wie leidt uw partij deze beurt?
court-equal_leader = Twee personages met dezelfde letter kunnen deze factie leiden: wie doet het? ({ $faction })
court-pick = Welk personage roept u in het geheim naar het hof?
court-give = Twee van deze kaarten gaan naar de hofkaarten van uw buur: welke nu? ({ $faction })
court-character = Wie handelt aan het hof?
court-action = Wat doet { $character }?
victory-towns = Partijen houden evenveel steden. Wie komt eerst?
victory-treaties = Partijen hebben evenveel verdragspunten. Wie komt eerst?

## Antwoorden

choice-spend = De kaart zonder handeling spelen
