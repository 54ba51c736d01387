# Note per principianti, accanto alle domande dei primi due turni.

lesson-welcome = Dal 1517 sei potenze si contendono l’Europa e la sua fede. Ne guidi due, i Protestanti e l’Inghilterra; gli intendenti giocano le altre. Chi ha 25 punti vittoria alla fine di un turno vince. Queste note seguono le domande: scegli come vuoi, saranno adatte.
lesson-over = Questi erano due turni; ne seguono al massimo altri sette, con le stesse fasi. Continua. Il tasto / cerca ogni cosa, un clic su ciò che non è offerto dice quale regola lo vieta, e una prova permette di tentare.

## Che cosa vuole ogni potenza

lesson-goal-england = L’Inghilterra vuole le chiavi, gli spazi quadrati: ognuna scopre punti e carte sulla sua scheda. Enrico VIII vuole anche un figlio, e la sua carta nazionale gli dà una nuova moglie.
lesson-goal-protestant = I Protestanti vogliono spazi: ogni pochi spazi segnati di bianco valgono un punto, e cinquanta vincono subito la partita. Si aggiungono sei elettorati e la Bibbia in tre lingue.

## Che cosa accade in ogni fase, e perché

lesson-theses = Lutero ha affisso le sue tesi a una porta. Prima di tutto i Protestanti tentano di convertire spazi: cinque tentativi, tutti rivolti alla zona tedesca.
lesson-card-draw = Tutti pescano carte, di più chi ha più chiavi. Una carta è un evento o punti comando, quasi mai entrambi, e le carte nazionali tornano ogni turno.
lesson-diplomacy = Si parla, si fa pace, si riscattano comandanti, si dichiara guerra. Una guerra dura finché non è chiusa qui, e senza guerra nessuno può marciare contro di te.
lesson-diet = La Dieta di Worms ascolta Lutero. Protestanti, Asburgo e Papato posano ciascuno una carta coperta; i suoi punti sono dadi, e cinque e sei colpiscono. La differenza viene convertita.
lesson-spring = Prima del turno vero e proprio ogni potenza può condurre una formazione dalla capitale a uno spazio amico raggiunto da una linea di comunicazione.
lesson-action = Una potenza dopo l’altra ha il suo impulso: una carta, per l’evento o per i punti, che comprano azioni. Quando tutte e sei passano una dopo l’altra, l’anno finisce.
lesson-winter = Gli eserciti tornano a casa: comandanti e unità fuori dalle mura rientrano in spazi fortificati amici, le navi in porto, le alleanze finiscono.
lesson-new-world = I viaggi salpati in questo turno arrivano: esploratori, conquistadores e coloni tirano i dadi.

## Che cos’è una buona scelta

lesson-reformation-target = La tabella sotto la domanda conta i dadi delle due parti per ogni spazio. Nella zona tedesca un sei converte subito e il pareggio è tuo. Comincia dove hai più dadi: ogni spazio nuovo ne dà al tentativo seguente.
lesson-attempt-helper = Un teologo impegnato aggiunge i suoi dadi a questo tentativo e ai seguenti della stessa azione vicino a lui. Resta impegnato per il turno: usalo dove ne profittano più tentativi.
lesson-diet-card = Ogni punto comando è un dado, e Lutero te ne dà altri quattro. Basta una carta da due o tre; tieni la migliore per gli impulsi.
lesson-diet-space = Si prendono solo spazi vicini ai tuoi. Scegli quelli che toccano più spazi cattolici che vorrai poi.
lesson-deal-turn = Qui appaiono le offerte degli altri con le loro clausole. Accetta, rifiuta o rispondi con un’altra. In una prima partita passare non costa nulla.
lesson-war-declare = La guerra si paga. La Scozia ha una chiave, Edimburgo, a nord del tuo esercito di York; dichiara solo ciò che farai in questo turno.
lesson-spring-from = Porta un esercito da Londra dove deve combattere, Calais o Berwick, con il comandante che guida più unità.
lesson-impulse-card = Guarda il numero della carta: altrettanti punti comando. Le alte servono alle campagne o ai trattati, le basse a reclutare. Non si passa finché si hanno più carte di quante ne permette l’amministrazione del sovrano.
lesson-impulse-manner = Il riquadro della mano dice che cosa fa l’evento. Se ora non nuoce a un rivale o non ti aiuta, prendi i punti: comprano ciò che vuoi.
lesson-action-protestant = Pubblicare un trattato compra due tentativi in una zona a scelta; tradurre il Nuovo Testamento ne prepara sei insieme. I trattati rendono prima.
lesson-action-england = In pace recluta: i regolari tengono le chiavi, i mercenari costano poco. In guerra serba punti per la marcia, l’assedio e l’assalto, che viene un impulso dopo l’assedio.
lesson-treatise-zone = Nomina la zona dove i tuoi dadi sono migliori: pareggi e sei vincono solo lì, ma puoi tentare anche altrove.
lesson-build-where = Reclutali dove serviranno, in spazi d’origine tranquilli. Da una capitale ci si schiera in primavera.
lesson-move-from = Una formazione è ciò che marcia insieme. Senza un comandante al massimo quattro unità.
lesson-move-leader = Un comandante aggiunge il suo valore in dadi e guida più unità. Portalo in battaglia, altrimenti lascialo a casa.
lesson-move-to = La tabella sotto la domanda mostra i dadi se si viene a battaglia: uno per unità, il valore del comandante, uno in più al difensore. Cinque e sei colpiscono; il pareggio lascia il campo al difensore. Attacca con almeno due dadi in più.
lesson-battle-cards = Le probabilità qui sotto sono senza alcuna carta. Giocane una se rovescia una sconfitta probabile; una carta giocata è andata.
lesson-battle-loss = Ogni colpo costa un’unità. Cedi prima i mercenari: costano meno e se ne vanno comunque nel momento peggiore.
lesson-avoid-to = Nove con due dadi e il valore del comandante, e la pila sfugge. Evita la battaglia che perderesti; entro le mura puoi ritirarti.
lesson-assault-space = Contro una guarnigione tiri un dado ogni due unità, arrotondato per eccesso; contro mura vuote uno per unità; si aggiunge il valore del tuo comandante migliore, e la cavalleria non conta. La guarnigione ne tira uno per unità, il valore del suo comandante e uno in più. Serve una linea di comunicazione, e nessuna squadra nemica nel mare davanti.
lesson-winter-to = Scegli uno spazio fortificato vicino a dove vorrai essere in primavera. Le unità che non ne trovano sono perse.
