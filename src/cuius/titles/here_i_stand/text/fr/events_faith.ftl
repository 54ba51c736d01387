# Événements de la foi, de l'Église et de la cour d'Angleterre : 39 à 90.

## Questions

zwingli-space = Zwingli prend les armes : où tombe une unité catholique ?
zwingli-owner = Zwingli combat à { $space } : l'unité de qui tombe ?
zwingli-unit = Zwingli combat à { $space } ({ $power }) : quelle unité tombe ?
bigamy-price = Bigamie de Philippe de Hesse : que cédez-vous ?
frederick-space = Frédéric le Sage : quel espace devient protestant ? (encore { $left })
frederick-wartburg = Frédéric le Sage : reprendre La Wartbourg dans la défausse ?
anabaptists-space = Anabaptistes : quel espace redevient catholique ? (encore { $left })
inquisition-space = Inquisition ({ $zone }) : quel espace redevient catholique ? (encore { $left })
inquisition-hand = Inquisition papale : regarder la main de qui ?
inquisition-fruit = Inquisition papale : que faites-vous ? (main vue : { $power })
inquisition-discard = Inquisition espagnole : quelle carte est défaussée ?
grey-keep = Lady Jane Grey : quelle carte gardez-vous ?
grey-to = Lady Jane Grey : à qui va l'autre carte ?
prayer-space = Livre de la prière commune : agitation dans quel espace ?
rising-space = Agitation dans quel espace ? ({ $left } au plus)
maurice-castle = Maurice de Saxe est libéré : dans quel espace fortifié ?
maurice-quarters = Maurice de Saxe change de camp : dans quel espace ?
copernicus-card = Copernic : piocher une carte, ou en faire perdre une aux Protestants ?

## Réponses

choice-bigamy-price-card = Une carte au hasard
choice-frederick-wartburg-pass = La laisser
choice-inquisition-fruit-seize = Piocher dans cette main
choice-inquisition-fruit-fetch = Prendre une carte défaussée
choice-inquisition-fruit-debate = Demander un débat
choice-rising-space-pass = Plus d'agitation
choice-copernicus-card-draw = Piocher une carte
choice-copernicus-card-discard = Les Protestants en perdent une

## Événements

augsburg-confessed = La Confession d'Augsbourg affaiblit les dés de la Papauté pour ce tour.
zwingli-kills = Les hommes de Zwingli détruisent une unité à { $space } : { $power }, { $unit }.
zwingli-falls = Zwingli tombe au combat.
bigamy-leaves = { $leader } quitte la partie.
prayer-riots = Livre de la prière commune : le dé d'agitation donne { $face }.
maurice-changes = Maurice de Saxe change de camp : { $power }.
maurice-marches = Maurice de Saxe se rend à { $space }. Avec lui : { $many ->
    [one] un mercenaire
   *[other] { $many } mercenaires
} ({ $power }).

## Ce que disent les cartes

