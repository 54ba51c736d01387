## The end of a game
end-title = Het einde van het spel
end-not-yet = Dit spel is nog niet voorbij.
end-table = Naar de tafel
end-share = Link kopiëren
end-picture = Afbeelding bewaren
end-standings = Eindstand
end-who = Partij
end-total = Totaal
end-winner = wint
end-analysis = Keerpunten zoeken
