# Gli eventi di guerra, di politica e del Nuovo Mondo

## Domande

mercator-for = { card-mercators_map }: quale potenza esplora?
fountain-whose = L’esplorazione di chi va a vuoto?
cibola-whose = Il viaggio di chi va a vuoto?
cibola-voyage = Quale viaggio { of-power } è annullato?
galleons-for = Di chi sono i galeoni?
plantations-for = Le colonie di chi ricevono le piantagioni?
raiders-for = Di chi sono i predoni?
potosi-for = Chi trova l’argento di Potosí?
potosi-marker = Quale segnalino colonia cedi per Potosí?
revolt-where = Dove scoppiano i disordini? (ancora { $many } al massimo)
cloth-prices = In che direzione vanno i prezzi dei panni?
cloth-guards = Dove si radunano i tuoi nuovi mercenari o cavalieri?
bourbon-where = Dove ti raggiunge il Borbone?
ships-kind = Che cosa costruiscono i tuoi cantieri?
pay-whose = I mercenari di chi reclamano la paga?
pay-card = I tuoi mercenari reclamano la paga: quale carta scarti?
pay-dismiss = Dove ti lascia un mercenario? (da perdere: { $many })
unpaid-where = In quale spazio i mercenari non sono pagati?
unpaid-whose = Di chi sono i mercenari { in-space }?
camp-where = Quale campo è colpito dalla malattia?
camp-whose = Di chi è la pila { in-space }?
camp-loss = Malattia { in-space }: quale unità muore? (da perdere: { $many })
ransom-whom = Quale comandante prigioniero è liberato?
ransom-home = Dove torna { the-leader }?
threat-whom = Quale favorito cade?
doria-use = Che cosa fa Andrea Doria?
auld-use = { card-auld_alliance }: per quale uso?
auld-where = Dove in Scozia sbarcano i regolari francesi?
venetian-use = { card-venetian_alliance }: per quale uso?
venetian-where = In quale porto si radunano i Veneziani?
marriage-minor = Quale potenza minore cambia campo?
rebels-key = Quale chiave insorge?
rebels-loss = Ribelli { in-space }: quale unità è persa? (colpi: { $many })
trace-where = Dove costruire una fortezza?
treachery-where = Quale spazio assediato è tradito?
treachery-who = Chi assalta { the-space }?
machiavelli-enemy = A chi dichiari guerra?
akinji-victim = Chi saccheggiano gli akinji?
overture-to = A chi dai una carta?
overture-card = Quale carta dai { to-power }?
knights-seat = Quale porto dai ai cavalieri di San Giovanni?
scots-leader = Inviare prima un comandante in Scozia, per metà dei punti?
scots-landing = Dove sbarca { the-leader }?

## Risposte

choice-potosi-marker-spare = Un segnalino inutilizzato
choice-revolt-where-pass = In nessun altro luogo
choice-cloth-prices-boom = Al rialzo: Inghilterra e Asburgo pescano una carta, tu assoldi uomini
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
voyage-called_off = Un viaggio { of-power } va a vuoto: { $voyage }.
galleons-built = Galeoni per { the-power }.
plantations-laid_out = Piantagioni per { the-power }.
raiders-sail = Predoni { of-power } al largo delle Antille.
moluccas-sold = { start-power } { $power_number ->
    [plural] vendono
   *[other] vende
} le Molucche.
bourbon-joins = { start-leader } entra al servizio { of-power } { in-space }.
zapolya-comes = { $many ->
    [one] { $many } regolare
   *[other] { $many } regolari
} { of-power } si { $many ->
    [one] raduna
   *[other] radunano
} { in-space }.
hirelings-leave = { $many ->
    [one] { $many } mercenario
   *[other] { $many } mercenari
} { of-power } { $many ->
    [one] lascia
   *[other] lasciano
} { the-space }.
hirelings-leave_war = { $many ->
    [one] { $many } mercenario
   *[other] { $many } mercenari
} { of-power } { $many ->
    [one] lascia
   *[other] lasciano
} la guerra «{ $card }».
pay-paid = { start-power } { $power_number ->
    [plural] pagano
   *[other] paga
} i mercenari con «{ $card }».
camp-dies = Malattia { in-space }: { the-power } { $power_number ->
    [plural] perdono
   *[other] perde
} { $many ->
    [one] { $many } unità
   *[other] { $many } unità
}.
roxelana-calls = Rosselana richiama { the-leader } { in-space }.
threat-disgraced = { start-leader } è in disgrazia per il resto del turno.
threat-executed = { start-leader } perde la testa.
doria-raids = Andrea Doria razzia la costa ottomana; punti pirateria persi: { $points }.
auld-lands = { $many ->
    [one] { $many } regolare
   *[other] { $many } regolari
} { of-power } { $many ->
    [one] sbarca
   *[other] sbarcano
} { in-space }.
venetian-lands = { start-power } { $power_number ->
    [plural] schierano
   *[other] schiera
} { in-space } { $many ->
    [one] { $many } regolare
   *[other] { $many } regolari
} e { $ships ->
    [one] { $ships } squadra
   *[other] { $ships } squadre
}.
rebels-rise = I ribelli insorgono { in-space }: { count-hits }.
rebels-win = { start-space } scaccia i suoi padroni ({ $power }).
trace-built = Una fortezza sorge { in-space }.
treachery-opens = Traditori aprono le porte { of-space }.
fuggers-lend = I Fugger prestano denaro { to-power }: una carta in meno al prossimo turno.
julia-awaited = I pirati cercano Giulia Gonzaga.
knights-settle = I cavalieri di San Giovanni si stabiliscono { in-space }.
scots-quiet = Gli Scozzesi restano a casa.
scots-raid = Incursione scozzese ({ $power }): { $points } PC.
voyage-uncharted = Acque inesplorate
