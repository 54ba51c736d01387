# Korte namen van wat meegaat, en van wat de kaart van een mogendheid toont.

part-leader = Aanvoerders
part-regulars = Regulieren ({ $power })
part-hired = { $power_id ->
    [ottoman] Ruiters
   *[other] Huurlingen
} ({ $power })
part-whole = Schepen ({ $power })
part-squadrons = Eskaders ({ $power })
part-corsairs = Kapers

earned-keys = Sleutels
earned-electorates = Keurvorstendommen
earned-piracy = Zeeroof
earned-heir = Troonopvolger
earned-english_faith = De Reformatie in Engeland
earned-chateaux = Kastelen
earned-faith = De Reformatie
earned-st_peters = Sint-Pieter

board-cards_and_keys = Kaarten en sleutels
board-forces = Strijdkrachten
board-minors = Kleine mogendheden als bondgenoot
board-tracks = Eigen spoor
note-ruler = bestuur { $admin }, kaarten +{ $bonus }
