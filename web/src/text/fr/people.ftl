people-find = Trouver quelqu’un
people-see = Voir le profil
people-favourites = Favoris
people-boards = Classements
people-place = Rang
people-rating = Cote
people-interval = Intervalle à 95 %
people-games = Parties
people-wins = Gagnées
people-share = Part
people-role = Rôle
people-none-rated = Personne n’a encore de cote à ce jeu.
people-about = Chacun commence à 1500 ; 200 points de plus signifient être devant trois fois sur quatre. La force réelle se trouve dans l’intervalle avec 95 % de certitude, et l’on est classé d’après sa borne inférieure. La force des rôles est prise en compte. Ne comptent pas les parties jouées sur un seul écran, sous noms cachés, sur un plateau modifié, avec retour en arrière consenti, reprises d’une autre partie ou terminées d’un commun accord, ni celles à moins de deux personnes.
people-since = Ici depuis le { $date }
people-ratings = Cotes
people-unrated = Pas encore de partie classée.
people-by-seat = Résultats par rôle
people-opponents = Adversaires
people-past-games = Parties passées
people-no-games = Aucune partie terminée visible de tous.
people-won = gagnée
people-lost = non gagnée
people-more = Parties plus anciennes
people-favour = Ajouter aux favoris
people-unfavour = Retirer des favoris
people-block = Bloquer
people-unblock = Débloquer
people-report = Signaler
people-what-happened = Que s’est-il passé ? L’hébergeur de ce serveur le lit, et personne d’autre.
people-send-report = Envoyer le signalement
people-reported = Merci ; l’hébergeur le lira.
people-curve = Cote à { $title }, de { $from } à { $to }
people-record =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dont { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
people-ahead = devant { $ahead } fois sur { $games }
