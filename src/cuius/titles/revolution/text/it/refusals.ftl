# Perché una risposta non è offerta.

refused-too-dear = { $price ->
    [one] Ci vuole una moneta
   *[other] Ci vogliono { $price } monete
}, e il tuo tesoro { $coins ->
    [0] è vuoto
    [one] ne contiene una
   *[other] ne contiene { $coins }
}.

## Eserciti

refused-no-army-at-hand = Tutti i tuoi eserciti sono già sulla mappa.
refused-not-present = Non hai né un esercito né una pedina risorsa { in-region }.
refused-only-abandoned = Hai soltanto un esercito abbandonato { in-region }: non basta per allestirne un altro.
refused-no-empty-box = Non c’è una casella di comando libera { in-region }.
refused-nowhere-to-march = Nessuna freccia porta l’esercito { in-region } verso una casella di comando libera.
refused-army-cannot-march = Il tuo esercito { in-region } assedia una città o è abbandonato, e non può spostarsi.
refused-army-has-marched = Il tuo esercito { in-region } ha già avuto il suo movimento: ogni esercito si sposta una volta.
refused-no-army-there = Non hai { in-region } un esercito che possa farlo.
refused-no-arrow = Nessuna freccia porta { from-origin } { to-target }.

## Assedi

refused-only-cities-besieged = Si assediano soltanto le città, e { $place } non lo è.
refused-army-stands-off = Il tuo esercito { in-region } si tiene a distanza da un altro e non può assediare.
refused-city-elsewhere = { $city } è fuori dalla portata del tuo esercito { in-region }: un esercito assedia le città della sua regione.
refused-already-besieged = { $city } è già assediata, e nessuno si unisce a un assedio.
refused-own-city = Controlli tu { $city }.
refused-allied-city = Il tuo alleato controlla { $city }.
refused-nobody-to-besiege = In città ({ $city }) ci sono soltanto pedine tue: non c’è nessuno da assediare.

## Influenza militare

refused-no-influence-in-cities = Gli eserciti non hanno influenza in una città come { $place }: bisogna assediarla.
refused-own-counter = Quella pedina è tua.
refused-no-such-counter = Non c’è nulla del genere da convertire: { a-counter } { in-place }.
refused-rival-in-section = L’esercito di un’altra fazione sta nella stessa sezione di comando { in-region }.
refused-influence-used = I tuoi eserciti { in-region } hanno usato la loro influenza: ognuno converte una pedina.
refused-siege-was-lifted = L’assedio del tuo esercito { in-region } è stato levato in questo turno: non ha influenza.
refused-army-besieges = Il tuo esercito { in-region } assedia una città e non ha influenza.
refused-army-is-abandoned = Il tuo esercito { in-region } è abbandonato e non ha influenza.

## Mendicanti di mare

refused-no-more-beggars = { $most ->
    [one] Si può assoldare soltanto un mendicante
   *[other] Si possono assoldare soltanto { $most } mendicanti
} di mare.
refused-no-coast = I mendicanti di mare non raggiungono { the-region }.
refused-no-army-to-destroy = Non c’è { in-region } un esercito che i mendicanti di mare eliminerebbero.
refused-beggars-outnumbered = Contro gli eserciti { in-region } { $need ->
    [one] serve un mendicante di mare
   *[other] servono { $need } mendicanti di mare mandati insieme
}.
refused-no-siege-to-lift = Nessun esercito assedia una città { in-region }.
refused-army-on-guard = Un esercito { in-region } lo impedisce ai mendicanti di mare.
refused-no-town-to-plunder = I mendicanti di mare non raggiungono alcuna cittadina { in-region }.
refused-no-neutral-left = Non resta alcuna pedina neutra nella riserva.
refused-no-city-to-besiege = I mendicanti di mare non raggiungono { in-region } alcuna città che non sia già assediata.
refused-beggars-besiege-together = Per un assedio { $need ->
    [one] serve esattamente un mendicante
   *[other] servono esattamente { $need } mendicanti
} di mare.

## Tasse e supporto

refused-taxes-are-due = Le tasse si riscuotono sempre: almeno una moneta per città.
refused-taxed-too-high = Una città paga al massimo { $most ->
    [one] { $most } moneta
   *[other] { $most } monete
}.
refused-stock-too-small = La tua scorta non basta per tutte le tue città.
refused-no-coins-from-slot = Le pedine di questa parte della casella { $box } vanno in una provincia, non nel tesoro.
refused-province-not-named = La casella { $box } non nomina { the-province }.

## Pedine nelle province

refused-not-in-province = Non hai alcuna pedina { in-province }.
refused-enough-new-units = Hai posto { in-province } tutte le nuove unità permesse.
refused-only-countryside = Le nuove unità vanno nella campagna di una provincia, non nelle città o nelle cittadine.
refused-box-closed = La casella { $box } non è aperta alla tua fazione.
refused-no-such-slot = La casella { $box } non ha posti di quel tipo.
refused-slots-filled = Tutti quei posti della casella { $box } sono occupati.
refused-box-of-another = Un’altra fazione occupa la casella { $box }, che ne accoglie una alla volta.
refused-same-province = L’eccedenza deve lasciare { the-province }.
refused-province-too-far = Né un confine né un fiume porta da lì verso { the-province }.
refused-river-barred = Il fiume verso { the-province } è sbarrato da un’altra fazione, che controlla { $place }.
refused-province-full = Le pedine delle fazioni raggiungono già il limite { in-province }.
refused-too-few-counters = { $count ->
    [0] Nessuna tua pedina è rimasta nella campagna.
    [one] Una sola tua pedina è rimasta nella campagna.
   *[other] Soltanto { $count } tue pedine sono rimaste nella campagna.
}
refused-town-is-empty = Non c’è nessuno da lasciare in quella cittadina ({ $town }).
refused-neutral-already = Una pedina neutra occupa già { $town }; lasciala lì.
refused-no-neutral-to-move = Non c’è una pedina neutra che tu possa spostare lì.

## Fedeltà e ordine di gioco

refused-no-allegiance = Soltanto le città hanno una fedeltà, e { $place } non è una città.
refused-already-staked = Le tue monete sono già lì ({ $city }).
refused-at-least-a-coin = Punta almeno una moneta.
refused-card-not-laid = La carta { of-faction } non è ancora posata.
