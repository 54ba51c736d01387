# La Réforme : arrivées, Thèses, Diète, tentatives, débats, excommunication, Ligue (8, 18, 21.5, 21.6).

## Questions

reformation-target = Tentative de Réforme : quel espace visez-vous ?
counter-target = Tentative de Contre-Réforme : quel espace visez-vous ?
attempt-helper = Tentative { in-space } : engager un débatteur pour lancer plus de dés ?
flip-space = Quel espace convertir ? (encore { $left })
diet-space = Diète de Worms : quel espace convertir ? (encore { $left })
diet-card = Diète de Worms : quelle carte engagez-vous ?
treatise-zone = Traité : dans quelle zone de langue ?
treatise-author = Traité dans la { $zone } : engager son auteur pour une troisième tentative ?
translation-language = Traduire en quelle langue ?
translation-points = Traduction en { $language } : combien de points ?
translation-helper = Traduction en { $language } : engager un traducteur pour une case gratuite ?
burning-zone = Brûler des livres : dans quelle zone de langue ?
burning-censor = Livres brûlés dans la { $zone } : engager un débatteur pour une troisième tentative ?
burning-tetzel = Engager Tetzel pour un PC de plus à Saint-Pierre ?
university-founder = Fonder une université jésuite : engager Loyola ?
university-space = Où fonder une université jésuite ?
debate-zone = Débat : dans quelle zone de langue ?
debate-leipzig = Débat dans la { $zone } : qui attaque pour vous, ou quel débatteur protestant ne pourra pas défendre ?
debate-leipzig_round = Dans quelle manche { $debater } ne peut-il pas défendre ?
debate-pool = Débat dans la { $zone } : quels débatteurs viser ?
debate-bullinger = Seconde manche du débat dans la { $zone } : envoyer Bullinger ?
respond-debate-debaters = Débat dans la { $zone }, { $attacker } contre { $defender } : faire intervenir Luther ?
ban-whom = Qui excommunier ?
ban-debate = Ouvrir aussitôt un débat dans la { $zone } ?
ban-unrest = Dans quel espace d’origine { of-power } l’agitation éclate-t-elle ?
retrieve-card = Quelle carte reprendre dans la défausse ?
retrieve-use = « { $card } » : la jouer maintenant ou la garder ?
league-move = Les troupes sont { in-space }, espace catholique : où vont-elles ?
league-prince = Avec quelles troupes placer { $leader } ?
council-debater = Concile de Trente : quel débatteur envoyer ? (encore { $left } au plus)
colloquy-debater = Colloque de Marbourg : quel débatteur engager ?
arrival-leader = Où revient { the-leader } ?
sack-owner = Sac de Rome : la pile de quelle puissance ?
sack-from = Sac de Rome : quelle pile { of-power } ?
sack-loss = Qui subit la perte impaire ?
sack-keep = Quelle carte papale garder ?

## Réponses

choice-attempt-helper-pass = N’engager personne
choice-treatise-author-pass = N’engager personne
choice-translation-helper-pass = N’engager personne
choice-burning-censor-pass = N’engager personne
choice-burning-tetzel-pass = N’engager personne
choice-university-founder-pass = Sans Loyola, au prix normal
choice-debate-pool-committed = Les engagés
choice-debate-pool-uncommitted = Les non engagés
choice-debate-bullinger-pass = Tirer au sort
choice-debate-leipzig_round-first = La première
choice-debate-leipzig_round-second = La seconde
choice-respond-debate-debaters-pass = Ne pas faire intervenir Luther
choice-ban-debate-debate = Ouvrir le débat
choice-ban-debate-pass = Pas de débat
choice-flip-space-pass = Ne plus rien convertir
choice-retrieve-use-play = Jouer maintenant
choice-retrieve-use-keep = Garder
choice-council-debater-pass = Personne d’autre

## Événements

