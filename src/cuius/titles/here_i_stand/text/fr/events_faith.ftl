# Événements de la foi, de l’Église et de la cour d’Angleterre : 39 à 90.

## Questions

zwingli-space = Zwingli combat : où une unité catholique est-elle éliminée ?
zwingli-owner = Zwingli combat { in-space } : à qui est l’unité éliminée ?
zwingli-unit = Zwingli combat { in-space } : quelle unité { of-power } est éliminée ?
bigamy-price = Bigamie de Philippe de Hesse : que cédez-vous ?
frederick-space = Frédéric le Sage : quel espace devient protestant ? (encore { $left })
frederick-wartburg = Frédéric le Sage : reprendre « { card-the_wartburg } » dans la défausse ?
anabaptists-space = Anabaptistes : quel espace redevient catholique ? (encore { $left })
inquisition-space = Inquisition dans la { $zone } : quel espace redevient catholique ? (encore { $left })
inquisition-hand = Inquisition papale : regarder la main de qui ?
inquisition-fruit = Inquisition papale, main { of-power } : que faites-vous ?
inquisition-discard = Inquisition espagnole : quelle carte est défaussée ?
grey-keep = Lady Jane Grey : quelle carte gardez-vous ?
grey-to = Lady Jane Grey : à qui va l’autre carte ?
prayer-space = Livre de prière commune : agitation dans quel espace ?
rising-space = Agitation dans quel espace ? ({ $left } au plus)
maurice-castle = Maurice de Saxe est libéré : dans quel espace fortifié ?
maurice-quarters = Maurice de Saxe change de camp : dans quel espace ?
copernicus-card = Copernic : tirer une carte, ou en faire perdre une au Protestant ?

## Réponses

choice-bigamy-price-card = Une carte au hasard
choice-frederick-wartburg-pass = La laisser
choice-inquisition-fruit-seize = Tirer une carte dans cette main
choice-inquisition-fruit-fetch = Prendre une carte défaussée
choice-inquisition-fruit-debate = Ouvrir un débat
choice-rising-space-pass = Plus d’agitation
choice-copernicus-card-draw = Tirer une carte
choice-copernicus-card-discard = Le Protestant en perd une

## Événements

augsburg-confessed = La Confession d’Augsbourg affaiblit les dés de la Papauté pour ce tour.
zwingli-kills = Les hommes de Zwingli éliminent une unité { of-power } { in-space } : { $unit }.
zwingli-falls = Zwingli tombe au combat.
bigamy-leaves = { start-leader } quitte la partie.
prayer-riots = Livre de prière commune : le dé d’agitation donne { $face }.
maurice-changes = Maurice de Saxe passe du côté { of-power }.
maurice-marches = Maurice de Saxe se rend { in-space } avec { $many ->
    [one] { $many } mercenaire
   *[other] { $many } mercenaires
} ({ $power }).

## Ce que disent les cartes

