# Carte e segnalini evento (5, 13, 19, 20): nomi, domande, registro, rifiuti, e che cosa fa ciascuno.

## Carte evento

event-treaty_of_hampton_court = Trattato di Hampton Court
event-assassination = Assassinio
event-la_rochelle = La Rochelle
event-surprise_of_meaux = Sorpresa di Meaux
event-michelade = La Michelade
event-iconoclasm = Iconoclastia
event-reiters_of_john_casimir = Raitri di Giovanni Casimiro
event-corsairs = Corsari di La Rochelle
event-franco_gallia = Franco-Gallia
event-malcontents = I Malcontenti
event-peace_of_monsieur = Pace di Monsieur
event-war_weariness = Stanchezza della guerra
event-disgrace = Disgrazia
event-entrevue_de_bayonne = Incontro di Bayonne
event-tour_de_france_royal = Giro reale di Francia
event-he_would_not_dare = Non oserebbe
event-contract_of_poissy = Contratto di Poissy
event-edict_of_pacification = Editto di pacificazione
event-swiss_of_pfyffer = Svizzeri di Pfyffer
event-royal_artillery = Artiglieria reale
event-polish_crown = Corona di Polonia
event-quarrel_of_the_mignons = Lite dei mignons
event-vengeance = Vendetta
event-jesuits_plot = Complotto gesuita
event-spanish_intervention = Intervento spagnolo
event-savoyard_intervention = Intervento sabaudo
event-death_of_mary_stuart = Morte di Maria Stuarda
event-triumvirate = Il Triumvirato
event-parisian_preachers = Predicatori di Parigi
event-catholic_confraternities = Confraternite cattoliche
event-league_of_peronne = Lega di Péronne
event-day_of_the_barricades = Giornata delle Barricate
event-treaty_of_joinville = Trattato di Joinville
event-ambush = Imboscata
event-charge_of_the_reiters = Carica dei raitri
event-forced_march = Marcia forzata
event-camp_fever = Febbre da campo
event-unpaid_mercenaries = Mercenari non pagati
event-mine_and_sap = Mine e trincee
event-heroic_defence = Difesa eroica
event-treason_at_the_gate = Tradimento alla porta
event-relief_column = Colonna di soccorso
event-pillage = Saccheggio
event-good_scouts = Buoni esploratori
event-flooded_roads = Strade allagate
event-parole_of_honour = Parola d’onore

## Segnalini evento

chit-council_of_trent = Concilio di Trento
chit-colonial_tension = Tensione coloniale
chit-peasant_revolt = Rivolta contadina
chit-water_geuzen = Pezzenti del mare
chit-lepanto = Lepanto
chit-spanish_bankruptcy = Bancarotta spagnola
chit-governor_revolt = Rivolta di un governatore
chit-antwerp_fury = Furia di Anversa
chit-portuguese_succession = Successione portoghese
chit-spanish_armada = Armada spagnola

## Domande

event-court_start = La corte sta per riunirsi. Giocare una carta evento?
event-massacre = Si sta per tirare per il massacro. Giocare una carta evento?
event-court = Giocare una carta evento a corte?
event-deploy = Reclutamento: giocare una carta evento?
event-placed = Eserciti e comandanti sono schierati. Giocare una carta evento?
event-move = { start-army } sta per partire { from-province }. Giochi una carta?
event-battle = Battaglia { in-province }: { the-army } contro { the-enemy }. Giochi una carta?
event-siege = { start-army } assedia { $town } ({ $province }). Giochi una carta?
event-end = Il turno finisce. Giocare una carta evento?
card-town = «{ $card }»: quale città passa { to-faction }?
card-victim_faction = «{ $card }»: un personaggio di quale fazione?
card-victim = «{ $card }»: quale personaggio { of-faction } viene rimosso?
card-lost_leader = Quale capo realista si perde in Portogallo?
card-territory = «{ $card }»: in quale territorio si raduna l’esercito?
card-weary = In quale provincia gli eserciti ugonotti sono stanchi della guerra?
card-fever = «{ $card }» { in-province }: quale esercito perde un punto truppa?
card-scouts = La prossima intercettazione o evasione sarà più facile o più difficile?

## Risposte

choice-card-scouts-raise = Più facile (+2)
choice-card-scouts-lower = Più difficile (−2)

## Eventi

