# Le jeu à deux : Papauté contre Protestants

## Questions

action-abroad = Vous agissez pour : { $power }. Points de commandement restants : { $points }. Quelle action ?
action-sail_along = Les navires de la Papauté font-ils voile dans le même mouvement naval ?
choice-action-sail_along-sail = Ils font voile aussi
diplomacy-card = Quelle carte diplomatique jouez-vous ?
pair-peace = La Papauté met-elle fin à une guerre ?
pair-means = Comment mettez-vous fin à la guerre ? Ennemi : { $power }.
pair-penance = Qu’accorde le souverain ? Ennemi : { $power }.
pair-regain = Chaque espace d’origine rendu donne un point aux Protestants. Lequel ? Ennemi : { $power }.
genoa-unit = Gênes arme, points restants : { $points }. Quelle unité ?
genoa-where = Où apparaît-elle ? Unité : { $unit }.
invasion-where = Où se rassemble l’armée de { $leader } ? Puissance : { $power }.
invasion-reserve = Que vient-il encore ? Armée à { $space } : { $power }.
invasion-port = Dans quel port d’origine arme-t-on l’escadre ? Puissance : { $power }.
corsairs-price = Corsaires, coups restants : { $hits }. Que cédez-vous ?
corsairs-card = Quelle carte défaussez-vous ?
corsairs-place = Où perdez-vous une escadre ?
corsairs-whose = À qui est l’escadre de { $place } ?
plague-place = Où frappe la peste ?
plague-whose = À qui est l’unité perdue à { $place } ?
plague-unit = Quelle unité est perdue à { $place } ? Puissance : { $power }.
vienna-space = Où, près de Vienne, une unité est-elle perdue ?
vienna-whose = À qui est l’unité perdue à { $space } ?
vienna-unit = Quelle unité est perdue à { $space } ? Puissance : { $power }.
pressure-card = Quelle carte diplomatique les Protestants doivent-ils jouer ?
pressure-means = Que devient la carte qui reste à la Papauté ?
machiavelli-invasion = Quelle invasion jouez-vous ?
inquisition-diplomacy = Quelle carte diplomatique les Protestants perdent-ils ?
petition-answer = Henri VIII demande le divorce. Que répond la Papauté ?
petition-camp = Où, en Italie, apparaissent quatre mercenaires des Habsbourg ?
petition-guard = Où apparaît un régulier des Habsbourg ? Reste : { $left }.
circle-space = Quel espace devient protestant ? Zone : { $zone }.
yards-port = Dans quel port construit-on une escadre ?

## Ce qui arrive

diplomacy-grows = Nouveau dans la pioche diplomatique : { $cards }.
diplomacy-drawn = { $power } : une carte diplomatique piochée, { $card }.
diplomacy-drawn_hidden = { $power } : une carte diplomatique piochée.
diplomacy-played = { $power } : une carte diplomatique jouée, { $card }.
diplomacy-discarded = { $power } : une carte diplomatique défaussée, { $card }.
diplomacy-seen = { $power } : regard sur des cartes diplomatiques ({ $whose }).
diplomacy-shuffled = Les cartes diplomatiques sont mélangées.
pressure-named = À jouer par { $power } : { $card }.
pressure-exchange = Les deux joueurs échangent leurs cartes diplomatiques restantes.
invasion-lands = { $leader } rassemble une armée à { $space } ({ $power }) : { $regulars } réguliers, { $hired } mercenaires, { $ships } escadres.
invasion-men = { $power } : { $many } mercenaires de plus à { $space }.
invasion-ship = { $power } : une escadre à { $space }.
corsairs-raid = Raid de corsaires contre { $power } : { $hits } coups.
corsairs-sink = Les corsaires coulent une escadre à { $place } : { $power }.
plague-kills = Perte à { $place } : { $unit } ({ $power }).
vienna-holds = Vienne est assiégée : les unités alentour ne bougent pas ce tour-ci.
petition-granted = La Papauté accorde le divorce.
petition-refused = La Papauté refuse le divorce.
petition-men = { $power } : { $many } unités à { $space }.
knights-give = Les chevaliers de Saint-Jean envoient { $card } à Saint-Pierre : { $points } PC.
calendar-wedding = Henri VIII épouse Anne Boleyn.
calendar-births = Édouard et Élisabeth sont nés.
mary-waits = Marie Ire laisse l’Angleterre en l’état ({ $face }).
winter-captain_leaves = { $leader } rentre chez lui jusqu’à la prochaine invasion.
league-unites = Alliés jusqu’à la fin de la partie : { $one } et { $other }.

## Réponses

