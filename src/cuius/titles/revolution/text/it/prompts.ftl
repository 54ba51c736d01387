# Che cosa si chiede a una fazione.

## Preparazione e ordine di gioco

setup-army = In quale regione con una casella di comando arancione ponete questo esercito?
order-place = Dove posate la vostra carta fazione nell’ordine del prossimo turno di gioco? La prima carta agisce per prima.

## Tasse e supporto

tax-rate = Quante monete riscuotete da ciascuna delle vostre città?
support-many = Quante delle vostre pedine lasciano la casella { $box } ({ $kind })?
support-to = Dove va questa pedina della casella { $box }?
support-intercept = { $count ->
    [one] Sta uscendo una moneta
   *[other] Stanno uscendo { $count } monete
} { of-mover } dal Tesoro spagnolo. Quante ne intercettano i vostri Ugonotti?

## Eserciti

army-keep = Il vostro esercito { in-region } chiede la paga: mantenerlo, disperderlo o abbandonarlo?
army-loot = Il vostro esercito abbandonato { in-region } saccheggia: la cittadina di quale provincia, o quale pedina?
raise-where = In quale regione allestite un nuovo esercito?
siege-city = Quale città assedia il vostro esercito { in-region }?
march-from = Da quale regione parte un esercito?
march-which = Quale dei vostri eserciti { in-region } si sposta?
march-to = Dove va l’esercito { in-region }?
march-stop = Un esercito { of-faction } vuole lasciare { the-region } e andare { to-target }. I vostri mendicanti di mare lo impediscono?
influence-target = Quale pedina converte uno dei vostri eserciti?
influence-stop = Un esercito { of-faction } vuole convertire { a-counter } { in-place }. I vostri mendicanti di mare lo impediscono?

## Mendicanti di mare

beggars-hire = Quanti mendicanti di mare assoldate, a due monete l’uno?
beggars-region = In quale regione mandate mendicanti di mare?
beggars-number = Quanti mendicanti di mare vanno insieme verso { the-region }?
beggars-act = Che cosa fanno questi mendicanti di mare { in-region }?
beggars-victim = Quale esercito { of-enemy } eliminano i mendicanti di mare { in-region }?
beggars-town = In quale provincia i mendicanti di mare saccheggiano una cittadina { in-region }? Una pedina neutra entra nella sua campagna.
beggars-city = Quale città assediano i mendicanti di mare { in-region }?

## Pedine nelle province

units-where = Dove ponete nuove unità? Ve ne restano { $count }.
units-many = Quante delle vostre { $count } nuove unità vanno lì ({ $where })?
conflict-from = Conflitto { in-province }: da dove togliete una vostra pedina?
conflict-neutral = Conflitto { in-province }: da dove si toglie una pedina neutra?
neutrals-where = Le pedine neutre non bastano. Quale provincia riceve la prossima?
overflow-to = Le vostre pedine superano il limite { in-province }. Dove va una di loro?
overflow-from = Da dove prendete la pedina in eccedenza { in-province }?
overflow-neutral_out = Ci sono troppe pedine neutre { in-province }. Da dove se ne toglie una?

## Movimento nelle province

move-next = In quale provincia si spostano ora le pedine?
move-stay = Spostate pedine { in-province }?
move-city = Tutte le vostre pedine { in-province } sono ora nella campagna. Quante entrano in città ({ $city })?
move-town = Chi deve occupare { $town }?
move-push = Quante pedine { of-other } scacciate dalla città ({ $city }) verso la campagna?
move-neutrals = Quante pedine neutre devono stare in città ({ $city })?
move-fill = Pedine neutre riempiono i luoghi vuoti { in-province }, ma non bastano. Quale luogo è il prossimo?

## Assedi e fedeltà

storm-next = Quale dei vostri assedi si risolve ora?
storm-convert = Presa { of-city }: di chi è la pedina che sostituite con una vostra?
allegiance-city = Sulla fedeltà di quale città puntate monete?
allegiance-coins = Quante monete puntate sulla fedeltà { of-city }?
