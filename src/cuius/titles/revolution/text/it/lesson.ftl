# Note per chi impara, accanto alle domande dei primi due turni. data/lesson.toml dice dove ciascuna appare.

lesson-welcome = Cinque fazioni si contendono i Paesi Bassi, e chi ha più punti alla fine del turno 5 vince. I punti vengono dalle carte di città e province, e da uno scopo che ogni fazione ha per sé. Nulla è nascosto e non si tirano dadi. Queste note seguono le domande: scegli come vuoi, si adatteranno.
lesson-over = Questo era un turno intero; i quattro che seguono hanno le stesse venti fasi. Continua a giocare. Il tasto / cerca ogni cosa, un clic su ciò che non è offerto dice quale regola lo vieta, e una prova fa vedere come andrebbe.

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
