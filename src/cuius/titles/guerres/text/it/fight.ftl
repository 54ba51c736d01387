# Battaglie, assedi, sorte dei comandanti e premio della guerra (da 15.7.5 a 15.8).

## Domande

battle-winner = Battaglia alla pari { in-province } tra { the-army } e { the-enemy }. Chi ha vinto?
battle-retreat = { start-army } perde la battaglia { in-province }. Dove va?
siege-town = { start-army } è { in-province } (truppe: { $troops }): quale città assedi?
peace-winner = Più fazioni hanno il massimo dei punti guerra ({ $points }). Chi ha vinto la guerra?
peace-town = Città ancora da prendere: { $towns }. Quale?

## Risposte

choice-battle-retreat-stay = Restare sul campo
choice-siege-town-pass = Non assediare alcuna città
choice-peace-town-pass = Non prenderne altre

## Eventi

battle-fought = Battaglia { in-province }: { the-army } mette a segno { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
} e ne subisce { $losses } { $enemy_id ->
    [peasant_revolt] dalla { $enemy }
    [governor_revolt] dalla { $enemy }
   *[other] dall’{ $enemy }
}.
battle-won = { start-army } sconfigge { the-enemy }.
battle-retreats = { start-army } si ritira, lascia { the-origin } e va { in-province }.
fight-army_gone = { start-army } lascia la mappa.
fight-pillage = Il saccheggio frutta { to-faction } { $money ->
    [one] un punto denaro
   *[other] { $money } punti denaro
}.
war_points-gained = { start-faction } { $faction_number ->
    [plural] guadagnano
   *[other] guadagna
} { $points ->
    [one] un punto guerra
   *[other] { $points } punti guerra
}.
siege-begins = { start-army } (truppe: { $troops }) assedia { $town } (guarnigione: { $garrison }).
siege-relieved = I soccorsi raggiungono { $town } e l’assedio { of-army } fallisce.
siege-fought = Assedio { of-town }: { the-army } mette a segno { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
} e ne subisce { $losses } dalla guarnigione.
siege-taken = { start-army } prende { $town } e vi lascia { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} di guarnigione.
siege-too_few = La guarnigione { of-town } è sconfitta, ma { to-army } restano troppo poche truppe per tenere la città. L’assedio fallisce.
siege-held = { $town } resiste { to-army }.
fate-tested = Sorte { of-character }: { $roll } con i dadi, sventura da { $needed } in su.
fate-killed = { start-character } muore in battaglia.
fate-captured = { start-character } cade nelle mani { of-faction }.
fate-taken_by_rebels = { start-character } cade nelle mani dei rivoltosi.
fate-wounded = Ferita: { the-character } non combatte più fino alla fine del turno.
peace-won = { start-faction } { $faction_number ->
    [plural] vincono
   *[other] vince
} la guerra (punti guerra: { $points }).
peace-freed = { start-character } ritrova la libertà.

## Probabilità

odds-battle = Una battaglia
odds-battle-won = Vittoria
odds-battle-lost = Sconfitta
odds-battle-open = I Realisti scelgono il vincitore
odds-siege = Un assedio
odds-siege-taken = La città cade
odds-siege-too_few = Cadrebbe, ma restano troppo poche truppe per tenerla
odds-siege-held = La città resiste
odds-battle_fate = Un comandante dopo una battaglia
odds-siege_fate = Un comandante dopo un assedio
odds-fate-safe = Illeso
odds-fate-captured = Fatto prigioniero
odds-fate-wounded = Ferito
odds-fate-killed = Ucciso
fight-size = Dadi per la grandezza dell’esercito
fight-tactical = Valore tattico del comandante
fight-support = Un sostenitore con la stella
fight-reiters = Carica dei raitri
fight-ambush = Caduti in un’imboscata
fight-artillery = Artiglieria reale
fight-mines = Mina e zappa
fight-garrison = Punti della guarnigione
fight-heroic = Difesa eroica

## Rifiuti

refused-battle-not-there = { start-army } non ha preso parte a questa battaglia.
refused-retreat-into-town = Nessun esercito si rifugia in una città come { $town }.
refused-retreat-here = L’esercito è già { in-province }; può restarvi.
refused-retreat-too-far = { start-province } non { $province_number ->
    [plural] confinano
   *[other] confina
} con il campo di battaglia.
refused-retreat-loire = Senza una città sulla Loira l’esercito non può passare il fiume verso { the-province }.
refused-retreat-no-town = Il tuo schieramento non tiene città { in-province }.
refused-retreat-enemy = Un esercito di un’altra parte si trova { in-province }.
refused-siege-off-map = { $town } non è sulla mappa.
refused-siege-elsewhere = { $town } non è { in-province }, dove si trova l’esercito.
refused-siege-friend = { $town } è dalla tua parte ({ $faction }).
refused-siege-too-weak = La guarnigione { of-town } ha { $garrison ->
    [one] un punto
   *[other] { $garrison } punti
}, il tuo esercito solo { $troops }.
refused-peace-fewer-points = { start-faction } { $faction_number ->
    [plural] hanno
   *[other] ha
} { $points ->
    [one] { $points } punto guerra
   *[other] { $points } punti guerra
}; il massimo è { $best }.
refused-peace-must-take = La Lega prende una città come premio.
refused-peace-not-royalist = Il premio è una città realista; { $town } non lo è ({ $faction }).
refused-peace-paris-table = A questo tavolo { $town } non è un premio per la Lega.
refused-peace-paris = { $town } non è un premio per gli Ugonotti.
