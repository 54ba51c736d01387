# Diplomazia, potenze minori e unità spostate (9, 22).

## Di che cosa tratta una clausola

choice-end_war = Porre fine a una guerra
choice-alliance = Un’alleanza per questo turno
choice-squadron = Prestare una squadra navale
choice-fleet = Prestare tutte le squadre di un porto
choice-admiral = Prestare un comandante navale
choice-leader = Restituire un comandante catturato
choice-space = Cedere uno spazio
choice-mercenaries = Dare mercenari
choice-divorce = Concedere il divorzio a Enrico
choice-pardon = Revocare una scomunica
choice-cards = Lasciar pescare carte
choice-peace = La pace

clause-end_war = Finisce la guerra tra { $giver } e { $taker }.
clause-alliance = Alleanza per questo turno: { $giver } e { $taker }.
clause-squadron = Una squadra prestata a { $what }. Da: { $giver }; a: { $taker }.
clause-fleet = Tutte le squadre prestate a { $what }. Da: { $giver }; a: { $taker }.
clause-admiral = Comandante navale prestato: { $what }. Da: { $giver }; a: { $taker }.
clause-leader = { $what } è libero. Restituito da: { $giver }; a: { $taker }.
clause-space = Spazio ceduto: { $what }. Da: { $giver }; a: { $taker }.
clause-mercenaries = { $what ->
    [one] Un mercenario dato
   *[other] { $what } mercenari dati
}. Da: { $giver }; a: { $taker }.
clause-divorce = Il divorzio chiesto da Enrico VIII è concesso. Da: { $giver }; a: { $taker }.
clause-pardon = La scomunica è revocata. Da: { $giver }; in favore di: { $taker }.
clause-cards = { $what ->
    [one] Una carta pescata
   *[other] { $what } carte pescate
} a caso. Dalla mano di: { $giver }; per: { $taker }.

## Turno 1

meet-first = Chi volete incontrare per primo?
meet-order = L’Inghilterra tratta prima con: { $first }; poi con: { $second }.

## Esecuzione di un accordo

leader-home = Dove ritorna { $leader }?
leader-freed = { $leader } è libero e ritorna a { $space } ({ $power }).
loan-port = Verso quale porto salpa la squadra prestata a { $port }? Da: { $lender }.
loan-sails = Una squadra passa da { $port } a { $target }. Da: { $lender }; a: { $power }.
loan-leader = Verso quale porto salpa { $leader }?
loan-leader_sails = { $leader } raggiunge { $target } e serve: { $power }.
loan-back = In quale porto tornano le vostre squadre prestate, da { $port }?
mercenaries-from = Da quale spazio togliete un mercenario? Per: { $taker }.
mercenaries-to = Dove collocate i mercenari? Da: { $giver }.
mercenaries-change = { $many ->
    [one] Un mercenario arriva
   *[other] { $many } mercenari arrivano
} a { $space }. Da: { $giver }; a: { $taker }.
card-changes = { $card } cambia mano. Da: { $giver }; a: { $taker }.
card-changes_hidden = Una carta cambia mano. Da: { $giver }; a: { $taker }.

## Unità spostate

displace-land = Dove vanno le vostre unità terrestri di { $space }?
displace-ships = In quale porto vanno le vostre navi di { $space }?
displaced-land = { $power }: le unità terrestri lasciano { $space } per { $target }.
displaced-ships = { $power }: le navi lasciano { $space } per { $target }.
displaced-lost = { $power }: le unità di { $space } non hanno dove andare e sono perdute.

## Pace

peace-sue = Chiedete la pace a un nemico?
peace-sued = Pace chiesta da: { $power }. Vincitore della guerra: { $winner }.
peace-made = La guerra è finita. In pace: { $power } e { $winner }.
peace-unit_at = Perdete due unità. Da dove ne togliete una?
peace-unit = Quale unità togliete da { $place }?
peace-unit_lost = { $power } toglie da { $place }: { $unit }.
peace-key = Riscattate una chiave di casa? Vincitore: { $winner }.
peace-leader = Riscattate un comandante catturato? Vincitore: { $winner }.
peace-space = Riscattate spazi di casa, due per un prezzo? Vincitore: { $winner }.
peace-price = Come pagate? Vincitore: { $winner }.
respond-peace = Giocate una carta per questa pace?
choice-give_point = Un punto vittoria al vincitore
choice-give_card = Una mia carta a caso
war-won = { $power } riceve { $markers ->
    [one] un segnalino Vincitore della guerra
   *[other] { $markers } segnalini Vincitore della guerra
}.

## Riscatto e scomunica

