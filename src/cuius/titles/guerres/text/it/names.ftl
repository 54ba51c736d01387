# I nomi di Les Guerres de Religion, come si usano in italiano.

game = Les Guerres de Religion: Francia 1562-1598
title = { game }

## Fazioni e schieramenti

faction-royalist = Realisti
    .number = plural
faction-league = Lega
faction-huguenot = Ugonotti
    .number = plural
camp-royal = lo schieramento reale
camp-opposing = lo schieramento opposto
role-royalist = { faction-royalist }
    .number = plural
role-league = { faction-league }
role-huguenot = { faction-huguenot }
    .number = plural
seat-royalist = { faction-royalist }
seat-league = { faction-league }
seat-huguenot = { faction-huguenot }

## Province

province-ile_de_france = Île-de-France
province-picardie = Piccardia
province-normandie = Normandia
province-bretagne = Bretagna
province-anjou = Angiò
province-orleanais = Orléanais
province-champagne = Champagne
province-bourgogne = Borgogna
province-berry = Berry
province-auvergne = Alvernia
province-lyonnais = Lionese
province-dauphine = Delfinato
province-provence = Provenza
province-bas_languedoc = Bassa Linguadoca
province-haut_languedoc = Alta Linguadoca
province-quercy = Quercy
province-guyenne = Guienna
province-bearn = Béarn
province-saintonge = Saintonge
province-poitou = Poitou
province-limousin = Limosino
province-angleterre = Inghilterra
province-flandre = Fiandre
    .number = plural
province-franche_comte = Franca Contea
province-espagne = Spagna
province-saint_empire = Sacro Romano Impero
province-lorraine = Lorena
province-suisse = Svizzera
province-savoie = Savoia
province-provinces_unies = Province Unite
    .number = plural

## Città

town-paris = Parigi
town-meaux = Meaux
town-amiens = Amiens
town-peronne = Péronne
town-rouen = Rouen
town-caen = Caen
town-nantes = Nantes
town-rennes = Rennes
town-angers = Angers
town-saumur = Saumur
town-orleans = Orléans
town-blois = Blois
town-troyes = Troyes
town-reims = Reims
town-dijon = Digione
town-auxerre = Auxerre
town-bourges = Bourges
town-sancerre = Sancerre
town-clermont = Clermont
town-issoire = Issoire
town-lyon = Lione
town-grenoble = Grenoble
town-valence = Valence
town-aix = Aix
town-marseille = Marsiglia
town-montpellier = Montpellier
town-nimes = Nîmes
town-toulouse = Tolosa
town-castres = Castres
town-cahors = Cahors
town-montauban = Montauban
town-bordeaux = Bordeaux
town-bergerac = Bergerac
town-pau = Pau
town-nerac = Nérac
town-la_rochelle = La Rochelle
town-saint_jean_d_angely = Saint-Jean-d’Angély
town-poitiers = Poitiers
town-niort = Niort
town-limoges = Limoges
town-le_havre = Le Havre

## Paesi

country-england = Inghilterra
country-german_states = Stati tedeschi
    .number = plural
country-united_provinces = Province Unite
    .number = plural
country-swiss = Cantoni svizzeri
    .number = plural
country-papacy = Papato
country-spain = Spagna
country-savoy = Savoia
country-lorraine = Lorena

## Personaggi

