# Mouvement terrestre, interception, bataille évitée, bataille rangée et retraite (sections 5, 13, 14, 15.2).

## Questions

move-from = Depuis quel espace déplacez-vous une formation ?
move-to = Depuis { the-space } : vers quel espace ?
move-on = Trop peu d’unités pour assiéger { the-space } : continuer ou battre en retraite ?
intercept-from = { start-mover } va vers { the-space } ({ count-units }) : depuis quel espace intercepter ?
avoid-to = { start-mover } entre { in-space } ({ count-units }) : éviter la bataille en allant où ?
withdraw = { start-mover } entre { in-space } : se retrancher derrière les fortifications ?
retreat-to = Retraite depuis { the-space } : vers quel espace ?
battle-loss = { start-power } doit encore perdre { $many ->
    [one] { $many } unité
   *[other] { $many } unités
} : laquelle retirer ?
battle-loss_from = Quelle force subit le prochain dégât ?
respond-move-declared = { start-mover } annonce un mouvement vers { the-space } ({ count-units }). Y répondez-vous par une carte ?
respond-battle-mercenaries = Bataille { in-space }, { the-attacker } contre { the-defender } : recruter au dernier moment ?
respond-battle-cards = Bataille, { the-attacker } contre { the-defender } : jouez-vous une carte de combat ?
respond-battle-dice = Bataille, { the-attacker } contre { the-defender }, les dés sont jetés (dégâts : { $hits } contre { $losses }) : jouez-vous une carte ?
move-leader = Mouvement depuis { the-space } : quel chef ?
move-regulars = Mouvement depuis { the-space } : combien de réguliers ({ $power }) ?
move-hired = Mouvement depuis { the-space } : combien de mercenaires ou de cavaliers ({ $power }) ?
intercept-leader = Interception depuis { the-space } : quel chef ?
intercept-regulars = Interception depuis { the-space } : combien de réguliers ({ $power }) ?
intercept-hired = Interception depuis { the-space } : combien de mercenaires ou de cavaliers ({ $power }) ?
avoid-leader = Éviter la bataille { in-space } : avec quel chef ?
avoid-regulars = Éviter la bataille { in-space } : avec combien de réguliers ({ $power }) ?
avoid-hired = Éviter la bataille { in-space } : avec combien de mercenaires ou de cavaliers ({ $power }) ?
shelter-leader = Derrière les fortifications { of-space } : quel chef ?
shelter-regulars = Derrière les fortifications { of-space } : combien de réguliers ({ $power }) ?
shelter-hired = Derrière les fortifications { of-space } : combien de mercenaires ou de cavaliers ({ $power }) ?
sortie-leader = Sortie { of-space } : quel chef ?
sortie-regulars = Sortie { of-space } : combien de réguliers ({ $power }) ?
sortie-hired = Sortie { of-space } : combien de mercenaires ou de cavaliers ({ $power }) ?
back-leader = Retour derrière les fortifications { of-space } : quel chef ?
back-regulars = Retour derrière les fortifications { of-space } : combien de réguliers ({ $power }) ?
back-hired = Retour derrière les fortifications { of-space } : combien de mercenaires ou de cavaliers ({ $power }) ?
refuge-leader = Refuge derrière les fortifications { of-space } : quel chef ?
refuge-regulars = Refuge derrière les fortifications { of-space } : combien de réguliers ({ $power }) ?
refuge-hired = Refuge derrière les fortifications { of-space } : combien de mercenaires ou de cavaliers ({ $power }) ?

## Réponses

choice-move-on-retreat = Battre en retraite
choice-intercept-from-pass = Ne pas intercepter
choice-avoid-to-pass = Accepter la bataille
choice-withdraw-withdraw = Se retrancher
choice-withdraw-stand = Rester à découvert
choice-battle-loss_from-relief = La force de secours
choice-battle-loss_from-garrison = La garnison
choice-move-leader-done = Aucun autre chef
choice-intercept-leader-done = Aucun autre chef
choice-avoid-leader-done = Aucun autre chef
choice-shelter-leader-done = Aucun autre chef
choice-sortie-leader-done = Aucun autre chef
choice-back-leader-done = Aucun autre chef
choice-refuge-leader-done = Aucun autre chef

## Événements

