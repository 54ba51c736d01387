# Le Nouveau Monde : voyages, colonies, richesses, corsaires (20).

## Questions

voyage-choice = { $explorer } atteint l’extrême sud : que revendique-t-il ?
colony-box = Où fondez-vous la colonie ?

## Événements

voyage-launched = { $power } : des navires partent sur l’Atlantique ({ $voyage }).
voyage-captain = { $power } : l’explorateur est { $explorer }.
voyage-rolled = { $explorer } obtient { $dice } ; modifié : { $total }.
voyage-discovery = { $explorer } revendique une découverte : { $discovery } ({ $points } PV, { $power }).
voyage-nothing = { $explorer } rentre sans découverte ({ $power }).
voyage-lost = { $explorer } ne revient jamais ({ $power }).
card-leaves = { $card } quitte la partie.
conquest-chief = { $power } : le conquistador est { $conquistador }.
conquest-rolled = Conquête, { $conquistador } : jet { $dice }, modifié { $total }.
conquest-killed = { $power } : l’expédition est anéantie ({ $conquistador }).
conquest-nothing = { $power } : l’expédition revient les mains vides ({ $conquistador }).
conquest-made = { $power } : conquête, { $conquest } ({ $conquistador }, { $points } PV).
conquest-exhausted = Les richesses de cette conquête sont épuisées : { $conquest } ({ $power }).
colony-founded = { $power } : une colonie est fondée, { $colony }.
colony-potosi = { $power } : l’argent de Potosí afflue ({ $colony }).
colony-lost = { $power } : la colonie est abandonnée, { $colony }.
riches-rolled = Richesses, { $riches } ({ $power }) : { $total }, { $result }.
riches-card = Une carte du Nouveau Monde va à : { $power }.
raider-sunk = Le corsaire est coulé ({ $power }).
raider-fails = Le corsaire manque la flotte du trésor ({ $power }).
raider-retires = Le corsaire prend le trésor et se retire ({ $power }).
raider-steals = Le corsaire prend le trésor ({ $power }).

## Dés et chances

voyage-value = Valeur de l’explorateur
voyage-mercator = { card-mercators_map }
conquest-value = Valeur du conquistador
conquest-smallpox = { card-smallpox }
riches-plantations = { card-plantations }
odds-exploration = Un voyage d’exploration
odds-circumnavigation = Un tour du monde
odds-conquest = Un voyage de conquête
odds-riches = Richesses du Nouveau Monde
exploration-lost = L’explorateur est perdu
exploration-nothing = Aucune découverte
exploration-river = Une découverte d’un point
exploration-choice = Un choix parmi les plus grandes découvertes
around-fails = L’explorateur est perdu
around-succeeds = Tour du monde réussi
around-card = Tour du monde réussi, et une carte
conquering-killed = L’expédition est anéantie
conquering-nothing = Aucune conquête
conquering-inca = { conquest-inca }
conquering-aztec = { conquest-aztec }
conquering-maya = { conquest-maya }
yield-card = Une carte
yield-last = Une carte, la dernière
yield-nothing = Rien
yield-lost = Éliminée sans carte

## Refus

refused-voyage-never = Seuls l’Angleterre, la France et les Habsbourg vont au Nouveau Monde, pas : { $power }.
refused-voyage-once = { $action } : une seule fois par tour.
refused-voyage-points = { $action } : cela coûte { $cost } PC.
refused-voyage-explorers = Il ne reste aucun explorateur à envoyer ({ $power }).
refused-voyage-conquistadors = Il ne reste aucune expédition à envoyer ({ $power }).
refused-voyage-boxes = Il n’y a plus de place pour une colonie ({ $power }).
refused-voyage-claimed = { $discovery } : déjà revendiqué ({ $power }).
refused-voyage-strait = { $discovery } : on ne le trouve qu’en faisant le tour du monde.
refused-voyage-box_taken = Il y a déjà une colonie : { $colony }.
refused-voyage-box_foreign = Ce n’est pas votre part du Nouveau Monde : { $colony }.
