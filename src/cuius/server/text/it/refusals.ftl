# Why the server refuses something. English stands where it is raised; a test compares.

## Accounts

refusal-token-limit = Hai { $count } token; rimuovine uno che non usi.
refusal-token-unknown = Questo token non esiste; forse è già stato rimosso.
refusal-banned-until = Il gestore di questo server ha escluso questo account fino al { $time } UTC: { $reason }
refusal-banned = Il gestore di questo server ha escluso questo account: { $reason }
refusal-credentials = Nome, password o codice errati; riprova.
refusal-local-account = Il gioco locale non richiede un account; gioca e basta.
refusal-report-whom = Di’ di chi ti lamenti: un nome, oppure un tavolo e un posto.
refusal-seat-empty = Lì non siede nessuno.
refusal-name-unknown = Non c’è nessuno con questo nome.
refusal-animation-unfinished = Solo una partita conclusa si mostra come immagine animata; questa non è finita.
refusal-picture-unknown = Questa immagine non esiste; chiedi quella di un tavolo, in PNG o GIF.
refusal-scenario-picture-unknown = Questa immagine non esiste; chiedi quella di uno scenario, in PNG.
refusal-archive-place = Questo non è un punto dell’archivio; ricomincia dalla prima pagina.
refusal-block-self = Non puoi bloccare te stesso.
refusal-block-limit = Blocchi { $count } persone; sbloccane prima una.
refusal-favourite-self = Non puoi essere fra i tuoi stessi preferiti.
refusal-favourite-limit = Hai { $count } preferiti; togline prima uno.
refusal-corrected-board-limit = Hai { $count } tabelloni corretti; prima eliminane uno.
refusal-corrected-board-unknown = Questo tabellone corretto non esiste; forse è già stato eliminato.
refusal-corrected-board-large = Sono troppi valori da tenere; tieni solo quelli diversi dai nostri.
refusal-report-limit = Molte tue segnalazioni attendono una decisione; aspettala prima.
refusal-local-delete = Il gioco locale non ha account da eliminare; elimina invece il suo database.
refusal-email-taken = Un altro account ha già questo indirizzo; accedi con quello.
refusal-registration-closed = Questo server non accetta nuovi account; chiedine uno al gestore.
refusal-registration-invitation = Su questo server si entra per invito; chiedi un codice al gestore.
refusal-invitation-expired = Questo invito è già stato usato o è troppo vecchio; chiedine uno nuovo.
refusal-invitation-limit = Ci sono { $count } inviti; revocane prima alcuni.
refusal-invitation-unknown = Questo invito non esiste; forse è già stato usato.
refusal-name-length = Un nome ha da { $min } a { $max } caratteri; scegline uno così.
refusal-name-signs = Un nome non ha né @ né /; toglili.
refusal-name-letter = Un nome ha almeno una lettera o una cifra; aggiungila.
refusal-name-alphabet = Un nome si scrive in un solo alfabeto; prendi tutte le lettere dallo stesso.
refusal-name-unfit = Un nome è fatto di lettere, cifre e segni visibili su una riga; togli gli altri.
refusal-name-taken = Questo nome è già preso; scegline un altro.
refusal-table-name-length = Il nome di un tavolo ha al massimo { $max } caratteri; accorcialo.
refusal-email-invalid = Questo non è un indirizzo e-mail; scrivilo come nome@example.org.
refusal-password-length = Una password ha da { $min } a { $max } caratteri; scegline una così.
refusal-password-weak = Questa password è troppo facile da indovinare; prendi più parole che non abbiano nulla a che fare tra loro.
refusal-not-allowed = Qui non puoi farlo.
refusal-token-scope = Questo token non lo permette; creane uno con i permessi giusti.
refusal-sign-in-first = Accedi prima, poi riprova.
refusal-proof-wrong = Non è la tua password, o non è un codice recente; riprova.
refusal-code-missing = Dai anche il codice del tuo autenticatore.
refusal-session-unknown = Questa sessione non esiste; forse è già finita.
refusal-factor-exists = Hai già un secondo fattore; toglilo prima.
refusal-factor-none = Non hai un secondo fattore.
refusal-factor-begin = Inizia prima con un secondo fattore; hai dieci minuti per confermarlo.
refusal-factor-code = Non è il codice di questo segreto; controlla l’ora del tuo dispositivo.
refusal-link-expired = Questo link è già stato usato o è troppo vecchio; chiedine uno nuovo.

