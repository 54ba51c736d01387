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
choice-cards = Laisser piocher des cartes
choice-peace = La paix

clause-end_war = Fin de la guerre entre { $giver } et { $taker }.
clause-alliance = Alliance pour ce tour : { $giver } et { $taker }.
clause-squadron = Une escadre prêtée à { $what }. Prêteur : { $giver } ; bénéficiaire : { $taker }.
clause-fleet = Toutes les escadres prêtées à { $what }. Prêteur : { $giver } ; bénéficiaire : { $taker }.
clause-admiral = Chef naval prêté : { $what }. Prêteur : { $giver } ; bénéficiaire : { $taker }.
clause-leader = { $what } est libre. Rendu par : { $giver } ; à : { $taker }.
clause-space = Espace cédé : { $what }. Par : { $giver } ; à : { $taker }.
clause-mercenaries = { $what ->
    [one] Un mercenaire donné
   *[other] { $what } mercenaires donnés
}. Par : { $giver } ; à : { $taker }.
clause-divorce = Le divorce demandé par Henri VIII est accordé. Par : { $giver } ; à : { $taker }.
clause-pardon = L’excommunication est levée. Par : { $giver } ; au profit de : { $taker }.
clause-cards = { $what ->
    [one] Une carte piochée
   *[other] { $what } cartes piochées
} au hasard. Dans la main de : { $giver } ; par : { $taker }.

## Tour 1

meet-first = Qui voulez-vous rencontrer d’abord ?
meet-order = L’Angleterre négocie d’abord avec : { $first } ; puis avec : { $second }.

## Exécution d’un accord

leader-home = Où revient { $leader } ?
leader-freed = { $leader } est libre et revient à { $space } ({ $power }).
loan-port = Vers quel port part l’escadre prêtée à { $port } ? Prêteur : { $lender }.
loan-sails = Une escadre passe de { $port } à { $target }. Prêteur : { $lender } ; bénéficiaire : { $power }.
loan-leader = Vers quel port part { $leader } ?
loan-leader_sails = { $leader } gagne { $target } et sert : { $power }.
loan-back = Vers quel port reviennent vos escadres prêtées, de { $port } ?
mercenaries-from = De quel espace retirez-vous un mercenaire ? Bénéficiaire : { $taker }.
mercenaries-to = Où placez-vous les mercenaires ? Donateur : { $giver }.
mercenaries-change = { $many ->
    [one] Un mercenaire arrive
   *[other] { $many } mercenaires arrivent
} à { $space }. De : { $giver } ; à : { $taker }.
card-changes = { $card } change de main. De : { $giver } ; à : { $taker }.
card-changes_hidden = Une carte change de main. De : { $giver } ; à : { $taker }.

## Unités déplacées

displace-land = Où vont vos unités terrestres de { $space } ?
displace-ships = Vers quel port vont vos navires de { $space } ?
displaced-land = { $power } : les unités terrestres quittent { $space } pour { $target }.
displaced-ships = { $power } : les navires quittent { $space } pour { $target }.
displaced-lost = { $power } : les unités de { $space } n’ont nulle part où aller et sont perdues.

## Paix

peace-sue = Sollicitez-vous la paix auprès d’un ennemi ?
peace-sued = Paix sollicitée par : { $power }. Vainqueur de la guerre : { $winner }.
peace-made = La guerre est finie. En paix : { $power } et { $winner }.
peace-unit_at = Vous perdez deux unités. Où en retirez-vous une ?
peace-unit = Quelle unité retirez-vous de { $place } ?
peace-unit_lost = { $power } retire de { $place } : { $unit }.
peace-key = Rachetez-vous un centre d’origine ? Vainqueur : { $winner }.
peace-leader = Rachetez-vous un chef capturé ? Vainqueur : { $winner }.
peace-space = Rachetez-vous des espaces d’origine, deux pour un prix ? Vainqueur : { $winner }.
peace-price = Comment payez-vous ? Vainqueur : { $winner }.
respond-peace = Jouez-vous une carte pour cette paix ?
choice-give_point = Un point de victoire au vainqueur
choice-give_card = Une carte au hasard de ma main
war-won = { $power } reçoit { $markers ->
    [one] un marqueur Vainqueur de la guerre
   *[other] { $markers } marqueurs Vainqueur de la guerre
}.

## Rançon et excommunication

ransom-leader = Payez-vous la rançon d’un chef, une carte au hasard ?
ransom-paid = { $power } paie la rançon de { $leader }. Geôlier : { $captor }.
ban-donate = Donnez-vous une carte au hasard à l’Église pour lever l’excommunication ?
choice-donate = Donner une carte
ban-bought_off = { $power } : l’excommunication est levée. { $card } apporte { $points ->
    [one] un point de commandement
   *[other] { $points } points de commandement
} à Saint-Pierre.

