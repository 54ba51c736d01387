# Names of Revolution, as in the Dutch rulebook and its list of names.

game = Revolutie: De Opstand in de Spaanse Nederlanden 1568-1648

## Factions

faction-catholics = Katholieken
faction-habsburgs = Habsburgers
faction-nobility = Adel
faction-burghers = Poorters
faction-reformers = Gereformeerden

## Owners of counters

owner-catholics = { faction-catholics }
owner-habsburgs = { faction-habsburgs }
owner-nobility = { faction-nobility }
owner-burghers = { faction-burghers }
owner-reformers = { faction-reformers }
owner-neutral = Neutraal

## Regions

region-north = Het Noorden
region-gelderland = Gelderland
region-holland = Holland
region-utrecht = Utrecht
region-zeeland = Zeeland
region-flanders = Vlaanderen
region-brabant = Brabant
region-liege = Luik
region-luxembourg = Luxemburg
region-rhineland = Rijnland

## Provinces

province-liege = Luik
province-brabant = Brabant
province-gelderland = Gelderland
province-holland = Holland
province-flanders = Vlaanderen
province-koln = Keulen
province-hainault = Henegouwen
province-luxembourg = Luxemburg
province-utrecht = Utrecht
province-artois = Artesië
province-trier = Trier
province-generality = Generaliteitslanden
province-julich = Gulik
province-cleve = Kleef
province-friesland = Friesland
province-groningen = Groningen
province-overijssel = Overijssel
province-zeeland = Zeeland
province-drenthe = Drenthe
province-namur = Namen
province-maastricht = Maastricht
province-venlo = Venlo
province-limburg = Limburg
province-geldern = Gelre

## Cities

place-aachen = Aken
place-amsterdam = Amsterdam
place-antwerpen = Antwerpen
place-brugge = Brugge
place-bruxelles = Brussel
place-gent = Gent
place-haarlem = Haarlem
place-koln = Keulen
place-leiden = Leiden
place-liege = Luik
place-luxembourg = Luxemburg
place-utrecht = Utrecht

## Towns

place-alkmaar = Alkmaar
place-arnhem = Arnhem
place-arras = Atrecht
place-breda = Breda
place-cleve = Kleef
place-delft = Delft
place-dordrecht = Dordrecht
place-duinkerken = Duinkerken
place-franeker = Franeker
place-groningen = Groningen
place-harderwijk = Harderwijk
place-leeuwarden = Leeuwarden
place-leuven = Leuven
place-middelburg = Middelburg
place-mons = Bergen
place-nijmegen = Nijmegen
place-rotterdam = Rotterdam
place-tournai = Doornik
place-trier = Trier
place-valenciennes = Valencijn

## Countryside

place-liege_countryside = { province-liege } (platteland)
place-brabant_countryside = { province-brabant } (platteland)
place-gelderland_countryside = { province-gelderland } (platteland)
place-holland_countryside = { province-holland } (platteland)
place-flanders_countryside = { province-flanders } (platteland)
place-koln_countryside = { province-koln } (platteland)
place-hainault_countryside = { province-hainault } (platteland)
place-luxembourg_countryside = { province-luxembourg } (platteland)
place-utrecht_countryside = { province-utrecht } (platteland)
place-artois_countryside = { province-artois } (platteland)
place-trier_countryside = { province-trier } (platteland)
place-generality_countryside = { province-generality } (platteland)
place-julich_countryside = { province-julich } (platteland)
place-cleve_countryside = { province-cleve } (platteland)
place-friesland_countryside = { province-friesland } (platteland)
place-groningen_countryside = { province-groningen } (platteland)
place-overijssel_countryside = { province-overijssel } (platteland)
place-zeeland_countryside = { province-zeeland } (platteland)
place-drenthe_countryside = { province-drenthe } (platteland)
place-namur_countryside = { province-namur } (platteland)
place-maastricht_countryside = { province-maastricht } (platteland)
place-venlo_countryside = { province-venlo } (platteland)
place-limburg_countryside = { province-limburg } (platteland)
place-geldern_countryside = { province-geldern } (platteland)

## Rivers

river-rhine_lek = Rijn, noordelijke arm
river-rhine_waal = Rijn, zuidelijke arm
river-meuse = Maas

## Support boxes

support-spanish_treasury = Spaanse Gelden
support-jesuits = Jezuïeten
support-french_support = Franse Steun
support-emperor = Steun van de Keizer
support-london_merchants = Londense Handelaren
support-huguenots = Hugenoten
support-calvinists = Calvinisten

## Kinds of slot

slot_kind-plain = ongekleurd vak
slot_kind-filled = gekleurd vak
slot_kind-half = diagonaal gedeeld vak

## Slots