## Admins

refusal-report-unknown = Questa segnalazione non esiste.
refusal-report-settled = Questa segnalazione è già stata decisa.
refusal-table-unknown = Questo tavolo non esiste.
refusal-table-not-frozen = Questo tavolo non è bloccato.
refusal-account-unknown = Questo account non esiste.
refusal-account-admin = È l’account di un amministratore; togline prima il nome dalle impostazioni.
refusal-account-not-banned = Questo account non è escluso.

## Titles

refusal-advice-none = A questo tavolo nessuno dà consigli; si possono permettere creando un’altra partita.
refusal-reasons-early = I bot spiegano le loro mosse a partita finita.
refusal-analysis-early = Si analizza solo una partita finita; questa non lo è.
refusal-pools-hidden = Le riserve dicono ciò che è nascosto; aspetta la fine della partita.
refusal-lesson-none = Per questo gioco non c’è ancora una lezione.
refusal-metrics-forbidden = Le metriche sono per questa macchina; da altrove invia il token delle impostazioni.
refusal-edition-unknown = Questo gioco non ha questa edizione.
refusal-board-not-taken = Questo gioco non accetta valori di un altro tabellone.
refusal-options-form = Indica le opzioni come nome:scelta.
refusal-language-unknown = Non c’è la lingua { $language }; scegli { $choices }.
refusal-game-not-played = Qui non si gioca a questo gioco.
refusal-title-not-played = Qui non si gioca a { $title }.
refusal-edition-choices = Non c’è l’edizione { $edition }; scegli { $choices }.
refusal-title-unknown = Non c’è il gioco { $title }; scegli { $choices }.
refusal-players-number = { $title } si gioca in { $choices }, non in { $players }.
refusal-scenario-unknown = { $title } non ha lo scenario { $scenario }; scegli { $choices }.
refusal-option-unknown = { $title } non ha l’opzione { $option }; ha { $choices }.
refusal-option-choice = { $option } è { $choices }, non { $value }.
refusal-board-no-overlay = { $title } non accetta un altro tabellone.
refusal-board-kind = Le correzioni non possono dire nulla di { $kind }.
refusal-board-table = { $kind } dev’essere una tabella di schede.
refusal-board-field = { $path } non ha il campo { $field }; ha { $choices }.
refusal-board-rule = { $path } è una regola e non una questione di tabellone.
refusal-board-shape = { $path } deve somigliare a { $old }, non a { $new }.
refusal-board-word = Non c’è { $kind } di nome { $word }.
refusal-board-record = { $path } dev’essere una scheda di campi.
refusal-board-names = { $path } nomina { $word }, che non esiste ({ $kind }).
refusal-board-twice = { $path } nomina due volte la stessa cosa.
refusal-board-whole = { $path } dev’essere un numero intero ({ $span }), non { $value }.
refusal-board-total = Il totale ({ $name }) dev’essere { $wanted }, e il tabellone ha { $found }.
refusal-board-itself = { $path } porta a sé stesso.
refusal-board-one-way = { $path } porta a { $there }, ma nulla porta indietro.

## Playing

