# La Réforme : arrivées, Thèses, Diète, tentatives, débats, excommunication, Ligue (8, 18, 21.5, 21.6).

## Questions

reformation-target = Tentative de Réforme : sur quel espace ?
counter-target = Tentative de Contre-Réforme : sur quel espace ?
attempt-helper = Tentative sur { $space } : engager un débatteur pour plus de dés ?
flip-space = Quel espace convertir ? (encore { $left })
diet-space = Diète de Worms : quel espace convertir ? (encore { $left })
diet-card = Diète de Worms : quelle carte engagez-vous ?
treatise-zone = Traité : dans quelle zone de langue ?
treatise-author = Traité ({ $zone }) : engager son auteur pour une troisième tentative ?
translation-language = Traduire en quelle langue ?
translation-points = Traduction ({ $language }) : combien de points ?
translation-helper = Traduction ({ $language }) : engager un traducteur pour une case gratuite ?
burning-zone = Brûler des livres : dans quelle zone de langue ?
burning-censor = Livres brûlés ({ $zone }) : engager un débatteur pour une troisième tentative ?
burning-tetzel = Engager Tetzel pour un point de Saint-Pierre ?
university-founder = Fonder une université : avec Loyola ?
university-space = Où fonder une université jésuite ?
debate-zone = Débat : dans quelle zone de langue ?
debate-leipzig = Débat ({ $zone }) : qui attaque pour vous, ou quel protestant ne pourra défendre ?
debate-leipzig_round = À quel tour du débat { $debater } ne peut-il défendre ?
debate-pool = Débat ({ $zone }) : quels débatteurs attaquer ?
debate-bullinger = Second tour du débat ({ $zone }) : envoyer Bullinger ?
respond-debate-debaters = Débat ({ $zone }), { $attacker } contre { $defender } : faire intervenir Luther ?
ban-whom = Excommunier qui ?
ban-debate = Demander aussitôt un débat ({ $zone }) ?
ban-unrest = Agitation dans quel espace d'origine ? ({ $power })
retrieve-card = Reprendre quelle carte de la défausse ?
retrieve-use = { $card } : jouer maintenant ou garder ?
league-move = Troupes à { $space }, catholique : où vont-elles ?
league-prince = Avec quelles troupes paraît { $leader } ?
council-debater = Concile de Trente : envoyer quel débatteur ? ({ $left } au plus)
colloquy-debater = Colloque de Marbourg : engager quel débatteur ?
arrival-leader = Retour de { $leader } : où ?
sack-owner = Sac de Rome : la pile de quelle puissance ?
sack-from = Sac de Rome : la pile de quel espace ? ({ $power })
sack-loss = La perte impaire frappe :
sack-keep = Garder quelle carte papale ?

## Réponses

choice-attempt-helper-pass = N'engager personne
choice-treatise-author-pass = N'engager personne
choice-translation-helper-pass = N'engager personne
choice-burning-censor-pass = N'engager personne
choice-burning-tetzel-pass = N'engager personne
choice-university-founder-pass = Au prix normal
choice-debate-pool-committed = Les engagés
choice-debate-pool-uncommitted = Les non engagés
choice-debate-bullinger-pass = Tirer au sort
choice-debate-leipzig_round-first = Le premier
choice-debate-leipzig_round-second = Le second
choice-respond-debate-debaters-pass = Laisser ainsi
choice-ban-debate-debate = Demander le débat
choice-ban-debate-pass = Pas de débat
choice-flip-space-pass = Ne plus rien convertir
choice-retrieve-use-play = Jouer maintenant
choice-retrieve-use-keep = Garder
choice-council-debater-pass = Personne d'autre

## Événements