card-text-augsburg_confession = Engagez Melanchthon, qui doit être disponible. Pendant ce tour, chaque dé papal d'une tentative de Contre-Réforme vaut un de moins, et la Papauté lance un dé de moins dans les débats qu'elle demande.
card-text-marburg_colloquy = Les Protestants engagent Luther ou Melanchthon, et Zwingli ou Œcolampade. Ils font autant de tentatives de Réforme que la somme des deux valeurs ; toutes les zones sont visées.
card-text-zwingli_dons_armor = Tant que Zwingli est en jeu : les Protestants retirent une unité terrestre catholique à trois espaces de Zurich au plus, s'il y en a une. Le réformateur et le débatteur Zwingli quittent la partie.
card-text-affair_of_the_placards = Engagez Cop, qui doit être disponible. Les Protestants font trois tentatives de Réforme (quatre dans l'édition de 2017) sur la zone française.
card-text-calvin_expelled = Tant que Calvin est en jeu : son réformateur et son débatteur sont absents jusqu'à la prochaine phase de pioche, qui ramène le réformateur à Genève.
card-text-calvins_institutes = Engagez Calvin, qui doit être disponible. Les Protestants font cinq tentatives de Réforme sur la zone française ; dans cette zone, chacun de leurs dés vaut un de plus.
card-text-copernicus = Vous gagnez deux points de victoire ; aussi en phase de victoire, si cela empêche une victoire par domination. Édition de 2017 : deux si la moitié de vos espaces d'origine est protestante ; sinon un, et vous piochez une carte ou les Protestants en perdent une au hasard ; jamais en phase de victoire.
card-text-michael_servetus = Vous gagnez un point de victoire et les Protestants défaussent une carte au hasard. Aussi en phase de victoire, si cela empêche une victoire par domination (pas dans l'édition de 2017).
card-text-michelangelo = La Papauté lance deux dés : autant de points de commandement vont à Saint-Pierre.
card-text-jesuit_education = Après Compagnie de Jésus : la Papauté fonde deux universités jésuites dans des espaces catholiques.
card-text-papal_inquisition = Engagez Carafa, qui doit être disponible. La Papauté ramène au catholicisme deux espaces protestants de la zone italienne, regarde la main de l'Angleterre ou des Protestants, puis pioche une carte dans cette main, ou prend une carte défaussée, ou demande un débat avec deux dés de plus. Une carte gagnée attend une impulsion suivante.
card-text-philip_of_hesses_bigamy = Les Protestants choisissent : Philippe de Hesse quitte la partie, ou ils défaussent une carte au hasard.
card-text-spanish_inquisition = Les Habsbourg ramènent au catholicisme deux espaces protestants de la zone espagnole, regardent les mains de l'Angleterre et des Protestants et en font défausser une carte (pas de carte d'origine ; dans l'édition de 2017 pas d'événement obligatoire) ; ils piochent une carte. Puis la Papauté demande un débat.
card-text-lady_jane_grey = Dans un tour où l'Angleterre a changé de souverain, si elle a une carte en plus de sa carte d'origine : prenez-lui une carte au hasard et piochez-en une. Gardez l'une et donnez l'autre à la Papauté ou aux Protestants.
card-text-maurice_of_saxony = Pour les Habsbourg et les Protestants seuls. Maurice change de camp. Les mercenaires de son ancien camp dans son espace le suivent, et tous vont dans l'espace inoccupé le plus proche que contrôle le nouveau camp. Captif, il est placé dans un espace fortifié du nouveau camp.
card-text-mary_defies_council = La Papauté fait trois tentatives de Contre-Réforme sur la zone anglaise.
card-text-book_of_common_prayer = Engagez Cranmer, qui doit être disponible. Les Protestants font quatre tentatives de Réforme dans des espaces d'origine anglais ; la zone anglaise est visée. Puis lancez un dé. 3 ou 4 : agitation dans un espace d'origine anglais catholique de votre choix, 5 : dans deux, 6 : dans tous, occupés ou non.
card-text-dissolution_of_the_monasteries = L'Angleterre pioche deux cartes. Puis les Protestants font trois tentatives de Réforme sur la zone anglaise. À deux joueurs : au lieu de la pioche, la Papauté perd une carte au hasard.
card-text-pilgrimage_of_grace = Agitation dans au plus cinq espaces d'origine anglais inoccupés de votre choix.
card-text-a_mighty_fortress = Engagez Luther, qui doit être disponible. Les Protestants font six tentatives de Réforme sur la zone allemande.
card-text-anabaptists = La Papauté ramène au catholicisme deux espaces protestants, inoccupés et qui ne sont pas des électorats.
card-text-erasmus = Aux tours 1 et 2, les Protestants font quatre tentatives de Réforme ; dès le tour 3, la Papauté en fait quatre de Contre-Réforme ; toutes les zones sont visées.
card-text-frederick_the_wise = Les deux espaces catholiques de la zone allemande les plus proches de Wittemberg deviennent protestants. Les Protestants peuvent reprendre La Wartbourg dans la défausse.
card-text-indulgence_vendor = Les Protestants défaussent une carte au hasard ; ses points de commandement vont à Saint-Pierre.
card-text-katherina_bora = Engagez Luther, qui doit être disponible. Les Protestants font cinq tentatives de Réforme ; toutes les zones sont visées.
card-text-peasants_war = Agitation dans au plus cinq espaces inoccupés de la zone allemande de votre choix.
card-text-printing_press = Pendant ce tour, toute tentative de Réforme a un dé de plus. Les Protestants font aussitôt trois tentatives ; toutes les zones sont visées.
