## The end of a game
end-title = La fin de la partie
end-not-yet = Cette partie n’est pas encore finie.
end-table = À la table
end-share = Copier le lien
end-picture = Enregistrer une image
end-standings = Classement final
end-who = Camp
end-total = Total
end-winner = gagne
end-analysis = Chercher les tournants
