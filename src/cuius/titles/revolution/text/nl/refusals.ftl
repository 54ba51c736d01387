# Waarom een antwoord niet wordt aangeboden.

refused-too-dear = Daarvoor { $price ->
    [one] is één geldstuk
   *[other] zijn { $price } geldstukken
} nodig, en je schatkist { $coins ->
    [0] is leeg
    [one] bevat er één
   *[other] bevat er { $coins }
}.

## Legers

refused-no-army-at-hand = Al je legers staan al op het bord.
refused-not-present = Je hebt geen leger en geen middelenstuk { in-region }.
refused-only-abandoned = Je hebt alleen een verlaten leger { in-region }, en dat volstaat niet om er een te werven.
refused-no-empty-box = Er is geen leeg legervak { in-region }.
refused-nowhere-to-march = Geen pijl leidt van het leger { in-region } naar een leeg legervak.
refused-army-cannot-march = Je leger { in-region } belegert een hoofdstad of is verlaten, en kan zich niet verplaatsen.
refused-army-has-marched = Je leger { in-region } is al verplaatst: elk leger verplaatst zich één keer.
refused-no-army-there = Je hebt geen leger { in-region } dat dit kan doen.
refused-no-arrow = Geen pijl leidt { from-origin } { to-target }.

## Belegeringen

refused-only-cities-besieged = Alleen hoofdsteden worden belegerd, en { $place } is er geen.
refused-army-stands-off = Je leger { in-region } staat in een patstelling en kan niet belegeren.
refused-city-elsewhere = { $city } ligt buiten bereik van je leger { in-region }: een leger belegert hoofdsteden van zijn eigen regio.
refused-already-besieged = { $city } wordt al belegerd, en niemand sluit zich bij een beleg aan.
refused-own-city = Je beheerst { $city } zelf.
refused-allied-city = Je bondgenoot beheerst { $city }.
refused-nobody-to-besiege = Er staan alleen eigen stukken in { $city }: er is niemand te belegeren.

## Militaire invloed

refused-no-influence-in-cities = Legers hebben geen invloed in een hoofdstad als { $place }; die moet worden belegerd.
refused-own-counter = Dat stuk is van jezelf.
refused-no-such-counter = Zoiets valt daar niet om te zetten: { a-counter } { in-place }.
refused-rival-in-section = Een leger van een andere factie staat in hetzelfde legerblok { in-region }.
refused-influence-used = Je legers { in-region } hebben hun invloed gebruikt: elk bekeert één stuk.
refused-siege-was-lifted = Het beleg van je leger { in-region } is deze speelronde gebroken: het heeft geen invloed.
refused-army-besieges = Je leger { in-region } belegert een hoofdstad en heeft geen invloed.
refused-army-is-abandoned = Je leger { in-region } is verlaten en heeft geen invloed.

## Watergeuzen

refused-no-more-beggars = { $most ->
    [one] Er is maar één Watergeus
   *[other] Er zijn maar { $most } Watergeuzen
} te huur.
refused-no-coast = Zo ver als { the-region } komen Watergeuzen niet.
refused-no-army-to-destroy = Er is geen leger { in-region } dat Watergeuzen zouden verslaan.
refused-beggars-outnumbered = Tegen de legers { in-region } { $need ->
    [one] is daarvoor één Watergeus
   *[other] zijn daarvoor { $need } samen gestuurde Watergeuzen
} nodig.
refused-no-siege-to-lift = Geen leger belegert een hoofdstad { in-region }.
refused-army-on-guard = Een leger { in-region } belet dat de Watergeuzen.
refused-no-town-to-plunder = Watergeuzen bereiken geen provinciestad { in-region }.
refused-no-neutral-left = Er is geen neutraal stuk meer in de voorraad.
refused-no-city-to-besiege = Watergeuzen bereiken geen hoofdstad { in-region } die niet al belegerd wordt.
refused-beggars-besiege-together = Voor een beleg { $need ->
    [one] is precies één Watergeus
   *[other] zijn precies { $need } Watergeuzen
} nodig.

## Belasting en steun

refused-taxes-are-due = Belasting wordt altijd geheven: ten minste één geldstuk per hoofdstad.
refused-taxed-too-high = Een hoofdstad betaalt hoogstens { $most ->
    [one] { $most } geldstuk
   *[other] { $most } geldstukken
}.
refused-stock-too-small = Je voorraad volstaat daarvoor niet voor al je hoofdsteden.
refused-no-coins-from-slot = Stukken uit dit vak van het steunkader { $box } gaan naar een provincie, niet naar de schatkist.
refused-province-not-named = Het steunkader { $box } noemt { the-province } niet.

## Stukken in provincies

refused-not-in-province = Je hebt geen stuk { in-province }.
refused-enough-new-units = Je hebt { in-province } zoveel nieuwe stukken geplaatst als je mag.
refused-only-countryside = Nieuwe stukken gaan naar het platteland van een provincie, niet naar hoofdsteden of provinciesteden.
refused-box-closed = Het steunkader { $box } staat niet open voor je factie.
refused-no-such-slot = Het steunkader { $box } heeft geen vak van die soort.
refused-slots-filled = Al die vakken van het steunkader { $box } zijn bezet.
refused-box-of-another = Een andere factie bezet het steunkader { $box }, dat er maar één tegelijk toelaat.
refused-same-province = Het overschot moet { the-province } verlaten.
refused-province-too-far = Geen grens en geen rivier leidt vandaar naar { the-province }.
refused-river-barred = De rivier naar { the-province } is versperd door een andere factie, die { $place } beheerst.
refused-province-full = De stukken van de facties hebben de limiet { in-province } al bereikt.
refused-too-few-counters = { $count ->
    [0] Geen van je stukken staat nog op het platteland.
    [one] Er staat nog maar één stuk van jou op het platteland.
   *[other] Er staan nog maar { $count } stukken van jou op het platteland.
}
refused-town-is-empty = Er is niemand in { $town } om te laten staan.
refused-neutral-already = Er staat al een neutraal stuk in { $town }; laat het staan.
refused-no-neutral-to-move = Er is geen neutraal stuk dat je daarheen mag verplaatsen.

## Gezindheid en speelvolgorde

refused-no-allegiance = Alleen hoofdsteden hebben een gezindheid, en { $place } is er geen.
refused-already-staked = Je geldstukken liggen al op { $city }.
refused-at-least-a-coin = Zet ten minste één geldstuk in.
refused-card-not-laid = De kaart { of-faction } ligt er nog niet.
