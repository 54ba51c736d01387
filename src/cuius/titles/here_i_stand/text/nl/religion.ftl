# De Reformatie: aankomst, stellingen, rijksdag, pogingen, debatten, excommunicatie, Verbond (8, 18, 21.5, 21.6).

## Vragen

reformation-target = Reformatiepoging: op welke plaats?
counter-target = Contrareformatiepoging: op welke plaats?
attempt-helper = Poging { in-space }: zet je een debater in voor meer dobbelstenen?
flip-space = Welke plaats bekeer je? (nog { $left })
diet-space = Rijksdag van Worms: welke plaats bekeer je? (nog { $left })
diet-card = Rijksdag van Worms: welke kaart zet je in?
treatise-zone = Traktaat: in welk taalgebied?
treatise-author = Traktaat ({ $zone }): zet je de schrijver in voor een derde poging?
translation-language = In welke taal vertalen?
translation-points = Vertaling ({ $language }): hoeveel punten?
translation-helper = Vertaling ({ $language }): zet je een vertaler in voor een gratis vak?
burning-zone = Boeken verbranden: in welk taalgebied?
burning-censor = Boekverbranding ({ $zone }): zet je een debater in voor een derde poging?
burning-tetzel = Tetzel inzetten voor een punt voor de Sint-Pieter?
university-founder = Een universiteit stichten: met Loyola?
university-space = Waar een jezuïetenuniversiteit stichten?
debate-zone = Debat: in welk taalgebied?
debate-leipzig = Debat ({ $zone }): wie valt voor je aan, of welke protestant mag niet verdedigen?
debate-leipzig_round = In welke ronde mag { $debater } niet verdedigen?
debate-pool = Debat ({ $zone }): welke debaters val je aan?
debate-bullinger = Tweede ronde van het debat ({ $zone }): stuur je Bullinger?
respond-debate-debaters = Debat ({ $zone }), { $attacker } tegen { $defender }: laat je Luther optreden?
ban-whom = Wie excommuniceer je?
ban-debate = Roep je meteen een debat uit ({ $zone })?
ban-unrest = Onrust in welke thuisplaats van { the-power }?
retrieve-card = Welke kaart neem je uit de aflegstapel?
retrieve-use = ‘{ $card }’: nu spelen of houden?
league-move = Troepen in het katholieke { $space }: waarheen?
league-prince = Bij welke troepen verschijnt { the-leader }?
council-debater = Concilie van Trente: welke debater stuur je? (ten hoogste { $left })
colloquy-debater = Godsdienstgesprek van Marburg: welke debater zet je in?
arrival-leader = { start-leader } keert terug: waar?
sack-owner = Plundering van Rome: de stapel van welke mogendheid?
sack-from = Plundering van Rome: de stapel van { the-power } in welke plaats?
sack-loss = Het oneven verlies treft:
sack-keep = Welke pauselijke kaart houden?

## Antwoorden

choice-attempt-helper-pass = Niemand inzetten
choice-treatise-author-pass = Niemand inzetten
choice-translation-helper-pass = Niemand inzetten
choice-burning-censor-pass = Niemand inzetten
choice-burning-tetzel-pass = Niemand inzetten
choice-university-founder-pass = Voor de volle prijs
choice-debate-pool-committed = De ingezette
choice-debate-pool-uncommitted = De niet ingezette
choice-debate-bullinger-pass = Iemand trekken
choice-debate-leipzig_round-first = De eerste
choice-debate-leipzig_round-second = De tweede
choice-respond-debate-debaters-pass = Luther niet gebruiken
choice-ban-debate-debate = Debat uitroepen
choice-ban-debate-pass = Geen debat
choice-flip-space-pass = Niets meer bekeren
choice-retrieve-use-play = Nu spelen
choice-retrieve-use-keep = Houden
choice-council-debater-pass = Niemand meer

## Gebeurtenissen

