## The end of a game
end-title = The end of the game
end-not-yet = This game is not over yet.
end-table = To the table
end-share = Copy the link
end-picture = Save a picture
end-standings = Final standings
end-who = Side
end-total = Total
end-winner = wins
end-analysis = Look for turning points
