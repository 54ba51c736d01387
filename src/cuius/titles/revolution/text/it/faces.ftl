# Ciò che le facce di luoghi e pezzi dicono delle regole; i numeri sono quelli del tabellone in gioco

face-boxes = Nella sua sezione di comando { $count ->
    [one] entra un esercito
   *[other] entrano { $count } eserciti
}. Un esercito che assedia conserva la sua casella, e uno abbandonato occupa la sua fino alla fine del turno.
face-orange = { $count ->
    [one] Una delle caselle è arancione
   *[other] { $count } delle caselle sono arancioni
}: all’inizio può starvi un esercito degli Asburgo.
face-battle = Due soli eserciti di fazioni diverse in una sezione di comando si tengono a distanza. Se sono di più, si schierano nell’ordine delle fazioni e se ne toglie uno da ciascuna estremità, finché non restano quelli di una sola fazione oppure due eserciti.
face-march = Un esercito può spostarsi una volta per turno, senza pagare, in una casella vuota di una sezione di comando che una freccia collega alla sua.
face-influence = Ogni esercito in una sezione di comando senza eserciti di altre fazioni può convertire una pedina della sua regione che stia in una cittadina o nella campagna.
face-habsburg-army = Una regione con almeno un esercito degli Asburgo vale loro 1 PV.
face-beggars-here = Qui possono agire i mendicanti di mare.
face-limit = Al massimo { $count ->
    [one] una pedina resta
   *[other] { $count } pedine restano
} tra campagna, cittadine e città insieme, neutre comprese. Possono arrivarne di più, finché il conflitto e l’eccedenza di popolazione non fanno rispettare il limite; le pedine neutre colmano ciò che manca.
face-conflict = Sopra il limite, se sono presenti più fazioni, ciascuna toglie una pedina per giro, la meno numerosa per prima, finché il limite non è rispettato o non ne resta una sola.
face-overflow = Una fazione che qui è sola può spostare ciò che supera il limite in una provincia adiacente o lungo un solo fiume, finché nessun luogo di un’altra fazione le sbarra la via. Ciò che non sposta torna nella scorta.
face-province-card = La carta va alla fazione che ha nelle cittadine e nella campagna più pedine di tutte le altre messe insieme, neutre comprese; quelle nelle città non contano. Porta { $taxes } in tasse e { $points } PV alla fine di ogni turno.
face-small-card = La carta va alla fazione che ha qui più pedine di tutte le altre messe insieme, neutre comprese. Non porta tasse, e { $points } PV soltanto alla fine del turno 5.
face-province-units = Una fazione che possiede la carta e ha qui una pedina può collocarvi un numero qualsiasi di nuove unità, un’altra al massimo tante quante pedine vi ha già.
face-movement = Nel movimento comincia la fazione che ha qui più pedine. Riordina le sue, e può scacciare da cittadine e città quelle di fazioni che non hanno ancora mosso.
face-bishopric = Una volta per turno la fazione che possiede la carta della provincia sposta il vescovato di una colonna: Cattolici e Riformisti verso la loro colonna estrema, gli Asburgo verso «cattolico», i Borghesi verso «riformato». La Nobiltà lo lascia dov’è; se la carta non è di nessuno va verso «cattolico». Nelle due colonne cattoliche vale 1 PV ai Cattolici.
face-city-card = La carta va alla fazione che ha nella città più pedine di tutte le altre messe insieme, neutre comprese. Vale { $points } PV e { $count ->
    [one] 1 moneta
   *[other] da 1 a { $count } monete
} di tasse, allo stesso tasso per tutte le città di una fazione.
face-city-units = La carta porta 1 nuova unità{ $count ->
    [0] .
   *[other] , e 1 in più per ogni luogo del suo commercio che la fazione controlla.
}
face-siege = Un esercito può assediare una città della sua regione la cui carta sia di un’altra fazione o di nessuno. Nulla entra più nella città né ne esce, e più avanti nel turno cade: { $count ->
    [one] una pedina passa
   *[other] fino a { $count } pedine passano
} alla fazione che assedia, tutte le altre diventano neutre.
face-beggar-siege = { $count ->
    [one] Un mendicante di mare può
   *[other] { $count } mendicanti di mare possono
} assediarla se nella regione non c’è nessun esercito; tutte le sue pedine diventano allora neutre.
face-allegiance = L’indicatore di fedeltà comincia nella colonna { $column }. Ogni moneta lo sposta di una colonna, ma in tutto al massimo di { $most } per turno. La colonna in cui si ferma agisce poi sulla città.
face-column = Colonna { $column }: { $effect ->
    [catholic_none] si aggiunge un’unità cattolica.
    [anti_none] si aggiunge un’unità anti-cattolica.
    [catholic_anti] si toglie un’unità anti-cattolica e se ne aggiunge una cattolica.
    [anti_catholic] si toglie un’unità cattolica e se ne aggiunge una anti-cattolica.
    [none_anti] si toglie un’unità anti-cattolica.
    [none_catholic] si toglie un’unità cattolica.
   *[other] un’unità lascia il posto a un’altra della stessa parte.
}
face-empty-city = Dopo il movimento una città vuota riceve { $count ->
    [one] una pedina neutra
   *[other] { $count } pedine neutre
} dalla sua campagna.
face-town = Accoglie una pedina, la cui fazione la controlla subito e riceve per essa 1 nuova unità. Non può essere assediata.
face-commercial = Occupata dai Borghesi, vale loro 1 PV.
face-town-lost = La pedina che la occupa può essere convertita da un esercito solo nella sua sezione di comando, o sostituita da una neutra quando saccheggia un esercito abbandonato.
face-plunder = In una regione senza eserciti un mendicante di mare può saccheggiarla: nella campagna arriva una pedina neutra.
face-empty-town = Dopo il movimento una cittadina vuota riceve { $count ->
    [one] una pedina neutra
   *[other] { $count } pedine neutre
} dalla sua campagna.
face-river = Sta su un fiume: l’eccedenza di un’altra fazione non la oltrepassa finché la controlla una fazione che non è sua alleata.
face-university-old = L’università diventa riformata se il luogo è controllato dai Riformisti, e cattolica se lo è dai Cattolici, dagli Asburgo o da nessuno; Borghesi e Nobiltà la lasciano com’è. Da riformata vale 1 PV ai Riformisti.
face-university-new = L’università viene fondata quando i Riformisti controllano il luogo, e soppressa quando lo controllano i Cattolici o gli Asburgo; altrimenti resta com’è. Una volta fondata vale 1 PV ai Riformisti.
face-slot-plain = Una pedina in uno spazio non colorato va nella campagna di una provincia nominata qui.
face-slot-filled = Una pedina in uno spazio colorato va soltanto nel tesoro della sua fazione.
face-slot-half = Una pedina in uno spazio diviso va nella campagna di una provincia nominata qui o nel tesoro della sua fazione.
face-support-unit = Ogni pedina che resta qui porta 1 nuova unità.
face-one-at-a-time = La casella accoglie pedine di una sola fazione per volta.
face-interception = Delle pedine che lasciano il Tesoro spagnolo, ogni pedina nella casella degli Ugonotti può intercettarne una: questa torna nella scorta, e la fazione che intercetta passa una delle sue dalla scorta al tesoro.
face-resource = Il numero delle pedine di una fazione non cambia mai, e tutti vedono dove sono.
face-new-units = Le nuove unità vengono dalle carte città e dal loro commercio, dalle cittadine, dalle pedine nelle caselle di supporto, e una ogni { $each } nelle campagne: almeno { $least }, e mai più di quante ne contenga la scorta.
face-nobility = Nelle campagne e nelle cittadine le pedine della Nobiltà danno punti: un PV ogni 3, con tre giocatori ogni 5, arrotondando per eccesso.
face-coin = Le tasse portano monete dalla scorta: la somma delle carte provincia, arrotondata per difetto, e da 1 a { $count } per ogni carta città.
face-coin-spent = Ogni moneta spesa per eserciti, mendicanti di mare o fedeltà torna nella scorta.
face-raise = Una fazione può allestire { $count ->
    [one] un esercito
   *[other] fino a { $count } eserciti
} per turno, in caselle vuote di regioni dove ha un esercito o una pedina; ciascuno costa più del precedente.
face-pay = All’inizio del turno ogni esercito viene mantenuto, disperso o abbandonato. Le prime due cose costano monete; un esercito che non si può pagare viene abbandonato.
face-loot = Quando viene abbandonato saccheggia la sua regione: una pedina neutra arriva in una campagna con una cittadina, o sostituisce la pedina di una fazione in una cittadina o nella campagna. Le città sono al sicuro.
face-abandoned = Non combatte né assedia, non si sposta, non ha influenza, non conta per nessuno e torna tra gli eserciti disponibili nella fase finale.
face-neutral = Sono { $count }. Ogni provincia al di sotto del limite ne viene colmata, finché ce ne sono.
face-neutral-removed = In un conflitto sono una fazione a sé e lasciano per prima la campagna. Nel movimento chi muove può spostarle dentro la provincia.
face-neutral-majority = Una carta per cui hanno la maggioranza non è di nessuno.
face-hire = Un mendicante di mare costa { $price ->
    [one] una moneta
   *[other] { $price } monete
}. Solo la prima fazione che ne assolda, Borghesi o Riformisti, può averne in questo turno.
face-beggar-destroy = Mendicanti di mare più numerosi degli eserciti della regione ne eliminano uno: dei Cattolici, altrimenti degli Asburgo, altrimenti della Nobiltà.
face-beggar-relieve = Mendicanti di mare numerosi almeno quanto gli eserciti della regione vi levano tutti gli assedi posti da eserciti.
face-beggar-plunder = In una regione senza eserciti ogni mendicante di mare può saccheggiare una cittadina, o { $count } insieme assediare una città.
face-beggar-stay = Un mendicante di mare che resta in una regione può impedire a un esercito dei Cattolici, degli Asburgo o della Nobiltà di lasciarla o di usarvi l’influenza.
