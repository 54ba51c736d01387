# Notes pour débutants, à côté des questions des deux premiers tours.

lesson-welcome = À partir de 1517, six puissances se disputent l’Europe et sa foi. Vous en menez deux, le Protestant et l’Angleterre ; des intendants jouent les autres. Qui a 25 points de victoire à la fin d’un tour gagne. Ces notes accompagnent les questions : choisissez librement, elles s’adapteront.
lesson-over = C’étaient deux tours ; sept autres suivent au plus, avec les mêmes phases. Continuez. La touche / permet de tout chercher, un clic sur ce qui n’est pas proposé dit quelle règle l’interdit, et un essai permet de tenter un coup sans rien engager.

## Ce que veut chaque puissance

lesson-goal-england = L’Angleterre veut des centres, les espaces carrés : chacun découvre des points et des cartes sur sa carte de puissance. Henri VIII veut aussi un fils, et sa carte d’origine peut lui donner une nouvelle épouse.
lesson-goal-protestant = Le Protestant veut des espaces : à mesure qu’ils deviennent protestants, ils rapportent des points de victoire, et cinquante gagnent aussitôt la partie. S’y ajoutent six électorats et la Bible en trois langues.

## Ce qui se passe dans chaque phase, et pourquoi

lesson-theses = Luther a cloué ses thèses à une porte. Avant toute chose, le Protestant tente de convertir des espaces : cinq tentatives de Réforme, toutes dans la zone allemande.
lesson-card-draw = Chacun tire des cartes, d’autant plus qu’il a de centres. Une carte est un événement ou des points de commandement, presque jamais les deux, et les cartes d’origine reviennent à chaque tour.
lesson-diplomacy = On négocie, on fait la paix, on rachète des chefs, on déclare la guerre. Une guerre dure jusqu’à ce qu’on y mette fin ici, et sans guerre personne ne marche contre vous.
lesson-diet = La Diète de Worms entend Luther. Le Protestant, le Habsbourg et la Papauté posent chacun une carte face cachée ; ses points sont des dés, et chaque cinq ou six est un dégât. La différence donne le nombre d’espaces convertis.
lesson-spring = Avant le reste du tour, chaque puissance peut déployer une formation de sa capitale vers un espace ami que joint une ligne de communication.
lesson-action = Chaque puissance a son impulsion à tour de rôle : une carte, pour son événement ou pour ses points, qui paient des actions. Quand les six ont passé l’une après l’autre, la phase s’achève.
lesson-winter = Les armées rentrent : chefs et unités hors des fortifications regagnent des espaces fortifiés amis, les unités navales un port ; les alliances prennent fin.
lesson-new-world = Les voyages partis ce tour-ci arrivent : explorateurs, conquistadors et colons lancent leurs dés.

## Ce qu’est un bon choix

lesson-reformation-target = Le tableau sous la question compte les dés des deux camps pour chaque espace. Dans la zone allemande, un six convertit aussitôt et l’égalité est pour vous. Commencez là où vous avez le plus de dés : chaque espace gagné en donne à la tentative suivante.
lesson-attempt-helper = Un débatteur engagé ajoute ses dés à cette tentative et aux suivantes de la même action près de lui. Il reste engagé jusqu’à la fin du tour : employez-le là où plusieurs tentatives en profitent.
lesson-diet-card = Chaque point de commandement est un dé, et Luther vous en donne quatre de plus. Une carte de deux ou trois points suffit ; gardez la meilleure pour vos impulsions.
lesson-diet-space = Seuls les espaces adjacents aux vôtres se prennent. Choisissez ceux qui touchent le plus d’espaces catholiques que vous visez ensuite.
lesson-deal-turn = Les offres des autres paraissent ici avec leurs clauses. Acceptez, refusez ou faites une contre-proposition. Dans une première partie, passer ne coûte rien.
lesson-war-declare = La guerre se paie avec des cartes. L’Écosse a un centre, Édimbourg, au nord de votre armée d’York ; ne déclarez que la guerre que vous ferez ce tour-ci.
lesson-spring-from = Amenez une armée de Londres là où elle doit combattre, Calais ou Berwick, avec le chef qui commande le plus d’unités.
lesson-impulse-card = Regardez le nombre de la carte : autant de points de commandement. Les fortes servent aux campagnes ou aux traités, les faibles à lever des troupes. Vous ne pouvez pas passer tant que vous avez plus de cartes que n’en permet la valeur administrative de votre dirigeant.
lesson-impulse-manner = Le panneau de votre main dit ce que fait l’événement. S’il ne nuit pas à un rival ou ne vous aide pas maintenant, prenez les points : ils paient ce que vous voulez.
lesson-action-protestant = Publier un traité donne deux tentatives de Réforme dans une zone de langue à votre choix ; traduire le Nouveau Testament en prépare six d’un coup. Les traités rapportent plus vite.
lesson-action-england = En paix, levez des troupes : les réguliers tiennent les centres, les mercenaires coûtent peu. En guerre, gardez des points pour la marche, le siège et l’assaut, qui vient une impulsion après le siège.
lesson-treatise-zone = Choisissez la zone où vos dés sont les meilleurs : l’égalité et le six n’y gagnent que là, mais vous pouvez viser des espaces ailleurs.
lesson-build-where = Levez-les là où elles serviront, dans des espaces d’origine sans agitation. D’une capitale, on peut se déployer au printemps.
lesson-move-from = Une formation, c’est ce qui se déplace ensemble. Sans chef, quatre unités au plus.
lesson-move-leader = Un chef ajoute sa valeur de combat en dés et commande plus d’unités. Emmenez-le à la bataille ; sinon, laissez-le.
lesson-move-to = Le tableau sous la question montre les dés s’il y a bataille : un par unité, la valeur de combat du chef, un de plus au défenseur. Chaque cinq ou six est un dégât ; l’égalité laisse le terrain au défenseur. Attaquez avec deux dés de plus au moins.
lesson-battle-cards = Les chances ci-dessous sont sans aucune carte. Jouez-en une si elle évite une défaite probable ; une carte jouée est perdue.
lesson-battle-loss = Chaque dégât coûte une unité. Sacrifiez d’abord les mercenaires : ils coûtent moins et partent de toute façon au pire moment.
lesson-avoid-to = Avec neuf ou plus aux deux dés, valeur du chef comprise, la pile évite la bataille. Évitez celle que vous perdriez ; dans un espace fortifié, vous pouvez vous retrancher.
lesson-assault-space = Contre une garnison, vous lancez un dé pour deux unités, arrondi au-dessus ; contre des murs vides, un par unité ; s’y ajoute la valeur de combat de votre meilleur chef, et la cavalerie ne compte pas. La garnison en lance un par unité, la valeur de son chef et un de plus. Il faut une ligne de communication, et aucune escadre ennemie dans la mer voisine.
lesson-winter-to = Choisissez un espace fortifié proche de là où vous voulez être au printemps. Les unités qui n’en trouvent pas sont perdues.
