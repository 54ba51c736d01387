# Diplomatie, kleine machten en verplaatste eenheden (9, 22).

## Waar een bepaling over gaat

choice-end_war = Een oorlog beëindigen
choice-alliance = Een bondgenootschap voor deze beurt
choice-squadron = Eén eskader uitlenen
choice-fleet = Alle eskaders van een haven uitlenen
choice-admiral = Een vlootvoogd uitlenen
choice-leader = Een gevangen leider teruggeven
choice-space = Een plaats afstaan
choice-mercenaries = Huurlingen geven
choice-divorce = Hendrik zijn echtscheiding toestaan
choice-pardon = Een excommunicatie opheffen
choice-cards = Kaarten laten trekken
choice-peace = Vrede

clause-end_war = De oorlog tussen { the-giver } en { the-taker } is voorbij.
clause-alliance = Bondgenootschap voor deze beurt tussen { the-giver } en { the-taker }.
clause-squadron = { start-giver } { $giver_number ->
    [plural] lenen
   *[other] leent
} { the-taker } één eskader { in-what }.
clause-fleet = { start-giver } { $giver_number ->
    [plural] lenen
   *[other] leent
} { the-taker } alle eskaders { in-what }.
clause-admiral = { start-giver } { $giver_number ->
    [plural] lenen
   *[other] leent
} { the-taker } een vlootvoogd: { $what }.
clause-leader = { start-giver } { $giver_number ->
    [plural] geven
   *[other] geeft
} { the-taker } een gevangen leider terug: { $what }.
clause-space = { start-giver } { $giver_number ->
    [plural] staan
   *[other] staat
} { the-taker } een plaats af: { $what }.
clause-mercenaries = { start-giver } { $giver_number ->
    [plural] geven
   *[other] geeft
} { the-taker } { $what ->
    [one] één huurling
   *[other] { $what } huurlingen
}.
clause-divorce = { start-giver } { $giver_number ->
    [plural] staan
   *[other] staat
} { the-taker } de echtscheiding toe die Hendrik VIII vroeg.
clause-pardon = { start-giver } { $giver_number ->
    [plural] heffen
   *[other] heft
} een excommunicatie op ten gunste van { the-taker }.
clause-cards = { start-taker } { $taker_number ->
    [plural] trekken
   *[other] trekt
} blind { $what ->
    [one] één kaart
   *[other] { $what } kaarten
} uit de hand van { the-giver }.

## Beurt 1

meet-first = Wie wil je het eerst spreken?
meet-order = Engeland onderhandelt eerst met { the-first }, dan met { the-second }.

## Een overeenkomst uitvoeren

leader-home = Waar keert { the-leader } terug?
leader-freed = { start-leader } is vrij en keert terug naar { the-space } ({ $power }).
loan-port = Naar welke haven vaart het eskader dat { the-lender } { in-port } { $lender_number ->
    [plural] uitlenen
   *[other] uitleent
}?
loan-sails = Een eskader van { the-lender } in dienst van { the-power } vaart van { the-port } naar { the-target }.
loan-leader = Naar welke haven vaart { the-leader }?
loan-leader_sails = { start-leader } vaart naar { the-target } in dienst van { the-power }.
loan-back = Naar welke haven keren je uitgeleende eskaders terug uit { the-port }?
mercenaries-from = Uit welke plaats neem je een huurling weg voor { the-taker }?
mercenaries-to = Waar zet je de huurlingen van { the-giver } neer?
mercenaries-change = { start-giver } { $giver_number ->
    [plural] geven
   *[other] geeft
} { the-taker } { $many ->
    [one] één huurling
   *[other] { $many } huurlingen
} { in-space }.
card-changes = ‘{ $card }’ gaat van de hand van { the-giver } naar die van { the-taker }.
card-changes_hidden = Een kaart gaat van de hand van { the-giver } naar die van { the-taker }.

## Verplaatste eenheden

displace-land = Waar gaan je landeenheden { in-space } heen?
displace-ships = Naar welke haven gaan je schepen { in-space }?
displaced-land = De landeenheden van { the-power } gaan van { the-space } naar { the-target }.
displaced-ships = De schepen van { the-power } gaan van { the-space } naar { the-target }.
displaced-lost = De eenheden van { the-power } { in-space } kunnen nergens heen en gaan verloren.

## Vrede

peace-sue = Vraag je een vijand om vrede?
peace-sued = { start-power } { $power_number ->
    [plural] vragen
   *[other] vraagt
} { the-winner } om vrede.
peace-made = { start-power } en { the-winner } sluiten vrede.
peace-unit_at = Je verliest twee eenheden. Waar neem je er een weg?
peace-unit = Welke eenheid neem je weg uit { the-place }?
peace-unit_lost = { start-power } { $power_number ->
    [plural] nemen
   *[other] neemt
} een eenheid weg uit { the-place }: { $unit }.
peace-key = Koop je een eigen sleutelstad terug van { the-winner }?
peace-leader = Koop je een gevangen leider terug van { the-winner }?
peace-space = Koop je thuisplaatsen terug van { the-winner }, twee voor één prijs?
peace-price = Hoe betaal je { the-winner }?
respond-peace = Speel je een kaart voor deze vrede?
choice-give_point = Een overwinningspunt voor de winnaar
choice-give_card = Een willekeurige kaart van mij
war-won = { start-power } { $power_number ->
    [plural] krijgen
   *[other] krijgt
} { $markers ->
    [one] een fiche Oorlogswinnaar
   *[other] { $markers } fiches Oorlogswinnaar
}.

## Losgeld en excommunicatie

