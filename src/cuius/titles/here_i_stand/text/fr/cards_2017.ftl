# Les six cartes que l’édition de 2017 ajoute (24-k111 à 24-k116).

## Questions

governor-for = À côté des colonies de qui placer le marqueur ?
governor-side = Quelle face du marqueur, pour les colonies { of-power } ?
more-discard = Thomas More est mort : quelle carte l’Angleterre défausse-t-elle ?
cromwell-use = Que fait Thomas Cromwell ?
respond-ban-cranmer = Une bulle contre Cranmer : jouez-vous une carte ?

choice-governor-side-governor = Gouverneur colonial
choice-governor-side-uprising = Révolte indigène
choice-cromwell-use-fetch = Donner à l’Angleterre « { card-dissolution_of_the_monasteries } », dans la défausse
choice-cromwell-use-publish = Publier un traité en Angleterre

## Événements

governor-sent = Un gouverneur colonial est envoyé aux colonies { of-power }.
governor-uprising = Une révolte indigène menace les colonies { of-power }.
governor-changes = Colonies { of-power } : au lieu de rien, { $result }.
coronation-none = Pas de couronnement impérial : Charles Quint n’est pas en Italie.
coronation-held = { start-leader } est couronné en Italie.
embassy-none = L’ambassade ne rapporte rien : il n’y a pas d’alliance à renouveler.
embassy-received = La Forêt est reçu : { the-one } et { the-other } tirent une carte.
more-executed = Thomas More est exécuté ; plus de débat dans la zone anglaise ce tour-ci.
cromwell-shields = Thomas Cromwell protège Cranmer : la bulle reste sans effet.
wooing-rolled = Rude cour à l’Écosse : Angleterre { $england }, France { $france }.

debate-more = { card-thomas_more }

## Faces

card-text-colonial_governor_native_uprising = Placez le marqueur à côté des colonies de l’Angleterre, de la France ou du Habsbourg, sur la face de votre choix. Quand on lance les dés des richesses, une de ces colonies qui ne donnerait rien donne une carte (gouverneur) ou est perdue (révolte) ; le marqueur est alors retiré à la fin de la phase.
card-text-thomas_more = Angleterre ou Protestant : plus de débat dans la zone anglaise ce tour-ci ; l’Angleterre tire une carte puis en défausse une de son choix. La carte quitte le jeu. Autres : la Papauté ouvre un débat avec un dé de plus à chaque manche, trois dans la zone anglaise ; si Henri a épousé Anne Boleyn, la carte quitte le jeu.
card-text-imperial_coronation = Si Charles Quint est dans la zone italienne, le Habsbourg tire une carte et vous aussi, et la carte quitte le jeu.
card-text-la_forets_embassy = Si l’Ottoman et la France sont alliés, chacun d’eux tire une carte, et cette carte quitte le jeu.
card-text-thomas_cromwell = En réponse à une bulle contre Cranmer : elle reste sans effet. Ou comme événement : l’Angleterre reçoit « { card-dissolution_of_the_monasteries } » de la défausse ; ou un traité est publié en Angleterre, et les traités anglais coûtent deux points ce tour-ci. Jouée comme événement, elle quitte le jeu si l’un des mariages d’Henri est resté sans enfant.
card-text-rough_wooing = Tant qu’Édouard vit et que l’Écosse est alliée à la France : l’Angleterre et la France lancent un dé chacune et ajoutent un par unité à elles en Écosse. Si l’Angleterre a deux de plus ou davantage, l’Écosse passe de son côté avec tous ses espaces ; les unités ni anglaises ni écossaises s’en vont.
