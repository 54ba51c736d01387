# Noms courts de ce qui part, et de ce que montre la carte d’une puissance.

part-leader = Chefs
part-regulars = Réguliers ({ $power })
part-hired = { $power_id ->
    [ottoman] Cavaliers
   *[other] Mercenaires
} ({ $power })
part-whole = Unités navales ({ $power })
part-squadrons = Escadres ({ $power })
part-corsairs = Pirates

earned-keys = Centres
earned-electorates = Électorats
earned-piracy = Piraterie
earned-heir = Héritier du trône
earned-english_faith = La Réforme en Angleterre
earned-chateaux = Châteaux
earned-faith = La Réforme
earned-st_peters = Saint-Pierre

board-cards_and_keys = Cartes et centres
board-forces = Forces
board-minors = Puissances mineures alliées
board-tracks = Piste propre
note-ruler = administration { $admin }, cartes +{ $bonus }
