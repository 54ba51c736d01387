# Aantekeningen voor beginners, naast de vragen van de eerste twee beurten.

lesson-welcome = Vanaf 1517 strijden zes mogendheden om Europa en zijn geloof. Je leidt er twee, de protestanten en Engeland; rentmeesters spelen de andere. Wie aan het einde van een beurt 25 overwinningspunten heeft, wint. Deze aantekeningen volgen de vragen: kies wat je wilt, ze zullen passen.
lesson-over = Dat waren twee beurten; er volgen er hoogstens zeven, met dezelfde fasen. Speel door. De toets / zoekt alles op, een klik op wat niet wordt aangeboden zegt welke regel het verbiedt, en een probeersel laat je iets uitproberen.

## Wat elke mogendheid wil

lesson-goal-england = Engeland wil sleutelsteden, de vierkante plaatsen: elk ervan legt punten en kaarten bloot op zijn mogendheidskaart. Hendrik VIII wil ook een zoon, en zijn thuiskaart bezorgt hem een nieuwe vrouw.
lesson-goal-protestant = De protestanten willen plaatsen: telkens een paar plaatsen met wit van binnen zijn een punt, en vijftig ervan winnen het spel meteen. Zes keurvorstendommen en de Bijbel in drie talen komen erbij.

## Wat er in elke fase gebeurt, en waarom

lesson-theses = Luther heeft zijn stellingen aan een deur genageld. Voor al het andere proberen de protestanten plaatsen te bekeren: vijf pogingen, alle gericht op het Duitse taalgebied.
lesson-card-draw = Iedereen trekt kaarten, meer met meer sleutelsteden. Een kaart is een gebeurtenis of commandopunten, bijna nooit beide, en thuiskaarten komen elke beurt terug.
lesson-diplomacy = Men praat, sluit vrede, koopt leiders vrij en verklaart oorlog. Een oorlog duurt tot hij hier wordt beëindigd, en zonder oorlog mag niemand tegen jou optrekken.
lesson-diet = De Rijksdag van Worms hoort Luther. Protestanten, Habsburg en pausdom leggen elk een kaart gedekt neer; de punten zijn dobbelstenen, en vijven en zessen raken. Het verschil wordt bekeerd.
lesson-spring = Vóór de eigenlijke beurt mag elke mogendheid één formatie van haar hoofdstad naar een bevriende plaats leiden die een verbindingslijn bereikt.
lesson-action = Mogendheid na mogendheid heeft een impuls: één kaart, als gebeurtenis of voor haar punten, die acties kopen. Als alle zes na elkaar gepast hebben, is het jaar om.
lesson-winter = De legers gaan naar huis: leiders en eenheden buiten de muren keren terug naar bevriende versterkte plaatsen, schepen naar een haven, bondgenootschappen eindigen.
lesson-new-world = Reizen die deze beurt zijn begonnen komen nu aan: ontdekkingsreizigers, conquistadores en kolonisten gooien hun dobbelstenen.

## Wat een goede keuze is

lesson-reformation-target = De tabel onder de vraag telt de dobbelstenen van beide kanten voor elke plaats. In het Duitse taalgebied bekeert een zes meteen en is gelijk spel voor jou. Begin waar je de meeste dobbelstenen hebt: elke nieuwe plaats geeft dobbelstenen voor de volgende poging.
lesson-attempt-helper = Een debater die wordt ingezet voegt zijn dobbelstenen toe aan deze poging en aan latere van dezelfde actie bij hem in de buurt. Hij blijft de hele beurt ingezet: gebruik hem waar meer dan één poging ervan profiteert.
lesson-diet-card = Elk commandopunt is een dobbelsteen, en Luther geeft je er vier bij. Een kaart van twee of drie is genoeg; bewaar de beste voor je impulsen.
lesson-diet-space = Alleen plaatsen naast de jouwe zijn te nemen. Kies die welke de meeste katholieke plaatsen raken die je daarna wilt.
lesson-deal-turn = Hier staan de voorstellen van anderen met hun bepalingen. Je kunt aannemen, weigeren of met een ander antwoorden. In een eerste spel verliest passen niets.
lesson-war-declare = Oorlog kost iets. Schotland heeft één sleutelstad, Edinburgh, ten noorden van je leger in York; verklaar alleen wat je deze beurt wilt voeren.
lesson-spring-from = Breng een leger van Londen naar waar het moet vechten, Calais of Berwick, met de leider die de meeste eenheden aanvoert.
lesson-impulse-card = Kijk naar het getal op de kaart: zoveel commandopunten. Hoge zijn voor veldtochten of traktaten, lage om te werven. Je mag niet passen zolang je meer kaarten hebt dan het bestuur van je vorst toelaat.
lesson-impulse-manner = In het handvak staat wat de gebeurtenis doet. Als die nu geen rivaal schaadt of je helpt, neem dan de punten: ze kopen wat je kiest.
lesson-action-protestant = Een traktaat koopt twee pogingen in een taalgebied naar keuze; het Nieuwe Testament vertalen spaart voor zes tegelijk. Traktaten brengen sneller punten.
lesson-action-england = In vrede werf je troepen: regulieren houden sleutelsteden, huurlingen zijn goedkoop. In oorlog houd je punten over voor de mars, het beleg en de bestorming, die een impuls na het beleg komt.
lesson-treatise-zone = Noem het taalgebied waar je dobbelstenen het best staan: gelijk spel en zessen winnen alleen daar, al mag je ook elders proberen.
lesson-build-where = Werf ze waar je ze nodig zult hebben, in rustige thuisplaatsen. Uit een hoofdstad kan men in de lente uitrukken.
lesson-move-from = Een formatie is wat samen optrekt. Zonder leider gaan er hoogstens vier eenheden.
lesson-move-leader = Een leider voegt zijn gevechtswaarde aan dobbelstenen toe en voert meer eenheden aan. Neem hem mee naar een slag, laat hem anders thuis.
lesson-move-to = De tabel onder de vraag toont de dobbelstenen als het tot een slag komt: één per eenheid, de waarde van de leider, één meer voor de verdediger. Vijven en zessen raken; bij gelijk houdt de verdediger het veld. Val aan met minstens twee dobbelstenen meer.
lesson-battle-cards = De kansen hieronder zijn die zonder kaart. Speel er een als ze een waarschijnlijke nederlaag keert; een gespeelde kaart is weg.
lesson-battle-loss = Elke treffer kost een eenheid. Geef eerst huurlingen op: ze kosten minder en gaan toch op het slechtste moment weg.
lesson-avoid-to = Negen met twee dobbelstenen en de waarde van de leider, en de stapel ontkomt. Ontwijk een slag die je zou verliezen; binnen muren kun je je terugtrekken.
lesson-assault-space = Tegen een garnizoen gooi je één dobbelsteen per twee eenheden, naar boven afgerond; tegen lege muren één per eenheid; daarbij komt de waarde van je beste leider, en ruiterij telt niet mee. Het garnizoen gooit één per eenheid, de waarde van zijn leider en één meer. Nodig zijn een verbindingslijn en geen vijandelijk eskader in de zee ervoor.
lesson-winter-to = Kies een versterkte plaats dicht bij waar je in het voorjaar wilt zijn. Eenheden die er geen vinden gaan verloren.
