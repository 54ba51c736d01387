# Veldslagen, belegeringen, het lot van aanvoerders en de prijs van de oorlog (15.7.5 tot 15.8).

## Vragen

battle-winner = { $province }: { $army } en { $enemy } vochten gelijk op. Wie heeft gewonnen?
battle-retreat = { $army } is verslagen in { $province }. Waar gaat het heen?
siege-town = { $army } (troepen: { $troops }) staat in { $province }. Welke stad wordt belegerd?
peace-winner = Meerdere facties hebben de meeste oorlogspunten ({ $points }). Wie heeft de oorlog gewonnen?
peace-town = Nog te nemen steden: { $towns }. Welke?

## Antwoorden

choice-battle-retreat-stay = In het veld blijven
choice-siege-town-pass = Geen stad belegeren
choice-peace-town-pass = Geen stad meer nemen

## Gebeurtenissen

battle-fought = Veldslag in { $province }: { $army } scoort { $hits ->
    [one] één treffer
   *[other] { $hits } treffers
}, { $enemy } { $losses }.
battle-won = { $army } verslaat { $enemy }.
battle-retreats = { $army } trekt zich terug van { $origin } naar { $province }.
fight-army_gone = { $army } verdwijnt van de kaart.
fight-pillage = { $faction }: de plundering brengt { $money } geld op.
war_points-gained = { $faction }: { $points ->
    [one] één oorlogspunt
   *[other] { $points } oorlogspunten
}.
siege-begins = { $army } (troepen: { $troops }) belegert { $town } (garnizoen: { $garrison }).
siege-relieved = Versterking bereikt { $town } en de belegering mislukt ({ $army }).
siege-fought = Belegering van { $town }: { $army } scoort { $hits ->
    [one] één treffer
   *[other] { $hits } treffers
}, het garnizoen { $losses }.
siege-taken = { $army } neemt { $town } in en laat er { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} als garnizoen achter.
siege-too_few = Het garnizoen is verslagen ({ $town }), maar { $army } heeft te weinig troepen over om de stad te houden. De belegering mislukt.
siege-held = { $town } houdt stand tegen { $army }.
fate-tested = Het lot van { $character }: { $roll } gegooid, onheil vanaf { $needed }.
fate-killed = { $character } sneuvelt.
fate-captured = { $character } wordt gevangengenomen ({ $faction }).
fate-taken_by_rebels = { $character } wordt door de opstandelingen gevangengenomen.
fate-wounded = { $character } raakt gewond en vecht niet meer tot het einde van de beurt.
peace-won = De oorlog is gewonnen: { $faction } (oorlogspunten: { $points }).
peace-freed = { $character } komt vrij.

## Kansen

odds-battle = Een veldslag
odds-battle-won = Overwinning
odds-battle-lost = Nederlaag
odds-battle-open = De royalisten kiezen de winnaar
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

refused-battle-not-there = { $army } heeft niet in deze slag gevochten.
refused-retreat-into-town = Geen leger zoekt beschutting in een stad als { $town }.
refused-retreat-here = Het leger is al in { $province }; het mag er blijven.
refused-retreat-too-far = { $province } grenst niet aan het slagveld.
refused-retreat-loire = Zonder stad aan de Loire kan het leger niet oversteken naar { $province }.
refused-retreat-no-town = Uw kamp houdt geen stad in { $province }.
refused-retreat-enemy = Er staat een leger van een andere partij in { $province }.
refused-siege-off-map = { $town } ligt niet op de kaart.
refused-siege-elsewhere = { $town } ligt niet in { $province }, waar het leger staat.
refused-siege-friend = { $town } staat aan uw eigen kant ({ $faction }).
refused-siege-too-weak = Het garnizoen van { $town } heeft { $garrison ->
    [one] één punt
   *[other] { $garrison } punten
}, uw leger maar { $troops }.
refused-peace-fewer-points = { $faction } heeft { $points } oorlogspunten; het hoogste aantal is { $best }.
refused-peace-must-take = De Liga neemt één stad als prijs.
refused-peace-not-royalist = De prijs is een royalistische stad; { $town } is dat niet ({ $faction }).
refused-peace-paris-table = Aan deze tafel is { $town } geen prijs voor de Liga.
refused-peace-paris = { $town } is geen prijs voor de hugenoten.
