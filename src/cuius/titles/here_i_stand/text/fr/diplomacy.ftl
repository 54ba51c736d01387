# Diplomatie, puissances mineures et unités déplacées (9, 22).

## L’objet d’une clause

choice-end_war = Mettre fin à une guerre
choice-alliance = Une alliance pour ce tour
choice-squadron = Prêter une escadre
choice-fleet = Prêter toutes les escadres d’un port
choice-admiral = Prêter un chef naval
choice-leader = Rendre un chef capturé
choice-space = Céder un espace
choice-mercenaries = Donner des mercenaires
choice-divorce = Accorder le divorce à Henri
choice-pardon = Lever une excommunication
choice-cards = Laisser tirer des cartes
choice-peace = La paix

clause-end_war = Fin de la guerre entre { the-giver } et { the-taker }.
clause-alliance = Alliance entre { the-giver } et { the-taker } pour ce tour.
clause-squadron = { start-giver } prête { to-taker } une escadre (port : { $what }).
clause-fleet = { start-giver } prête { to-taker } toutes les escadres d’un port ({ $what }).
clause-admiral = { start-giver } prête { to-taker } un chef naval : { $what }.
clause-leader = { start-giver } rend { to-taker } un chef capturé : { $what }.
clause-space = { start-giver } cède { to-taker } un espace : { $what }.
clause-mercenaries = { start-giver } donne { to-taker } { $what ->
    [one] { $what } mercenaire
   *[other] { $what } mercenaires
}.
clause-divorce = { start-giver } accorde { to-taker } le divorce d’Henri VIII.
clause-pardon = { start-giver } lève l’excommunication { of-taker }.
clause-cards = { start-taker } tire { $what ->
    [one] { $what } carte
   *[other] { $what } cartes
} au hasard dans la main { of-giver }.

## Tour 1

meet-first = Qui voulez-vous rencontrer d’abord ?
meet-order = L’Angleterre négocie d’abord avec { the-first }, puis avec { the-second }.

## Exécution d’un accord

leader-home = Où revient { the-leader } ?
leader-freed = { start-leader } est libre et revient { in-space } ({ $power }).
loan-port = Vers quel port part l’escadre prêtée par { the-lender }, { in-port } ?
loan-sails = Une escadre prêtée par { the-lender } { to-power } va { of-port } vers { the-target }.
loan-leader = Vers quel port part { the-leader } ?
loan-leader_sails = { start-leader } rejoint { the-target } et sert { the-power }.
loan-back = Vers quel port reviennent vos escadres prêtées qui sont { in-port } ?
mercenaries-from = De quel espace retirez-vous un mercenaire pour { the-taker } ?
mercenaries-to = Où placez-vous les mercenaires donnés par { the-giver } ?
mercenaries-change = { start-giver } donne { to-taker } { $many ->
    [one] { $many } mercenaire
   *[other] { $many } mercenaires
} { in-space }.
card-changes = { start-giver } cède « { $card } » { to-taker }.
card-changes_hidden = { start-giver } cède une carte { to-taker }.

## Unités déplacées

displace-land = Où vont vos unités terrestres { of-space } ?
displace-ships = Vers quel port vont vos unités navales { of-space } ?
displaced-land = Les unités terrestres { of-power } quittent { the-space } pour { the-target }.
displaced-ships = Les unités navales { of-power } quittent { the-space } pour { the-target }.
displaced-lost = Les unités { of-power } { in-space } n’ont nulle part où aller et sont perdues.

## Paix

peace-sue = Auprès de quel ennemi sollicitez-vous la paix ?
peace-sued = { start-power } sollicite la paix. Vainqueur de la guerre : { the-winner }.
peace-made = { start-power } et { the-winner } sont en paix.
peace-unit_at = Vous perdez deux unités. Où en retirez-vous une ?
peace-unit = Quelle unité retirez-vous { of-place } ?
peace-unit_lost = { start-power } retire { a-unit } { of-place }.
peace-key = Rachetez-vous un centre d’origine { to-winner } ?
peace-leader = Rachetez-vous un chef capturé { to-winner } ?
peace-space = Rachetez-vous des espaces d’origine { to-winner }, deux pour un prix ?
peace-price = Comment payez-vous { the-winner } ?
respond-peace = Jouez-vous une carte pour cette paix ?
choice-give_point = Un point de victoire au vainqueur
choice-give_card = Une carte au hasard de ma main
war-won = { start-power } reçoit { $markers ->
    [one] un marqueur « Vainqueur de guerre »
   *[other] { $markers } marqueurs « Vainqueur de guerre »
}.

## Rançon et excommunication

