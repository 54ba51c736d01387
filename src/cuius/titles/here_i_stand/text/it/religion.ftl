# La Riforma: arrivi, Tesi, Dieta, tentativi, dispute, scomunica, Lega (8, 18, 21.5, 21.6).

## Domande

reformation-target = Tentativo di Riforma: su quale spazio?
counter-target = Tentativo di Controriforma: su quale spazio?
attempt-helper = Tentativo { in-space }: impegni un teologo per avere più dadi?
flip-space = Quale spazio convertire? (ancora { $left })
diet-space = Dieta di Worms: quale spazio convertire? (ancora { $left })
diet-card = Dieta di Worms: quale carta impegni?
treatise-zone = Trattato: in quale zona linguistica?
treatise-author = Trattato ({ $zone }): impegni l’autore per un terzo tentativo?
translation-language = Tradurre in quale lingua?
translation-points = Traduzione ({ $language }): quanti punti?
translation-helper = Traduzione ({ $language }): impegnare un traduttore per una casella gratuita?
burning-zone = Bruciare libri: in quale zona linguistica?
burning-censor = Rogo di libri ({ $zone }): impegnare un teologo per un terzo tentativo?
burning-tetzel = Impegnare Tetzel per un punto di San Pietro?
university-founder = Fondare un’università: con Loyola?
university-space = Dove fondi un’università gesuita?
debate-zone = Disputa: in quale zona linguistica?
debate-leipzig = Disputa ({ $zone }): chi attacca per te, o quale protestante non potrà difendere?
debate-leipzig_round = In quale turno della disputa { $debater } non può difendere?
debate-pool = Disputa ({ $zone }): quali teologi attaccare?
debate-bullinger = Secondo turno della disputa ({ $zone }): mandare Bullinger?
respond-debate-debaters = Disputa ({ $zone }), { $attacker } contro { $defender }: fai intervenire Lutero?
ban-whom = Chi scomunicare?
ban-debate = Indire subito una disputa ({ $zone })?
ban-unrest = Disordini in quale spazio d’origine { of-power }?
retrieve-card = Quale carta riprendere dagli scarti?
retrieve-use = «{ $card }»: la giochi ora o la tieni?
league-move = Truppe { in-space }, cattolica: dove vanno?
league-prince = Con quali truppe compare { the-leader }?
council-debater = Concilio di Trento: quale teologo mandare? (al più { $left })
colloquy-debater = Colloqui di Marburgo: quale teologo impegnare?
arrival-leader = Ritorno { of-leader }: dove?
sack-owner = Sacco di Roma: la pila di quale potenza?
sack-from = Sacco di Roma: la pila { of-power } di quale spazio?
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
choice-respond-debate-debaters-pass = Non usare Lutero
choice-ban-debate-debate = Indire la disputa
choice-ban-debate-pass = Nessuna disputa
choice-flip-space-pass = Non convertire altro
choice-retrieve-use-play = Giocarla ora
choice-retrieve-use-keep = Tenerla
choice-council-debater-pass = Nessun altro

## Eventi

