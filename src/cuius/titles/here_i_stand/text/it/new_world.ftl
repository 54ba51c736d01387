# Il Nuovo Mondo: viaggi, colonie, ricchezze, predoni (20).

## Domande

voyage-choice = { $explorer } raggiunge l’estremo sud: che cosa rivendica?
colony-box = Dove fondi la colonia?

## Eventi

voyage-launched = Navi { of-power } partono per l’Atlantico ({ $voyage }).
voyage-captain = L’esploratore { of-power } è { $explorer }.
voyage-rolled = { $explorer } ottiene { $dice }; modificato: { $total }.
voyage-discovery = Scoperta { of-power }: { $discovery } ({ $explorer }, { $points } PV).
voyage-nothing = { $explorer } torna senza scoperte.
voyage-lost = { $explorer } non fa più ritorno.
card-leaves = «{ $card }» esce dal gioco.
conquest-chief = Il conquistador { of-power } è { $conquistador }.
conquest-rolled = Conquista, { $conquistador }: tiro { $dice }, modificato { $total }.
conquest-killed = La spedizione { of-power } è annientata ({ $conquistador }).
conquest-nothing = La spedizione { of-power } torna a mani vuote ({ $conquistador }).
conquest-made = Conquista { of-power }: { $conquest } ({ $conquistador }, { $points } PV).
conquest-exhausted = Le ricchezze di una conquista { of-power } sono esaurite: { $conquest }.
colony-founded = Nasce una colonia { of-power }: { $colony }.
colony-potosi = L’argento di Potosí affluisce { to-power } ({ $colony }).
colony-lost = Una colonia { of-power } è abbandonata: { $colony }.
riches-rolled = Ricchezze, { $riches } ({ $power }): { $total }, { $result }.
riches-card = { start-power } { $power_number ->
    [plural] ricevono
   *[other] riceve
} una carta del Nuovo Mondo.
raider-sunk = Il predone { of-power } è affondato.
raider-fails = Il predone { of-power } manca la flotta del tesoro.
raider-retires = Il predone { of-power } prende il tesoro e si ritira.
raider-steals = Il predone { of-power } prende il tesoro.

## Dadi e probabilità

voyage-value = Valore dell’esploratore
voyage-mercator = { card-mercators_map }
conquest-value = Valore del conquistador
conquest-smallpox = { card-smallpox }
riches-plantations = { card-plantations }
odds-exploration = Un viaggio di esplorazione
odds-circumnavigation = Un viaggio intorno al mondo
odds-conquest = Un viaggio di conquista
odds-riches = Ricchezze del Nuovo Mondo
exploration-lost = L’esploratore è perduto
exploration-nothing = Nessuna scoperta
exploration-river = Una scoperta da un punto
exploration-choice = Una scelta fra le scoperte più grandi
around-fails = L’esploratore è perduto
around-succeeds = Giro del mondo compiuto
around-card = Giro del mondo compiuto, e una carta
conquering-killed = La spedizione è annientata
conquering-nothing = Nessuna conquista
conquering-inca = { conquest-inca }
conquering-aztec = { conquest-aztec }
conquering-maya = { conquest-maya }
yield-card = Una carta
yield-last = Una carta, l’ultima
yield-nothing = Nulla
yield-lost = Eliminata senza carta

## Rifiuti

refused-voyage-never = Solo Inghilterra, Francia e Asburgo vanno nel Nuovo Mondo, non { the-power }.
refused-voyage-once = { $action }: una sola volta per turno.
refused-voyage-points = { $action }: costa { $cost } PC.
refused-voyage-explorers = { start-power } non { $power_number ->
    [plural] hanno
   *[other] ha
} più esploratori da inviare.
refused-voyage-conquistadors = { start-power } non { $power_number ->
    [plural] hanno
   *[other] ha
} più spedizioni da inviare.
refused-voyage-boxes = { start-power } non { $power_number ->
    [plural] hanno
   *[other] ha
} posto per un’altra colonia.
refused-voyage-claimed = { $discovery }: già rivendicato ({ $power }).
refused-voyage-strait = { $discovery }: si trova solo facendo il giro del mondo.
refused-voyage-box_taken = C’è già una colonia: { $colony }.
refused-voyage-box_foreign = Non è la tua parte del Nuovo Mondo: { $colony }.
