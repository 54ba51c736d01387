# Names of Revolution, as customary in English.

game = Revolution: The Dutch Revolt 1568-1648

## Factions

faction-catholics = Catholics
faction-habsburgs = Habsburgs
faction-nobility = Nobility
faction-burghers = Burghers
faction-reformers = Reformers

## Owners of counters

owner-catholics = { faction-catholics }
owner-habsburgs = { faction-habsburgs }
owner-nobility = { faction-nobility }
owner-burghers = { faction-burghers }
owner-reformers = { faction-reformers }
owner-neutral = Neutral

## Regions

region-north = North
region-gelderland = Gelderland
region-holland = Holland
region-utrecht = Utrecht
region-zeeland = Zeeland
region-flanders = Flanders
region-brabant = Brabant
region-liege = Liège
region-luxembourg = Luxembourg
region-rhineland = Rhineland

## Provinces

province-liege = Liège
province-brabant = Brabant
province-gelderland = Gelderland
province-holland = Holland
province-flanders = Flanders
province-koln = Cologne
province-hainault = Hainault
province-luxembourg = Luxembourg
province-utrecht = Utrecht
province-artois = Artois
province-trier = Trier
province-generality = Generality
province-julich = Jülich
province-cleve = Cleves
province-friesland = Friesland
province-groningen = Groningen
province-overijssel = Overijssel
province-zeeland = Zeeland
province-drenthe = Drenthe
province-namur = Namur
province-maastricht = Maastricht
province-venlo = Venlo
province-limburg = Limburg
province-geldern = Geldern

## Cities

place-aachen = Aachen
place-amsterdam = Amsterdam
place-antwerpen = Antwerp
place-brugge = Bruges
place-bruxelles = Brussels
place-gent = Ghent
place-haarlem = Haarlem
place-koln = Cologne
place-leiden = Leiden
place-liege = Liège
place-luxembourg = Luxembourg
place-utrecht = Utrecht

## Towns

place-alkmaar = Alkmaar
place-arnhem = Arnhem
place-arras = Arras
place-breda = Breda
place-cleve = Cleves
place-delft = Delft
place-dordrecht = Dordrecht
place-duinkerken = Dunkirk
place-franeker = Franeker
place-groningen = Groningen
place-harderwijk = Harderwijk
place-leeuwarden = Leeuwarden
place-leuven = Leuven
place-middelburg = Middelburg
place-mons = Mons
place-nijmegen = Nijmegen
place-rotterdam = Rotterdam
place-tournai = Tournai
place-trier = Trier
place-valenciennes = Valenciennes

## Countryside

place-liege_countryside = { province-liege } (countryside)
place-brabant_countryside = { province-brabant } (countryside)
place-gelderland_countryside = { province-gelderland } (countryside)
place-holland_countryside = { province-holland } (countryside)
place-flanders_countryside = { province-flanders } (countryside)
place-koln_countryside = { province-koln } (countryside)
place-hainault_countryside = { province-hainault } (countryside)
place-luxembourg_countryside = { province-luxembourg } (countryside)
place-utrecht_countryside = { province-utrecht } (countryside)
place-artois_countryside = { province-artois } (countryside)
place-trier_countryside = { province-trier } (countryside)
place-generality_countryside = { province-generality } (countryside)
place-julich_countryside = { province-julich } (countryside)
place-cleve_countryside = { province-cleve } (countryside)
place-friesland_countryside = { province-friesland } (countryside)
place-groningen_countryside = { province-groningen } (countryside)
place-overijssel_countryside = { province-overijssel } (countryside)
place-zeeland_countryside = { province-zeeland } (countryside)
place-drenthe_countryside = { province-drenthe } (countryside)
place-namur_countryside = { province-namur } (countryside)
place-maastricht_countryside = { province-maastricht } (countryside)
place-venlo_countryside = { province-venlo } (countryside)
place-limburg_countryside = { province-limburg } (countryside)
place-geldern_countryside = { province-geldern } (countryside)

