# De gebeurtenissen van oorlog, politiek en de Nieuwe Wereld

## Vragen

mercator-for = De kaart van Mercator: welke mogendheid gaat op ontdekking?
fountain-whose = Wiens ontdekkingsreis loopt op niets uit?
cibola-whose = Wiens reis loopt op niets uit?
cibola-voyage = Welke reis gaat niet door ({ $power })?
galleons-for = Wiens galjoenen varen uit?
plantations-for = Wiens koloniën krijgen plantages?
raiders-for = Wiens kapers liggen op de loer?
potosi-for = Wie vindt het zilver van Potosí?
potosi-marker = Welke koloniefiche geeft u op voor Potosí?
revolt-where = Waar breekt onrust uit? (nog hoogstens { $many })
cloth-prices = Welke kant gaan de lakenprijzen op?
cloth-guards = Waar verzamelen uw nieuwe huurlingen of ruiters zich?
bourbon-where = Waar voegt Bourbon zich bij u?
ships-kind = Wat bouwen uw werven?
pay-whose = Wiens huurlingen eisen hun soldij?
pay-card = Uw huurlingen eisen soldij: welke kaart legt u af?
pay-dismiss = Waar verlaat een huurling u? (nog { $many })
unpaid-where = Op welke plaats zijn de huurlingen onbetaald?
unpaid-whose = Wiens huurlingen in { $space }?
camp-where = Welk kamp treft de ziekte?
camp-whose = Wiens leger in { $space }?
camp-loss = Ziekte in { $space }: welke eenheid sterft? (nog { $many })
ransom-whom = Welke gevangen leider komt vrij?
ransom-home = Waar komt { $leader } thuis?
threat-whom = Welke gunsteling valt?
doria-use = Wat doet Andrea Doria?
auld-use = { card-auld_alliance }: waarvoor?
auld-where = Waar in Schotland landen de Franse regulieren?
venetian-use = { card-venetian_alliance }: waarvoor?
venetian-where = In welke haven verzamelen de Venetianen?
marriage-minor = Welke kleine mogendheid wisselt van kamp?
rebels-key = Welke sleutelstad komt in opstand?
rebels-loss = Rebellen in { $space }: welke eenheid gaat verloren? (treffers: { $many })
trace-where = Waar wordt een vesting gebouwd?
treachery-where = Welke belegerde plaats wordt verraden?
treachery-who = Wie bestormt { $space }?
machiavelli-enemy = Aan wie verklaart u de oorlog?
akinji-victim = Wie plunderen de akıncı?
overture-to = Aan wie geeft u een kaart?
overture-card = Welke kaart geeft u weg ({ $power })?
knights-seat = Welke haven geeft u de ridders van Sint-Jan?
scots-leader = Eerst een leider naar Schotland sturen, voor de helft van de punten?
scots-landing = Waar gaat { $leader } aan land?

## Antwoorden

choice-potosi-marker-spare = Een die niet in gebruik is
choice-revolt-where-pass = Nergens anders
choice-cloth-prices-boom = Omhoog: Engeland en de Habsburgers trekken een kaart, u huurt mannen
choice-cloth-prices-slump = Omlaag: wie Antwerpen heeft verliest een kaart, onrust volgt
choice-pay-card-pass = Niets betalen en allen verliezen
choice-doria-use-win = Genua winnen
choice-doria-use-raid = De Ottomaanse kust plunderen
choice-activate = Als bondgenoot winnen
choice-deactivate = Van haar bondgenoot losmaken
choice-reinforce = Eenheden sturen
choice-scots-leader-pass = Niemand: alle punten
choice-action-free_assault = Gratis bestorming met Süleyman

## Gebeurtenissen

fountain-lost = { $explorer } vindt geen bron der jeugd en gaat verloren ({ $power }).
voyage-called_off = Een reis loopt op niets uit ({ $power }): { $voyage }.
galleons-built = Galjoenen: { $power }.
plantations-laid_out = Plantages: { $power }.
raiders-sail = Kapers voor de Antillen: { $power }.
moluccas-sold = De Molukken worden verkocht ({ $power }).
bourbon-joins = { $leader } treedt in dienst in { $space } ({ $power }).
zapolya-comes = Regulieren verzamelen zich in { $space } ({ $power }): { $many }.
hirelings-leave = Huurlingen verlaten { $space } ({ $power }): { $many }.
hirelings-leave_war = Huurlingen verlaten de oorlog van { $card } ({ $power }): { $many }.
pay-paid = Soldij betaald met { $card } ({ $power }).
camp-dies = Ziekte in { $space } ({ $power }), eenheden verloren: { $many }.
roxelana-calls = Roxelana roept { $leader } terug naar { $space }.
threat-disgraced = { $leader } is voor de rest van de beurt in ongenade.
threat-executed = { $leader } verliest zijn hoofd.
doria-raids = Andrea Doria plundert de Ottomaanse kust; verloren piraterijpunten: { $points }.
auld-lands = Regulieren landen in { $space } ({ $power }): { $many }.
venetian-lands = Nieuw in { $space } ({ $power }): regulieren { $many }, eskaders { $ships }.
rebels-rise = Rebellen komen in opstand in { $space }, treffers: { $hits }.
rebels-win = { $space } verdrijft zijn meesters ({ $power }).
trace-built = In { $space } verrijst een vesting.
treachery-opens = Verraders openen de poorten van { $space }.
fuggers-lend = De Fuggers lenen uit ({ $power }): volgende beurt een kaart minder.
julia-awaited = De piraten zitten achter Giulia Gonzaga aan.
knights-settle = De ridders van Sint-Jan vestigen zich in { $space }.
scots-quiet = De Schotten blijven thuis.
scots-raid = De Schotten plunderen ({ $power }), punten: { $points }.
voyage-uncharted = Onbekende wateren
