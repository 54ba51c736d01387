## Standing orders
tab-orders = Orders
orders-explained = Een vaste order antwoordt in je plaats, zodat niemand hoeft te wachten. Hij geldt vanaf de volgende vraag, en wat hij antwoordt staat in het verslag.
orders-in-force = Vaste orders
orders-none = Je hebt geen vaste orders gegeven.
order-new = Een nieuwe order
order-role = Voor
order-question = Op de vraag
order-answer = Antwoord
order-answer-only_if_i_can = vraag me alleen als ik iets kan spelen
order-answer-pass = passen
order-term = Hoe lang
order-term-once = één keer
order-term-turn = tot het einde van de beurt
order-term-game = tot het einde van het spel
order-give = Geef deze order
order-delete = Intrekken
order-every-response = Elke kaart die buiten de beurt gespeeld wordt
