# Ce qui se passe hors des actions, des cartes et des combats.

phase-begins = Tour { $turn } : { $phase }.
character-enters = { start-character } entre en jeu ({ $faction }).
character-dies = { start-character } meurt.
character-removed = { start-character } quitte la partie.
character-absent = { start-character } est à l’étranger jusqu’à la fin du tour.
character-changes_sides = { start-character } passe { to-faction }.
call_to_arms = L’Appel aux armes ! Les Huguenots rejoignent les Royalistes, la Ligue reste seule, et le tour { $turn } est le dernier.
court-leads = { start-character } dirige { the-faction }.
court-picked = Vous appelez { the-character } à la cour ({ $faction }).
court-given = { start-character } rejoint la main de cour { of-faction } (choix { of-giver }).
court-dealt = Le hasard amène { the-character } à la cour ({ $faction }).
court-card = { start-character } s’avance ({ $faction }).
court-spent = La carte { of-character } est jouée sans action ({ $faction }).
court-sent_away = { start-character } quitte la cour et retourne dans le paquet.
massacre-tested = Test du massacre : { $roll } aux dés ; il a lieu à { $needed } ou moins.
massacre-strikes = Le massacre de la Saint-Barthélemy a lieu.
massacre-victim = { start-character } meurt dans le massacre.
massacre-drawn = Vous tirez { the-character } pour une nouvelle main de cour.
taxes-level = Les taxes royales sont à { $level }.
town-converted = { $town } passe { to-faction }.
treaty-gained = { $points ->
    [one] { $points } point de traité
   *[other] { $points } points de traité
} pour { the-faction }.
troops-placed = { $troops ->
    [one] { $troops } point de troupe rejoint
   *[other] { $troops } points de troupe rejoignent
} { the-army } { in-province } ({ $faction }).
troops-lost = { $troops ->
    [one] { $troops } point de troupe ne trouve
   *[other] { $troops } points de troupe ne trouvent
} pas d’armée { in-province } ({ $faction }).
game-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour { the-faction } au décompte final.
game-won = Victoire { of-faction }.
turn-counted = Le tour { $turn } est terminé.
