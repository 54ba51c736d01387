# Diplomatie, kleine machten en verplaatste eenheden (9, 22).

## Waar een bepaling over gaat

choice-end_war = Een oorlog beëindigen
choice-alliance = Een bondgenootschap voor deze beurt
choice-squadron = Eén eskader uitlenen
choice-fleet = Alle eskaders van een haven uitlenen
choice-admiral = Een vlootvoogd uitlenen
choice-leader = Een gevangen leider teruggeven
choice-space = Een gebied afstaan
choice-mercenaries = Huurlingen geven
choice-divorce = Hendrik zijn echtscheiding toestaan
choice-pardon = Een excommunicatie opheffen
choice-cards = Kaarten laten trekken
choice-peace = Vrede

clause-end_war = De oorlog tussen { $giver } en { $taker } is voorbij.
clause-alliance = Bondgenoten voor deze beurt: { $giver } en { $taker }.
clause-squadron = Eén eskader uitgeleend in { $what }. Van: { $giver }; aan: { $taker }.
clause-fleet = Alle eskaders uitgeleend in { $what }. Van: { $giver }; aan: { $taker }.
clause-admiral = Vlootvoogd uitgeleend: { $what }. Van: { $giver }; aan: { $taker }.
clause-leader = { $what } is vrij. Teruggegeven door: { $giver }; aan: { $taker }.
clause-space = Afgestaan: { $what }. Door: { $giver }; aan: { $taker }.
clause-mercenaries = { $what ->
    [one] Eén huurling gegeven
   *[other] { $what } huurlingen gegeven
}. Door: { $giver }; aan: { $taker }.
clause-divorce = De echtscheiding die Hendrik VIII vroeg, is toegestaan. Door: { $giver }; aan: { $taker }.
clause-pardon = De excommunicatie is opgeheven. Door: { $giver }; ten gunste van: { $taker }.
clause-cards = { $what ->
    [one] Eén kaart
   *[other] { $what } kaarten
} blind getrokken. Uit de hand van: { $giver }; door: { $taker }.

## Beurt 1

meet-first = Wie wilt u het eerst spreken?
meet-order = Engeland onderhandelt eerst met: { $first }; dan met: { $second }.

## Een overeenkomst uitvoeren

leader-home = Waar keert { $leader } terug?
leader-freed = { $leader } is vrij en keert terug naar { $space } ({ $power }).
loan-port = Naar welke haven vaart het eskader dat in { $port } is uitgeleend? Van: { $lender }.
loan-sails = Een eskader vaart van { $port } naar { $target }. Van: { $lender }; aan: { $power }.
loan-leader = Naar welke haven vaart { $leader }?
loan-leader_sails = { $leader } vaart naar { $target } en dient: { $power }.
loan-back = Naar welke haven keren uw uitgeleende eskaders terug, uit { $port }?
mercenaries-from = Uit welk gebied neemt u een huurling weg? Voor: { $taker }.
mercenaries-to = Waar zet u de huurlingen neer? Van: { $giver }.
mercenaries-change = { $many ->
    [one] Eén huurling komt
   *[other] { $many } huurlingen komen
} aan in { $space }. Van: { $giver }; aan: { $taker }.
card-changes = { $card } wisselt van hand. Van: { $giver }; aan: { $taker }.
card-changes_hidden = Een kaart wisselt van hand. Van: { $giver }; aan: { $taker }.

## Verplaatste eenheden

displace-land = Waar gaan uw landeenheden in { $space } heen?
displace-ships = Naar welke haven gaan uw schepen in { $space }?
displaced-land = { $power }: de landeenheden gaan van { $space } naar { $target }.
displaced-ships = { $power }: de schepen gaan van { $space } naar { $target }.
displaced-lost = { $power }: de eenheden in { $space } kunnen nergens heen en gaan verloren.

## Vrede

peace-sue = Vraagt u een vijand om vrede?
peace-sued = Om vrede gevraagd door: { $power }. Winnaar van de oorlog: { $winner }.
peace-made = De oorlog is voorbij. In vrede: { $power } en { $winner }.
peace-unit_at = U verliest twee eenheden. Waar neemt u er een weg?
peace-unit = Welke eenheid neemt u weg uit { $place }?
peace-unit_lost = { $power } neemt weg uit { $place }: { $unit }.
peace-key = Koopt u een eigen sleutelstad terug? Winnaar: { $winner }.
peace-leader = Koopt u een gevangen leider terug? Winnaar: { $winner }.
peace-space = Koopt u eigen gebieden terug, twee voor één prijs? Winnaar: { $winner }.
peace-price = Hoe betaalt u? Winnaar: { $winner }.
respond-peace = Speelt u een kaart voor deze vrede?
choice-give_point = Een overwinningspunt voor de winnaar
choice-give_card = Een willekeurige kaart van mij
war-won = { $power } krijgt { $markers ->
    [one] een fiche Oorlogswinnaar
   *[other] { $markers } fiches Oorlogswinnaar
}.

## Losgeld en excommunicatie

