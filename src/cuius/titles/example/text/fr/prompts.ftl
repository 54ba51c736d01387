# Ce que l’on demande à une maison, et ce qui l’en empêche.
action = C’est votre impulsion : marcher, percevoir ou passer ?
bid = Combien de florins misez-vous pour agir en premier ?
march-card = Quelle carte marche ?
march-gate = Contre quelle porte ?
respond = La maison { $marcher } marche sur la { $gate }. La barrez-vous ?

refused-no-card = Vous n’avez aucune carte qui puisse marcher.
refused-no-strength = { $card } n’a pas de force et ne peut pas marcher.
refused-not-held = { $card } n’est pas dans votre main.
refused-own-gate = La { $gate } est déjà à vous.
refused-too-poor = Vous n’avez que { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
refused-too-much = Nul ne peut miser plus de { $most } florins.