refusal-not-asked = Ora non ti viene chiesto nulla; aspetta il tuo turno.
refusal-seat-not-held = Non occupi il posto { $seat }.
refusal-role-not-held = Il tuo posto non gioca { $role }.
refusal-layer-unknown = Questa mappa non ha il livello { $name }.
refusal-try-too-long = Le regole impiegano troppo a provarlo; rispondi passo per passo.
refusal-message-unreadable = Questo messaggio non si può leggere: { $error }
refusal-message-too-long = supera { $count } caratteri
refusal-table-busy = A questo tavolo accade troppo in una volta; riprova.
refusal-seat-never-yours = Questo posto non è mai stato tuo; prendine uno libero.
refusal-seat-played = Questo posto è già giocato; non c’è nulla a cui tornare.
refusal-seat-conceded = Questo posto si è arreso; non si può riprendere.
refusal-seat-just-taken = Qualcun altro ha appena preso questo posto; guarda di nuovo.
refusal-rules-too-long = Qui le regole impiegano troppo; nulla è cambiato.
refusal-table-frozen = Qui le regole hanno fallito; la partita è ferma. Incidente { $incident }.
refusal-table-closed = Questo tavolo è stato chiuso; nessuno vi gioca più.
refusal-table-waits = Nessuno è a questo tavolo, perciò aspetta; torna prima al tuo posto.
refusal-table-waits-on = Nessuno è a questo tavolo, perciò aspetta; torna al tuo posto e si va avanti.
refusal-table-paused = Il tavolo è in pausa; riprendilo prima.
refusal-conceded-self = Qui ti sei arreso; l’intendente gioca per te.
refusal-no-game = A questo tavolo non si gioca nessuna partita.
refusal-talk-secret = Le regole di questo gioco vietano i colloqui segreti; dillo a tutti.
refusal-talk-whom = Indica i posti a cui parli; non indicarne per parlare a tutti.
refusal-talk-length = Di’ qualcosa, in meno di 2.000 lettere.
refusal-talk-gunboat = A un tavolo muto nessuno parla; lascia parlare le mosse.
refusal-talk-muted = Per ora non puoi parlare; gioca, e riprova più tardi.
refusal-motion-over = La partita è finita; non c’è nulla da votare.
refusal-row-unknown = Non c’è una riga { $number } a cui tornare; riguarda il diario.
refusal-motion-unknown = Questo tavolo non ha questa mozione.
refusal-motion-conceded = Questo posto si è già arreso e non ha più voce.
refusal-motion-number = Indica con `number` a quale riga tornare.
refusal-motion-pace = Indica con `pace` a quale ritmo si deve giocare.
refusal-motion-decided = Questa mozione è già decisa.
refusal-motion-stale = La partita è andata avanti; proponilo di nuovo.
refusal-motion-paused = Il tavolo è già in pausa.
refusal-motion-open = Su questo si sta già votando; vota prima.
refusal-motion-not-paused = Il tavolo non è in pausa.
refusal-motion-refused = È stato rifiutato; chiedilo di nuovo quando la partita sarà avanzata.
refusal-motion-no-vote = Questo posto non vota su questo; chi è assente deve prima tornarvi.
refusal-motion-agreed = È deciso, ma ora non si può salvare; sarà fatto appena il server potrà.
refusal-what-if-failed = Le regole hanno fallito in questa prova; ritira una risposta.
refusal-what-if-stuck = Questa prova non va avanti così: { $error }
refusal-what-if-moment = Questo momento non si può provare; vai un po’ indietro o avanti.
refusal-what-if-role = { $role } qui non è interrogato; ricomincia la prova.
refusal-what-if-over = Qui la partita è finita; torna prima a un momento precedente.
refusal-server-stops = Il server si ferma; riprova tra un momento.
refusal-job-too-long = Questo calcolo dura troppo; è stato abbandonato.
refusal-job-lost = Il processo che se ne occupava è finito; riprova.
refusal-jobs-many = Ci sono troppi calcoli in corso; riprova tra poco.
refusal-jobs-many-yours = Ci sono troppi calcoli in corso per te; aspetta che qualcuno finisca.
refusal-answer-stale = Questa risposta è per la domanda { $number }, ma è aperta la { $open }; guarda di nuovo.
refusal-answer-key = La domanda aperta è { $open }, non { $key }; guarda di nuovo.
refusal-answer-over = La partita è finita; iniziane un’altra, o ripercorri questa.
refusal-answer-seat = Non tocca a { $seat } rispondere; aspetta di essere interrogato.
refusal-answer-not-offered = { $answer } qui non è offerto; scegli una delle risposte mostrate.
refusal-salt-late = La partita è cominciata; il sale si aggiunge prima.
refusal-role-unknown = A questo tavolo non c’è { $role }.
refusal-orders-over = La partita è finita; non c’è più nulla a cui rispondere.
refusal-game-over-already = La partita è già finita.
refusal-rules-broken = Le regole hanno fallito su questa risposta; la partita resta com’era.
refusal-answers-cut = dadi, una carta o qualcun altro vengono prima della tua prossima risposta; invia ciò che vi porta.
refusal-answers-cut-that = Dadi, una carta o qualcun altro vengono prima di questa risposta; invia ciò che vi porta.
refusal-undo-consent = Nulla si può ritirare senza il consenso degli altri; chiedilo a loro.

