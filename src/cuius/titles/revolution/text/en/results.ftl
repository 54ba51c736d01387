# How the game ends, and what seats, roles and settings are called.

title = { game }

result-points = Victory with the most points: { $winners }.

role-catholics = { faction-catholics }
    .number = plural
role-habsburgs = { faction-habsburgs }
    .number = plural
role-nobility = { faction-nobility }
role-burghers = { faction-burghers }
    .number = plural
role-reformers = { faction-reformers }
    .number = plural

seat-catholics = { faction-catholics }
seat-habsburgs = { faction-habsburgs }
seat-nobility = { faction-nobility }
seat-burghers = { faction-burghers }
seat-reformers = { faction-reformers }
seat-catholics_habsburgs = { faction-catholics } and { faction-habsburgs }
seat-burghers_reformers = { faction-burghers } and { faction-reformers }

scenario-standard = The whole war, six turns

setting-edition = Edition of the rules
setting-edition-2007 = { edition-2007 }
setting-edition-2004 = { edition-2004 }
setting-factions = Beside the Catholics, with three players
setting-factions-habsburgs_nobility = { faction-habsburgs } and { faction-nobility }
setting-factions-habsburgs_burghers = { faction-habsburgs } and { faction-burghers }
setting-factions-habsburgs_reformers = { faction-habsburgs } and { faction-reformers }
setting-factions-nobility_burghers = { faction-nobility } and { faction-burghers }
setting-factions-nobility_reformers = { faction-nobility } and { faction-reformers }
setting-factions-burghers_reformers = { faction-burghers } and { faction-reformers }
setting-interception = A Huguenot counter that intercepts
setting-interception-edition = as in the edition
setting-interception-turned = is turned over for the turn
setting-interception-stays = stays as it is
setting-interception-spent = becomes the coin itself
setting-neutrals = Neutral counters
setting-neutrals-full = all 47
setting-neutrals-as_factions = as many as a faction has resource counters
