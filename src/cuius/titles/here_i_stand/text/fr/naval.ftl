# Mouvements navals, interception, bataille évitée et combat en mer, transport, piraterie (sections 5.3, 16).

## Questions

fleet-from = Mouvement naval : depuis où ?
fleet-to = Unités navales { in-place } ({ count-units }) : vers où ?
fleet-whole = Toutes les unités navales { of-power } partent-elles { of-place } ?
fleet-squadrons = Depuis { the-place } : combien d’escadres ({ $power }) ?
fleet-corsairs = Depuis { the-place } : combien de pirates ?
fleet-leader = Depuis { the-place } : quel chef naval les accompagne ?
fleet-follow = Il ne reste aucune unité navale { in-place } : où va { the-leader } ?
fleet-battle = Combats navals : lequel d’abord ?
fleet-enemy = Combat naval { in-place } : contre qui d’abord ?
fleet-retreat = Retraite des unités navales depuis { the-place } : vers où ?
chase-from = Mouvement naval { of-mover } : depuis où intercepter ?
chase-to = Mouvement naval { of-mover } : depuis { the-place }, dans quelle zone de mer intercepter ?
chase-whole = Toutes les unités navales { of-power } tentent-elles d’intercepter depuis { the-place } ?
chase-squadrons = Interception depuis { the-place } : combien d’escadres ({ $power }) ?
chase-corsairs = Interception depuis { the-place } : combien de pirates ?
chase-leader = Interception depuis { the-place } : quel chef naval les accompagne ?
evade-to = Les unités navales { of-mover } arrivent { in-place } ({ count-units }) : éviter la bataille en allant où ?
naval-survivor = Les deux camps seraient anéantis { in-place } : quelle sorte d’unité navale survit ?
naval-loss = Combat naval { in-place } : à qui est l’escadre perdue ?
transport-to = L’armée est { in-sea } ({ count-units } ; points de commandement restants : { $points }) : vers où ?
piracy-sea = Piraterie dans quelle zone de mer ?
piracy-target = Piraterie { in-sea } : contre qui ?
piracy-price = Piraterie { in-sea }, encore { $many ->
    [one] { $many } dégât
   *[other] { $many } dégâts
} : que cédez-vous pour le prochain ?
piracy-ship = Piraterie { in-sea } : où perdez-vous une escadre ?
respond-naval-declared = { start-mover } annonce un mouvement naval ({ count-units }). Y répondez-vous par une carte ?
respond-naval-roll = { start-power } obtient { $total } { in-place }. Jouez-vous une carte ?
respond-naval-cards = Combat naval { in-place }, { the-attacker } contre { the-defender } : jouez-vous une carte de combat ?
respond-naval-dice = Combat naval { in-place }, { the-attacker } contre { the-defender }, les dés sont jetés (dégâts : { $hits } contre { $losses }) : jouez-vous une carte ?
respond-naval-rowers = Combat naval { in-place }, { the-attacker } contre { the-defender }, les dés sont jetés (dégâts : { $hits } contre { $losses }) : jouez-vous « { card-professional_rowers } » ?
respond-transport-declared = { start-mover } annonce un transport naval depuis { the-place } par { the-sea } ({ count-units }). Y répondez-vous par une carte ?
respond-piracy-declared = Piraterie { in-sea } contre { the-target }. Y répondez-vous par une carte ?

## Réponses

choice-fleet-from-done = Aucune autre unité navale
choice-fleet-whole-all = Toutes
choice-fleet-whole-part = Une partie
choice-fleet-leader-done = Aucun autre chef
choice-chase-from-pass = Ne pas intercepter
choice-chase-whole-all = Toutes
choice-chase-whole-part = Une partie
choice-chase-leader-done = Aucun autre chef
choice-evade-to-pass = Accepter la bataille
choice-piracy-price-ship = Une escadre
choice-piracy-price-card = Une carte au hasard
choice-piracy-price-point = Un point de victoire

## Événements