faith-changes = { $space } change de religion : { $faith }.
electors-march = { $space } : { $many ->
    [one] un régulier protestant apparaît
   *[other] { $many } réguliers protestants apparaissent
}.
debater-committed = { $debater } est engagé.
debater-enters = Un nouveau débatteur : { $debater }.
debater-burnt = { $debater } est brûlé sur le bûcher ({ $points } PV pour la Papauté).
debater-disgraced = { $debater } est disgracié ({ $points } PV pour les Protestants).
reformer-enters = { $reformer } commence à prêcher à { $space }.
reformer-leaves = { $reformer } est écarté pour ce tour.
reformer-returns = { $reformer } est de retour à { $space }.
leader-arrives = { $leader } arrive à { $space }.
diet-pledged = Diète de Worms, { $power } : { $card } ({ $points }).
diet-held = Diète de Worms : { $hits } coups protestants contre { $against } catholiques.
reformation-sure = { $power }, Réforme à { $space } : { $dice } dés, meilleur { $best } ; aucune réponse possible.
reformation-won = { $power }, Réforme à { $space } : { $best } avec { $dice } dés contre { $stop } avec { $against }, succès.
reformation-lost = { $power }, Réforme à { $space } : { $best } avec { $dice } dés contre { $stop } avec { $against }, échec.
counter-sure = Contre-Réforme à { $space } : { $dice } dés, meilleur { $best } ; aucune réponse possible.
counter-won = Contre-Réforme à { $space } : { $best } avec { $dice } dés contre { $stop } avec { $against }, succès.
counter-lost = Contre-Réforme à { $space } : { $best } avec { $dice } dés contre { $stop } avec { $against }, échec.
treatise-published = Un traité paraît ({ $power }, { $zone }).
translation-advances = Traduction ({ $language }) : { $boxes } de plus, { $at } sur { $last }.
translation-testament = Le Nouveau Testament est achevé ({ $language }).
translation-bible = La Bible entière est achevée ({ $language }).
burning-begins = La Papauté brûle des livres ({ $zone }).
st_peters-grows = Saint-Pierre : { $points } de plus, case { $boxes }.
university-founded = Une université jésuite est fondée à { $space }.
debate-called = Un débat est demandé ({ $power }, { $zone }).
debate-barred = { $debater } ne peut défendre dans ce débat.
debate-barred_first = { $debater } ne peut défendre au premier tour du débat.
debate-barred_second = { $debater } ne peut défendre au second tour du débat.
debate-luther = Luther prend la place de { $debater }.
debate-round = { $attacker } ({ $dice } dés, { $hits } coups) débat avec { $defender } ({ $against } dés, { $losses } coups).
debate-even = Le débat reste indécis ({ $zone }).
debate-ignored = { $debater } fait oublier la défaite.
debate-won = Débat gagné ({ $power }) : { $many ->
    [one] un espace
   *[other] { $many } espaces
} à convertir.
ban-spoken = Bulle papale : { $ban } est excommunié.
league-forms = La Ligue de Smalkalde est formée.
league-not_yet = La Ligue n'est pas encore formée.
league-prince_comes = { $leader } paraît à { $space }.
league-moves = Les troupes protestantes quittent { $space } pour { $target }.
league-disperses = Les troupes protestantes de { $space } se dispersent.
council-held = Concile de Trente : { $hits } coups papaux contre { $against } protestants.
retrieve-taken = { $power } reprend { $card } dans la défausse.
sack-begins = Des mercenaires de { $space } marchent sur Rome ({ $power }).
sack-ends = Rome est mise à sac ({ $power }).
sack-fails = Rome est sauvée ({ $power }).
sack-discarded = Prise à la main papale et défaussée : { $card }.

## Dés et probabilités

religion-protestant-spaces = Espaces protestants adjacents
religion-protestant-pillar_here = Réformateur dans l'espace
religion-protestant-pillars = Réformateurs adjacents
religion-protestant-troops_here = Troupes protestantes dans l'espace
religion-protestant-troops = Troupes protestantes adjacentes
religion-catholic-spaces = Espaces catholiques adjacents
religion-catholic-pillar_here = Université dans l'espace
religion-catholic-pillars = Universités adjacentes
religion-catholic-troops_here = Troupes catholiques dans l'espace
religion-catholic-troops = Troupes catholiques adjacentes
religion-least = Au moins un dé
religion-printing_press = { card-printing_press }
religion-theses = Les 95 Thèses
religion-debater = Bonus d'un débatteur
debate-value = Valeur du débatteur
debate-attacker = Pour l'attaque
debate-mary = Marie Ière règne en Angleterre
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
attempt-outright = Converti sans réponse
attempt-converted = Converti malgré la réponse
attempt-kept = Non converti
debate-attacker_removes = L'attaquant gagne et élimine le défenseur
debate-attacker_wins = L'attaquant gagne
debate-stands_even = Indécis
debate-undone = Campeggio fait annuler la défaite
debate-defender_wins = Le défenseur gagne
debate-defender_removes = Le défenseur gagne et élimine l'attaquant
diet-protestant = Des espaces deviennent protestants
diet-undecided = Rien ne change
diet-catholic = Des espaces deviennent catholiques
