# Notes pour débutants, à côté des questions des deux premiers tours.

lesson-welcome = À partir de 1517, six puissances se disputent l’Europe et sa foi. Vous en menez deux, les Protestants et l’Angleterre ; des intendants jouent les autres. Qui a 25 points de victoire à la fin d’un tour gagne. Ces notes suivent les questions : choisissez librement, elles conviendront.
lesson-over = C’étaient deux tours ; sept autres suivent au plus, avec les mêmes phases. Continuez. La touche / permet de tout chercher, un clic sur ce qui n’est pas proposé dit quelle règle l’interdit, et un essai permet de tenter un coup.

## Ce que veut chaque puissance

lesson-goal-england = L’Angleterre veut des clés, les espaces carrés : chacune découvre des points et des cartes sur sa fiche. Henri VIII veut aussi un fils, et sa carte de base lui donne une nouvelle épouse.
lesson-goal-protestant = Les Protestants veulent des espaces : tous les quelques espaces marqués de blanc valent un point, et cinquante gagnent aussitôt la partie. S’y ajoutent six électorats et la Bible en trois langues.

## Ce qui se passe dans chaque phase, et pourquoi

lesson-theses = Luther a cloué ses thèses à une porte. Avant toute chose les Protestants tentent de convertir des espaces : cinq tentatives, toutes visant la zone allemande.
lesson-card-draw = Chacun pioche des cartes, d’autant plus qu’il a de clés. Une carte est un événement ou des points de commandement, presque jamais les deux, et les cartes de base reviennent à chaque tour.
lesson-diplomacy = On parle, on fait la paix, on rachète des chefs, on déclare la guerre. Une guerre dure jusqu’à ce qu’on la termine ici, et sans guerre personne ne marche contre vous.
lesson-diet = La diète de Worms entend Luther. Protestants, Habsbourg et Papauté posent chacun une carte face cachée ; ses points sont des dés, et cinq ou six touchent. La différence est convertie.
lesson-spring = Avant le tour proprement dit, chaque puissance peut mener une formation de sa capitale vers un espace ami que joint une ligne de communication.
lesson-action = Puissance après puissance a son impulsion : une carte, pour son événement ou pour ses points, qui achètent des actions. Quand les six ont passé l’une après l’autre, l’année s’achève.
lesson-winter = Les armées rentrent : chefs et unités hors des murs regagnent des espaces fortifiés amis, les navires un port, les alliances s’éteignent.
lesson-new-world = Les voyages partis ce tour arrivent : explorateurs, conquérants et colons lancent leurs dés.

## Ce qu’est un bon choix

lesson-reformation-target = Le tableau sous la question compte les dés des deux camps pour chaque espace. Dans la zone allemande, un six convertit aussitôt et l’égalité est à vous. Commencez là où vous avez le plus de dés : chaque espace gagné en donne à la tentative suivante.
lesson-attempt-helper = Un débatteur engagé ajoute ses dés à cette tentative et aux suivantes de la même action près de lui. Il reste engagé pour le tour : employez-le là où plusieurs tentatives en profitent.
lesson-diet-card = Chaque point de commandement est un dé, et Luther vous en donne quatre de plus. Une carte de deux ou trois suffit ; gardez la meilleure pour vos impulsions.
lesson-diet-space = Seuls les espaces voisins des vôtres se prennent. Choisissez ceux qui touchent le plus d’espaces catholiques que vous visez ensuite.
lesson-deal-turn = Les offres des autres paraissent ici avec leurs clauses. Acceptez, refusez ou répondez par une autre. Dans une première partie, passer ne coûte rien.
lesson-war-declare = La guerre se paie. L’Écosse a une clé, Édimbourg, au nord de votre armée d’York ; ne déclarez que la guerre que vous ferez ce tour.
lesson-spring-from = Amenez une armée de Londres là où elle doit combattre, Calais ou Berwick, avec le chef qui commande le plus d’unités.
lesson-impulse-card = Regardez le nombre de la carte : autant de points de commandement. Les fortes servent aux campagnes ou aux traités, les faibles à lever des troupes. On ne passe pas tant que l’on tient plus de cartes que n’en permet l’administration du souverain.
lesson-impulse-manner = Le volet de la main dit ce que fait l’événement. S’il ne nuit pas à un rival ou ne vous aide pas maintenant, prenez les points : ils achètent ce que vous voulez.
lesson-action-protestant = Publier un traité achète deux tentatives dans une zone à votre choix ; traduire le Nouveau Testament prépare six tentatives d’un coup. Les traités rapportent plus vite.
lesson-action-england = En paix, levez des troupes : les réguliers tiennent les clés, les mercenaires coûtent peu. En guerre, gardez des points pour la marche, le siège et l’assaut, qui vient une impulsion après le siège.
lesson-treatise-zone = Nommez la zone où vos dés sont les meilleurs : l’égalité et le six n’y gagnent que là, mais vous pouvez essayer ailleurs.
lesson-build-where = Levez-les là où ils serviront, dans des espaces d’origine calmes. D’une capitale on se déploie au printemps.
lesson-move-from = Une formation, c’est ce qui marche ensemble. Sans chef, quatre unités au plus.
lesson-move-leader = Un chef ajoute sa valeur de combat en dés et commande plus d’unités. Emmenez-le à la bataille, laissez-le sinon.
lesson-move-to = Le tableau sous la question montre les dés s’il y a bataille : un par unité, la valeur du chef, un de plus au défenseur. Cinq et six touchent ; l’égalité laisse le terrain au défenseur. Attaquez avec deux dés de plus au moins.
lesson-battle-cards = Les chances ci-dessous sont sans aucune carte. Jouez-en une si elle retourne une défaite probable ; une carte jouée est partie.
lesson-battle-loss = Chaque touche coûte une unité. Sacrifiez d’abord les mercenaires : ils coûtent moins et partent de toute façon au pire moment.
lesson-avoid-to = Neuf avec deux dés et la valeur du chef, et la pile s’esquive. Évitez la bataille que vous perdriez ; dans des murs vous pouvez vous y retirer.
lesson-assault-space = L’assaut lance un dé pour deux unités, la garnison un par unité et un de plus. Venez nombreux, ou attendez une seconde armée ; et il faut à l’assaut une ligne de communication.
lesson-winter-to = Choisissez un espace fortifié proche de là où vous voulez être au printemps. Les unités qui n’en trouvent pas sont perdues.
