# Wat plaatsen, personages en stukken over de regels vertellen; de getallen zijn die van het bord waarop gespeeld wordt

face-province = Een factie plaatst hier bij het werven legers als zij een stad van de provincie beheerst en haar kamp hier nog geen leger heeft.
face-foreign = Er is geen stad, en er mogen meerdere legers van één kamp samen staan.
face-channel = Troepen die in Engeland zijn geworven, besteden één bewegingspunt om het Kanaal over te steken. Met een stad in Normandië mogen de Hugenoten en, na de Oproep tot de wapens, de Royalisten ze daar meteen plaatsen.
face-paris-army = Het grootste royalistische leger in Frankrijk staat hier, tenzij het andere kamp Parijs heeft.
face-loire = De Loire stroomt erdoor: een leger waarvan het kamp hier geen stad aan de Loire beheerst, stopt als het binnenkomt.
face-activation = Een provincie binnengaan kost één bewegingspunt, en een kamp activeert haar één keer per oorlogsronde. In Frankrijk worden legers van één kamp die een beweging samen eindigen, samengevoegd.
face-cost = Na de bewegingen betaalt het kamp voor al zijn troepenpunten in de provincie: 2, 3 of 5 geld voor een klein, middelgroot of groot totaal. Een middelgroot leger lijdt uitputting bij zeven of meer met twee dobbelstenen, een groot altijd.
face-fight = Een leger van het andere kamp mag wie binnenkomt onderscheppen, of proberen te ontwijken: twee dobbelstenen met het verschil van de tactische waarden en de groottes, zeven of meer. Dan volgen veldslag en beleg.
face-battle = Een klein leger gooit één dobbelsteen, een middelgroot twee, een groot vier, en één meer voor elk punt tactische waarde van zijn bevelhebber; elke vijf of zes kost de vijand een troepenpunt. Wie meer verliezen toebrengt, wint.
face-revolt = Hier kan een opstand uitbreken. Zolang die duurt, tellen de steden van de provincie voor niemand, en probeert hij elk leger dat binnenkomt te onderscheppen.
face-siege = Een leger van ten minste { $garrison ->
    [one] één troepenpunt
   *[other] { $garrison } troepenpunten
} mag haar belegeren. Het garnizoen gooit evenveel dobbelstenen; de stad valt bij evenveel treffers, en de belegeraar besteedt dan evenveel punten. Haar innemen levert { $worth ->
    [one] één oorlogspunt
   *[other] { $worth } oorlogspunten
} op.
face-surprise = { $size ->
    [special] Aan het hof kan zij niet worden verrast.
    [major] Aan het hof kan een personage van het andere kamp met invloed hier, of een factieleider, haar verrassen: twee dobbelstenen met de militaire waarde, min { $penalty }, zeven of meer.
   *[minor] Aan het hof kan een personage van het andere kamp met invloed hier, of een factieleider, haar verrassen: twee dobbelstenen met de militaire waarde, zeven of meer.
}
face-influence = { $size ->
    [minor] De bondgenoot van wie haar heeft, kan haar winnen door invloed aan het hof: twee dobbelstenen met de intrigewaarde, zeven of meer.
   *[other] De bondgenoot van wie haar heeft, kan haar winnen door invloed aan het hof: twee dobbelstenen met de intrigewaarde, min { $penalty }, zeven of meer.
}
face-town = Zij telt voor de automatische overwinning en voor de punten aan het eind. De Hugenoten, en de Liga zodra zij alleen staat, halen geld en troepen uit hun steden.
face-loire-town = Het is een overgang over de Loire: het kamp dat haar heeft, trekt zonder te stoppen door de provincie.
face-rochelle = Met haar inkomstenfiche levert zij de Hugenoten bij het werven { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} en { $money } geld extra op.
face-paris = De Hugenoten hebben haar nodig voor hun automatische overwinning, en kunnen haar niet als prijs van een oorlog nemen.
face-mission = Een factie mag er per beurt één missie heen sturen: twee dobbelstenen met de intrigewaarde, plus { $diplomat } voor een diplomaat, en wat gebeurtenisfiches zeggen. De troepen verschijnen in een gebied van het land.
face-subsidy = { $faction }: geld { $money } en troepenpunten { $troops } bij een totaal vanaf { $totals }{ $turn ->
    [1] {""}
   *[other] , vanaf beurt { $turn }
}{ $when ->
    [before_call] , alleen vóór de Oproep tot de wapens
    [after_call] , alleen na de Oproep tot de wapens
   *[always] {""}
}.
face-strikes = Kan een stad verrassen in de provincies die hier genoemd zijn, met { $value } bij de twee dobbelstenen.
face-intrigue = Telt aan het hof { $value } op bij de twee dobbelstenen voor missies, invloed, overhalen, verdragen en belasting; een totaal van zeven of meer slaagt.
face-diplomat = Telt als diplomaat { $value } op bij de worp voor een missie.
face-writer = Mag als schrijver een verdrag schrijven en telt { $value } op bij de worp.
face-administrator = Telt als bestuurder { $value } op als de Royalisten belasting innen.
face-succession = Opvolgingsletter { $letter }: de beste letter van een factie in het spel is de factieleider, komt ongeroepen aan het hof en kan in elke provincie toeslaan.
face-at-court = Komt elke beurt aan het hof, naast de factieleider.
face-squadron = Afgelegd als een man van een andere factie die geen priester is iets onderneemt, kost het hem { $value } op zijn worp. Het wordt vóór de dobbelstenen aangekondigd.
face-turncoat = Kan één keer, zolang het personage in het spel is, worden overgehaald door de { $faction }, en dient dan al in de oorlog van dezelfde beurt.
face-faithful = Verandert nooit van factie.
face-death = Een kale twee aan het hof is dodelijk; wie het spel verlaat, komt nooit terug.
face-safe = Is veilig voor { event-assassination }, { event-vengeance } en het { character-escadron_volant }, maar niet voor { event-disgrace }.
face-call = Komt bij de Liga met de Oproep tot de wapens, of eerder met het { event-jesuits_plot }.
face-no-counter = Heeft geen fiche en voert geen leger aan.
face-commands = In de oorlog krijgt de hoogste rang het grootste leger. Rang { $rank }{ $tactical ->
    [0] , zonder extra dobbelstenen.
    [one] , met één dobbelsteen extra in veldslagen en belegeringen, en één extra bij onderscheppen of ontwijken.
   *[other] , met { $tactical } dobbelstenen extra in veldslagen en belegeringen, en evenveel extra bij onderscheppen of ontwijken.
}
face-star = Mag een bevelhebber met een hogere rang en een lagere tactische waarde ondersteunen: { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
} extra.
face-fate = Na een veldslag, bij { $battle } of meer met twee dobbelstenen: gevangen of gesneuveld. Na een beleg, bij { $siege } of meer: gewond of gesneuveld. Gevangennemen levert { $worth ->
    [one] één oorlogspunt
   *[other] { $worth } oorlogspunten
} op.
face-spared = Na een veldslag, bij { $battle } of meer met twee dobbelstenen: gevangen, nooit gesneuveld. Na een beleg, bij { $siege } of meer: gewond. Gevangennemen levert { $worth ->
    [one] één oorlogspunt
   *[other] { $worth } oorlogspunten
} op.
face-armies = Een factie heeft hoogstens { $count ->
    [one] één leger
   *[other] { $count } legers
}, een kamp één per Franse provincie. Hun sterkte is voor iedereen te zien.
face-size = De grootte bepaalt hoe ver een leger trekt, wat dat kost, met hoeveel dobbelstenen het gooit en wat het oplevert het te verslaan.
face-assigned = Aan het begin van elke ronde van hun kamp worden de aanvoerders opnieuw toegewezen: de hoogste rang aan de meeste troepenpunten. Een aanvoerder mag een leger van een bondgenoot aanvoeren; een leger zonder aanvoerder heeft rang D en tactische waarde nul.
face-lost = De doden verlaten het spel met hun kaart. Gevangenen keren terug als de oorlog eindigt, gewonden als de beurt eindigt, en zo ook aanvoerders die hun leger verloren.
face-cube = Op elke stad ligt één blokje, van de factie die haar beheerst. Een stad bekeren is het vervangen.
face-treaty = Eén is er te winnen met een verdrag aan het hof, één keer per beurt, en één met de winst van de oorlog. Na de laatste beurt zijn de punten naar rangorde { $first }, { $second } en { $third }.
face-taxes = Het eerste bestede niveau levert troepenpunten { $troops } en geld { $money } op, elk volgende { $more_troops } en { $more_money }. Wat niet wordt besteed, blijft staan.
face-money = De Hugenoten krijgen er één per { $towns } steden, de Liga { $money } zolang zij bondgenoot is, daarna één per stad; de Royalisten besteden belasting. Bondgenoten mogen het elkaar lenen.
face-war-points = Ze komen van gewonnen veldslagen, ingenomen steden en gevangen aanvoerders. Wie de oorlog wint, krijgt een verdragspunt; de Liga neemt ook een stad over, de Hugenoten na de slachting tot twee.
face-troops = Een leger heeft er één tot { $most }; wat erboven komt, gaat verloren. Zonder leger zijn er geen.