faith-changes = { start-space } wordt { $faith }.
electors-march = { start-space }: { $many ->
    [one] één protestantse regulier verschijnt
   *[other] { $many } protestantse regulieren verschijnen
}.
debater-committed = { $debater } is ingezet.
debater-enters = Een nieuwe debater: { $debater }.
debater-burnt = { $debater } sterft op de brandstapel ({ $points } OP voor het Pausdom).
debater-disgraced = { $debater } valt in ongenade ({ $points } OP voor de Protestanten).
reformer-enters = { $reformer } begint te preken { in-space }.
reformer-leaves = { $reformer } is deze beurt verdreven.
reformer-returns = { $reformer } is terug { in-space }.
leader-arrives = { start-leader } komt aan { in-space }.
diet-pledged = Rijksdag van Worms: { the-power } { $power_number ->
    [plural] zetten
   *[other] zet
} ‘{ $card }’ in ({ $points }).
diet-held = Rijksdag van Worms: { $hits ->
    [one] { $hits } protestantse treffer
   *[other] { $hits } protestantse treffers
} tegen { $against ->
    [one] { $against } katholieke
   *[other] { $against } katholieke
}.
reformation-sure = Reformatie { in-space } ({ $power }): { count-dice }, de hoogste { $best }; gelukt zonder tegenworp.
reformation-won = Reformatie { in-space } ({ $power }): { $best } met { count-dice } tegen { $stop } met { count-against }, gelukt.
reformation-lost = Reformatie { in-space } ({ $power }): { $best } met { count-dice } tegen { $stop } met { count-against }, mislukt.
counter-sure = Contrareformatie { in-space }: { count-dice }, de hoogste { $best }; gelukt zonder tegenworp.
counter-won = Contrareformatie { in-space }: { $best } met { count-dice } tegen { $stop } met { count-against }, gelukt.
counter-lost = Contrareformatie { in-space }: { $best } met { count-dice } tegen { $stop } met { count-against }, mislukt.
treatise-published = { start-power } { $power_number ->
    [plural] publiceren
   *[other] publiceert
} een traktaat ({ $zone }).
translation-advances = Vertaling ({ $language }): { $boxes ->
    [one] { $boxes } vak
   *[other] { $boxes } vakken
} verder, { $at } van { $last }.
translation-testament = Het Nieuwe Testament is voltooid ({ $language }).
translation-bible = De hele Bijbel is voltooid ({ $language }).
burning-begins = Het Pausdom verbrandt boeken ({ $zone }).
st_peters-grows = Sint-Pieter: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} erbij, vak { $boxes }.
university-founded = Er is een jezuïetenuniversiteit gesticht { in-space }.
debate-called = { start-power } { $power_number ->
    [plural] roepen
   *[other] roept
} een debat uit ({ $zone }).
debate-barred = { $debater } mag in dit debat niet verdedigen.
debate-barred_first = { $debater } mag in de eerste ronde niet verdedigen.
debate-barred_second = { $debater } mag in de tweede ronde niet verdedigen.
debate-luther = Luther neemt de plaats in van { $debater }.
debate-round = { $attacker } ({ count-dice }, { count-hits }) debatteert met { $defender } ({ count-against }, { $losses ->
    [one] { $losses } treffer
   *[other] { $losses } treffers
}).
debate-even = Het debat blijft onbeslist ({ $zone }).
debate-ignored = { $debater } praat de nederlaag weg.
debate-won = { start-power } { $power_number ->
    [plural] winnen
   *[other] wint
} het debat: { $many ->
    [one] { $many } plaats
   *[other] { $many } plaatsen
} te bekeren.
ban-spoken = Pauselijke bul: { the-ban } is geëxcommuniceerd.
league-forms = Het Schmalkaldisch Verbond is gesloten.
league-not_yet = Het Verbond is nog niet gesloten.
league-prince_comes = { start-leader } verschijnt { in-space }.
league-moves = Protestantse troepen trekken van { the-space } naar { the-target }.
league-disperses = De protestantse troepen { in-space } gaan uiteen.
council-held = Concilie van Trente: { $hits ->
    [one] { $hits } pauselijke treffer
   *[other] { $hits } pauselijke treffers
} tegen { $against ->
    [one] { $against } protestantse
   *[other] { $against } protestantse
}.
retrieve-taken = { start-power } { $power_number ->
    [plural] nemen
   *[other] neemt
} ‘{ $card }’ uit de aflegstapel.
sack-begins = Huurlingen van { the-power } trekken vanuit { the-space } op tegen Rome.
sack-ends = Rome is geplunderd door { the-power }.
sack-fails = Rome is gered: de aanval van { the-power } mislukt.
sack-discarded = Uit de pauselijke hand en afgelegd: ‘{ $card }’.

## Dobbelstenen en kansen

religion-protestant-spaces = Aangrenzende protestantse plaatsen
religion-protestant-pillar_here = Hervormer in de plaats
religion-protestant-pillars = Aangrenzende hervormers
religion-protestant-troops_here = Protestantse troepen in de plaats
religion-protestant-troops = Aangrenzende protestantse troepen
religion-catholic-spaces = Aangrenzende katholieke plaatsen
religion-catholic-pillar_here = Universiteit in de plaats
religion-catholic-pillars = Aangrenzende universiteiten
religion-catholic-troops_here = Katholieke troepen in de plaats
religion-catholic-troops = Aangrenzende katholieke troepen
religion-least = Ten minste één dobbelsteen
religion-printing_press = { card-printing_press }
religion-theses = De 95 stellingen
religion-debater = Bonus van een debater
debate-value = Waarde van de debater
debate-attacker = Voor de aanval
debate-mary = Maria I regeert Engeland
debate-bonus = Bonus van de debater
debate-inquisition = { card-papal_inquisition }
debate-augsburg = { card-augsburg_confession }
debate-uncommitted = Niet ingezette verdediger
debate-committed = Ingezette verdediger
odds-reformation = Een reformatiepoging
odds-counter_reformation = Een contrareformatiepoging
odds-debate = Een theologisch debat
odds-diet = De Rijksdag van Worms
odds-attempt-modifier = Op elke dobbelsteen
odds-diet-card = De protestantse kaart
odds-diet-luther = Luther spreekt
attempt-outright = Bekeerd zonder antwoord
attempt-converted = Bekeerd tegen het antwoord in
attempt-kept = Niet bekeerd
debate-attacker_removes = De aanvaller wint en verwijdert de verdediger
debate-attacker_wins = De aanvaller wint
debate-stands_even = Onbeslist
debate-undone = Campeggio maakt de nederlaag ongedaan
debate-defender_wins = De verdediger wint
debate-defender_removes = De verdediger wint en verwijdert de aanvaller
diet-protestant = Plaatsen worden protestants
diet-undecided = Er gebeurt niets
diet-catholic = Plaatsen worden katholiek
