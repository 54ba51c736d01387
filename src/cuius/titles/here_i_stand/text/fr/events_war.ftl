# Les événements de guerre, de politique et du Nouveau Monde

## Questions

mercator-for = Carte de Mercator : quelle puissance explore ?
fountain-whose = L’exploration de qui échoue ?
cibola-whose = Le voyage de qui échoue ?
cibola-voyage = Quel voyage { of-power } est annulé ?
galleons-for = À qui sont les galions ?
plantations-for = Les colonies de qui reçoivent des plantations ?
raiders-for = À qui est le corsaire ?
potosi-for = Qui trouve l’argent de Potosí ?
potosi-marker = Quel marqueur de colonie abandonnez-vous pour Potosí ?
revolt-where = Où éclate l’agitation ? (encore { $many } au plus)
cloth-prices = Le prix des habits monte-t-il ou baisse-t-il ?
cloth-guards = Où se rassemblent vos nouveaux mercenaires ou cavaliers ?
bourbon-where = Où Charles de Bourbon vous rejoint-il ?
ships-kind = Que construisent vos chantiers ?
pay-whose = Les mercenaires de qui réclament leur solde ?
pay-card = Vos mercenaires réclament leur solde : quelle carte défaussez-vous ?
pay-dismiss = Où un mercenaire vous quitte-t-il ? (encore { $many } à perdre)
unpaid-where = Dans quel espace les mercenaires sont-ils impayés ?
unpaid-whose = À qui sont les mercenaires impayés { in-space } ?
camp-where = Quel camp la maladie frappe-t-elle ?
camp-whose = À qui est la pile { in-space } ?
camp-loss = Maladie { in-space } : quelle unité meurt ? (encore { $many } à perdre)
ransom-whom = Quel chef captif est libéré ?
ransom-home = Où { the-leader } rentre-t-il ?
threat-whom = Quel favori tombe en disgrâce ?
doria-use = Que fait Andrea Doria ?
auld-use = « { card-auld_alliance } » : pour quel usage ?
auld-where = Où en Écosse débarquent les réguliers français ?
venetian-use = « { card-venetian_alliance } » : pour quel usage ?
venetian-where = Dans quel port les Vénitiens se rassemblent-ils ?
marriage-minor = Quelle puissance mineure change de camp ?
rebels-key = Quel centre se révolte ?
rebels-loss = Révolte { in-space } : quelle unité est perdue ? (dégâts restants : { $many })
trace-where = Où bâtir une forteresse ?
treachery-where = Quel espace assiégé est trahi ?
treachery-who = Qui donne l’assaut { to-space } ?
machiavelli-enemy = À qui déclarez-vous la guerre ?
akinji-victim = Qui les akindjis pillent-ils ?
overture-to = À qui donnez-vous une carte ?
overture-card = Quelle carte donnez-vous { to-power } ?
knights-seat = Quel port donnez-vous aux chevaliers de Saint-Jean ?
scots-leader = Envoyer d’abord un chef en Écosse, au prix de la moitié des points ?
scots-landing = Où { the-leader } débarque-t-il ?

## Réponses

choice-potosi-marker-spare = Un marqueur inutilisé
choice-revolt-where-pass = Nulle part ailleurs
choice-cloth-prices-boom = Hausse : l’Angleterre et le Habsbourg tirent une carte, vous recrutez
choice-cloth-prices-slump = Baisse : le maître d’Anvers perd une carte, l’agitation suit
choice-pay-card-pass = Ne rien payer et les perdre tous
choice-doria-use-win = Gagner Gênes
choice-doria-use-raid = Piller la côte ottomane
choice-activate = L’activer
choice-deactivate = La désactiver
choice-reinforce = Lui envoyer des unités
choice-scots-leader-pass = Personne : tous les points
choice-action-free_assault = Assaut gratuit avec Soliman

## Événements

fountain-lost = { $explorer } ne trouve pas la fontaine de Jouvence et disparaît ({ $power }).
voyage-called_off = Un voyage { of-power } échoue ({ $voyage }).
galleons-built = { start-power } reçoit des galions.
plantations-laid_out = { start-power } reçoit des plantations.
raiders-sail = Un corsaire { of-power } croise devant les Antilles.
moluccas-sold = { start-power } vend les Moluques.
bourbon-joins = { start-leader } rejoint { the-power } { in-space }.
zapolya-comes = { start-power } reçoit { $many ->
    [one] { $many } régulier
   *[other] { $many } réguliers
} { in-space }.
hirelings-leave = { start-power } perd { $many ->
    [one] { $many } mercenaire
   *[other] { $many } mercenaires
} { in-space }.
hirelings-leave_war = { start-power } perd { $many ->
    [one] { $many } mercenaire
   *[other] { $many } mercenaires
} dans la guerre « { $card } ».
pay-paid = { start-power } paie la solde avec « { $card } ».
camp-dies = Maladie { in-space } : { the-power } perd { $many ->
    [one] { $many } unité
   *[other] { $many } unités
}.
roxelana-calls = Roxelane rappelle { the-leader } { in-space }.
threat-disgraced = { start-leader } est en disgrâce pour le reste du tour.
threat-executed = { start-leader } est exécuté.
doria-raids = Andrea Doria pille la côte ottomane ; points de piraterie perdus : { $points }.
auld-lands = { $many ->
    [one] { $many } régulier
   *[other] { $many } réguliers
} { of-power } { $many ->
    [one] débarque
   *[other] débarquent
} { in-space }.
venetian-lands = { start-power } reçoit { in-space } { $many ->
    [one] { $many } régulier
   *[other] { $many } réguliers
} et { $ships ->
    [one] { $ships } escadre
   *[other] { $ships } escadres
}.
rebels-rise = Révolte { in-space } : { count-hits }.
rebels-win = { start-space } chasse { the-power }.
trace-built = Une forteresse s’élève { in-space }.
treachery-opens = Des traîtres ouvrent les portes { of-space }.
fuggers-lend = Les Fugger prêtent de l’argent { to-power } : une carte de moins au prochain tour.
julia-awaited = Les pirates cherchent à enlever Julia Gonzague.
knights-settle = Les chevaliers de Saint-Jean s’installent { in-space }.
scots-quiet = Les Écossais restent chez eux.
scots-raid = Raid écossais : { $points } PC pour { the-power }.
voyage-uncharted = Eaux inexplorées
