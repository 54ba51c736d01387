## Il caso, che chiunque può verificare
chance-title = Il caso a questo tavolo
chance-about = Il server ha fissato il suo seme prima che qualcuno sedesse, e ogni browser vi aggiunge un sale. Solo tutti insieme decidono come cadono dadi e carte, così nessuno può guidarli.
chance-lesson = In una lezione dadi e carte cadono sempre allo stesso modo; nulla è lasciato al caso.
chance-seed = Seme del server
chance-shown = sale mostrato
chance-promised = sale non ancora mostrato
chance-missing = sale mai mostrato
chance-lost = Un altro browser custodisce il tuo sale per: { $who }. Apri lì il tavolo, o la partita comincia senza.
chance-insecure = Questa pagina non è arrivata per https: questo browser non può né aggiungere sale né verificare la partita.
chance-waiting = Si attende il sale di: { $who }. Il browser di quel posto lo mostra da sé appena vi è aperto questo sito.
chance-without = Giocare senza
chance-check = Verifica questa partita
chance-right = Tutto è caduto come dicono il seme e i sali: { $throws ->
    [one] un tiro
   *[other] { $throws } tiri
} e { $draws ->
    [one] una pescata
   *[other] { $draws } pescate
}.
chance-nothing = Il seme e i sali sono quelli promessi; in questa partita nulla è stato tirato o pescato.
chance-own-used = Il tuo sale è fra questi, e gli altri avevano promesso il loro prima che il tuo fosse mostrato.
chance-own-unused = La partita è cominciata senza il tuo sale: questo mostra soltanto che dadi e carte seguono il seme.
chance-own-none = Questo browser non ha aggiunto sale qui: non può dire che cosa fosse promesso prima della partita.
chance-withheld = Promessi, ma mai mostrati: i sali di { $who }.
chance-renewed = { $count ->
    [one] Una volta i posti sono cambiati dopo che dei sali erano stati mostrati, e tutti i sali sono stati rifatti.
   *[other] { $count } volte i posti sono cambiati dopo che dei sali erano stati mostrati, e tutti i sali sono stati rifatti.
}
chance-wrong-seed = Il seme non è quello che il server aveva fissato.
chance-wrong-commitment = Quando questo browser ha preso posto, il server aveva fissato un altro seme.
chance-wrong-salt = Il sale di { $who } non è quello promesso.
chance-wrong-list = La riga { $row } della partita non corrisponde all’elenco dei tiri e delle pescate.
chance-wrong-row = La riga { $row } della partita non è caduta come dicono il seme e i sali.
chance-by-program = Per verificare anche le regole, salva la partita e usa il programma sul tuo computer:

## Records and positions
chance-uncommitted = Questa partita registrata non mostra il seme, quindi i suoi dadi non si possono controllare.
chance-taken-over = Le { $count } righe riprese da un’altra partita non fanno parte di questo controllo.
