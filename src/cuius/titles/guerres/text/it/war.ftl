# Reclutamento, comandanti e round di guerra (da 15.2 a 15.7.4).

## Domande

recruit-taxes = Quanti livelli di tasse reali spendi per arruolare truppe?
deploy-province = Reclute da schierare: { $troops }. In quale provincia?
deploy-troops = Quante reclute vanno { in-province }?
leaders-army = Questi eserciti hanno pari forza: quale riceve il comandante migliore?
leaders-commander = { start-army } (truppe: { $troops }): chi comanda tra questi pari grado?
leaders-support = Quale esercito sostiene { the-character }?
leaders-review = I comandanti sono disposti secondo le regole. Li lasci così o li assegni di nuovo?
war-first = Quale di questi comandanti di pari rango parla per primo?
war-announce = { start-army } (truppe: { $troops }): quale provincia attivi, o riposi per questo round?
war-join = { start-army } (truppe: { $troops }): si unisce all’attivazione { of-province }?
war-troops = { start-army }: quanti punti truppa vanno { in-province }?
war-step = { start-army } va verso { the-province }: quale tappa segue?
war-share = Attivare { the-province } costa { $cost ->
    [one] un punto denaro
   *[other] { $cost } punti denaro
}. Quanti ne paghi tu?
war-contribute = { start-faction } ti { $faction_number ->
    [plural] chiedono
   *[other] chiede
} { $cost } per attivare { the-province }.
war-pay_alone = L’alleato non paga nulla. Paghi da solo { $cost } per { the-province }, o annulli i movimenti?
war-mercenaries = Mercenari non pagati (l’attivazione costa { $cost }): paghi uno in più o perdi un punto truppa?
war-fight = { start-army } ha di fronte { the-enemy } { in-province }. Cerchi battaglia?
war-reply = { start-army } attacca { the-enemy } { in-province }. Resisti o tenti di evadere?
war-intercept = { start-army } vuole evitare { the-enemy } { in-province }. Tenti l’intercettazione?
war-evade_to = { start-army } è sfuggito. Dove va?
merge-commander = Eserciti si uniscono: quale comandante di pari rango li guida?
merge-marker = Eserciti di pari forza si uniscono: quale segnalino esercito resta?

## Risposte

choice-leaders-review-keep = Lasciarli
choice-leaders-review-change = Assegnarli di nuovo
choice-leaders-support-pass = Nessuno
choice-war-announce-rest = Riposare per questo round
choice-war-join-move = Andare con gli altri
choice-war-join-stay = Restare per ora
choice-war-join-rest = Riposare per questo round
choice-war-share-take_back = Annullare i movimenti
choice-war-pay_alone-take_back = Annullare i movimenti
choice-war-contribute-agree = Pagare
choice-war-contribute-refuse = Rifiutare
choice-war-mercenaries-pay_more = Pagare uno in più
choice-war-mercenaries-lose_troops = Perdere un punto truppa
choice-war-fight-fight = Cercare battaglia
choice-war-fight-avoid = Evitare la battaglia
choice-war-reply-stand = Resistere
choice-war-reply-evade = Evadere
choice-war-intercept-intercept = Intercettare
choice-war-intercept-let_pass = Lasciar passare
choice-war-evade_to-stay = Restare qui
choice-money = Denaro

## Eventi

recruit-income = { start-faction } { $faction_number ->
    [plural] ricevono
   *[other] riceve
}: truppe { $troops }, denaro { $money }.
recruit-dispersed = { $troops ->
    [one] Una recluta
   *[other] { $troops } reclute
} { of-faction } non { $troops ->
    [one] trova
   *[other] trovano
} posto e { $troops ->
    [one] torna
   *[other] tornano
} a casa.
leaders-commands = { start-character } comanda { the-army }.
leaders-supports = { start-character } sostiene il comandante { of-army }.
war-round = { $camp_id ->
    [royal] Comincia un round dello schieramento reale.
   *[other] Comincia un round dello schieramento opposto.
}
war-announced = { start-faction } { $faction_number ->
    [plural] attivano
   *[other] attiva
} { the-province } ({ $army }).
war-rests = { start-army } riposa per questo round.
war-moves = { start-army } va { in-province }.
war-halts = { start-army } non può arrivare e resta { in-province }.
war-split = { start-other } resta { in-province } con { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
}; { the-army } prosegue.
war-paid = { start-faction } { $faction_number ->
    [plural] pagano
   *[other] paga
} { $money ->
    [one] un punto denaro
   *[other] { $money } punti denaro
}.
war-taken_back = L’attivazione { of-province } non è pagata: i movimenti sono annullati.
war-attrition_tested = Logoramento { of-army }: tiro di { $roll }, si perde un punto da { $needed } in su.
war-attrition = { start-army } perde un punto truppa { in-province }; restano: { $troops }.
war-interception = { start-army } intercetta { the-enemy } (tiro di { $roll }, totale { $total }).
war-interception_failed = { start-army } non riesce a intercettare { the-enemy } (tiro di { $roll }, totale { $total }).
war-evasion = { start-army } sfugge { to-enemy } (tiro di { $roll }, totale { $total }).
war-evasion_failed = { start-army } non riesce a sfuggire { to-enemy } (tiro di { $roll }, totale { $total }).
merge-done = { start-other } si unisce { to-army } { in-province } (truppe: { $troops }; perse: { $lost }).
steward-decides = L’intendente { of-faction } ha guardato le carte e deciso.
clause-money = { start-giver } { $giver_number ->
    [plural] prestano
   *[other] presta
} { to-taker } { $what ->
    [one] un punto denaro
   *[other] { $what } punti denaro
}.

