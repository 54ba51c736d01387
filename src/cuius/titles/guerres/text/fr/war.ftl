# Recrutement, chefs et rounds de guerre (15.2 à 15.7.4).

## Questions

recruit-taxes = Combien de niveaux de taxes royales dépensez-vous pour lever des troupes ?
deploy-province = Points de troupe à placer : { $troops }. Dans quelle province ?
deploy-troops = Combien de points de troupe placez-vous { in-province } ?
leaders-army = Ces armées sont de force égale : laquelle reçoit le meilleur chef ?
leaders-commander = { start-army } (points de troupe : { $troops }) : lequel de ces chefs de même rang la commande ?
leaders-support = { start-character } : quelle armée soutenir ?
leaders-review = Les chefs sont placés selon les règles. Les laisser ainsi, ou les replacer ?
war-first = Lequel de ces commandants de même rang annonce le premier ?
war-announce = { start-army } (points de troupe : { $troops }) : quelle province activer, ou refuser d’activer pour ce round ?
war-join = { start-army } (points de troupe : { $troops }) : participer à l’activation { of-province } ?
war-troops = { start-army } : combien de points de troupe vont { in-province } ?
war-step = { start-army } en route vers { the-province } : quelle est la prochaine étape ?
war-share = L’activation { of-province } coûte { $cost ->
    [one] { $cost } point d’argent
   *[other] { $cost } points d’argent
}. Combien en payez-vous ?
war-contribute = Votre allié ({ $faction }) vous demande { $cost ->
    [one] { $cost } point d’argent
   *[other] { $cost } points d’argent
} pour l’activation { of-province }.
war-pay_alone = Votre allié ne paie rien. Payer seul { $cost ->
    [one] { $cost } point d’argent
   *[other] { $cost } points d’argent
} pour l’activation { of-province }, ou annuler les mouvements ?
war-mercenaries = Mercenaires impayés (coût de l’activation : { $cost }) : payer un point d’argent de plus, ou perdre un point de troupe ?
war-fight = { start-army } fait face { to-enemy } { in-province }. Cherchez-vous la bataille ?
war-reply = { start-army } attaque { the-enemy } { in-province }. Tenir bon, ou tenter de s’évader ?
war-intercept = { start-army } veut éviter { the-enemy } { in-province }. Tenter l’interception ?
war-evade_to = { start-army } s’est évadée. Où va-t-elle ?
merge-commander = Des armées fusionnent : quel commandant de même rang les mène ?
merge-marker = Des armées de force égale fusionnent : quel pion reste ?

## Réponses

choice-leaders-review-keep = Les laisser ainsi
choice-leaders-review-change = Les replacer
choice-leaders-support-pass = Aucune
choice-war-announce-rest = Refuser d’activer pour ce round
choice-war-join-move = Y participer
choice-war-join-stay = Rester pour l’instant
choice-war-join-rest = Refuser d’activer pour ce round
choice-war-share-take_back = Annuler les mouvements
choice-war-pay_alone-take_back = Annuler les mouvements
choice-war-contribute-agree = Payer
choice-war-contribute-refuse = Refuser
choice-war-mercenaries-pay_more = Payer un point de plus
choice-war-mercenaries-lose_troops = Perdre un point de troupe
choice-war-fight-fight = Chercher la bataille
choice-war-fight-avoid = Éviter la bataille
choice-war-reply-stand = Tenir bon
choice-war-reply-evade = S’évader
choice-war-intercept-intercept = Intercepter
choice-war-intercept-let_pass = Laisser passer
choice-war-evade_to-stay = Rester ici
choice-money = Points d’argent

## Événements

recruit-income = Recrutement { of-faction } : { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
}, { $money ->
    [one] { $money } point d’argent
   *[other] { $money } points d’argent
}.
recruit-dispersed = { $troops ->
    [one] { $troops } point de troupe { of-faction } ne trouve pas de place et se disperse
   *[other] { $troops } points de troupe { of-faction } ne trouvent pas de place et se dispersent
}.
leaders-commands = { start-character } commande { the-army }.
leaders-supports = { start-character } soutient le commandant { of-army }.
war-round = { $camp_id ->
    [royal] Un round du camp royal commence.
   *[other] Un round du camp adverse commence.
}
war-announced = Activation { of-province } annoncée par { the-army } ({ $faction }).
war-rests = { start-army } n’est pas activée pendant ce round.
war-moves = { start-army } va { in-province }.
war-halts = { start-army } ne peut pas arriver et reste { in-province }.
war-split = { start-other } reste { in-province } avec { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
} ; { the-army } poursuit.
war-paid = { $money ->
    [one] { $money } point d’argent payé
   *[other] { $money } points d’argent payés
} par { the-faction }.
war-taken_back = L’activation { of-province } n’est pas payée : les mouvements sont annulés.
war-attrition_tested = Attrition { of-army } : { $roll } aux dés ; un point de troupe est perdu dès { $needed }.
war-attrition = { start-army } perd un point de troupe { in-province } ; reste : { $troops }.
war-interception = { start-army } intercepte { the-enemy } (jet de { $roll }, total { $total }).
war-interception_failed = { start-army } ne parvient pas à intercepter { the-enemy } (jet de { $roll }, total { $total }).
war-evasion = { start-army } s’évade face { to-enemy } (jet de { $roll }, total { $total }).
war-evasion_failed = { start-army } ne parvient pas à s’évader face { to-enemy } (jet de { $roll }, total { $total }).
merge-done = { start-other } fusionne avec { the-army } { in-province } (points de troupe : { $troops } ; perdus : { $lost }).
steward-decides = L’intendant { of-faction } a consulté ses cartes et tranché.
clause-money = Prêt { of-giver } { to-taker } : { $what ->
    [one] { $what } point d’argent
   *[other] { $what } points d’argent
}.

