# Names of Revolution, as in the Italian rulebook.

game = Revolution: The Dutch Revolt 1568-1648

## Factions

faction-catholics = Cattolici
faction-habsburgs = Asburgo
faction-nobility = Nobiltà
faction-burghers = Borghesi
faction-reformers = Riformisti

## Owners of counters

owner-catholics = { faction-catholics }
owner-habsburgs = { faction-habsburgs }
owner-nobility = { faction-nobility }
owner-burghers = { faction-burghers }
owner-reformers = { faction-reformers }
owner-neutral = Neutri

## Regions

region-north = Nord
region-gelderland = Gelderland
region-holland = Holland
region-utrecht = Utrecht
region-zeeland = Zeeland
region-flanders = Flanders
region-brabant = Brabant
region-liege = Liege
region-luxembourg = Luxembourg
region-rhineland = Renania

## Provinces

province-liege = Liege
province-brabant = Brabant
province-gelderland = Gelderland
province-holland = Holland
province-flanders = Flanders
province-koln = Köln
province-hainault = Hainault
province-luxembourg = Luxembourg
province-utrecht = Utrecht
province-artois = Artois
province-trier = Trier
province-generality = Generality
province-julich = Jülich
province-cleve = Cleve
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
place-antwerpen = Antwerpen
place-brugge = Brugge
place-bruxelles = Bruxelles
place-gent = Gent
place-haarlem = Haarlem
place-koln = Köln
place-leiden = Leiden
place-liege = Liege
place-luxembourg = Luxembourg
place-utrecht = Utrecht

## Towns

place-alkmaar = Alkmaar
place-arnhem = Arnhem
place-arras = Arras
place-breda = Breda
place-cleve = Cleve
place-delft = Delft
place-dordrecht = Dordrecht
place-duinkerken = Duinkerken
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

place-liege_countryside = { province-liege } (campagna)
place-brabant_countryside = { province-brabant } (campagna)
place-gelderland_countryside = { province-gelderland } (campagna)
place-holland_countryside = { province-holland } (campagna)
place-flanders_countryside = { province-flanders } (campagna)
place-koln_countryside = { province-koln } (campagna)
place-hainault_countryside = { province-hainault } (campagna)
place-luxembourg_countryside = { province-luxembourg } (campagna)
place-utrecht_countryside = { province-utrecht } (campagna)
place-artois_countryside = { province-artois } (campagna)
place-trier_countryside = { province-trier } (campagna)
place-generality_countryside = { province-generality } (campagna)
place-julich_countryside = { province-julich } (campagna)
place-cleve_countryside = { province-cleve } (campagna)
place-friesland_countryside = { province-friesland } (campagna)
place-groningen_countryside = { province-groningen } (campagna)
place-overijssel_countryside = { province-overijssel } (campagna)
place-zeeland_countryside = { province-zeeland } (campagna)
place-drenthe_countryside = { province-drenthe } (campagna)
place-namur_countryside = { province-namur } (campagna)
place-maastricht_countryside = { province-maastricht } (campagna)
place-venlo_countryside = { province-venlo } (campagna)
place-limburg_countryside = { province-limburg } (campagna)
place-geldern_countryside = { province-geldern } (campagna)

## Rivers

river-rhine_lek = Reno, ramo settentrionale
river-rhine_waal = Reno, ramo meridionale
river-meuse = Mosa

## Support boxes

support-spanish_treasury = Tesoro spagnolo
support-jesuits = Gesuiti
support-french_support = Supporto francese
support-emperor = Supporto dell’imperatore
support-london_merchants = Mercanti di Londra
support-huguenots = Ugonotti
support-calvinists = Calvinisti

## Kinds of slot

slot_kind-plain = spazio non colorato
slot_kind-filled = spazio colorato
slot_kind-half = spazio diviso

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

bishopric-artois = Vescovato di { province-artois }
bishopric-flanders = Vescovato di { province-flanders }
bishopric-koln = Vescovato di { province-koln }
bishopric-liege = Vescovato di { province-liege }
bishopric-trier = Vescovato di { province-trier }
bishopric-utrecht = Vescovato di { province-utrecht }
university-koln = Università di { place-koln }
university-leuven = Università di { place-leuven }
university-leiden = Università di { place-leiden }
university-utrecht = Università di { place-utrecht }
university-groningen = Università di { place-groningen }
university-franeker = Università di { place-franeker }
university-harderwijk = Università di { place-harderwijk }

## Columns of the bishoprics

see_column-strongly_catholic = fortemente cattolico
see_column-catholic = cattolico
see_column-reformed = riformato
see_column-strongly_reformed = fortemente riformato

## What a university is

faith-none = non fondata
faith-catholic = cattolica
faith-reformed = riformata

## Sides of the allegiance track

side-catholic = cattolica
side-neutral = neutra
side-reformed = riformata

## Phases of turns 1 to 5

phase-taxes = Entrate delle tasse
phase-support = Movimento di supporto
phase-maintenance = Mantenimento degli eserciti
phase-raising = Allestire nuovi eserciti
phase-battles = Battaglie
phase-sieges = Disposizione degli assedi
phase-beggars = Mendicanti di mare
phase-marches = Movimento dell’esercito
phase-influence = Influenza militare
phase-units = Nuove unità
phase-conflict = Conflitto
phase-neutrals = Unità neutre
phase-overflow = Eccedenza di popolazione
phase-movement = Movimento nelle province
phase-storming = Risoluzione degli assedi
phase-allegiance = Fedeltà delle popolazioni
phase-awards = Attribuzione delle province e delle città
phase-bishoprics = Attribuzione dei vescovati
phase-universities = Attribuzione delle università
phase-end = Determinazione delle posizioni

## Phases of turn 0

opening_phase-opening_support = { phase-support }
opening_phase-opening_units = { phase-units }
opening_phase-opening_conflict = { phase-conflict }
opening_phase-opening_neutrals = { phase-neutrals }
opening_phase-opening_overflow = { phase-overflow }
opening_phase-opening_movement = { phase-movement }
opening_phase-opening_awards = Attribuzione
opening_phase-opening_end = Fase finale

## Counters

unit-resource = pedina risorsa
unit-coin = pedina moneta
unit-army = esercito
unit-abandoned = esercito abbandonato
unit-neutral = pedina neutra
unit-beggar = mendicante di mare
unit-catholic = unità cattolica
unit-anti_catholic = unità anti-cattolica

## Cards

card-province = carta provincia
card-city = carta città
card-faction = carta fazione

## Terms

term-stock = scorta
term-treasury = tesoro
term-supply = riserva neutra
term-pool = eserciti disponibili
term-section = sezione di comando
term-limit = limite di provincia
term-countryside = campagna
term-town = cittadina
term-city = città
term-commercial = città commerciale
term-bishopric = vescovato
term-university = università
term-region = regione
term-province = provincia
term-vp = punti vittoria
term-standoff = si tengono a distanza
term-nobody = nessuno

## Where a value comes from

source-rulebook = dal regolamento
source-derived = dedotto dal regolamento
source-public = riferito da giocatori
source-reconstructed = ricostruito; la mappa stampata può differire
source-overlay = modificato per questo tavolo

## Editions

edition-2007 = Edizione 2007
edition-2004 = Edizione 2004

## Che cosa è

kind-region = una regione
kind-province = una provincia
kind-place = un singolo luogo della mappa
kind-place-owner = una pedina
kind-support = una casella di supporto
kind-slot = uno spazio
