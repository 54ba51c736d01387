# De Reformatie: aankomst, stellingen, rijksdag, pogingen, debatten, excommunicatie, Verbond (8, 18, 21.5, 21.6).

## Vragen

reformation-target = Reformatiepoging: op welk gebied?
counter-target = Contrareformatiepoging: op welk gebied?
attempt-helper = Poging op { $space }: een theoloog inzetten voor meer dobbelstenen?
flip-space = Welk gebied bekeren? (nog { $left })
diet-space = Rijksdag te Worms: welk gebied bekeren? (nog { $left })
diet-card = Rijksdag te Worms: welke kaart zet je in?
treatise-zone = Traktaat: in welk taalgebied?
treatise-author = Traktaat ({ $zone }): de schrijver inzetten voor een derde poging?
translation-language = In welke taal vertalen?
translation-points = Vertaling ({ $language }): hoeveel punten?
translation-helper = Vertaling ({ $language }): een vertaler inzetten voor een gratis vak?
burning-zone = Boeken verbranden: in welk taalgebied?
burning-censor = Boekverbranding ({ $zone }): een theoloog inzetten voor een derde poging?
burning-tetzel = Tetzel inzetten voor een punt voor de Sint-Pieter?
university-founder = Een universiteit stichten: met Loyola?
university-space = Waar een jezuïetenuniversiteit stichten?
debate-zone = Debat: in welk taalgebied?
debate-leipzig = Debat ({ $zone }): wie valt voor je aan, of welke protestant mag niet verdedigen?
debate-leipzig_round = In welke ronde mag { $debater } niet verdedigen?
debate-pool = Debat ({ $zone }): welke theologen aanvallen?
debate-bullinger = Tweede ronde van het debat ({ $zone }): Bullinger sturen?
respond-debate-debaters = Debat ({ $zone }), { $attacker } tegen { $defender }: Luther laten optreden?
ban-whom = Wie excommuniceren?
ban-debate = Meteen een debat uitroepen ({ $zone })?
ban-unrest = Onrust in welk thuisgebied? ({ $power })
retrieve-card = Welke kaart uit de aflegstapel nemen?
retrieve-use = { $card }: nu spelen of houden?
league-move = Troepen in het katholieke { $space }: waarheen?
league-prince = Bij welke troepen verschijnt { $leader }?
council-debater = Concilie van Trente: welke theoloog sturen? (ten hoogste { $left })
colloquy-debater = Marburger godsdienstgesprek: welke theoloog inzetten?
arrival-leader = { $leader } keert terug: waar?
sack-owner = Plundering van Rome: de stapel van welke mogendheid?
sack-from = Plundering van Rome: de stapel in welk gebied? ({ $power })
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
choice-respond-debate-debaters-pass = Zo laten
choice-ban-debate-debate = Debat uitroepen
choice-ban-debate-pass = Geen debat
choice-flip-space-pass = Niets meer bekeren
choice-retrieve-use-play = Nu spelen
choice-retrieve-use-keep = Houden
choice-council-debater-pass = Niemand meer

## Gebeurtenissen

