# Les événements de guerre, de politique et du Nouveau Monde

## Questions

mercator-for = La carte de Mercator : quelle puissance explore ?
fountain-whose = L’exploration de qui échoue ?
cibola-whose = Le voyage de qui échoue ?
cibola-voyage = Quel voyage est annulé ({ $power }) ?
galleons-for = À qui sont les galions ?
plantations-for = Les colonies de qui reçoivent des plantations ?
raiders-for = À qui sont les pillards ?
potosi-for = Qui trouve l’argent de Potosí ?
potosi-marker = Quel marqueur de colonie abandonnez-vous pour Potosí ?
revolt-where = Où éclate l’agitation ? (encore { $many } au plus)
cloth-prices = Dans quel sens vont les prix du drap ?
cloth-guards = Où se rassemblent vos nouveaux mercenaires ou cavaliers ?
bourbon-where = Où Bourbon vous rejoint-il ?
ships-kind = Que construisent vos chantiers ?
pay-whose = Les mercenaires de qui réclament leur solde ?
pay-card = Vos mercenaires réclament leur solde : quelle carte défaussez-vous ?
pay-dismiss = Où un mercenaire vous quitte-t-il ? ({ $many } à perdre)
unpaid-where = Dans quel espace les mercenaires sont-ils impayés ?
unpaid-whose = Les mercenaires de qui ({ $space }) ?
camp-where = Quel camp la maladie frappe-t-elle ?
camp-whose = La pile de qui ({ $space }) ?
camp-loss = Maladie à { $space } : quelle unité meurt ? ({ $many } à perdre)
ransom-whom = Quel chef captif est libéré ?
ransom-home = Où { $leader } rentre-t-il ?
threat-whom = Quel favori tombe ?
doria-use = Que fait Andrea Doria ?
auld-use = { card-auld_alliance } : pour quel usage ?
auld-where = Où en Écosse débarquent les réguliers français ?
venetian-use = { card-venetian_alliance } : pour quel usage ?
venetian-where = Dans quel port les Vénitiens se rassemblent-ils ?
marriage-minor = Quelle puissance mineure change de camp ?
rebels-key = Quelle ville clé se soulève ?
rebels-loss = Rebelles à { $space } : quelle unité est perdue ? (touches : { $many })
trace-where = Où bâtir une forteresse ?
treachery-where = Quel espace assiégé est trahi ?
treachery-who = Qui donne l’assaut à { $space } ?
machiavelli-enemy = À qui déclarez-vous la guerre ?
akinji-victim = Qui les akindjis pillent-ils ?
overture-to = À qui donnez-vous une carte ?
overture-card = Quelle carte donnez-vous ({ $power }) ?
knights-seat = Quel port donnez-vous aux chevaliers de Saint-Jean ?
scots-leader = Envoyer d’abord un chef en Écosse, pour la moitié des points ?
scots-landing = Où { $leader } débarque-t-il ?

## Réponses

choice-potosi-marker-spare = Un marqueur inutilisé
choice-revolt-where-pass = Nulle part ailleurs
choice-cloth-prices-boom = À la hausse : l’Angleterre et les Habsbourg piochent une carte, vous engagez des hommes
choice-cloth-prices-slump = À la baisse : le maître d’Anvers perd une carte, l’agitation suit
choice-pay-card-pass = Ne rien payer et les perdre tous
choice-doria-use-win = Gagner Gênes
choice-doria-use-raid = Piller la côte ottomane
choice-activate = L’obtenir comme alliée
choice-deactivate = L’enlever à son alliée
choice-reinforce = Lui envoyer des unités
choice-scots-leader-pass = Personne : tous les points
choice-action-free_assault = Assaut gratuit avec Soliman

## Événements

fountain-lost = { $explorer } ne trouve pas la fontaine de jouvence et disparaît ({ $power }).
voyage-called_off = Un voyage échoue ({ $power }) : { $voyage }.
galleons-built = Galions : { $power }.
plantations-laid_out = Plantations : { $power }.
raiders-sail = Des pillards devant les Antilles : { $power }.
moluccas-sold = Les Moluques sont vendues ({ $power }).
bourbon-joins = { $leader } entre en service à { $space } ({ $power }).
zapolya-comes = Des réguliers se rassemblent à { $space } ({ $power }) : { $many }.
hirelings-leave = Des mercenaires quittent { $space } ({ $power }) : { $many }.
hirelings-leave_war = Des mercenaires quittent la guerre « { $card } » ({ $power }) : { $many }.
pay-paid = Solde payée avec { $card } ({ $power }).
camp-dies = Maladie à { $space } ({ $power }), unités perdues : { $many }.
roxelana-calls = Roxelane rappelle { $leader } à { $space }.
threat-disgraced = { $leader } est en disgrâce pour le reste du tour.
threat-executed = { $leader } perd la tête.
doria-raids = Andrea Doria pille la côte ottomane ; points de piraterie perdus : { $points }.
auld-lands = Des réguliers débarquent à { $space } ({ $power }) : { $many }.
venetian-lands = Nouveau à { $space } ({ $power }) : réguliers { $many }, escadres { $ships }.
rebels-rise = Des rebelles se soulèvent à { $space }, touches : { $hits }.
rebels-win = { $space } chasse ses maîtres ({ $power }).
trace-built = Une forteresse s’élève à { $space }.
treachery-opens = Des traîtres ouvrent les portes de { $space }.
fuggers-lend = Les Fugger prêtent ({ $power }) : une carte de moins au prochain tour.
julia-awaited = Les pirates en veulent à Julie de Gonzague.
knights-settle = Les chevaliers de Saint-Jean s’installent à { $space }.
scots-quiet = Les Écossais restent chez eux.
scots-raid = Raid écossais ({ $power }), points : { $points }.
voyage-uncharted = Eaux inexplorées
