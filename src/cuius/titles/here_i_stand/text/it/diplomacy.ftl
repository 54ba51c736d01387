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

clause-end_war = La guerra tra { the-giver } e { the-taker } finisce.
clause-alliance = Alleanza per questo turno tra { the-giver } e { the-taker }.
clause-squadron = { start-giver } { $giver_number ->
    [plural] prestano
   *[other] presta
} { to-taker } una squadra { in-what }.
clause-fleet = { start-giver } { $giver_number ->
    [plural] prestano
   *[other] presta
} { to-taker } tutte le squadre { in-what }.
clause-admiral = { start-giver } { $giver_number ->
    [plural] prestano
   *[other] presta
} { to-taker } un comandante navale: { $what }.
clause-leader = { start-giver } { $giver_number ->
    [plural] restituiscono
   *[other] restituisce
} { to-taker } un comandante catturato: { $what }.
clause-space = { start-giver } { $giver_number ->
    [plural] cedono
   *[other] cede
} { to-taker } uno spazio: { $what }.
clause-mercenaries = { start-giver } { $giver_number ->
    [plural] danno
   *[other] dà
} { to-taker } { $what ->
    [one] un mercenario
   *[other] { $what } mercenari
}.
clause-divorce = { start-giver } { $giver_number ->
    [plural] concedono
   *[other] concede
} { to-taker } il divorzio chiesto da Enrico VIII.
clause-pardon = { start-giver } { $giver_number ->
    [plural] revocano
   *[other] revoca
} una scomunica in favore { of-taker }.
clause-cards = { start-taker } { $taker_number ->
    [plural] pescano
   *[other] pesca
} a caso { $what ->
    [one] una carta
   *[other] { $what } carte
} dalla mano { of-giver }.

## Turno 1

meet-first = Chi vuoi incontrare per primo?
meet-order = L’Inghilterra tratta prima con { the-first }, poi con { the-second }.

## Esecuzione di un accordo

leader-home = Dove ritorna { the-leader }?
leader-freed = { start-leader } è libero e ritorna { in-space } ({ $power }).
loan-port = Verso quale porto salpa la squadra prestata { by-lender } { in-port }?
loan-sails = Una squadra prestata { by-lender } { to-power } passa { from-port } { to-target }.
loan-leader = Verso quale porto salpa { the-leader }?
loan-leader_sails = { start-leader } raggiunge { the-target } al servizio { of-power }.
loan-back = In quale porto tornano le tue squadre prestate, partendo { from-port }?
mercenaries-from = Da quale spazio togli un mercenario per { the-taker }?
mercenaries-to = Dove collochi i mercenari ricevuti { by-giver }?
mercenaries-change = { start-giver } { $giver_number ->
    [plural] danno
   *[other] dà
} { to-taker } { $many ->
    [one] un mercenario
   *[other] { $many } mercenari
} { in-space }.
card-changes = «{ $card }» passa dalla mano { of-giver } a quella { of-taker }.
card-changes_hidden = Una carta passa dalla mano { of-giver } a quella { of-taker }.

## Unità spostate

displace-land = Dove vanno le tue unità terrestri { of-space }?
displace-ships = In quale porto vanno le tue navi { of-space }?
displaced-land = Le unità terrestri { of-power } lasciano { the-space } per { the-target }.
displaced-ships = Le navi { of-power } lasciano { the-space } per { the-target }.
displaced-lost = Le unità { of-power } { in-space } non hanno dove andare e sono perdute.

## Pace

peace-sue = Chiedi la pace a un nemico?
peace-sued = { start-power } { $power_number ->
    [plural] chiedono
   *[other] chiede
} la pace { to-winner }.
peace-made = Pace fatta tra { the-power } e { the-winner }.
peace-unit_at = Perdi due unità. Da dove ne togli una?
peace-unit = Quale unità togli { from-place }?
peace-unit_lost = { start-power } { $power_number ->
    [plural] tolgono
   *[other] toglie
} un’unità { from-place }: { $unit }.
peace-key = Riscatti { from-winner } una tua chiave d’origine?
peace-leader = Riscatti { from-winner } un comandante catturato?
peace-space = Riscatti { from-winner } spazi d’origine, due per un prezzo?
peace-price = Come paghi { the-winner }?
respond-peace = Giochi una carta per questa pace?
choice-give_point = Un punto vittoria al vincitore
choice-give_card = Una mia carta a caso
war-won = { start-power } { $power_number ->
    [plural] ricevono
   *[other] riceve
} { $markers ->
    [one] un segnalino Vincitore della guerra
   *[other] { $markers } segnalini Vincitore della guerra
}.

## Riscatto e scomunica

ransom-leader = Riscatti un comandante catturato con una carta a caso?
ransom-paid = { start-power } { $power_number ->
    [plural] riscattano
   *[other] riscatta
} { the-leader }, prigioniero { of-captor }.
ban-donate = Dai alla Chiesa una carta a caso per far cessare la scomunica?
choice-donate = Dare una carta
ban-bought_off = La scomunica cessa per { the-power }. «{ $card }» porta { $points ->
    [one] un punto comando
   *[other] { $points } punti comando
} a San Pietro.

