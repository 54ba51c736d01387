# Reclutamento, comandanti e round di guerra (da 15.2 a 15.7.4).

## Domande

recruit-taxes = Quanti livelli di tasse reali spendi per arruolare truppe?
deploy-province = Reclute da schierare: { $troops }. In quale provincia?
deploy-troops = Quante reclute vanno in { $province }?
leaders-army = Questi eserciti hanno pari forza: quale riceve il comandante migliore?
leaders-commander = { $army } (truppe: { $troops }): chi comanda tra questi pari grado?
leaders-support = { $character }: quale esercito sostenere?
leaders-review = I comandanti sono disposti secondo le regole. Lasciarli, o assegnarli di nuovo?
war-first = Quale di questi comandanti di pari rango parla per primo?
war-announce = { $army } (truppe: { $troops }): quale provincia attivare, o riposare per questo round?
war-join = { $army } (truppe: { $troops }): unirsi all’attivazione ({ $province })?
war-troops = { $army }: quanti punti truppa si mettono in marcia ({ $province })?
war-step = { $army } in marcia verso { $province }: quale tappa segue?
war-share = Attivare { $province } costa { $cost }. Quanto paghi tu?
war-contribute = Il tuo alleato ({ $faction }) ti chiede { $cost } per attivare { $province }.
war-pay_alone = L’alleato non paga nulla. Pagare da solo { $cost } per { $province }, o annullare i movimenti?
war-mercenaries = Mercenari non pagati (l’attivazione costa { $cost }): pagare uno in più, o perdere un punto truppa?
war-fight = { $province }: { $army } ha di fronte { $enemy }. Cerchi battaglia?
war-reply = { $province }: { $army } attacca { $enemy }. Resistere, o tentare di sottrarsi?
war-intercept = { $province }: { $army } vuole evitare { $enemy }. Tentare l’intercettazione?
war-evade_to = { $army } si è sottratto. Dove va?
merge-commander = Armate si uniscono: quale comandante di pari rango le guida?
merge-marker = Armate di pari forza si uniscono: quale segnalino resta?

## Risposte

choice-leaders-review-keep = Lasciarli
choice-leaders-review-change = Assegnarli di nuovo
choice-leaders-support-pass = Nessuna
choice-war-announce-rest = Riposare per questo round
choice-war-join-move = Andare anche lei
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
choice-war-reply-evade = Sottrarsi
choice-war-intercept-intercept = Intercettare
choice-war-intercept-let_pass = Lasciar passare
choice-war-evade_to-stay = Restare qui
choice-money = Denaro

## Eventi

recruit-income = { $faction }: truppe { $troops }, denaro { $money }.
recruit-dispersed = { $faction }: { $troops ->
    [one] una recluta non trova
   *[other] { $troops } reclute non trovano
} posto e { $troops ->
    [one] torna
   *[other] tornano
} a casa.
leaders-commands = { $character } comanda l’{ $army }.
leaders-supports = { $character } sostiene il comandante dell’{ $army }.
war-round = { $camp_id ->
    [royal] Comincia un round del campo reale.
   *[other] Comincia un round del campo avverso.
}
war-announced = { $faction }: attivazione annunciata, { $province } ({ $army }).
war-rests = { $army } riposa per questo round.
war-moves = { $army } avanza ({ $province }).
war-halts = { $army } non può arrivare e resta dov’è ({ $province }).
war-split = { $province }: { $other } resta indietro con { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} ({ $army } prosegue).
war-paid = { $faction }: denaro pagato, { $money }.
war-taken_back = Attivazione non pagata ({ $province }): i movimenti sono annullati.
war-attrition_tested = Logoramento ({ $army }): tiro di { $roll }, si perde un punto da { $needed } in su.
war-attrition = { $army } perde un punto truppa ({ $province }); restano: { $troops }.
war-interception = { $army } intercetta { $enemy } (tiro di { $roll }, totale { $total }).
war-interception_failed = { $army } non riesce a intercettare { $enemy } (tiro di { $roll }, totale { $total }).
war-evasion = { $army } sfugge a { $enemy } (tiro di { $roll }, totale { $total }).
war-evasion_failed = { $army } non riesce a sfuggire a { $enemy } (tiro di { $roll }, totale { $total }).
merge-done = { $province }: { $other } si unisce a { $army } (truppe: { $troops }; perse: { $lost }).
steward-decides = { $faction }: l’intendente ha guardato le carte e deciso.
clause-money = Denaro prestato ({ $giver } → { $taker }): { $what ->
    [one] una moneta
   *[other] { $what } monete
}.