## Tables

refusal-close-over = La partita è finita; non c’è nulla da chiudere.
refusal-close-others = Altri giocano a questo tavolo; finite insieme la partita, o arrenditi.
refusal-rules-other = Questa partita non si accorda con le regole installate; avvisa il gestore.
refusal-salt-seat-free = Il posto { $seat } è ancora libero; tieni il sale finché tutti sono presi.
refusal-salt-seats-changed = I posti sono cambiati; riguarda il tavolo prima di mostrare un sale.
refusal-salt-wrong = Questo non è il sale promesso da { $seat }; lascia il posto e riprendilo.
refusal-sit-who = { $who } non può sedere a { $seat }; scrivi { $choices }.
refusal-seat-unknown = A questo tavolo non c’è il posto { $seat }.
refusal-table-invitation = Questo tavolo non esiste, o serve il suo invito.
refusal-table-blocked = Tra te e qualcuno a questo tavolo c’è un blocco; scegli un altro tavolo.
refusal-seat-choices = Non c’è il posto { $seat }; ci sono { $choices }.
refusal-salt-own = Non siedi a { $seat }; i sali sono per i tuoi posti.
refusal-rematch-early = Questa partita non è cominciata; iniziala, e rigiocala dopo.
refusal-invite-late = La partita è finita; invita piuttosto a una rivincita.
refusal-tables-limit = Molti tuoi tavoli non sono cominciati; inizia o chiudine prima uno.
refusal-leave-begun = La partita è cominciata; arrenditi, o lascia il posto a un sostituto.
refusal-bot-not-now = Ora questo posto non si può dare a un bot.
refusal-bot-unknown = Non c’è il bot { $bot }; scegli { $choices }.
refusal-salts-late = La partita è cominciata; i sali si mostrano prima.
refusal-begun-already = La partita è già cominciata.
refusal-start-seat-free = Il posto { $seat } è ancora libero; dallo a una persona o a un bot.
refusal-start-salt = Il sale di { $seat } non è ancora mostrato; aspetta, o inizia senza.
refusal-seat-taken = Questo posto è preso; scegline uno libero.
refusal-seat-yours = Questo posto è tuo; tornaci.
refusal-seat-other-held = Occupi un altro posto di questa partita; lascia questo a qualcun altro.
refusal-seat-other-played = Hai giocato un altro posto di questa partita; lascia questo a qualcun altro.

## Records and positions

