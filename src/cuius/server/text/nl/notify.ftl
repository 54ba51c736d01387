# Wat mensen buiten het bord vernemen: op de pagina, per mail, per webhook.
notice-turn = Je bent aan de beurt aan tafel { $table }: { $seat } moet antwoorden.
notice-started = Het spel aan tafel { $table } is begonnen; je speelt { $seat }.
notice-finished = Het spel aan tafel { $table } is afgelopen.
notice-closed = De tafel { $table } is gesloten.
notice-rematch = { $table } wordt nog eens gespeeld; { $seat } is vrij voor je.
notice-reminder = Je tijd aan tafel { $table } raakt op: { $seat } moet antwoorden en de klok loopt.
notice-autopilot = Je tijd aan tafel { $table } is om: een bot speelt { $seat } tot je terugkomt.
notice-vacant = Je bent al lang weg van tafel { $table }: een vervanger mag { $seat } nu overnemen.
notice-replaced = Een vervanger heeft { $seat } aan tafel { $table } overgenomen.
notice-unattended = Er is niemand meer aan tafel { $table }: het spel wacht en alle klokken staan stil tot een van jullie terugkomt. Je speelt { $seat }.
notice-resumed = Iemand is terug aan tafel { $table } en het spel gaat verder; een bot speelt { $seat } tot je terugkomt.
notice-motion = { $by } vraagt de anderen aan tafel { $table }: { $motion ->
    [undo] gaan we terug?
    [pause] pauzeren we?
    [end] houden we hier op?
    [pace] veranderen we het tempo?
   *[other] ga je akkoord?
}
notice-joined = { $who } is aan tafel { $table } gaan zitten als { $seat }.
notice-unseated = De maker van tafel { $table } heeft je de plaats { $seat } afgenomen; het spel was nog niet begonnen.
notice-invited = { $who } nodigt je uit om te spelen aan tafel { $table }.
notice-talk = { $by } heeft je geschreven aan tafel { $table }.
notice-club_request = { $who } wil lid worden van de club { $table }.
notice-club_welcome = Je bent nu lid van de club { $table }.
notice-club_news = Er is nieuws in de club { $table }.
notice-tournament_open = Het toernooi { $table } is open: schrijf je in als je wilt spelen.
notice-round_soon = Ronde { $round } van { $table } begint binnen een dag.
notice-round_ends = Ronde { $round } van { $table } eindigt binnen een dag, en je spel is nog niet afgelopen.
notice-tournament_over = Het toernooi { $table } is afgelopen: bekijk de stand.
notice-email-subject = { $table }: { $kind ->
    [turn] jouw beurt
    [started] het spel is begonnen
    [finished] het spel is afgelopen
    [closed] de tafel is gesloten
    [rematch] een revanche
    [reminder] je tijd raakt op
    [autopilot] een bot speelt voor je
    [vacant] je plaats staat open voor een vervanger
    [replaced] een vervanger speelt voor je
    [unattended] het spel wacht op je
    [resumed] het spel gaat verder
    [motion] stem alsjeblieft
    [joined] iemand doet mee
    [unseated] je plaats is je afgenomen
    [invited] een uitnodiging
    [talk] een bericht
    [club_request] een aanvraag om lid te worden
    [club_welcome] je bent lid
    [club_news] nieuws van de club
    [tournament_open] een nieuw toernooi
    [round_soon] er begint binnenkort een ronde
    [round_ends] er eindigt binnenkort een ronde
    [tournament_over] het toernooi is afgelopen
   *[other] nieuws
}
notice-email-text =
    { $text }

    { $link }

    In je account kies je of we je schrijven.
notice-somebody = Iemand
notice-trial = Dit is een proefbericht van Cuius Regio: het werkt.
calendar-round = { $tournament }: ronde { $round }
