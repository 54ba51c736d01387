# Ciò che si può consultare: etichette, pezzi, fazioni e fasi. Carte e gettoni: cards.ftl.

lookup-towns = città
lookup-borders = confina con
lookup-loire = città sulla Loira
lookup-influenced_by = personaggi con influenza qui
lookup-country = appartiene a
lookup-lands = territori dove compaiono le sue truppe
lookup-garrison = guarnigione
lookup-worth = punti guerra
lookup-hears = ascolta gli inviati di
lookup-faction = fazione
lookup-second = può essere conquistato da
lookup-military = valore militare
lookup-intrigue = valore d’intrigo
lookup-diplomat = diplomatico
lookup-writer = scrittore
lookup-administrator = amministratore
lookup-call_to_arms = entra con la Chiamata alle armi
lookup-succession = lettera di successione
lookup-influence = influenza in
lookup-command = rango di comandante
lookup-tactical = valore tattico
lookup-star = sostiene con una stella
lookup-enters = entra nel turno
lookup-dies = ultimo turno
lookup-recruit_from = può essere conquistato dal turno
lookup-recruit_after = può essere conquistato quando questo personaggio è uscito dal gioco
lookup-at_court = è sempre nella mano di corte
lookup-immune = non muore per un due naturale
lookup-unkillable = è catturato dove altri sarebbero uccisi
lookup-survives = sopravvive al massacro e torna nel mazzo
lookup-no_gentleman = è al sicuro dallo Squadrone volante
lookup-brought_by = viene con la carta
lookup-deck = mazzo
lookup-timing = si gioca
lookup-red = va giocata nel turno in cui è pescata
lookup-removed = esce dal gioco una volta giocata
lookup-number = quanti per fazione
lookup-movement = punti movimento
lookup-dice = dadi
lookup-cost = costo di un’attivazione
lookup-attrition = logoramento con due dadi da
lookup-countries = invia missioni a
unit-army = esercito
unit-leader = pedina comandante
unit-cube = cubo di città
unit-treaty = punti trattato
unit-taxes = tasse reali
unit-money = { term-money }
unit-war_points = { term-war_points }
unit-troops = { term-troops }

## Che cosa sono i pezzi

lookup-about-army = Sta in una provincia e ha da uno a nove punti truppa, sotto un comandante e forse un sostenitore. Tutti gli eserciti lasciano la mappa alla fine del turno.
lookup-about-leader = Il rango decide chi comanda l’esercito maggiore e chi parla per primo; il valore tattico aggiunge dadi.
lookup-about-cube = Mostra quale fazione tiene una città. Le città decidono le vittorie automatiche e gran parte dei punti finali.
lookup-about-treaty = Si ottengono con un trattato, vincendo la guerra del turno e con carte. Alla fine danno punti secondo la posizione.
lookup-about-taxes = I Realisti le riscuotono a corte e ne spendono livelli per truppe e denaro nel reclutamento.
lookup-about-money = Viene da tasse, città, sussidi e carte, e paga le attivazioni. Ciò che resta va perduto alla fine del turno.
lookup-about-war_points = Si ottengono con battaglie, assedi e comandanti catturati nella guerra del turno. Chi ne ha di più vince la guerra: un punto trattato, e forse delle città.
lookup-about-troops = Si levano con tasse, città e sussidi; un esercito ne ha da uno a nove. Ne fanno la grandezza: quanto marcia, quanto costa e quanti dadi tira.

## Fazioni

lookup-about-faction-royalist = Vince subito quando Lega e Ugonotti tengono ciascuno meno di sei città alla fine di un turno. Altrimenti contano i punti di città e trattati, e le parità sono sue.
lookup-about-faction-league = Vince subito con almeno il doppio delle città degli Ugonotti alla fine di un turno. Alleata dei Realisti fino alla Chiamata alle armi, poi sola.
lookup-about-faction-huguenot = Vince subito con Parigi e più città delle altre due insieme alla fine di un turno. Sola fino alla Chiamata alle armi, poi alleata dei Realisti.

## Fasi

lookup-about-phase-initial = Personaggi entrano e muoiono; carte e gettoni del turno si aggiungono ai mazzi e al sacchetto.
lookup-about-phase-events = Dal secondo turno si pesca un gettone. Ogni fazione pesca una carta evento.
lookup-about-phase-court_opening = Le carte della Chiamata alle armi, poi il capo di ogni fazione viene a corte.
lookup-about-phase-court_hands = Ognuno chiama personaggi in segreto; ogni vicino poi ne pesca quattro dal mazzo e ne dà due.
lookup-about-phase-massacre = Nei turni da due a quattro due dadi, o una carta realista, possono portare il massacro della corte ugonotta.
lookup-about-phase-court = Un’azione dopo l’altra, ognuna di un personaggio: città, trattati, missioni, persuasione, tasse. Sette con due dadi riesce, un due naturale uccide.
lookup-about-phase-court_end = Chi è stato guadagnato cambia parte; tutte le carte tornano nei mazzi.
lookup-about-phase-war_cards = Ogni fazione pesca una carta di guerra.
lookup-about-phase-recruitment = Realisti, Ugonotti e Lega levano truppe e denaro e schierano gli eserciti.
lookup-about-phase-leaders = Il rango migliore prende l’esercito maggiore, e così via.
lookup-about-phase-war_rounds = Gli schieramenti attivano province a turno, pagando: marce, battaglie e assedi, finché entrambi rinunciano.
lookup-about-phase-war_end = Chi ha più punti guerra ottiene un punto trattato e forse città; i prigionieri sono liberati.
lookup-about-phase-end_of_turn = Carte di fine, vittorie automatiche; poi eserciti, comandanti e denaro lasciano la mappa.