refusal-record-not-play = È una partita registrata da guardare; riprendila a un tavolo a parte.
refusal-seats-changed = I posti sono cambiati; riguarda il tavolo.
refusal-position-rules-table = Questa posizione non si accorda con le regole installate; chiudi il tavolo.
refusal-position-rules = Questa posizione non si accorda con le regole installate; scegline un’altra.
refusal-position-over = Lì la partita è finita; scegli una mossa precedente da cui continuare.
refusal-position-secret = Questa partita non è finita; le sue posizioni si potranno riprendere quando lo sarà.
refusal-position-name = Dai un nome alla posizione.
refusal-position-unknown = Questa posizione non esiste; forse è stata tolta.
refusal-positions-limit = Conservi { $count } posizioni; togline prima una.
refusal-records-limit = Conservi { $count } partite registrate; togline prima una.
refusal-record-none = Non è una partita registrata da questo programma; scegli un file salvato da un tavolo.
refusal-record-elsewhere = Questa registrazione è di un gioco che qui non si gioca.
refusal-record-set-up = La preparazione di questa registrazione non è di questo gioco; non si può aprire.
refusal-record-damaged = Questa registrazione è rovinata; salvala di nuovo da dove proviene.
refusal-record-wrong-row = Questa registrazione è sbagliata dalla riga { $number } in poi; non è stata presa.
refusal-record-newer = Questa registrazione è di un programma più recente; questo server non la sa leggere.
refusal-record-rules = Questa partita è stata giocata con le regole { $played }, e qui sono le { $installed }; non si può aprire.
refusal-record-large = Una registrazione ha al massimo { $megabytes } MB; questa è più grande.

## Requests

refusal-text-unstorable = Ciò che hai inviato contiene un carattere che non si può conservare; toglilo.
refusal-not-saved = Non si è potuto salvare, e nulla è cambiato; riprova tra un momento.
refusal-database-away = Il database ora non risponde; riguarda tra un momento, e ripeti ciò che non è fatto.
refusal-token-removed = Questo token qui non è noto, o è stato rimosso; creane uno nuovo.
refusal-connections-many = Hai troppe connessioni aperte; chiudine alcune.
refusal-request-late = La tua richiesta non è arrivata in tempo; inviala di nuovo.
refusal-headers-large = La tua richiesta ha troppe intestazioni; cancella i cookie di questo sito.
refusal-host-local = Questo server gioca solo su questa macchina; aprilo come 127.0.0.1 o localhost.
refusal-host-foreign = Questo server non ha questo nome; chiedi l’indirizzo al gestore.
refusal-origin-foreign = Questa richiesta viene da un altro sito; usa la pagina di questo server.
refusal-header-missing = Invia l’intestazione { $header }: 1 con una richiesta che cambia qualcosa.
refusal-origin-missing = Indica da dove viene la richiesta, con l’intestazione Origin o Referer.
refusal-request-parts = La tua richiesta ha troppe parti; invia meno in una volta.
refusal-request-deep = La tua richiesta è annidata per più di { $count } livelli; inviala più piatta.
refusal-request-encoding = La tua richiesta non è in UTF-8; codificala così.
refusal-webhook-form = Un webhook è un indirizzo come https://example.org/percorso, senza nome né password.
refusal-webhook-port = Un webhook può usare la porta 80, 443, 8080 o 8443, non { $port }.
refusal-webhook-private = Questo webhook porta a un indirizzo privato o riservato; indicane uno pubblico.
refusal-webhook-invalid = Non è l’indirizzo di un webhook; scrivilo come https://example.org/percorso.
refusal-webhook-unknown = Il nome { $host } del webhook non è noto; controllalo.
refusal-webhook-answer = Il webhook ha risposto { $status }.
refusal-incident = Qui qualcosa è fallito; non è colpa tua. Avvisa il gestore del server: incidente { $incident }.

## Too often

