# Batailles, sièges, destin des chefs et prix de la guerre (15.7.5 à 15.8).

## Questions

battle-winner = { $province } : la bataille est indécise ({ $army }, { $enemy }). Qui l’emporte ?
battle-retreat = { $army } est battue ({ $province }). Où va-t-elle ?
siege-town = { $army } ({ $province }, troupes : { $troops }) : quelle ville assiéger ?
peace-winner = Plusieurs factions ont le plus de points de guerre ({ $points }). Qui a gagné la guerre ?
peace-town = Villes à prendre encore : { $towns }. Laquelle ?

## Réponses

choice-battle-retreat-stay = Rester sur le terrain
choice-siege-town-pass = N’assiéger aucune ville
choice-peace-town-pass = N’en prendre pas d’autre

## Événements

battle-fought = Bataille en { $province } : { $army } inflige { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $enemy } { $losses }.
battle-won = { $army } bat { $enemy }.
battle-retreats = { $army } se retire ({ $origin } → { $province }).
fight-army_gone = { $army } quitte la carte.
fight-pillage = { $faction } : le pillage rapporte { $money } d’argent.
war_points-gained = { $faction } : { $points ->
    [one] { $points } point de guerre
   *[other] { $points } points de guerre
}.
siege-begins = { $army } (troupes : { $troops }) met le siège devant { $town } (garnison : { $garrison }).
siege-relieved = Des secours entrent dans { $town } et le siège échoue ({ $army }).
siege-fought = Siège ({ $town }) : { $army } inflige { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, la garnison { $losses }.
siege-taken = { $army } prend { $town } et y laisse { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
} en garnison.
siege-too_few = La garnison est vaincue ({ $town }), mais { $army } n’a plus assez de troupes pour tenir la ville. Le siège échoue.
siege-held = { $town } résiste à { $army }.
fate-tested = Destin ({ $character }) : { $roll } aux dés, malheur à partir de { $needed }.
fate-killed = { $character } tombe.
fate-captured = { $character } tombe aux mains de l’ennemi ({ $faction }).
fate-taken_by_rebels = { $character } tombe aux mains des révoltés.
fate-wounded = Blessure : { $character } ne combat plus jusqu’à la fin du tour.
peace-won = Guerre gagnée : { $faction } (points de guerre : { $points }).
peace-freed = { $character } retrouve la liberté.

## Probabilités

odds-battle = Une bataille
odds-battle-won = Victoire
odds-battle-lost = Défaite
odds-battle-open = Les royalistes choisissent le vainqueur
odds-siege = Un siège
odds-siege-taken = La ville tombe
odds-siege-too_few = Elle tomberait, mais il reste trop peu de troupes pour la tenir
odds-siege-held = La ville résiste
odds-battle_fate = Un chef après une bataille
odds-siege_fate = Un chef après un siège
odds-fate-safe = Indemne
odds-fate-captured = Fait prisonnier
odds-fate-wounded = Blessé
odds-fate-killed = Tué
fight-size = Dés pour la taille de l’armée
fight-tactical = Valeur tactique du commandant
fight-support = Un soutien étoilé
fight-reiters = Charge des reîtres
fight-ambush = Pris dans une embuscade
fight-artillery = Artillerie royale
fight-mines = Mine et sape
fight-garrison = Points de la garnison
fight-heroic = Défense héroïque

## Refus

refused-battle-not-there = { $army } n’a pas pris part à cette bataille.
refused-retreat-into-town = Aucune armée ne se réfugie dans une ville comme { $town }.
refused-retreat-here = L’armée est déjà en { $province } ; elle peut y rester.
refused-retreat-too-far = { $province } ne touche pas le champ de bataille.
refused-retreat-loire = Sans ville sur la Loire, l’armée ne peut pas traverser vers { $province }.
refused-retreat-no-town = Votre camp ne tient aucune ville en { $province }.
refused-retreat-enemy = Une armée d’un autre parti se tient en { $province }.
refused-siege-off-map = { $town } n’est pas sur la carte.
refused-siege-elsewhere = { $town } n’est pas en { $province }, où se tient l’armée.
refused-siege-friend = { $town } est de votre côté ({ $faction }).
refused-siege-too-weak = { $town } : la garnison a { $garrison ->
    [one] { $garrison } point
   *[other] { $garrison } points
}, votre armée seulement { $troops }.
refused-peace-fewer-points = { $faction } : { $points } points de guerre ; le plus haut total est { $best }.
refused-peace-must-take = La Ligue prend une ville pour prix de sa victoire.
refused-peace-not-royalist = Le prix est une ville royaliste ; { $town } ne l’est pas ({ $faction }).
refused-peace-paris-table = À cette table, { $town } n’est pas un prix pour la Ligue.
refused-peace-paris = { $town } n’est pas un prix pour les huguenots.
