# What the faces of cards and debaters add to their words

lookup-mandatory = moet gespeeld worden; na de gebeurtenis heeft de speler twee commandopunten
lookup-played_by = Mogen de gebeurtenis spelen
lookup-played_in = Wanneer
lookup-needs = Mag niet ingezet zijn
lookup-forced = Indien niet gespeeld, gebeurt in de winter van beurt
lookup-only_1517 = niet in spellen die in 1532 beginnen
lookup-entry-edward = komt zodra Edward geboren is
lookup-entry-mary = komt als Edward VI, een ziekelijk kind, regeert, of als hij nooit geboren is
lookup-entry-elizabeth = komt als Maria I regeert en Elizabeth geboren is
lookup-entry-boleyn = komt na de beurt waarin Hendrik VIII met Anna Boleyn trouwde
lookup-entry-league = komt na de beurt waarin het Schmalkaldisch Verbond ontstond
lookup-with_cranmer = niet voor de hervormer Cranmer

## What each debater can be committed for

lookup-about-debater-luther = In een impuls waarin de Protestanten voor de vertaling in het Duitse taalgebied betalen: een stap extra, gratis.
lookup-about-debater-melanchthon = In een impuls waarin de Protestanten voor de vertaling in het Duitse taalgebied betalen: een stap extra, gratis.
lookup-about-debater-bucer = Een dobbelsteen extra bij reformatiepogingen binnen twee plaatsen van Straatsburg.
lookup-about-debater-carlstadt = Een traktaat geeft drie pogingen in plaats van twee, alle in het Duitse taalgebied; op elke plaats waar er een mislukt komt onrust als ze onbezet is (in de editie van 2017 in elk geval). Hij wordt voor de eerste poging ingezet.
lookup-about-debater-zwingli = Een dobbelsteen extra bij reformatiepogingen binnen twee plaatsen van Zürich.
lookup-about-debater-oekolampadius = Een dobbelsteen extra bij reformatiepogingen binnen twee plaatsen van Bazel.
lookup-about-debater-bullinger = Hij mag in de tweede ronde van een debat, in om het even welk taalgebied, de protestantse debater zijn in plaats van wie getrokken zou worden.
lookup-about-debater-calvin = Een traktaat geeft drie pogingen in plaats van twee, alle in het Franse taalgebied. Hij wordt voor de eerste poging ingezet.
lookup-about-debater-farel = Een dobbelsteen extra bij reformatiepogingen binnen twee plaatsen van Genève.
lookup-about-debater-cop = Een dobbelsteen extra bij reformatiepogingen binnen twee plaatsen van Parijs.
lookup-about-debater-olivetan = In een impuls waarin de Protestanten voor de vertaling in het Franse taalgebied betalen: een stap extra, gratis.
lookup-about-debater-tyndale = In een impuls waarin de Protestanten voor de vertaling in het Engelse taalgebied betalen: een stap extra, gratis.
lookup-about-debater-cranmer = Een dobbelsteen extra bij reformatiepogingen binnen twee plaatsen van Londen.
lookup-about-debater-coverdale = In een impuls waarin de Protestanten voor de vertaling in het Engelse taalgebied betalen: een stap extra, gratis.
lookup-about-debater-latimer = Een dobbelsteen extra bij reformatiepogingen in Engelse thuisplaatsen.
lookup-about-debater-wishart = Een dobbelsteen extra bij reformatiepogingen in Schotse thuisplaatsen.
lookup-about-debater-knox = Een dobbelsteen extra bij reformatiepogingen in Engelse en Schotse thuisplaatsen.
lookup-about-debater-eck = Een dobbelsteen extra als hij in een debat aanvalt, in elke ronde waarin hij nog niet ingezet is; dit is geen keuze.
lookup-about-debater-campeggio = Verliest het Pausdom het debat in zijn ronde en was hij nog niet ingezet, dan wordt geworpen: op vijf of zes telt de nederlaag niet.
lookup-about-debater-aleander = Valt de beslissing van een debat in zijn ronde en was hij nog niet ingezet, dan bekeert de winnaar, wie het ook is, een plaats meer.
lookup-about-debater-tetzel = Als het Pausdom boeken verbrandt: een commandopunt voor de Sint-Pieter.
lookup-about-debater-cajetan = Boeken verbranden geeft drie pogingen in plaats van twee, in één taalgebied. Hij wordt voor de eerste poging ingezet.
lookup-about-debater-contarini = Een dobbelsteen extra bij contrareformatiepogingen binnen twee plaatsen van Karel V.
lookup-about-debater-pole = Een dobbelsteen extra voor het Pausdom op het Concilie van Trente, als hij erheen gaat.
lookup-about-debater-caraffa = Boeken verbranden geeft drie pogingen in plaats van twee, in om het even welke taalgebieden. Hij wordt voor de eerste poging ingezet.
lookup-about-debater-loyola = Een jezuïetenuniversiteit kost twee commandopunten in plaats van drie.
lookup-about-debater-faber = Twee dobbelstenen extra bij contrareformatiepogingen in keurvorstendommen.
lookup-about-debater-canisius = Een dobbelsteen extra bij contrareformatiepogingen binnen twee plaatsen van Regensburg.
lookup-about-debater-gardiner = Een dobbelsteen extra als hij in een debat in het Engelse taalgebied aanvalt, in elke ronde waarin hij nog niet ingezet is; dit is geen keuze.