character-charles_ix = Carlo IX
character-henri_de_valois = Enrico di Valois
character-francois_d_alencon = Francesco d’Alençon
character-louis_de_montpensier = Louis de Montpensier
character-catherine_de_medicis = Caterina de’ Medici
character-escadron_volant = Squadrone volante
character-anne_de_montmorency = Anne de Montmorency
character-antoine_de_bourbon = Antonio di Borbone
character-gaspard_de_tavannes = Gaspard de Tavannes
character-blaise_de_monluc = Blaise de Monluc
character-francois_de_montmorency = François de Montmorency
character-henri_de_montmorency_damville = Damville
character-artus_de_cosse = Artus de Cossé
character-michel_de_l_hospital = Michel de L’Hospital
character-rene_de_birague = Renato Birago
character-philippe_strozzi = Filippo Strozzi
character-armand_de_biron = Armand de Biron
character-anne_de_joyeuse = Anne de Joyeuse
character-jean_louis_d_epernon = duca d’Épernon
character-francois_d_o = François d’O
character-pomponne_de_bellievre = Pomponne de Bellièvre
character-nicolas_de_villeroy = Nicolas de Villeroy
character-louis_de_conde = Luigi di Condé
character-gaspard_de_coligny = Gaspard de Coligny
character-henri_de_bourbon = Enrico di Borbone
character-henri_de_conde = Enrico di Condé
character-francois_d_andelot = François d’Andelot
character-odet_de_chatillon = Odet de Châtillon
character-jeanne_d_albret = Giovanna d’Albret
character-theodore_de_beze = Teodoro di Beza
character-francois_hotman = François Hotman
character-francois_de_la_rochefoucauld = François de La Rochefoucauld
character-baron_des_adrets = barone des Adrets
character-gabriel_de_montgomery = Gabriel de Montgomery
character-vidame_de_chartres = vidame di Chartres
character-francois_de_la_noue = François de La Noue
character-armee_des_vicomtes = Armata dei visconti
character-assemblee_huguenote = Assemblea ugonotta
character-philippe_duplessis_mornay = Philippe Duplessis-Mornay
character-vicomte_de_turenne = visconte di Turenne
character-francois_de_lesdiguieres = François de Lesdiguières
character-agrippa_d_aubigne = Agrippa d’Aubigné
character-maximilien_de_rosny = barone di Rosny
character-francois_de_guise = Francesco di Guisa
character-henri_de_guise = Enrico di Guisa
character-charles_cardinal_de_lorraine = cardinale di Lorena
character-charles_de_mayenne = Carlo di Mayenne
character-claude_d_aumale = Claude d’Aumale
character-jacques_de_nemours = Jacques de Nemours
character-sebastien_de_martigues = Sébastien de Martigues
character-guillaume_de_joyeuse = Guillaume de Joyeuse
character-simon_vigor = Simon Vigor
character-claude_de_sainctes = Claude de Sainctes
character-anne_d_este = Anna d’Este
character-louis_de_nevers = Luigi di Nevers
character-nicolas_de_pelleve = cardinale di Pellevé
character-claude_de_la_chatre = Claude de La Châtre
character-louis_cardinal_de_guise = cardinale di Guisa
character-catherine_de_montpensier = duchessa di Montpensier
character-charles_cardinal_de_bourbon = cardinale di Borbone
character-philippe_emmanuel_de_mercoeur = duca di Mercœur
character-andre_de_villars_brancas = André de Villars-Brancas
character-charles_de_brissac = Charles de Brissac
character-jean_boucher = Jean Boucher
character-parma = duca di Parma
character-charles_emmanuel = Carlo Emanuele di Savoia
character-john_casimir = Giovanni Casimiro
character-ghost = fantasma

## Eserciti

army-royalist_1 = Esercito realista 1
army-royalist_2 = Esercito realista 2
army-royalist_3 = Esercito realista 3
army-royalist_4 = Esercito realista 4
army-royalist_5 = Esercito realista 5
army-league_1 = Esercito della Lega 1
army-league_2 = Esercito della Lega 2
army-league_3 = Esercito della Lega 3
army-league_4 = Esercito della Lega 4
army-league_5 = Esercito della Lega 5
army-huguenot_1 = Esercito ugonotto 1
army-huguenot_2 = Esercito ugonotto 2
army-huguenot_3 = Esercito ugonotto 3
army-huguenot_4 = Esercito ugonotto 4
army-huguenot_5 = Esercito ugonotto 5
army-peasant_revolt = { chit-peasant_revolt }
army-governor_revolt = { chit-governor_revolt }
size-small = piccolo
size-medium = medio
size-large = grande
rank-a = A
rank-b = B
rank-c = C
rank-d = D

## Carte

