## Toeval dat iedereen kan nagaan
chance-title = Toeval aan deze tafel
chance-about = De server legde zijn zaad vast voordat iemand ging zitten, en elke browser voegt er eigen zout aan toe. Alleen allemaal samen bepalen ze hoe dobbelstenen en kaarten vallen, dus niemand kan ze sturen.
chance-lesson = In een les vallen dobbelstenen en kaarten altijd hetzelfde; er is geen toeval bij.
chance-seed = Zaad van de server
chance-shown = zout getoond
chance-promised = zout nog niet getoond
chance-missing = zout nooit getoond
chance-lost = Een andere browser bewaart je zout voor: { $who }. Open de tafel daar, anders begint het spel zonder.
chance-insecure = Deze pagina kwam niet over https, dus deze browser kan geen zout toevoegen en het spel niet nagaan.
chance-waiting = Wachten op het zout van: { $who }. De browser daar toont het vanzelf zodra deze site erin open is.
chance-without = Zonder verdergaan
chance-check = Dit spel nagaan
chance-right = Alles viel zoals het zaad en het zout zeggen: { $throws ->
    [one] één worp
   *[other] { $throws } worpen
} en { $draws ->
    [one] één trekking
   *[other] { $draws } trekkingen
}.
chance-nothing = Zaad en zout zijn wat er beloofd was; in dit spel is niets geworpen of getrokken.
chance-own-used = Jouw zout telt mee, en de anderen hadden het hunne beloofd voordat het jouwe getoond werd.
chance-own-unused = Het spel begon zonder jouw zout: dit toont alleen dat dobbelstenen en kaarten het zaad volgen.
chance-own-none = Deze browser voegde hier geen zout toe en weet dus niet wat er voor het spel beloofd was.
chance-withheld = Beloofd, maar nooit getoond: het zout van { $who }.
chance-renewed = { $count ->
    [one] Eén keer wisselden de plaatsen nadat er zout getoond was, en werd al het zout vernieuwd.
   *[other] { $count } keer wisselden de plaatsen nadat er zout getoond was, en werd al het zout vernieuwd.
}
chance-wrong-seed = Het zaad is niet wat de server had vastgelegd.
chance-wrong-commitment = Toen deze browser zijn plaats innam, had de server een ander zaad vastgelegd.
chance-wrong-salt = Het zout van { $who } is niet wat er beloofd was.
chance-wrong-list = Regel { $row } van het verslag past niet bij de lijst van worpen en trekkingen.
chance-wrong-row = Regel { $row } van het verslag viel niet zoals het zaad en het zout zeggen.
chance-by-program = Om ook de regels na te gaan, bewaar je het verslag en gebruik je het programma op je eigen computer:

## Records and positions
chance-uncommitted = Dit verslag toont geen zaad, dus de worpen kunnen niet worden nagekeken.
chance-taken-over = De { $count } regels die uit een ander spel zijn overgenomen, vallen buiten deze controle.
