# Henri, ses femmes et ses héritiers ; dirigeants de la France et du Protestant ; les châteaux (3.3, 21.3, 21.4).

## Questions

wives-choice = « { card-six_wives } » : à qui déclarez-vous la guerre ? Ou Henri avance-t-il dans ses mariages ?
marriage-again = L’Angleterre passe : Henri se remarie-t-il ?
succession-leader = Où apparaît { the-leader } ?
chateau-discard = Quelle carte défaussez-vous ?

## Réponses

choice-wives-choice-marry = Avancer le marqueur de statut marital
choice-marriage-again-wed = Épouser la femme suivante
choice-marriage-again-pass = Ne pas se remarier

## Événements

marriage-advances = Statut marital d’Henri : { $box }.
marriage-offence = Charles Quint n’oubliera pas Catherine d’Aragon : sa prochaine guerre contre l’Angleterre coûtera moins cher.
marriage-card = Le mariage avec { $wife } apporte une carte { to-power }.
pregnancy-rolled = { $wife } : jet de { $face }, ligne { $line } de la table de grossesse.
pregnancy-no_child = Le mariage reste sans enfant.
pregnancy-executed = La reine est décapitée. Henri pourra se remarier si l’Angleterre passe ce tour-ci.
pregnancy-elizabeth = Élisabeth naît.
pregnancy-sickly = Édouard naît, chétif.
pregnancy-healthy = Édouard naît, robuste.
leader-dies = { start-leader } meurt.
luther-dies = Luther meurt.
succession-nothing = Le trône d’Angleterre est déjà occupé ; rien ne change.
mary-shows = Sous Marie Ire, l’Angleterre montre la carte de son impulsion : « { $card } ».
mary-yields = Marie Ire laisse agir la Papauté avec « { $card } » ({ $points } PC).
chateau-rolled = « { card-patron_of_the_arts } » : jet de { $face }, modifié { $total }.
chateau-built = La France construit un château ({ $boxes } en tout).
chateau-none = Pas de nouveau château ({ $boxes } en tout).
chateau-discarded = La France défausse « { $card } ».

## Dés et chances

pregnancy-jane = { wife-jane_seymour }
chateau-milan = La France contrôle Milan
chateau-florence = La France contrôle Florence
chateau-italy = La France contrôle trois centres italiens
chateau-tournament = Scénario de tournoi
chateau-lost_home = Un espace d’origine français est en d’autres mains
chateau-enemies = Des ennemis sont dans un espace d’origine français
odds-pregnancy = Une grossesse d’une femme d’Henri
heir-none = Pas d’enfant
heir-again = Pas d’enfant, et Henri peut se remarier
heir-elizabeth = Élisabeth
heir-sickly = Un Édouard chétif
heir-healthy = Un Édouard robuste

## Refus

refused-wives-foes = Cette carte ne déclare la guerre qu’à la France, au Habsbourg ou à l’Écosse, pas { to-power }.
refused-wives-early = Henri ne pense à une autre femme qu’à partir du tour 2.
refused-wives-dead = Henri VIII ne règne plus.
refused-wives-captive = Henri VIII est captif.
refused-wives-besieged = Henri VIII est assiégé.
refused-wives-heirs = Édouard et Élisabeth sont tous deux nés.
refused-wives-last = Henri a eu sa dernière femme.
