# Notes pour débutants, à côté des questions des deux premiers tours. data/lesson.toml dit où chacune est montrée.

lesson-welcome = Cinq factions se disputent les Pays-Bas, et celle qui a le plus de points à la fin du tour 5 l’emporte. Les points viennent des cartes de cités et de provinces, et d’un but propre à chaque faction. Rien n’est caché et l’on ne jette pas de dés. Ces notes suivent les questions : choisissez comme il vous plaît, elles s’y feront.
lesson-over = C’était un tour entier ; les quatre qui suivent ont les mêmes vingt phases. Continuez. La touche / cherche tout ce que l’on veut, un clic sur ce qui n’est pas proposé dit quelle règle l’interdit, et un essai permet de voir venir.

## Ce qu’est un bon choix

lesson-setup-army = Chaque région avec une armée des Habsbourg vaut un point et sert de base. Prenez des régions où vous avez des jetons à garder, ou d’autres à convertir.
lesson-support-many = Un jeton qui vient maintenant ouvre une province à vos nouvelles unités ; un jeton qui reste en apporte une chaque tour. Au début, la plupart valent mieux sur la carte.
lesson-support-to = Choisissez une province où il vous manque un ou deux jetons pour la majorité, ou bien où vous voulez placer de nouvelles unités : elles ne vont que là où vous êtes déjà.
lesson-support-intercept = Une monnaie interceptée est perdue pour l’Espagne et gagnée pour vous. Faites-le, à moins de préférer garder votre stock pour de nouvelles unités.
lesson-units-where = Comptez les majorités : plus que tous les autres ensemble. Petites provinces et villes demandent peu de jetons. Les emplacements de soutien rapportent à chaque tour à venir. Évitez les provinces encombrées : le conflit mange ce qui dépasse la limite.
lesson-units-many = Juste assez pour la majorité que vous visez. Ce qui dépasse la limite de la province sera perdu dans le conflit.
lesson-conflict-from = Il importe rarement d’où : ce qui reste pourra être disposé à neuf lors du mouvement dans cette province.
lesson-overflow-to = Envoyez-le là où un jeton de plus fait une majorité, ou ouvre une province pour le tour suivant. Rien n’est perdu s’il retourne au stock.
lesson-move-next = Vous êtes premier dans l’ordre du tour et pouvez nommer les provinces une à une. Si rien n’en dépend, laissez les autres dans l’ordre du plateau.
lesson-move-stay = Changez si vous y gagnez une cité ou une ville. Si vous tenez déjà ce que vous voulez, laissez tout en place.
lesson-move-city = Autant qu’il en faut pour dépasser tous les autres de la cité ensemble, pas plus : le reste sert la province et ses villes.
lesson-move-town = Un jeton suffit à tenir une ville : il compte pour la province et apporte une nouvelle unité, et si elle est commerciale c’est un point pour les Bourgeois.
lesson-move-push = Ce que vous poussez dehors se tient dans la campagne : il ne compte plus dans la cité, mais compte encore pour la province.
lesson-move-neutrals = Dans une cité les neutres barrent le chemin de sa carte ; dans la campagne, celui de la province. Laissez-les où ils gênent les autres.
lesson-order-place = Tôt dans le tour on trouve encore libres cases, emplacements et gueux de mer ; tard, on sait ce que les autres ont fait. La première faction décide aussi de ce qui reste ouvert.
lesson-tax-rate = Chaque monnaie sort de votre stock, et les nouvelles unités aussi. Prenez ce qui vous sert ce tour-ci pour les armées et l’obédience, pas plus.
lesson-army-keep = Gardée, elle convertit un jeton par tour ou assiège une cité, et elle empêche d’autres armées d’en faire autant. Ne l’abandonnez que si ce qu’elle pille n’est pas à vous.
lesson-army-loot = Que d’autres en pâtissent : un jeton d’un rival devient neutre, ou un neutre entre dans une province qui n’est pas la vôtre.
lesson-raise-where = Cherchez une région sans armées d’autrui, avec un jeton ou une cité que vous voulez. Pensez au tour suivant : sa solde sera due.
lesson-siege-city = Un siège gagne d’un coup jusqu’à deux jetons, et souvent la carte avec eux. Mais ce tour-ci l’armée ne marche ni ne convertit.
lesson-beggars-hire = Deux pièces chacun. Engagez-les contre une armée qui vous nuit, ou pour garder ce que vous tenez ; il en faut plus que d’armées dans la région pour en éliminer une.
lesson-beggars-region = Comparez : autant que toutes les armées du lieu, ils lèvent les sièges ; davantage, ils en détruisent une. Sans armées ils pillent, et à deux ils assiègent une cité.
lesson-beggars-act = Les gueux qui agissent rentrent chez eux. Ceux qui font le guet restent, et peuvent arrêter une marche ou une conversion ce tour-ci.
lesson-march-from = Déplacez une armée tenue en respect, ou qui n’a plus rien à faire, là où elle sera seule.
lesson-march-to = Seule dans une région, elle convertit aussitôt un jeton. Regardez quels jetons y feraient votre majorité.
lesson-march-stop = Chaque gueux présent peut arrêter une des premières marches hors de la région, et il n’arrêtera alors aucune conversion.
lesson-influence-target = Convertissez là où la majorité bascule : un jeton d’une ville qu’il vous faut, ou celui qui vous sépare de la province.
lesson-influence-stop = Chaque gueux au guet arrête une armée. Dépensez-le là où le jeton compte.
lesson-storm-convert = Prenez la place de votre plus fort rival dans la cité : il aura plus de mal à revenir.
lesson-allegiance-city = Dans les trois colonnes du milieu rien ne se passe. Tirez-en une cité de votre côté, ou ramenez-en une de l’autre. Les pièces sans effet sont dépensées tout de même.
lesson-allegiance-coins = Chaque monnaie déplace le marqueur d’une colonne, de trois au plus par tour. Ceux qui viennent après vous peuvent tirer en arrière.
