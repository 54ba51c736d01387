# Wat een factie wordt gevraagd.

## Opstelling en speelvolgorde

setup-army = In welke regio met een oranje legervak plaats je dit leger?
order-place = Waar leg je je factiekaart in de volgorde van de volgende speelronde? De eerste kaart is het eerst aan de beurt.

## Belasting en steun

tax-rate = Hoeveel geldstukken hef je van elk van je hoofdsteden?
support-many = Hoeveel van je stukken verlaten het steunkader { $box } ({ $kind })?
support-to = Waarheen gaat dit stuk uit het steunkader { $box }?
support-intercept = { $count ->
    [one] Er gaat één geldstuk
   *[other] Er gaan { $count } geldstukken
} { of-mover } uit de Spaanse Gelden. Hoeveel onderscheppen je Hugenoten er?

## Legers

army-keep = Wat doe je met je leger { in-region }: onderhouden, ontbinden of verlaten?
army-loot = Je verlaten leger { in-region } plundert: de provinciestad van welke provincie, of welk stuk?
raise-where = In welke regio werf je een nieuw leger?
siege-city = Welke hoofdstad belegert je leger { in-region }?
march-from = Uit welke regio vertrekt een leger?
march-which = Welk van je legers { in-region } wordt verplaatst?
march-to = Waarheen gaat het leger { in-region }?
march-stop = Een leger { of-faction } wil { the-region } verlaten en gaat { to-target }. Houden je Watergeuzen het tegen?
influence-target = Welk stuk bekeert een van je legers?
influence-stop = Een leger { of-faction } wil { a-counter } bekeren { in-place }. Houden je Watergeuzen het tegen?

## Watergeuzen

beggars-hire = Hoeveel Watergeuzen huur je, voor twee geldstukken per stuk?
beggars-region = Naar welke regio stuur je Watergeuzen?
beggars-number = Hoeveel Watergeuzen gaan er samen naar { the-region }?
beggars-act = Wat doen deze Watergeuzen { in-region }?
beggars-victim = Welk leger { of-enemy } verslaan de Watergeuzen { in-region }?
beggars-town = In welke provincie { in-region } plunderen de Watergeuzen een provinciestad? Er komt een neutraal stuk op het platteland.
beggars-city = Welke hoofdstad { in-region } belegeren de Watergeuzen?

## Stukken in provincies

units-where = Waar plaats je nieuwe stukken? Je hebt er nog { $count }.
units-many = { $count ->
    [one] Je hebt nog één nieuw stuk: gaat het daarheen
   *[other] Hoeveel van je { $count } nieuwe stukken gaan daarheen
} ({ $where })?
conflict-from = Conflict { in-province }: waar neem je een eigen stuk weg?
conflict-neutral = Conflict { in-province }: waar wordt een neutraal stuk weggenomen?
neutrals-where = Er zijn te weinig neutrale stukken. Welke provincie krijgt het volgende?
overflow-to = Je hebt meer stukken dan de limiet { in-province }. Waarheen gaat er één?
overflow-from = Vanwaar { in-province } neem je het overtollige stuk?
overflow-neutral_out = Er zijn te veel neutrale stukken { in-province }. Waar wordt er één weggenomen?

## Verplaatsing binnen provincies

move-next = In welke provincie worden nu stukken verplaatst?
move-stay = Verplaats je stukken { in-province }?
move-city = Al je stukken { in-province } staan nu op het platteland. Hoeveel gaan er naar { $city }?
move-town = Wie moet er in { $town } staan?
move-push = Hoeveel stukken { of-other } verdrijf je uit { $city } naar het platteland?
move-neutrals = Hoeveel neutrale stukken moeten er in { $city } staan?
move-fill = Neutrale stukken vullen lege plaatsen { in-province }, maar het zijn er te weinig. Welke plaats is de volgende?

## Belegeringen en gezindheid

storm-next = Welke van je belegeringen wordt nu beëindigd?
storm-convert = Inname { of-city }: van wie is het stuk dat je door een eigen stuk vervangt?
allegiance-city = Op de gezindheid van welke hoofdstad zet je geldstukken in?
allegiance-coins = Hoeveel geldstukken zet je in op de gezindheid { of-city }?
