# Le Nouveau Monde : voyages, colonies, richesses, corsaires (20).

## Questions

voyage-choice = { $explorer } atteint l’extrême sud : que revendique-t-il ?
colony-box = Où fondez-vous la colonie ?

## Événements

voyage-launched = { start-power } lance un voyage sur l’Atlantique ({ $voyage }).
voyage-captain = L’explorateur { of-power } est { $explorer }.
voyage-rolled = { $explorer } obtient { $dice } ; modifié : { $total }.
voyage-discovery = { $explorer } fait une découverte pour { the-power } : { $discovery } ({ $points } PV).
voyage-nothing = { $explorer } rentre sans découverte.
voyage-lost = { $explorer } ne revient jamais.
card-leaves = « { $card } » quitte la partie.
conquest-chief = Le conquistador { of-power } : { $conquistador }.
conquest-rolled = Conquête ({ $conquistador }) : jet de { $dice }, modifié { $total }.
conquest-killed = L’expédition { of-power } est anéantie ({ $conquistador }).
conquest-nothing = L’expédition { of-power } revient les mains vides ({ $conquistador }).
conquest-made = { start-power } fait une conquête : { $conquest } ({ $conquistador }, { $points } PV).
conquest-exhausted = Les richesses de la conquête { of-power } sont épuisées ({ $conquest }).
colony-founded = { start-power } fonde une colonie : { $colony }.
colony-potosi = L’argent de Potosí afflue pour { the-power } ({ $colony }).
colony-lost = { start-power } perd une colonie : { $colony }.
riches-rolled = Richesses { of-power } ({ $riches }) : { $total }, { $result }.
riches-card = { start-power } reçoit une carte du Nouveau Monde.
raider-sunk = Le corsaire { of-power } est coulé.
raider-fails = Le corsaire { of-power } manque le trésor.
raider-retires = Le corsaire { of-power } s’empare du trésor et se retire.
raider-steals = Le corsaire { of-power } s’empare du trésor.

## Dés et chances

voyage-value = Valeur de l’explorateur
voyage-mercator = { card-mercators_map }
conquest-value = Valeur du conquistador
conquest-smallpox = { card-smallpox }
riches-plantations = { card-plantations }
odds-exploration = Un voyage d’exploration
odds-circumnavigation = Une circumnavigation
odds-conquest = Un voyage de conquête
odds-riches = Richesses du Nouveau Monde
exploration-lost = L’explorateur est perdu
exploration-nothing = Aucune découverte
exploration-river = Une découverte à 1 PV
exploration-choice = Un choix parmi les plus grandes découvertes
around-fails = L’explorateur est perdu
around-succeeds = Circumnavigation réussie
around-card = Circumnavigation réussie, et une carte
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

refused-voyage-never = Seuls l’Angleterre, la France et le Habsbourg vont au Nouveau Monde, pas { the-power }.
refused-voyage-once = { $action } : une seule fois par tour.
refused-voyage-points = { $action } : cela coûte { $cost } PC.
refused-voyage-explorers = { start-power } n’a plus d’explorateur à envoyer.
refused-voyage-conquistadors = { start-power } n’a plus d’expédition à envoyer.
refused-voyage-boxes = { start-power } n’a plus de place pour une colonie.
refused-voyage-claimed = Découverte déjà revendiquée par { the-power } : { $discovery }.
refused-voyage-strait = On ne la fait que par la circumnavigation : { $discovery }.
refused-voyage-box_taken = Il y a déjà une colonie : { $colony }.
refused-voyage-box_foreign = Ce n’est pas votre part du Nouveau Monde : { $colony }.
