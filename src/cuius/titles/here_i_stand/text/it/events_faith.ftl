# Eventi della fede, della Chiesa e della corte inglese: da 39 a 90.

## Domande

zwingli-space = Zwingli prende le armi: dove cade un’unità cattolica?
zwingli-owner = Zwingli combatte { in-space }: di chi è l’unità che cade?
zwingli-unit = Zwingli combatte { in-space } ({ $power }): quale unità cade?
bigamy-price = Bigamia di Filippo d’Assia: a che cosa rinunci?
frederick-space = Federico il Saggio: quale spazio diventa protestante? (ancora { $left })
frederick-wartburg = Federico il Saggio: riprendere La Wartburg dagli scarti?
anabaptists-space = Anabattisti: quale spazio torna cattolico? (ancora { $left })
inquisition-space = Inquisizione ({ $zone }): quale spazio torna cattolico? (ancora { $left })
inquisition-hand = Inquisizione papale: di chi guardi la mano?
inquisition-fruit = Inquisizione papale, vista la mano { of-power }: che cosa fai?
inquisition-discard = Inquisizione spagnola: quale carta si scarta?
grey-keep = Lady Jane Grey: quale carta tieni?
grey-to = Lady Jane Grey: a chi va l’altra carta?
prayer-space = Libro della preghiera comune: disordini in quale spazio?
rising-space = Disordini in quale spazio? (al più { $left })
maurice-castle = Maurizio di Sassonia è liberato: in quale spazio fortificato?
maurice-quarters = Maurizio di Sassonia cambia parte: in quale spazio?
copernicus-card = Copernico: pescare una carta, o farne perdere una ai Protestanti?

## Risposte

choice-bigamy-price-card = Una carta a caso
choice-frederick-wartburg-pass = Lasciarla
choice-inquisition-fruit-seize = Pescare da quella mano
choice-inquisition-fruit-fetch = Prendere una carta scartata
choice-inquisition-fruit-debate = Indire una disputa
choice-rising-space-pass = Niente più disordini
choice-copernicus-card-draw = Pescare una carta
choice-copernicus-card-discard = I Protestanti ne perdono una

## Eventi

augsburg-confessed = La Confessione di Augusta indebolisce i dadi del Papato per questo turno.
zwingli-kills = Gli uomini di Zwingli distruggono un’unità { of-power } { in-space }: { $unit }.
zwingli-falls = Zwingli cade in battaglia.
bigamy-leaves = { start-leader } lascia la partita.
prayer-riots = Libro della preghiera comune: il dado dei disordini dà { $face }.
maurice-changes = Maurizio di Sassonia passa dalla parte { of-power }.
maurice-marches = Maurizio di Sassonia va { in-space } ({ $power }). Con lui: { $many ->
    [one] un mercenario
   *[other] { $many } mercenari
}.

## Che cosa dicono le carte