faith-changes = { start-space } diventa uno spazio { $faith }.
electors-march = { start-space }: { $many ->
    [one] compare un regolare protestante
   *[other] compaiono { $many } regolari protestanti
}.
debater-committed = { $debater } è impegnato.
debater-enters = Un nuovo teologo: { $debater }.
debater-burnt = { $debater } è arso sul rogo ({ $points } PV al Papato).
debater-disgraced = { $debater } cade in disgrazia ({ $points } PV ai Protestanti).
reformer-enters = { $reformer } comincia a predicare { in-space }.
reformer-leaves = { $reformer } è allontanato per questo turno.
reformer-returns = { $reformer } torna { in-space }.
leader-arrives = { start-leader } arriva { in-space }.
diet-pledged = Dieta di Worms: { the-power } { $power_number ->
    [plural] impegnano
   *[other] impegna
} «{ $card }» ({ $points }).
diet-held = Dieta di Worms: { $hits ->
    [one] { $hits } colpo protestante
   *[other] { $hits } colpi protestanti
} contro { $against ->
    [one] { $against } cattolico
   *[other] { $against } cattolici
}.
reformation-sure = Riforma { in-space } ({ $power }): { count-dice }, il migliore { $best }; successo automatico.
reformation-won = Riforma { in-space } ({ $power }): { $best } con { count-dice } contro { $stop } con { count-against }, tentativo riuscito.
reformation-lost = Riforma { in-space } ({ $power }): { $best } con { count-dice } contro { $stop } con { count-against }, tentativo fallito.
counter-sure = Controriforma { in-space }: { count-dice }, il migliore { $best }; successo automatico.
counter-won = Controriforma { in-space }: { $best } con { count-dice } contro { $stop } con { count-against }, tentativo riuscito.
counter-lost = Controriforma { in-space }: { $best } con { count-dice } contro { $stop } con { count-against }, tentativo fallito.
treatise-published = { start-power } { $power_number ->
    [plural] pubblicano
   *[other] pubblica
} un trattato ({ $zone }).
translation-advances = Traduzione ({ $language }): { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} in più, { $at } su { $last }.
translation-testament = Il Nuovo Testamento è compiuto ({ $language }).
translation-bible = La Bibbia intera è compiuta ({ $language }).
burning-begins = Il Papato brucia libri ({ $zone }).
st_peters-grows = San Pietro: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più, casella { $boxes }.
university-founded = È fondata un’università gesuita { in-space }.
debate-called = { start-power } { $power_number ->
    [plural] indicono
   *[other] indice
} una disputa ({ $zone }).
debate-barred = { $debater } non può difendere in questa disputa.
debate-barred_first = { $debater } non può difendere nel primo turno.
debate-barred_second = { $debater } non può difendere nel secondo turno.
debate-luther = Lutero prende il posto di { $debater }.
debate-round = { $attacker } ({ count-dice }, { count-hits }) disputa con { $defender } ({ count-against }, { $losses ->
    [one] { $losses } colpo
   *[other] { $losses } colpi
}).
debate-even = La disputa resta indecisa ({ $zone }).
debate-ignored = { $debater } fa dimenticare la sconfitta.
debate-won = { start-power } { $power_number ->
    [plural] vincono
   *[other] vince
} la disputa: { $many ->
    [one] { $many } spazio
   *[other] { $many } spazi
} da convertire.
ban-spoken = Bolla papale: { the-ban } è scomunicato.
league-forms = È formata la Lega di Smalcalda.
league-not_yet = La Lega non è ancora formata.
league-prince_comes = { start-leader } compare { in-space }.
league-moves = Le truppe protestanti lasciano { the-space } per { the-target }.
league-disperses = Le truppe protestanti { in-space } si disperdono.
council-held = Concilio di Trento: { $hits ->
    [one] { $hits } colpo papale
   *[other] { $hits } colpi papali
} contro { $against ->
    [one] { $against } protestante
   *[other] { $against } protestanti
}.
retrieve-taken = { start-power } { $power_number ->
    [plural] riprendono
   *[other] riprende
} «{ $card }» dagli scarti.
sack-begins = I mercenari { of-power } { in-space } marciano su Roma.
sack-ends = Roma è saccheggiata { by-power }.
sack-fails = Roma è salva: l’assalto { of-power } fallisce.
sack-discarded = Tolta alla mano papale e scartata: «{ $card }».

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
debate-attacker = Per l’attacco
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
debate-attacker_removes = L’attaccante vince ed elimina il difensore
debate-attacker_wins = L’attaccante vince
debate-stands_even = Indecisa
debate-undone = Campeggio fa annullare la sconfitta
debate-defender_wins = Il difensore vince
debate-defender_removes = Il difensore vince ed elimina l’attaccante
diet-protestant = Spazi diventano protestanti
diet-undecided = Non accade nulla
diet-catholic = Spazi diventano cattolici
