# Il Nuovo Mondo: viaggi, colonie, ricchezze, predoni (20).

## Domande

voyage-choice = { $explorer } raggiunge l’estremo sud: che cosa rivendica?
colony-box = Dove fondate la colonia?

## Eventi

voyage-launched = { $power }: navi partono per l’Atlantico ({ $voyage }).
voyage-captain = { $power }: l’esploratore è { $explorer }.
voyage-rolled = { $explorer } ottiene { $dice }; modificato: { $total }.
voyage-discovery = { $explorer } rivendica una scoperta: { $discovery } ({ $points } PV, { $power }).
voyage-nothing = { $explorer } torna senza scoperte ({ $power }).
voyage-lost = { $explorer } non fa più ritorno ({ $power }).
card-leaves = { $card } esce dal gioco.
conquest-chief = { $power }: il conquistador è { $conquistador }.
conquest-rolled = Conquista, { $conquistador }: tiro { $dice }, modificato { $total }.
conquest-killed = { $power }: la spedizione è annientata ({ $conquistador }).
conquest-nothing = { $power }: la spedizione torna a mani vuote ({ $conquistador }).
conquest-made = { $power }: conquista, { $conquest } ({ $conquistador }, { $points } PV).
conquest-exhausted = Le ricchezze di questa conquista sono esaurite: { $conquest } ({ $power }).
colony-founded = { $power }: nasce una colonia, { $colony }.
colony-potosi = { $power }: affluisce l’argento di Potosí ({ $colony }).
colony-lost = { $power }: la colonia è abbandonata, { $colony }.
riches-rolled = Ricchezze, { $riches } ({ $power }): { $total }, { $result }.
riches-card = Una carta del Nuovo Mondo va a: { $power }.
raider-sunk = Il predone è affondato ({ $power }).
raider-fails = Il predone manca la flotta del tesoro ({ $power }).
raider-retires = Il predone prende il tesoro e si ritira ({ $power }).
raider-steals = Il predone prende il tesoro ({ $power }).

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

refused-voyage-never = Solo Inghilterra, Francia e Asburgo vanno nel Nuovo Mondo, non: { $power }.
refused-voyage-once = { $action }: una sola volta per turno.
refused-voyage-points = { $action }: costa { $cost } PC.
refused-voyage-explorers = Non resta nessun esploratore da inviare ({ $power }).
refused-voyage-conquistadors = Non resta nessuna spedizione da inviare ({ $power }).
refused-voyage-boxes = Non c’è posto per un’altra colonia ({ $power }).
refused-voyage-claimed = { $discovery }: già rivendicato ({ $power }).
refused-voyage-strait = { $discovery }: si trova solo facendo il giro del mondo.
refused-voyage-box_taken = C’è già una colonia: { $colony }.
refused-voyage-box_foreign = Non è la vostra parte del Nuovo Mondo: { $colony }.
