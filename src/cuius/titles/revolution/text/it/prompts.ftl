# Che cosa si chiede a una fazione.

## Preparazione e ordine di gioco

setup-army = In quale regione con una casella di comando arancione poni questo esercito?
order-place = Dove posi la tua carta fazione nell’ordine del prossimo turno di gioco? La prima carta agisce per prima.

## Tasse e supporto

tax-rate = Quante monete riscuoti da ciascuna delle tue città?
support-many = Quante delle tue pedine lasciano la casella { $box } ({ $kind })?
support-to = Dove va questa pedina della casella { $box }?
support-intercept = { $count ->
    [one] Sta uscendo una moneta
   *[other] Stanno uscendo { $count } monete
} { of-mover } dal Tesoro spagnolo. Quante ne intercettano i tuoi Ugonotti?

## Eserciti

army-keep = Il tuo esercito { in-region } chiede la paga: mantenerlo, disperderlo o abbandonarlo?
army-loot = Il tuo esercito abbandonato { in-region } saccheggia: la cittadina di quale provincia, o quale pedina?
raise-where = In quale regione allestisci un nuovo esercito?
siege-city = Quale città assedia il tuo esercito { in-region }?
march-from = Da quale regione parte un esercito?
march-which = Quale dei tuoi eserciti { in-region } si sposta?
march-to = Dove va l’esercito { in-region }?
march-stop = Un esercito { of-faction } vuole lasciare { the-region } e andare { to-target }. I tuoi mendicanti di mare lo impediscono?
influence-target = Quale pedina converte uno dei tuoi eserciti?
influence-stop = Un esercito { of-faction } vuole convertire { a-counter } { in-place }. I tuoi mendicanti di mare lo impediscono?

## Mendicanti di mare

beggars-hire = Quanti mendicanti di mare assoldi, a due monete l’uno?
beggars-region = In quale regione mandi mendicanti di mare?
beggars-number = Quanti mendicanti di mare vanno insieme verso { the-region }?
beggars-act = Che cosa fanno questi mendicanti di mare { in-region }?
beggars-victim = Quale esercito { of-enemy } eliminano i mendicanti di mare { in-region }?
beggars-town = In quale provincia i mendicanti di mare saccheggiano una cittadina { in-region }? Una pedina neutra entra nella sua campagna.
beggars-city = Quale città assediano i mendicanti di mare { in-region }?

## Pedine nelle province

units-where = Dove poni nuove unità? Te ne restano { $count }.
units-many = { $count ->
    [one] Ti resta una nuova unità: va lì
   *[other] Quante delle tue { $count } nuove unità vanno lì
} ({ $where })?
conflict-from = Conflitto { in-province }: da dove togli una tua pedina?
conflict-neutral = Conflitto { in-province }: da dove si toglie una pedina neutra?
neutrals-where = Le pedine neutre non bastano. Quale provincia riceve la prossima?
overflow-to = Le tue pedine superano il limite { in-province }. Dove va una di loro?
overflow-from = Da dove prendi la pedina in eccedenza { in-province }?
overflow-neutral_out = Ci sono troppe pedine neutre { in-province }. Da dove se ne toglie una?

## Movimento nelle province

move-next = In quale provincia si spostano ora le pedine?
move-stay = Sposti pedine { in-province }?
move-city = Tutte le tue pedine { in-province } sono ora nella campagna. Quante entrano in città ({ $city })?
move-town = Chi deve occupare { $town }?
move-push = Quante pedine { of-other } scacci dalla città ({ $city }) verso la campagna?
move-neutrals = Quante pedine neutre devono stare in città ({ $city })?
move-fill = Pedine neutre riempiono i luoghi vuoti { in-province }, ma non bastano. Quale luogo è il prossimo?

## Assedi e fedeltà

storm-next = Quale dei tuoi assedi si risolve ora?
storm-convert = Presa { of-city }: di chi è la pedina che sostituisci con una tua?
allegiance-city = Sulla fedeltà di quale città punti monete?
allegiance-coins = Quante monete punti sulla fedeltà { of-city }?
