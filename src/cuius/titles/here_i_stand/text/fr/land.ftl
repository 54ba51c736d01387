# Mouvement terrestre, interception, bataille évitée, bataille rangée et retraite (sections 5, 13, 14, 15.2).

## Questions

move-from = Déplacer une formation depuis quel espace ?
move-to = Depuis { $space }, aller où ?
move-on = Trop faible pour assiéger { $space } : continuer ou battre en retraite ?
intercept-from = Mouvement vers { $space } ({ $mover }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}) : intercepter depuis quel espace ?
avoid-to = L’ennemi entre à { $space } ({ $mover }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}) : éviter la bataille en allant où ?
withdraw = L’ennemi entre à { $space } ({ $mover }) : se mettre à l’abri des fortifications ?
retreat-to = Retraite depuis { $space } : vers quel espace ?
battle-loss = { $power } : quelle unité est perdue ? (encore { $many })
battle-loss_from = Quelle force subit la prochaine perte ?
respond-move-declared = Mouvement vers { $space } ({ $mover }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}). Jouer une carte contre ce mouvement ?
respond-battle-mercenaries = Bataille à { $space }, { $attacker } contre { $defender } : engager au dernier moment ?
respond-battle-cards = Bataille, { $attacker } contre { $defender } : jouer une carte de combat ?
respond-battle-dice = Bataille, { $attacker } contre { $defender }, les dés sont jetés : jouer une carte ?
move-leader = Mouvement depuis { $space } : quel chef ?
move-regulars = Mouvement depuis { $space } : combien de réguliers ({ $power }) ?
move-hired = Mouvement depuis { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?
intercept-leader = Interception depuis { $space } : quel chef ?
intercept-regulars = Interception depuis { $space } : combien de réguliers ({ $power }) ?
intercept-hired = Interception depuis { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?
avoid-leader = Bataille évitée à { $space } : quel chef ?
avoid-regulars = Bataille évitée à { $space } : combien de réguliers ({ $power }) ?
avoid-hired = Bataille évitée à { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?
shelter-leader = Derrière les murs de { $space } : quel chef ?
shelter-regulars = Derrière les murs de { $space } : combien de réguliers ({ $power }) ?
shelter-hired = Derrière les murs de { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?
sortie-leader = Sortie de { $space } : quel chef ?
sortie-regulars = Sortie de { $space } : combien de réguliers ({ $power }) ?
sortie-hired = Sortie de { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?
back-leader = Retour dans { $space } : quel chef ?
back-regulars = Retour dans { $space } : combien de réguliers ({ $power }) ?
back-hired = Retour dans { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?
refuge-leader = Refuge dans { $space } : quel chef ?
refuge-regulars = Refuge dans { $space } : combien de réguliers ({ $power }) ?
refuge-hired = Refuge dans { $space } : combien de mercenaires ou de cavaliers ({ $power }) ?

## Réponses

choice-move-on-retreat = Battre en retraite
choice-intercept-from-pass = Ne pas intercepter
choice-avoid-to-pass = Rester
choice-withdraw-withdraw = Rentrer à l’abri
choice-withdraw-stand = Rester dehors
choice-battle-loss_from-relief = La force de secours
choice-battle-loss_from-garrison = La garnison
choice-move-leader-done = Plus aucun chef
choice-intercept-leader-done = Plus aucun chef
choice-avoid-leader-done = Plus aucun chef
choice-shelter-leader-done = Plus aucun chef
choice-sortie-leader-done = Plus aucun chef
choice-back-leader-done = Plus aucun chef
choice-refuge-leader-done = Plus aucun chef

## Événements

move-done = { $power } : mouvement de { $origin } à { $space } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité
   *[other] { $units } unités
}).
move-stopped = Le mouvement vers { $space } n’a pas lieu ({ $power }).
intercept-tried = { $power } : interception à { $space } depuis { $origin }, { $total }, { $success ->
    [1] réussi
   *[other] manqué
}.
avoid-tried = { $power } : bataille à éviter à { $space }, { $total }, { $success ->
    [1] réussi
   *[other] manqué
}.
avoid-freely = { $power } : déjà en déroute, départ de { $space } sans jet de dés.
withdraw-done = { $power } : les défenseurs de { $space } rentrent à l’abri des murs.
battle-begins = Bataille à { $space } : { $attacker } contre { $defender }.
battle-fought = { $attacker } contre { $defender } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $losses } avec { $against } en réponse.
battle-no_change = { $power } ne peut pas faire de la monnaie et perd une unité de plus.
battle-won = Victoire à { $space } : { $winner }.
retreat-inside = { $power } : repli derrière les murs de { $space } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité
   *[other] { $units } unités
}).
retreat-done = { $power } : de { $origin } vers { $target } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité
   *[other] { $units } unités
}).
retreat-lost = { $power } : aucune issue à { $space }, { $units ->
    [one] { $units } unité perdue
   *[other] { $units } unités perdues
}.

## Probabilités

odds-battle = Une bataille rangée
odds-interception = Une interception terrestre
odds-avoiding = Une bataille évitée sur terre
battle-attacker-wins = L’attaquant gagne
battle-tie = Touches égales : le défenseur gagne
battle-defender-wins = Le défenseur gagne
intercept-success = L’interception réussit
intercept-failure = L’interception échoue
avoid-success = La pile s’échappe
avoid-failure = La pile reste
move-free = Personne n’intercepte
move-intercepted = Interception en chemin
intercept-won = Elle réussit, et la bataille est gagnée
intercept-lost = Elle réussit, et la bataille est perdue
avoid-stays-wins = La pile reste et gagne la bataille
avoid-stays-loses = La pile reste et perd la bataille
leader-rating = Valeur de combat du meilleur chef
cavalry-own = Cavalerie propre
cavalry-enemy = Cavalerie ottomane en face
battle-defending = En défense
battle-cards = Cartes de combat

## Refus

refused-march-nobody = Vous n’avez personne à { $space }.
refused-march-besieged = Vos unités à { $space } sont assiégées.
refused-march-fresh-siege = Vos unités ont mis le siège devant { $space } dans cette impulsion et y restent.
refused-march-beaten = Vos unités à { $space } ont été battues, ou ne peuvent plus bouger, dans cette impulsion.
refused-march-no-road = Depuis { $space }, cette action ne mène à aucun espace où vous pouvez entrer.
refused-march-far = { $space } n’est pas adjacent.
refused-march-pass = On va à { $space } par un col : il faut l’action plus chère.
refused-march-plain = On va à { $space } sans passer de col : l’action moins chère y mène.
refused-march-leaders-alone = Les chefs ne vont pas à { $space } sans unités terrestres : l’ennemi y est.
refused-march-electorate = Avant la Ligue de Schmalkalden, personne n’entre dans l’électorat de { $space }.
refused-march-neutral = { $space } vous est fermé : ni guerre ni alliance ({ $power }).
refused-march-strangers = Les unités à { $space } ne sont ni toutes alliées ni toutes ennemies.
refused-march-tried-there = Vous avez déjà tenté d’intercepter ce mouvement depuis { $space }.
refused-march-no-pass = On n’intercepte pas par un col, et { $space } est derrière un col.
refused-march-leader-alone = Un chef à { $space } n’intercepte seul que là où il y a des unités amies.
refused-march-tried = Vos unités à { $space } ont déjà tenté d’intercepter dans cette impulsion.
refused-march-enemys-way = L’ennemi est venu de { $space }.
refused-march-not-friendly = { $space } n’est ni à vous ni à un allié.
refused-march-unrest = { $space } est en agitation.
refused-march-enemies = Il y a des unités ennemies à { $space }.
