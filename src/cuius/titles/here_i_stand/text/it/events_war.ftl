# Gli eventi di guerra, di politica e del Nuovo Mondo

## Domande

mercator-for = La carta di Mercatore: quale potenza esplora?
fountain-whose = L’esplorazione di chi va a vuoto?
cibola-whose = Il viaggio di chi va a vuoto?
cibola-voyage = Quale viaggio è annullato ({ $power })?
galleons-for = Di chi sono i galeoni?
plantations-for = Le colonie di chi ricevono le piantagioni?
raiders-for = Di chi sono i predoni?
potosi-for = Chi trova l’argento di Potosí?
potosi-marker = Quale segnalino colonia cedete per Potosí?
revolt-where = Dove scoppiano i disordini? (ancora { $many } al massimo)
cloth-prices = In che direzione vanno i prezzi dei panni?
cloth-guards = Dove si radunano i vostri nuovi mercenari o cavalieri?
bourbon-where = Dove vi raggiunge il Borbone?
ships-kind = Che cosa costruiscono i vostri cantieri?
pay-whose = I mercenari di chi reclamano la paga?
pay-card = I vostri mercenari reclamano la paga: quale carta scartate?
pay-dismiss = Dove vi lascia un mercenario? ({ $many } da perdere)
unpaid-where = In quale spazio i mercenari non sono pagati?
unpaid-whose = I mercenari di chi ({ $space })?
camp-where = Quale campo è colpito dalla malattia?
camp-whose = La pila di chi ({ $space })?
camp-loss = Malattia a { $space }: quale unità muore? ({ $many } da perdere)
ransom-whom = Quale comandante prigioniero è liberato?
ransom-home = Dove torna { $leader }?
threat-whom = Quale favorito cade?
doria-use = Che cosa fa Andrea Doria?
auld-use = { card-auld_alliance }: per quale uso?
auld-where = Dove in Scozia sbarcano i regolari francesi?
venetian-use = { card-venetian_alliance }: per quale uso?
venetian-where = In quale porto si radunano i Veneziani?
marriage-minor = Quale potenza minore cambia campo?
rebels-key = Quale città chiave insorge?
rebels-loss = Ribelli a { $space }: quale unità è persa? (colpi: { $many })
trace-where = Dove costruire una fortezza?
treachery-where = Quale spazio assediato è tradito?
treachery-who = Chi assalta { $space }?
machiavelli-enemy = A chi dichiarate guerra?
akinji-victim = Chi saccheggiano gli akinji?
overture-to = A chi date una carta?
overture-card = Quale carta date ({ $power })?
knights-seat = Quale porto date ai cavalieri di San Giovanni?
scots-leader = Inviare prima un comandante in Scozia, per metà dei punti?
scots-landing = Dove sbarca { $leader }?

## Risposte

choice-potosi-marker-spare = Un segnalino inutilizzato
choice-revolt-where-pass = In nessun altro luogo
choice-cloth-prices-boom = Al rialzo: Inghilterra e Asburgo pescano una carta, voi assoldate uomini
choice-cloth-prices-slump = Al ribasso: chi tiene Anversa perde una carta, seguono disordini
choice-pay-card-pass = Non pagare nulla e perderli tutti
choice-doria-use-win = Guadagnare Genova
choice-doria-use-raid = Razziare la costa ottomana
choice-activate = Ottenerla come alleata
choice-deactivate = Toglierla al suo alleato
choice-reinforce = Inviarle unità
choice-scots-leader-pass = Nessuno: tutti i punti
choice-action-free_assault = Assalto gratuito con Solimano

## Eventi

fountain-lost = { $explorer } non trova la fonte della giovinezza e scompare ({ $power }).
voyage-called_off = Un viaggio va a vuoto ({ $power }): { $voyage }.
galleons-built = Galeoni: { $power }.
plantations-laid_out = Piantagioni: { $power }.
raiders-sail = Predoni al largo delle Antille: { $power }.
moluccas-sold = Le Molucche sono vendute ({ $power }).
bourbon-joins = { $leader } entra in servizio a { $space } ({ $power }).
zapolya-comes = Regolari si radunano a { $space } ({ $power }): { $many }.
hirelings-leave = Mercenari lasciano { $space } ({ $power }): { $many }.
hirelings-leave_war = Mercenari lasciano la guerra «{ $card }» ({ $power }): { $many }.
pay-paid = Paga versata con { $card } ({ $power }).
camp-dies = Malattia a { $space } ({ $power }), unità perse: { $many }.
roxelana-calls = Rosselana richiama { $leader } a { $space }.
threat-disgraced = { $leader } è in disgrazia per il resto del turno.
threat-executed = { $leader } perde la testa.
doria-raids = Andrea Doria razzia la costa ottomana; punti pirateria persi: { $points }.
auld-lands = Regolari sbarcano a { $space } ({ $power }): { $many }.
venetian-lands = Nuovo a { $space } ({ $power }): regolari { $many }, squadre { $ships }.
rebels-rise = I ribelli insorgono a { $space }, colpi: { $hits }.
rebels-win = { $space } scaccia i suoi padroni ({ $power }).
trace-built = Una fortezza sorge a { $space }.
treachery-opens = Traditori aprono le porte di { $space }.
fuggers-lend = I Fugger prestano ({ $power }): una carta in meno al prossimo turno.
julia-awaited = I pirati cercano Giulia Gonzaga.
knights-settle = I cavalieri di San Giovanni si stabiliscono a { $space }.
scots-quiet = Gli Scozzesi restano a casa.
scots-raid = Incursione scozzese ({ $power }), punti: { $points }.
voyage-uncharted = Acque inesplorate