ransom-leader = Koop je een gevangen leider vrij met een willekeurige kaart?
ransom-paid = { start-power } { $power_number ->
    [plural] kopen
   *[other] koopt
} { the-leader } vrij van { the-captor }.
ban-donate = Geef je de Kerk een willekeurige kaart om de excommunicatie te beëindigen?
choice-donate = Een kaart geven
ban-bought_off = De excommunicatie is voorbij voor { the-power }. ‘{ $card }’ brengt { $points ->
    [one] één commandopunt
   *[other] { $points } commandopunten
} voor de Sint-Pieter.

## Oorlog

war-declare = Aan wie verklaar je de oorlog?
war-declared = { start-power } { $power_number ->
    [plural] verklaren
   *[other] verklaart
} { the-enemy } de oorlog.
war-begins = { start-one } en { the-other } zijn nu in oorlog.
word-broken = { start-power } { $power_number ->
    [plural] breken hun
   *[other] breekt zijn
} woord tegenover { the-other }.
war-intervene = { start-declarer } { $declarer_number ->
    [plural] verklaren
   *[other] verklaart
} de oorlog. Grijp je in voor { the-minor } ({ $cost } CP)?
war-intervention = { start-power } { $power_number ->
    [plural] grijpen
   *[other] grijpt
} in voor { the-minor }, tegen { the-enemy }.
phony-begins = { start-power } { $power_number ->
    [plural] verklaarden
   *[other] verklaarde
} { the-minor } de oorlog en { $power_number ->
    [plural] lokten
   *[other] lokte
} het ingrijpen van { the-friend } uit: een schijnoorlog kost een overwinningspunt tot er gevochten wordt.
phony-ends = { start-power } { $power_number ->
    [plural] vechten
   *[other] vecht
} in ernst: het overwinningspunt van de schijnoorlog komt terug.
phony-stays = { start-power } { $power_number ->
    [plural] sluiten
   *[other] sluit
} vrede zonder te vechten: het overwinningspunt van de schijnoorlog is voorgoed verloren.
war-pay = Je bent { $points } CP schuldig voor oorlogen. Met welke kaart betaal je?
war-paid = { start-power } { $power_number ->
    [plural] betalen
   *[other] betaalt
} { $points } CP voor oorlogen met ‘{ $card }’.
choice-intervene = Ingrijpen
choice-declare_war = De oorlog verklaren

## Kleine machten

minor-war = { start-minor } is nu bondgenoot van { the-ally }. Verklaar je die mogendheid kosteloos de oorlog?
minor-activated = { start-minor } wordt bondgenoot van { the-power }.
minor-deactivated = { start-minor } is niet langer bondgenoot van { the-power }.
minor-home = { start-minor }: naar welke thuisplaats keren de landeenheden { in-place } terug?
minor-port = { start-minor }: naar welke thuishaven keren de schepen { in-place } terug?
minor-lost = { start-minor }: { $many ->
    [one] één regulier
   *[other] { $many } regulieren
} { in-space } { $many ->
    [one] heeft
   *[other] hebben
} geen thuis meer.
minor-ships_lost = { start-minor }: de schepen { in-place } hebben geen thuishaven meer.
hungary-defeated = Hongarije-Bohemen is verslagen: de Habsburgers moeten ingrijpen.

## Weigeringen

refused-war-already = Je bent al in oorlog met { the-power }.
refused-war-ally = Een bondgenoot val je niet aan: { $power }.
refused-war-independent = Tegen { the-power } is geen oorlogsverklaring nodig.
refused-war-league = Vóór het Schmalkaldisch Verbond is er geen oorlog met { the-power }.
refused-war-minor-ally = Verklaar de oorlog aan de grote mogendheid die bondgenoot is van { the-power }.
refused-war-never = Je kunt { the-power } nooit de oorlog verklaren.
refused-war-peace = Je hebt in deze fase vrede gesloten met { the-power }.
refused-war-protector = Je bent bondgenoot van de beschermer van { the-power }, of sloot er in deze fase vrede mee.
refused-war-price = De oorlog met { the-power } kost { $cost } CP, meer dan je kaarten kunnen betalen.
refused-one-player = Dezelfde speler leidt { the-power }.
refused-too-few-points = Je kaarten kunnen niet nog { $cost } CP betalen.
refused-mandatory-pays = ‘{ $card }’ is een verplichte gebeurtenis en betaalt niets.
refused-card-not-held = ‘{ $card }’ is niet in je hand.
refused-no-war = Je bent niet in oorlog met { the-power }.
refused-league-war = De oorlogen van het Verbond met { the-power } duren tot het einde.
refused-no-loss = Niets van jou, leider noch thuisplaats, is in handen van { the-power }.
refused-no-card-to-draw = Je hebt geen kaart die getrokken kan worden.
refused-no-captive = { start-leader } is geen gevangene die je kunt vrijkopen.
refused-not-nearest = { start-space } is niet de dichtstbijzijnde toevlucht.
refused-loan-alone = Eskaders en vlootvoogden worden alleen samen met een bondgenootschap uitgeleend.
refused-one-way = Met { the-power } is deze beurt al zo’n gift afgesproken.
refused-ottoman-mercenaries = De Ottomanen krijgen geen huurlingen.
refused-alliance-war = Beëindig eerst de oorlog met { the-power }.
refused-alliance-never = Het Pausdom en de Ottomanen zijn nooit bondgenoten.
refused-alliance-divorce = Na de echtscheiding van Hendrik kan het Pausdom deze beurt geen bondgenoot van de Habsburgers zijn.
refused-space-not-held = { start-space } is niet van de gever.
refused-capital = Niemand staat de hoofdstad van een grote mogendheid af: { $space }.
refused-minor-key = Een sleutelstad van een kleine bondgenoot wordt niet afgestaan: { $space }.
