# La Riforma: arrivi, Tesi, Dieta, tentativi, dispute, scomunica, Lega (8, 18, 21.5, 21.6).

## Domande

reformation-target = Tentativo di Riforma: su quale spazio?
counter-target = Tentativo di Controriforma: su quale spazio?
attempt-helper = Tentativo su { $space }: impegnare un teologo per avere più dadi?
flip-space = Quale spazio convertire? (ancora { $left })
diet-space = Dieta di Worms: quale spazio convertire? (ancora { $left })
diet-card = Dieta di Worms: quale carta impegnate?
treatise-zone = Trattato: in quale zona linguistica?
treatise-author = Trattato ({ $zone }): impegnare l'autore per un terzo tentativo?
translation-language = Tradurre in quale lingua?
translation-points = Traduzione ({ $language }): quanti punti?
translation-helper = Traduzione ({ $language }): impegnare un traduttore per una casella gratuita?
burning-zone = Bruciare libri: in quale zona linguistica?
burning-censor = Rogo di libri ({ $zone }): impegnare un teologo per un terzo tentativo?
burning-tetzel = Impegnare Tetzel per un punto di San Pietro?
university-founder = Fondare un'università: con Loyola?
university-space = Dove fondare un'università dei Gesuiti?
debate-zone = Disputa: in quale zona linguistica?
debate-leipzig = Disputa ({ $zone }): chi attacca per voi, o quale protestante non potrà difendere?
debate-leipzig_round = In quale turno della disputa { $debater } non può difendere?
debate-pool = Disputa ({ $zone }): quali teologi attaccare?
debate-bullinger = Secondo turno della disputa ({ $zone }): mandare Bullinger?
respond-debate-debaters = Disputa ({ $zone }), { $attacker } contro { $defender }: far intervenire Lutero?
ban-whom = Chi scomunicare?
ban-debate = Indire subito una disputa ({ $zone })?
ban-unrest = Disordini in quale spazio di origine? ({ $power })
retrieve-card = Quale carta riprendere dagli scarti?
retrieve-use = { $card }: giocarla ora o tenerla?
league-move = Truppe a { $space }, cattolica: dove vanno?
league-prince = Con quali truppe compare { $leader }?
council-debater = Concilio di Trento: quale teologo mandare? (al più { $left })
colloquy-debater = Colloquio di Marburgo: quale teologo impegnare?
arrival-leader = Ritorno di { $leader }: dove?
sack-owner = Sacco di Roma: la pila di quale potenza?
sack-from = Sacco di Roma: la pila di quale spazio? ({ $power })
sack-loss = La perdita dispari tocca a:
sack-keep = Quale carta papale tenere?

## Risposte

choice-attempt-helper-pass = Non impegnare nessuno
choice-treatise-author-pass = Non impegnare nessuno
choice-translation-helper-pass = Non impegnare nessuno
choice-burning-censor-pass = Non impegnare nessuno
choice-burning-tetzel-pass = Non impegnare nessuno
choice-university-founder-pass = A prezzo pieno
choice-debate-pool-committed = Gli impegnati
choice-debate-pool-uncommitted = I non impegnati
choice-debate-bullinger-pass = Estrarre a sorte
choice-debate-leipzig_round-first = Il primo
choice-debate-leipzig_round-second = Il secondo
choice-respond-debate-debaters-pass = Lasciare così
choice-ban-debate-debate = Indire la disputa
choice-ban-debate-pass = Nessuna disputa
choice-flip-space-pass = Non convertire altro
choice-retrieve-use-play = Giocarla ora
choice-retrieve-use-keep = Tenerla
choice-council-debater-pass = Nessun altro

## Eventi

