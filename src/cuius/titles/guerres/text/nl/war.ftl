# Rekrutering, aanvoerders en oorlogsrondes (15.2 tot 15.7.4).

## Vragen

recruit-taxes = Hoeveel niveaus koninklijke belastingen besteed je aan troepen?
deploy-province = Te plaatsen rekruten: { $troops }. In welke provincie?
deploy-troops = Hoeveel rekruten gaan naar { the-province }?
leaders-army = Deze legers zijn even sterk: welk leger krijgt de betere aanvoerder?
leaders-commander = { start-army } (troepen: { $troops }): wie van deze aanvoerders van gelijke rang voert het bevel?
leaders-support = Welk leger ondersteunt { the-character }?
leaders-review = De aanvoerders staan zoals de regels willen. Laat je ze zo, of wijs je ze opnieuw toe?
war-first = Welke van deze bevelhebbers van gelijke rang spreekt eerst?
war-announce = { start-army } (troepen: { $troops }): welke provincie activeer je, of rust het deze ronde?
war-join = { start-army } (troepen: { $troops }): mee naar { the-province }?
war-troops = { start-army }: hoeveel troepenpunten gaan naar { the-province }?
war-step = { start-army } op weg naar { the-province }: waarheen nu?
war-share = De activering van { the-province } kost { $cost }. Hoeveel betaal je zelf?
war-contribute = { start-faction } { $faction_number ->
    [plural] vragen
   *[other] vraagt
} je { $cost } voor de activering van { the-province }.
war-pay_alone = Je bondgenoot betaalt niets. Betaal je alleen { $cost } voor { the-province }, of neem je de bewegingen terug?
war-mercenaries = Onbetaalde huurlingen (de activering kost { $cost }): betaal je één meer, of verlies je een troepenpunt?
war-fight = { start-army } staat { in-province } tegenover { the-enemy }. Zoek je de veldslag?
war-reply = { start-army } valt { in-province } { the-enemy } aan. Houd je stand of probeer je te ontwijken?
war-intercept = { start-army } wil { in-province } { the-enemy } vermijden. Probeer je te onderscheppen?
war-evade_to = { start-army } is ontkomen. Waarheen?
merge-commander = Legers gaan samen: welke bevelhebber van gelijke rang leidt ze?
merge-marker = Even sterke legers gaan samen: welk fiche blijft?

## Antwoorden

choice-leaders-review-keep = Zo laten
choice-leaders-review-change = Opnieuw aanwijzen
choice-leaders-support-pass = Geen
choice-war-announce-rest = Deze ronde rusten
choice-war-join-move = Meegaan
choice-war-join-stay = Voorlopig blijven
choice-war-join-rest = Deze ronde rusten
choice-war-share-take_back = De bewegingen terugnemen
choice-war-pay_alone-take_back = De bewegingen terugnemen
choice-war-contribute-agree = Betalen
choice-war-contribute-refuse = Weigeren
choice-war-mercenaries-pay_more = Eén meer betalen
choice-war-mercenaries-lose_troops = Een troepenpunt verliezen
choice-war-fight-fight = De slag zoeken
choice-war-fight-avoid = De slag vermijden
choice-war-reply-stand = Standhouden
choice-war-reply-evade = Ontwijken
choice-war-intercept-intercept = Onderscheppen
choice-war-intercept-let_pass = Laten passeren
choice-war-evade_to-stay = Hier blijven
choice-money = Geld

## Gebeurtenissen

recruit-income = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
}: troepen { $troops }, geld { $money }.
recruit-dispersed = { $troops ->
    [one] Eén rekruut
   *[other] { $troops } rekruten
} van { the-faction } { $troops ->
    [one] vindt
   *[other] vinden
} geen plaats en { $troops ->
    [one] gaat
   *[other] gaan
} naar huis.
leaders-commands = { start-character } voert het bevel over { the-army }.
leaders-supports = { start-character } ondersteunt de bevelhebber van { the-army }.
war-round = { $camp_id ->
    [royal] Een ronde van het koninklijke kamp begint.
   *[other] Een ronde van het andere kamp begint.
}
war-announced = { start-faction } { $faction_number ->
    [plural] activeren
   *[other] activeert
} { the-province } ({ $army }).
war-rests = { start-army } rust deze ronde.
war-moves = { start-army } gaat naar { the-province }.
war-halts = { start-army } kan niet aankomen en blijft { in-province }.
war-split = { start-other } blijft { in-province } met { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
}; { the-army } trekt verder.
war-paid = { start-faction } { $faction_number ->
    [plural] betalen
   *[other] betaalt
} { $money } geld.
war-taken_back = De activering van { the-province } wordt niet betaald: de bewegingen worden teruggenomen.
war-attrition_tested = Uitputting van { the-army }: worp { $roll }, vanaf { $needed } gaat een punt verloren.
war-attrition = { start-army } verliest een troepenpunt { in-province }; over: { $troops }.
war-interception = { start-army } onderschept { the-enemy } (worp { $roll }, totaal { $total }).
war-interception_failed = { start-army } slaagt er niet in { the-enemy } te onderscheppen (worp { $roll }, totaal { $total }).
war-evasion = { start-army } ontwijkt { the-enemy } (worp { $roll }, totaal { $total }).
war-evasion_failed = { start-army } slaagt er niet in { the-enemy } te ontwijken (worp { $roll }, totaal { $total }).
merge-done = { start-other } voegt zich { in-province } bij { the-army } (troepen: { $troops }; verloren: { $lost }).
steward-decides = De rentmeester van { the-faction } heeft de kaarten bekeken en beslist.
clause-money = { start-giver } { $giver_number ->
    [plural] lenen
   *[other] leent
} { the-taker } { $what } geld.

