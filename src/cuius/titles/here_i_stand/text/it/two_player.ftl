# Il gioco a due: Papato contro Protestanti

## Domande

action-abroad = Agisci per { the-power }. Punti comando rimasti: { $points }. Quale azione?
action-sail_along = Le navi del Papato salpano nella stessa mossa navale?
choice-action-sail_along-sail = Salpano anche loro
diplomacy-card = Quale carta diplomatica giochi?
pair-peace = Il Papato pone fine a una guerra?
pair-means = Come poni fine alla guerra con { the-power }?
pair-penance = Guerra con { the-power }: che cosa concede il sovrano?
pair-regain = Ogni spazio d’origine che torna { to-power } dà un punto ai Protestanti. Quale?
genoa-unit = Genova si arma, punti rimasti: { $points }. Quale unità?
genoa-where = Dove appare? ({ $unit })
invasion-where = Dove si raduna l’esercito { of-leader } ({ $power })?
invasion-reserve = Che cos’altro arriva all’esercito { of-power } { in-space }?
invasion-port = In quale porto d’origine { of-power } si arma la squadra?
corsairs-price = Corsari, colpi rimasti: { $hits }. Che cosa cedi?
corsairs-card = Quale carta scarti?
corsairs-place = Dove perdi una squadra?
corsairs-whose = Di chi è la squadra { in-place }?
plague-place = Dove colpisce la peste?
plague-whose = Di chi è l’unità persa { in-place }?
plague-unit = Quale unità { of-power } è persa { in-place }?
vienna-space = Dove, presso Vienna, è persa un’unità?
vienna-whose = Di chi è l’unità persa { in-space }?
vienna-unit = Quale unità { of-power } è persa { in-space }?
pressure-card = Quale carta diplomatica devono giocare i Protestanti?
pressure-means = Che ne è della carta rimasta al Papato?
machiavelli-invasion = Quale invasione giochi?
inquisition-diplomacy = Quale carta diplomatica perdono i Protestanti?
petition-answer = Enrico VIII chiede il divorzio. Che cosa risponde il Papato?
petition-camp = Dove, in Italia, appaiono quattro mercenari degli Asburgo?
petition-guard = Dove appare un regolare degli Asburgo? Rimasti: { $left }.
circle-space = Quale spazio diventa protestante? Zona: { $zone }.
yards-port = In quale porto si costruisce una squadra?

## Che cosa accade

diplomacy-grows = Nuove carte nel mazzo diplomatico: { $cards }.
diplomacy-drawn = Peschi una carta diplomatica, «{ $card }» ({ $power }).
diplomacy-drawn_hidden = { start-power } { $power_number ->
    [plural] pescano
   *[other] pesca
} una carta diplomatica.
diplomacy-played = { start-power } { $power_number ->
    [plural] giocano
   *[other] gioca
} la carta diplomatica «{ $card }».
diplomacy-discarded = { start-power } { $power_number ->
    [plural] scartano
   *[other] scarta
} la carta diplomatica «{ $card }».
diplomacy-seen = { start-power } { $power_number ->
    [plural] guardano
   *[other] guarda
} le carte diplomatiche { of-whose }.
diplomacy-shuffled = Le carte diplomatiche sono mescolate.
pressure-named = { start-power } { $power_number ->
    [plural] devono
   *[other] deve
} giocare «{ $card }».
pressure-exchange = I due giocatori scambiano le carte diplomatiche rimaste.
invasion-lands = { start-leader } raduna un esercito { of-power } { in-space }: { $regulars ->
    [one] { $regulars } regolare
   *[other] { $regulars } regolari
}, { $hired ->
    [one] { $hired } mercenario
   *[other] { $hired } mercenari
}, { $ships ->
    [one] { $ships } squadra
   *[other] { $ships } squadre
}.
invasion-men = { start-power } { $power_number ->
    [plural] radunano
   *[other] raduna
} { in-space } { $many ->
    [one] { $many } mercenario in più
   *[other] { $many } mercenari in più
}.
invasion-ship = { start-power } { $power_number ->
    [plural] armano
   *[other] arma
} una squadra { in-space }.
corsairs-raid = Scorreria di corsari contro { the-power }: { count-hits }.
corsairs-sink = I corsari affondano una squadra { of-power } { in-place }.
plague-kills = La peste { in-place } toglie { to-power } { a-unit }.
vienna-holds = Vienna è assediata: le unità intorno non si muovono in questo turno.
petition-granted = Il Papato concede il divorzio.
petition-refused = Il Papato nega il divorzio.
petition-men = { start-power } { $power_number ->
    [plural] schierano
   *[other] schiera
} { $many ->
    [one] { $many } unità
   *[other] { $many } unità
} { in-space }.
knights-give = I cavalieri di San Giovanni mandano «{ $card }» a San Pietro: { $points } PC.
calendar-wedding = Enrico VIII sposa Anna Bolena.
calendar-births = Edoardo ed Elisabetta sono nati.
mary-waits = Maria I lascia l’Inghilterra com’è ({ $face }).
winter-captain_leaves = { start-leader } torna a casa fino alla prossima invasione.
league-unites = { start-one } e { the-other } sono alleati fino alla fine della partita.

