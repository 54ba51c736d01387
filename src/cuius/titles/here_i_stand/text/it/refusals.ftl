# Perché una conversione, un teologo, una disputa o un’azione non è possibile (8.2, 11.1, 18, 21.5).

refused-faith-is = La religione { of-space } è già questa: { $faith }.
refused-faith-none = { start-space } non è né cattolico né protestante.
refused-faith-tried = In questo impulso si è già tentato { in-space }.
refused-faith-bounds = Questi tentativi non arrivano fino { to-space }.
refused-faith-far = { $space }: nessuno spazio di questa religione ({ $faith }) è adiacente o oltre il mare, e nessuno vi predica o insegna.
refused-faith-unrest = { $space }: gli spazi vicini di questa religione ({ $faith }) hanno disordini e non contano.
refused-faith-zone-first = { $space }: prima vengono gli spazi della disputa ({ $zone }).
refused-university-there = C’è già un’università { in-space }.
refused-ban-not-home = { start-space } non è uno spazio d’origine { of-power }.
refused-ban-occupied = { start-space } è occupato.
refused-ban-unrest = Ci sono già disordini { in-space }.
refused-ban-again = Nessuno è scomunicato due volte: { $ban }.
refused-ban-no-cause = { start-ban }: né guerra col Papato, né alleanza con gli Ottomani, né Inghilterra protestante danno motivo.
refused-ban-away = { start-ban } non è sulla mappa.
refused-debater-theirs = { $debater } parla per l’altra parte.
refused-debater-committed = { $debater } è impegnato fino all’inverno.
refused-debater-away = { $debater } non è in gioco.
refused-debater-no-use = Il bonus di { $debater } qui non serve.
refused-debater-alone = { $debater } non può essere escluso: nessun altro potrebbe rispondere.
refused-debater-not-there = { $debater } non parla in questa disputa ({ $zone }).
refused-debate-zone = Si disputa solo in tedesco, francese e inglese: { $zone }.
refused-debate-nobody = Nessun teologo protestante è in gioco ({ $zone }).
refused-debate-hidden = Lutero si nasconde alla Wartburg: i Protestanti non indicono dispute in questo turno.
refused-debate-more = Tommaso Moro è morto: nessuna disputa in questo turno ({ $zone }).
refused-debate-committed = Tutti i tuoi teologi sono impegnati ({ $zone }).
refused-debate-pool = Non c’è nessuno di quel genere da estrarre ({ $zone }).
refused-translation-done = La Bibbia è tradotta ({ $zone }).
refused-action-never = { $action }: non è sulla tua scheda di potenza ({ $power }).
refused-action-points = { $action }: costa { $cost } PC.
refused-action-league = { $action }: non prima della Lega di Smalcalda.
refused-action-raid = { $action }: non durante l’incursione nel nord.
refused-action-nowhere = { $action }: ora non c’è nulla su cui usarla.
refused-action-cranmer = { $action }: Cranmer non è sulla mappa.
refused-action-jesuits = { $action }: solo dopo la Compagnia di Gesù.
refused-action-dome = { $action }: la chiesa è finita.
refused-action-bibles = { $action }: le tre Bibbie sono finite.
refused-action-debaters = { $action }: in nessuna zona le due parti hanno chi parli.

## Carte, controllo e accordi

refused-pass-home = La tua carta nazionale è ancora in mano: non si passa.
refused-pass-mandatory = Hai in mano un evento obbligatorio: non si passa.
refused-pass-many = Hai più carte di quante il tuo sovrano ne conservi ({ $most }): non si passa.
refused-card-mandatory = «{ $card }» è un evento obbligatorio: si gioca come tale.
refused-card-no-points = «{ $card }» non dà punti comando.
refused-card-combat = «{ $card }» è una carta combattimento: il suo evento vale solo in uno scontro.
refused-card-response = «{ $card }» risponde agli atti altrui; nel tuo impulso dà solo punti.
refused-card-not-yours = «{ $card }» non è un evento per { the-power }.
refused-card-phase = «{ $card }» non è un evento di questa fase.
refused-card-used = «{ $card }» è già stata giocata come evento in questo turno.
refused-card-mary = Sotto Maria I l’Inghilterra gioca «{ $card }» solo per i punti.
refused-card-condition = Le condizioni di «{ $card }» ora non sono soddisfatte.
refused-control-own = { start-space } è già tuo.
refused-control-peace = { start-space }: non sei in guerra con { the-power }.
refused-control-walls = { start-space } è fortificato: va assediato.
refused-control-far = { start-space }: non vi hai unità terrestri, né accanto senza nemici vicini.
refused-control-held = Altre unità terrestri sono { in-space }.
refused-control-no-line = Nessuna linea di comunicazione raggiunge { the-space }.
refused-control-unrest = Per placare { the-space } servono unità terrestri sul posto, o accanto senza nemici vicini.
refused-deal-end_war = Non c’è nessuna guerra da terminare.
refused-deal-leader = Nessuno tiene prigioniero un comandante.
refused-deal-divorce = Enrico VIII non chiede il divorzio.
refused-deal-pardon = Nessuna scomunica è in vigore.
refused-deal-nobody = Nessuno qui può promettere qualcosa del genere.
refused-deal-papacy = Solo il Papato lo concede, non { the-power }.
refused-deal-nothing = { start-power } non { $power_number ->
    [plural] possono
   *[other] può
} promettere nulla del genere.
refused-cede-foreign = { start-space } non è uno spazio d’origine di nessuno dei due: nell’edizione del 2017 non può essere ceduto.
refused-suit-ceded = In questo turno hai ceduto uno spazio d’origine { to-power }: nell’edizione del 2017 non puoi chiedere la pace a chi lo ha ricevuto.
refused-mandatory-discard = «{ $card }» deve essere giocata: nell’edizione del 2017 non può essere scelta per uno scarto.