event-drawn = Peschi «{ $card }» ({ $faction }).
event-drawn_by = { start-faction } { $faction_number ->
    [plural] pescano
   *[other] pesca
} una carta ({ $deck }).
event-played = { start-faction } { $faction_number ->
    [plural] giocano
   *[other] gioca
} «{ $card }».
event-in_vain = «{ $card }», giocata { by-faction }, non ha effetto.
intervention-drawn = { start-faction } { $faction_number ->
    [plural] pescano
   *[other] pesca
} «{ $card }» per la Chiamata alle armi.
chit-drawn = Il gettone evento del turno: { $chit }.
revolt-breaks_out = { $chit } { in-province }: un esercito di { $troops ->
    [one] { $troops } punto truppa
   *[other] { $troops } punti truppa
}.
card-money = { start-faction } { $faction_number ->
    [plural] guadagnano
   *[other] guadagna
} { $money ->
    [one] un punto denaro
   *[other] { $money } punti denaro
}.
card-paid = { start-faction } { $faction_number ->
    [plural] pagano
   *[other] paga
} { $money ->
    [one] un punto denaro
   *[other] { $money } punti denaro
}.
card-le_havre = { $town } apre il porto agli inglesi: una città minore in più per { the-faction }.
card-visitor = { start-character } scende in campo per questa guerra.
card-wearies = Gli eserciti ugonotti { in-province } non ne escono e non assediano finché non entra un esercito nemico.
card-fever_strikes = La febbre colpisce { the-army } { in-province }; punti truppa rimasti: { $troops }.
card-scouts_ride = { $faction }: gli esploratori cambiano la prossima intercettazione o evasione di { $value ->
    [2] +2
   *[other] −2
}.

## Perché no

refused-card-not-held = «{ $card }» non è nella tua mano.
refused-card-must-play = «{ $card }» va giocata adesso; non puoi passare.
refused-card-red-first = «{ $first }» va giocata prima di «{ $card }».
refused-card-not-now = «{ $card }» si gioca in un altro momento del turno.
refused-card-massacred = { $card }: il massacro è già avvenuto.
refused-card-called = { $card }: troppo tardi, la Chiamata alle armi è avvenuta.
refused-card-no-town = { $card }: nessuna città è adatta.
refused-card-no-town-there = { $card }: Parigi è in mano nemica, e Meaux non è tua.
refused-card-war-not-won = { $card }: gli Ugonotti non hanno vinto questa guerra.
refused-card-nobody = { $card }: non c’è nessuno a cui applicarla.
refused-card-mission-tried = { $card }: in questo turno è già stata tentata una missione in quel paese.
refused-card-bankrupt = { $card }: la Spagna è in bancarotta in questo turno.
refused-card-no-action = { $card }: non ti resta alcuna azione per usarla.
refused-card-no-roll = { $card }: non resta alcun tiro che possa aiutare.
refused-card-no-money = { $card }: non puoi pagarla.
refused-card-no-marker = { $card }: nessun segnalino o esercito ha posto per queste truppe.
refused-card-no-province = { $card }: nessuna provincia è adatta.
refused-card-no-army = { $card }: lì non c’è più alcun esercito.
refused-card-not-your-move = { $card }: non comandi l’esercito che si muove.
refused-card-not-enemy-move = { $card }: l’esercito che si muove non è nemico.
refused-card-not-your-fight = { $card }: nessun esercito del tuo schieramento combatte qui.
refused-card-no-leader = { $card }: il tuo esercito non ha comandanti da proteggere.
refused-card-not-royal = { $card }: chi assedia non è un esercito realista.
refused-card-not-minor = { $card }: la città non è minore.
refused-card-not-your-town = { $card }: la città non è del tuo schieramento.
refused-card-no-relief = { $card }: nessun esercito del tuo schieramento è in una provincia confinante.
refused-card-town-holder = { $town } non è di una fazione a cui questo toglie una città.
refused-card-town-size = { $town } non è una città minore.
refused-card-town-province = { $town } non è in una delle province previste.
refused-card-town-paris = { $town } è esclusa.
refused-card-town-beside = Gli Ugonotti non hanno città in quella provincia ({ $town }).
refused-card-victim-absent = { start-character } non è in gioco.
refused-card-victim-other = { start-character } è di un’altra fazione (fazione richiesta: { $faction }).
refused-card-victim-spared = { start-character } non rischia nulla: donne e preti non vengono assassinati.
refused-card-victim-none = Nessuno { of-faction } può essere colpito.
refused-card-no-counter = { start-character } non ha una pedina comandante.
refused-card-no-room = Nessun esercito { of-faction } ha posto { in-province }.
refused-card-not-spanish = { start-province } non { $province_number ->
    [plural] sono spagnole
   *[other] è spagnola
}; l’esercito è per { the-faction }.
refused-card-weary-already = La scelta { of-province } è già fatta.
refused-card-no-huguenots = { start-province } non { $province_number ->
    [plural] hanno
   *[other] ha
} città ugonotte.
refused-card-army-elsewhere = { start-army } non è { in-province }.