## Rivers

river-rhine_lek = Rhine, northern branch
river-rhine_waal = Rhine, southern branch
river-meuse = Meuse

## Support boxes

support-spanish_treasury = Spanish Treasury
support-jesuits = Jesuits
support-french_support = French Support
support-emperor = Support from the Emperor
support-london_merchants = London Merchants
support-huguenots = Huguenots
support-calvinists = Calvinists

## Kinds of slot

slot_kind-plain = plain slot
slot_kind-filled = filled slot
slot_kind-half = half slot

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

bishopric-artois = Bishopric of { province-artois }
bishopric-flanders = Bishopric of { province-flanders }
bishopric-koln = Bishopric of { province-koln }
bishopric-liege = Bishopric of { province-liege }
bishopric-trier = Bishopric of { province-trier }
bishopric-utrecht = Bishopric of { province-utrecht }
university-koln = University of { place-koln }
university-leuven = University of { place-leuven }
university-leiden = University of { place-leiden }
university-utrecht = University of { place-utrecht }
university-groningen = University of { place-groningen }
university-franeker = University of { place-franeker }
university-harderwijk = University of { place-harderwijk }

## Columns of the bishoprics

see_column-strongly_catholic = strongly Catholic
see_column-catholic = Catholic
see_column-reformed = Reformed
see_column-strongly_reformed = strongly Reformed

## What a university is

faith-none = not founded
faith-catholic = Catholic
faith-reformed = Reformed

## Sides of the allegiance track

side-catholic = Catholic
side-neutral = neutral
side-reformed = Reformed

## Phases of turns 1 to 5

phase-taxes = Taxes
phase-support = Support movement
phase-maintenance = Army maintenance
phase-raising = Raising armies
phase-battles = Battles
phase-sieges = Laying sieges
phase-beggars = Water Beggars
phase-marches = Army movement
phase-influence = Military influence
phase-units = New units
phase-conflict = Conflict
phase-neutrals = Neutral units
phase-overflow = Overflow
phase-movement = Movement in provinces
phase-storming = Resolving sieges
phase-allegiance = Allegiance of Citizens
phase-awards = Awarding provinces and cities
phase-bishoprics = Awarding bishoprics
phase-universities = Awarding universities
phase-end = End phase

## Phases of turn 0

opening_phase-opening_support = { phase-support }
opening_phase-opening_units = { phase-units }
opening_phase-opening_conflict = { phase-conflict }
opening_phase-opening_neutrals = { phase-neutrals }
opening_phase-opening_overflow = { phase-overflow }
opening_phase-opening_movement = { phase-movement }
opening_phase-opening_awards = Awards
opening_phase-opening_end = End phase

## Counters

unit-resource = resource counter
unit-coin = coin
unit-army = army
unit-abandoned = abandoned army
unit-neutral = neutral counter
unit-beggar = Water Beggar
unit-catholic = Catholic unit
unit-anti_catholic = anti-Catholic unit

## Cards

card-province = province card
card-city = city card
card-faction = faction card

## Terms

term-stock = stock
term-treasury = treasury
term-supply = neutral supply
term-pool = armies at hand
term-section = command section
term-limit = province limit
term-countryside = countryside
term-town = town
term-city = city
term-commercial = commercial town
term-bishopric = bishopric
term-university = university
term-region = region
term-province = province
term-vp = victory points
term-standoff = stand-off
term-nobody = nobody

## Where a value comes from

source-rulebook = from the rulebook
source-derived = follows from the rulebook
source-public = reported by players
source-reconstructed = reconstructed; the printed board may differ
source-overlay = changed for this table

## Editions

edition-2007 = Edition of 2007
edition-2004 = Edition of 2004

## What a thing is

kind-region = a region
kind-province = a province
kind-place = a single place on the map
kind-place-owner = one counter
kind-support = a support box
kind-slot = a slot
