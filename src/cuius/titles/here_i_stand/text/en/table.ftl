# Short names of what goes along, and of what the card of a power shows.

part-leader = Leaders
part-regulars = Regulars ({ $power })
part-hired = { $power_id ->
    [ottoman] Cavalry
   *[other] Mercenaries
} ({ $power })
part-whole = Ships ({ $power })
part-squadrons = Squadrons ({ $power })
part-corsairs = Corsairs

earned-keys = Keys
earned-electorates = Electorates
earned-piracy = Piracy
earned-heir = Heir to the throne
earned-english_faith = The Reformation in England
earned-chateaux = Chateaux
earned-faith = The Reformation
earned-st_peters = Saint Peter’s

board-cards_and_keys = Cards and keys
board-forces = Forces
board-minors = Allied minor powers
board-tracks = Own track
note-ruler = administration { $admin }, cards +{ $bonus }
