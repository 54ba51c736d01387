## Leren
learn = Leren
lesson = Les
lesson-of = Les: { $title }
lesson-close = Sluit de aantekeningen
lesson-show = Aantekeningen voor wie leert
lesson-now = Wat er gebeurt:
lesson-advice = Wat te kiezen:

## Proeven
what-if = Wat als
what-if-begin = Wat als …
what-if-from = vanaf { $row } van { $rows }; aan het echte spel verandert niets.
what-if-answers = { $count ->
    [one] Eén antwoord van jou tot nu toe.
   *[other] { $count } antwoorden van jou tot nu toe.
}
what-if-redealt = Wat je niet kunt weten is opnieuw gedeeld: handen en plannen van anderen zijn gissingen.
what-if-earlier = Het begint iets eerder, omdat daar iets gebeurde wat je niet kunt weten.
what-if-asked = In het echte spel ben je aan de beurt.
what-if-stewards = Bots spelen de anderen
what-if-leave = Terug naar het spel
what-if-again = Opnieuw beginnen

## Opzoeken
tab-look = Opzoeken
look-for = Zoek een plaats, een kaart, een regel … ( / )
look-places = Plaatsen
look-cards = Kaarten
look-pieces = Stukken
look-roles = Wie speelt
look-seats = Zetels
look-phases = Fasen
look-now = Nu
look-back = Terug naar het zoeken
look-nothing = Niets gevonden.
look-more = { $count ->
    [one] en nog een
   *[other] en nog { $count }
}

## Afspraken
deal-offers = Aanbiedingen op tafel
deal-offer = Bod { $number } van { $who }
deal-answers = Als antwoord op bod { $number }.
deal-agreed = Akkoord: { $who }.
deal-awaited = Nog niet akkoord: { $who }.
deal-draft = Jouw bod
deal-accept = Aanvaarden
deal-refuse = Weigeren
deal-counter = In plaats daarvan een ander bod doen
deal-withdraw = Intrekken

## Rules
rule-book = Regelboek
rule-statements = Alle regels afzonderlijk
rule-contents = Inhoud van het regelboek
rule-edition = editie { $edition }
