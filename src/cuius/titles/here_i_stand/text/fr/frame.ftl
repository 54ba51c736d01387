# Cartes, impulsions, hiver, guerres étrangères, pirates, l’Empereur, victoire (sections 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Votre impulsion : quelle carte jouez-vous ?
impulse-manner = Pour ses points ou comme événement ?
action = Points de commandement restants : { $points }. Quelle action ?
respond-between = Avant de poursuivre : jouer une carte ?
respond-event-declared = { $power } joue { $card } comme événement. Jouer une carte contre ?
respond-emperor-transfer = Charles Quint part de { $origin } pour { $space }. Jouer une carte contre ?
respond-victory = Quelqu’un va gagner par domination. Jouer une carte ?
winter-port = Hiver : vers quel port va le prochain navire qui quitte { $place } ?
winter-admiral = Hiver : vers quel port va { $leader } ?
winter-recall = Hiver : de quel espace rappeler des unités dans la capitale ?
winter-recalled = Combien d’unités reviennent de { $space } ?
winter-to = Unités qui reviennent de { $origin } (encore { $units }) : vers où ?
winter-scots = Écossais qui reviennent de { $origin } (encore { $units }) : où la prochaine unité hiverne-t-elle ?
winter-who = De { $origin } à { $target } : quelles unités ?
winter-send = De { $origin } à { $target } : combien ? ({ $unit })
winter-lost = Le chemin du retour depuis { $space } n’est pas sûr : quelle unité est perdue ?
winter-leader = Où { $leader } passe-t-il l’hiver ? (depuis { $origin })
abroad-from = De quel espace envoyer une unité à la guerre étrangère ?
abroad-unit = Quel type d’unité depuis { $space } ?
abroad-leader = Quel chef les accompagne ? ({ $card })
abroad-war = Quelle guerre étrangère mener ?
abroad-home = { $card } est finie : où rentrent les troupes ?
ireland-help = Envoyer une unité aux Irlandais ? De quel espace ?
haven-where = Où est le refuge de pirates ?
emperor-to = Où se rend Charles Quint ?
emperor-alva = Le duc d’Albe accompagne-t-il Charles à { $space } ?

## Answers

manner-points = Points de commandement
manner-event = Événement
choice-impulse-card-pass = Passer
choice-action-pass = Plus d’action
choice-winter-recall-pass = Ne rappeler personne d’autre
choice-winter-to-pass = Les autres prennent un chemin peu sûr
choice-abroad-leader-pass = Aucun chef
choice-ireland-help-pass = N’envoyer personne
choice-alone = Charles seul
choice-together = Tous deux

## Events

phase-begins = Tour { $turn } : { $phase }.
deck-grows = Nouveau dans la pioche : { $cards }.
hand-dealt = Cartes distribuées ({ $power }) : { $many }.
card-drawn = Vous piochez { $card } ({ $power }).
card-answers = { $power } joue { $card }.
card-discarded = { $power } défausse { $card }.
impulse-points = { $power } joue { $card } pour ses points : { $points }.
impulse-event = { $power } joue { $card } comme événement.
impulse-passed = { $power } passe.
impulse-skipped = { $power } perd cette impulsion.
ruler-succeeds = Nouveau souverain ({ $power }) : { $ruler }.
points-gained = Points de bonus ({ $power }) : { $points }.
points-noted = Points après le tour { $turn }, dans l’ordre des impulsions : { $points }.
alliance-ends = L’alliance prend fin : { $one } et { $other }.
pirates-come = Des pirates s’installent : { $space }.
emperor-travels = { $leader } voyage de { $origin } à { $space }.
abroad-begins = { $card } : guerre étrangère ({ $power }), unités ennemies : { $foreign }.
abroad-sent = { $card } : unités envoyées ({ $power }) : { $many }.
abroad-battle = { $card } : combat ({ $power }), unités ennemies : { $foreign }.
abroad-ends = { $card } est finie. Unités de retour ({ $power }) : { $many }.
winter-returned = Retour de { $origin } à { $target } ({ $power }) : { $many } × { $unit }.
winter-attrition = Pertes sur le retour depuis { $space } ({ $power }) : { $many }.
winter-eliminated = Aucun espace ne les accueille ; pertes : { $space } ({ $power }), { $many }.
winter-ship_lost = Un navire ne trouve pas de port et se perd : { $place } ({ $power }).
winter-renegade_leaves = { $leader } quitte la carte.
winter-replacement = Un nouveau régulier : { $space } ({ $power }).
winter-overdue = En retard, cela arrive maintenant : { $card }.

## Results

result-military = Victoire militaire : { $winners }.
result-religious = Victoire religieuse : { $winners }.
result-standard = Victoire aux points : { $winners }.
result-domination = Victoire par domination : { $winners }.
result-time = Le plus de points à la fin du dernier tour : { $winners }.