faith-changes = { $space } wordt: { $faith }.
electors-march = { $space }: { $many ->
    [one] één protestantse reguliere eenheid verschijnt
   *[other] { $many } protestantse reguliere eenheden verschijnen
}.
debater-committed = { $debater } is ingezet.
debater-enters = Een nieuwe theoloog: { $debater }.
debater-burnt = { $debater } sterft op de brandstapel ({ $points } OP voor de paus).
debater-disgraced = { $debater } valt in ongenade ({ $points } OP voor de protestanten).
reformer-enters = { $reformer } begint te preken in { $space }.
reformer-leaves = { $reformer } is deze beurt verdreven.
reformer-returns = { $reformer } is terug in { $space }.
leader-arrives = { $leader } komt aan in { $space }.
diet-pledged = Rijksdag te Worms, { $power }: { $card } ({ $points }).
diet-held = Rijksdag te Worms: { $hits } protestantse tegen { $against } katholieke treffers.
reformation-sure = { $power }, Reformatie in { $space }: { $dice } dobbelstenen, hoogste { $best }; geen antwoord mogelijk.
reformation-won = { $power }, Reformatie in { $space }: { $best } met { $dice } dobbelstenen tegen { $stop } met { $against }, gelukt.
reformation-lost = { $power }, Reformatie in { $space }: { $best } met { $dice } dobbelstenen tegen { $stop } met { $against }, mislukt.
counter-sure = Contrareformatie in { $space }: { $dice } dobbelstenen, hoogste { $best }; geen antwoord mogelijk.
counter-won = Contrareformatie in { $space }: { $best } met { $dice } dobbelstenen tegen { $stop } met { $against }, gelukt.
counter-lost = Contrareformatie in { $space }: { $best } met { $dice } dobbelstenen tegen { $stop } met { $against }, mislukt.
treatise-published = Er verschijnt een traktaat ({ $power }, { $zone }).
translation-advances = Vertaling ({ $language }): { $boxes } verder, { $at } van { $last }.
translation-testament = Het Nieuwe Testament is voltooid ({ $language }).
translation-bible = De hele Bijbel is voltooid ({ $language }).
burning-begins = De paus verbrandt boeken ({ $zone }).
st_peters-grows = Sint-Pieter: { $points } erbij, vak { $boxes }.
university-founded = Een jezuïetenuniversiteit is gesticht in { $space }.
debate-called = Er wordt een debat uitgeroepen ({ $power }, { $zone }).
debate-barred = { $debater } mag in dit debat niet verdedigen.
debate-barred_first = { $debater } mag in de eerste ronde niet verdedigen.
debate-barred_second = { $debater } mag in de tweede ronde niet verdedigen.
debate-luther = Luther neemt de plaats in van { $debater }.
debate-round = { $attacker } ({ $dice } dobbelstenen, { $hits } treffers) debatteert met { $defender } ({ $against } dobbelstenen, { $losses } treffers).
debate-even = Het debat blijft onbeslist ({ $zone }).
debate-ignored = { $debater } praat de nederlaag weg.
debate-won = Debat gewonnen ({ $power }): { $many ->
    [one] één gebied
   *[other] { $many } gebieden
} te bekeren.
ban-spoken = Pauselijke bul: { $ban } is geëxcommuniceerd.
league-forms = Het Schmalkaldisch Verbond is gesloten.
league-not_yet = Het Verbond is nog niet gesloten.
league-prince_comes = { $leader } verschijnt in { $space }.
league-moves = Protestantse troepen trekken uit { $space } naar { $target }.
league-disperses = De protestantse troepen in { $space } gaan uiteen.
council-held = Concilie van Trente: { $hits } pauselijke tegen { $against } protestantse treffers.
retrieve-taken = { $power } neemt { $card } uit de aflegstapel.
sack-begins = Huurlingen in { $space } trekken op tegen Rome ({ $power }).
sack-ends = Rome is geplunderd ({ $power }).
sack-fails = Rome is gered ({ $power }).
sack-discarded = Uit de pauselijke hand en afgelegd: { $card }.

## Dobbelstenen en kansen

religion-protestant-spaces = Aangrenzende protestantse gebieden
religion-protestant-pillar_here = Hervormer in het gebied
religion-protestant-pillars = Aangrenzende hervormers
religion-protestant-troops_here = Protestantse troepen in het gebied
religion-protestant-troops = Aangrenzende protestantse troepen
religion-catholic-spaces = Aangrenzende katholieke gebieden
religion-catholic-pillar_here = Universiteit in het gebied
religion-catholic-pillars = Aangrenzende universiteiten
religion-catholic-troops_here = Katholieke troepen in het gebied
religion-catholic-troops = Aangrenzende katholieke troepen
religion-least = Ten minste één dobbelsteen
religion-printing_press = { card-printing_press }
religion-theses = De 95 stellingen
religion-debater = Bonus van een theoloog
debate-value = Waarde van de theoloog
debate-attacker = Voor de aanval
debate-mary = Maria I regeert Engeland
debate-bonus = Bonus van de theoloog
debate-inquisition = { card-papal_inquisition }
debate-augsburg = { card-augsburg_confession }
debate-uncommitted = Niet ingezette verdediger
debate-committed = Ingezette verdediger
odds-reformation = Een Reformatiepoging
odds-counter_reformation = Een Contrareformatiepoging
odds-debate = Een theologisch debat
odds-diet = De Rijksdag te Worms
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
diet-protestant = Gebieden worden protestants
diet-undecided = Er gebeurt niets
diet-catholic = Gebieden worden katholiek
