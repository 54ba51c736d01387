# Waarom iemand een bod weigert (9.1).

choice-refusal-reason-pass = Geen reden geven
choice-too_strong = Een van de partijen staat te dicht bij de overwinning
choice-broken_word = Men heeft zijn woord gebroken
choice-war_goes_well = De oorlog gaat goed voor mij
choice-too_dear = Er wordt te veel van mij gevraagd
choice-needed = Ik heb zelf nodig wat ik zou geven
choice-no_use = Ik heb er niets aan

refusal-too_strong = { $role }: wie zo dicht bij de overwinning staat, krijgt van ons geen hulp.
refusal-broken_word = { $role }: na een gebroken woord vragen wij meer dan dat.
refusal-war_goes_well = { $role }: deze oorlog gaat goed voor ons; nu geen vrede.
refusal-too_dear = { $role }: er wordt meer van ons gevraagd dan wij krijgen.
refusal-needed = { $role }: wat wij zouden geven, hebben wij zelf nodig.
refusal-no_use = { $role }: wij hebben er niets aan.
talk-too_strong = Wie zo dicht bij de overwinning staat, krijgt van ons geen hulp.
talk-broken_word = Na een gebroken woord vragen wij meer dan dat.
talk-war_goes_well = Deze oorlog gaat goed voor ons; nu geen vrede.
talk-too_dear = Er wordt meer van ons gevraagd dan wij krijgen.
talk-needed = Wat wij zouden geven, hebben wij zelf nodig.
talk-no_use = Wij hebben er niets aan.
