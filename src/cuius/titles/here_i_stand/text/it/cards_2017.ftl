# Le sei carte che l’edizione del 2017 aggiunge (24-k111 – 24-k116).

## Domande

governor-for = Accanto alle colonie di chi va il segnalino?
governor-side = Colonie { of-power }: quale faccia del segnalino?
more-discard = Tommaso Moro è morto: quale carta scarta l’Inghilterra?
cromwell-use = Che cosa fa Thomas Cromwell?
respond-ban-cranmer = Una bolla contro Cranmer: giocare una carta?

choice-governor-side-governor = Governatore coloniale
choice-governor-side-uprising = Rivolta degli indigeni
choice-cromwell-use-fetch = Dare all’Inghilterra la Dissoluzione dei monasteri scartata
choice-cromwell-use-publish = Pubblicare un trattato in Inghilterra

## Eventi

governor-sent = Un governatore coloniale per le colonie { of-power }.
governor-uprising = Una rivolta degli indigeni minaccia le colonie { of-power }.
governor-changes = Colonie { of-power }: invece di niente, { $result }.
coronation-none = Nessuna incoronazione imperiale: Carlo V non è in Italia.
coronation-held = { start-leader } è incoronato in Italia.
embassy-none = L’ambasciata non porta nulla: non c’è alleanza da rinnovare.
embassy-received = La Forêt è ricevuto: { the-one } e { the-other } pescano una carta ciascuno.
more-executed = Tommaso Moro è giustiziato; niente più dispute nella zona inglese in questo turno.
cromwell-shields = Thomas Cromwell protegge Cranmer: la bolla resta senza effetto.
wooing-rolled = Rude corteggiamento della Scozia: Inghilterra { $england }, Francia { $france }.

debate-more = { card-thomas_more }

## Facce

card-text-colonial_governor_native_uprising = Metti il segnalino accanto alle colonie dell’Inghilterra, della Francia o degli Asburgo, sulla faccia che vuoi. Quando si tirano le ricchezze, una loro colonia che non renderebbe nulla rende una carta (governatore) o è perduta (rivolta); il segnalino si toglie allora alla fine della fase.
card-text-thomas_more = Inghilterra o Protestanti: niente più dispute nella zona inglese in questo turno; l’Inghilterra pesca una carta e poi ne scarta una a scelta. La carta lascia il gioco. Altri: il Papato indice una disputa con un dado in più a ogni turno di parola, tre nella zona inglese; se Enrico ha sposato Anna Bolena la carta lascia il gioco.
card-text-imperial_coronation = Se Carlo V è nella zona italiana, gli Asburgo pescano una carta e tu pure, e la carta lascia il gioco.
card-text-la_forets_embassy = Se gli Ottomani e la Francia sono alleati, ciascuna potenza pesca una carta, e questa carta lascia il gioco.
card-text-thomas_cromwell = In risposta a una bolla contro Cranmer: resta senza effetto. Oppure come evento: l’Inghilterra riceve la Dissoluzione dei monasteri dagli scarti; o si pubblica un trattato in Inghilterra, e i trattati inglesi costano due punti in questo turno. Giocata come evento lascia il gioco se uno dei matrimoni di Enrico è rimasto senza figli.
card-text-rough_wooing = Finché Edoardo vive e la Scozia è alleata della Francia: Inghilterra e Francia tirano un dado ciascuna e aggiungono uno per ogni loro unità in Scozia. Se l’Inghilterra è avanti di due o più, la Scozia passa dalla sua parte con tutti i suoi spazi; le unità né inglesi né scozzesi se ne vanno.
