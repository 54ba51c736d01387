# Azioni a corte (14.2, 14.6, 14.7).

## Domande

court-squadron = { start-character } ({ $faction }) sta per agire. Mandi lo Squadrone volante?
surprise-town = Quale città attacca di sorpresa { the-character }?
influence-town = In quale città dell’alleato { the-character } cerca influenza?
diplomacy-country = Verso quale paese parte { the-character }?
diplomacy-territory = { $troops ->
    [one] Arriva un punto truppa
   *[other] Arrivano { $troops } punti truppa
} { from-country }. Dove?
persuade-character = { start-character } cerca di conquistare un personaggio: quale?

## Risposte

choice-court-action-surprise = Attacco a sorpresa
choice-court-action-influence = Guadagnare influenza a corte
choice-court-action-diplomacy = Missione diplomatica
choice-court-action-treaty = Scrivere un trattato
choice-court-action-persuade = Conquistare un personaggio
choice-court-action-taxes = Riscuotere le tasse

## Eventi

surprise-announced = { start-character } tenta un attacco a sorpresa contro { $town } ({ $faction }).
influence-announced = { start-character } cerca influenza { in-town } ({ $faction }).
diplomacy-announced = { start-character } parte in missione verso { the-country } ({ $faction }).
treaty-announced = { start-character } scrive un trattato ({ $faction }).
persuade-announced = { start-character } cerca di conquistare { the-target } ({ $faction }).
taxes-announced = { start-character } riscuote le tasse ({ $faction }).
court-modifier = { $reason }: { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = { $ways ->
    [one] Riesce un tiro
   *[other] Riescono { $ways } tiri
} su 36.
squadron-strikes = Lo Squadrone volante distrae { the-character }, che perde due punti nel tiro ({ $faction }).
court-rolled = { start-character } tira { $roll }; il totale è { $total }.
court-fails = { start-character } non riesce.
court-perishes = Due naturale: { the-character } fallisce e muore.
diplomacy-granted = { start-faction } { $faction_number ->
    [plural] ricevono
   *[other] riceve
} un sussidio { from-country }: denaro { $money }, truppe { $troops }.
diplomacy-nothing = { start-faction } non { $faction_number ->
    [plural] ricevono
   *[other] riceve
} nulla { from-country } in questo turno.
persuade-won = { start-character } passerà { to-faction } alla fine della fase di corte.
town-leaves = { $town } è perduta e lascia la mappa.

## Dadi e probabilità

modifier-military = Valore militare
modifier-intrigue = Valore d’intrigo
modifier-major_town = Città maggiore
modifier-diplomat = Diplomatico
modifier-writer = Scrittore
modifier-administrator = Amministratore
modifier-flying_squadron = Squadrone volante
modifier-surprise_of_meaux = Sorpresa di Meaux
modifier-parisian_preachers = Predicatori di Parigi
modifier-malcontents = I Malcontenti
modifier-council_of_trent = Concilio di Trento
modifier-colonial_tension = Tensione coloniale
modifier-spanish_armada = Armada spagnola
modifier-water_geuzen = Pezzenti del mare
odds-court = Un’azione a corte
odds-massacre = Il massacro
odds-surprise = Un attacco a sorpresa
odds-influence = L’influenza a corte
odds-diplomacy = Una missione diplomatica
odds-treaty = La stesura di un trattato
odds-persuasion = La conquista di un personaggio
odds-taxes = La riscossione delle tasse
court-odds-success = Successo
court-odds-failure = Insuccesso
court-odds-death = Insuccesso e morte
court-odds-row-1 = Prima riga della tabella
court-odds-row-2 = Seconda riga della tabella
court-odds-row-3 = Ultima riga della tabella

## Perché no

refused-court-no-passing = Nel proprio turno a corte si deve agire; non si passa.
refused-court-no-ghost = Nella tua mano di corte non c’è un fantasma.
refused-court-not-in-play = { start-character } non è in gioco.
refused-court-serves-another = { start-character } non è al tuo servizio ({ $faction }).
refused-court-has-acted = { start-character } ha già agito in questa fase di corte.
refused-court-not-in-hand = { start-character } è nel tuo mazzo, non nella tua mano di corte.
refused-court-can-act = { start-character } può ancora tentare un’azione, e deve farlo.
refused-surprise-by-ghost = Un fantasma non guida attacchi a sorpresa.
refused-surprise-no-town = Nessuna città nemica è alla portata { of-character }.
refused-surprise-special = { $town } non può essere presa di sorpresa.
refused-surprise-friend = { $town } è della tua parte ({ $faction }).
refused-surprise-too-far = { $town } è fuori dalle province { of-character }.
refused-town-off-map = { $town } non è sulla mappa.
refused-influence-no-town = { start-faction } non { $faction_number ->
    [plural] hanno
   *[other] ha
} città che tu possa guadagnare.
refused-influence-alone = Non hai alleati, e quindi nessuna influenza a corte.
refused-influence-ally-only = A questo tavolo solo l’alleato dei Realisti guadagna influenza a corte.
refused-influence-not-ally = { $town } non appartiene al tuo alleato ({ $faction }).
refused-influence-special = A questo tavolo { $town } non si guadagna con l’influenza.
refused-diplomacy-no-country = Nessun paese ti ascolterebbe più in questo turno.
refused-diplomacy-not-listed = { start-country } non { $country_number ->
    [plural] sono
   *[other] è
} nella tua tabella diplomatica.
refused-diplomacy-not-now = { start-country } non ti { $country_number ->
    [plural] ascoltano
   *[other] ascolta
} in questo momento.
refused-diplomacy-tried = { start-country } { $country_number ->
    [plural] hanno
   *[other] ha
} già avuto la missione o il trattato del turno.
refused-diplomacy-no-landing = Per sbarcare truppe { in-province } devi tenervi una città, senza un esercito dell’alleato di mezzo.
refused-diplomacy-elsewhere = { start-country } { $country_number ->
    [plural] levano
   *[other] leva
} le truppe altrove.
refused-treaty-won = Hai già un trattato in questo turno.
refused-treaty-no-writer = { start-character } non ha il dono della scrittura.
refused-persuade-nobody = Non resta nessuno da conquistare in questo turno.
refused-persuade-own = { start-character } è già al tuo servizio.
refused-persuade-turned = { start-character } ha già cambiato fazione una volta e non lo farà più.
refused-persuade-loyal = { start-character } non passerà mai dalla tua parte.
refused-persuade-not-in-play = { start-character } non è in gioco.
refused-persuade-tried = Ti sei già rivolto { to-character } in questo turno.
refused-persuade-too-early = È troppo presto per conquistare { the-character }.
refused-persuade-waits = Non puoi conquistare { the-character } finché { the-other } non ha lasciato il gioco.
refused-taxes-royal = Solo i Realisti riscuotono le tasse.
refused-squadron-not-in-hand = Lo Squadrone volante non è nella tua mano di corte.