card-text-augsburg_confession = Engagez Melanchthon, qui doit être disponible. Pendant ce tour, chaque dé papal d’une tentative de Contre-Réforme vaut un de moins, et la Papauté lance un dé de moins dans les débats qu’elle ouvre.
card-text-marburg_colloquy = Le Protestant engage Luther ou Melanchthon, et Zwingli ou Œcolampade. Il fait autant de tentatives de Réforme que la somme des deux valeurs ; toutes les zones de langue sont visées.
card-text-zwingli_dons_armor = Tant que Zwingli est en jeu : le Protestant retire une unité terrestre catholique à trois espaces de Zurich au plus, s’il y en a une. Le réformateur et le débatteur Zwingli quittent la partie.
card-text-affair_of_the_placards = Engagez Cop, qui doit être disponible. Le Protestant fait trois tentatives de Réforme (quatre dans l’édition de 2017) qui visent la zone française.
card-text-calvin_expelled = Tant que Calvin est en jeu : son réformateur et son débatteur sont absents jusqu’à la prochaine phase de tirage des cartes, qui ramène le réformateur à Genève.
card-text-calvins_institutes = Engagez Calvin, qui doit être disponible. Le Protestant fait cinq tentatives de Réforme qui visent la zone française ; dans cette zone, chacun de ses dés vaut un de plus.
card-text-copernicus = Vous gagnez deux points de victoire ; aussi en phase de détermination de la victoire, si cela empêche une victoire par domination. Édition de 2017 : deux si la moitié de vos espaces d’origine est protestante ; sinon un, et vous tirez une carte ou le Protestant en perd une au hasard ; jamais en phase de détermination de la victoire.
card-text-michael_servetus = Vous gagnez un point de victoire et le Protestant défausse une carte au hasard. Aussi en phase de détermination de la victoire, si cela empêche une victoire par domination (pas dans l’édition de 2017).
card-text-michelangelo = La Papauté lance deux dés : autant de points de commandement vont à Saint-Pierre.
card-text-jesuit_education = Après « { card-society_of_jesus } » : la Papauté fonde deux universités jésuites dans des espaces catholiques.
card-text-papal_inquisition = Engagez Carafa, qui doit être disponible. La Papauté ramène au catholicisme deux espaces protestants de la zone italienne, regarde la main de l’Angleterre ou du Protestant, puis tire une carte dans cette main, ou prend une carte défaussée, ou ouvre un débat avec deux dés de plus. Une carte gagnée attend une impulsion suivante.
card-text-philip_of_hesses_bigamy = Le Protestant choisit : Philippe de Hesse quitte la partie, ou il défausse une carte au hasard.
card-text-spanish_inquisition = Le Habsbourg ramène au catholicisme deux espaces protestants de la zone espagnole, regarde les mains de l’Angleterre et du Protestant et en fait défausser une carte (pas de carte d’origine ; dans l’édition de 2017, pas d’événement obligatoire) ; il tire une carte. Puis la Papauté ouvre un débat.
card-text-lady_jane_grey = Dans un tour où l’Angleterre a changé de dirigeant, si elle a une carte en plus de sa carte d’origine : prenez-lui une carte au hasard et tirez-en une du paquet. Gardez l’une et donnez l’autre à la Papauté ou au Protestant.
card-text-maurice_of_saxony = Pour le Habsbourg et le Protestant seuls. Maurice change de camp. Les mercenaires de son ancien camp dans son espace le suivent, et tous vont dans l’espace inoccupé le plus proche que contrôle le nouveau camp. Captif, il est placé dans un espace fortifié du nouveau camp.
card-text-mary_defies_council = La Papauté fait trois tentatives de Contre-Réforme qui visent la zone anglaise.
card-text-book_of_common_prayer = Engagez Cranmer, qui doit être disponible. Le Protestant fait quatre tentatives de Réforme dans des espaces d’origine anglais ; la zone anglaise est visée. Puis lancez un dé. 3 ou 4 : agitation dans un espace d’origine anglais catholique de votre choix ; 5 : dans deux ; 6 : dans tous, occupés ou non.
card-text-dissolution_of_the_monasteries = L’Angleterre tire deux cartes. Puis le Protestant fait trois tentatives de Réforme qui visent la zone anglaise. À deux joueurs : au lieu du tirage, la Papauté perd une carte au hasard.
card-text-pilgrimage_of_grace = Agitation dans au plus cinq espaces d’origine anglais inoccupés de votre choix.
card-text-a_mighty_fortress = Engagez Luther, qui doit être disponible. Le Protestant fait six tentatives de Réforme qui visent la zone allemande.
card-text-anabaptists = La Papauté ramène au catholicisme deux espaces protestants, inoccupés et qui ne sont pas des électorats.
card-text-erasmus = Aux tours 1 et 2, le Protestant fait quatre tentatives de Réforme ; dès le tour 3, la Papauté fait quatre tentatives de Contre-Réforme ; toutes les zones de langue sont visées.
card-text-frederick_the_wise = Les deux espaces catholiques de la zone allemande les plus proches de Wittemberg deviennent protestants. Le Protestant peut reprendre « { card-the_wartburg } » dans la défausse.
card-text-indulgence_vendor = Le Protestant défausse une carte au hasard ; ses points de commandement vont à Saint-Pierre.
card-text-katherina_bora = Engagez Luther, qui doit être disponible. Le Protestant fait cinq tentatives de Réforme ; toutes les zones de langue sont visées.
card-text-peasants_war = Agitation dans au plus cinq espaces inoccupés de la zone allemande de votre choix.
card-text-printing_press = Pendant ce tour, toute tentative de Réforme a un dé de plus. Le Protestant fait aussitôt trois tentatives ; toutes les zones de langue sont visées.
