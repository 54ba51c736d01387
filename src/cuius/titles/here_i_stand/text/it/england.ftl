# Enrico, le mogli e gli eredi; sovrani di Francia e dei protestanti; i castelli (3.3, 21.3, 21.4).

## Domande

wives-choice = { card-six_wives }: a chi dichiari guerra? O avanzano i piani nuziali di Enrico?
marriage-again = L’Inghilterra passa: Enrico si risposa?
succession-leader = Dove compare { the-leader }?
chateau-discard = Quale carta scarti?

## Risposte

choice-wives-choice-marry = Avanzare i piani nuziali
choice-marriage-again-wed = Sposare la moglie successiva
choice-marriage-again-pass = Non risposarsi

## Eventi

marriage-advances = Stato coniugale di Enrico: { $box }.
marriage-offence = Carlo V non dimenticherà Caterina d’Aragona: la sua prossima guerra all’Inghilterra costerà meno.
marriage-card = Il matrimonio con { $wife } porta una carta { to-power }.
pregnancy-rolled = { $wife }: tiro di { $face }, riga { $line } della tabella.
pregnancy-no_child = Il matrimonio resta senza figli.
pregnancy-executed = La regina è decapitata. Enrico si risposa se l’Inghilterra passa in questo turno.
pregnancy-elizabeth = Nasce Elisabetta.
pregnancy-sickly = Nasce Edoardo; è malaticcio.
pregnancy-healthy = Edoardo è un erede sano.
leader-dies = { start-leader } muore.
luther-dies = Lutero muore.
succession-nothing = Il trono d’Inghilterra è già occupato; nulla cambia.
mary-shows = Sotto Maria I l’Inghilterra mostra la carta del suo impulso: «{ $card }».
mary-yields = Maria I lascia agire il Papato con «{ $card }» ({ $points } PC).
chateau-rolled = { card-patron_of_the_arts }: tiro di { $face }, modificato { $total }.
chateau-built = La Francia costruisce un castello: { $boxes ->
    [one] è il primo
   *[other] ora sono { $boxes }
}.
chateau-none = Nessun nuovo castello; { $boxes ->
    [one] ce n’è uno
   *[other] ce ne sono { $boxes }
}.
chateau-discarded = La Francia scarta «{ $card }».

## Dadi e probabilità

pregnancy-jane = { wife-jane_seymour }
chateau-milan = La Francia controlla Milano
chateau-florence = La Francia controlla Firenze
chateau-italy = La Francia controlla tre chiavi italiane
chateau-tournament = Scenario da torneo
chateau-lost_home = Uno spazio d’origine francese è in altre mani
chateau-enemies = Nemici in uno spazio d’origine francese
odds-pregnancy = Una gravidanza di una moglie di Enrico
heir-none = Nessun figlio
heir-again = Nessun figlio, ed Enrico può risposarsi
heir-elizabeth = Elisabetta
heir-sickly = Un Edoardo malaticcio
heir-healthy = Un Edoardo sano

## Rifiuti

refused-wives-foes = Questa carta dichiara guerra solo alla Francia, agli Asburgo o alla Scozia, non { to-power }.
refused-wives-early = Enrico pensa a un’altra moglie solo dal turno 2.
refused-wives-dead = Enrico VIII non regna più.
refused-wives-captive = Enrico VIII è prigioniero.
refused-wives-besieged = Enrico VIII è assediato.
refused-wives-heirs = Edoardo ed Elisabetta sono entrambi nati.
refused-wives-last = Enrico ha avuto la sua ultima moglie.
