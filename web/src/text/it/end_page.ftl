## The end of a game
end-title = La fine della partita
end-not-yet = Questa partita non è ancora finita.
end-table = Al tavolo
end-share = Copia il link
end-picture = Salva un’immagine
end-standings = Classifica finale
end-who = Parte
end-total = Totale
end-winner = vince
end-analysis = Cerca le svolte
