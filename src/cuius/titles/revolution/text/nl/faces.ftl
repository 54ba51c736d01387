# Wat plaatsen en stukken over de regels vertellen; de getallen zijn die van het bord waarop gespeeld wordt

face-boxes = In het legerblok { $count ->
    [one] past één leger
   *[other] passen { $count } legers
}. Een belegerend leger houdt zijn vak, en een verlaten leger bezet het zijne tot het eind van de speelronde.
face-orange = { $count ->
    [one] Een van de vakken is
   *[other] { $count } van de vakken zijn
} oranje: daar mag aan het begin een Habsburgs leger staan.
face-battle = Twee legers van verschillende facties in een legerblok staan in een patstelling. Zijn het er meer, dan worden ze in de volgorde van de facties opgesteld en gaat er van beide uiteinden één af, tot er één factie of twee legers over zijn.
face-march = Een leger mag één keer per speelronde kosteloos naar een leeg legervak van een legerblok dat door een pijl met het zijne is verbonden.
face-influence = Elk leger in een legerblok zonder legers van andere facties mag in zijn regio één stuk bekeren dat in een provinciestad of op het platteland staat.
face-habsburg-army = Een regio met ten minste één Habsburgs leger is de Habsburgers 1 punt waard.
face-beggars-here = Hier kunnen de Watergeuzen optreden.
face-limit = Ten hoogste { $count ->
    [one] één stuk blijft
   *[other] { $count } stukken blijven
} op het platteland, in provinciesteden en in hoofdsteden samen staan, neutrale meegerekend. Er mogen er meer bij komen, tot conflict en overloop de limiet afdwingen; neutrale stukken vullen aan wat ontbreekt.
face-conflict = Boven de limiet haalt, als er meer facties aanwezig zijn, elke factie per ronde één stuk weg, de kleinste het eerst, tot de limiet klopt of er één overblijft.
face-overflow = Een factie die hier alleen staat, mag wat boven de limiet is naar een aangrenzende provincie verplaatsen, of langs één rivier zolang geen plaats van een andere factie de weg verspert. Wat zij niet verplaatst, gaat terug naar de voorraad.
face-province-card = De kaart gaat naar de factie die in de provinciesteden en op het platteland meer stukken heeft dan alle andere samen, neutrale meegerekend; die in hoofdsteden tellen niet. Zij brengt { $taxes } aan belasting op en { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan het eind van elke speelronde.
face-small-card = De kaart gaat naar de factie die hier meer stukken heeft dan alle andere samen, neutrale meegerekend. Zij brengt geen belasting op, en { $points ->
    [one] 1 punt
   *[other] { $points } punten
} alleen aan het eind van speelronde 5.
face-province-units = Een factie die de kaart heeft en hier een stuk heeft, mag hier elk aantal nieuwe stukken plaatsen; een andere hoogstens zoveel als zij er al heeft.
face-movement = Bij de verplaatsing begint de factie met de meeste stukken hier. Zij herschikt de hare en mag stukken van facties die nog niet aan de beurt zijn geweest uit provinciesteden en hoofdsteden verdrijven.
face-bishopric = Eén keer per speelronde schuift wie de provinciekaart heeft het bisdom één kolom op: Katholieken en Gereformeerden naar hun strenge kolom, Habsburgers naar katholiek, Poorters naar gereformeerd. De Adel laat het staan; heeft niemand de kaart, dan gaat het naar katholiek. In de twee katholieke kolommen is het de Katholieken 1 punt waard.
face-city-card = De kaart gaat naar de factie die in de hoofdstad meer stukken heeft dan alle andere samen, neutrale meegerekend. Zij is { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard en brengt { $count ->
    [one] 1 geldstuk
   *[other] 1 tot { $count } geldstukken
} belasting op, tegen één tarief voor alle hoofdsteden van een factie.
face-city-units = De kaart levert 1 nieuw stuk op{ $count ->
    [0] .
   *[other] , en 1 extra voor elke plaats van haar handel die de factie beheerst.
}
face-siege = Een leger mag een hoofdstad van zijn regio belegeren waarvan een andere factie, of niemand, de kaart heeft. Er gaat dan geen stuk meer in of uit, en later in de speelronde valt zij: { $count ->
    [one] één stuk wordt
   *[other] tot { $count } stukken worden
} van de belegeraar, alle overige neutraal.
face-beggar-siege = { $count ->
    [one] Eén Watergeus kan
   *[other] { $count } Watergeuzen kunnen
} haar belegeren als er geen leger in de regio is; al haar stukken worden dan neutraal.
face-allegiance = De gezindheidsmarker begint in kolom { $column }. Elk geldstuk verplaatst hem één kolom, maar samen hoogstens { $most } per speelronde. De kolom waar hij stopt, werkt daarna op de hoofdstad.
face-column = Kolom { $column }: { $effect ->
    [catholic_none] er komt een katholiek stuk bij.
    [anti_none] er komt een antikatholiek stuk bij.
    [catholic_anti] een antikatholiek stuk verdwijnt en er komt een katholiek bij.
    [anti_catholic] een katholiek stuk verdwijnt en er komt een antikatholiek bij.
    [none_anti] een antikatholiek stuk verdwijnt.
    [none_catholic] een katholiek stuk verdwijnt.
   *[other] een stuk maakt plaats voor een ander van dezelfde kant.
}
face-empty-city = Na de verplaatsing krijgt een lege hoofdstad { $count ->
    [one] één neutraal stuk
   *[other] { $count } neutrale stukken
} van haar platteland.
face-town = Er past één stuk in; de factie ervan beheerst de stad meteen en krijgt er 1 nieuw stuk voor. Zij kan niet worden belegerd.
face-commercial = Bezet door de Poorters is zij hun 1 punt waard.
face-town-lost = Het stuk hier kan worden bekeerd door een leger dat alleen in zijn legerblok staat, of door een neutraal stuk worden vervangen als een verlaten leger plundert.
face-plunder = In een regio zonder legers kan een Watergeus haar plunderen: er komt een neutraal stuk op het platteland.
face-empty-town = Na de verplaatsing krijgt een lege provinciestad { $count ->
    [one] één neutraal stuk
   *[other] { $count } neutrale stukken
} van haar platteland.
face-river = Zij ligt aan een rivier: de overloop van een andere factie komt er niet voorbij zolang een factie die geen bondgenoot is haar beheerst.
face-university-old = De universiteit wordt gereformeerd als de Gereformeerden de plaats beheersen, en katholiek als de Katholieken, de Habsburgers of niemand dat doet; Poorters en Adel laten haar zoals zij is. Gereformeerd is zij de Gereformeerden 1 punt waard.
face-university-new = De universiteit wordt gesticht wanneer de Gereformeerden de plaats beheersen, en opgeheven wanneer de Katholieken of de Habsburgers dat doen; anders blijft zij zoals zij is. Eenmaal gesticht is zij de Gereformeerden 1 punt waard.
face-slot-plain = Een stuk op een ongekleurd vak gaat naar het platteland van een provincie die hier wordt genoemd.
face-slot-filled = Een stuk op een gekleurd vak gaat alleen naar de schatkist van zijn eigenaar.
face-slot-half = Een stuk op een diagonaal gedeeld vak gaat naar het platteland van een provincie die hier wordt genoemd of naar de schatkist van zijn eigenaar.
face-support-unit = Elk stuk dat hier blijft, levert 1 nieuw stuk op.
face-one-at-a-time = In dit steunkader liggen stukken van één factie tegelijk.
face-interception = Van de stukken die Spaanse Gelden verlaten, mag elk stuk in het steunkader van de Hugenoten er één onderscheppen: dat keert terug naar de voorraad, en wie onderschept, legt een eigen stuk uit zijn voorraad in zijn schatkist.
face-resource = Het aantal stukken van een factie verandert nooit, en iedereen mag zien waar ze zijn.
face-new-units = Nieuwe stukken komen er voor stadskaarten en hun handel, voor provinciesteden, voor stukken in steunkaders, en één voor elke { $each } op het platteland: ten minste { $least }, en nooit meer dan er in de voorraad liggen.
face-nobility = Op het platteland en in provinciesteden leveren stukken van de Adel punten op: één punt voor elke 3, met drie spelers voor elke 5, naar boven afgerond.
face-coin = Belasting brengt geldstukken uit de voorraad: de som van de provinciekaarten, naar beneden afgerond, en 1 tot { $count } voor elke stadskaart.
face-coin-spent = Elk geldstuk dat aan legers, Watergeuzen of gezindheid wordt besteed, gaat terug naar de voorraad.
face-raise = Een factie mag { $count ->
    [one] één leger
   *[other] tot { $count } legers
} per speelronde werven, in lege vakken van regio’s waar zij een leger of een stuk heeft; elk volgende kost meer.
face-pay = Aan het begin van een speelronde wordt elk leger onderhouden, ontbonden of verlaten. De eerste twee kosten geldstukken; een leger dat niet betaald kan worden, wordt verlaten.
face-loot = Als het wordt verlaten, plundert het zijn regio: er komt een neutraal stuk op een platteland met een provinciestad, of in de plaats van een stuk van een factie in een provinciestad of op het platteland. Hoofdsteden zijn veilig.
face-abandoned = Het vecht niet, belegert niet, verplaatst zich niet, heeft geen invloed, telt voor niemand en gaat in de eindfase naar de beschikbare legers.
face-neutral = Er zijn er { $count }. Elke provincie onder haar limiet wordt ermee aangevuld, zolang ze strekken.
face-neutral-removed = In een conflict zijn ze een factie op zich en verlaten ze eerst het platteland. Bij de verplaatsing mag wie aan de beurt is ze binnen de provincie verschuiven.
face-neutral-majority = Een kaart waarvoor zij de meerderheid hebben, is van niemand.
face-hire = Een Watergeus kost { $price ->
    [one] één geldstuk
   *[other] { $price } geldstukken
}. Alleen de eerste factie die er huurt, Poorters of Gereformeerden, mag er deze speelronde hebben.
face-beggar-destroy = Meer Watergeuzen dan legers in de regio verslaan er één: een leger van de Katholieken, anders van de Habsburgers, anders van de Adel.
face-beggar-relieve = Ten minste even veel Watergeuzen als legers in de regio breken daar alle belegeringen door legers.
face-beggar-plunder = In een regio zonder legers mag elke Watergeus een provinciestad plunderen, of mogen { $count } samen een hoofdstad belegeren.
face-beggar-stay = Een Watergeus die in een regio blijft, kan een leger van de Katholieken, de Habsburgers of de Adel beletten die te verlaten of er invloed te gebruiken.
