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
