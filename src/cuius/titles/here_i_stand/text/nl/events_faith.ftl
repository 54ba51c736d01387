# Gebeurtenissen van het geloof, de kerk en het Engelse hof: 39 tot 90.

## Vragen

zwingli-space = Zwingli grijpt naar de wapens: waar valt een katholieke eenheid?
zwingli-owner = Zwingli vecht { in-space }: wiens eenheid valt?
zwingli-unit = Zwingli vecht { in-space } ({ $power }): welke eenheid valt?
bigamy-price = Bigamie van Filips van Hessen: wat geef je op?
frederick-space = Frederik de Wijze: welke plaats wordt protestants? (nog { $left })
frederick-wartburg = Frederik de Wijze: De Wartburg uit de aflegstapel nemen?
anabaptists-space = Wederdopers: welke plaats wordt katholiek? (nog { $left })
inquisition-space = Inquisitie ({ $zone }): welke plaats wordt katholiek? (nog { $left })
inquisition-hand = Pauselijke inquisitie: in wiens hand kijk je?
inquisition-fruit = Pauselijke inquisitie, de hand van { the-power } is gezien: wat doe je?
inquisition-discard = Spaanse inquisitie: welke kaart wordt afgelegd?
grey-keep = Lady Jane Grey: welke kaart houd je?
grey-to = Lady Jane Grey: wie krijgt de andere kaart?
prayer-space = Algemeen gebedenboek: onrust in welke plaats?
rising-space = Onrust in welke plaats? (ten hoogste { $left })
maurice-castle = Maurits van Saksen komt vrij: in welke versterkte plaats?
maurice-quarters = Maurits van Saksen wisselt van kant: naar welke plaats?
copernicus-card = Copernicus: een kaart trekken, of de Protestanten er een laten verliezen?

## Antwoorden

choice-bigamy-price-card = Een willekeurige kaart
choice-frederick-wartburg-pass = Laten liggen
choice-inquisition-fruit-seize = Een kaart uit die hand trekken
choice-inquisition-fruit-fetch = Een afgelegde kaart nemen
choice-inquisition-fruit-debate = Een debat uitroepen
choice-rising-space-pass = Geen onrust meer
choice-copernicus-card-draw = Een kaart trekken
choice-copernicus-card-discard = De Protestanten verliezen er een

## Gebeurtenissen

augsburg-confessed = De Augsburgse Confessie verzwakt deze beurt de dobbelstenen van het Pausdom.
zwingli-kills = Zwingli’s mannen vernietigen een eenheid van { the-power } { in-space }: { $unit }.
zwingli-falls = Zwingli sneuvelt.
bigamy-leaves = { start-leader } verlaat het spel.
prayer-riots = Algemeen gebedenboek: de dobbelsteen voor onrust geeft { $face }.
maurice-changes = Maurits van Saksen kiest de kant van { the-power }.
maurice-marches = Maurits van Saksen gaat naar { the-space } ({ $power }). Met hem: { $many ->
    [one] één huurling
   *[other] { $many } huurlingen
}.

## Wat de kaarten zeggen