ransom-leader = Koopt u een gevangen leider vrij met een willekeurige kaart?
ransom-paid = { $power } koopt { $leader } vrij. Gevangen bij: { $captor }.
ban-donate = Geeft u de Kerk een willekeurige kaart om de excommunicatie te beëindigen?
choice-donate = Een kaart geven
ban-bought_off = { $power }: de excommunicatie is voorbij. { $card } brengt { $points ->
    [one] één commandopunt
   *[other] { $points } commandopunten
} voor de Sint-Pieter.

## Oorlog

war-declare = Wie verklaart u de oorlog?
war-declared = { $power } verklaart de oorlog. Vijand: { $enemy }.
war-begins = Nu in oorlog: { $one } en { $other }.
word-broken = { $power } breekt zijn woord. Gegeven aan: { $other }.
war-intervene = De oorlog is verklaard door: { $declarer }. Grijpt u in voor { $minor } ({ $cost } CP)?
war-intervention = { $power } grijpt in voor { $minor }. Vijand: { $enemy }.
phony-begins = { $power } verklaarde { $minor } de oorlog en lokte het ingrijpen uit van { $friend }: een schijnoorlog kost een overwinningspunt tot er gevochten wordt.
phony-ends = { $power } vecht in ernst: het overwinningspunt van de schijnoorlog komt terug.
phony-stays = { $power } sluit vrede zonder te vechten: het overwinningspunt van de schijnoorlog is voorgoed verloren.
war-pay = U bent { $points } CP schuldig voor oorlogen. Met welke kaart betaalt u?
war-paid = { $power } betaalt { $points } CP voor oorlogen met { $card }.
choice-intervene = Ingrijpen
choice-declare_war = De oorlog verklaren

## Kleine machten

minor-war = { $minor } heeft nu als bondgenoot: { $ally }. Verklaart u die macht kosteloos de oorlog?
minor-activated = { $minor } heeft nu als bondgenoot: { $power }.
minor-deactivated = { $minor } heeft niet langer als bondgenoot: { $power }.
minor-home = { $minor }: naar welk eigen gebied keren de landeenheden in { $place } terug?
minor-port = { $minor }: naar welke eigen haven keren de schepen in { $place } terug?
minor-lost = { $minor }: { $many ->
    [one] één regulier in { $space } heeft
   *[other] { $many } regulieren in { $space } hebben
} geen thuis meer.
minor-ships_lost = { $minor }: de schepen in { $place } hebben geen eigen haven meer.
hungary-defeated = Hongarije-Bohemen is verslagen: Habsburg moet ingrijpen.

## Weigeringen

refused-war-already = U bent al in oorlog met { $power }.
refused-war-ally = Een bondgenoot valt u niet aan: { $power }.
refused-war-independent = Er is geen oorlogsverklaring nodig: { $power }.
refused-war-league = Vóór het Schmalkaldisch Verbond bestaat die oorlog niet: { $power }.
refused-war-minor-ally = Verklaar de oorlog aan de grote macht die haar bondgenoot is: { $power }.
refused-war-never = Deze oorlog kunt u nooit verklaren: { $power }.
refused-war-peace = U hebt in deze fase vrede gesloten: { $power }.
refused-war-protector = U bent bondgenoot van haar beschermer, of sloot er in deze fase vrede mee: { $power }.
refused-war-price = Deze oorlog kost { $cost } CP, meer dan uw kaarten kunnen betalen: { $power }.
refused-one-player = Eén speler leidt beide machten: { $power }.
refused-too-few-points = Uw kaarten kunnen niet nog { $cost } CP betalen.
refused-mandatory-pays = { $card } is een verplichte gebeurtenis en betaalt niets.
refused-card-not-held = { $card } is niet in uw hand.
refused-no-war = U bent niet in oorlog met { $power }.
refused-league-war = De oorlogen van het Verbond duren tot het einde: { $power }.
refused-no-loss = Niets van u, leider noch eigen gebied, is in handen van { $power }.
refused-no-card-to-draw = U hebt geen kaart die getrokken kan worden.
refused-no-captive = { $leader } is geen gevangene die u kunt vrijkopen.
refused-not-nearest = { $space } is niet de dichtstbijzijnde toevlucht.
refused-loan-alone = Eskaders en vlootvoogden worden alleen samen met een bondgenootschap uitgeleend.
refused-one-way = Tussen deze twee is deze beurt al zo’n gift afgesproken: { $power }.
refused-ottoman-mercenaries = De Ottomaan krijgt geen huurlingen.
refused-alliance-war = Beëindig eerst de oorlog met { $power }.
refused-alliance-never = De paus en de Ottomanen zijn nooit bondgenoten.
refused-alliance-divorce = Na de echtscheiding van Hendrik kan de paus deze beurt geen bondgenoot van Habsburg zijn.
refused-space-not-held = { $space } is niet van de gever.
refused-capital = Niemand staat de hoofdstad van een grote mogendheid af: { $space }.
refused-minor-key = Een sleutelstad van een kleine bondgenoot wordt niet afgestaan: { $space }.
