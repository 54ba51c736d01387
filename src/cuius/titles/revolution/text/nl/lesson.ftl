# Aantekeningen voor wie leert, naast de vragen van de eerste twee beurten. data/lesson.toml zegt waar elk verschijnt.

lesson-welcome = Vijf facties strijden om de Nederlanden, en wie aan het eind van beurt 5 de meeste punten heeft, wint. Punten komen van de kaarten van hoofdsteden en provincies, en van een doel dat elke factie voor zich heeft. Niets is verborgen en er wordt niet gedobbeld. Deze aantekeningen volgen de vragen: kies wat je wilt, ze passen zich aan.
lesson-over = Dat was een hele beurt; de vier die volgen hebben dezelfde twintig fasen. Speel verder. Met de toets / zoek je alles op, een klik op wat niet wordt aangeboden zegt welke regel het verbiedt, en met een proef kijk je hoe het zou gaan.

## Wat een goede keus is

lesson-setup-army = Elke regio met een leger van de Habsburgers is een punt en een steunpunt. Kies regio’s waar je stukken te beschermen hebt, of waar stukken van anderen te bekeren zijn.
lesson-support-many = Een stuk dat nu komt, opent een provincie voor je nieuwe stukken; een dat blijft, brengt er elke beurt een. In het begin zijn de meeste op de kaart meer waard.
lesson-support-to = Kies een provincie waar je één of twee stukken tekortkomt voor de meerderheid, of waar je nieuwe stukken wilt plaatsen: die gaan alleen waar je al bent.
lesson-support-intercept = Onderschept geld is voor Spanje verloren en voor jou gewonnen. Doe het, tenzij je je voorraad liever voor nieuwe stukken bewaart.
lesson-units-where = Tel meerderheden: meer dan alle anderen samen. Kleine provincies en provinciesteden vragen weinig stukken. Steunplekken brengen elke volgende beurt iets op. Mijd volle provincies: het conflict eet wat boven de limiet is.
lesson-units-many = Net genoeg voor de meerderheid die je zoekt. Wat boven de limiet van de provincie komt, gaat in het conflict verloren.
lesson-conflict-from = Het maakt zelden uit vanwaar: wat over is, kun je opnieuw schikken als je in deze provincie verplaatst.
lesson-overflow-to = Stuur het waar één stuk meer een meerderheid maakt, of een provincie opent voor de volgende beurt. Er is niets verloren als het naar de voorraad terugkeert.
lesson-move-next = Je bent eerste in de speelvolgorde en mag de provincies een voor een noemen. Hangt er niets van af, laat de andere dan in bordvolgorde.
lesson-move-stay = Schik anders als je er een hoofdstad of een provinciestad mee wint. Heb je al wat je wilt, laat het dan zo.
lesson-move-city = Zoveel dat ze alle andere in de hoofdstad samen overtreffen, en niet meer: de rest dient de provincie en haar provinciesteden.
lesson-move-town = Eén stuk houdt een provinciestad: het telt voor de provincie en brengt een nieuw stuk, en is het een handelsstad, dan is het een punt voor de Poorters.
lesson-move-push = Wat je eruit duwt, staat op het platteland: het telt niet meer in de hoofdstad, maar nog wel voor de provincie.
lesson-move-neutrals = In een hoofdstad versperren neutrale stukken de weg naar haar kaart, op het platteland die naar de provincie. Laat ze waar ze anderen hinderen.
lesson-order-place = Vroeg in de beurt vind je vakken, plekken en Watergeuzen nog vrij; laat in de beurt weet je wat de anderen hebben gedaan. De eerste factie beslist ook wat open blijft.
lesson-tax-rate = Elk geldstuk komt uit je voorraad, en nieuwe stukken ook. Neem wat je deze beurt kunt gebruiken voor legers en gezindheid, niet meer.
lesson-army-keep = Gehouden bekeert het elke beurt een stuk of belegert het een hoofdstad, en het belet andere legers dat te doen. Verlaat het alleen als wat het plundert niet van jou is.
lesson-army-loot = Laat anderen eronder lijden: een stuk van een rivaal wordt neutraal, of een neutraal stuk komt in een provincie die niet van jou is.
lesson-raise-where = Zoek een regio zonder legers van anderen en met een stuk of een hoofdstad die je wilt. Denk aan de volgende beurt: dan komt het onderhoud.
lesson-siege-city = Een beleg wint in één keer tot twee stukken, en vaak de kaart erbij. Maar deze beurt marcheert noch bekeert het leger.
lesson-beggars-hire = Twee geldstukken elk. Huur ze tegen een leger dat je schaadt, of om te bewaken wat je hebt; om er een te verslaan moeten ze meer zijn dan alle legers van de regio.
lesson-beggars-region = Vergelijk: evenveel als alle legers daar breken ze belegeringen, meer dan alle legers verslaan ze er een. Zonder legers plunderen ze, en met z’n tweeën belegeren ze een hoofdstad.
lesson-beggars-act = Geuzen die handelen gaan naar huis. Wie de wacht houdt blijft, en kan deze beurt een verplaatsing of een bekering tegenhouden.
lesson-march-from = Verplaats een leger dat in bedwang wordt gehouden, of niets meer te doen heeft, naar waar het alleen is.
lesson-march-to = Alleen in een regio bekeert het meteen een stuk. Let op welke stukken daar je meerderheid zouden maken.
lesson-march-stop = Elke Geus hier kan een van de eerste marsen uit de regio tegenhouden, en dan houdt hij geen bekering tegen.
lesson-influence-target = Bekeer waar een meerderheid omslaat: een stuk in een provinciestad die je nodig hebt, of dat ene tussen jou en de provincie.
lesson-influence-stop = Elke Geus op wacht houdt één leger tegen. Gebruik hem waar het stuk ertoe doet.
lesson-storm-convert = Neem de plaats van je sterkste rivaal in de hoofdstad: dan komt die moeilijker terug.
lesson-allegiance-city = In de drie kolommen van het midden gebeurt niets. Trek een hoofdstad eruit naar jouw kant, of terug van de andere. Geld dat niets verandert, is toch uitgegeven.
lesson-allegiance-coins = Elk geldstuk verzet de marker één kolom, ten hoogste drie per beurt. Wie na je komt, kan terugtrekken.
