## Settings
set-with-account = Enregistrés avec votre compte : les mêmes sur tous vos appareils.
set-on-device = Enregistrés sur cet appareil.
set-sign-in = Connectez-vous pour les retrouver partout.
set-failed = Le dernier changement n’a pas pu être enregistré avec votre compte ; il vaut sur cet appareil.

set-look = Apparence
set-theme = Thème
set-theme-system = comme sur cet appareil
set-theme-light = clair
set-theme-dark = sombre
set-text_size = Taille du texte
set-text_size-small = petite
set-text_size-normal = normale
set-text_size-large = grande
set-text_size-largest = très grande
set-palette = Couleurs des puissances
set-palette-usual = celles des jeux
set-palette-distinct = plus faciles à distinguer, pour les daltoniens

set-moves = Coups et sons
set-pace-usual = comme d’habitude
set-motion = Animations
set-motion-system = comme sur cet appareil
set-motion-none = aucune
set-sound = Sons
set-sound-on = Jouer quelques sons discrets à la table
set-hear-turn = Écouter : à vous de jouer
set-hear-dice = Écouter : les dés
set-hear-end = Écouter : la fin

set-questions = Questions
set-confirm = Confirmer une réponse avant de l’envoyer
set-confirm-weighty = seulement quand c’est important
set-confirm-every = toujours
set-confirm-none = jamais
set-one-screen = À plusieurs devant un écran
set-skip_handover = Changer de place sans page intermédiaire
set-all-games = Dans tous les jeux
set-as-all-games = comme dans tous les jeux