ransom-leader = Riscattate un comandante catturato con una carta a caso?
ransom-paid = { $power } riscatta { $leader }. Carceriere: { $captor }.
ban-donate = Date alla Chiesa una carta a caso per far cessare la scomunica?
choice-donate = Dare una carta
ban-bought_off = { $power }: la scomunica cessa. { $card } porta { $points ->
    [one] un punto comando
   *[other] { $points } punti comando
} a San Pietro.

## Guerra

war-declare = A chi dichiarate guerra?
war-declared = { $power } dichiara guerra. Nemico: { $enemy }.
war-begins = Ora in guerra: { $one } e { $other }.
word-broken = { $power } viene meno alla parola. Data a: { $other }.
war-intervene = Guerra dichiarata da: { $declarer }. Intervenite per { $minor } ({ $cost } PC)?
war-intervention = { $power } interviene per { $minor }. Nemico: { $enemy }.
phony-begins = { $power } ha dichiarato guerra a { $minor } e ha provocato l’intervento di { $friend }: una guerra finta costa un punto vittoria finché non si combatte.
phony-ends = { $power } combatte sul serio: torna il punto vittoria della guerra finta.
phony-stays = { $power } fa la pace senza combattere: il punto vittoria della guerra finta è perso per sempre.
war-pay = Dovete { $points } PC per le vostre guerre. Con quale carta pagate?
war-paid = { $power } paga { $points } PC per le sue guerre con { $card }.
choice-intervene = Intervenire
choice-declare_war = Dichiarare guerra

## Potenze minori

minor-war = { $minor } ha ora per alleato: { $ally }. Gli dichiarate guerra, senza spesa?
minor-activated = { $minor } ha ora per alleato: { $power }.
minor-deactivated = { $minor } non ha più per alleato: { $power }.
minor-home = { $minor }: in quale spazio di casa tornano le unità terrestri di { $place }?
minor-port = { $minor }: in quale porto di casa tornano le navi di { $place }?
minor-lost = { $minor }: { $many ->
    [one] un regolare di { $space } non ha
   *[other] { $many } regolari di { $space } non hanno
} più dove tornare.
minor-ships_lost = { $minor }: le navi di { $place } non hanno più un porto dove tornare.
hungary-defeated = L’Ungheria-Boemia è sconfitta: gli Asburgo devono intervenire.

## Rifiuti

refused-war-already = Siete già in guerra con: { $power }.
refused-war-ally = Non si attacca il proprio alleato: { $power }.
refused-war-independent = Non occorre alcuna dichiarazione: { $power }.
refused-war-league = Nessuna guerra simile prima della Lega di Smalcalda: { $power }.
refused-war-minor-ally = Dichiarate guerra alla potenza maggiore sua alleata: { $power }.
refused-war-never = Questa guerra non si può mai dichiarare: { $power }.
refused-war-peace = Avete fatto pace in questa fase: { $power }.
refused-war-protector = Siete alleati del suo protettore, o avete fatto pace con lui in questa fase: { $power }.
refused-war-price = Questa guerra costa { $cost } PC, più di quanto le vostre carte possano pagare: { $power }.
refused-one-player = Un solo giocatore guida entrambe le potenze: { $power }.
refused-too-few-points = Le vostre carte non possono pagare altri { $cost } PC.
refused-mandatory-pays = { $card } è un evento obbligatorio e non paga nulla.
refused-card-not-held = { $card } non è nella vostra mano.
refused-no-war = Non siete in guerra con: { $power }.
refused-league-war = Le guerre della Lega durano fino alla fine: { $power }.
refused-no-loss = Nulla di vostro, né comandante né spazio di casa, è in mano a: { $power }.
refused-no-card-to-draw = Non avete carte che si possano pescare.
refused-no-captive = { $leader } non è un prigioniero da riscattare.
refused-not-nearest = { $space } non è il rifugio più vicino.
refused-loan-alone = Squadre e comandanti navali si prestano solo insieme a un’alleanza.
refused-one-way = Un dono simile è già stato pattuito in questo turno tra le due potenze: { $power }.
refused-ottoman-mercenaries = L’Ottomano non riceve mercenari.
refused-alliance-war = Ponete prima fine alla guerra con: { $power }.
refused-alliance-never = Il Papato e gli Ottomani non sono mai alleati.
refused-alliance-divorce = Dopo il divorzio di Enrico il Papato non può allearsi con gli Asburgo in questo turno.
refused-space-not-held = { $space } non appartiene a chi cede.
refused-capital = Non si cede la capitale di una potenza maggiore: { $space }.
refused-minor-key = Non si cede una chiave del proprio alleato minore: { $space }.