card-text-augsburg_confession = Zet Melanchthon in, die nog niet ingezet mag zijn. Deze beurt telt elke pauselijke dobbelsteen in een contrareformatiepoging één minder, en het Pausdom werpt één dobbelsteen minder in debatten die het uitroept.
card-text-marburg_colloquy = De Protestanten zetten Luther of Melanchthon in, en Zwingli of Oecolampadius. Ze doen zoveel reformatiepogingen als de twee waarden samen; elk taalgebied is doelwit.
card-text-zwingli_dons_armor = Zolang Zwingli in het spel is: de Protestanten verwijderen een katholieke landeenheid binnen drie plaatsen van Zürich, als die er is. De hervormer en de debater Zwingli verlaten het spel.
card-text-affair_of_the_placards = Zet Cop in, die nog niet ingezet mag zijn. De Protestanten doen drie reformatiepogingen (vier in de editie van 2017) op het Franse taalgebied.
card-text-calvin_expelled = Zolang Calvijn in het spel is: zijn hervormer en zijn debater zijn weg tot de volgende kaartenfase, die de hervormer naar Genève terugbrengt.
card-text-calvins_institutes = Zet Calvijn in, die nog niet ingezet mag zijn. De Protestanten doen vijf reformatiepogingen op het Franse taalgebied; daar telt elke dobbelsteen van hen één meer.
card-text-copernicus = Je krijgt twee overwinningspunten; ook in de overwinningsfase, als dat een overwinning door overwicht verhindert. Editie van 2017: twee als de helft van je thuisplaatsen protestants is; anders één, en je trekt een kaart of de Protestanten verliezen een willekeurige; nooit in de overwinningsfase.
card-text-michael_servetus = Je krijgt een overwinningspunt en de Protestanten leggen een willekeurige kaart af. Ook in de overwinningsfase, als dat een overwinning door overwicht verhindert (niet in de editie van 2017).
card-text-michelangelo = Het Pausdom werpt twee dobbelstenen: zoveel commandopunten gaan naar de Sint-Pieter.
card-text-jesuit_education = Na Sociëteit van Jezus: het Pausdom sticht twee jezuïetenuniversiteiten in katholieke gebieden.
card-text-papal_inquisition = Zet Carafa in, die nog niet ingezet mag zijn. Het Pausdom maakt twee protestantse gebieden van het Italiaanse taalgebied katholiek, kijkt in de hand van Engeland of van de Protestanten, en trekt dan een kaart uit die hand, of neemt een afgelegde kaart, of roept een debat uit met twee dobbelstenen extra. Een verkregen kaart wacht op een latere impuls.
card-text-philip_of_hesses_bigamy = De Protestanten kiezen: Filips van Hessen verlaat het spel, of ze leggen een willekeurige kaart af.
card-text-spanish_inquisition = De Habsburgers maken twee protestantse gebieden van het Spaanse taalgebied katholiek, kijken in de handen van Engeland en van de Protestanten en laten daaruit één kaart afleggen (geen thuiskaart; in de editie van 2017 geen verplichte gebeurtenis); ze trekken een kaart. Daarna roept het Pausdom een debat uit.
card-text-lady_jane_grey = In een beurt waarin Engeland een nieuwe vorst kreeg, en als het een kaart naast zijn thuiskaart heeft: neem er een willekeurige kaart van en trek er een van de stapel. Houd er een en geef de andere aan het Pausdom of aan de Protestanten.
card-text-maurice_of_saxony = Alleen voor Habsburgers en Protestanten. Maurits wisselt van kant. Huurlingen van zijn oude kant in zijn gebied gaan mee, en allen gaan naar het dichtstbijzijnde onbezette gebied dat de nieuwe kant beheerst. Is hij gevangen, dan komt hij in een versterkt gebied van de nieuwe kant.
card-text-mary_defies_council = Het Pausdom doet drie contrareformatiepogingen op het Engelse taalgebied.
card-text-book_of_common_prayer = Zet Cranmer in, die nog niet ingezet mag zijn. De Protestanten doen vier reformatiepogingen in Engelse thuisplaatsen; het Engelse taalgebied is doelwit. Werp dan een dobbelsteen. 3 of 4: onrust in één katholiek Engels thuisplaats naar keuze, 5: in twee, 6: in alle, bezet of niet.
card-text-dissolution_of_the_monasteries = Engeland trekt twee kaarten. Daarna doen de Protestanten drie reformatiepogingen op het Engelse taalgebied. Met twee spelers: in plaats van te trekken verliest het Pausdom een willekeurige kaart.
card-text-pilgrimage_of_grace = Onrust in ten hoogste vijf onbezette Engelse thuisplaatsen naar keuze.
card-text-a_mighty_fortress = Zet Luther in, die nog niet ingezet mag zijn. De Protestanten doen zes reformatiepogingen op het Duitse taalgebied.
card-text-anabaptists = Het Pausdom maakt twee protestantse gebieden katholiek: onbezette, en geen keurvorstendommen.
card-text-erasmus = In beurt 1 en 2 doen de Protestanten vier reformatiepogingen, vanaf beurt 3 doet het Pausdom vier contrareformatiepogingen; elk taalgebied is doelwit.
card-text-frederick_the_wise = De twee katholieke gebieden van het Duitse taalgebied die het dichtst bij Wittenberg liggen worden protestants. De Protestanten mogen De Wartburg uit de aflegstapel nemen.
card-text-indulgence_vendor = De Protestanten leggen een willekeurige kaart af; haar commandopunten gaan naar de Sint-Pieter.
card-text-katherina_bora = Zet Luther in, die nog niet ingezet mag zijn. De Protestanten doen vijf reformatiepogingen; elk taalgebied is doelwit.
card-text-peasants_war = Onrust in ten hoogste vijf onbezette gebieden van het Duitse taalgebied naar keuze.
card-text-printing_press = Deze beurt heeft elke reformatiepoging één dobbelsteen meer. De Protestanten doen meteen drie pogingen; elk taalgebied is doelwit.
