## Gebaren
gesture = Wat er meegaat
gesture-send = Spelen
gesture-ready = Alles is gekozen.
windows-title = Wanneer je iets gevraagd wordt
windows-explained = Waar maar één antwoord mogelijk is, geeft de tafel het voor jou; zitten er anderen aan, dan wacht zij even, zodat niemand er je hand uit afleest. Je keuze wordt bij je account bewaard en geldt aan elke tafel van dit spel.
windows-always = telkens als het spel ernaar vraagt
windows-fitting = alleen als er iets te kiezen valt
windows-never = nooit: pas voor mij
windows-default = zoals voor alle vragen
windows-all = Alle vragen van dit spel
answers-itself = Er is maar één antwoord mogelijk; de tafel geeft het voor jou.
offer-to = Een aanbod aan
offer-contents = Wat erin moet staan
offer-gives = geeft
offer-make = Dit aanbod doen
offer-impossible = Jullie kunnen dat niet overeenkomen.