deck-royalist = mazzo realista
deck-league = mazzo della Lega
deck-huguenot = mazzo ugonotto
deck-war = mazzo di guerra
effect-council_of_trent = { chit-council_of_trent }
effect-colonial_tension = { chit-colonial_tension }
effect-water_geuzen = { chit-water_geuzen }
effect-spanish_bankruptcy = { chit-spanish_bankruptcy }
effect-spanish_armada = { chit-spanish_armada }
effect-la_rochelle = { event-la_rochelle }
effect-surprise_of_meaux = { event-surprise_of_meaux }
effect-malcontents = { event-malcontents }
effect-parisian_preachers = { event-parisian_preachers }
effect-triumvirate = { event-triumvirate }
effect-forced_march = { event-forced_march }
effect-flooded_roads = { event-flooded_roads }
effect-unpaid_mercenaries = { event-unpaid_mercenaries }
effect-good_scouts = { event-good_scouts }
effect-ambush = { event-ambush }
effect-charge_of_the_reiters = { event-charge_of_the_reiters }
effect-royal_artillery = { event-royal_artillery }
effect-mine_and_sap = { event-mine_and_sap }
effect-heroic_defence = { event-heroic_defence }
effect-treason_at_the_gate = { event-treason_at_the_gate }
effect-relief_column = { event-relief_column }
effect-pillage = { event-pillage }
effect-parole_of_honour = { event-parole_of_honour }
timing-court_start = prima che la corte si riunisca
timing-massacre = prima della prova del massacro
timing-court = nel proprio turno a corte
timing-deploy = durante il reclutamento
timing-placed = quando eserciti e comandanti sono schierati
timing-move = prima che un esercito muova
timing-battle = prima di una battaglia
timing-siege = prima di un assedio
timing-end = alla fine del turno

## Fasi

phase-initial = Fase iniziale
phase-events = Eventi
phase-court_opening = La corte si riunisce
phase-court_hands = Mani di corte
phase-massacre = Prova del massacro
phase-court = Azioni di corte
phase-court_end = La corte si scioglie
phase-war_cards = Carte di guerra
phase-recruitment = Reclutamento
phase-leaders = Comandanti
phase-war_rounds = Round di guerra
phase-war_end = Fine della guerra
phase-end_of_turn = Fine del turno

## Che cosa è una cosa

kind-faction = una fazione
kind-camp = uno schieramento
kind-province = una provincia
kind-town = una città
kind-country = un paese
kind-character = un personaggio
kind-rank = un rango
kind-army = un esercito
kind-size = una grandezza di esercito
kind-event = una carta evento
kind-deck = un mazzo
kind-chit = un gettone evento
kind-timing = un momento del turno
kind-effect = un effetto durevole
kind-unit = un pezzo
kind-phase = una fase

## Parole del gioco

term-minor = città minore
term-major = città maggiore
term-special = città speciale
term-province = provincia
term-foreign = territorio straniero
term-character = personaggio
term-leader = pedina comandante
term-treaty = punti trattato
term-war_points = punti guerra
term-money = denaro
term-troops = punti truppa
term-taxes = tasse reali
term-nobody = nessuno

## Da dove viene un valore

source-rulebook = dal regolamento
source-derived = segue dal regolamento
source-public = riferito da giocatori
source-reconstructed = ricostruito; il gioco stampato può differire
source-overlay = cambiato per questo tavolo

## Scenari, impostazioni e risultati

scenario-campaign = Tutte le guerre, 1562-1598, fino a sei turni
scenario-te_deum = Dopo il massacro del 1572, fino a tre turni
setting-edition = Edizione delle regole
setting-edition-fr = regolamento francese
setting-edition-living = regole rivedute più tarde
setting-solo = Fazione del giocatore solo
setting-solo-royalist = { faction-royalist }
setting-solo-league = { faction-league }
setting-solo-huguenot = { faction-huguenot }
setting-influence = L’influenza a corte è aperta
setting-influence-both = a entrambi gli alleati
setting-influence-ally = al solo alleato dei Realisti
setting-influence_special = Influenza sulle città speciali
setting-influence_special-yes = permessa
setting-influence_special-no = vietata
setting-loire = Passaggio della Loira
setting-loire-stop = un esercito senza passaggio si ferma lì
setting-loire-strict = secondo la riva da cui l’esercito è venuto
setting-league_prize = Premio della Lega per una guerra vinta
setting-league_prize-any = qualsiasi città realista
setting-league_prize-not_paris = qualsiasi città realista tranne Parigi
result-automatic = { $count ->
    [0] Vittoria automatica di una fazione senza giocatore; nessuno al tavolo ha vinto.
   *[other] Vittoria automatica: { $winners }.
}
result-points = { $count ->
    [0] Una fazione senza giocatore ha più punti; nessuno al tavolo ha vinto.
   *[other] Vittoria con il maggior numero di punti: { $winners }.
}

## Grafici

earned-towns = Città
earned-treaties = Trattati
earned-outright = Vittoria automatica
earned-tie = Parità, per numero di città
held-towns = Città
held-treaty = { term-treaty }
held-war_points = { term-war_points }
held-troops = { term-troops }
thrown-hits = colpi