choice-act_for_ottoman = Agir pour : { power-ottoman }
choice-act_for_habsburg = Agir pour : { power-habsburg }
choice-act_for_france = Agir pour : { power-france }
choice-pair-means-bull = Excommunier le souverain
choice-pair-means-sue = Solliciter la paix : un point aux Protestants, deux unités perdues
choice-pair-penance-draw = Une carte
choice-invasion-reserve-men = Deux mercenaires de plus
choice-invasion-reserve-ship = Une escadre dans un port d’origine
choice-corsairs-price-card = Une carte
choice-corsairs-price-ship = Une escadre
choice-pressure-means-replace = Elle est défaussée et remplacée
choice-pressure-means-exchange = Vous échangez vos cartes restantes
choice-petition-answer-grant = L’accorder
choice-petition-answer-refuse = Le refuser

refused-march-abroad = { $space } est hors limites : ces troupes ne combattent qu’en Allemagne et en Italie.
refused-march-pinned = Le siège de Vienne retient ce tour-ci les troupes de { $space }.

## Ce que disent les cartes diplomatiques

card-text-dip_andrea_doria = Gênes quitte son allié et rejoint la Papauté, ou la France si les Protestants jouent. Si c’est déjà fait : des unités génoises pour quatre points de commandement.
card-text-dip_french_constable_invades = La France et la Papauté sont en guerre. Les Protestants placent Montmorency, deux réguliers et deux mercenaires dans un espace français, piochent une carte et ajoutent deux mercenaires ou une escadre.
card-text-dip_corsair_raid = Quatre dés contre l’autre joueur : chaque cinq ou six lui coûte une carte ou une escadre.
card-text-dip_diplomatic_marriage = Une puissance mineure est gagnée ou perdue. Les Protestants en rendent une neutre, ou marient Gênes ou Venise aux Habsbourg.
card-text-dip_diplomatic_pressure = Regardez les cartes diplomatiques de l’autre joueur. La Papauté nomme celle qui est jouée ; les Protestants font remplacer la carte restante, ou échangent les cartes restantes.
card-text-dip_french_invasion = La France et la Papauté sont en guerre. Les Protestants placent le roi de France, trois réguliers et trois mercenaires dans un espace français, piochent une carte et ajoutent deux mercenaires ou une escadre.
card-text-dip_henry_petitions = La Papauté accorde le divorce : une carte, quatre mercenaires des Habsbourg en Italie placés par les Protestants, et un débat avec Campeggio. Ou elle refuse : trois réguliers des Habsbourg. La carte quitte le jeu.
card-text-dip_knights_of_st_john = Les points de la prochaine carte de la pioche vont à Saint-Pierre.
card-text-dip_plague = Trois unités meurent, une par espace, là où il y en a plus d’une ; l’autre joueur défausse une carte au hasard.
card-text-dip_shipbuilding = Jusqu’à deux escadres : pour la Papauté et ses alliés mineurs, ou à Marseille, à Naples et dans les ports d’origine ottomans.
card-text-dip_spanish_invasion = Le duc d’Albe, deux réguliers et deux mercenaires dans un espace des Habsbourg, une carte, et deux mercenaires ou une escadre. Avant la Ligue les Habsbourg sont en guerre avec la Papauté et les Protestants les mènent ; après, c’est la Papauté.
card-text-dip_venetian_alliance = Venise rejoint la Papauté, ou quitte les Habsbourg. Si elle est déjà alliée à la Papauté : un régulier et deux escadres.
card-text-dip_austrian_invasion = La Papauté place Ferdinand, deux réguliers et quatre mercenaires dans un espace des Habsbourg et pioche une carte.
card-text-dip_imperial_invasion = La Papauté place Charles Quint, trois réguliers et cinq mercenaires dans un espace des Habsbourg et pioche une carte.
card-text-dip_machiavelli = Le joueur en retard joue une invasion tirée de la pioche diplomatique ou de sa défausse. Puis tout est mélangé.
card-text-dip_ottoman_invasion = Les Ottomans et la Papauté sont en guerre. Les Protestants placent Soliman, cinq réguliers et quatre escadres dans un port ottoman et piochent une carte.
card-text-dip_secret_protestant_circle = Un dé : de un à trois, un espace d’Italie devient protestant ; de quatre à six, un d’Espagne aussi.
card-text-dip_siege_of_vienna = Deux unités des Habsbourg ou de Hongrie à deux espaces de Vienne au plus sont perdues ; les autres n’y bougent pas ce tour-ci.
card-text-dip_spanish_inquisition = La Papauté regarde les cartes diplomatiques des Protestants et en défausse une ; l’autre doit être jouée. Jouée par les Protestants : la Papauté voit leur main.
