# Antwoorden die geen ding van het spel zijn. `choice-key-word` geldt alleen voor die vraag.

choice-done = Klaar
choice-stay = Laten staan
choice-rearrange = Verplaatsen
choice-rest = De overige in bordvolgorde
choice-own = Bezetten
choice-keep = Bezetter laten
choice-neutral = Neutraal stuk plaatsen
choice-empty = Leeg laten
choice-return = Overschot naar de voorraad
choice-treasury = In de schatkist
choice-maintain = Onderhouden
choice-disband = Ontbinden
choice-abandon = Verlaten
choice-town = Provinciestad plunderen
choice-counter = Middelenstuk plunderen
choice-destroy = Leger verslaan
choice-relieve = Ontzetten
choice-plunder = Provinciesteden plunderen
choice-besiege = Hoofdstad belegeren
choice-section = In het legerblok
choice-fresh = Een vers leger
choice-relieved = Een leger waarvan het beleg is gebroken
choice-stop = Tegenhouden
choice-let = Laten gaan
choice-first = Vóór alle anderen
choice-nothing = Niets plunderen

## Alleen in één vraag

choice-siege-city-stay = Geen hoofdstad belegeren
choice-raise-where-done = Geen leger meer werven
choice-march-from-done = Geen leger meer verplaatsen
choice-beggars-region-done = Er geen meer sturen
choice-beggars-act-stay = Daar op wacht blijven
choice-influence-target-pass = Niets meer bekeren
choice-allegiance-city-done = Geen geldstukken meer

## Plaatsen in de speelvolgorde

after-after_catholics = Na de { faction-catholics }
after-after_habsburgs = Na de { faction-habsburgs }
after-after_nobility = Na de { faction-nobility }
after-after_burghers = Na de { faction-burghers }
after-after_reformers = Na de { faction-reformers }

## Een stuk van een eigenaar in een plaats

place-owner = { $place }: { $owner }
