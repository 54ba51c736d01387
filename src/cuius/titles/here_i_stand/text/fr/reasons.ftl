# Pourquoi l’on refuse une offre (9.1).

choice-refusal-reason-pass = Ne donner aucune raison
choice-too_strong = L’une des parties est trop près de la victoire
choice-broken_word = Une parole n’a pas été tenue
choice-war_goes_well = La guerre me réussit
choice-too_dear = On m’en demande trop
choice-needed = J’ai besoin de ce que je donnerais
choice-no_use = Je n’y gagne rien

refusal-too_strong = { $role } : pas d’aide à qui est si près de la victoire.
refusal-broken_word = { $role } : après une parole rompue, il nous faut davantage.
refusal-war_goes_well = { $role } : cette guerre tourne à notre avantage ; pas de paix pour l’instant.
refusal-too_dear = { $role } : on nous demande plus que l’on ne nous donne.
refusal-needed = { $role } : ce que nous donnerions, nous en avons besoin.
refusal-no_use = { $role } : nous n’y gagnons rien.
talk-too_strong = Pas d’aide à qui est si près de la victoire.
talk-broken_word = Après une parole rompue, il nous faut davantage.
talk-war_goes_well = Cette guerre tourne à notre avantage ; pas de paix pour l’instant.
talk-too_dear = On nous demande plus que l’on ne nous donne.
talk-needed = Nous avons besoin de ce que nous donnerions.
talk-no_use = Nous n’y gagnons rien.
