# De lessen over delen van het spel; data/lesson.toml zegt waar elke aantekening staat.

lesson-court-welcome = Deze les gaat over het hof. U bent de royalisten, met Catharina aan uw zijde: vijf personages handelen één voor één, met twee stenen en een waarde; zeven of meer slaagt. Ze eindigt als de troepen worden gelicht.
lesson-court-over = Het hof is voorbij: de kaarten gaan terug naar hun stapels, en wie leeft kan een leger leiden. Speel de oorlog zoals u wilt, of volg de les erover.
lesson-court-hands = Eén personage roept u zelf; voor de andere plaatsen trekken uw buren vier van uw kaarten en geven u er twee. Waarden en gaven staan op de kaarten.
lesson-court-character = Niemand past, en elk handelt één keer. De militaire waarde is voor verrassingsaanvallen, intrige voor al het andere. Een kale twee doodt: stuur niet voor een kleinigheid wie u niet kunt missen.
lesson-court-action = Een krijgsman verrast een hugenootse stad zolang de kansen goed zijn; wie goed kan intrigeren, heft belasting. Zonder niveau geen koninklijke troepen, en het eerste bestede niveau is acht troepenpunten waard.
lesson-court-surprise = Verlicht zijn de steden binnen het bereik van zijn invloed; een factieleider bereikt ze alle behalve Parijs en La Rochelle. Grote steden zijn één moeilijker. De stad is meteen van u.
lesson-war-welcome = Deze les gaat over de oorlog. U bent de Liga: na het hof, waar de andere aantekeningen helpen, worden legers naar rang geleid, provincies aangekondigd en betaald, slagen en belegeringen geworpen. Oorlogspunten beslissen wie de oorlog wint, en daarmee een verdragspunt.
lesson-war-over = De oorlog is voorbij: legers verlaten de kaart, geld en oorlogspunten zijn weg, steden blijven. De Liga wint meteen met twee keer zoveel steden als de hugenoten; speel door.
lesson-war-rounds = De kampen spelen om beurten ronden tot beide afzien. Elke provincie wordt betaald naar de grootte van het leger: twee tot drie punten, drie tot zes, vijf daarboven. Een middelgroot leger kan onderweg een punt verliezen, een groot altijd.
lesson-war-announce = Kondig aan waar een slag of een beleg loont: een slag geeft één, twee of vier oorlogspunten naar de grootte van het verslagen leger, een stad één of twee. Een provincie en een leger worden één keer per ronde geactiveerd.
lesson-war-share = Bondgenoten delen de prijs zoals ze afspreken. Wat de Liga met de koning verovert, wordt royalistisch, maar de oorlogspunten gaan naar wie het bevel voert: laat dat uw eigen leider zijn.
lesson-war-fight = Eén steen voor een klein leger, twee voor een middelgroot, vier voor een groot, en één per tactisch punt van de bevelhebber. Vijven en zessen kosten een punt; wie er meer wegneemt wint, en bij gelijk het grootste overgebleven leger.
lesson-war-siege = Het garnizoen werpt één steen per punt, u werpt uw gevechtsstenen. U hebt treffers nodig voor het hele garnizoen, en laat evenveel punten achter. Kom tegen een grote stad met vier punten of meer.