faith-changes = { start-space } devient { $faith }.
electors-march = { $many ->
    [one] Un régulier protestant apparaît
   *[other] { $many } réguliers protestants apparaissent
} { in-space }.
debater-committed = { $debater } est engagé.
debater-enters = Un nouveau débatteur : { $debater }.
debater-burnt = { $debater } est brûlé ({ $points } PV pour la Papauté).
debater-disgraced = { $debater } est disgracié ({ $points } PV pour le Protestant).
reformer-enters = { $reformer } entre en jeu { in-space }.
reformer-leaves = { $reformer } est absent pour ce tour.
reformer-returns = { $reformer } est de retour { in-space }.
leader-arrives = { start-leader } arrive { in-space }.
diet-pledged = Diète de Worms : { the-power } joue « { $card } » ({ $points } PC).
diet-held = Diète de Worms : { $hits ->
    [one] { $hits } dégât protestant
   *[other] { $hits } dégâts protestants
} contre { $against ->
    [one] { $against } catholique
   *[other] { $against } catholiques
}.
reformation-sure = Réforme { in-space } ({ $power }) : { $best } avec { count-dice }, réussite automatique.
reformation-won = Réforme { in-space } ({ $power }) : { $best } avec { count-dice } contre { $stop } avec { $against }, réussite.
reformation-lost = Réforme { in-space } ({ $power }) : { $best } avec { count-dice } contre { $stop } avec { $against }, échec.
counter-sure = Contre-Réforme { in-space } : { $best } avec { count-dice }, réussite automatique.
counter-won = Contre-Réforme { in-space } : { $best } avec { count-dice } contre { $stop } avec { $against }, réussite.
counter-lost = Contre-Réforme { in-space } : { $best } avec { count-dice } contre { $stop } avec { $against }, échec.
treatise-published = { start-power } publie un traité dans la { $zone }.
translation-advances = Traduction en { $language } : { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} de plus, { $at } sur { $last }.
translation-testament = Le Nouveau Testament est traduit en { $language }.
translation-bible = La Bible entière est traduite en { $language }.
burning-begins = La Papauté brûle des livres dans la { $zone }.
st_peters-grows = Saint-Pierre : { $points } PC de plus, case { $boxes }.
university-founded = Une université jésuite est fondée { in-space }.
debate-called = { start-power } ouvre un débat dans la { $zone }.
debate-barred = { $debater } ne peut pas défendre dans ce débat.
debate-barred_first = { $debater } ne peut pas défendre dans la première manche du débat.
debate-barred_second = { $debater } ne peut pas défendre dans la seconde manche du débat.
debate-luther = Luther prend la place { of-debater }.
debate-round = { $attacker } ({ count-dice }) porte { $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
}, { $defender } ({ count-against }) en porte { $losses }.
debate-even = Le débat dans la { $zone } reste indécis.
debate-ignored = { $debater } annule la défaite.
debate-won = { start-power } gagne le débat : { $many ->
    [one] un espace à convertir
   *[other] { $many } espaces à convertir
}.
ban-spoken = Bulle papale : { the-ban } est excommunié.
league-forms = La Ligue de Schmalkalden est formée.
league-not_yet = La Ligue de Schmalkalden n’est pas encore formée.
league-prince_comes = { start-leader } entre en jeu { in-space }.
league-moves = Les troupes protestantes quittent { the-space } pour { the-target }.
league-disperses = Les troupes protestantes { of-space } se dispersent.
council-held = Concile de Trente : { $hits ->
    [one] { $hits } coup porté par la Papauté
   *[other] { $hits } coups portés par la Papauté
}, { $against } par le Protestant.
retrieve-taken = { start-power } reprend « { $card } » dans la défausse.
sack-begins = Les mercenaires { of-power } marchent { of-space } sur Rome.
sack-ends = Rome est mise à sac par { the-power }.
sack-fails = Rome échappe au sac ({ $power }).
sack-discarded = « { $card } » est prise dans la main papale et défaussée.

## Dés et probabilités

religion-protestant-spaces = Espaces protestants adjacents
religion-protestant-pillar_here = Réformateur dans l’espace
religion-protestant-pillars = Réformateurs adjacents
religion-protestant-troops_here = Troupes protestantes dans l’espace
religion-protestant-troops = Troupes protestantes adjacentes
religion-catholic-spaces = Espaces catholiques adjacents
religion-catholic-pillar_here = Université dans l’espace
religion-catholic-pillars = Universités adjacentes
religion-catholic-troops_here = Troupes catholiques dans l’espace
religion-catholic-troops = Troupes catholiques adjacentes
religion-least = Au moins un dé
religion-printing_press = { card-printing_press }
religion-theses = Les 95 thèses
religion-debater = Bonus d’un débatteur
debate-value = Valeur du débatteur
debate-attacker = Pour l’attaque
debate-mary = Marie Ire règne en Angleterre
debate-bonus = Bonus du débatteur
debate-inquisition = { card-papal_inquisition }
debate-augsburg = { card-augsburg_confession }
debate-uncommitted = Défenseur non engagé
debate-committed = Défenseur engagé
odds-reformation = Une tentative de Réforme
odds-counter_reformation = Une tentative de Contre-Réforme
odds-debate = Un débat théologique
odds-diet = La Diète de Worms
odds-attempt-modifier = Sur chaque dé
odds-diet-card = La carte protestante
odds-diet-luther = Luther parle
attempt-outright = Réussite automatique
attempt-converted = Converti malgré les dés adverses
attempt-kept = Non converti
debate-attacker_removes = L’attaquant gagne et élimine le défenseur
debate-attacker_wins = L’attaquant gagne
debate-stands_even = Indécis
debate-undone = Campeggio annule la défaite
debate-defender_wins = Le défenseur gagne
debate-defender_removes = Le défenseur gagne et élimine l’attaquant
diet-protestant = Des espaces deviennent protestants
diet-undecided = Rien ne change
diet-catholic = Des espaces deviennent catholiques
