# Note per chi impara, accanto alle domande dei primi due turni. data/lesson.toml dice dove ciascuna appare.

lesson-welcome = Cinque fazioni si contendono i Paesi Bassi, e chi ha più punti alla fine del turno 5 vince. I punti vengono dalle carte di città e province, e da uno scopo che ogni fazione ha per sé. Nulla è nascosto e non si tirano dadi. Queste note seguono le domande: scegli come vuoi, si adatteranno.
lesson-over = Questo era un turno intero; i quattro che seguono hanno le stesse venti fasi. Continua a giocare. Il tasto / cerca ogni cosa, un clic su ciò che non è offerto dice quale regola lo vieta, e una prova fa vedere come andrebbe.

## Che cosa vuole ogni fazione

lesson-goal-catholics = Il tuo scopo: ogni vescovato cattolico o fortemente cattolico vale un punto, chiunque tenga la sua provincia.
lesson-goal-habsburgs = Il tuo scopo: ogni regione in cui sta un tuo esercito vale un punto.
lesson-goal-nobility = Il tuo scopo: le tue pedine nelle campagne e nelle cittadine valgono punti, a piccoli gruppi; quelle nelle città no.
lesson-goal-burghers = Il tuo scopo: ognuna delle sette città commerciali che occupi vale un punto.
lesson-goal-reformers = Il tuo scopo: ogni università riformata vale un punto.

## Che cosa accade in ogni fase, e perché

lesson-opening-support = Il turno 0 mette tutti in posizione. All’estero gli amici tengono pronte pedine nelle caselle di supporto: da uno spazio non colorato una pedina va in una provincia che la casella nomina, da uno pieno nel tuo tesoro, da uno a metà nell’una o nell’altro.
lesson-opening-units = Ogni fazione riceve nuove unità, da sette per i Cattolici a tre per i Riformisti. Vanno dove hai già pedine, al massimo il doppio di quante ne avevi lì, o in spazi di supporto liberi.
lesson-taxes = Le tue carte rendono monete: le province quanto vi è scritto, le città da una a tre ciascuna. Escono dalla tua scorta ed entrano nel tuo tesoro; pagano gli eserciti e la fedeltà.
lesson-support = Le pedine possono lasciare le caselle di supporto per le province o per il tesoro. Ognuna che resta porta una nuova unità più avanti nel turno.
lesson-maintenance = Ogni esercito vuole la paga. Un esercito abbandonato saccheggia la sua stessa regione e sparisce alla fine del turno.
lesson-raising = Si possono allestire fino a tre eserciti, in regioni con una casella di comando libera dove hai una pedina o un esercito. Il terzo costa più del primo.
lesson-battles = Due eserciti di fazioni diverse in una regione si tengono solo a bada. Dove sono di più combattono, e tutto si risolve da sé: se ne toglie uno a ogni capo della fila finché restano una sola fazione o due eserciti.
lesson-sieges = Un esercito che nessuno tiene a bada può assediare una città della sua regione. Nulla vi entra o ne esce fino alla caduta, verso la fine del turno.
lesson-beggars = I Borghesi o i Riformisti, chi arriva prima, possono assoldare mendicanti di mare per le coste e i fiumi. Distruggono eserciti, tolgono assedi, saccheggiano cittadine, assediano città o stanno di guardia.
lesson-marches = Ogni esercito può marciare una volta, senza spesa, lungo una freccia fino a una casella libera di un’altra regione.
lesson-influence = Un esercito che non divide la regione con eserciti altrui ti cambia in una propria una pedina di una cittadina o della campagna.
lesson-units = Nuove unità: una per ogni città e ogni luogo con cui commercia, una per ogni cittadina, per ogni cinque pedine nelle campagne e per ogni pedina in una casella di supporto; almeno sette, e mai più della tua scorta.
lesson-conflict = Una provincia con più pedine del suo limite, e di più di una parte, vede un conflitto. A ogni giro ciascuno ne toglie una, il più debole per primo, finché il limite è rispettato. Anche le neutre partecipano.
lesson-neutrals = Pedine neutre riempiono lo spazio rimasto nelle province. Non sono di nessuno, ma contano contro la maggioranza di tutti.
lesson-overflow = Chi è solo in una provincia e ne supera il limite può spostare l’eccedenza nelle province vicine o lungo un fiume. Ciò che non si sposta torna nella scorta.
lesson-movement = Provincia per provincia le fazioni dispongono le loro pedine, la più forte per prima. Una cittadina tiene una pedina, una città quante se ne vuole. Qui si decide chi terrà quale carta.
lesson-storming = Ogni città assediata cade ora: fino a due pedine passano all’assediante, le altre diventano neutre.
lesson-allegiance = Le monete tirano l’umore delle città: Cattolici e Asburgo verso un capo del tracciato, Borghesi e Riformisti verso l’altro, la Nobiltà verso il mezzo. Vicino a un capo una città cambia da sé le sue pedine.
lesson-awards = Le carte vanno alle maggioranze assolute: più pedine di tutte le altre insieme, neutre comprese. In una città contano le sue, in una provincia quelle di cittadine e campagna.
lesson-bishoprics = Ognuno dei sei vescovati scivola verso la fede di chi tiene la sua provincia, di una colonna a turno.
lesson-universities = Le università seguono chi tiene il loro luogo: i Riformisti le fondano e le riformano, Cattolici e Asburgo le riportano indietro o le chiudono.
lesson-end = I punti si contano da capo ogni turno; quelli di prima non si sommano. Poi si fissa l’ordine del turno seguente: chi guida posa per primo e senza scelta, chi è ultimo sceglie meglio.

