# Het bord en zijn panelen: kopjes en korte woorden. De namen van dingen staan in names.ftl.

board-map = Kaart van de Nederlanden
board-empty = leeg
board-besieged = belegerd door
board-tax = belasting
board-support = Steunvakken
board-goes_to = naar
board-everywhere = elke provincie
board-to_treasury = naar de schatkist
board-turned = omgedraaid
board-allegiance = { phase-allegiance }
board-bishoprics = Bisdommen
board-universities = Universiteiten
board-score = Puntenstand
board-order = Speelvolgorde
board-next_order = volgende beurt
board-turn = Beurt
board-factions = Facties
board-armies = Legers
board-cities = Hoofdsteden
board-provinces = Provincies
board-coins = geldstukken
board-column = kolom
board-setup = Opstelling
board-position = De stand in woorden
board-uncertain = † Deze waarde is niet zeker
board-about_points = Punten worden aan het einde van elke beurt geteld: een stadskaart is 1 waard, een gewestkaart wat erop staat, 1 of ½; in de laatste beurt tellen ook de kleine gewesten mee, voor breuken van een punt. Daarbij komt het eigen doel van elke factie.

## Grafieken

earned-cities = Stadskaarten
earned-provinces = Provinciekaarten
earned-aim = Eigen doel
held-cities = { board-cities }
held-provinces = { board-provinces }
held-counters = Stukken op de kaart
held-armies = { board-armies }
