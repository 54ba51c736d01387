# Contrôle, agitation, sièges, assauts, construction et déploiement de printemps (sections 10, 12, 15, 17).

## Questions

control-space = Quel espace contrôler, ou dans quel espace mettre fin à l’agitation ?
control-use = Que faites-vous { in-space } ?
siege-retreat = Le siège { of-space } est brisé : où battre en retraite ?
harbour-sea = { start-space } est en d’autres mains : vers quelle zone de mer vont les unités navales ?
assault-space = À quel espace donner l’assaut ?
assault-leader = Assaut contre { the-space } : quel chef y participe ?
assault-regulars = Assaut contre { the-space } : combien de réguliers ({ $power }) ?
assault-hired = Assaut contre { the-space } : combien de mercenaires ou de cavaliers ({ $power }) ?
build-where = Où construire ? ({ $unit })
build-owner = À qui est { the-unit } que vous construisez { in-space } ?
build-war = Pour quelle guerre à l’étranger ? ({ $unit })
choice-build-war-at_home = Aucune : elle reste sur la carte
recruits-unit = Que construire ? ({ $points ->
    [one] { $points } PC restant
   *[other] { $points } PC restants
})
mercenaries-where = Où vont les prochains mercenaires ? ({ $units } à placer)
spring-from = Depuis quelle capitale se déployer ?
spring-to = Déploiement depuis { the-space } : vers quel espace ?
spring-leader = Déploiement depuis { the-space } : quel chef part ?
spring-regulars = Déploiement depuis { the-space } : combien de réguliers ({ $power }) ?
spring-hired = Déploiement depuis { the-space } : combien de mercenaires ou de cavaliers ({ $power }) ?

respond-assault-declared = { start-power } annonce un assaut contre { the-space }. Y répondez-vous par une carte ?
respond-assault-recruits = Avant l’assaut { of-power } contre { the-space } : jouez-vous une carte ?
respond-assault-attacker = Assaut { of-power } contre { the-space } : jouez-vous une carte de combat comme attaquant ?
respond-assault-defender = Assaut { of-power } contre { the-space } : jouez-vous une carte de combat comme défenseur ?
respond-assault-rolled = Assaut { of-power } contre { the-space }, les dés sont jetés (dégâts : { $hits } contre { $losses }) : jouez-vous une carte ?
respond-spring-begins = Avant tout déploiement : jouez-vous une carte ?
respond-spring-own = Avant votre déploiement : jouez-vous une carte ?

## Réponses

choice-control-use-take = Prendre le contrôle
choice-control-use-calm = Mettre fin à l’agitation
choice-assault-leader-done = Aucun autre chef
choice-spring-leader-done = Aucun autre chef
choice-spring-from-pass = Ne pas se déployer
choice-recruits-unit-pass = Ne plus rien construire

## Événements

control-taken = { start-power } prend le contrôle { of-space }.
unrest-comes = Agitation { in-space }.
unrest-goes = Fin de l’agitation { in-space }.
siege-laid = { start-power } met le siège devant { the-space }.
siege-broken = Le siège { of-space } est brisé.
siege-captured = { start-leader } est capturé par { the-power }.
siege-escaped = { start-leader } s’échappe et reviendra au prochain tour.
harbour-left = Les unités navales { of-power } quittent { the-space } pour { the-sea }.
assault-stopped = L’assaut { of-power } contre { the-space } n’a pas lieu.
assault-begins = { start-power } donne l’assaut { to-space } : { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} contre { $defence }.
assault-restless = Les mercenaires { of-power } abandonnent l’assaut ({ $units ->
    [one] { $units } perdu
   *[other] { $units } perdus
}).
assault-fought = Assaut { of-power } contre { the-space } : { $hits ->
    [one] { $hits } dégât infligé
   *[other] { $hits } dégâts infligés
}, { $losses ->
    [one] { $losses } subi
   *[other] { $losses } subis
}.
assault-won = { start-space } tombe aux mains { of-power }.
assault-failed = { start-space } résiste à l’assaut { of-power }.
knights-gone = Les chevaliers de Saint-Jean sont chassés { of-space }.
build-done = { start-power } { $unit_id ->
    [squadron] construit
    [corsair] construit
   *[other] lève
} { a-unit } { in-space }.
build-abroad = { start-power } lève { a-unit } pour une guerre à l’étranger (« { $card } »).
spring-deployed = { start-power } se déploie { of-space } vers { the-target } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité terrestre
   *[other] { $units } unités terrestres
}).

## Probabilités

assault-success = L’espace tombe
assault-continues = Le siège continue
assault-breaks = Le siège est brisé
assault-destroyed = L’attaquant est anéanti
odds-assault = Un assaut
odds-assault-units = Unités à l’assaut
odds-assault-leader = Meilleur chef de l’assaut
odds-assault-card = Carte de combat