## Waarom een bod wordt geweigerd (10-r3)

choice-refusal-reason-pass = Geen reden geven
choice-broken_word = Men heeft zijn woord gebroken
choice-needed = Ik heb het geld zelf nodig
choice-no_gain = Het levert mij niets op
refusal-broken_word = { $role }: wie niet teruggaf wat hij leende, krijgt alleen wat wij ruim kunnen missen.
refusal-needed = { $role }: ons geld is nodig voor onze eigen mars.
refusal-no_gain = { $role }: wat ermee gewonnen wordt, is niet van ons.
talk-broken_word = Wie niet teruggaf wat hij leende, krijgt alleen wat wij ruim kunnen missen.
talk-needed = Ons geld is nodig voor onze eigen mars.
talk-no_gain = Wat ermee te winnen valt, komt ons niet toe.
word-broken = { start-faction } { $faction_number ->
    [plural] geven
   *[other] geeft
} het geleende niet terug aan { the-other }.

## Kansen

odds-interception = Een onderschepping
odds-evasion = Een ontwijking
odds-attrition = Uitputting na een beweging
interception-succeeds = Het leger wordt onderschept
interception-fails = Het leger passeert
evasion-succeeds = Het leger ontkomt
evasion-fails = Het leger moet vechten
attrition-suffered = Eén troepenpunt gaat verloren
attrition-spared = Niets gaat verloren
reaction-own-tactical = Tactische waarde van de eigen bevelhebber
reaction-moving-tactical = Tactische waarde van de bevelhebber in beweging
reaction-own-size = Grootte van het eigen leger
reaction-moving-size = Grootte van het leger in beweging
reaction-scouts = Goede verkenners

## Weigeringen

refused-war-tax-levels = De koninklijke belastingen staan op { $levels }.
refused-war-deploy-abroad = Rekruten worden in Frankrijk geplaatst, niet { in-province }.
refused-war-deploy-no-town = Je hebt geen stad { in-province }.
refused-war-deploy-full = Het leger { in-province } is voltallig.
refused-war-no-marker = Er is geen legerfiche over voor { the-province }.
refused-war-deploy-paris = Het grootste leger van de Royalisten staat { in-province }: plaats of vergroot dat eerst.
refused-war-deploy-room = Er kunnen er niet meer dan { $most } worden geplaatst { in-province }.
refused-war-army-smaller = { start-army } is niet het grootste leger zonder bevelhebber.
refused-war-no-leader = { start-character } voert nu geen leger van dit kamp aan.
refused-war-leader-engaged = { start-character } is niet in de reserve.
refused-war-leader-outranked = Een aanvoerder van hogere rang gaat voor { the-character }.
refused-war-other-camp = { start-army } behoort tot het andere kamp.
refused-war-supported = { start-army } heeft al een ondersteuner.
refused-war-cannot-support = { start-character } heeft een bevelhebber van hogere rang en lagere tactische waarde nodig: niet { the-army }.
refused-war-army-moved = { start-army } is deze ronde al geactiveerd.
refused-war-army-rests = { start-army } rust deze ronde.
refused-war-higher-rank = Een bevelhebber van hogere rang gaat voor die van { the-army }.
refused-war-activated = De activering van { the-province } is deze ronde al aangekondigd.
refused-war-spent-army = Een leger van jouw kamp { in-province } is deze ronde al geactiveerd.
refused-war-weary = { start-army } is oorlogsmoe en verlaat { the-province } niet.
refused-war-too-far = { start-province } { $province_number ->
    [plural] zijn
   *[other] is
} buiten bereik voor { the-army }.
refused-war-too-dear = De activering van { the-province } zou { $cost } kosten, en het kamp heeft { $money }.
refused-war-no-split = Alleen een deel van { the-army } kan naar { the-province }, en er is geen fiche over voor de rest.
refused-war-split-rank = Alleen een deel van { the-army } kan naar { the-province }, en dat zou het grootste leger aan de mindere aanvoerder laten.
refused-war-too-slow = Een leger van { $troops } bereikt { the-province } niet in één ronde.
refused-war-rest-in-vain = Geen lagere rang wacht tot { the-army } rust.
refused-war-no-border = Vanhier kom je niet { in-province }.
refused-war-no-way = Via { the-province } bereikt het leger { the-target } niet.
refused-war-share = De kosten zijn { $cost }; je hebt { $money }, en je bondgenoot moet de rest kunnen betalen.
refused-war-no-friendly-town = Jouw kamp heeft geen stad { in-province }.
refused-war-hostile-army = Een leger van een andere factie staat { in-province }.
