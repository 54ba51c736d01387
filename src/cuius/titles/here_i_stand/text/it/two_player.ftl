# Il gioco a due: Papato contro Protestanti

## Domande

action-abroad = Agite per: { $power }. Punti comando rimasti: { $points }. Quale azione?
action-sail_along = Le navi del Papato salpano nella stessa mossa navale?
choice-action-sail_along-sail = Salpano anche loro
diplomacy-card = Quale carta diplomatica giocate?
pair-peace = Il Papato pone fine a una guerra?
pair-means = Come ponete fine alla guerra? Nemico: { $power }.
pair-penance = Che cosa concede il sovrano? Nemico: { $power }.
pair-regain = Ogni spazio d’origine che torna dà un punto ai Protestanti. Quale? Nemico: { $power }.
genoa-unit = Genova si arma, punti rimasti: { $points }. Quale unità?
genoa-where = Dove appare? Unità: { $unit }.
invasion-where = Dove si raduna l’esercito di { $leader }? Potenza: { $power }.
invasion-reserve = Che cos’altro arriva? Esercito a { $space }: { $power }.
invasion-port = In quale porto d’origine si arma la squadra? Potenza: { $power }.
corsairs-price = Corsari, colpi rimasti: { $hits }. Che cosa cedete?
corsairs-card = Quale carta scartate?
corsairs-place = Dove perdete una squadra?
corsairs-whose = Di chi è la squadra a { $place }?
plague-place = Dove colpisce la peste?
plague-whose = Di chi è l’unità persa a { $place }?
plague-unit = Quale unità è persa a { $place }? Potenza: { $power }.
vienna-space = Dove, presso Vienna, è persa un’unità?
vienna-whose = Di chi è l’unità persa a { $space }?
vienna-unit = Quale unità è persa a { $space }? Potenza: { $power }.
pressure-card = Quale carta diplomatica devono giocare i Protestanti?
pressure-means = Che ne è della carta rimasta al Papato?
machiavelli-invasion = Quale invasione giocate?
inquisition-diplomacy = Quale carta diplomatica perdono i Protestanti?
petition-answer = Enrico VIII chiede il divorzio. Che cosa risponde il Papato?
petition-camp = Dove, in Italia, appaiono quattro mercenari degli Asburgo?
petition-guard = Dove appare un regolare degli Asburgo? Rimasti: { $left }.
circle-space = Quale spazio diventa protestante? Zona: { $zone }.
yards-port = In quale porto si costruisce una squadra?

## Che cosa accade

diplomacy-grows = Nuove nel mazzo diplomatico: { $cards }.
diplomacy-drawn = { $power }: pescata una carta diplomatica, { $card }.
diplomacy-drawn_hidden = { $power }: pescata una carta diplomatica.
diplomacy-played = { $power }: giocata una carta diplomatica, { $card }.
diplomacy-discarded = { $power }: scartata una carta diplomatica, { $card }.
diplomacy-seen = { $power }: uno sguardo a carte diplomatiche ({ $whose }).
diplomacy-shuffled = Le carte diplomatiche sono mescolate.
pressure-named = Da giocare, { $power }: { $card }.
pressure-exchange = I due giocatori scambiano le carte diplomatiche rimaste.
invasion-lands = { $leader } raduna un esercito a { $space } ({ $power }): { $regulars } regolari, { $hired } mercenari, { $ships } squadre.
invasion-men = { $power }: altri { $many } mercenari a { $space }.
invasion-ship = { $power }: una squadra a { $space }.
corsairs-raid = Scorreria di corsari contro { $power }: { $hits } colpi.
corsairs-sink = I corsari affondano una squadra a { $place }: { $power }.
plague-kills = Perdita a { $place }: { $unit } ({ $power }).
vienna-holds = Vienna è assediata: le unità intorno non si muovono in questo turno.
petition-granted = Il Papato concede il divorzio.
petition-refused = Il Papato nega il divorzio.
petition-men = { $power }: { $many } unità a { $space }.
knights-give = I cavalieri di San Giovanni mandano { $card } a San Pietro: { $points } PC.
calendar-wedding = Enrico VIII sposa Anna Bolena.
calendar-births = Edoardo ed Elisabetta sono nati.
mary-waits = Maria I lascia l’Inghilterra com’è ({ $face }).
winter-captain_leaves = { $leader } torna a casa fino alla prossima invasione.
league-unites = Alleati fino alla fine della partita: { $one } e { $other }.

## Risposte

choice-act_for_ottoman = Agire per: { power-ottoman }
choice-act_for_habsburg = Agire per: { power-habsburg }
choice-act_for_france = Agire per: { power-france }
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

refused-march-abroad = { $space } è fuori dai limiti: queste truppe combattono solo in Germania e in Italia.
refused-march-pinned = L’assedio di Vienna trattiene in questo turno le truppe di { $space }.

## Che cosa dicono le carte diplomatiche

card-text-dip_andrea_doria = Genova lascia il suo alleato e si unisce al Papato, o alla Francia se giocano i Protestanti. Se lo è già: unità genovesi per quattro punti comando.
card-text-dip_french_constable_invades = Francia e Papato sono in guerra. I Protestanti mettono Montmorency, due regolari e due mercenari in uno spazio francese, pescano una carta e aggiungono due mercenari o una squadra.
card-text-dip_corsair_raid = Quattro dadi contro l’altro giocatore: ogni cinque o sei gli costa una carta o una squadra.
card-text-dip_diplomatic_marriage = Una potenza minore è guadagnata o persa. I Protestanti ne rendono una neutrale, o sposano Genova o Venezia agli Asburgo.
card-text-dip_diplomatic_pressure = Guardate le carte diplomatiche dell’altro giocatore. Il Papato nomina quella che si gioca; i Protestanti fanno sostituire la carta rimasta, o scambiano le carte rimaste.
card-text-dip_french_invasion = Francia e Papato sono in guerra. I Protestanti mettono il re di Francia, tre regolari e tre mercenari in uno spazio francese, pescano una carta e aggiungono due mercenari o una squadra.
card-text-dip_henry_petitions = Il Papato concede il divorzio: una carta, quattro mercenari degli Asburgo in Italia messi dai Protestanti, e un dibattito con Campeggio. O lo nega: tre regolari degli Asburgo. La carta lascia il gioco.
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
