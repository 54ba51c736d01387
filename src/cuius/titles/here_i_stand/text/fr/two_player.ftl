# Le jeu à deux : la Papauté contre le Protestant

## Questions

action-abroad = Vous agissez pour { the-power }. Points de commandement restants : { $points }. Quelle action ?
action-sail_along = Les unités navales de la Papauté participent-elles au même mouvement naval ?
choice-action-sail_along-sail = Elles y participent
diplomacy-card = Quelle carte diplomatique jouez-vous ?
pair-peace = La Papauté met-elle fin à une guerre ?
pair-means = Comment mettez-vous fin à la guerre avec { the-power } ?
pair-penance = Guerre avec { the-power } : qu’accorde son dirigeant ?
pair-regain = Guerre avec { the-power } : chaque espace d’origine rendu donne un PV au Protestant. Lequel reprenez-vous ?
genoa-unit = Gênes lève des unités (PC restants : { $points }). Laquelle ?
genoa-where = Où placer { the-unit } ?
invasion-where = Où se rassemble l’armée { of-leader } ({ $power }) ?
invasion-reserve = Quel renfort reçoit l’armée { of-power } { in-space } ?
invasion-port = Dans quel port d’origine { of-power } construit-on l’escadre ?
corsairs-price = Pirates, dégâts restants : { $hits }. Que cédez-vous ?
corsairs-card = Quelle carte défaussez-vous ?
corsairs-place = Où perdez-vous une escadre ?
corsairs-whose = À qui est l’escadre { in-place } ?
plague-place = Où frappe la peste ?
plague-whose = À qui est l’unité perdue { in-place } ?
plague-unit = Quelle unité { of-power } est perdue { in-place } ?
vienna-space = Où, près de Vienne, une unité est-elle perdue ?
vienna-whose = À qui est l’unité perdue { in-space } ?
vienna-unit = Quelle unité { of-power } est perdue { in-space } ?
pressure-card = Quelle carte diplomatique le Protestant doit-il jouer ?
pressure-means = Que devient la carte qui reste à la Papauté ?
machiavelli-invasion = Quelle invasion jouez-vous ?
inquisition-diplomacy = Quelle carte diplomatique le Protestant perd-il ?
petition-answer = Henri VIII demande le divorce. Que répond la Papauté ?
petition-camp = Où, en Italie, apparaissent quatre mercenaires du Habsbourg ?
petition-guard = Où apparaît un régulier du Habsbourg ? (encore { $left })
circle-space = Quel espace de la { $zone } devient protestant ?
yards-port = Dans quel port construire une escadre ?

## Ce qui arrive

diplomacy-grows = Nouveau dans le paquet diplomatique : { $cards }.
diplomacy-drawn = { start-power } tire une carte diplomatique : « { $card } ».
diplomacy-drawn_hidden = { start-power } tire une carte diplomatique.
diplomacy-played = { start-power } joue une carte diplomatique : « { $card } ».
diplomacy-discarded = { start-power } défausse une carte diplomatique : « { $card } ».
diplomacy-seen = { start-power } regarde les cartes diplomatiques { of-whose }.
diplomacy-shuffled = Les cartes diplomatiques sont mélangées.
pressure-named = { start-power } doit jouer « { $card } ».
pressure-exchange = Les deux joueurs échangent leurs cartes diplomatiques restantes.
invasion-lands = { start-leader } rassemble une armée { in-space } ({ $power }) : { $regulars ->
    [one] { $regulars } régulier
   *[other] { $regulars } réguliers
}, { $hired ->
    [one] { $hired } mercenaire
   *[other] { $hired } mercenaires
}, { $ships ->
    [one] { $ships } escadre
   *[other] { $ships } escadres
}.
invasion-men = { start-power } reçoit { $many ->
    [one] { $many } mercenaire
   *[other] { $many } mercenaires
} de plus { in-space }.
invasion-ship = { start-power } reçoit une escadre { in-space }.
corsairs-raid = Raid de pirates contre { the-power } : { count-hits }.
corsairs-sink = Les pirates coulent une escadre { of-power } { in-place }.
plague-kills = { start-power } perd { a-unit } { in-place }.
vienna-holds = Vienne est assiégée : les unités alentour ne bougent pas ce tour-ci.
petition-granted = La Papauté accorde le divorce.
petition-refused = La Papauté refuse le divorce.
petition-men = { start-power } reçoit { $many ->
    [one] { $many } unité
   *[other] { $many } unités
} { in-space }.
knights-give = Les chevaliers de Saint-Jean donnent « { $card } » à Saint-Pierre : { $points } PC.
calendar-wedding = Henri VIII épouse Anne Boleyn.
calendar-births = Édouard et Élisabeth sont nés.
mary-waits = Marie Ire ne change rien en Angleterre (dé : { $face }).
winter-captain_leaves = { start-leader } rentre chez lui jusqu’à la prochaine invasion.
league-unites = { start-one } et { the-other } sont alliés jusqu’à la fin de la partie.

