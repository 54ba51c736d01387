# Veldslagen, belegeringen, het lot van aanvoerders en de prijs van de oorlog (15.7.5 tot 15.8).

## Vragen

battle-winner = { start-army } en { the-enemy } vochten { in-province } gelijk op. Wie heeft gewonnen?
battle-retreat = { start-army } is { in-province } verslagen. Waarheen?
siege-town = { start-army } staat { in-province } (troepen: { $troops }). Welke stad beleger je?
peace-winner = Meerdere facties hebben de meeste oorlogspunten ({ $points }). Wie heeft de oorlog gewonnen?
peace-town = Nog te nemen steden: { $towns }. Welke?

## Antwoorden

choice-battle-retreat-stay = In het veld blijven
choice-siege-town-pass = Geen stad belegeren
choice-peace-town-pass = Geen stad meer nemen

## Gebeurtenissen

battle-fought = Veldslag { in-province }: { the-army } scoort { $hits ->
    [one] één treffer
   *[other] { $hits } treffers
} en krijgt er { $losses } van { the-enemy }.
battle-won = { start-army } verslaat { the-enemy }.
battle-retreats = { start-army } trekt zich terug van { the-origin } naar { the-province }.
fight-army_gone = { start-army } verdwijnt van het bord.
fight-pillage = De plundering brengt { the-faction } { $money } geld op.
war_points-gained = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
} { $points ->
    [one] één oorlogspunt
   *[other] { $points } oorlogspunten
}.
siege-begins = { start-army } (troepen: { $troops }) belegert { $town } (garnizoen: { $garrison }).
siege-relieved = Versterking bereikt { $town } en de belegering door { the-army } mislukt.
siege-fought = Belegering van { $town }: { the-army } scoort { $hits ->
    [one] één treffer
   *[other] { $hits } treffers
} en krijgt er { $losses } van het garnizoen.
siege-taken = { start-army } neemt { $town } in en laat er { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} als garnizoen achter.
siege-too_few = Het garnizoen van { $town } is verslagen, maar { the-army } heeft te weinig troepen over om de stad te houden. De belegering mislukt.
siege-held = { $town } houdt stand tegen { the-army }.
fate-tested = Het lot van { the-character }: { $roll } gegooid, onheil vanaf { $needed }.
fate-killed = { start-character } sneuvelt.
fate-captured = { start-character } wordt gevangengenomen door { the-faction }.
fate-taken_by_rebels = { start-character } wordt door de opstandelingen gevangengenomen.
fate-wounded = { start-character } raakt gewond en vecht niet meer tot het einde van de beurt.
peace-won = { start-faction } { $faction_number ->
    [plural] winnen
   *[other] wint
} de oorlog (oorlogspunten: { $points }).
peace-freed = { start-character } komt vrij.

## Kansen

odds-battle = Een veldslag
odds-battle-won = Overwinning
odds-battle-lost = Nederlaag
odds-battle-open = De Royalisten kiezen de winnaar
odds-siege = Een belegering
odds-siege-taken = De stad valt
odds-siege-too_few = De stad zou vallen, maar er zijn te weinig troepen over om haar te houden
odds-siege-held = De stad houdt stand
odds-battle_fate = Een aanvoerder na een veldslag
odds-siege_fate = Een aanvoerder na een belegering
odds-fate-safe = Ongedeerd
odds-fate-captured = Gevangengenomen
odds-fate-wounded = Gewond
odds-fate-killed = Gesneuveld
fight-size = Dobbelstenen voor de grootte van het leger
fight-tactical = Tactische waarde van de bevelhebber
fight-support = Steun van een aanvoerder met ster
fight-reiters = Charge van de ruiters
fight-ambush = In een hinderlaag gelopen
fight-artillery = Koninklijke artillerie
fight-mines = Mijnen en sappen
fight-garrison = Punten van het garnizoen
fight-heroic = Heldhaftige verdediging

## Weigeringen

refused-battle-not-there = { start-army } heeft niet in deze veldslag gevochten.
refused-retreat-into-town = Geen leger zoekt beschutting in een stad als { $town }.
refused-retreat-here = Het leger is al { in-province }; het mag er blijven.
refused-retreat-too-far = { start-province } { $province_number ->
    [plural] grenzen
   *[other] grenst
} niet aan het slagveld.
refused-retreat-loire = Zonder stad aan de Loire kan het leger niet oversteken naar { the-province }.
refused-retreat-no-town = Jouw kamp heeft geen stad { in-province }.
refused-retreat-enemy = Er staat een leger van een andere factie { in-province }.
refused-siege-off-map = { $town } ligt niet op het bord.
refused-siege-elsewhere = { $town } ligt niet { in-province }, waar het leger staat.
refused-siege-friend = { $town } staat aan je eigen kant ({ $faction }).
refused-siege-too-weak = Het garnizoen van { $town } heeft { $garrison ->
    [one] één punt
   *[other] { $garrison } punten
}, jouw leger maar { $troops }.
refused-peace-fewer-points = { start-faction } { $faction_number ->
    [plural] hebben
   *[other] heeft
} { $points ->
    [one] { $points } oorlogspunt
   *[other] { $points } oorlogspunten
}; het hoogste aantal is { $best }.
refused-peace-must-take = De Liga neemt één stad als prijs.
refused-peace-not-royalist = De prijs is een royalistische stad; { $town } is dat niet ({ $faction }).
refused-peace-paris-table = Aan deze tafel is { $town } geen prijs voor de Liga.
refused-peace-paris = { $town } is geen prijs voor de Hugenoten.
