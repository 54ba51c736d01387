# Mouvements navals, interception, bataille évitée et combat en mer, transport, piraterie (sections 5.3, 16).

## Questions

fleet-from = Mouvement naval : depuis où ?
fleet-to = Navires à { $place } ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
}) : vers où ?
fleet-whole = Tous les navires à { $place } partent-ils ({ $power }) ?
fleet-squadrons = Depuis { $place } : combien d’escadres ({ $power }) ?
fleet-corsairs = Depuis { $place } : combien de corsaires ?
fleet-leader = Depuis { $place } : quel chef naval les accompagne ?
fleet-follow = Aucun navire ne reste à { $place } : où va { $leader } ?
fleet-battle = Combat naval : où d’abord ?
fleet-enemy = Combat naval à { $place } : contre qui d’abord ?
fleet-retreat = Retraite des navires depuis { $place } : vers où ?
chase-from = Mouvement naval ({ $mover }) : intercepter depuis où ?
chase-to = Mouvement naval ({ $mover }) : depuis { $place }, intercepter dans quelle zone de mer ?
chase-whole = Tous les navires à { $place } tentent-ils d’intercepter ({ $power }) ?
chase-squadrons = Interception depuis { $place } : combien d’escadres ({ $power }) ?
chase-corsairs = Interception depuis { $place } : combien de corsaires ?
chase-leader = Interception depuis { $place } : quel chef naval les accompagne ?
evade-to = Des navires ennemis entrent dans { $place } ({ $mover }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}) : éviter la bataille en allant où ?
naval-survivor = Les deux flottes couleraient à { $place } : quelle sorte de navire reste ?
naval-loss = { $place } : à qui est l’escadre perdue ?
transport-to = L’armée est en mer, { $sea } ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
} ; points de commandement restants : { $points }) : vers où ?
piracy-sea = Piraterie dans quelle zone de mer ?
piracy-target = Piraterie, { $sea } : contre qui ?
piracy-price = Piraterie, { $sea }, { $many ->
    [one] { $many } touche
   *[other] { $many } touches
} à payer : que coûte la prochaine ?
piracy-ship = Piraterie, { $sea } : où une escadre est-elle perdue ?
respond-naval-declared = Mouvement naval ({ $mover }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}). Jouer une carte contre lui ?
respond-naval-roll = { $power }, { $place } : { $total } aux dés. Jouer une carte ?
respond-naval-cards = Combat naval à { $place }, { $attacker } contre { $defender } : jouer une carte de combat ?
respond-naval-dice = Combat naval à { $place }, { $attacker } contre { $defender }, les dés sont jetés : jouer une carte ?
respond-naval-rowers = Combat naval à { $place }, { $attacker } contre { $defender }, les dés sont jetés : donner des rames à un camp ?
respond-transport-declared = Transport depuis { $place } par { $sea } ({ $mover }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}). Jouer une carte contre lui ?
respond-piracy-declared = Piraterie, { $sea }, contre { $target }. Jouer une carte contre elle ?

## Réponses

choice-fleet-from-done = Plus aucun navire
choice-fleet-whole-all = Tous
choice-fleet-whole-part = Une partie
choice-fleet-leader-done = Plus aucun chef
choice-chase-from-pass = Ne pas intercepter
choice-chase-whole-all = Tous
choice-chase-whole-part = Une partie
choice-chase-leader-done = Plus aucun chef
choice-evade-to-pass = Rester
choice-piracy-price-ship = Une escadre
choice-piracy-price-card = Une carte au hasard
choice-piracy-price-point = Un point de victoire

## Événements

fleet-sails = { $power } : de { $origin } à { $target } ({ $squadrons ->
    [one] { $squadrons } escadre
   *[other] { $squadrons } escadres
}, { $corsairs ->
    [one] { $corsairs } corsaire
   *[other] { $corsairs } corsaires
}).
fleet-lost = { $power } : aucune issue à { $place }, { $units ->
    [one] { $units } navire perdu
   *[other] { $units } navires perdus
}.
fleet-retreats = { $power } : de { $origin } en retraite vers { $target } ({ $units ->
    [one] { $units } navire
   *[other] { $units } navires
}).
naval-stopped = Le mouvement naval n’a pas lieu ({ $power }).
chase-tried = { $power } : interception navale, { $target }, depuis { $origin }, { $total }, { $success ->
    [1] réussi
   *[other] manqué
}.
evade-tried = { $power } : bataille à éviter, de { $place } vers { $target }, { $total }, { $success ->
    [1] réussi
   *[other] manqué
}.
naval-begins = Combat naval à { $place } : { $attacker } contre { $defender }.
naval-fought = { $attacker } contre { $defender } en mer : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $losses } avec { $against } en réponse.
naval-won = Victoire navale à { $place } : { $winner }.
naval-lost = { $power } : pertes à { $place }, { $squadrons ->
    [one] { $squadrons } escadre
   *[other] { $squadrons } escadres
}, { $corsairs ->
    [one] { $corsairs } corsaire
   *[other] { $corsairs } corsaires
}.
transport-begins = { $power } : une armée embarque à { $place }, { $sea } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité terrestre
   *[other] { $units } unités terrestres
}).
transport-stopped = Le transport depuis { $place } n’a pas lieu ({ $power }).
piracy-begins = Piraterie, { $sea }, contre { $target }.
piracy-stopped = La piraterie n’a pas lieu, { $sea }.
piracy-hunted = { $power }, { $sea } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre les corsaires, { $sunk } éliminés.
piracy-raided = Piraterie, { $sea }, contre { $target } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
piracy-ship_lost = { $power } : une escadre à { $place } tombe aux mains des pirates.
piracy-point = La piraterie contre { $target } rapporte un point de victoire (total { $points }).

