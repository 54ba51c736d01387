# Recrutement, chefs et rounds de guerre (15.2 à 15.7.4).

## Questions

recruit-taxes = Combien de niveaux de taxes royales dépensez-vous pour lever des troupes ?
deploy-province = Recrues à placer : { $troops }. Dans quelle province ?
deploy-troops = Combien de recrues vont en { $province } ?
leaders-army = Ces armées sont de force égale : laquelle reçoit le meilleur chef ?
leaders-commander = { $army } (troupes : { $troops }) : lequel de ces égaux commande ?
leaders-support = { $character } : quelle armée soutenir ?
leaders-review = Les chefs sont placés selon les règles. Les laisser, ou les placer à nouveau ?
war-first = Lequel de ces commandants de même rang parle le premier ?
war-announce = { $army } (troupes : { $troops }) : activer quelle province, ou se reposer pour ce round ?
war-join = { $army } (troupes : { $troops }) : se joindre à l’activation ({ $province }) ?
war-troops = { $army } : combien de points de troupe se mettent en marche ({ $province }) ?
war-step = { $army } en route (but : { $province }) : quelle est la prochaine étape ?
war-share = Cette activation ({ $province }) coûte { $cost }. Combien payez-vous vous-même ?
war-contribute = Votre allié ({ $faction }) vous demande { $cost } pour une activation ({ $province }).
war-pay_alone = Votre allié ne paie rien. Payer seul { $cost } ({ $province }), ou annuler les mouvements ?
war-mercenaries = Mercenaires impayés (l’activation coûte { $cost }) : payer un de plus, ou perdre un point de troupe ?
war-fight = { $province } : { $army } est face à { $enemy }. Cherchez-vous la bataille ?
war-reply = { $province } : { $army } attaque. Tenir bon, ou tenter l’évasion ? ({ $enemy })
war-intercept = { $province } : { $army } veut éviter { $enemy }. Tenter l’interception ?
war-evade_to = { $army } s’est esquivée. Où va-t-elle ?
merge-commander = Des armées fusionnent : quel commandant de même rang les mène ?
merge-marker = Des armées de force égale fusionnent : quel pion reste ?

## Réponses

choice-leaders-review-keep = Les laisser
choice-leaders-review-change = Les placer à nouveau
choice-leaders-support-pass = Aucune
choice-war-announce-rest = Se reposer pour ce round
choice-war-join-move = Y aller aussi
choice-war-join-stay = Rester pour l’instant
choice-war-join-rest = Se reposer pour ce round
choice-war-share-take_back = Annuler les mouvements
choice-war-pay_alone-take_back = Annuler les mouvements
choice-war-contribute-agree = Payer
choice-war-contribute-refuse = Refuser
choice-war-mercenaries-pay_more = Payer un de plus
choice-war-mercenaries-lose_troops = Perdre un point de troupe
choice-war-fight-fight = Chercher la bataille
choice-war-fight-avoid = Éviter la bataille
choice-war-reply-stand = Tenir bon
choice-war-reply-evade = S’esquiver
choice-war-intercept-intercept = Intercepter
choice-war-intercept-let_pass = Laisser passer
choice-war-evade_to-stay = Rester ici
choice-money = Argent

## Événements

recruit-income = { $faction } : troupes { $troops }, argent { $money }.
recruit-dispersed = { $faction } : { $troops ->
    [one] une recrue ne trouve
   *[other] { $troops } recrues ne trouvent
} pas de place et { $troops ->
    [one] rentre
   *[other] rentrent
} au pays.
leaders-commands = { $character } commande l’{ $army }.
leaders-supports = { $character } soutient le commandant de l’{ $army }.
war-round = { $camp_id ->
    [royal] Un round du camp royal commence.
   *[other] Un round du camp adverse commence.
}
war-announced = { $faction } : activation annoncée, { $province } ({ $army }).
war-rests = { $army } se repose pour ce round.
war-moves = { $army } avance ({ $province }).
war-halts = { $army } ne peut arriver et reste sur place ({ $province }).
war-split = { $province } : { $other } reste en arrière avec { $troops ->
    [one] un point de troupe
   *[other] { $troops } points de troupe
} ({ $army } poursuit).
war-paid = { $faction } : argent payé, { $money }.
war-taken_back = Activation non payée ({ $province }) : les mouvements sont annulés.
war-attrition_tested = Attrition ({ $army }) : jet de { $roll }, un point est perdu à partir de { $needed }.
war-attrition = { $army } perd un point de troupe ({ $province }) ; reste : { $troops }.
war-interception = { $army } intercepte { $enemy } (jet de { $roll }, total { $total }).
war-interception_failed = { $army } ne parvient pas à intercepter { $enemy } (jet de { $roll }, total { $total }).
war-evasion = { $army } échappe à { $enemy } (jet de { $roll }, total { $total }).
war-evasion_failed = { $army } ne parvient pas à échapper à { $enemy } (jet de { $roll }, total { $total }).
merge-done = { $province } : { $other } rejoint { $army } (troupes : { $troops } ; perdues : { $lost }).
steward-decides = { $faction } : l’intendant a consulté ses cartes et tranché.
clause-money = Argent prêté ({ $giver } → { $taker }) : { $what ->
    [one] une pièce
   *[other] { $what } pièces
}.

