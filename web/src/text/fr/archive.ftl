archive-intro = Parties terminées aux tables ouvertes.
archive-find = Trouver des parties terminées
archive-person = Joueur
archive-role = Rôle
archive-result = Résultat
archive-won = gagnée
archive-lost = non gagnée
archive-ending = Fin
archive-ending-agreed = Terminée d’un commun accord
archive-ending-conceded = Abandon
archive-scenario = Scénario
archive-players = Nombre de joueurs
archive-who = Jouée par
archive-who-people = des personnes seulement
archive-who-mixed = des personnes et des robots
archive-who-bots = des robots seulement
archive-more-filters = Durée et date
archive-shortest = Au moins tant de décisions
archive-longest = Au plus tant de décisions
archive-since = Terminée à partir du
archive-until = Terminée jusqu’au
archive-none = Aucune partie de ce genre dans les archives.
archive-older = Parties plus anciennes
archive-replay = Rejouer
archive-decisions =
    { $count ->
        [one] une décision
       *[other] { $number } décisions
    }
statistics-of = Statistiques par jeu
statistics-edition = Édition
statistics-games = Parties
statistics-decisions = Décisions
statistics-share = Gagnées
statistics-interval = Intervalle à 95 %
statistics-none = Pas encore de partie terminée de ce genre.
statistics-sum =
    { $count ->
        [one] Une partie, avec { $decisions } décisions en { $days } jours.
       *[other] { $games } parties. La moitié d’entre elles comptaient au plus { $decisions } décisions et ont duré au plus { $days } jours.
    }
statistics-see-games = Voir les parties
statistics-roles = Parts de victoires
statistics-hands = Entre quelles mains
statistics-hands-all = toutes mains
statistics-hands-people = tenus par des personnes
statistics-hands-bots = tenus par des robots
statistics-about-shares = La barre est la part des parties gagnées, le trait l’intervalle où se trouve la part réelle avec 95 % de certitude ; en pointillé, la part si tous les rôles se valaient. Les parties terminées d’un commun accord ne comptent pas ici.
statistics-endings = Comment les parties finissent
statistics-lengths = Longueur des parties, en décisions
statistics-length = { $first }–{ $last } : { $games }
statistics-openings = Ouvertures
statistics-opening = Ouverture
statistics-about-openings-revolution = Où chaque faction pose ses premiers pions.
statistics-about-openings-guerres = Qui chaque faction envoie d’abord agir à la cour.
statistics-about-openings-here_i_stand = La première carte que chaque puissance joue lors d’une impulsion.
