# Wat een factie wordt gevraagd.

## Opstelling en speelvolgorde

setup-army = In welke regio met een oranje legervak plaatst u dit leger?
order-place = Waar legt u uw factiekaart in de volgorde van de volgende speelronde? De eerste kaart is het eerst aan de beurt.

## Belasting en steun

tax-rate = Hoeveel geldstukken heft u van elk van uw hoofdsteden?
support-many = Hoeveel van uw stukken verlaten het steunkader { $box } ({ $kind })?
support-to = Waarheen gaat dit stuk uit het steunkader { $box }?
support-intercept = { $count ->
    [one] Er gaat één geldstuk
   *[other] Er gaan { $count } geldstukken
} { of-mover } uit de Spaanse Gelden. Hoeveel onderscheppen uw Hugenoten er?

## Legers

army-keep = Uw leger { in-region } wil soldij: onderhouden, ontbinden of verlaten?
army-loot = Uw verlaten leger { in-region } plundert: de provinciestad van welke provincie, of welk stuk?
raise-where = In welke regio werft u een nieuw leger?
siege-city = Welke hoofdstad belegert uw leger { in-region }?
march-from = Uit welke regio vertrekt een leger?
march-which = Welk van uw legers { in-region } wordt verplaatst?
march-to = Waarheen gaat het leger { in-region }?
march-stop = Een leger { of-faction } wil { the-region } verlaten en gaat { to-target }. Houden uw Watergeuzen het tegen?
influence-target = Welk stuk zet een van uw legers om?
influence-stop = Een leger { of-faction } wil { a-counter } omzetten { in-place }. Houden uw Watergeuzen het tegen?

## Watergeuzen

beggars-hire = Hoeveel Watergeuzen huurt u, voor twee geldstukken per stuk?
beggars-region = Naar welke regio stuurt u Watergeuzen?
beggars-number = Hoeveel Watergeuzen gaan er samen naar { the-region }?
beggars-act = Wat doen deze Watergeuzen { in-region }?
beggars-victim = Welk leger { of-enemy } verslaan de Watergeuzen { in-region }?
beggars-town = In welke provincie { in-region } plunderen de Watergeuzen een provinciestad? Er komt een neutraal stuk op het platteland.
beggars-city = Welke hoofdstad { in-region } belegeren de Watergeuzen?

## Stukken in provincies

units-where = Waar plaatst u nieuwe stukken? U hebt er nog { $count }.
units-many = Hoeveel van uw { $count } nieuwe stukken gaan daarheen ({ $where })?
conflict-from = Conflict { in-province }: waar neemt u een eigen stuk weg?
conflict-neutral = Conflict { in-province }: waar wordt een neutraal stuk weggenomen?
neutrals-where = Er zijn te weinig neutrale stukken. Welke provincie krijgt het volgende?
overflow-to = U hebt meer stukken dan de limiet { in-province }. Waarheen gaat er één?
overflow-from = Vanwaar { in-province } neemt u het overtollige stuk?
overflow-neutral_out = Er zijn te veel neutrale stukken { in-province }. Waar wordt er één weggenomen?

## Verplaatsing binnen provincies

move-next = In welke provincie worden nu stukken verplaatst?
move-stay = Verplaatst u stukken { in-province }?
move-city = Al uw stukken { in-province } staan nu op het platteland. Hoeveel gaan er naar { $city }?
move-town = Wie moet er in { $town } staan?
move-push = Hoeveel stukken { of-other } verdrijft u uit { $city } naar het platteland?
move-neutrals = Hoeveel neutrale stukken moeten er in { $city } staan?
move-fill = Neutrale stukken vullen lege plaatsen { in-province }, maar het zijn er te weinig. Welke plaats is de volgende?

## Belegeringen en gezindheid

storm-next = Welke van uw belegeringen wordt nu beëindigd?
storm-convert = Inname { of-city }: van wie is het stuk dat u door een eigen stuk vervangt?
allegiance-city = Op de gezindheid van welke hoofdstad zet u geldstukken in?
allegiance-coins = Hoeveel geldstukken zet u in op de gezindheid { of-city }?
