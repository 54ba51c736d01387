# Rekrutering, aanvoerders en oorlogsrondes (15.2 tot 15.7.4).

## Vragen

recruit-taxes = Hoeveel niveaus koninklijke belasting besteedt u aan troepen?
deploy-province = Te plaatsen rekruten: { $troops }. In welke provincie?
deploy-troops = Hoeveel rekruten gaan naar { $province }?
leaders-army = Deze legers zijn even sterk: welk krijgt de betere aanvoerder?
leaders-commander = { $army } (troepen: { $troops }): wie van deze gelijken voert het bevel?
leaders-support = { $character }: welk leger ondersteunen?
leaders-review = De aanvoerders staan zoals de regels willen. Zo laten, of opnieuw aanwijzen?
war-first = Welke van deze bevelhebbers van gelijke rang spreekt eerst?
war-announce = { $army } (troepen: { $troops }): welke provincie activeren, of deze ronde rusten?
war-join = { $army } (troepen: { $troops }): meegaan naar { $province }?
war-troops = { $army }: hoeveel troepenpunten gaan naar { $province }?
war-step = { $army } op weg naar { $province }: waarheen nu?
war-share = De activering van { $province } kost { $cost }. Hoeveel betaalt u zelf?
war-contribute = Uw bondgenoot ({ $faction }) vraagt u { $cost } voor de activering van { $province }.
war-pay_alone = Uw bondgenoot betaalt niets. Alleen { $cost } voor { $province } betalen, of de bewegingen terugnemen?
war-mercenaries = Onbetaalde huurlingen (de activering kost { $cost }): één meer betalen, of een troepenpunt verliezen?
war-fight = { $province }: { $army } staat tegenover { $enemy }. Zoekt u de slag?
war-reply = { $province }: { $army } valt { $enemy } aan. Standhouden, of proberen te ontwijken?
war-intercept = { $province }: { $army } wil { $enemy } vermijden. Proberen te onderscheppen?
war-evade_to = { $army } is ontkomen. Waar gaat het heen?
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

recruit-income = { $faction }: troepen { $troops }, geld { $money }.
recruit-dispersed = { $faction }: { $troops ->
    [one] één rekruut vindt
   *[other] { $troops } rekruten vinden
} geen plaats en { $troops ->
    [one] gaat
   *[other] gaan
} naar huis.
leaders-commands = { $character } voert het bevel over { $army }.
leaders-supports = { $character } ondersteunt de bevelhebber van { $army }.
war-round = { $camp_id ->
    [royal] Een ronde van het koninklijke kamp begint.
   *[other] Een ronde van het andere kamp begint.
}
war-announced = { $faction }: { $province } wordt aangekondigd ({ $army }).
war-rests = { $army } rust deze ronde.
war-moves = { $army } gaat naar { $province }.
war-halts = { $army } kan niet aankomen en blijft in { $province }.
war-split = { $province }: { $other } blijft achter met { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} ({ $army } trekt verder).
war-paid = { $faction }: { $money } betaald.
war-taken_back = { $province } wordt niet betaald: de bewegingen worden teruggenomen.
war-attrition_tested = Uitputting van { $army }: worp { $roll }, vanaf { $needed } gaat een punt verloren.
war-attrition = { $army } verliest een troepenpunt in { $province }; over: { $troops }.
war-interception = { $army } onderschept { $enemy } (worp { $roll }, totaal { $total }).
war-interception_failed = { $army } slaagt er niet in { $enemy } te onderscheppen (worp { $roll }, totaal { $total }).
war-evasion = { $army } ontwijkt { $enemy } (worp { $roll }, totaal { $total }).
war-evasion_failed = { $army } slaagt er niet in { $enemy } te ontwijken (worp { $roll }, totaal { $total }).
merge-done = { $province }: { $other } voegt zich bij { $army } (troepen: { $troops }; verloren: { $lost }).
steward-decides = { $faction }: de rentmeester heeft de kaarten bekeken en beslist.
clause-money = Geld geleend ({ $giver } aan { $taker }): { $what ->
    [one] één munt
   *[other] { $what } munten
}.

## Waarom een bod wordt geweigerd (10-r3)

choice-refusal-reason-pass = Geen reden geven
choice-broken_word = Men heeft zijn woord gebroken
choice-needed = Ik heb het geld zelf nodig
choice-no_gain = Het levert mij niets op
refusal-broken_word = { $role }: wie niet teruggaf wat hij leende, krijgt alleen wat wij ruim kunnen missen.
refusal-needed = { $role }: ons geld is nodig voor onze eigen mars.
refusal-no_gain = { $role }: wat ermee gewonnen wordt, is niet van ons.
word-broken = Gebroken woord: het geleende wordt niet teruggegeven ({ $faction }). Uitgeleend door: { $other }.

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

refused-war-tax-levels = De koninklijke belasting staat op { $levels }.
refused-war-deploy-abroad = Rekruten worden in Frankrijk geplaatst, niet in { $province }.
refused-war-deploy-no-town = U hebt geen stad in { $province }.
refused-war-deploy-full = Het leger in { $province } is voltallig.
refused-war-no-marker = Er is geen legerfiche over voor { $province }.
refused-war-deploy-paris = Het grootste koningsgezinde leger staat in { $province }: plaats of vergroot dat eerst.
refused-war-deploy-room = Er kunnen er niet meer dan { $most } in { $province } worden geplaatst.
refused-war-army-smaller = { $army } is niet het grootste leger zonder bevelhebber.
refused-war-no-leader = { $character } voert nu geen leger van dit kamp aan.
refused-war-leader-engaged = { $character } is niet in de reserve.
refused-war-leader-outranked = Een aanvoerder van hogere rang gaat voor { $character }.
refused-war-other-camp = { $army } behoort tot het andere kamp.
refused-war-supported = { $army } heeft al een ondersteuner.
refused-war-cannot-support = { $character } heeft een bevelhebber nodig van hogere rang en lagere tactische waarde dan hijzelf: niet { $army }.
refused-war-army-moved = { $army } is deze ronde al geactiveerd.
refused-war-army-rests = { $army } rust deze ronde.
refused-war-higher-rank = Een bevelhebber van hogere rang gaat voor die van { $army }.
refused-war-activated = { $province } is deze ronde al aangekondigd.
refused-war-spent-army = Een leger van uw kamp in { $province } is deze ronde al geactiveerd.
refused-war-weary = { $army } is oorlogsmoe en verlaat { $province } niet.
refused-war-too-far = { $province } is buiten bereik voor { $army }.
refused-war-too-dear = { $province } zou { $cost } kosten, en het kamp heeft { $money }.
refused-war-no-split = Alleen een deel van { $army } kan naar { $province }, en er is geen fiche over voor de rest.
refused-war-split-rank = Alleen een deel van { $army } kan naar { $province } dat het grootste leger aan de mindere leider zou laten.
refused-war-too-slow = Een leger van { $troops } komt niet in één ronde in { $province }.
refused-war-rest-in-vain = Geen lagere rang wacht tot { $army } rust.
refused-war-no-border = Vanhier komt u niet in { $province }.
refused-war-no-way = Via { $province } bereikt het leger { $target } niet.
refused-war-share = De kosten zijn { $cost }; u hebt { $money }, en uw bondgenoot moet de rest kunnen betalen.
refused-war-no-friendly-town = Uw kamp heeft geen stad in { $province }.
refused-war-hostile-army = Een leger van een andere partij staat in { $province }.