## Probabilités

odds-naval_combat = Un combat naval
odds-naval_interception = Une interception en mer
odds-naval_avoiding = Éviter la bataille en mer
odds-piracy = Piraterie
naval-attacker-wins = L’attaquant gagne
naval-tie = Touches égales : le défenseur gagne
naval-defender-wins = Le défenseur gagne
chase-success = L’interception réussit
passage-free = La flotte passe sans encombre
passage-intercepted = La flotte est interceptée
chase-failure = L’interception échoue
evade-success = La flotte s’esquive
evade-failure = La flotte reste
piracy-hunted_down = Il ne reste aucun corsaire
piracy-hits-0 = Aucune touche
piracy-hits-1 = Une touche
piracy-hits-2 = Deux touches
piracy-hits-3 = Trois touches
piracy-hits-4 = Quatre touches
naval-leader = Valeur de combat du meilleur chef naval
naval-extra = Cartes
naval-in_port = Défense d’un port
piracy-leader = Valeur de piraterie du chef naval
piracy-ships_there = Escadres de la cible dans la zone de mer
piracy-ships_near = Escadres à côté de la zone de mer
piracy-fortresses = Forteresses au bord de la zone de mer

# Pourquoi une réponse n’est pas offerte : en mer, aux pirates, aux bâtisseurs, en hiver.
refused-sea-nobody = Vous n’avez pas de navire à cet endroit ({ $place }).
refused-sea-beaten = Vos navires ({ $place }) ont perdu un combat pendant cette impulsion.
refused-sea-under-way = { $place } : tous les navires qui peuvent partir ont leur destination, ou n’en ont aucune.
refused-sea-far = { $place } n’est pas adjacent.
refused-sea-atlantic = Les navires de Gênes et de Venise, et Andrea Doria, ne naviguent jamais là ({ $place }).
refused-sea-port = { $place } n’est pas votre port, et aucun navire ennemi ne s’y trouve.
refused-sea-foreign = { $place } n’est pas votre port.
refused-sea-unrest = { $place } est en agitation.
refused-sea-enemies = Des navires ennemis se trouvent là ({ $place }).
refused-sea-engaged = Des navires de la puissance active ({ $power }) sont là ({ $place }) : on n’intercepte pas depuis cette position.
refused-sea-tried = Les navires ({ $place }) ont déjà tenté leur chance.
refused-piracy-no-corsair = Aucun pirate dans cette zone ({ $sea }).
refused-piracy-once = { $sea } : la piraterie y a déjà eu lieu ce tour.
refused-piracy-nobody = { $sea } : personne à piller n’y possède de port.
refused-piracy-own-player = { $power } : c’est le même joueur.
refused-piracy-no-port = { $power } n’est pas une puissance majeure avec un port sur cette zone ({ $sea }).
refused-build-port = { $unit } : { $space } n’est pas un port.
refused-build-haven = { $space } : on n’y construit que des pirates.
refused-build-home = { $unit } : { $space } n’est pas un espace d’origine qui convient, ou il ne reste pas de pion.
refused-build-lost = { $space } est en d’autres mains.
refused-build-unrest = { $space } : l’agitation y règne.
refused-build-enemies = { $space } est assiégé, ou des unités ennemies s’y trouvent.
refused-winter-walls = { $space } n’est pas un de vos espaces fortifiés.
refused-winter-lost = Votre capitale { $space } est en d’autres mains.
refused-winter-capital = Les unités en excès vont à la capitale, pas à { $space }.
refused-winter-far = { $space } n’est ni l’espace fortifié le plus proche ni la capitale.
refused-winter-full = { $space } abrite déjà quatre unités terrestres.
refused-winter-port-far = { $space } n’est pas le port le plus proche.
refused-winter-port-foreign = { $space } n’est pas votre port.
