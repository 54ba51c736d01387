# Batailles, sièges, destin des chefs et prix de la guerre (15.7.5 à 15.8).

## Questions

battle-winner = La bataille entre { the-army } et { the-enemy } { in-province } est indécise. Qui l’emporte ?
battle-retreat = { start-army } est battue { in-province }. Où se retire-t-elle ?
siege-town = { start-army } (points de troupe : { $troops }) est { in-province } : quelle ville assiéger ?
peace-winner = Plusieurs factions ont le plus de points de guerre ({ $points }). Qui a gagné la guerre ?
peace-town = Villes à prendre encore : { $towns }. Laquelle ?

## Réponses

choice-battle-retreat-stay = Rester sur place
choice-siege-town-pass = N’assiéger aucune ville
choice-peace-town-pass = Ne pas en prendre d’autre

## Événements

battle-fought = Bataille { in-province } : { the-army } inflige { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} et en subit { $losses } { of-enemy }.
battle-won = { start-army } bat { the-enemy }.
battle-retreats = { start-army } se retire : elle quitte { the-origin } pour { the-province }.
fight-army_gone = { start-army } quitte la carte.
fight-pillage = Pillage : { $money ->
    [one] { $money } point d’argent
   *[other] { $money } points d’argent
} pour { the-faction }.
war_points-gained = { $points ->
    [one] { $points } point de guerre
   *[other] { $points } points de guerre
} pour { the-faction }.
siege-begins = { start-army } (points de troupe : { $troops }) met le siège devant { $town } (garnison : { $garrison }).
siege-relieved = Des secours entrent { in-town } : le siège { of-army } échoue.
siege-fought = Siège { of-town } : { the-army } inflige { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} et en subit { $losses } de la garnison.
siege-taken = { start-army } prend { $town } et y laisse { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
} en garnison.
siege-too_few = La garnison { of-town } est vaincue, mais { the-army } n’a plus assez de troupes pour tenir la ville. Le siège échoue.
siege-held = { $town } résiste { to-army }.
fate-tested = Destin { of-character } : { $roll } aux dés ; malheur dès { $needed }.
fate-killed = { start-character } meurt au combat.
fate-captured = { start-character } est aux mains { of-faction }.
fate-taken_by_rebels = { start-character } tombe aux mains des révoltés.
fate-wounded = Blessure : { the-character } ne combat plus jusqu’à la fin du tour.
peace-won = Guerre gagnée par { the-faction } ({ $points ->
    [one] { $points } point de guerre
   *[other] { $points } points de guerre
}).
peace-freed = { start-character } retrouve la liberté.

## Probabilités

odds-battle = Une bataille
odds-battle-won = Victoire
odds-battle-lost = Défaite
odds-battle-open = Les Royalistes choisissent le vainqueur
odds-siege = Un siège
odds-siege-taken = La ville tombe
odds-siege-too_few = Elle tomberait, mais il reste trop peu de troupes pour la tenir
odds-siege-held = La ville résiste
odds-battle_fate = Un chef après une bataille
odds-siege_fate = Un chef après un siège
odds-fate-safe = Indemne
odds-fate-captured = Capturé
odds-fate-wounded = Blessé
odds-fate-killed = Tué
fight-size = Dés pour la taille de l’armée
fight-tactical = Valeur tactique du commandant
fight-support = Un chef de soutien étoilé
fight-reiters = Charge des reîtres
fight-ambush = Pris dans une embuscade
fight-artillery = Artillerie royale
fight-mines = Mine et sape
fight-garrison = Points de la garnison
fight-heroic = Défense héroïque

## Refus

refused-battle-not-there = { start-army } n’a pas pris part à cette bataille.
refused-retreat-into-town = Aucune armée ne se retire dans une ville comme { $town }.
refused-retreat-here = L’armée est déjà { in-province } ; elle peut y rester.
refused-retreat-too-far = { start-province } n’est pas à côté de la bataille.
refused-retreat-loire = Sans ville sur la Loire, l’armée ne peut pas la franchir vers { the-province }.
refused-retreat-no-town = Votre camp ne contrôle aucune ville { in-province }.
refused-retreat-enemy = Une armée d’un autre camp est { in-province }.
refused-siege-off-map = { $town } n’est pas sur la carte.
refused-siege-elsewhere = { $town } n’est pas { in-province }, où se trouve l’armée.
refused-siege-friend = { $town } est de votre camp ({ $faction }).
refused-siege-too-weak = La garnison { of-town } a { $garrison ->
    [one] { $garrison } point de troupe
   *[other] { $garrison } points de troupe
}, votre armée seulement { $troops }.
refused-peace-fewer-points = { $points ->
    [one] { $points } point de guerre
   *[other] { $points } points de guerre
} pour { the-faction } ; le plus haut total est { $best }.
refused-peace-must-take = La Ligue prend une ville pour prix de sa victoire.
refused-peace-not-royalist = Le prix est une ville royaliste ; { $town } ne l’est pas ({ $faction }).
refused-peace-paris-table = À cette table, { $town } n’est pas un prix pour la Ligue.
refused-peace-paris = { $town } n’est pas un prix pour les Huguenots.
