# De gebeurtenissen van oorlog, politiek en de Nieuwe Wereld

## Vragen

mercator-for = { card-mercators_map }: welke mogendheid gaat op ontdekking?
fountain-whose = Wiens ontdekkingsreis loopt op niets uit?
cibola-whose = Wiens reis loopt op niets uit?
cibola-voyage = Welke reis van { the-power } gaat niet door?
galleons-for = Wiens galjoenen varen uit?
plantations-for = Wiens koloniën krijgen plantages?
raiders-for = Wiens kapers liggen op de loer?
potosi-for = Wie vindt het zilver van Potosí?
potosi-marker = Welk koloniefiche geef je op voor Potosí?
revolt-where = Waar breekt onrust uit? (nog hoogstens { $many })
cloth-prices = Welke kant gaan de lakenprijzen op?
cloth-guards = Waar verzamelen je nieuwe huurlingen of ruiters zich?
bourbon-where = Waar voegt Bourbon zich bij je?
ships-kind = Wat bouwen je werven?
pay-whose = Wiens huurlingen eisen hun soldij?
pay-card = Je huurlingen eisen soldij: welke kaart leg je af?
pay-dismiss = Waar verlaat een huurling je? (nog { $many })
unpaid-where = Op welke plaats zijn de huurlingen onbetaald?
unpaid-whose = Van wie zijn de huurlingen { in-space }?
camp-where = Welk kamp treft de ziekte?
camp-whose = Van wie is het leger { in-space }?
camp-loss = Ziekte { in-space }: welke eenheid sterft? (nog { $many })
ransom-whom = Welke gevangen leider komt vrij?
ransom-home = Waar komt { the-leader } thuis?
threat-whom = Welke gunsteling valt?
doria-use = Wat doet Andrea Doria?
auld-use = { card-auld_alliance }: waarvoor?
auld-where = Waar in Schotland landen de Franse regulieren?
venetian-use = { card-venetian_alliance }: waarvoor?
venetian-where = In welke haven verzamelen de Venetianen?
marriage-minor = Welke kleine mogendheid wisselt van kamp?
rebels-key = Welke sleutelstad komt in opstand?
rebels-loss = Rebellen { in-space }: welke eenheid gaat verloren? (treffers: { $many })
trace-where = Waar wordt een vesting gebouwd?
treachery-where = Welke belegerde plaats wordt verraden?
treachery-who = Wie bestormt { the-space }?
machiavelli-enemy = Aan wie verklaar je de oorlog?
akinji-victim = Wie plunderen de akıncı?
overture-to = Aan wie geef je een kaart?
overture-card = Welke kaart geef je { the-power }?
knights-seat = Welke haven geef je de ridders van Sint-Jan?
scots-leader = Eerst een leider naar Schotland sturen, voor de helft van de punten?
scots-landing = Waar gaat { the-leader } aan land?

## Antwoorden

choice-potosi-marker-spare = Een die niet in gebruik is
choice-revolt-where-pass = Nergens anders
choice-cloth-prices-boom = Omhoog: Engeland en de Habsburgers trekken een kaart, jij huurt mannen
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
voyage-called_off = Een reis van { the-power } loopt op niets uit: { $voyage }.
galleons-built = Galjoenen voor { the-power }.
plantations-laid_out = Plantages voor { the-power }.
raiders-sail = Kapers van { the-power } voor de Antillen.
moluccas-sold = { start-power } { $power_number ->
    [plural] verkopen
   *[other] verkoopt
} de Molukken.
bourbon-joins = { start-leader } treedt { in-space } in dienst van { the-power }.
zapolya-comes = { $many ->
    [one] { $many } regulier
   *[other] { $many } regulieren
} van { the-power } { $many ->
    [one] verzamelt
   *[other] verzamelen
} zich { in-space }.
hirelings-leave = { $many ->
    [one] { $many } huurling
   *[other] { $many } huurlingen
} van { the-power } { $many ->
    [one] verlaat
   *[other] verlaten
} { the-space }.
hirelings-leave_war = { $many ->
    [one] { $many } huurling
   *[other] { $many } huurlingen
} van { the-power } { $many ->
    [one] verlaat
   *[other] verlaten
} de oorlog ‘{ $card }’.
pay-paid = { start-power } { $power_number ->
    [plural] betalen
   *[other] betaalt
} de soldij met ‘{ $card }’.
camp-dies = Ziekte { in-space }: { the-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
}.
roxelana-calls = Roxelana roept { the-leader } terug naar { the-space }.
threat-disgraced = { start-leader } is voor de rest van de beurt in ongenade.
threat-executed = { start-leader } verliest zijn hoofd.
doria-raids = Andrea Doria plundert de Ottomaanse kust; verloren zeeroofpunten: { $points }.
auld-lands = { $many ->
    [one] { $many } regulier
   *[other] { $many } regulieren
} van { the-power } { $many ->
    [one] landt
   *[other] landen
} { in-space }.
venetian-lands = { start-power } { $power_number ->
    [plural] stellen
   *[other] stelt
} { in-space } { $many ->
    [one] { $many } regulier
   *[other] { $many } regulieren
} en { $ships ->
    [one] { $ships } eskader
   *[other] { $ships } eskaders
} op.
rebels-rise = Rebellen komen in opstand { in-space }: { count-hits }.
rebels-win = { start-space } verdrijft zijn meesters ({ $power }).
trace-built = Er verrijst een vesting { in-space }.
treachery-opens = Verraders openen de poorten van { the-space }.
fuggers-lend = De Fuggers lenen geld aan { the-power }: volgende beurt een kaart minder.
julia-awaited = De piraten zitten achter Giulia Gonzaga aan.
knights-settle = De ridders van Sint-Jan vestigen zich { in-space }.
scots-quiet = De Schotten blijven thuis.
scots-raid = De Schotten plunderen ({ $power }): { $points } CP.
voyage-uncharted = Onbekende wateren
