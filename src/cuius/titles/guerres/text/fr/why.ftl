# Pourquoi un bot répond ainsi, en une phrase.

why-attempt_town = { $town } : { $chance } % de réussite ; cela ajoute environ { $gain } % aux chances de victoire.
why-attempt_character = { $chance } % de chances de convaincre : { $character }.
why-mission = { $country } : argent et troupes en vue.
why-treaty = { $chance } % de chances de gagner un point de traité ; cela ajoute environ { $gain } % aux chances de victoire.
why-taxes = { $chance } % de chances d’augmenter les taxes royales.
why-save_card = La carte vaudra davantage une autre fois.
why-card_sure = La carte aide ce camp maintenant.
why-card = Cette carte ajoute environ { $gain } % aux chances de victoire.
why-muster = { $province } : de là, une armée a le plus à gagner.
why-rest = Aucune marche ne vaut son coût maintenant.
why-march_siege = { $province } : prise possible, { $town }.
why-march = { $province } : c’est la meilleure place de l’armée.
why-battle = La bataille est gagnée à { $chance } %.
why-no_battle = La bataille ne serait gagnée qu’à { $chance } %.
why-siege = { $town } : le siège ajoute environ { $gain } % aux chances de victoire.
why-no_siege = Aucun siège ici ne promet rien.
why-ally_helped = Le gain de l’allié est aussi le nôtre.
why-ally_refused = L’argent est nécessaire ici.