move-done = { start-power } va { of-origin } vers { the-space } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité
   *[other] { $units } unités
}).
move-stopped = Le mouvement vers { the-space } n’a pas lieu ({ $power }).
intercept-tried = { start-power } tente d’intercepter { in-space } depuis { the-origin } : { $total }, { $success ->
    [1] réussite
   *[other] échec
}.
avoid-tried = { start-power } tente d’éviter la bataille { in-space } : { $total }, { $success ->
    [1] réussite
   *[other] échec
}.
avoid-freely = Après sa défaite, { the-power } quitte { the-space } sans jet de dés.
withdraw-done = { start-power } se retranche derrière les fortifications { of-space }.
battle-begins = Bataille { in-space } : { the-attacker } contre { the-defender }.
battle-fought = { start-attacker } inflige { count-hits } avec { count-dice }, { the-defender } { $losses } avec { count-against }.
battle-no_change = { start-power } ne peut pas faire de la monnaie et perd une unité de plus.
battle-won = Victoire { of-winner } { in-space }.
retreat-inside = { start-power } se retranche derrière les fortifications { of-space } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité
   *[other] { $units } unités
}).
retreat-done = { start-power } bat en retraite { of-origin } vers { the-target } ({ $units ->
    [0] chefs seuls
    [one] { $units } unité
   *[other] { $units } unités
}).
retreat-lost = { start-power } n’a aucune retraite depuis { the-space } : { $units ->
    [one] { $units } unité perdue
   *[other] { $units } unités perdues
}.

## Probabilités

odds-battle = Une bataille rangée
odds-interception = Une interception terrestre
odds-avoiding = Éviter la bataille sur terre
battle-attacker-wins = L’attaquant gagne
battle-tie = Égalité de dégâts : le défenseur gagne
battle-defender-wins = Le défenseur gagne
intercept-success = L’interception réussit
intercept-failure = L’interception échoue
avoid-success = La pile évite la bataille
avoid-failure = La pile reste
move-free = Personne n’intercepte
move-intercepted = Interception en chemin
intercept-won = Elle réussit, et la bataille est gagnée
intercept-lost = Elle réussit, et la bataille est perdue
avoid-stays-wins = La pile reste et gagne la bataille
avoid-stays-loses = La pile reste et perd la bataille
leader-rating = Valeur de combat du meilleur chef
cavalry-own = Votre cavalerie
cavalry-enemy = Cavalerie ottomane en face
battle-defending = En défense
battle-cards = Cartes de combat

## Refus

refused-march-nobody = Vous n’avez aucune unité { in-space }.
refused-march-besieged = Vos unités { in-space } sont assiégées.
refused-march-fresh-siege = Vos unités ont mis le siège devant { the-space } pendant cette impulsion et y restent.
refused-march-beaten = Vos unités { in-space } ont été battues pendant cette impulsion ou ne peuvent plus bouger.
refused-march-no-road = Depuis { the-space }, cette action ne mène à aucun espace où vous puissiez entrer.
refused-march-far = { start-space } n’est pas adjacent.
refused-march-pass = On n’atteint { the-space } que par un col : il faut l’action de mouvement par un col.
refused-march-plain = Aucun col ne mène { in-space } : le mouvement en terrain ouvert, moins cher, suffit.
refused-march-leaders-alone = L’ennemi tient { the-space } : les chefs n’y vont pas sans unités terrestres.
refused-march-electorate = Avant la Ligue de Schmalkalden, personne n’entre dans l’électorat { of-space }.
refused-march-neutral = Vous ne pouvez pas entrer { in-space } : ni guerre ni alliance avec { the-power }.
refused-march-strangers = Les unités { in-space } ne sont ni toutes alliées ni toutes ennemies.
refused-march-tried-there = Vous avez déjà tenté d’intercepter ce mouvement depuis { the-space }.
refused-march-no-pass = On n’intercepte pas par un col, et { the-space } est de l’autre côté d’un col.
refused-march-leader-alone = Un chef seul { in-space } n’intercepte que là où il y a des unités amies.
refused-march-tried = Vos unités { in-space } ont déjà tenté d’intercepter pendant cette impulsion.
refused-march-enemys-way = L’ennemi est venu { of-space }.
refused-march-not-friendly = { start-space } n’est ni à vous ni à un allié.
refused-march-unrest = { start-space } est en agitation.
refused-march-enemies = Il y a des unités ennemies { in-space }.
