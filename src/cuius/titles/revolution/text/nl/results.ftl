# Het einde van het spel, en de namen van plaatsen, rollen en instellingen.

title = { game }

result-points = Overwinning met de meeste punten: { $winners }.

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
seat-catholics_habsburgs = { faction-catholics } en { faction-habsburgs }
seat-burghers_reformers = { faction-burghers } en { faction-reformers }

scenario-standard = De hele oorlog, zes speelronden

setting-edition = Editie van de spelregels
setting-edition-2007 = { edition-2007 }
setting-edition-2004 = { edition-2004 }
setting-factions = Naast de Katholieken, met drie spelers
setting-factions-habsburgs_nobility = { faction-habsburgs } en { faction-nobility }
setting-factions-habsburgs_burghers = { faction-habsburgs } en { faction-burghers }
setting-factions-habsburgs_reformers = { faction-habsburgs } en { faction-reformers }
setting-factions-nobility_burghers = { faction-nobility } en { faction-burghers }
setting-factions-nobility_reformers = { faction-nobility } en { faction-reformers }
setting-factions-burghers_reformers = { faction-burghers } en { faction-reformers }
setting-interception = Een Hugenotenstuk dat onderschept
setting-interception-edition = zoals in de editie
setting-interception-turned = wordt voor de speelronde omgedraaid
setting-interception-stays = blijft zoals het is
setting-interception-spent = wordt zelf het geldstuk
setting-neutrals = Neutrale stukken
setting-neutrals-full = alle 47
setting-neutrals-as_factions = evenveel als een factie middelenstukken heeft
