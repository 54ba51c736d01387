# Names of Revolution, as in the French rulebook.

game = Revolution: The Dutch Revolt 1568-1648

## Factions

faction-catholics = Catholiques
faction-habsburgs = Habsbourg
faction-nobility = Noblesse
faction-burghers = Bourgeois
faction-reformers = Réformés

## Owners of counters

owner-catholics = { faction-catholics }
owner-habsburgs = { faction-habsburgs }
owner-nobility = { faction-nobility }
owner-burghers = { faction-burghers }
owner-reformers = { faction-reformers }
owner-neutral = Neutres

## Regions

region-north = Nord
region-gelderland = Gelderland
region-holland = Holland
region-utrecht = Utrecht
region-zeeland = Zeeland
region-flanders = Flanders
region-brabant = Brabant
region-liege = Liège
region-luxembourg = Luxembourg
region-rhineland = Rhénanie

## Provinces

province-liege = Liège
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
place-liege = Liège
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

place-liege_countryside = { province-liege } (campagne)
place-brabant_countryside = { province-brabant } (campagne)
place-gelderland_countryside = { province-gelderland } (campagne)
place-holland_countryside = { province-holland } (campagne)
place-flanders_countryside = { province-flanders } (campagne)
place-koln_countryside = { province-koln } (campagne)
place-hainault_countryside = { province-hainault } (campagne)
place-luxembourg_countryside = { province-luxembourg } (campagne)
place-utrecht_countryside = { province-utrecht } (campagne)
place-artois_countryside = { province-artois } (campagne)
place-trier_countryside = { province-trier } (campagne)
place-generality_countryside = { province-generality } (campagne)
place-julich_countryside = { province-julich } (campagne)
place-cleve_countryside = { province-cleve } (campagne)
place-friesland_countryside = { province-friesland } (campagne)
place-groningen_countryside = { province-groningen } (campagne)
place-overijssel_countryside = { province-overijssel } (campagne)
place-zeeland_countryside = { province-zeeland } (campagne)
place-drenthe_countryside = { province-drenthe } (campagne)
place-namur_countryside = { province-namur } (campagne)
place-maastricht_countryside = { province-maastricht } (campagne)
place-venlo_countryside = { province-venlo } (campagne)
place-limburg_countryside = { province-limburg } (campagne)
place-geldern_countryside = { province-geldern } (campagne)

## Rivers

river-rhine_lek = Rhin, bras nord
river-rhine_waal = Rhin, bras sud
river-meuse = Meuse

## Support boxes

support-spanish_treasury = Trésor espagnol
support-jesuits = Jésuites
support-french_support = Soutien français
support-emperor = Soutien de l’Empereur
support-london_merchants = Marchands de Londres
support-huguenots = Huguenots
support-calvinists = Calvinistes

## Kinds of slot

slot_kind-plain = case non colorée
slot_kind-filled = case colorée
slot_kind-half = case divisée

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

bishopric-artois = Évêché d’{ province-artois }
bishopric-flanders = Évêché de { province-flanders }
bishopric-koln = Évêché de { province-koln }
bishopric-liege = Évêché de { province-liege }
bishopric-trier = Évêché de { province-trier }
bishopric-utrecht = Évêché d’{ province-utrecht }
university-koln = Université de { place-koln }
university-leuven = Université de { place-leuven }
university-leiden = Université de { place-leiden }
university-utrecht = Université d’{ place-utrecht }
university-groningen = Université de { place-groningen }
university-franeker = Université de { place-franeker }
university-harderwijk = Université de { place-harderwijk }

## Columns of the bishoprics

see_column-strongly_catholic = fortement catholique
see_column-catholic = catholique
see_column-reformed = réformé
see_column-strongly_reformed = fortement réformé

## What a university is

faith-none = non fondée
faith-catholic = catholique
faith-reformed = réformée

## Sides of the allegiance track

side-catholic = catholique
side-neutral = neutre
side-reformed = réformée

## Phases of turns 1 to 5

phase-taxes = Collecte des taxes
phase-support = Mouvement de soutien
phase-maintenance = Entretien des armées
phase-raising = Levée de nouvelles armées
phase-battles = Batailles
phase-sieges = Établissement des sièges
phase-beggars = Gueux de mer
phase-marches = Mouvement d’armée
phase-influence = Influence militaire
phase-units = Nouvelles unités
phase-conflict = Conflit
phase-neutrals = Unités neutres
phase-overflow = Excédent de population
phase-movement = Mouvement dans les provinces
phase-storming = Résolution des sièges
phase-allegiance = Obédience des populations
phase-awards = Attribution des provinces et des cités
phase-bishoprics = Attribution des évêchés
phase-universities = Attribution des universités
phase-end = Détermination des positions

## Phases of turn 0

opening_phase-opening_support = { phase-support }
opening_phase-opening_units = { phase-units }
opening_phase-opening_conflict = { phase-conflict }
opening_phase-opening_neutrals = { phase-neutrals }
opening_phase-opening_overflow = { phase-overflow }
opening_phase-opening_movement = { phase-movement }
opening_phase-opening_awards = Attribution
opening_phase-opening_end = Phase finale

## Counters

unit-resource = jeton de ressource
unit-coin = jeton de monnaie
unit-army = armée
unit-abandoned = armée abandonnée
unit-neutral = jeton neutre
unit-beggar = gueux de mer
unit-catholic = unité catholique
unit-anti_catholic = unité anti-catholique

## Cards

card-province = carte de province
card-city = carte de cité
card-faction = carte de faction

## Terms

term-stock = stock
term-treasury = trésor
term-supply = réserve neutre
term-pool = armées disponibles
term-section = section de commandement
term-limit = limite de province
term-countryside = campagne
term-town = ville
term-city = cité
term-commercial = ville commerciale
term-bishopric = évêché
term-university = université
term-region = région
term-province = province
term-vp = points de victoire
term-standoff = se tiennent à distance
term-nobody = personne

## Where a value comes from

source-rulebook = d’après le livret de règles
source-derived = déduit du livret de règles
source-public = rapporté par des joueurs
source-reconstructed = reconstitué ; le plateau imprimé peut différer
source-overlay = modifié pour cette table

## Editions

edition-2007 = Édition de 2007
edition-2004 = Édition de 2004

## Ce qu’est une chose

kind-region = une région
kind-province = une province
kind-place = un seul lieu de la carte
kind-place-owner = un jeton
kind-support = un cadre de soutien
kind-slot = un emplacement
