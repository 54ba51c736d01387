# Vragen die bij geen enkele handeling horen: de hofkaarten, de keuze van een handeling, de laatste telling.

court-leader = Er is geen opvolgingsletter meer over. Wie leidt jouw factie deze beurt?
court-equal_leader = Twee personages met dezelfde letter kunnen { the-faction } leiden: wie doet het?
court-pick = Welk personage roep je in het geheim naar het hof?
court-give = Twee van deze kaarten gaan naar de hofhand van je buur ({ $faction }): welke nu?
court-character = Wie handelt aan het hof?
court-action = Wat doet { the-character }?
victory-towns = Er zijn facties met evenveel steden. Wie gaat voor?
victory-treaties = Er zijn facties met evenveel verdragspunten. Wie gaat voor?

## Antwoorden

choice-spend = De kaart zonder actie spelen