## Pourquoi une offre est refusée (10-r3)

choice-refusal-reason-pass = Ne donner aucune raison
choice-broken_word = On n’a pas tenu parole
choice-needed = J’ai besoin de cet argent
choice-no_gain = Je n’y gagne rien
refusal-broken_word = { $role } : qui n’a pas rendu ce qu’il avait emprunté n’aura que notre superflu.
refusal-needed = { $role } : nos deniers doivent payer notre propre marche.
refusal-no_gain = { $role } : ce que l’on gagnerait ainsi ne nous revient pas.
word-broken = Parole rompue : ce qui fut emprunté n’est pas rendu ({ $faction }). Prêteur : { $other }.

## Chances

odds-interception = Une interception
odds-evasion = Une évasion
odds-attrition = L’attrition après un mouvement
interception-succeeds = L’armée est interceptée
interception-fails = L’armée passe
evasion-succeeds = L’armée s’esquive
evasion-fails = L’armée doit combattre
attrition-suffered = Un point de troupe est perdu
attrition-spared = Rien n’est perdu
reaction-own-tactical = Valeur tactique de son commandant
reaction-moving-tactical = Valeur tactique du commandant en mouvement
reaction-own-size = Taille de sa propre armée
reaction-moving-size = Taille de l’armée en mouvement
reaction-scouts = Bons éclaireurs

## Refus

refused-war-tax-levels = Les taxes royales sont au niveau { $levels }.
refused-war-deploy-abroad = Les recrues se placent en France, pas en { $province }.
refused-war-deploy-no-town = Vous ne tenez aucune ville en { $province }.
refused-war-deploy-full = L’armée en { $province } est au complet.
refused-war-no-marker = Il ne reste aucun pion d’armée pour { $province }.
refused-war-deploy-paris = La plus grande armée royaliste se tient en { $province } : placez ou agrandissez d’abord celle-là.
refused-war-deploy-room = On ne peut en placer plus de { $most } en { $province }.
refused-war-army-smaller = { $army } n’est pas la plus grande armée sans commandant.
refused-war-no-leader = { $character } ne mène pas d’armée de ce camp à présent.
refused-war-leader-engaged = { $character } n’est pas en réserve.
refused-war-leader-outranked = Un chef de meilleur rang passe avant { $character }.
refused-war-other-camp = { $army } appartient à l’autre camp.
refused-war-supported = { $army } a déjà un soutien.
refused-war-cannot-support = { $character } a besoin d’un commandant de meilleur rang et de moindre valeur tactique que lui : pas { $army }.
refused-war-army-moved = { $army } a déjà été activée ce round.
refused-war-army-rests = { $army } se repose pour ce round.
refused-war-higher-rank = Un commandant de rang plus élevé passe avant celui de l’{ $army }.
refused-war-activated = { $province } a déjà été annoncée ce round.
refused-war-spent-army = Une armée de votre camp en { $province } a déjà été activée ce round.
refused-war-weary = { $army } est lasse de la guerre et ne quitte pas { $province }.
refused-war-too-far = { $province } est hors de portée pour { $army }.
refused-war-too-dear = { $province } coûterait { $cost }, et le camp a { $money }.
refused-war-no-split = Seule une partie de l’{ $army } pourrait partir ({ $province }), et il ne reste aucun pion pour l’autre.
refused-war-split-rank = Seule une partie de l’{ $army } pourrait partir ({ $province }) qui laisserait la plus grande armée au chef de moindre rang.
refused-war-too-slow = Une armée de { $troops } n’atteint pas { $province } en un round.
refused-war-rest-in-vain = Aucun rang inférieur n’attend que { $army } se repose.
refused-war-no-border = On ne sort pas d’ici par { $province }.
refused-war-no-way = Par { $province }, l’armée n’atteint pas { $target }.
refused-war-share = Le coût est de { $cost } ; vous avez { $money }, et votre allié doit pouvoir payer le reste.
refused-war-no-friendly-town = Votre camp ne tient aucune ville en { $province }.
refused-war-hostile-army = Une armée d’un autre parti se tient en { $province }.