fleet-sails = { start-power } navigue { of-origin } vers { the-target } ({ count-ships }).
fleet-lost = { start-power } n’a aucune retraite depuis { the-place } : { $units ->
    [one] { $units } unité navale perdue
   *[other] { $units } unités navales perdues
}.
fleet-retreats = { start-power } bat en retraite { of-origin } vers { the-target } ({ $units ->
    [one] { $units } unité navale
   *[other] { $units } unités navales
}).
naval-stopped = Le mouvement naval { of-power } n’a pas lieu.
chase-tried = { start-power } tente d’intercepter { in-target } depuis { the-origin } : { $total }, { $success ->
    [1] réussite
   *[other] échec
}.
evade-tried = { start-power } tente d’éviter la bataille { in-place } en allant vers { the-target } : { $total }, { $success ->
    [1] réussite
   *[other] échec
}.
naval-begins = Combat naval { in-place } : { the-attacker } contre { the-defender }.
naval-fought = En mer, { the-attacker } inflige { count-hits } avec { count-dice }, { the-defender } { $losses } avec { count-against }.
naval-won = Victoire navale { of-winner } { in-place }.
naval-lost = Pertes { of-power } { in-place } : { count-ships }.
transport-begins = Une armée { of-power } embarque { in-place } et prend la mer, vers { the-sea } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité terrestre
   *[other] { $units } unités terrestres
}).
transport-stopped = Le transport naval depuis { the-place } n’a pas lieu ({ $power }).
piracy-begins = Piraterie { in-sea } contre { the-target }.
piracy-stopped = La piraterie { in-sea } n’a pas lieu.
piracy-hunted = { start-power } lance { count-dice } contre les pirates { in-sea } : { $sunk ->
    [one] { $sunk } éliminé
   *[other] { $sunk } éliminés
}.
piracy-raided = Piraterie { in-sea } contre { the-target } : { count-hits } avec { count-dice }.
piracy-ship_lost = Les pirates prennent une escadre { of-power } { in-place }.
piracy-point = La piraterie contre { the-target } rapporte un PV (total : { $points }).

## Probabilités

odds-naval_combat = Un combat naval
odds-naval_interception = Une interception en mer
odds-naval_avoiding = Éviter la bataille en mer
odds-piracy = Piraterie
naval-attacker-wins = L’attaquant gagne
naval-tie = Égalité de dégâts : le défenseur gagne
naval-defender-wins = Le défenseur gagne
chase-success = L’interception réussit
passage-free = Les unités navales passent sans encombre
passage-intercepted = Les unités navales sont interceptées
chase-failure = L’interception échoue
evade-success = Les unités navales évitent la bataille
evade-failure = Les unités navales restent
piracy-hunted_down = Il ne reste aucun pirate
piracy-hits-0 = Aucun dégât
piracy-hits-1 = 1 dégât
piracy-hits-2 = 2 dégâts
piracy-hits-3 = 3 dégâts
piracy-hits-4 = 4 dégâts
naval-leader = Valeur de combat du meilleur chef naval
naval-extra = Cartes
naval-in_port = Défense d’un port
piracy-leader = Valeur de piraterie du chef naval
piracy-ships_there = Escadres de la cible dans la zone de mer
piracy-ships_near = Escadres de la cible à côté de la zone de mer
piracy-fortresses = Forteresses au bord de la zone de mer

# Pourquoi une réponse n’est pas offerte : en mer, aux pirates, aux bâtisseurs, en hiver.
refused-sea-nobody = Vous n’avez pas d’unité navale { in-place }.
refused-sea-beaten = Vos unités navales { in-place } ont perdu un combat pendant cette impulsion.
refused-sea-under-way = Toutes vos unités navales { in-place } ont leur destination, ou n’en ont aucune possible.
refused-sea-far = Vous ne pouvez pas aller directement vers { the-place }.
refused-sea-atlantic = Les unités navales de Gênes et de Venise et Andrea Doria ne vont jamais { in-place }.
refused-sea-port = Vous ne contrôlez pas le port { of-place }, et aucune unité navale ennemie ne s’y trouve.
refused-sea-foreign = Vous ne contrôlez pas le port { of-place }.
refused-sea-unrest = { start-place } est en agitation.
refused-sea-enemies = Il y a des unités navales ennemies { in-place }.
refused-sea-engaged = Des unités navales { of-power } sont { in-place } : on n’intercepte pas de là.
refused-sea-tried = Vos unités navales { in-place } ont déjà fait leur tentative.
refused-piracy-no-corsair = Il n’y a aucun pirate { in-sea }.
refused-piracy-once = Il y a déjà eu un acte de piraterie { in-sea } ce tour-ci.
refused-piracy-nobody = Personne à piller n’a de port { in-sea }.
refused-piracy-own-player = Le même joueur dirige { the-power }.
refused-piracy-no-port = { start-power } n’est pas une puissance majeure ayant un port { in-sea }.
refused-build-port = { start-space } n’est pas un port ({ $unit }).
refused-build-haven = On ne construit que des pirates { in-space }.
refused-build-home = { start-space } n’est pas un espace d’origine qui convient, ou il ne reste plus de pion ({ $unit }).
refused-build-lost = { start-space } est en d’autres mains.
refused-build-unrest = { start-space } est en agitation.
refused-build-enemies = { start-space } est assiégé, ou occupé par des unités ennemies.
refused-winter-walls = { start-space } n’est pas l’un de vos espaces fortifiés.
refused-winter-lost = Votre capitale, { the-space }, est en d’autres mains.
refused-winter-capital = Les unités en excès vont dans la capitale, pas { in-space }.
refused-winter-far = { start-space } n’est ni l’espace fortifié le plus proche ni la capitale.
refused-winter-full = { start-space } abrite déjà quatre unités terrestres.
refused-winter-port-far = { start-space } n’est pas le port le plus proche.
refused-winter-port-foreign = { start-space } n’est pas l’un de vos ports.
