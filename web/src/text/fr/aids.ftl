## Apprendre
learn = Apprendre
lesson = Leçon
lesson-of = Leçon : { $title }
lesson-close = Fermer les notes
lesson-show = Notes pour débutants
lesson-now = Ce qui se passe :
lesson-advice = Que choisir :

## Essais
what-if = Et si
what-if-begin = Et si …
what-if-from = depuis { $row } sur { $rows } ; la vraie partie n’est pas touchée.
what-if-answers = { $count ->
    [one] Une réponse de vous jusqu’ici.
   *[other] { $count } réponses de vous jusqu’ici.
}
what-if-redealt = Ce que vous ne pouvez savoir a été distribué à neuf : mains et projets des autres sont des suppositions.
what-if-earlier = L’essai commence un peu plus tôt, car il s’est passé là quelque chose que vous ne pouvez savoir.
what-if-asked = Dans la vraie partie, c’est à vous.
what-if-stewards = Des bots jouent les autres
what-if-leave = Retour à la partie
what-if-again = Recommencer

## Chercher
tab-look = Chercher
look-for = Chercher un lieu, une carte, une règle … ( / )
look-places = Lieux
look-cards = Cartes
look-pieces = Pièces
look-roles = Qui joue
look-seats = Sièges
look-phases = Phases
look-now = Maintenant
look-back = Retour à la recherche
look-nothing = Aucun résultat.
look-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}

## Accords
deal-offers = Offres sur la table
deal-offer = Offre { $number } de { $who }
deal-answers = En réponse à l’offre { $number }.
deal-agreed = D’accord : { $who }.
deal-awaited = Manquent encore : { $who }.
deal-draft = Votre offre
deal-accept = Accepter
deal-refuse = Refuser
deal-counter = Faire plutôt une autre offre
deal-withdraw = Retirer

## Rules
rule-book = Livre de règles
rule-statements = Tous les énoncés
rule-contents = Sommaire du livre de règles
rule-edition = édition { $edition }
