# Pourquoi une réponse n’est pas offerte.

refused-too-dear = Il y faut { $price ->
    [one] une pièce
   *[other] { $price } pièces
}, et votre trésor { $coins ->
    [0] est vide
    [one] n’en contient qu’une
   *[other] n’en contient que { $coins }
}.

## Armées

refused-no-army-at-hand = Toutes vos armées sont déjà sur le plateau.
refused-not-present = Vous n’avez ni armée ni jeton de ressource { in-region }.
refused-only-abandoned = Vous n’avez qu’une armée abandonnée { in-region } : cela ne suffit pas pour en lever une autre.
refused-no-empty-box = Il n’y a pas de case de commandement vide { in-region }.
refused-nowhere-to-march = Aucune flèche ne mène l’armée { in-region } vers une case de commandement vide.
refused-army-cannot-march = Votre armée { in-region } assiège une cité ou est abandonnée : elle ne peut pas se déplacer.
refused-army-has-marched = Votre armée { in-region } a déjà eu son mouvement : chaque armée se déplace une fois.
refused-no-army-there = Vous n’avez pas d’armée { in-region } qui puisse le faire.
refused-no-arrow = Aucune flèche ne mène { from-origin } { to-target }.

## Sièges

refused-only-cities-besieged = On n’assiège que des cités, et { $place } n’en est pas une.
refused-army-stands-off = Votre armée { in-region } fait face à une autre et ne peut pas assiéger.
refused-city-elsewhere = { $city } est hors de portée de votre armée { in-region } : une armée assiège les cités de sa région.
refused-already-besieged = { $city } est déjà assiégée, et nul ne se joint à un siège.
refused-own-city = Vous contrôlez vous-même { $city }.
refused-allied-city = Votre allié contrôle { $city }.
refused-nobody-to-besiege = Il n’y a que vos jetons à { $city } : personne à assiéger.

## Influence militaire

refused-no-influence-in-cities = Les armées n’ont pas d’influence dans une cité comme { $place } ; il faut l’assiéger.
refused-own-counter = Ce jeton est à vous.
refused-no-such-counter = Il n’y a là rien de tel à convertir : { a-counter } { in-place }.
refused-rival-in-section = L’armée d’une autre faction partage la section de commandement { in-region }.
refused-influence-used = Vos armées { in-region } ont usé de leur influence : chacune convertit un jeton.
refused-siege-was-lifted = Le siège de votre armée { in-region } a été levé ce tour-ci : elle n’a pas d’influence.
refused-army-besieges = Votre armée { in-region } assiège une cité et n’a pas d’influence.
refused-army-is-abandoned = Votre armée { in-region } est abandonnée et n’a pas d’influence.

## Gueux de mer

refused-no-more-beggars = On ne peut engager { $most ->
    [one] qu’un seul gueux de mer
   *[other] que { $most } gueux de mer
}.
refused-no-coast = Les gueux de mer ne vont pas jusque dans { the-region }.
refused-no-army-to-destroy = Il n’y a pas d’armée que les gueux de mer élimineraient { in-region }.
refused-beggars-outnumbered = Face aux armées { in-region }, il y faut { $need ->
    [one] un gueux de mer
   *[other] { $need } gueux de mer envoyés ensemble
}.
refused-no-siege-to-lift = Aucune armée n’assiège de cité { in-region }.
refused-army-on-guard = Une armée { in-region } en empêche les gueux de mer.
refused-no-town-to-plunder = Les gueux de mer n’atteignent aucune ville { in-region }.
refused-no-neutral-left = Il ne reste pas de jeton neutre dans la réserve.
refused-no-city-to-besiege = Les gueux de mer n’atteignent { in-region } aucune cité qui ne soit déjà assiégée.
refused-beggars-besiege-together = Il faut exactement { $need ->
    [one] un gueux
   *[other] { $need } gueux
} de mer pour un siège.

## Taxes et soutien

refused-taxes-are-due = Les taxes sont toujours collectées : au moins une pièce par cité.
refused-taxed-too-high = Une cité paie { $most ->
    [one] { $most } pièce
   *[other] { $most } pièces
} au plus.
refused-stock-too-small = Votre stock n’y suffit pas pour toutes vos cités.
refused-no-coins-from-slot = Les jetons de cette case du cadre { $box } vont dans une province, pas au trésor.
refused-province-not-named = Le cadre { $box } ne nomme pas { the-province }.

## Jetons dans les provinces

refused-not-in-province = Vous n’avez aucun jeton { in-province }.
refused-enough-new-units = Vous avez placé { in-province } autant de nouvelles unités que permis.
refused-only-countryside = Les nouvelles unités vont à la campagne d’une province, pas dans les cités ou les villes.
refused-box-closed = Le cadre { $box } n’est pas ouvert à votre faction.
refused-no-such-slot = Le cadre { $box } n’a pas de case de cette sorte.
refused-slots-filled = Toutes ces cases du cadre { $box } sont occupées.
refused-box-of-another = Une autre faction occupe le cadre { $box }, qui n’en accueille qu’une à la fois.
refused-same-province = L’excédent doit quitter { the-province }.
refused-province-too-far = Ni frontière ni rivière ne mène de là vers { the-province }.
refused-river-barred = La rivière vers { the-province } est barrée par une autre faction, qui contrôle { $place }.
refused-province-full = Les jetons des factions atteignent déjà la limite { in-province }.
refused-too-few-counters = { $count ->
    [0] Aucun de vos jetons n’est plus à la campagne.
    [one] Un seul de vos jetons est encore à la campagne.
   *[other] Seuls { $count } de vos jetons sont encore à la campagne.
}
refused-town-is-empty = Il n’y a personne à laisser dans cette ville ({ $town }).
refused-neutral-already = Un jeton neutre occupe déjà { $town } ; laissez-le en place.
refused-no-neutral-to-move = Il n’y a pas de jeton neutre que vous puissiez y déplacer.

## Obédience et ordre du tour

refused-no-allegiance = Seules les cités ont une obédience, et { $place } n’en est pas une.
refused-already-staked = Vos pièces sont déjà posées ({ $city }).
refused-at-least-a-coin = Misez au moins une pièce.
refused-card-not-laid = La carte { of-faction } n’est pas encore posée.