## Guerra

war-declare = A chi dichiari guerra?
war-declared = { start-power } { $power_number ->
    [plural] dichiarano
   *[other] dichiara
} guerra { to-enemy }.
war-begins = { start-one } e { the-other } sono in guerra.
word-broken = { start-power } { $power_number ->
    [plural] vengono
   *[other] viene
} meno alla parola data { to-other }.
war-intervene = { start-declarer } { $declarer_number ->
    [plural] dichiarano
   *[other] dichiara
} guerra. Intervieni per { the-minor } ({ $cost } PC)?
war-intervention = { start-power } { $power_number ->
    [plural] intervengono
   *[other] interviene
} per { the-minor }, contro { the-enemy }.
phony-begins = { start-power } { $power_number ->
    [plural] hanno
   *[other] ha
} dichiarato guerra { to-minor } e provocato l’intervento { of-friend }: una guerra finta costa un punto vittoria finché non si combatte.
phony-ends = { start-power } { $power_number ->
    [plural] combattono
   *[other] combatte
} sul serio: torna il punto vittoria della guerra finta.
phony-stays = { start-power } { $power_number ->
    [plural] fanno
   *[other] fa
} la pace senza combattere: il punto vittoria della guerra finta è perso per sempre.
war-pay = Devi pagare { $points } PC per le tue guerre. Con quale carta?
war-paid = { start-power } { $power_number ->
    [plural] pagano
   *[other] paga
} { $points } PC per { $power_number ->
    [plural] le loro
   *[other] le sue
} guerre con «{ $card }».
choice-intervene = Intervenire
choice-declare_war = Dichiarare guerra

## Potenze minori

minor-war = { start-minor } è ora al fianco { of-ally }. Dichiari guerra al suo alleato, senza spesa?
minor-activated = { start-minor } diventa alleata { of-power }.
minor-deactivated = { start-minor } non è più alleata { of-power }.
minor-home = { start-minor }: in quale spazio d’origine tornano le unità terrestri { of-place }?
minor-port = { start-minor }: in quale porto d’origine tornano le navi { of-place }?
minor-lost = { start-minor }: { $many ->
    [one] un regolare
   *[other] { $many } regolari
} { in-space } non { $many ->
    [one] ha
   *[other] hanno
} più dove tornare.
minor-ships_lost = { start-minor }: le navi { in-place } non hanno più un porto dove tornare.
hungary-defeated = L’Ungheria-Boemia è sconfitta: gli Asburgo devono intervenire.

## Rifiuti

refused-war-already = Sei già in guerra con { the-power }.
refused-war-ally = Non si attacca il proprio alleato: { $power }.
refused-war-independent = Non occorre alcuna dichiarazione contro { the-power }.
refused-war-league = Nessuna guerra con { the-power } prima della Lega di Smalcalda.
refused-war-minor-ally = Dichiara guerra alla potenza maggiore alleata { of-power }.
refused-war-never = Non puoi mai dichiarare guerra { to-power }.
refused-war-peace = Hai fatto pace con { the-power } in questa fase.
refused-war-protector = Sei alleato del protettore { of-power }, o hai fatto pace con lui in questa fase.
refused-war-price = La guerra { to-power } costa { $cost } PC, più di quanto le tue carte possano pagare.
refused-one-player = Lo stesso giocatore guida già { the-power }.
refused-too-few-points = Le tue carte non possono pagare altri { $cost } PC.
refused-mandatory-pays = «{ $card }» è un evento obbligatorio e non paga nulla.
refused-card-not-held = «{ $card }» non è nella tua mano.
refused-no-war = Non sei in guerra con { the-power }.
refused-league-war = Le guerre della Lega contro { the-power } durano fino alla fine.
refused-no-loss = Nulla di tuo, né comandante né spazio d’origine, è in mano { to-power }.
refused-no-card-to-draw = Non hai carte che si possano pescare.
refused-no-captive = { start-leader } non è un prigioniero da riscattare.
refused-not-nearest = { start-space } non è il rifugio più vicino.
refused-loan-alone = Squadre e comandanti navali si prestano solo insieme a un’alleanza.
refused-one-way = Un dono simile è già stato pattuito in questo turno con { the-power }.
refused-ottoman-mercenaries = Gli Ottomani non ricevono mercenari.
refused-alliance-war = Poni prima fine alla guerra con { the-power }.
refused-alliance-never = Il Papato e gli Ottomani non sono mai alleati.
refused-alliance-divorce = Dopo il divorzio di Enrico il Papato non può allearsi con gli Asburgo in questo turno.
refused-space-not-held = { start-space } non appartiene a chi cede.
refused-capital = Non si cede la capitale di una potenza maggiore: { $space }.
refused-minor-key = Non si cede una chiave del proprio alleato minore: { $space }.