## Pourquoi une offre est refusée (10-r3)

choice-refusal-reason-pass = Ne donner aucune raison
choice-broken_word = Une parole n’a pas été tenue
choice-needed = J’ai besoin de cet argent
choice-no_gain = Je n’y gagne rien
refusal-broken_word = { $role } : qui n’a pas rendu ce qu’il avait emprunté n’aura que notre superflu.
refusal-needed = { $role } : notre argent doit payer nos propres activations.
refusal-no_gain = { $role } : ce que l’on gagnerait ainsi ne nous revient pas.
talk-broken_word = Qui n’a pas rendu ce qu’il avait emprunté n’aura que notre superflu.
talk-needed = Notre argent doit payer nos propres activations.
talk-no_gain = Ce que l’on gagnerait ainsi ne nous revient pas.
word-broken = Parole rompue : l’argent prêté par { the-other } n’est pas rendu ({ $faction }).

## Chances

odds-interception = Une interception
odds-evasion = Une évasion
odds-attrition = L’attrition après un mouvement
interception-succeeds = L’armée est interceptée
interception-fails = L’armée passe
evasion-succeeds = L’armée s’évade
evasion-fails = L’armée doit se battre
attrition-suffered = Un point de troupe est perdu
attrition-spared = Rien n’est perdu
reaction-own-tactical = Valeur tactique de son commandant
reaction-moving-tactical = Valeur tactique du commandant en mouvement
reaction-own-size = Taille de sa propre armée
reaction-moving-size = Taille de l’armée en mouvement
reaction-scouts = Bons éclaireurs

## Refus

refused-war-tax-levels = Les taxes royales sont au niveau { $levels }.
refused-war-deploy-abroad = Les points de troupe se placent en France, pas { in-province }.
refused-war-deploy-no-town = Vous ne contrôlez aucune ville { in-province }.
refused-war-deploy-full = L’armée { in-province } est au complet.
refused-war-no-marker = Il ne reste aucun pion d’armée à placer { in-province }.
refused-war-deploy-paris = La plus grande armée royaliste est { in-province } : placez ou renforcez d’abord celle-là.
refused-war-deploy-room = On ne peut pas en placer plus de { $most } { in-province }.
refused-war-army-smaller = { start-army } n’est pas la plus grande armée sans commandant.
refused-war-no-leader = { start-character } ne commande pas d’armée de ce camp pour l’instant.
refused-war-leader-engaged = { start-character } n’est pas dans la réserve de chefs.
refused-war-leader-outranked = Un chef de meilleur rang passe avant { the-character }.
refused-war-other-camp = { start-army } appartient à l’autre camp.
refused-war-supported = { start-army } a déjà un chef de soutien.
refused-war-cannot-support = { start-character } a besoin d’un commandant de meilleur rang et de moindre valeur tactique, ce que n’a pas { the-army }.
refused-war-army-moved = { start-army } a déjà été activée pendant ce round.
refused-war-army-rests = { start-army } n’est plus activée pendant ce round.
refused-war-higher-rank = Un commandant de rang plus élevé passe avant celui { of-army }.
refused-war-activated = L’activation { of-province } a déjà été annoncée pendant ce round.
refused-war-spent-army = Une armée de votre camp { in-province } a déjà été activée pendant ce round.
refused-war-weary = { start-army } est lasse de la guerre et ne quitte pas { the-province }.
refused-war-too-far = { start-province } est hors de portée { of-army }.
refused-war-too-dear = L’activation { of-province } coûterait { $cost }, et le camp a { $money } (points d’argent).
refused-war-no-split = Seule une partie { of-army } pourrait aller { in-province }, et il ne reste aucun pion d’armée pour l’autre.
refused-war-split-rank = Seule une partie { of-army } pourrait aller { in-province }, ce qui laisserait la plus grande armée au chef de moindre rang.
refused-war-too-slow = Une armée de { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
} n’atteint pas { the-province } en un round.
refused-war-rest-in-vain = Aucun rang inférieur n’attend pour qu’on n’active pas { the-army }.
refused-war-no-border = On ne peut pas aller d’ici { in-province }.
refused-war-no-way = Par { the-province }, l’armée n’atteint pas { the-target }.
refused-war-share = Le coût est de { $cost } ; vous avez { $money }, et votre allié doit pouvoir payer le reste (points d’argent).
refused-war-no-friendly-town = Votre camp ne contrôle aucune ville { in-province }.
refused-war-hostile-army = Une armée d’un autre camp est { in-province }.