## Che cosa fanno le carte

lookup-about-event-treaty_of_hampton_court = Gli ugonotti ricevono il massimo sussidio inglese senza missione, e in questo turno non ne inviano. Le Havre diventa una città minore ugonotta in Normandia; quando cambia di mano esce dal gioco. Non dopo una missione in Inghilterra nello stesso turno.
lookup-about-event-assassination = Rimuove dal gioco un personaggio di qualunque fazione; né donne né preti.
lookup-about-event-la_rochelle = Per il resto della partita, finché gli ugonotti hanno La Rochelle, ogni reclutamento dà loro 1 punto truppa e 2 di denaro in più.
lookup-about-event-surprise_of_meaux = Il prossimo attacco a sorpresa ugonotto in Île-de-France, Champagne o Orléanais è aperto a ogni personaggio tranne un fantasma, con +2. Non contro Parigi.
lookup-about-event-michelade = Gli ugonotti convertono una città minore in Bas-Languedoc, Haut-Languedoc, Quercy o Delfinato; la Lega guadagna un punto trattato.
lookup-about-event-iconoclasm = Va giocata. Gli ugonotti convertono una città minore realista in una provincia dove ne hanno una, se c’è; la Lega guadagna un punto trattato.
lookup-about-event-reiters_of_john_casimir = Per 1 di denaro gli ugonotti levano 3 punti truppa nel Sacro Impero; Giovanni Casimiro comanda fino alla fine della guerra.
lookup-about-event-corsairs = Gli ugonotti guadagnano 3 di denaro se hanno La Rochelle, altrimenti 1.
lookup-about-event-franco_gallia = Gli ugonotti guadagnano un punto trattato, oltre a quello di un trattato scritto.
lookup-about-event-malcontents = +2 al prossimo tentativo ugonotto del turno di conquistare un realista.
lookup-about-event-peace_of_monsieur = Dopo una guerra vinta gli ugonotti convertono un’altra città realista, non Parigi.
lookup-about-event-war_weariness = Quando eserciti e capi sono schierati, il realista indica tre province con una città ugonotta: gli eserciti ugonotti non ne escono e non assediano finché non entra un esercito nemico. Non dopo la Chiamata alle armi.
lookup-about-event-disgrace = Rimuove dal gioco qualunque personaggio, senza eccezioni.
lookup-about-event-entrevue_de_bayonne = Nella fase di corte, prima di ogni tiro per il massacro: il massacro avviene.
lookup-about-event-tour_de_france_royal = I realisti convertono una città minore ugonotta e una della Lega. Non dopo il massacro.
lookup-about-event-he_would_not_dare = Prima delle mani di corte: Henri de Guise, se serve la Lega, esce dal gioco, e avviene la Chiamata alle armi.
lookup-about-event-contract_of_poissy = Le tasse reali salgono di un livello.
lookup-about-event-edict_of_pacification = I realisti guadagnano un punto trattato; una città minore realista a loro scelta diventa ugonotta.
lookup-about-event-swiss_of_pfyffer = 2 punti truppa si uniscono all’esercito realista in Île-de-France, o ne formano uno.
lookup-about-event-royal_artillery = Un esercito realista che assedia tira 2 dadi in più.
lookup-about-event-polish_crown = Va giocata. Henri de Valois è assente per il resto del turno: né a corte, né capofazione, né generale.
lookup-about-event-quarrel_of_the_mignons = Va giocata. Un uomo della mano di corte realista, non prete, estratto a sorte, torna nel mazzo; le tasse reali scendono di un livello.
lookup-about-event-vengeance = Rimuove dal gioco un personaggio di qualunque fazione; né donne né preti.
lookup-about-event-jesuits_plot = I personaggi che attendono la Chiamata alle armi si uniscono subito alla Lega; le alleanze non cambiano.
lookup-about-event-spanish_intervention = La Lega leva 4 punti truppa in un territorio spagnolo; Parma comanda fino alla fine della guerra. Non durante una bancarotta spagnola.
lookup-about-event-savoyard_intervention = La Lega leva 3 punti truppa in Savoia; Carlo Emanuele comanda fino alla fine della guerra.
lookup-about-event-death_of_mary_stuart = La Lega guadagna un punto trattato e converte una città minore.
lookup-about-event-triumvirate = La Lega guadagna 2 di denaro; in questa guerra i suoi capi precedono i realisti dello stesso rango.
lookup-about-event-parisian_preachers = +2 al prossimo tiro della Lega del turno per influenza a corte o per un trattato.
lookup-about-event-catholic_confraternities = La Lega guadagna 3 di denaro.
lookup-about-event-league_of_peronne = La Lega converte una città realista in Piccardia, Champagne o Île-de-France, non Parigi.
lookup-about-event-day_of_the_barricades = Va giocata. Parigi, se realista, passa alla Lega.
lookup-about-event-treaty_of_joinville = La Lega riceve il massimo sussidio spagnolo senza missione, e in questo turno non ne invia. Non dopo una missione in Spagna nello stesso turno, né durante una bancarotta spagnola.
lookup-about-event-ambush = In battaglia: l’esercito nemico tira 1 dado in meno, ma almeno uno.
lookup-about-event-charge_of_the_reiters = In battaglia: il tuo esercito tira 2 dadi in più.
lookup-about-event-forced_march = Un tuo esercito in movimento ha 1 punto movimento in più, poi subisce di certo il logoramento.
lookup-about-event-camp_fever = All’inizio di un movimento o di un assedio: un esercito della provincia perde un punto truppa.
lookup-about-event-unpaid_mercenaries = Quando si muove un esercito nemico: il suo campo paga 1 di denaro in più per l’attivazione, o perde un punto truppa.
lookup-about-event-mine_and_sap = In un assedio: chi assedia tira 2 dadi in più.
lookup-about-event-heroic_defence = In un assedio: la guarnigione tira 2 dadi in più, senza essere più forte.
lookup-about-event-treason_at_the_gate = Il tuo assedio di una città minore riesce senza dadi; resta da lasciarvi la guarnigione.
lookup-about-event-relief_column = L’assedio di una città del tuo campo fallisce senza dadi, se un esercito del tuo campo è in una provincia vicina.
lookup-about-event-pillage = Guadagni 2 di denaro se il tuo esercito vince questa battaglia o questo assedio.
lookup-about-event-good_scouts = La prossima intercettazione o evasione di questa attivazione ha +2 o −2, a tua scelta.
lookup-about-event-flooded_roads = Un esercito nemico in movimento attraversa un solo confine.
lookup-about-event-parole_of_honour = I capi del tuo esercito che verrebbero uccisi sono catturati in battaglia, feriti in un assedio.

## Che cosa fanno i segnalini

lookup-about-chit-council_of_trent = +1 ai tentativi di conquistare un ugonotto in questo turno.
lookup-about-chit-colonial_tension = −1 alle missioni in Spagna in questo turno.
lookup-about-chit-peasant_revolt = Una rivolta di 3 punti truppa in una provincia estratta a sorte: tenta di fermare chi entra, e le città di lì non contano per nessuno.
lookup-about-chit-water_geuzen = +2 alle missioni nelle Province Unite in questo turno.
lookup-about-chit-lepanto = La Lega converte una città di qualunque altra fazione.
lookup-about-chit-spanish_bankruptcy = La Spagna non dà nulla in questo turno.
lookup-about-chit-governor_revolt = Una rivolta di 5 punti truppa in una provincia estratta a sorte: tenta di fermare chi entra, e le città di lì non contano per nessuno.
lookup-about-chit-antwerp_fury = François d’Alençon esce dal gioco, e avviene la Chiamata alle armi.
lookup-about-chit-portuguese_succession = Strozzi esce dal gioco; se non è in gioco, un capo realista indicato dal realista.
lookup-about-chit-spanish_armada = −1 alle missioni in Spagna fino alla fine della partita.
