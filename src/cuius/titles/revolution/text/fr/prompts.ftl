# Ce que l’on demande à une faction.

## Mise en place et ordre du tour

setup-army = Dans quelle région à case de commandement orange placez-vous cette armée ?
order-place = Où posez-vous votre carte de faction pour l’ordre du prochain tour de jeu ? La première carte agit la première.

## Taxes et soutien

tax-rate = Combien de pièces prélevez-vous dans chacune de vos cités ?
support-many = Combien de vos jetons quittent le cadre { $box } ({ $kind }) ?
support-to = Où va ce jeton du cadre { $box } ?
support-intercept = Les { $mover } sortent { $count ->
    [one] une pièce
   *[other] { $count } pièces
} du Trésor espagnol. Combien vos Huguenots en interceptent-ils ?

## Armées

army-keep = Votre armée { in-region } réclame sa solde : l’entretenir, la débander ou l’abandonner ?
army-loot = Votre armée abandonnée { in-region } pille : la ville de quelle province, ou quel jeton ?
raise-where = Dans quelle région levez-vous une nouvelle armée ?
siege-city = Quelle cité votre armée { in-region } assiège-t-elle ?
march-from = De quelle région une armée part-elle ?
march-which = Laquelle de vos armées { in-region } se déplace ?
march-to = Où va l’armée { in-region } ?
march-stop = Une armée { of-faction } veut quitter { the-region } et aller { to-target }. Vos gueux de mer l’en empêchent-ils ?
influence-target = Quel jeton l’une de vos armées convertit-elle ?
influence-stop = Une armée { of-faction } veut convertir { a-counter } { in-place }. Vos gueux de mer l’en empêchent-ils ?

## Gueux de mer

beggars-hire = Combien de gueux de mer engagez-vous, à deux pièces chacun ?
beggars-region = Dans quelle région envoyez-vous des gueux de mer ?
beggars-number = Combien de gueux de mer vont ensemble dans { the-region } ?
beggars-act = Que font ces gueux de mer { in-region } ?
beggars-victim = Quelle armée { of-enemy } les gueux de mer éliminent-ils { in-region } ?
beggars-town = Dans quelle province les gueux de mer pillent-ils une ville { in-region } ? Un jeton neutre arrive à sa campagne.
beggars-city = Quelle cité les gueux de mer assiègent-ils { in-region } ?

## Jetons dans les provinces

units-where = Où placez-vous de nouvelles unités ? Il vous en reste { $count }.
units-many = { $count ->
    [one] Il vous reste une nouvelle unité : va-t-elle là
   *[other] Combien de vos { $count } nouvelles unités y vont
} ({ $where }) ?
conflict-from = Conflit { in-province } : d’où retirez-vous un de vos jetons ?
conflict-neutral = Conflit { in-province } : d’où retire-t-on un jeton neutre ?
neutrals-where = Il n’y a pas assez de jetons neutres. Quelle province reçoit le suivant ?
overflow-to = Vos jetons dépassent la limite { in-province }. Où va l’un d’eux ?
overflow-from = D’où prenez-vous le jeton excédentaire { in-province } ?
overflow-neutral_out = Il y a trop de jetons neutres { in-province }. D’où en retire-t-on un ?

## Mouvement dans les provinces

move-next = Dans quelle province déplace-t-on maintenant des jetons ?
move-stay = Déplacez-vous des jetons { in-province } ?
move-city = Tous vos jetons { in-province } sont maintenant à la campagne. Combien vont à { $city } ?
move-town = Qui doit occuper { $town } ?
move-push = Combien de jetons { of-other } chassez-vous de la cité ({ $city }) vers la campagne ?
move-neutrals = Combien de jetons neutres doivent se trouver à { $city } ?
move-fill = Des jetons neutres occupent les lieux vides { in-province }, mais il n’y en a pas assez. Quel lieu est le suivant ?

## Sièges et obédience

storm-next = Lequel de vos sièges résout-on maintenant ?
storm-convert = Prise { of-city } : à qui est le jeton que vous remplacez par un des vôtres ?
allegiance-city = Sur l’obédience de quelle cité misez-vous des pièces ?
allegiance-coins = Combien de pièces misez-vous sur l’obédience { of-city } ?
