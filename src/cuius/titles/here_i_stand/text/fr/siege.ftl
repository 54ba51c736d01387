# Contrôle, agitation, sièges, assauts, construction et déploiement de printemps (sections 10, 12, 15, 17).

## Questions

control-space = Quel espace contrôler ou apaiser ?
control-use = Que faire à { $space } ?
siege-retreat = Le siège est brisé ({ $space }) : où battre en retraite ?
harbour-sea = { $space } a changé de mains : vers quelle mer vont les navires ?
assault-space = Quel espace prendre d'assaut ?
assault-leader = Assaut ({ $space }) : quel chef y participe ?
assault-regulars = Assaut ({ $space }) : combien de réguliers ({ $power }) ?
assault-hired = Assaut ({ $space }) : combien de mercenaires ou de cavaliers ({ $power }) ?
build-where = Où construire ? ({ $unit })
build-owner = À qui appartient l’unité construite à { $space } ({ $unit }) ?
build-war = Pour quelle guerre à l'étranger ? ({ $unit })
choice-build-war-at_home = Aucune : elle reste sur la carte
recruits-unit = Que construire ? (il reste { $points } { $points ->
    [one] point
   *[other] points
})
mercenaries-where = Où vont les prochains mercenaires ? ({ $units } à placer)
spring-from = Depuis quelle capitale se déployer ?
spring-to = Déploiement depuis { $space } : vers où ?
spring-leader = Déploiement depuis { $space } : quel chef part ?
spring-regulars = Déploiement depuis { $space } : combien de réguliers ({ $power }) ?
spring-hired = Déploiement depuis { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?

respond-assault-declared = Assaut annoncé à { $space } ({ $power }). Y répondre par une carte ?
respond-assault-recruits = Avant l'assaut à { $space } ({ $power }) : jouer une carte ?
respond-assault-attacker = Assaut à { $space } ({ $power }) : jouer une carte de combat comme attaquant ?
respond-assault-defender = Assaut à { $space } ({ $power }) : jouer une carte de combat comme défenseur ?
respond-assault-rolled = Assaut à { $space } ({ $power }), les dés sont jetés : jouer une carte ?
respond-spring-begins = Avant tout déploiement : jouer une carte ?
respond-spring-own = Avant votre déploiement : jouer une carte ?

## Réponses

choice-control-use-take = Prendre le contrôle
choice-control-use-calm = Mettre fin à l'agitation
choice-assault-leader-done = Pas d'autre chef
choice-spring-leader-done = Pas d'autre chef
choice-spring-from-pass = Ne pas se déployer
choice-recruits-unit-pass = Ne plus rien construire

## Événements

control-taken = { $power } : contrôle pris ({ $space }).
unrest-comes = Agitation à { $space }.
unrest-goes = Fin de l'agitation à { $space }.
siege-laid = { $power } : siège mis devant { $space }.
siege-broken = Le siège est brisé ({ $space }).
siege-captured = { $leader } est capturé ({ $power }).
siege-escaped = { $leader } s'échappe et reviendra au prochain tour.
harbour-left = { $power } : les navires quittent { $space } ({ $sea }).
assault-stopped = L'assaut n'a pas lieu ({ $space }, { $power }).
assault-begins = { $power } : assaut contre { $space }, { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} contre { $defence }.
assault-restless = Les mercenaires quittent l'assaut ({ $power }, { $units } perdus).
assault-fought = Assaut contre { $space } ({ $power }) : { $hits ->
    [one] { $hits } dégât infligé
   *[other] { $hits } dégâts infligés
}, { $losses } subis.
assault-won = { $space } tombe ({ $power }).
assault-failed = { $space } résiste à l'assaut ({ $power }).
knights-gone = Les chevaliers de Saint-Jean sont chassés ({ $space }).
build-done = { $power } : construction à { $space } ({ $unit }).
build-abroad = { $power } : construction pour une guerre à l'étranger ({ $card }, { $unit }).
spring-deployed = { $power } : déploiement de { $space } à { $target } ({ $units ->
    [0] chefs seulement
    [one] { $units } unité terrestre
   *[other] { $units } unités terrestres
}).

## Probabilités

assault-success = L'espace tombe
assault-continues = Le siège continue
assault-breaks = Le siège est brisé
assault-destroyed = L'attaquant est anéanti
odds-assault = Un assaut
odds-assault-units = Unités à l'assaut
odds-assault-leader = Meilleur chef de l'assaut
odds-assault-card = Carte de combat
