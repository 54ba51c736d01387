# De zes kaarten die de editie van 2017 toevoegt (24-k111 tot 24-k116).

## Vragen

governor-for = Naast wiens koloniën komt het fiche?
governor-side = Koloniën van { the-power }: welke kant van het fiche?
more-discard = Thomas More is dood: welke kaart legt Engeland af?
cromwell-use = Wat doet Thomas Cromwell?
respond-ban-cranmer = Een bul tegen Cranmer: een kaart spelen?

choice-governor-side-governor = Koloniaal gouverneur
choice-governor-side-uprising = Inheemse opstand
choice-cromwell-use-fetch = Engeland de afgelegde Opheffing van de kloosters geven
choice-cromwell-use-publish = Een traktaat in Engeland uitgeven

## Gebeurtenissen

governor-sent = Een koloniaal gouverneur voor de koloniën van { the-power }.
governor-uprising = Een inheemse opstand bedreigt de koloniën van { the-power }.
governor-changes = Koloniën van { the-power }: in plaats van niets, { $result }.
coronation-none = Geen keizerskroning: Karel V is niet in Italië.
coronation-held = { start-leader } wordt in Italië gekroond.
embassy-none = Het gezantschap levert niets op: er is geen bondgenootschap te vernieuwen.
embassy-received = La Forêt wordt ontvangen: { the-one } en { the-other } trekken elk een kaart.
more-executed = Thomas More wordt terechtgesteld; deze beurt geen debatten meer in het Engelse taalgebied.
cromwell-shields = Thomas Cromwell beschermt Cranmer: de bul blijft zonder gevolg.
wooing-rolled = Ruwe vrijage om Schotland: Engeland { $england }, Frankrijk { $france }.

debate-more = { card-thomas_more }

## Kaarten

card-text-colonial_governor_native_uprising = Leg de markering naast de koloniën van Engeland, Frankrijk of de Habsburgers, met de kant die je wilt. Bij het werpen voor rijkdommen levert een kolonie van hen die niets zou opleveren een kaart op (gouverneur) of gaat ze verloren (opstand); de markering gaat dan aan het einde van de fase weg.
card-text-thomas_more = Engeland of de Protestanten: deze beurt geen debatten meer in de Engelse zone; Engeland trekt een kaart en legt er daarna een naar keuze af. De kaart verlaat het spel. Anderen: het Pausdom roept een debat bijeen met één dobbelsteen meer in elke ronde, drie in de Engelse zone; is Hendrik met Anna Boleyn getrouwd, dan verlaat de kaart het spel.
card-text-imperial_coronation = Is Karel V in de Italiaanse zone, dan trekken de Habsburgers een kaart en jij ook, en verlaat de kaart het spel.
card-text-la_forets_embassy = Zijn de Ottomaan en Frankrijk bondgenoten, dan trekt elk van beide een kaart, en deze kaart verlaat het spel.
card-text-thomas_cromwell = In antwoord op een bul tegen Cranmer: die blijft zonder gevolg. Of als gebeurtenis: Engeland krijgt de Opheffing van de kloosters uit de aflegstapel; of er verschijnt een traktaat in Engeland, en Engelse traktaten kosten deze beurt twee punten. Als gebeurtenis gespeeld verlaat hij het spel als een van Hendriks huwelijken kinderloos is gebleven.
card-text-rough_wooing = Zolang Edward leeft en Schotland de bondgenoot van Frankrijk is: Engeland en Frankrijk werpen elk een dobbelsteen en tellen er één bij voor elke eigen eenheid in Schotland. Staat Engeland er twee of meer voor, dan gaat Schotland met al zijn gebieden naar zijn kant; eenheden die Engels noch Schots zijn vertrekken.
