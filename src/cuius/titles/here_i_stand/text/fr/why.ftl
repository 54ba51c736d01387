# Pourquoi un bot répond ainsi, en une phrase.

why-campaign = Objectif : { $goal } ; { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}, { $points } PC de marche, { $chance } % de chances de la prendre.
why-relief = À secourir : { $goal }, avec { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}.
why-refuge = L’armée est plus en sûreté ici : { $goal }.
why-assault = Assaut : { $goal } devrait tomber ({ $chance } %).
why-stand = Le terrain peut être tenu.
why-too_strong = L’ennemi est trop fort ici.
why-keep_cards = Ces cartes vaudront plus tard davantage.
why-mandatory = { $card } doit être jouée tôt ou tard ; maintenant, elle nuit le moins.
why-no_other = Il vaudrait mieux garder { $card } pour un combat, mais il ne reste rien d’autre.
why-event = { $card } en événement vaut environ { $event } PV ; ses PC en vaudraient { $points }.
why-points = Les PC de la carte { $card } valent environ { $points } PV ; l’événement en vaudrait { $event }.
why-nothing_pays = Plus rien ici ne vaut ses PC.
why-more_men = Avec plus d’hommes, une campagne a de bonnes chances de réussir.
why-guards = Les murs ont besoin d’hommes : un ennemi est proche.
why-overseas = Le Nouveau Monde rapporte des cartes et des PV.
why-debate = Les débatteurs disponibles semblent plus forts que ceux d’en face.
why-souls = Des espaces peuvent être gagnés à la foi maintenant.
why-best_use = C’est ce qui rapporte le plus pour les PC.
why-save_card = La carte vaudra davantage une autre fois.
why-card_now = { $card } fait pencher ce combat.
why-convert = { $chance } % de chances de conversion : { $place }.
why-debate_zone = Un débat a les meilleures chances dans la { $zone }.
why-weaker_pool = Contre les débatteurs les plus faibles.
why-no_war = Aucune guerre ne vaudrait ses cartes.
why-war = Une campagne contre { the-power } rapporterait.
why-deal_good = Cela vaut environ { $worth } PV pour ce camp.
why-deal_better = Avec un changement, les deux y gagnent.
why-deal_nothing = Ce camp n’y gagnerait rien.
why-deal_poor = Cela coûterait environ { $worth } PV à ce camp.
