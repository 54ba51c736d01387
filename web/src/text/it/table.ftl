## Lobby
my-tables = I miei tavoli
open-tables = Tavoli aperti
running-tables = Partite da seguire
finished-games = Partite concluse
play-this = Gioca
rules = Regole
your-turn = Tocca a te
turn-of = Tocca a: { $who }
waits-for-people = Aspetta che qualcuno ritorni
game-ended = La partita è finita.
signed-in-as = Accesso come { $name }.
sign-out = Esci
sign-in-or-register = Accedi o crea un account

seats-free = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
players-count = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}

## Accounts
sign-in = Accedi
register = Crea un account
ask-reset = Password dimenticata
reset = Scegli una nuova password
confirm-mail = Conferma l’indirizzo e-mail
name = Nome
name-or-mail = Nome o indirizzo e-mail
password = Password
new-password = Nuova password
mail = Indirizzo e-mail
mail-optional = Indirizzo e-mail (facoltativo)
registration-code = Codice d’invito
registration-closed = Questo server non accetta nuovi account; chiedine uno a chi lo gestisce.
second-factor = Ho un secondo fattore
code = Codice
letter-sent = Se un account ha questo indirizzo, è stata inviata un’e-mail.
password-changed = La password è stata cambiata; accedi con quella nuova.
mail-confirmed = L’indirizzo è confermato.

## Making a table
how-many-players = Quanti giocatori?
scenario = Scenario
pace = Ritmo
pace-hotseat = Su un solo schermo, senza orologi
pace-live = Dal vivo: 45 minuti ciascuno
pace-slow = Una mossa al giorno
more-choices = Edizione e opzioni
table-is-open = Chiunque può giocare e guardare
next-seats = Avanti: i posti
who-sits = Chi gioca che cosa
against-stewards = Io contro i bot
all-here = Tutti su questo schermo
with-others = Io e chi si unisce
seat-me = Tu
seat-open = Libero
bot-steward = Bot intendente
bot-random = Bot casuale
bot-novice = Bot principiante
bot-captain = Bot capitano (uno sguardo)
bot-master = Bot maestro (1 secondo)
bot-grandmaster = Bot gran maestro (5 secondi)
bot-search-1 = Bot maestro (1 secondo)
bot-search-5 = Bot gran maestro (5 secondi)
bot-engine = Motore { $name }
bot-kind = ({ $level }, { $temperament })
temperament-bold = audacia
temperament-cautious = prudenza
temperament-zealous = zelo
temperament-mercantile = fiuto per gli affari
temperament-faithless = perfidia
temperament-steadfast = costanza
temperament-scheming = gusto dell’intrigo
somebody = Qualcuno
back = Indietro
begin = Comincia
make-table = Crea la partita
leave-seat = Lascia
remove-bot = Togli
remove-person = Togli il posto
sit-here = Siediti qui
invite-link = Link per gli altri
copy = Copia
copied = Copiato
waiting-for-start = In attesa degli altri giocatori e poi di chi ha creato la partita.

## The table
setting-the-table = Preparazione della partita…
board = Tabellone
zoom = Ingrandimento
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Tutto il tabellone
seats = Posti
points = punti
present = presente
is-asked = deve rispondere
steward-plays = gioca un bot
menu = Menu
line-down = Connessione al server interrotta; nuovo tentativo in corso. Nulla di ciò che hai giocato è perduto.
question = Domanda
hand = Mano
answers = Risposte
search-answers = Cerca una risposta ( a )
confirm = Conferma
undo = Annulla
fewer = Meno
more = Più
how-many = Quanti
choose-number = Scegli { $number }
waiting-for = Si aspetta: { $who }.
frozen = La partita è bloccata da un errore nelle regole; chi gestisce il server è stato avvisato.
looking-back = Stai guardando una posizione passata.
close = Chiudi