## Guerre

war-declare = À qui déclarez-vous la guerre ?
war-declared = { $power } déclare la guerre. Ennemi : { $enemy }.
war-begins = Désormais en guerre : { $one } et { $other }.
word-broken = { $power } rompt son engagement. Envers : { $other }.
war-intervene = Guerre déclarée par : { $declarer }. Intervenez-vous pour { $minor } ({ $cost } PC) ?
war-intervention = { $power } intervient pour { $minor }. Ennemi : { $enemy }.
phony-begins = { $power } a déclaré la guerre à { $minor } et provoqué l’intervention de { $friend } : une drôle de guerre coûte un point de victoire tant qu’on ne s’y bat pas.
phony-ends = { $power } se bat pour de bon : le point de victoire de la drôle de guerre revient.
phony-stays = { $power } fait la paix sans combattre : le point de victoire de la drôle de guerre est perdu pour toujours.
war-pay = Vous devez { $points } PC pour vos guerres. Avec quelle carte payez-vous ?
war-paid = { $power } paie { $points } PC pour ses guerres avec { $card }.
choice-intervene = Intervenir
choice-declare_war = Déclarer la guerre

## Puissances mineures

minor-war = { $minor } a désormais pour allié : { $ally }. Lui déclarez-vous la guerre, sans frais ?
minor-activated = { $minor } a désormais pour allié : { $power }.
minor-deactivated = { $minor } n’a plus pour allié : { $power }.
minor-home = { $minor } : vers quel espace d’origine reviennent les unités terrestres de { $place } ?
minor-port = { $minor } : vers quel port d’origine reviennent les navires de { $place } ?
minor-lost = { $minor } : { $many ->
    [one] un régulier de { $space } n’a plus
   *[other] { $many } réguliers de { $space } n’ont plus
} d’espace où revenir.
minor-ships_lost = { $minor } : les navires de { $place } n’ont plus de port où revenir.
hungary-defeated = La Hongrie-Bohême est vaincue : le Habsbourg doit intervenir.

## Refus

refused-war-already = Vous êtes déjà en guerre avec : { $power }.
refused-war-ally = On n’attaque pas son allié : { $power }.
refused-war-independent = Aucune déclaration n’est nécessaire : { $power }.
refused-war-league = Pas de telle guerre avant la Ligue de Schmalkalden : { $power }.
refused-war-minor-ally = Déclarez la guerre à la puissance majeure dont elle est l’alliée : { $power }.
refused-war-never = Vous ne pouvez jamais déclarer cette guerre : { $power }.
refused-war-peace = Vous avez fait la paix durant cette phase : { $power }.
refused-war-protector = Vous êtes allié à son protecteur, ou avez fait la paix avec lui durant cette phase : { $power }.
refused-war-price = Cette guerre coûte { $cost } PC, plus que vos cartes ne peuvent payer : { $power }.
refused-one-player = Un seul joueur dirige les deux puissances : { $power }.
refused-too-few-points = Vos cartes ne peuvent payer { $cost } PC de plus.
refused-mandatory-pays = { $card } est un événement obligatoire et ne paie rien.
refused-card-not-held = { $card } n’est pas dans votre main.
refused-no-war = Vous n’êtes pas en guerre avec : { $power }.
refused-league-war = Les guerres de la Ligue durent jusqu’au bout : { $power }.
refused-no-loss = Rien de vôtre, ni chef d’armée ni espace d’origine, n’est aux mains de : { $power }.
refused-no-card-to-draw = Vous n’avez aucune carte à piocher.
refused-no-captive = { $leader } n’est pas un captif à racheter.
refused-not-nearest = { $space } n’est pas le refuge le plus proche.
refused-loan-alone = Escadres et chefs navals ne se prêtent qu’avec une alliance.
refused-one-way = Un tel don a déjà été convenu ce tour entre ces deux puissances : { $power }.
refused-ottoman-mercenaries = L’Ottoman ne reçoit pas de mercenaires.
refused-alliance-war = Mettez d’abord fin à la guerre avec : { $power }.
refused-alliance-never = La Papauté et les Ottomans ne sont jamais alliés.
refused-alliance-divorce = Après le divorce d’Henri, la Papauté ne peut s’allier au Habsbourg ce tour.
refused-space-not-held = { $space } n’est pas au donateur.
refused-capital = On ne cède pas la capitale d’une puissance majeure : { $space }.
refused-minor-key = On ne cède pas un centre de son allié mineur : { $space }.
