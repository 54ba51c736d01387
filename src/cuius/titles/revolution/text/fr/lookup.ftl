# Ce que l’on peut chercher : le nom de chaque renseignement, et ce que sont les pièces. Les noms sont dans names.ftl.

lookup-boxes = armées qui y tiennent
lookup-orange = dont cases orange
lookup-arrows = flèches vers
lookup-provinces = provinces
lookup-cities = cités
lookup-towns = villes
lookup-tax = taxes
lookup-vp = points
lookup-vp_final = points en fin de partie
lookup-borders = touche à
lookup-rivers = par rivière vers
lookup-trade = commerce avec
lookup-trades_with = dans le commerce de
lookup-allegiance = obédience au départ, colonne
lookup-open_to = ouvert à
lookup-leads_to = mène à
lookup-number = combien il y en a
lookup-price = prix
lookup-newcomers = nouvelles unités au tour 0
lookup-raise = prix d’une, de deux et de trois armées
lookup-maintain = solde d’une armée
lookup-disband = prix d’un licenciement
lookup-supports = cases de soutien

lookup-about-resource = Les gens d’une faction. Il est dans le stock, dans le trésor comme monnaie, dans un cadre de soutien, sur la piste d’obédience ou sur la carte, et change de sens avec son lieu.
lookup-about-coin = Un jeton qui se trouve dans un trésor. Il paie armées, gueux de mer et obédience, puis retourne au stock.
lookup-about-army = Se tient dans une section de commandement, assiège une cité ou attend parmi les armées disponibles. Elle veut sa solde au début de chaque tour.
lookup-about-abandoned = Une armée qui n’a pas été payée. Elle a pillé sa région, ne fait plus rien et occupe sa case jusqu’à la fin du tour.
lookup-about-neutral = Le jeton de personne. Il comble les lieux vides et compte contre toute majorité.
lookup-about-beggar = Engagé pour un seul tour, il détruit une armée, lève des sièges, pille une ville, assiège une cité ou fait le guet.