card-text-augsburg_confession = Impegna Melantone, che deve essere libero. In questo turno ogni dado papale di un tentativo di Controriforma vale uno in meno, e il Papato tira un dado in meno nelle dispute che indice.
card-text-marburg_colloquy = I Protestanti impegnano Lutero o Melantone, e Zwingli o Ecolampadio. Fanno tanti tentativi di Riforma quanto la somma dei due valori; tutte le zone sono bersaglio.
card-text-zwingli_dons_armor = Finché Zwingli è in gioco: i Protestanti tolgono un’unità terrestre cattolica entro tre spazi da Zurigo, se ce n’è una. Il riformatore e il teologo Zwingli lasciano la partita.
card-text-affair_of_the_placards = Impegna Cop, che deve essere libero. I Protestanti fanno tre tentativi di Riforma (quattro nell’edizione del 2017) sulla zona francese.
card-text-calvin_expelled = Finché Calvino è in gioco: il riformatore e il teologo sono assenti fino alla prossima fase di pesca, che riporta il riformatore a Ginevra.
card-text-calvins_institutes = Impegna Calvino, che deve essere libero. I Protestanti fanno cinque tentativi di Riforma sulla zona francese; in quella zona ogni loro dado vale uno in più.
card-text-copernicus = Guadagna due punti vittoria; anche nella fase di vittoria, se ciò impedisce una vittoria per dominio. Edizione del 2017: due se metà dei tuoi spazi d’origine è protestante; altrimenti uno, e peschi una carta o i Protestanti ne perdono una a caso; mai nella fase di vittoria.
card-text-michael_servetus = Guadagna un punto vittoria e i Protestanti scartano una carta a caso. Anche nella fase di vittoria, se ciò impedisce una vittoria per dominio (non nell’edizione del 2017).
card-text-michelangelo = Il Papato tira due dadi: altrettanti punti comando vanno a San Pietro.
card-text-jesuit_education = Dopo Compagnia di Gesù: il Papato fonda due università gesuite in spazi cattolici.
card-text-papal_inquisition = Impegna Carafa, che deve essere libero. Il Papato fa tornare cattolici due spazi protestanti della zona italiana, guarda la mano dell’Inghilterra o dei Protestanti, poi pesca una carta da quella mano, o prende una carta scartata, o indice una disputa con due dadi in più. Una carta ottenuta aspetta un impulso successivo.
card-text-philip_of_hesses_bigamy = I Protestanti scelgono: Filippo d’Assia lascia la partita, o scartano una carta a caso.
card-text-spanish_inquisition = Gli Asburgo fanno tornare cattolici due spazi protestanti della zona spagnola, guardano le mani dell’Inghilterra e dei Protestanti e ne fanno scartare una carta (nessuna carta nazionale; nell’edizione del 2017 nessun evento obbligatorio); pescano una carta. Poi il Papato indice una disputa.
card-text-lady_jane_grey = In un turno in cui l’Inghilterra ha cambiato sovrano, se ha una carta oltre alla carta nazionale: prendile una carta a caso e pescane una. Tienine una e dai l’altra al Papato o ai Protestanti.
card-text-maurice_of_saxony = Solo per Asburgo e Protestanti. Maurizio cambia parte. I mercenari della vecchia parte nel suo spazio lo seguono, e tutti vanno nello spazio non occupato più vicino controllato dalla nuova parte. Se è prigioniero, va in uno spazio fortificato della nuova parte.
card-text-mary_defies_council = Il Papato fa tre tentativi di Controriforma sulla zona inglese.
card-text-book_of_common_prayer = Impegna Cranmer, che deve essere libero. I Protestanti fanno quattro tentativi di Riforma in spazi d’origine inglesi; la zona inglese è bersaglio. Poi tira un dado. 3 o 4: disordini in uno spazio d’origine inglese cattolico a tua scelta, 5: in due, 6: in tutti, occupati o no.
card-text-dissolution_of_the_monasteries = L’Inghilterra pesca due carte. Poi i Protestanti fanno tre tentativi di Riforma sulla zona inglese. In due giocatori: invece della pesca il Papato perde una carta a caso.
card-text-pilgrimage_of_grace = Disordini in al più cinque spazi d’origine inglesi non occupati a tua scelta.
card-text-a_mighty_fortress = Impegna Lutero, che deve essere libero. I Protestanti fanno sei tentativi di Riforma sulla zona tedesca.
card-text-anabaptists = Il Papato fa tornare cattolici due spazi protestanti, non occupati e che non siano elettorati.
card-text-erasmus = Nei turni 1 e 2 i Protestanti fanno quattro tentativi di Riforma, dal turno 3 il Papato ne fa quattro di Controriforma; tutte le zone sono bersaglio.
card-text-frederick_the_wise = I due spazi cattolici della zona tedesca più vicini a Wittenberg diventano protestanti. I Protestanti possono riprendere La Wartburg dagli scarti.
card-text-indulgence_vendor = I Protestanti scartano una carta a caso; i suoi punti comando vanno a San Pietro.
card-text-katherina_bora = Impegna Lutero, che deve essere libero. I Protestanti fanno cinque tentativi di Riforma; tutte le zone sono bersaglio.
card-text-peasants_war = Disordini in al più cinque spazi non occupati della zona tedesca a tua scelta.
card-text-printing_press = In questo turno ogni tentativo di Riforma ha un dado in più. I Protestanti fanno subito tre tentativi; tutte le zone sono bersaglio.