## History
history = Storia
phase-back = Fase precedente
phase-forward = Fase successiva
step-back = Un passo indietro
step-forward = Un passo avanti
row-of = { $row } di { $rows }
jump-to = Vai a
beginning = L’inizio
share = Copia link
to-now = Torna al presente

## Beside play
more-beside = Altro: posti, diario, grafici
less-beside = Meno
beside-play = Accanto al gioco
tab-panels = Fazioni
tab-log = Diario
tab-list = Elenco
tab-talk = Chat
tab-chart = Grafici
look-here = Mostra questo momento
nothing-yet = Non è ancora successo nulla.
earlier = Prima
points-by-turn = Punti per turno
points-by-source = Punti per provenienza
control-by-turn = Controllo per turno
control-of = Controllo di
figures = Cifre
now = adesso
luck-in = Fortuna: { $what }
luck-throws = tiri
luck-expected = attesi
luck-actual = ottenuti
luck-ahead = differenza
no-points-yet = Nessun punto è stato ancora contato.
search-rules = Cerca nelle regole
all-rules = Tutte le regole
no-rules-found = Nessuna regola trovata.

more-rules = { $count ->
    [one] Ancora una: cercala.
   *[other] Ancora { $count }: cercale.
}

## Talk and motions
nobody-spoke = Ancora nessun messaggio.
anonymous-table = Qui i nomi restano nascosti fino alla fine della partita, e così chi è presente. I blocchi non valgono: direbbero chi siede dove.
talk-to = A
everybody = tutti
say-something = Scrivi un messaggio
send = Invia
privately-to = in privato a { $who }
motion = Proposta
motion-undo = { $who }: torniamo alla riga { $row }.
look-at-row = Guarda la riga { $row }
motion-pause = { $who }: facciamo una pausa.
motion-resume = { $who }: riprendiamo.
motion-end = { $who }: finiamo qui la partita.
motion-concede = { $who } si arrende.
motion-pace = { $who }: cambiamo ritmo.
votes-missing = Devono votare: { $who }
votes-absent = { $who }: assente, avvertito da un avviso; nessuno acconsente al suo posto.
agree = Accetta
refuse = Rifiuta
withdraw = Ritira
table-paused = Il tavolo è in pausa.
table-unattended = A questo tavolo non c’è nessuno. La partita aspetta, a orologi fermi, che qualcuno ritorni.
steward-plays-for-you = Il tuo tempo è scaduto: un bot gioca { $who } per te.
i-am-back = Sono tornato
resume = Riprendi
propose-undo = Chiedi di tornare a prima della mia ultima scelta (riga { $row })
propose-back-here = Chiedi di tornare qui (riga { $row })
propose-pause = Chiedi una pausa
propose-end = Chiedi di finire la partita
propose-concede = Arrenditi
sure = Davvero?
close-table = Chiudi il tavolo
close-table-sure = Chiuderlo per sempre?
rematch = Rivincita
record = Salva la partita
keys = Tasti: 1–9 e frecce scelgono, u annulla, a cerca una risposta, / cerca tutto il resto, w prova una posizione, s salta le mosse degli altri.

## At one screen
hand-over = Ora tocca a: { $who }
i-am = Eccoci: { $who }
no-hand-over = La prossima volta continua senza questa pagina

advice = Consiglio
advice-ask = Un consiglio
advice-longer = Pensare più a lungo
advice-no-reason = L’intendente non ha una ragione particolare.
advice-steward = Un intendente risponderebbe: { $answer }
advice-search = Dopo averci pensato: { $answer }
bots-why = Perché

## A game in a frame of another page
embed-play = Avvia
embed-stop = Ferma

## Records and positions
play-on-here = Riprendi da qui
origin-record = Una partita registrata, da guardare. Vai a una mossa per riprenderla da lì.
origin-position = Questa partita riprende una posizione di «{ $name }»; le prime { $rows } righe sono state giocate lì. Non è classificata.
record-remove = Togli questa partita
