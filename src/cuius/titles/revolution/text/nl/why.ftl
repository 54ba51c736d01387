# Waarom een bot zo antwoordt, in één zin.

why-treasury = Er is te weinig geld.
why-support = In zijn vak brengt het stuk later meer op dan op de kaart.
why-province = { $province }: één stuk meer is ongeveer { $gain ->
    [one] { $gain } punt
   *[other] { $gain } punten
} waard.
why-neutral = { $province }: daar hindert een neutraal stuk het minst.
why-arranged = { $province }: zo opgesteld ongeveer { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard.
why-no_army = Geen enkele regio zou nog een leger terugverdienen.
why-region = { $region }: een leger meer is daar ongeveer { $gain ->
    [one] { $gain } punt
   *[other] { $gain } punten
} waard.
why-army_kept = Het leger is zijn onderhoud waard: { $region }.
why-army_dismissed = Het leger kost meer dan het opbrengt: { $region }.
why-siege = Een beleg van { $city } kost de rivalen het meest.
why-no_siege = Geen beleg zou hier iets opleveren.
why-conversion = { $place }: het stuk dat het meest oplevert door van kant te wisselen.
why-stake = { $city }: daar inzetten is ongeveer { $gain ->
    [one] { $gain } punt
   *[other] { $gain } punten
} meer waard dan het geld bewaren ({ $coins ->
    [one] één munt
   *[other] { $coins } munten
}).
why-no_stake = Geen stad is nu een munt waard.
why-taxes = Deze beurt { $wanted ->
    [one] is ongeveer één munt
   *[other] zijn ongeveer { $wanted } munten
} nodig.