## Réponses

choice-act_for_ottoman = Agir pour l’{ power-ottoman }
choice-act_for_habsburg = Agir pour le { power-habsburg }
choice-act_for_france = Agir pour la { power-france }
choice-pair-means-bull = Excommunier le dirigeant
choice-pair-means-sue = Solliciter la paix : un PV au Protestant, deux unités perdues
choice-pair-penance-draw = Une carte
choice-invasion-reserve-men = Deux mercenaires de plus
choice-invasion-reserve-ship = Une escadre dans un port d’origine
choice-corsairs-price-card = Une carte
choice-corsairs-price-ship = Une escadre
choice-pressure-means-replace = Elle est défaussée et remplacée
choice-pressure-means-exchange = Vous échangez vos cartes restantes
choice-petition-answer-grant = L’accorder
choice-petition-answer-refuse = Le refuser

refused-march-abroad = { start-space } est hors limites : ces troupes ne combattent qu’en Allemagne et en Italie.
refused-march-pinned = Le siège de Vienne immobilise ce tour-ci les troupes { of-space }.

## Ce que disent les cartes diplomatiques

card-text-dip_andrea_doria = Gênes quitte son allié et rejoint la Papauté, ou la France si le Protestant joue la carte. Si c’est déjà fait : des unités génoises pour quatre points de commandement.
card-text-dip_french_constable_invades = La France et la Papauté sont en guerre. Le Protestant place Montmorency, deux réguliers et deux mercenaires dans un espace français, tire une carte et ajoute deux mercenaires ou une escadre.
card-text-dip_corsair_raid = Quatre dés contre l’autre joueur : chaque cinq ou six lui coûte une carte ou une escadre.
card-text-dip_diplomatic_marriage = Une puissance mineure est activée ou désactivée. Le Protestant en désactive une, ou marie Gênes ou Venise au Habsbourg.
card-text-dip_diplomatic_pressure = Regardez les cartes diplomatiques de l’autre joueur. La Papauté nomme celle qui est jouée ; le Protestant fait remplacer la carte restante, ou échange les cartes restantes.
card-text-dip_french_invasion = La France et la Papauté sont en guerre. Le Protestant place le roi de France, trois réguliers et trois mercenaires dans un espace français, tire une carte et ajoute deux mercenaires ou une escadre.
card-text-dip_henry_petitions = La Papauté accorde le divorce : une carte, quatre mercenaires du Habsbourg en Italie placés par le Protestant, et un débat avec Campeggio. Ou elle refuse : trois réguliers du Habsbourg. La carte quitte le jeu.
card-text-dip_knights_of_st_john = Les points de la prochaine carte du paquet vont à Saint-Pierre.
card-text-dip_plague = Trois unités meurent, une par espace, là où il y en a plus d’une ; l’autre joueur défausse une carte au hasard.
card-text-dip_shipbuilding = Jusqu’à deux escadres : pour la Papauté et ses alliés mineurs, ou à Marseille, à Naples et dans les ports d’origine ottomans.
card-text-dip_spanish_invasion = Le duc d’Albe, deux réguliers et deux mercenaires dans un espace du Habsbourg, une carte, et deux mercenaires ou une escadre. Avant la Ligue, le Habsbourg est en guerre avec la Papauté et le Protestant le dirige ; après, c’est la Papauté.
card-text-dip_venetian_alliance = Venise rejoint la Papauté, ou quitte le Habsbourg. Si elle est déjà alliée à la Papauté : un régulier et deux escadres.
card-text-dip_austrian_invasion = La Papauté place Ferdinand, deux réguliers et quatre mercenaires dans un espace du Habsbourg et tire une carte.
card-text-dip_imperial_invasion = La Papauté place Charles Quint, trois réguliers et cinq mercenaires dans un espace du Habsbourg et tire une carte.
card-text-dip_machiavelli = Le joueur en retard joue une invasion prise dans le paquet diplomatique ou dans sa défausse. Puis tout est mélangé.
card-text-dip_ottoman_invasion = L’Ottoman et la Papauté sont en guerre. Le Protestant place Soliman, cinq réguliers et quatre escadres dans un port ottoman et tire une carte.
card-text-dip_secret_protestant_circle = Un dé : de un à trois, un espace d’Italie devient protestant ; de quatre à six, un d’Espagne aussi.
card-text-dip_siege_of_vienna = Deux unités du Habsbourg ou de la Hongrie-Bohême à deux espaces de Vienne au plus sont perdues ; les autres n’y bougent pas ce tour-ci.
card-text-dip_spanish_inquisition = La Papauté regarde les cartes diplomatiques du Protestant et en défausse une ; l’autre doit être jouée. Jouée par le Protestant : la Papauté voit sa main.
