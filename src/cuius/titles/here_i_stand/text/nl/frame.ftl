# Kaarten, impulsen, winter, buitenlandse oorlogen, piraten, de Keizer, overwinning (hoofdstukken 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Jouw impuls: welke kaart speel je?
impulse-manner = Voor de punten of als gebeurtenis?
action = Commandopunten over: { $points }. Welke actie?
respond-between = Voordat het spel verdergaat: speel je een kaart?
respond-event-declared = { start-power } { $power_number ->
    [plural] spelen
   *[other] speelt
} ‘{ $card }’ als gebeurtenis. Speel je er een kaart tegen?
respond-emperor-transfer = Karel V vertrekt van { the-origin } naar { the-space }. Speel je er een kaart tegen?
respond-victory = Iemand staat op het punt door overmacht te winnen. Speel je een kaart?
winter-port = Winter: naar welke haven vaart het volgende schip dat { in-place } ligt?
winter-admiral = Winter: naar welke haven vaart { the-leader }?
winter-recall = Winter: uit welke plaats roep je eenheden naar de hoofdstad terug?
winter-recalled = Hoeveel eenheden keren terug uit { the-space }?
winter-to = Eenheden die terugkeren uit { the-origin } (nog { $units }): waarheen?
winter-scots = Schotten die terugkeren uit { the-origin } (nog { $units }): waar overwintert de volgende eenheid?
winter-who = Van { the-origin } naar { the-target }: welke eenheden?
winter-send = Van { the-origin } naar { the-target }: hoeveel? ({ units })
winter-lost = De weg naar huis uit { the-space } is niet vrij: welke eenheid gaat verloren?
winter-leader = Waar brengt { the-leader } de winter door? (uit { the-origin })
abroad-from = Uit welke plaats stuur je een eenheid naar de buitenlandse oorlog?
abroad-unit = Welk soort eenheid uit { the-space }?
abroad-leader = Welke leider gaat mee? ({ $card })
abroad-war = Welke buitenlandse oorlog voer je?
abroad-home = ‘{ $card }’ is voorbij: waar komen de troepen thuis?
ireland-help = Stuur je de Ieren een eenheid? Uit welke plaats?
haven-where = Waar is het piratennest?
emperor-to = Waar gaat Karel V heen?
emperor-alva = Gaat de hertog van Alva met Karel mee naar { the-space }?

## Answers

manner-points = Commandopunten
manner-event = Gebeurtenis
choice-impulse-card-pass = Passen
choice-action-pass = Geen acties meer
choice-winter-recall-pass = Niemand meer terugroepen
choice-winter-to-pass = De anderen nemen een weg die niet vrij is
choice-abroad-leader-pass = Geen leider
choice-ireland-help-pass = Niemand sturen
choice-alone = Karel alleen
choice-together = Beiden

## Events

phase-begins = Beurt { $turn }: { $phase }.
deck-grows = Nieuwe kaarten in de trekstapel: { $cards }.
hand-dealt = { start-power } { $power_number ->
    [plural] krijgen
   *[other] krijgt
} { $many ->
    [one] { $many } kaart
   *[other] { $many } kaarten
}.
card-drawn = Je trekt ‘{ $card }’ ({ $power }).
card-answers = { start-power } { $power_number ->
    [plural] spelen
   *[other] speelt
} ‘{ $card }’.
card-discarded = { start-power } { $power_number ->
    [plural] leggen
   *[other] legt
} ‘{ $card }’ af.
impulse-points = { start-power } { $power_number ->
    [plural] spelen
   *[other] speelt
} ‘{ $card }’ voor de punten: { $points } CP.
impulse-event = { start-power } { $power_number ->
    [plural] spelen
   *[other] speelt
} ‘{ $card }’ als gebeurtenis.
impulse-passed = { start-power } { $power_number ->
    [plural] passen
   *[other] past
}.
impulse-skipped = { start-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} deze impuls.
ruler-succeeds = Nieuwe heerser van { the-power }: { $ruler }.
points-gained = { start-power } { $power_number ->
    [plural] krijgen
   *[other] krijgt
} { $points ->
    [one] één bonuspunt
   *[other] { $points } bonuspunten
}.
points-noted = Punten na beurt { $turn }, in impulsvolgorde: { $points }.
alliance-ends = Het bondgenootschap van { the-one } en { the-other } eindigt.
pirates-come = Piraten vestigen zich { in-space }.
emperor-travels = { start-leader } reist van { the-origin } naar { the-space }.
abroad-begins = ‘{ $card }’: buitenlandse oorlog voor { the-power }, { $foreign ->
    [one] { $foreign } vijandelijke eenheid
   *[other] { $foreign } vijandelijke eenheden
}.
abroad-sent = ‘{ $card }’: { the-power } { $power_number ->
    [plural] sturen
   *[other] stuurt
} { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
}.
abroad-battle = ‘{ $card }’: { the-power } { $power_number ->
    [plural] vechten
   *[other] vecht
} tegen { $foreign ->
    [one] { $foreign } vijandelijke eenheid
   *[other] { $foreign } vijandelijke eenheden
}.
abroad-ends = ‘{ $card }’ is voorbij: { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
} van { the-power } { $many ->
    [one] komt
   *[other] komen
} thuis.
winter-returned = Terug van { the-origin } naar { the-target } ({ $power }): { many-units }.
winter-attrition = { start-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
} op weg naar huis uit { the-space }.
winter-eliminated = Geen plaats neemt hen op: { the-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
} { in-space }.
winter-ship_lost = Een schip van { the-power } { in-place } vindt geen haven en gaat verloren.
winter-renegade_leaves = { start-leader } verlaat het bord.
winter-replacement = Een nieuwe regulier van { the-power } { in-space }.
winter-overdue = ‘{ $card }’ had al gespeeld moeten zijn: de gebeurtenis vindt nu plaats.

## Results

result-military = Militaire overwinning: { $winners }.
result-religious = Religieuze overwinning: { $winners }.
result-standard = Overwinning op punten: { $winners }.
result-domination = Overwinning door overmacht: { $winners }.
result-time = De meeste punten aan het einde van de laatste beurt: { $winners }.