## Risposte

choice-act_for_ottoman = Agire per gli { power-ottoman }
choice-act_for_habsburg = Agire per gli { power-habsburg }
choice-act_for_france = Agire per la { power-france }
choice-pair-means-bull = Scomunicare il sovrano
choice-pair-means-sue = Chiedere la pace: un punto ai Protestanti, due unità perse
choice-pair-penance-draw = Una carta
choice-invasion-reserve-men = Altri due mercenari
choice-invasion-reserve-ship = Una squadra in un porto d’origine
choice-corsairs-price-card = Una carta
choice-corsairs-price-ship = Una squadra
choice-pressure-means-replace = È scartata e sostituita
choice-pressure-means-exchange = Scambiate le carte rimaste
choice-petition-answer-grant = Concederlo
choice-petition-answer-refuse = Negarlo

refused-march-abroad = { start-space } è fuori dai limiti: queste truppe combattono solo in Germania e in Italia.
refused-march-pinned = L’assedio di Vienna trattiene in questo turno le truppe { in-space }.

## Che cosa dicono le carte diplomatiche

card-text-dip_andrea_doria = Genova lascia il suo alleato e si unisce al Papato, o alla Francia se giocano i Protestanti. Se lo è già: unità genovesi per quattro punti comando.
card-text-dip_french_constable_invades = Francia e Papato sono in guerra. I Protestanti mettono Montmorency, due regolari e due mercenari in uno spazio francese, pescano una carta e aggiungono due mercenari o una squadra.
card-text-dip_corsair_raid = Quattro dadi contro l’altro giocatore: ogni cinque o sei gli costa una carta o una squadra.
card-text-dip_diplomatic_marriage = Una potenza minore è guadagnata o persa. I Protestanti ne rendono una neutrale, o sposano Genova o Venezia agli Asburgo.
card-text-dip_diplomatic_pressure = Guarda le carte diplomatiche dell’altro giocatore. Il Papato nomina quella che si gioca; i Protestanti fanno sostituire la carta rimasta, o scambiano le carte rimaste.
card-text-dip_french_invasion = Francia e Papato sono in guerra. I Protestanti mettono il re di Francia, tre regolari e tre mercenari in uno spazio francese, pescano una carta e aggiungono due mercenari o una squadra.
card-text-dip_henry_petitions = Il Papato concede il divorzio: una carta, quattro mercenari degli Asburgo in Italia messi dai Protestanti, e una disputa con Campeggio. O lo nega: tre regolari degli Asburgo. La carta lascia il gioco.
card-text-dip_knights_of_st_john = I punti della prossima carta del mazzo vanno a San Pietro.
card-text-dip_plague = Muoiono tre unità, una per spazio, dove ce n’è più di una; l’altro giocatore scarta una carta a caso.
card-text-dip_shipbuilding = Fino a due squadre: per il Papato e i suoi alleati minori, o a Marsiglia, a Napoli e nei porti d’origine ottomani.
card-text-dip_spanish_invasion = Il duca d’Alba, due regolari e due mercenari in uno spazio degli Asburgo, una carta, e due mercenari o una squadra. Prima della Lega gli Asburgo sono in guerra con il Papato e li guidano i Protestanti; dopo, il Papato.
card-text-dip_venetian_alliance = Venezia si unisce al Papato, o lascia gli Asburgo. Se è già alleata del Papato: un regolare e due squadre.
card-text-dip_austrian_invasion = Il Papato mette Ferdinando, due regolari e quattro mercenari in uno spazio degli Asburgo e pesca una carta.
card-text-dip_imperial_invasion = Il Papato mette Carlo V, tre regolari e cinque mercenari in uno spazio degli Asburgo e pesca una carta.
card-text-dip_machiavelli = Chi è indietro gioca un’invasione dal mazzo diplomatico o dai suoi scarti. Poi si mescola tutto.
card-text-dip_ottoman_invasion = Ottomani e Papato sono in guerra. I Protestanti mettono Solimano, cinque regolari e quattro squadre in un porto ottomano e pescano una carta.
card-text-dip_secret_protestant_circle = Un dado: da uno a tre, uno spazio d’Italia diventa protestante; da quattro a sei, anche uno di Spagna.
card-text-dip_siege_of_vienna = Due unità degli Asburgo o d’Ungheria entro due spazi da Vienna sono perse; le altre non si muovono in questo turno.
card-text-dip_spanish_inquisition = Il Papato guarda le carte diplomatiche dei Protestanti e ne scarta una; l’altra va giocata. Giocata dai Protestanti: il Papato vede la loro mano.
