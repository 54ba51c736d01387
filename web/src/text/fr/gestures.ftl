## Gestes
gesture = Ce qui part
gesture-send = Jouer
gesture-ready = Tout est choisi.
windows-title = Quand on vous interroge
windows-explained = Quand une seule réponse est possible, la table la donne pour vous ; s’il y a d’autres personnes, elle attend un instant, pour que nul n’y lise votre main. Votre choix est gardé avec votre compte et vaut à toutes les tables de ce jeu.
windows-always = chaque fois que le jeu le demande
windows-fitting = seulement s’il y a quelque chose à choisir
windows-never = jamais : passer pour moi
windows-default = comme pour toutes les questions
windows-all = Toutes les questions de ce jeu
answers-itself = Une seule réponse est possible ; la table la donne pour vous.
offer-to = Une offre à
offer-contents = Ce qu’elle doit contenir
offer-gives = donne
offer-make = Faire cette offre
offer-impossible = Vous deux ne pouvez pas vous accorder là-dessus.
