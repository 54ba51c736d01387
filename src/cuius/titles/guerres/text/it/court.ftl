# Azioni a corte (14.2, 14.6, 14.7).

## Domande

court-squadron = { $character } ({ $faction }) sta per agire. Mandare lo Squadrone volante?
surprise-town = Attacco a sorpresa ({ $character }): quale città?
influence-town = Influenza a corte ({ $character }): quale città dell’alleato?
diplomacy-country = Verso quale paese parte { $character }?
diplomacy-territory = Arrivano truppe ({ $country }: { $troops }). Dove compaiono?
persuade-character = Reclutamento ({ $character }): chi è il bersaglio?

## Risposte

choice-court-action-surprise = Attacco a sorpresa
choice-court-action-influence = Guadagnare influenza a corte
choice-court-action-diplomacy = Missione diplomatica
choice-court-action-treaty = Scrivere un trattato
choice-court-action-persuade = Conquistare un personaggio
choice-court-action-taxes = Riscuotere le imposte

## Eventi

surprise-announced = { $faction }: { $character } tenta un attacco a sorpresa. Obiettivo: { $town }.
influence-announced = { $faction }: { $character } cerca influenza. Città: { $town }.
diplomacy-announced = { $faction }: { $character } parte in missione. Paese: { $country }.
treaty-announced = { $faction }: { $character } scrive un trattato.
persuade-announced = { $faction }: { $character } cerca di conquistare { $target }.
taxes-announced = { $faction }: { $character } riscuote le imposte.
court-modifier = { $reason }: { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = Riescono { $ways } lanci su 36.
squadron-strikes = { $faction }: lo Squadrone volante distrae { $character }, che perde due punti nel tiro.
court-rolled = { $character } tira { $roll }; il totale è { $total }.
court-fails = { $character } non riesce.
court-perishes = Due ai dadi: { $character } fallisce e muore.
diplomacy-granted = { $faction }: sussidio ricevuto ({ $country }), denaro { $money }, truppe { $troops }.
diplomacy-nothing = { $faction }: niente da ricevere in questo turno ({ $country }).
persuade-won = { $character } passerà alla nuova fazione alla fine della fase di corte: { $faction }.
town-leaves = Città perduta, che lascia la mappa: { $town }.

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
odds-taxes = La riscossione delle imposte
court-odds-success = Successo
court-odds-failure = Insuccesso
court-odds-death = Insuccesso e morte
court-odds-row-1 = Prima riga della tabella
court-odds-row-2 = Seconda riga della tabella
court-odds-row-3 = Ultima riga della tabella

## Perché no

refused-court-no-passing = Nel proprio turno a corte si deve agire; non si passa.
refused-court-no-ghost = Nella tua mano di corte non c’è un fantasma.
refused-court-not-in-play = { $character } non è in gioco.
refused-court-serves-another = { $character } non è al tuo servizio ({ $faction }).
refused-court-has-acted = { $character } è già stato giocato in questa fase di corte.
refused-court-not-in-hand = { $character } è nel tuo mazzo, non nella tua mano di corte.
refused-court-can-act = { $character } può ancora tentare un’azione, e deve farlo.
refused-surprise-by-ghost = Un fantasma non guida attacchi a sorpresa.
refused-surprise-no-town = Nessuna città nemica è alla portata di { $character }.
refused-surprise-special = { $town } non può essere presa di sorpresa.
refused-surprise-friend = { $town } è della tua parte ({ $faction }).
refused-surprise-too-far = { $town } è fuori dalle province di { $character }.
refused-town-off-map = { $town } non è sulla mappa.
refused-influence-no-town = L’alleato non ha città che tu possa guadagnare ({ $faction }).
refused-influence-alone = Non hai alleati, e quindi nessuna influenza a corte.
refused-influence-ally-only = A questo tavolo solo l’alleato dei Realisti guadagna influenza a corte.
refused-influence-not-ally = { $town } non appartiene al tuo alleato ({ $faction }).
refused-influence-special = A questo tavolo { $town } non si guadagna con l’influenza.
refused-diplomacy-no-country = Nessun paese ti ascolterebbe più in questo turno.
refused-diplomacy-not-listed = Paese assente dalla tua tabella diplomatica: { $country }.
refused-diplomacy-not-now = Questo paese non ti ascolta in questo momento: { $country }.
refused-diplomacy-tried = Questo paese ha già avuto la sua missione o il suo trattato del turno: { $country }.
refused-diplomacy-no-landing = Per sbarcare truppe ({ $province }) devi tenervi una città, senza un esercito dell’alleato di mezzo.
refused-diplomacy-elsewhere = Questo paese leva le sue truppe altrove: { $country }.
refused-treaty-won = Hai già un trattato in questo turno.
refused-treaty-no-writer = { $character } non è uno scrittore.
refused-persuade-nobody = Non resta nessuno da conquistare in questo turno.
refused-persuade-own = { $character } è già al tuo servizio.
refused-persuade-turned = { $character } ha già cambiato fazione una volta e non lo farà più.
refused-persuade-loyal = { $character } non passerà mai dalla tua parte.
refused-persuade-not-in-play = { $character } non è in gioco.
refused-persuade-tried = Hai già avvicinato { $character } in questo turno.
refused-persuade-too-early = È troppo presto per conquistare { $character }.
refused-persuade-waits = { $character } non può essere conquistato finché { $other } non ha lasciato il gioco.
refused-taxes-royal = Solo i Realisti riscuotono le imposte.
refused-squadron-not-in-hand = Lo Squadrone volante non è nella tua mano di corte.