faith-changes = { $space } cambia religione: { $faith }.
electors-march = { $space }: { $many ->
    [one] compare un regolare protestante
   *[other] compaiono { $many } regolari protestanti
}.
debater-committed = { $debater } è impegnato.
debater-enters = Un nuovo teologo: { $debater }.
debater-burnt = { $debater } è arso sul rogo ({ $points } PV al Papato).
debater-disgraced = { $debater } cade in disgrazia ({ $points } PV ai Protestanti).
reformer-enters = { $reformer } comincia a predicare a { $space }.
reformer-leaves = { $reformer } è allontanato per questo turno.
reformer-returns = { $reformer } torna a { $space }.
leader-arrives = { $leader } arriva a { $space }.
diet-pledged = Dieta di Worms, { $power }: { $card } ({ $points }).
diet-held = Dieta di Worms: { $hits } colpi protestanti contro { $against } cattolici.
reformation-sure = { $power }, Riforma a { $space }: { $dice } dadi, migliore { $best }; nessuna risposta possibile.
reformation-won = { $power }, Riforma a { $space }: { $best } con { $dice } dadi contro { $stop } con { $against }, riuscita.
reformation-lost = { $power }, Riforma a { $space }: { $best } con { $dice } dadi contro { $stop } con { $against }, fallita.
counter-sure = Controriforma a { $space }: { $dice } dadi, migliore { $best }; nessuna risposta possibile.
counter-won = Controriforma a { $space }: { $best } con { $dice } dadi contro { $stop } con { $against }, riuscita.
counter-lost = Controriforma a { $space }: { $best } con { $dice } dadi contro { $stop } con { $against }, fallita.
treatise-published = Esce un trattato ({ $power }, { $zone }).
translation-advances = Traduzione ({ $language }): { $boxes } in più, { $at } su { $last }.
translation-testament = Il Nuovo Testamento è compiuto ({ $language }).
translation-bible = La Bibbia intera è compiuta ({ $language }).
burning-begins = Il Papato brucia libri ({ $zone }).
st_peters-grows = San Pietro: { $points } in più, casella { $boxes }.
university-founded = È fondata un'università dei Gesuiti a { $space }.
debate-called = È indetta una disputa ({ $power }, { $zone }).
debate-barred = { $debater } non può difendere in questa disputa.
debate-barred_first = { $debater } non può difendere nel primo turno.
debate-barred_second = { $debater } non può difendere nel secondo turno.
debate-luther = Lutero prende il posto di { $debater }.
debate-round = { $attacker } ({ $dice } dadi, { $hits } colpi) disputa con { $defender } ({ $against } dadi, { $losses } colpi).
debate-even = La disputa resta indecisa ({ $zone }).
debate-ignored = { $debater } fa dimenticare la sconfitta.
debate-won = Disputa vinta ({ $power }): { $many ->
    [one] uno spazio
   *[other] { $many } spazi
} da convertire.
ban-spoken = Bolla papale: { $ban } è scomunicato.
league-forms = È formata la Lega di Smalcalda.
league-not_yet = La Lega non è ancora formata.
league-prince_comes = { $leader } compare a { $space }.
league-moves = Le truppe protestanti lasciano { $space } per { $target }.
league-disperses = Le truppe protestanti di { $space } si disperdono.
council-held = Concilio di Trento: { $hits } colpi papali contro { $against } protestanti.
retrieve-taken = { $power } riprende { $card } dagli scarti.
sack-begins = I mercenari di { $space } marciano su Roma ({ $power }).
sack-ends = Roma è saccheggiata ({ $power }).
sack-fails = Roma è salva ({ $power }).
sack-discarded = Tolta alla mano papale e scartata: { $card }.

## Dadi e probabilità

religion-protestant-spaces = Spazi protestanti adiacenti
religion-protestant-pillar_here = Riformatore nello spazio
religion-protestant-pillars = Riformatori adiacenti
religion-protestant-troops_here = Truppe protestanti nello spazio
religion-protestant-troops = Truppe protestanti adiacenti
religion-catholic-spaces = Spazi cattolici adiacenti
religion-catholic-pillar_here = Università nello spazio
religion-catholic-pillars = Università adiacenti
religion-catholic-troops_here = Truppe cattoliche nello spazio
religion-catholic-troops = Truppe cattoliche adiacenti
religion-least = Almeno un dado
religion-printing_press = { card-printing_press }
religion-theses = Le 95 Tesi
religion-debater = Bonus di un teologo
debate-value = Valore del teologo
debate-attacker = Per l'attacco
debate-mary = Maria I regna in Inghilterra
debate-bonus = Bonus del teologo
debate-inquisition = { card-papal_inquisition }
debate-augsburg = { card-augsburg_confession }
debate-uncommitted = Difensore non impegnato
debate-committed = Difensore impegnato
odds-reformation = Un tentativo di Riforma
odds-counter_reformation = Un tentativo di Controriforma
odds-debate = Una disputa teologica
odds-diet = La Dieta di Worms
odds-attempt-modifier = Su ogni dado
odds-diet-card = La carta protestante
odds-diet-luther = Parla Lutero
attempt-outright = Convertito senza risposta
attempt-converted = Convertito contro la risposta
attempt-kept = Non convertito
debate-attacker_removes = L'attaccante vince ed elimina il difensore
debate-attacker_wins = L'attaccante vince
debate-stands_even = Indecisa
debate-undone = Campeggio fa annullare la sconfitta
debate-defender_wins = Il difensore vince
debate-defender_removes = Il difensore vince ed elimina l'attaccante
diet-protestant = Spazi diventano protestanti
diet-undecided = Non accade nulla
diet-catholic = Spazi diventano cattolici
