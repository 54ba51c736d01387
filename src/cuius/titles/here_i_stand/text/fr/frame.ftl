# Cartes, impulsions, hiver, guerres à l’étranger, pirates, l’Empereur, victoire (sections 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Votre impulsion : quelle carte jouez-vous ?
impulse-manner = Pour ses points de commandement ou comme événement ?
action = Points de commandement restants : { $points }. Quelle action ?
respond-between = Avant la suite : jouez-vous une carte ?
respond-event-declared = { start-power } joue « { $card } » comme événement. Y répondez-vous par une carte ?
respond-emperor-transfer = Charles Quint part { of-origin } pour { the-space }. Y répondez-vous par une carte ?
respond-victory = Une puissance va gagner par domination. Jouez-vous une carte ?
winter-port = Hiver : quel port rejoint la prochaine unité navale qui part { of-place } ?
winter-admiral = Hiver : quel port { the-leader } rejoint-il ?
winter-recall = Hiver : de quel espace rappelez-vous des unités dans la capitale ?
winter-recalled = Combien d’unités reviennent { of-space } ?
winter-to = Unités qui reviennent { of-origin } (encore { $units }) : vers quel espace ?
winter-scots = Écossais qui reviennent { of-origin } (encore { $units }) : où hiverne la prochaine unité ?
winter-who = Depuis { the-origin } vers { the-target } : quelles unités ?
winter-send = Depuis { the-origin } vers { the-target } : combien ? ({ units })
winter-lost = Aucun chemin dégagé ne ramène { of-space } : quelle unité est perdue ?
winter-leader = Où { the-leader } passe-t-il l’hiver ? (il vient { of-origin })
abroad-from = De quel espace envoyez-vous une unité à la guerre à l’étranger ?
abroad-unit = Quel type d’unité envoyez-vous depuis { the-space } ?
abroad-leader = Quel chef les accompagne ? (« { $card } »)
abroad-war = Quelle guerre à l’étranger menez-vous ?
abroad-home = « { $card } » est finie : où rentrent les unités ?
ireland-help = Envoyez-vous une unité aux Irlandais ? De quel espace ?
haven-where = Où placer le repaire de pirates ?
emperor-to = Où se rend Charles Quint ?
emperor-alva = Le duc d’Albe accompagne-t-il Charles Quint { in-space } ?

## Answers

manner-points = Points de commandement
manner-event = Événement
choice-impulse-card-pass = Passer
choice-action-pass = Plus aucune action
choice-winter-recall-pass = Ne rappeler personne d’autre
choice-winter-to-pass = Les autres rentrent sans chemin dégagé
choice-abroad-leader-pass = Aucun chef
choice-ireland-help-pass = N’envoyer personne
choice-alone = Charles Quint seul
choice-together = Tous les deux

## Events

phase-begins = Tour { $turn } : { $phase }.
deck-grows = Nouveau dans le paquet : { $cards }.
hand-dealt = { start-power } reçoit { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}.
card-drawn = Vous tirez « { $card } » ({ $power }).
card-answers = { start-power } joue « { $card } ».
card-discarded = { start-power } défausse « { $card } ».
impulse-points = { start-power } joue « { $card } » pour ses points : { $points } PC.
impulse-event = { start-power } joue « { $card } » comme événement.
impulse-passed = { start-power } passe.
impulse-skipped = { start-power } perd cette impulsion.
ruler-succeeds = Nouveau dirigeant ({ $power }) : { $ruler }.
points-gained = { start-power } gagne { $points ->
    [one] { $points } PV de bonus
   *[other] { $points } PV de bonus
}.
points-noted = PV après le tour { $turn }, dans l’ordre des impulsions : { $points }.
alliance-ends = L’alliance entre { the-one } et { the-other } prend fin.
pirates-come = Des pirates s’installent { in-space }.
emperor-travels = { start-leader } part { of-origin } et se rend { in-space }.
abroad-begins = « { $card } » : guerre à l’étranger pour { the-power }, { $foreign ->
    [one] { $foreign } unité ennemie
   *[other] { $foreign } unités ennemies
}.
abroad-sent = « { $card } » : { the-power } envoie { $many ->
    [one] { $many } unité
   *[other] { $many } unités
}.
abroad-battle = « { $card } » : { the-power } combat { $foreign ->
    [one] { $foreign } unité ennemie
   *[other] { $foreign } unités ennemies
}.
abroad-ends = « { $card } » est finie. Unités qui rentrent ({ $power }) : { $many }.
winter-returned = { start-power } rentre { of-origin } vers { the-target } ({ many-units }).
winter-attrition = Pertes sur le chemin du retour depuis { the-space } ({ $power }) : { $many }.
winter-eliminated = Aucun espace n’accueille les unités { of-space } ({ $power }) ; pertes : { $many }.
winter-ship_lost = Une unité navale { of-place } ne trouve pas de port et se perd ({ $power }).
winter-renegade_leaves = { start-leader } quitte la carte.
winter-replacement = { start-power } reçoit un régulier { in-space }.
winter-overdue = « { $card } » aurait déjà dû être jouée : l’événement a lieu maintenant.

## Results

result-military = Victoire militaire : { $winners }.
result-religious = Victoire religieuse : { $winners }.
result-standard = Victoire aux points de victoire : { $winners }.
result-domination = Victoire par domination : { $winners }.
result-time = Le plus de points de victoire à la fin du dernier tour : { $winners }.
