# Waarom een bekering, een theoloog, een debat of een actie niet kan (8.2, 11.1, 18, 21.5).

refused-faith-is = { start-space } is al { $faith }.
refused-faith-none = { start-space } is noch katholiek noch protestants.
refused-faith-tried = { start-space } is in deze impuls al geprobeerd.
refused-faith-bounds = Deze pogingen reiken niet tot { the-space }.
refused-faith-far = { $space }: niets van dat geloof ({ $faith }) ligt ernaast of over zee, en niemand preekt of onderwijst er.
refused-faith-unrest = { $space }: wat in de buurt van dat geloof is ({ $faith }), is in onrust en telt niet.
refused-faith-zone-first = { $space }: eerst komen de plaatsen van het debat ({ $zone }).
refused-university-there = Er is al een universiteit { in-space }.
refused-ban-not-home = { start-space } is geen thuisplaats van { the-power }.
refused-ban-occupied = { start-space } is bezet.
refused-ban-unrest = Er heerst al onrust { in-space }.
refused-ban-again = Niemand wordt twee keer geëxcommuniceerd: { $ban }.
refused-ban-no-cause = { start-ban }: geen oorlog met het Pausdom, geen bondgenootschap met de Ottomanen en geen protestants Engeland geven reden.
refused-ban-away = { start-ban } staat niet op het bord.
refused-debater-theirs = { $debater } spreekt voor de andere zijde.
refused-debater-committed = { $debater } is ingezet tot de winter.
refused-debater-away = { $debater } doet niet mee.
refused-debater-no-use = De bonus van { $debater } helpt hier niet.
refused-debater-alone = { $debater } kan niet worden geweerd: niemand anders zou kunnen antwoorden.
refused-debater-not-there = { $debater } spreekt niet in dit debat ({ $zone }).
refused-debate-zone = Debatten worden alleen in het Duits, Frans en Engels gehouden: { $zone }.
refused-debate-nobody = Er doet geen protestantse debater mee ({ $zone }).
refused-debate-hidden = Luther verbergt zich op de Wartburg: de Protestanten beleggen deze beurt geen debat.
refused-debate-more = Thomas More is dood: deze beurt is er geen debat ({ $zone }).
refused-debate-committed = Al je debaters zijn ingezet ({ $zone }).
refused-debate-pool = Er is niemand van die soort om te trekken ({ $zone }).
refused-translation-done = De Bijbel is vertaald ({ $zone }).
refused-action-never = { $action }: staat niet op je mogendheidskaart ({ $power }).
refused-action-points = { $action }: dat kost { $cost } CP.
refused-action-league = { $action }: niet vóór het Schmalkaldisch Verbond.
refused-action-raid = { $action }: niet tijdens de inval in het noorden.
refused-action-nowhere = { $action }: er is nu niets om het op toe te passen.
refused-action-cranmer = { $action }: Cranmer staat niet op het bord.
refused-action-jesuits = { $action }: pas na de Sociëteit van Jezus.
refused-action-dome = { $action }: de kerk is af.
refused-action-bibles = { $action }: alle drie de Bijbels zijn af.
refused-action-debaters = { $action }: in geen taalgebied hebben beide zijden iemand om te spreken.

## Kaarten, controle en afspraken

refused-pass-home = Je thuiskaart is nog in je hand: passen kan niet.
refused-pass-mandatory = Je hebt een verplichte gebeurtenis in je hand: passen kan niet.
refused-pass-many = Je hebt meer kaarten dan je heerser mag houden ({ $most }): passen kan niet.
refused-card-mandatory = ‘{ $card }’ is een verplichte gebeurtenis en wordt zo gespeeld.
refused-card-no-points = ‘{ $card }’ geeft geen commandopunten.
refused-card-combat = ‘{ $card }’ is een gevechtskaart: haar gebeurtenis hoort bij een gevecht.
refused-card-response = ‘{ $card }’ antwoordt op wat anderen doen; in jouw impuls geeft zij alleen punten.
refused-card-not-yours = ‘{ $card }’ is geen gebeurtenis voor { the-power }.
refused-card-phase = ‘{ $card }’ is geen gebeurtenis van deze fase.
refused-card-used = ‘{ $card }’ is deze beurt al als gebeurtenis gespeeld.
refused-card-mary = Onder Maria I speelt Engeland ‘{ $card }’ alleen voor de punten.
refused-card-condition = Aan de voorwaarden van ‘{ $card }’ is nu niet voldaan.
refused-control-own = { start-space } is al van jou.
refused-control-peace = { start-space }: je bent niet in oorlog met { the-power }.
refused-control-walls = { start-space } is versterkt en moet belegerd worden.
refused-control-far = { start-space }: je hebt er geen landeenheden, noch ernaast zonder vijanden in de buurt.
refused-control-held = Er staan andere landeenheden { in-space }.
refused-control-no-line = Geen verbindingslijn bereikt { the-space }.
refused-control-unrest = Om de onrust { in-space } te beëindigen zijn daar landeenheden nodig, of ernaast zonder vijanden in de buurt.
refused-deal-end_war = Er is geen oorlog die beëindigd kan worden.
refused-deal-leader = Niemand houdt een leider gevangen.
refused-deal-divorce = Hendrik VIII vraagt geen scheiding.
refused-deal-pardon = Er is geen excommunicatie van kracht.
refused-deal-nobody = Niemand kan hier iets dergelijks beloven.
refused-deal-papacy = Alleen het Pausdom verleent dit, niet { the-power }.
refused-deal-nothing = { start-power } { $power_number ->
    [plural] kunnen
   *[other] kan
} niets van die aard beloven.
refused-cede-foreign = { start-space } is van geen van beiden een thuisplaats: in de editie van 2017 kan zij niet worden afgestaan.
refused-suit-ceded = Je hebt deze beurt een thuisplaats afgestaan aan { the-power }: in de editie van 2017 kun je die mogendheid niet om vrede vragen.
refused-mandatory-discard = ‘{ $card }’ moet gespeeld worden: in de editie van 2017 kan zij niet worden gekozen om af te leggen.
