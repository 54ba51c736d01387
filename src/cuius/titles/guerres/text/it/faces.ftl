# Ciò che le facce di luoghi, personaggi e pezzi dicono delle regole; i numeri sono quelli del tabellone in gioco

face-province = Una fazione vi schiera eserciti al reclutamento se controlla una città della provincia e il suo schieramento non vi ha ancora un esercito.
face-foreign = Non ha città, e vi possono stare insieme più eserciti di uno schieramento.
face-channel = Le truppe levate in Inghilterra spendono un punto movimento per attraversare la Manica. Con una città in Normandia gli Ugonotti e, dopo la Chiamata alle armi, i Realisti possono schierarvele subito.
face-paris-army = Il maggiore esercito realista in Francia sta qui, a meno che l’altro schieramento non tenga Parigi.
face-loire = La Loira la attraversa: un esercito il cui schieramento non controlla qui una città sulla Loira si ferma quando entra.
face-activation = Entrare in una provincia costa un punto movimento, e uno schieramento la attiva una volta per round. In Francia gli eserciti di uno schieramento che finiscono insieme un movimento si uniscono.
face-cost = Dopo i movimenti lo schieramento paga per tutti i suoi punti truppa nella provincia: 2, 3 o 5 punti denaro se il totale è piccolo, medio o grande. Un esercito medio subisce il logoramento se due dadi danno sette o più, uno grande sempre.
face-fight = Un esercito dell’altro schieramento può intercettare chi entra, o tentare l’evasione: due dadi con la differenza dei valori tattici e le dimensioni, sette o più. Seguono battaglia e assedio.
face-battle = Un esercito piccolo tira un dado, uno medio due, uno grande quattro, e uno in più per ogni punto di valore tattico del suo comandante; ogni cinque o sei toglie un punto truppa al nemico. Vince chi infligge più perdite.
face-revolt = Vi può scoppiare una rivolta. Finché dura, le città della provincia non contano per nessuno, ed essa tenta di intercettare ogni esercito che entra.
face-siege = Può assediarla un esercito di almeno { $garrison ->
    [one] un punto truppa
   *[other] { $garrison } punti truppa
}. La guarnigione tira altrettanti dadi; la città cade con altrettanti colpi, e chi assedia spende allora altrettanti punti. Prenderla vale { $worth ->
    [one] un punto guerra
   *[other] { $worth } punti guerra
}.
face-surprise = { $size ->
    [special] A corte non può essere presa di sorpresa.
    [major] A corte un personaggio dell’altro schieramento che ha influenza qui, o un capofazione, può prenderla di sorpresa: due dadi con il valore militare, meno { $penalty }, sette o più.
   *[minor] A corte un personaggio dell’altro schieramento che ha influenza qui, o un capofazione, può prenderla di sorpresa: due dadi con il valore militare, sette o più.
}
face-influence = { $size ->
    [minor] L’alleato di chi la tiene può ottenerla con l’influenza a corte: due dadi con il valore d’intrigo, sette o più.
   *[other] L’alleato di chi la tiene può ottenerla con l’influenza a corte: due dadi con il valore d’intrigo, meno { $penalty }, sette o più.
}
face-town = Conta per la vittoria automatica e per i punti di fine partita. Gli Ugonotti, e la Lega quando è rimasta sola, traggono denaro e truppe dalle loro città.
face-loire-town = È un passaggio sulla Loira: lo schieramento che la tiene attraversa la provincia senza fermarsi.
face-rochelle = Con il suo segnalino di rendita porta agli Ugonotti { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} e { $money ->
    [one] un punto denaro
   *[other] { $money } punti denaro
} in più al reclutamento.
face-paris = Serve agli Ugonotti per la loro vittoria automatica, e non possono prenderla come premio di una guerra.
face-mission = Una fazione può mandarvi una missione per turno: due dadi con il valore d’intrigo, più { $diplomat } per un diplomatico, e ciò che dicono i gettoni evento. Le sue truppe compaiono in un territorio del paese.
face-subsidy = { $faction }: denaro { $money } e punti truppa { $troops } per totali a partire da { $totals }{ $turn ->
    [1] {""}
   *[other] , dal turno { $turn }
}{ $when ->
    [before_call] , solo prima della Chiamata alle armi
    [after_call] , solo dopo la Chiamata alle armi
   *[always] {""}
}.
face-strikes = Può prendere di sorpresa una città nelle province nominate qui, aggiungendo { $value } ai due dadi.
face-intrigue = A corte aggiunge { $value } ai due dadi per missioni, influenza, conquista di personaggi, trattati e tasse; un totale di sette o più riesce.
face-diplomat = Come diplomatico aggiunge { $value } al tiro di una missione.
face-writer = Come scrittore può scrivere un trattato e aggiunge { $value } al tiro.
face-administrator = Come amministratore aggiunge { $value } quando i Realisti riscuotono le tasse.
face-succession = Lettera di successione { $letter }: la migliore lettera di una fazione in gioco ne è il capofazione, viene a corte senza essere chiamata e può colpire in ogni provincia.
face-at-court = Viene a corte a ogni turno, accanto al capofazione.
face-squadron = Scartato quando agisce un personaggio maschile di un’altra fazione che non è un prete, toglie { $value } al suo tiro. Si annuncia prima dei dadi.
face-turncoat = Può essere conquistato una volta, mentre è in gioco, da questa fazione: { $faction }. La serve già nella guerra dello stesso turno.
face-faithful = Non cambia mai fazione.
face-death = Un due naturale ai dadi della corte è mortale; chi lascia il gioco non ritorna più.
face-safe = È al sicuro dalle carte { event-assassination } e { event-vengeance } e dallo { character-escadron_volant }, ma non dalla carta { event-disgrace }.
face-call = Si unisce alla Lega con la Chiamata alle armi, o prima con la carta { event-jesuits_plot }.
face-no-counter = Non ha una pedina e non comanda eserciti.
face-commands = In guerra il rango migliore comanda l’esercito più grande. Rango { $rank }{ $tactical ->
    [0] , senza dadi in più.
    [one] , con un dado in più in battaglie e assedi, e uno in più per intercettare o evadere.
   *[other] , con { $tactical } dadi in più in battaglie e assedi, e altrettanto in più per intercettare o evadere.
}
face-star = Può sostenere un comandante di rango migliore e valore tattico inferiore: { $dice ->
    [one] un dado in più
   *[other] { $dice } dadi in più
}.
face-fate = Dopo una battaglia, due dadi a { $battle } o più: catturato o ucciso. Dopo un assedio, { $siege } o più: ferito o ucciso. Una cattura vale { $worth ->
    [one] un punto guerra
   *[other] { $worth } punti guerra
}.
face-spared = Dopo una battaglia, due dadi a { $battle } o più: catturato, mai ucciso. Dopo un assedio, { $siege } o più: ferito. Una cattura vale { $worth ->
    [one] un punto guerra
   *[other] { $worth } punti guerra
}.
face-armies = Una fazione ha al massimo { $count ->
    [one] un esercito
   *[other] { $count } eserciti
}, e uno schieramento uno solo per provincia francese. La loro forza è nota a tutti.
face-size = La dimensione decide quanto lontano va un esercito, quanto costa, quanti dadi tira e quanto vale batterlo.
face-assigned = All’inizio di ogni round del loro schieramento i comandanti si assegnano di nuovo: il rango migliore a più punti truppa. Un comandante può guidare un esercito alleato; uno che non ne ha è comandato con rango D e valore tattico zero.
face-lost = I morti lasciano il gioco con la loro carta. I prigionieri ritornano al termine della guerra, i feriti alla fine del turno, e così i comandanti il cui esercito è perduto.
face-cube = Ogni città porta un cubo, della fazione che la controlla. Convertire una città significa sostituirlo.
face-treaty = Se ne ottiene uno con un trattato a corte, una volta per turno, e uno vincendo la guerra. Dopo l’ultimo turno danno, secondo la classifica: { $first }, { $second }, { $third }.
face-taxes = Primo livello speso: punti truppa { $troops }, denaro { $money }. Ogni altro livello: punti truppa { $more_troops }, denaro { $more_money }. Quanto non si spende resta.
face-money = Gli Ugonotti ne ricevono uno ogni { $towns } città, la Lega { $money } finché è alleata, poi uno per città; i Realisti spendono le tasse. Gli alleati possono prestarselo.
face-war-points = Vengono da battaglie vinte, città prese e comandanti catturati. Chi vince la guerra ottiene un punto trattato; la Lega prende anche una città, gli Ugonotti fino a due dopo il massacro.
face-troops = Un esercito ne ha da uno a { $most }; quelli in più sono persi. Senza esercito non ce ne sono.