## Che cos’è una buona scelta

lesson-setup-army = Ogni regione con un esercito degli Asburgo è un punto e una base. Scegli regioni dove hai pedine da difendere, o pedine altrui da convertire.
lesson-support-many = Una pedina che viene ora apre una provincia alle tue nuove unità; una che resta ne porta una ogni turno. All’inizio le più valgono meglio sulla mappa.
lesson-support-to = Scegli una provincia in cui ti mancano una o due pedine alla maggioranza, o dove vuoi mettere nuove unità: vanno solo dove sei già.
lesson-support-intercept = Una moneta intercettata è persa per la Spagna e trovata per te. Fallo, se non preferisci tenere la scorta per nuove unità.
lesson-units-where = Conta le maggioranze: più di tutti gli altri insieme. Province piccole e cittadine chiedono poche pedine. Gli spazi di supporto rendono in ogni turno a venire. Evita le province affollate: il conflitto mangia ciò che supera il limite.
lesson-units-many = Quante bastano per la maggioranza che cerchi. Ciò che supera il limite della provincia andrà perso nel conflitto.
lesson-conflict-from = Di rado importa da dove: ciò che resta si potrà disporre di nuovo muovendo in questa provincia.
lesson-overflow-to = Mandala dove una pedina in più fa una maggioranza, o apre una provincia per il turno seguente. Nulla è perso se torna nella scorta.
lesson-move-next = Sei primo nell’ordine del turno e puoi nominare le province una a una. Se non ne dipende nulla, lascia le altre nell’ordine della mappa.
lesson-move-stay = Ridisponi se così vinci una città o una cittadina. Se tieni già ciò che vuoi, lascia com’è.
lesson-move-city = Quante ne occorrono per superare tutte le altre della città insieme, non di più: le altre servono alla provincia e alle sue cittadine.
lesson-move-town = Una pedina tiene una cittadina: conta per la provincia e porta una nuova unità, e se è commerciale è un punto per i Borghesi.
lesson-move-push = Ciò che spingi fuori sta nella campagna: non conta più nella città, ma conta ancora per la provincia.
lesson-move-neutrals = In una città le neutre sbarrano la via alla sua carta; nella campagna, quella alla provincia. Lasciale dove intralciano gli altri.
lesson-order-place = Presto nel turno si trovano ancora liberi caselle, spazi e mendicanti di mare; tardi si sa che cosa hanno fatto gli altri. La prima fazione decide anche ciò che resta aperto.
lesson-tax-rate = Ogni moneta esce dalla tua scorta, e anche le nuove unità. Prendi ciò che ti serve in questo turno per eserciti e fedeltà, non di più.
lesson-army-keep = Mantenuto, converte una pedina a turno o assedia una città, e impedisce ad altri eserciti di farlo. Abbandonalo solo se ciò che saccheggia non è tuo.
lesson-army-loot = Che ne soffrano altri: una pedina di un rivale diventa neutra, o una neutra entra in una provincia che non è tua.
lesson-raise-where = Cerca una regione senza eserciti altrui, con una pedina o una città che vuoi. Pensa al turno seguente: ci sarà la paga.
lesson-siege-city = Un assedio vince in un colpo fino a due pedine, e spesso con esse la carta. Ma in questo turno l’esercito non si sposta e non converte.
lesson-beggars-hire = Due monete ciascuno. Assoldali contro un esercito che ti nuoce, o per difendere ciò che tieni; per distruggerne uno devono essere più di tutti gli eserciti della regione.
lesson-beggars-region = Confronta: quanti tutti gli eserciti del luogo, tolgono gli assedi; di più, ne distruggono uno. Senza eserciti saccheggiano, e in due assediano una città.
lesson-beggars-act = I mendicanti che agiscono tornano a casa. Quelli di guardia restano, e possono fermare un movimento o una conversione in questo turno.
lesson-march-from = Sposta un esercito tenuto a bada, o che non ha più nulla da fare, dove sarà solo.
lesson-march-to = Solo in una regione, converte subito una pedina. Guarda quali pedine ti farebbero la tua maggioranza.
lesson-march-stop = Ogni mendicante presente può fermare una delle prime marce fuori dalla regione, e allora non ferma nessuna conversione.
lesson-influence-target = Converti dove la maggioranza si rovescia: una pedina in una cittadina che ti serve, o quella che ti separa dalla provincia.
lesson-influence-stop = Ogni mendicante di guardia ferma un esercito. Spendilo dove la pedina conta.
lesson-storm-convert = Prendi il posto del tuo rivale più forte nella città: gli sarà più difficile tornare.
lesson-allegiance-city = Nelle tre colonne di mezzo non accade nulla. Tirane fuori una città dalla tua parte, o riportane una dall’altra. Le monete senza effetto sono spese lo stesso.
lesson-allegiance-coins = Ogni moneta sposta l’indicatore di una colonna, di tre al massimo a turno. Chi viene dopo di te può tirare indietro.