## Perché un’offerta è rifiutata (10-r3)

choice-refusal-reason-pass = Non dire perché
choice-broken_word = Non si è tenuta la parola data
choice-needed = Il denaro serve a me
choice-no_gain = Non ci guadagno nulla
refusal-broken_word = { $role }: chi non ha reso quanto gli era stato prestato avrà solo ciò che ci avanza.
refusal-needed = { $role }: il nostro denaro serve alla nostra marcia.
refusal-no_gain = { $role }: ciò che si guadagnerebbe non sarebbe nostro.
talk-broken_word = Chi non ha reso quanto gli era stato prestato avrà solo ciò che ci avanza.
talk-needed = Il nostro denaro ci serve per i nostri eserciti.
talk-no_gain = Ciò che si guadagnerebbe non sarebbe nostro.
word-broken = { start-faction } non { $faction_number ->
    [plural] rendono
   *[other] rende
} il prestito { to-other }.

## Probabilità

odds-interception = Un’intercettazione
odds-evasion = Un’evasione
odds-attrition = Logoramento dopo un movimento
interception-succeeds = L’esercito è intercettato
interception-fails = L’esercito passa
evasion-succeeds = L’esercito evade
evasion-fails = L’esercito deve combattere
attrition-suffered = Si perde un punto truppa
attrition-spared = Non si perde nulla
reaction-own-tactical = Valore tattico del proprio comandante
reaction-moving-tactical = Valore tattico del comandante in movimento
reaction-own-size = Dimensione del proprio esercito
reaction-moving-size = Dimensione dell’esercito in movimento
reaction-scouts = Buoni esploratori

## Rifiuti

refused-war-tax-levels = Le tasse reali sono al livello { $levels }.
refused-war-deploy-abroad = Le reclute si schierano in Francia, non { in-province }.
refused-war-deploy-no-town = Non hai città { in-province }.
refused-war-deploy-full = L’esercito { in-province } è al completo.
refused-war-no-marker = Non resta alcun segnalino esercito per { the-province }.
refused-war-deploy-paris = Il maggiore esercito realista sta { in-province }: schiera o ingrandisci prima quello.
refused-war-deploy-room = Non se ne possono schierare più di { $most } { in-province }.
refused-war-army-smaller = { start-army } non è il maggiore esercito senza comandante.
refused-war-no-leader = { start-character } non guida ora eserciti di questo schieramento.
refused-war-leader-engaged = { start-character } non è nella riserva.
refused-war-leader-outranked = Un comandante di rango migliore precede { the-character }.
refused-war-other-camp = { start-army } appartiene allo schieramento opposto.
refused-war-supported = { start-army } ha già un sostenitore.
refused-war-cannot-support = { start-character } ha bisogno di un comandante di rango migliore e di valore tattico minore del suo: non { the-army }.
refused-war-army-moved = { start-army } ha già agito in questo round.
refused-war-army-rests = { start-army } riposa per questo round.
refused-war-higher-rank = Un comandante di rango più alto precede quello { of-army }.
refused-war-activated = L’attivazione { of-province } è già annunciata in questo round.
refused-war-spent-army = Un esercito del tuo schieramento { in-province } è già stato attivato in questo round.
refused-war-weary = { start-army } non ne può più della guerra e non lascia { the-province }.
refused-war-too-far = { start-province } { $province_number ->
    [plural] sono
   *[other] è
} fuori portata per { the-army }.
refused-war-too-dear = L’attivazione { of-province } costerebbe { $cost }, e lo schieramento ha { $money }.
refused-war-no-split = Solo una parte { of-army } potrebbe andare { in-province }, e non resta un segnalino esercito per l’altra.
refused-war-split-rank = Solo una parte { of-army } potrebbe andare { in-province }, lasciando l’esercito maggiore al comandante di rango inferiore.
refused-war-too-slow = Un esercito di { $troops } non arriva { in-province } in un round.
refused-war-rest-in-vain = Nessun rango inferiore attende che { the-army } riposi.
refused-war-no-border = Da qui non si esce verso { the-province }.
refused-war-no-way = Passando per { the-province } l’esercito non raggiunge { the-target }.
refused-war-share = Il costo è { $cost }; hai { $money }, e l’alleato deve poter pagare il resto.
refused-war-no-friendly-town = Il tuo schieramento non ha città { in-province }.
refused-war-hostile-army = Un esercito di un’altra parte sta { in-province }.