ransom-leader = Quel chef rachetez-vous, contre une carte tirée au hasard ?
ransom-paid = { start-power } paie { to-captor } la rançon { of-leader }.
ban-donate = Donnez-vous une carte au hasard à l’Église pour lever l’excommunication ?
choice-donate = Donner une carte
ban-bought_off = L’excommunication { of-power } est levée. « { $card } » apporte { $points ->
    [one] un PC
   *[other] { $points } PC
} à Saint-Pierre.

## Guerre

war-declare = À qui déclarez-vous la guerre ?
war-declared = { start-power } déclare la guerre { to-enemy }.
war-begins = { start-one } et { the-other } sont désormais en guerre.
word-broken = { start-power } manque à sa parole envers { the-other }.
war-intervene = { start-declarer } déclare la guerre { to-minor }. Intervenez-vous ({ $cost } PC) ?
war-intervention = { start-power } intervient pour { the-minor } contre { the-enemy }.
phony-begins = { start-power } déclare la guerre { to-minor } et provoque l’intervention { of-friend } : une drôle de guerre, qui coûte un PV tant qu’on ne s’y bat pas.
phony-ends = { start-power } se bat pour de bon : le PV de la drôle de guerre revient.
phony-stays = { start-power } fait la paix sans combattre : le PV de la drôle de guerre est perdu pour toujours.
war-pay = Vous devez { $points } PC pour vos guerres. Avec quelle carte payez-vous ?
war-paid = { start-power } paie { $points } PC pour ses guerres avec « { $card } ».
choice-intervene = Intervenir
choice-declare_war = Déclarer la guerre

## Puissances mineures

minor-war = { start-minor } est désormais du côté { of-ally }. Lui déclarez-vous la guerre, sans frais ?
minor-activated = { start-power } active { the-minor }.
minor-deactivated = { start-minor } n’est plus du côté { of-power }.
minor-home = Vers quel espace d’origine reviennent les unités terrestres { of-minor } qui sont { in-place } ?
minor-port = Vers quel port d’origine reviennent les unités navales { of-minor } qui sont { in-place } ?
minor-lost = { start-minor } perd { $many ->
    [one] { $many } régulier
   *[other] { $many } réguliers
} { in-space }, faute d’espace où revenir.
minor-ships_lost = Les unités navales { of-minor } { in-place } n’ont plus de port où revenir et sont perdues.
hungary-defeated = La Hongrie-Bohême est vaincue : le Habsbourg doit intervenir.

## Refus

refused-war-already = Vous êtes déjà en guerre avec { the-power }.
refused-war-ally = Une alliance vous lie { to-power } : pas de guerre entre alliés.
refused-war-independent = Aucune déclaration de guerre n’est nécessaire contre { the-power }.
refused-war-league = Pas de guerre avec { the-power } avant la Ligue de Schmalkalden.
refused-war-minor-ally = { start-power } est activée : déclarez la guerre à la puissance majeure qui la contrôle.
refused-war-never = Vous ne pouvez jamais déclarer la guerre { to-power }.
refused-war-peace = Vous avez fait la paix avec { the-power } pendant cette phase.
refused-war-protector = Vous êtes l’allié de la puissance qui protège { the-power }, ou avez fait la paix avec elle pendant cette phase.
refused-war-price = La guerre contre { the-power } coûte { $cost } PC, plus que vos cartes ne peuvent payer.
refused-one-player = Le même joueur dirige { the-power }.
refused-too-few-points = Vos cartes ne peuvent pas payer { $cost } PC de plus.
refused-mandatory-pays = « { $card } » est un événement obligatoire et ne paie rien.
refused-card-not-held = « { $card } » n’est pas dans votre main.
refused-no-war = Vous n’êtes pas en guerre avec { the-power }.
refused-league-war = Les guerres de la Ligue avec { the-power } durent jusqu’à la fin de la partie.
refused-no-loss = { start-power } ne détient aucun de vos chefs d’armée ni de vos espaces d’origine.
refused-no-card-to-draw = Vous n’avez aucune carte que l’on puisse tirer.
refused-no-captive = { start-leader } n’est pas un captif à racheter.
refused-not-nearest = { start-space } n’est pas le refuge le plus proche.
refused-loan-alone = Escadres et chefs navals ne se prêtent qu’avec une alliance.
refused-one-way = Un tel don a déjà été convenu ce tour-ci avec { the-power }.
refused-ottoman-mercenaries = L’Ottoman ne reçoit pas de mercenaires.
refused-alliance-war = Mettez d’abord fin à la guerre avec { the-power }.
refused-alliance-never = La Papauté et l’Ottoman ne sont jamais alliés.
refused-alliance-divorce = Après le divorce d’Henri VIII, la Papauté ne peut pas s’allier au Habsbourg ce tour-ci.
refused-space-not-held = { start-space } n’appartient pas à qui le donnerait.
refused-capital = On ne cède pas la capitale d’une puissance majeure ({ $space }).
refused-minor-key = On ne cède pas un centre de son alliée mineure ({ $space }).
