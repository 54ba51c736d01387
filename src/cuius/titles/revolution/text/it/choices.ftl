# Risposte che non sono cose del gioco. `choice-key-word` vale soltanto per quella domanda.

choice-done = Finito
choice-stay = Lasciare così
choice-rearrange = Riposizionare
choice-rest = Le altre nell’ordine della mappa
choice-own = Occuparla
choice-keep = Lasciare chi c’è
choice-neutral = Mettere una pedina neutra
choice-empty = Lasciarla libera
choice-return = Rimettere l’eccedenza nella scorta
choice-treasury = Nel tesoro
choice-maintain = Mantenere
choice-disband = Disperdere
choice-abandon = Abbandonare
choice-town = Saccheggiare una cittadina
choice-counter = Saccheggiare una pedina risorsa
choice-destroy = Eliminare un esercito
choice-relieve = Levare gli assedi
choice-plunder = Saccheggiare cittadine
choice-besiege = Assediare una città
choice-section = Nella sezione di comando
choice-fresh = Un esercito fresco
choice-relieved = Un esercito il cui assedio è stato levato
choice-stop = Impedirlo
choice-let = Lasciar fare
choice-first = Prima di tutti gli altri
choice-nothing = Non saccheggiare nulla

## In una sola domanda

choice-siege-city-stay = Non assediare nessuna città
choice-raise-where-done = Non allestirne altri
choice-march-from-done = Non spostarne altri
choice-beggars-region-done = Non mandarne altri
choice-beggars-act-stay = Restare di guardia
choice-influence-target-pass = Non convertire altro
choice-allegiance-city-done = Basta monete

## Posti nell’ordine di gioco

after-after_catholics = Dopo i { faction-catholics }
after-after_habsburgs = Dopo gli { faction-habsburgs }
after-after_nobility = Dopo la { faction-nobility }
after-after_burghers = Dopo i { faction-burghers }
after-after_reformers = Dopo i { faction-reformers }

## Una pedina di un proprietario in un luogo

place-owner = { $place }: { $owner }