refusal-again-seconds = { $what }; riprova tra { $count } secondi.
refusal-again-minutes = { $what }; riprova tra { $count } minuti.
refusal-often = Era troppo spesso
refusal-often-registrations = Da qui sono stati creati troppi account
refusal-often-daily_registrations = Oggi da qui sono stati creati troppi account
refusal-often-letters = Sono state chieste troppe e-mail
refusal-often-recipient_letters = A questo indirizzo sono state inviate abbastanza e-mail
refusal-often-tables = Hai creato molti tavoli
refusal-often-rematches = Hai chiesto molte rivincite
refusal-often-imports = Hai importato molte partite
refusal-often-shares = Hai conservato molte posizioni
refusal-often-joins = Ti sei seduto a molti tavoli
refusal-often-invites = Hai invitato molte persone
refusal-often-motions = Hai fatto molte proposte
refusal-often-chat_messages = Hai detto molto

## Data files

refusal-data-words = Le schede di { $kind } non si accordano con i nomi delle regole.
refusal-data-source = { $path } ha la fonte { $source }; usa { $choices }.
refusal-data-doubt = { $path } dà una fonte o un dubbio per { $field }, che non ha.

## Announcements, push and lessons

refusal-announcement-limit = Ci sono già { $count } annunci; prima ritirane qualcuno.
refusal-announcement-unknown = Questo annuncio non esiste; forse è già stato ritirato.
refusal-lesson-unknown = Questo gioco non ha una lezione simile.
refusal-rules-spin = Le regole installate impiegano troppo su questa partita; avvisa il gestore.
refusal-push-local = Le notifiche push sono per i browser collegati a un account; il gioco locale non ne ha.
refusal-push-unknown = Questo browser non esiste; forse è già stato rimosso.
refusal-push-off = Le notifiche push non sono attive in questo browser; prima attivale.
refusal-webhook-none = Non c’è ancora un webhook; prima salvane uno.

## Club

refusal-club-unknown = Questo club non esiste, oppure ti serve il suo invito.
refusal-club-not-yours = Questo club non esiste, oppure non ne fai parte.
refusal-club-limit = Guidi già { $count } club; prima cedine o sciogline uno.
refusal-club-full = Un club ha al massimo { $count } membri; questo è al completo.
refusal-club-invitation = In questo club si entra su invito; rivolgiti a uno degli organizzatori.
refusal-club-no-member = Non fai parte di questo club.
refusal-club-member-unknown = In questo club non c’è nessuno con quel nome.
refusal-club-self = Sei tu; lascia il club, o cedilo a qualcun altro.
refusal-club-founder = Solo il fondatore del club decide sugli organizzatori.
refusal-club-accept-first = Prima accettalo come membro.
refusal-club-name-taken = Un altro club ha già quel nome; scegline un altro.
refusal-tournament-unknown = Questo torneo non esiste.
refusal-tournament-closed = Le iscrizioni a questo torneo sono chiuse.
refusal-tournament-full = Questo torneo è al completo.
refusal-tournament-entered = Gioca già in questo torneo.
refusal-tournament-not-entered = Non gioca in questo torneo.
refusal-tournament-over = Il torneo è finito.
refusal-tournament-begun = Il torneo è già cominciato, o è stato annullato.
refusal-tournament-not-running = Il torneo è finito, o non è cominciato.
refusal-tournament-few = Servono { $count } iscritti per cominciare; aspetta che ci siano.
refusal-tournament-limit = { $count } tornei di questo club sono in corso; prima chiudine uno.
refusal-tournament-no-round = Nessun turno aspetta di cominciare.
refusal-tournament-round-over = Quel turno è finito, o non è mai stato previsto.
refusal-tournament-gone-on = Quel turno è finito, e altri sono andati avanti grazie a esso.
refusal-tournament-dates = Un turno finisce dopo essere cominciato, e non nel passato.
refusal-tournament-game = Questa partita non esiste nel torneo.
refusal-tournament-places = Dai un piazzamento a ogni posto: 1 al migliore, lo stesso ai pari, poi il successivo.
refusal-tournament-hotseat = In un torneo ognuno gioca al proprio schermo; scegli un altro ritmo.
refusal-tournament-alone = Un torneo si gioca a tavoli da due o più.
refusal-calendar-unknown = Questo calendario non esiste; l’indirizzo è nella pagina del club.