## Perché un’offerta è rifiutata (10-r3)

choice-refusal-reason-pass = Non dire perché
choice-broken_word = Non si è tenuta la parola data
choice-needed = Il denaro serve a me
choice-no_gain = Non ci guadagno nulla
refusal-broken_word = { $role }: chi non ha reso quanto gli era stato prestato avrà solo ciò che ci avanza.
refusal-needed = { $role }: il nostro denaro serve alla nostra marcia.
refusal-no_gain = { $role }: ciò che si guadagnerebbe non sarebbe nostro.
word-broken = Parola mancata: il prestito non viene reso ({ $faction }). Chi prestò: { $other }.

## Probabilità

odds-interception = Un’intercettazione
odds-evasion = Una fuga dal combattimento
odds-attrition = Logoramento dopo un movimento
interception-succeeds = L’esercito è intercettato
interception-fails = L’esercito passa
evasion-succeeds = L’esercito si sottrae
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
refused-war-deploy-abroad = Le reclute si schierano in Francia, non in { $province }.
refused-war-deploy-no-town = Non hai città in { $province }.
refused-war-deploy-full = L’esercito in { $province } è al completo.
refused-war-no-marker = Non resta alcun segnalino d’esercito per { $province }.
refused-war-deploy-paris = Il maggiore esercito realista sta in { $province }: schiera o ingrandisci prima quello.
refused-war-deploy-room = Non se ne possono schierare più di { $most } in { $province }.
refused-war-army-smaller = { $army } non è il maggiore esercito senza comandante.
refused-war-no-leader = { $character } non guida ora eserciti di questo campo.
refused-war-leader-engaged = { $character } non è nella riserva.
refused-war-leader-outranked = Un comandante di rango migliore precede { $character }.
refused-war-other-camp = { $army } appartiene all’altro campo.
refused-war-supported = { $army } ha già un sostegno.
refused-war-cannot-support = { $character } ha bisogno di un comandante di rango migliore e di valore tattico minore del suo: non { $army }.
refused-war-army-moved = { $army } è già stata attivata in questo round.
refused-war-army-rests = { $army } riposa per questo round.
refused-war-higher-rank = Un comandante di rango più alto precede quello di { $army }.
refused-war-activated = { $province } è già stata annunciata in questo round.
refused-war-spent-army = Un esercito del tuo campo in { $province } è già stato attivato in questo round.
refused-war-weary = { $army } è stanca della guerra e non lascia { $province }.
refused-war-too-far = { $province } è fuori portata per { $army }.
refused-war-too-dear = { $province } costerebbe { $cost }, e il campo ha { $money }.
refused-war-no-split = Solo una parte di { $army } potrebbe andare in { $province }, e non resta un segnalino per l’altra.
refused-war-split-rank = Solo una parte di { $army } potrebbe andare in { $province }, lasciando l’esercito maggiore al capo di rango inferiore.
refused-war-too-slow = Un esercito di { $troops } non arriva in { $province } in un round.
refused-war-rest-in-vain = Nessun rango inferiore attende che { $army } riposi.
refused-war-no-border = Da qui non si esce verso { $province }.
refused-war-no-way = Passando da { $province } l’esercito non raggiunge { $target }.
refused-war-share = Il costo è { $cost }; hai { $money }, e l’alleato deve poter pagare il resto.
refused-war-no-friendly-town = Il tuo campo non ha città in { $province }.
refused-war-hostile-army = Un esercito di un’altra parte sta in { $province }.
