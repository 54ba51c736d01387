# Kaarten, impulsen, winter, buitenlandse oorlogen, piraten, de Keizer, overwinning (hoofdstukken 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Uw impuls: welke kaart speelt u?
impulse-manner = Voor de punten of als gebeurtenis?
action = Commandopunten over: { $points }. Welke actie?
respond-between = Voordat het spel verdergaat: een kaart spelen?
respond-event-declared = { $power } speelt { $card } als gebeurtenis. Een kaart ertegen spelen?
respond-emperor-transfer = Karel V vertrekt van { $origin } naar { $space }. Een kaart ertegen spelen?
respond-victory = Iemand staat op het punt door overmacht te winnen. Een kaart spelen?
winter-port = Winter: naar welke haven vaart het volgende schip uit { $place }?
winter-admiral = Winter: naar welke haven vaart { $leader }?
winter-recall = Winter: uit welk gebied eenheden naar de hoofdstad terugroepen?
winter-recalled = Hoeveel eenheden keren terug uit { $space }?
winter-to = Eenheden die terugkeren uit { $origin } (nog { $units }): waarheen?
winter-scots = Schotten die terugkeren uit { $origin } (nog { $units }): waar overwintert de volgende eenheid?
winter-who = Van { $origin } naar { $target }: welke eenheden?
winter-send = Van { $origin } naar { $target }: hoeveel? ({ $unit })
winter-lost = De weg naar huis uit { $space } is niet vrij: welke eenheid gaat verloren?
winter-leader = Waar brengt { $leader } de winter door? (uit { $origin })
abroad-from = Uit welk gebied een eenheid naar de buitenlandse oorlog sturen?
abroad-unit = Welk soort eenheid uit { $space }?
abroad-leader = Welke leider gaat mee? ({ $card })
abroad-war = Welke buitenlandse oorlog voeren?
abroad-home = { $card } is voorbij: waar komen de troepen thuis?
ireland-help = De Ieren een eenheid sturen? Uit welk gebied?
haven-where = Waar is het piratennest?
emperor-to = Waar gaat Karel V heen?
emperor-alva = Gaat de hertog van Alva met Karel mee naar { $space }?

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
deck-grows = Nieuw in de stapel: { $cards }.
hand-dealt = Gedeelde kaarten ({ $power }): { $many }.
card-drawn = U trekt { $card } ({ $power }).
card-answers = { $power } speelt { $card }.
card-discarded = { $power } legt { $card } af.
impulse-points = { $power } speelt { $card } voor de punten: { $points }.
impulse-event = { $power } speelt { $card } als gebeurtenis.
impulse-passed = { $power } past.
impulse-skipped = { $power } verliest deze impuls.
ruler-succeeds = Nieuwe heerser ({ $power }): { $ruler }.
points-gained = Bonuspunten ({ $power }): { $points }.
points-noted = Punten na beurt { $turn }, in impulsvolgorde: { $points }.
alliance-ends = Het bondgenootschap eindigt: { $one } en { $other }.
pirates-come = Piraten vestigen zich: { $space }.
emperor-travels = { $leader } reist van { $origin } naar { $space }.
abroad-begins = { $card }: buitenlandse oorlog ({ $power }), vijandelijke eenheden: { $foreign }.
abroad-sent = { $card }: gestuurde eenheden ({ $power }): { $many }.
abroad-battle = { $card }: slag ({ $power }), vijandelijke eenheden: { $foreign }.
abroad-ends = { $card } is voorbij. Eenheden die thuiskomen ({ $power }): { $many }.
winter-returned = Terug van { $origin } naar { $target } ({ $power }): { $many } × { $unit }.
winter-attrition = Verloren op weg naar huis uit { $space } ({ $power }): { $many }.
winter-eliminated = Geen gebied neemt hen op; verloren: { $space } ({ $power }), { $many }.
winter-ship_lost = Een schip vindt geen haven en gaat verloren: { $place } ({ $power }).
winter-renegade_leaves = { $leader } verlaat de kaart.
winter-replacement = Een nieuwe regulier: { $space } ({ $power }).
winter-overdue = Te laat, het gebeurt nu: { $card }.

## Results

result-military = Militaire overwinning: { $winners }.
result-religious = Religieuze overwinning: { $winners }.
result-standard = Overwinning op punten: { $winners }.
result-domination = Overwinning door overmacht: { $winners }.
result-time = De meeste punten aan het einde van de laatste beurt: { $winners }.
