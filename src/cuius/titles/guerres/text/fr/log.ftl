# Ce qui se passe hors des actions, des cartes et des combats.

phase-begins = Tour { $turn } : { $phase }.
character-enters = { $character } entre en jeu ({ $faction }).
character-dies = Mort : { $character }.
character-removed = { $character } quitte la partie.
character-absent = { $character } est à l’étranger jusqu’à la fin du tour.
character-changes_sides = { $character } change de camp : { $faction }.
call_to_arms = L’Appel aux armes ! Les Huguenots rejoignent les Royalistes, la Ligue reste seule, et le tour { $turn } est le dernier.
court-leads = { $faction } : { $character } mène la faction.
court-picked = { $faction } : vous appelez { $character } à la cour.
court-given = { $faction } : { $character } rejoint la main de cour (choix : { $giver }).
court-dealt = { $faction } : le hasard amène { $character } à la cour.
court-card = { $faction } : { $character } s’avance.
court-spent = { $faction } : carte jouée sans action, { $character }.
court-sent_away = { $character } quitte la cour et retourne dans le paquet.
massacre-tested = Test du massacre : { $roll } aux dés, il a lieu à { $needed } ou moins.
massacre-strikes = Le massacre de la Saint-Barthélemy.
massacre-victim = Victime du massacre : { $character }.
massacre-drawn = Vous piochez { $character } pour une nouvelle main de cour.
taxes-level = Les taxes royales sont à { $level }.
town-converted = { $town } change de mains : { $faction }.
treaty-gained = { $faction } : { $points ->
    [one] un point de traité
   *[other] { $points } points de traité
}.
troops-placed = { $faction } : { $troops ->
    [one] un point de troupe
   *[other] { $troops } points de troupe
} pour { $army } ({ $province }).
troops-lost = { $faction } : { $troops ->
    [one] un point de troupe
   *[other] { $troops } points de troupe
} sans armée où aller ({ $province }).
game-points = { $faction } : { $points ->
    [one] un point
   *[other] { $points } points
} au décompte final.
game-won = Victoire : { $faction }.
turn-counted = Le tour { $turn } est compté.
