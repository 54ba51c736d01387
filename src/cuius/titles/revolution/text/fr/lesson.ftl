# Notes pour débutants, à côté des questions des deux premiers tours. data/lesson.toml dit où chacune est montrée.

lesson-welcome = Cinq factions se disputent les Pays-Bas, et celle qui a le plus de points à la fin du tour 5 l’emporte. Les points viennent des cartes de cités et de provinces, et d’un but propre à chaque faction. Rien n’est caché et l’on ne jette pas de dés. Ces notes suivent les questions : choisissez comme il vous plaît, elles s’y feront.
lesson-over = C’était un tour entier ; les quatre qui suivent ont les mêmes vingt phases. Continuez. La touche / cherche tout ce que l’on veut, un clic sur ce qui n’est pas proposé dit quelle règle l’interdit, et un essai permet de voir venir.

## Ce que veut chaque faction

lesson-goal-catholics = Votre but : chaque évêché catholique ou fortement catholique vaut un point, quel que soit le maître de sa province.
lesson-goal-habsburgs = Votre but : chaque région où se tient une de vos armées vaut un point.
lesson-goal-nobility = Votre but : vos jetons dans les campagnes et les villes valent des points, par petits groupes ; ceux des cités n’en valent pas.
lesson-goal-burghers = Votre but : chacune des sept villes commerciales que vous occupez vaut un point.
lesson-goal-reformers = Votre but : chaque université réformée vaut un point.

## Ce qui se passe à chaque phase, et pourquoi

lesson-opening-support = Le tour 0 met chacun en place. À l’étranger, des amis tiennent des jetons prêts dans les cases de soutien : d’un emplacement simple un jeton va dans une province que la case nomme, d’un plein dans votre trésor, d’un demi vers l’un ou l’autre.
lesson-opening-units = Chaque faction reçoit de nouvelles unités, de sept pour les Catholiques à trois pour les Réformés. Elles vont là où vous avez déjà des jetons, au plus le double de ce que vous y aviez, ou dans des emplacements de soutien libres.
lesson-taxes = Vos cartes rapportent des pièces : les provinces ce qui y est marqué, les cités une à trois chacune. Elles sortent de votre stock pour entrer dans votre trésor, et paient les armées et l’obédience.
lesson-support = Des jetons peuvent quitter les cases de soutien pour des provinces ou pour le trésor. Chacun de ceux qui restent apporte une nouvelle unité plus tard dans le tour.
lesson-maintenance = Chaque armée veut sa solde. Une armée abandonnée pille sa propre région et disparaît à la fin du tour.
lesson-raising = On peut lever jusqu’à trois armées, dans des régions où une case de commandement est libre et où vous avez un jeton ou une armée. La troisième coûte plus que la première.
lesson-battles = Deux armées de factions différentes dans une région ne font que se tenir à distance. S’il y en a davantage elles se battent, et cela se règle tout seul : on en retire une à chaque bout du rang jusqu’à ce qu’il reste une faction ou deux armées.
lesson-sieges = Une armée que rien ne tient en respect peut assiéger une cité de sa région. Plus rien n’y entre ni n’en sort jusqu’à sa chute, vers la fin du tour.
lesson-beggars = Les Bourgeois ou les Réformés, les premiers venus, peuvent engager des gueux de mer pour les côtes et les fleuves. Ils détruisent des armées, lèvent des sièges, pillent des villes, assiègent des cités ou font le guet.
lesson-marches = Chaque armée peut marcher une fois, gratuitement, en suivant une flèche jusqu’à une case libre d’une autre région.
lesson-influence = Une armée qui ne partage sa région avec aucune armée d’autrui y change en jeton à elle un jeton d’une ville ou d’une campagne.
lesson-units = Nouvelles unités : une par cité et par lieu avec lequel elle commerce, une par ville, par cinq jetons dans les campagnes et par jeton dans un cadre de soutien ; sept au moins, et jamais plus que votre stock.
lesson-conflict = Une province qui a plus de jetons que sa limite, et de plus d’un camp, connaît un conflit. À chaque ronde chacun en retire un, le plus faible d’abord, jusqu’à ce que la limite soit respectée. Les neutres y prennent part.
lesson-neutrals = Des jetons neutres comblent la place qui reste dans les provinces. Ils ne sont à personne, mais comptent contre la majorité de chacun.
lesson-overflow = Qui est seul dans une province et dépasse sa limite peut en déplacer l’excédent vers les provinces voisines ou le long d’une rivière. Ce qui ne part pas retourne au stock.
lesson-movement = Province par province, les factions disposent leurs jetons, la plus forte d’abord. Une ville reçoit un jeton, une cité autant qu’on veut. C’est ici que se décide qui tiendra quelle carte.
lesson-storming = Toute cité assiégée tombe maintenant : jusqu’à deux jetons passent à l’assiégeant, les autres deviennent neutres.
lesson-allegiance = Des pièces tirent l’humeur des cités : Catholiques et Habsbourg vers un bout de la piste, Bourgeois et Réformés vers l’autre, la Noblesse vers le milieu. Près d’un bout, une cité change d’elle-même ses jetons.
lesson-awards = Les cartes vont aux majorités absolues : plus de jetons que tous les autres ensemble, neutres compris. Dans une cité ce sont les siens qui comptent, dans une province ceux des villes et de la campagne.
lesson-bishoprics = Chacun des six évêchés glisse vers la foi de qui tient sa province, d’une colonne par tour.
lesson-universities = Les universités suivent qui tient leur lieu : les Réformés les fondent et les réforment, Catholiques et Habsbourg les ramènent ou les ferment.
lesson-end = Les points se comptent à neuf chaque tour ; ceux d’avant ne s’ajoutent pas. Puis se fixe l’ordre du tour suivant : qui mène pose sa carte le premier et sans choix, qui est dernier choisit le mieux.

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