slot-spanish_treasury_plain = { support-spanish_treasury } ({ slot_kind-plain })
slot-spanish_treasury_filled = { support-spanish_treasury } ({ slot_kind-filled })
slot-spanish_treasury_half = { support-spanish_treasury } ({ slot_kind-half })
slot-jesuits_plain = { support-jesuits } ({ slot_kind-plain })
slot-jesuits_filled = { support-jesuits } ({ slot_kind-filled })
slot-jesuits_half = { support-jesuits } ({ slot_kind-half })
slot-french_support_plain = { support-french_support } ({ slot_kind-plain })
slot-french_support_filled = { support-french_support } ({ slot_kind-filled })
slot-french_support_half = { support-french_support } ({ slot_kind-half })
slot-emperor_plain = { support-emperor } ({ slot_kind-plain })
slot-emperor_filled = { support-emperor } ({ slot_kind-filled })
slot-emperor_half = { support-emperor } ({ slot_kind-half })
slot-london_merchants_plain = { support-london_merchants } ({ slot_kind-plain })
slot-london_merchants_filled = { support-london_merchants } ({ slot_kind-filled })
slot-london_merchants_half = { support-london_merchants } ({ slot_kind-half })
slot-huguenots_plain = { support-huguenots } ({ slot_kind-plain })
slot-huguenots_filled = { support-huguenots } ({ slot_kind-filled })
slot-huguenots_half = { support-huguenots } ({ slot_kind-half })
slot-calvinists_plain = { support-calvinists } ({ slot_kind-plain })
slot-calvinists_filled = { support-calvinists } ({ slot_kind-filled })
slot-calvinists_half = { support-calvinists } ({ slot_kind-half })

## Bishoprics and universities

bishopric-artois = Bisdom { province-artois }
bishopric-flanders = Bisdom { province-flanders }
bishopric-koln = Bisdom { province-koln }
bishopric-liege = Bisdom { province-liege }
bishopric-trier = Bisdom { province-trier }
bishopric-utrecht = Bisdom { province-utrecht }
university-koln = Universiteit van { place-koln }
university-leuven = Universiteit van { place-leuven }
university-leiden = Universiteit van { place-leiden }
university-utrecht = Universiteit van { place-utrecht }
university-groningen = Universiteit van { place-groningen }
university-franeker = Universiteit van { place-franeker }
university-harderwijk = Universiteit van { place-harderwijk }

## Columns of the bishoprics

see_column-strongly_catholic = streng katholiek
see_column-catholic = katholiek
see_column-reformed = gereformeerd
see_column-strongly_reformed = streng gereformeerd

## What a university is

faith-none = niet gesticht
faith-catholic = katholiek
faith-reformed = gereformeerd

## Sides of the allegiance track

side-catholic = katholiek
side-neutral = neutraal
side-reformed = gereformeerd

## Phases of turns 1 to 5

phase-taxes = Belasting heffen
phase-support = Steun verplaatsen
phase-maintenance = Legers onderhouden
phase-raising = Legers werven
phase-battles = Veldslagen
phase-sieges = Belegeren
phase-beggars = Watergeuzen
phase-marches = Legers verplaatsen
phase-influence = Militaire invloed
phase-units = Nieuwe stukken
phase-conflict = Conflict
phase-neutrals = Neutrale stukken
phase-overflow = Overloop
phase-movement = Verplaatsing binnen provincies
phase-storming = Belegeringen beëindigen
phase-allegiance = Gezindheid van stedelingen
phase-awards = Provincies en hoofdsteden benoemen
phase-bishoprics = Bisdommen benoemen
phase-universities = Universiteiten benoemen
phase-end = Eindfase

## Phases of turn 0

opening_phase-opening_support = { phase-support }
opening_phase-opening_units = { phase-units }
opening_phase-opening_conflict = { phase-conflict }
opening_phase-opening_neutrals = { phase-neutrals }
opening_phase-opening_overflow = { phase-overflow }
opening_phase-opening_movement = { phase-movement }
opening_phase-opening_awards = Benoeming
opening_phase-opening_end = Eindfase

## Counters

unit-resource = middelenstuk
unit-coin = geldstuk
unit-army = leger
unit-abandoned = verlaten leger
unit-neutral = neutraal stuk
unit-beggar = Watergeus
unit-catholic = katholiek stuk
unit-anti_catholic = antikatholiek stuk

## Cards

card-province = provinciekaart
card-city = stadskaart
card-faction = factiekaart

## Terms

term-stock = voorraad
term-treasury = schatkist
term-supply = neutrale voorraad
term-pool = beschikbare legers
term-section = legerblok
term-limit = provincielimiet
term-countryside = platteland
term-town = provinciestad
term-city = hoofdstad
term-commercial = handelsstad
term-bishopric = bisdom
term-university = universiteit
term-region = regio
term-province = provincie
term-vp = punten
term-standoff = patstelling
term-nobody = niemand

## Where a value comes from

source-rulebook = uit de spelregels
source-derived = volgt uit de spelregels
source-public = gemeld door spelers
source-reconstructed = gereconstrueerd; het gedrukte bord kan afwijken
source-overlay = gewijzigd voor deze tafel

## Editions

edition-2007 = Editie 2007
edition-2004 = Editie 2004

## Wat iets is

kind-region = een regio
kind-province = een provincie
kind-place = een enkele plaats op de kaart
kind-place-owner = een stuk
kind-support = een steunkader
kind-slot = een plek
