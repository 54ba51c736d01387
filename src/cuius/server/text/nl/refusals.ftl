# Why the server refuses something. English stands where it is raised; a test compares.

## Accounts

refusal-token-limit = Je hebt { $count } tokens; verwijder er een die je niet gebruikt.
refusal-token-unknown = Dat token bestaat niet; misschien is het al verwijderd.
refusal-banned-until = De beheerder van deze server heeft dit account tot { $time } UTC geweerd: { $reason }
refusal-banned = De beheerder van deze server heeft dit account geweerd: { $reason }
refusal-credentials = Die naam, dat wachtwoord of die code klopt niet; probeer het opnieuw.
refusal-local-account = Lokaal spelen vraagt geen account; speel gewoon.
refusal-report-whom = Zeg over wie je klaagt: een naam, of een tafel en een zetel.
refusal-seat-empty = Daar zit niemand.
refusal-name-unknown = Er is niemand met die naam.
refusal-animation-unfinished = Alleen een afgelopen spel wordt als bewegend beeld getoond; dit is nog niet afgelopen.
refusal-picture-unknown = Dat beeld bestaat niet; vraag er een van een tafel, als PNG of GIF.
refusal-scenario-picture-unknown = Dat beeld bestaat niet; vraag er een van een scenario, als PNG.
refusal-archive-place = Dat is geen plaats in het archief; begin bij de eerste bladzijde.
refusal-block-self = Je kunt jezelf niet blokkeren.
refusal-block-limit = Je blokkeert { $count } mensen; hef eerst een blokkade op.
refusal-favourite-self = Je kunt niet je eigen favoriet zijn.
refusal-favourite-limit = Je hebt { $count } favorieten; verwijder er eerst een.
refusal-corrected-board-limit = Je hebt { $count } verbeterde borden; verwijder er eerst een.
refusal-corrected-board-unknown = Dat verbeterde bord bestaat niet; misschien is het al verwijderd.
refusal-corrected-board-large = Dat zijn te veel waarden om te bewaren; bewaar alleen wat van de onze verschilt.
refusal-report-limit = Veel van je meldingen wachten nog op een besluit; wacht dat eerst af.
refusal-local-delete = Lokaal spelen heeft geen account om te verwijderen; verwijder dan de database.
refusal-email-taken = Een ander account heeft dit adres al; meld je daarmee aan.
refusal-registration-closed = Deze server neemt geen nieuwe accounts aan; vraag er een aan de beheerder.
refusal-registration-invitation = Op deze server kom je op uitnodiging; vraag de beheerder om een code.
refusal-invitation-expired = Deze uitnodiging is al gebruikt of te oud; vraag een nieuwe.
refusal-invitation-limit = Er zijn { $count } uitnodigingen; trek er eerst enkele in.
refusal-invitation-unknown = Die uitnodiging bestaat niet; misschien is ze al gebruikt.
refusal-name-length = Een naam heeft { $min } tot { $max } tekens; kies er zo een.
refusal-name-signs = Een naam heeft geen @ en geen /; laat ze weg.
refusal-name-letter = Een naam heeft minstens één letter of cijfer; voeg er een toe.
refusal-name-alphabet = Een naam staat in één alfabet; neem alle letters uit hetzelfde.
refusal-name-unfit = Een naam bestaat uit zichtbare letters, cijfers en tekens op één regel; laat de andere weg.
refusal-name-taken = Die naam is bezet; kies een andere.
refusal-table-name-length = De naam van een tafel heeft hoogstens { $max } tekens; kort hem in.
refusal-email-invalid = Dat is geen e-mailadres; schrijf het als naam@example.org.
refusal-password-length = Een wachtwoord heeft { $min } tot { $max } tekens; kies er zo een.
refusal-password-weak = Dat wachtwoord is te makkelijk te raden; neem enkele woorden die niets met elkaar te maken hebben.
refusal-not-allowed = Dat mag je hier niet.
refusal-token-scope = Dit token is daar niet voor; maak er een met de juiste rechten.
refusal-sign-in-first = Meld je eerst aan en probeer het dan opnieuw.
refusal-proof-wrong = Dat is niet je wachtwoord, of geen verse code; probeer het opnieuw.
refusal-code-missing = Geef ook de code van je authenticator.
refusal-session-unknown = Die sessie bestaat niet; misschien is ze al voorbij.
refusal-factor-exists = Je hebt al een tweede factor; haal die eerst weg.
refusal-factor-none = Je hebt geen tweede factor.
refusal-factor-begin = Begin eerst met een tweede factor; je hebt tien minuten om die te bevestigen.
refusal-factor-code = Dat is niet de code van dit geheim; kijk of je apparaat de juiste tijd heeft.
refusal-link-expired = Deze link is al gebruikt of te oud; vraag een nieuwe.

## Admins

refusal-report-unknown = Die melding bestaat niet.
refusal-report-settled = Over die melding is al beslist.
refusal-table-unknown = Die tafel bestaat niet.
refusal-table-not-frozen = Die tafel is niet bevroren.
refusal-account-unknown = Dat account bestaat niet.
refusal-account-admin = Dat is het account van een beheerder; haal de naam eerst uit de instellingen.
refusal-account-not-banned = Dit account is niet geweerd.

## Titles

refusal-advice-none = Aan deze tafel geeft niemand advies; bij een nieuw spel kan dat worden toegestaan.
refusal-reasons-early = Bots geven hun redenen als het spel voorbij is.
refusal-analysis-early = Alleen een afgelopen spel wordt geanalyseerd; dit is nog niet voorbij.
refusal-pools-hidden = De voorraden verraden wat verborgen is; wacht tot het spel voorbij is.
refusal-lesson-none = Voor dit spel is er nog geen les.
refusal-metrics-forbidden = Meetgegevens zijn voor deze machine; stuur van elders het token uit de instellingen.
refusal-edition-unknown = Die editie van dit spel bestaat niet.
refusal-board-not-taken = Dit spel neemt geen waarden van een ander bord aan.
refusal-options-form = Geef opties als naam:keuze.
refusal-language-unknown = Er is geen taal { $language }; kies { $choices }.
refusal-game-not-played = Dat spel wordt hier niet gespeeld.
refusal-title-not-played = { $title } wordt hier niet gespeeld.
refusal-edition-choices = Er is geen editie { $edition }; kies { $choices }.
refusal-title-unknown = Er is geen spel { $title }; kies { $choices }.
refusal-players-number = { $title } is voor { $choices } spelers, niet voor { $players }.
refusal-scenario-unknown = { $title } heeft geen scenario { $scenario }; kies { $choices }.
refusal-option-unknown = { $title } heeft geen optie { $option }; er is { $choices }.
refusal-option-choice = { $option } is { $choices }, niet { $value }.
refusal-board-no-overlay = { $title } neemt geen ander bord aan.
refusal-board-kind = Verbeteringen kunnen niets over { $kind } zeggen.
refusal-board-table = { $kind } moet een tabel van records zijn.
refusal-board-field = { $path } heeft geen veld { $field }; er is { $choices }.
refusal-board-rule = { $path } is een regel en geen zaak van het bord.
refusal-board-shape = { $path } moet lijken op { $old }, niet op { $new }.
refusal-board-word = Er is geen { $kind } met de naam { $word }.
refusal-board-record = { $path } moet een record van velden zijn.
refusal-board-names = { $path } noemt { $word }, dat niet bestaat ({ $kind }).
refusal-board-twice = { $path } noemt iets tweemaal.
refusal-board-whole = { $path } moet een geheel getal zijn ({ $span }), niet { $value }.
refusal-board-total = Het totaal ({ $name }) moet { $wanted } zijn, en het bord heeft { $found }.
refusal-board-itself = { $path } leidt naar zichzelf.
refusal-board-one-way = { $path } leidt naar { $there }, maar niets leidt terug.

## Playing

refusal-not-asked = Er wordt je nu niets gevraagd; wacht op je beurt.
refusal-seat-not-held = Je hebt de zetel { $seat } niet.
refusal-role-not-held = Je zetel speelt { $role } niet.
refusal-layer-unknown = Deze kaart heeft geen laag { $name }.
refusal-try-too-long = De regels doen er te lang over om dat uit te proberen; antwoord stap voor stap.
refusal-message-unreadable = Dat bericht is niet te lezen: { $error }
refusal-message-too-long = het is langer dan { $count } tekens
refusal-table-busy = Er gebeurt te veel tegelijk aan deze tafel; probeer het opnieuw.
refusal-seat-never-yours = Die zetel was nooit van jou; neem een vrije.
refusal-seat-played = Die zetel wordt gespeeld; je hoeft er niet naar terug.
refusal-seat-conceded = Die zetel heeft opgegeven en kan niet worden teruggenomen.
refusal-seat-just-taken = Iemand anders heeft die zetel net genomen; kijk nog eens.
refusal-rules-too-long = De regels doen hier te lang over; er is niets veranderd.
refusal-table-frozen = De regels liepen hier vast; het spel staat stil. Incident { $incident }.
refusal-table-closed = Deze tafel is gesloten; hier speelt niemand meer.
refusal-table-waits = Niemand is aan deze tafel, dus ze wacht; keer eerst terug naar je zetel.
refusal-table-waits-on = Niemand is aan deze tafel, dus ze wacht; keer terug naar je zetel en het gaat verder.
refusal-table-paused = De tafel staat op pauze; hervat haar eerst.
refusal-conceded-self = Je hebt hier opgegeven; de rentmeester speelt voor je verder.
refusal-no-game = Aan deze tafel wordt geen spel gespeeld.
refusal-talk-secret = De regels van dit spel verbieden geheim overleg; zeg het tegen iedereen.
refusal-talk-whom = Noem de zetels met wie je praat; noem er geen om met iedereen te praten.
refusal-talk-length = Zeg iets, in minder dan 2.000 letters.
refusal-talk-gunboat = Aan een zwijgende tafel praat niemand; laat je zetten spreken.
refusal-talk-muted = Je mag nu niet praten; speel door en probeer het later opnieuw.
refusal-motion-over = Het spel is voorbij; er valt niets te stemmen.
refusal-row-unknown = Er is geen regel { $number } om naar terug te gaan; kijk nog eens in het journaal.
refusal-motion-unknown = Dat voorstel is er niet aan deze tafel.
refusal-motion-conceded = Die zetel heeft al opgegeven en heeft geen stem meer.
refusal-motion-number = Zeg met `number` naar welke regel het spel teruggaat.
refusal-motion-pace = Zeg met `pace` hoe snel de tafel moet spelen.
refusal-motion-decided = Over dat voorstel is al beslist.
refusal-motion-stale = Het spel is verdergegaan; stel het opnieuw voor.
refusal-motion-paused = De tafel staat al op pauze.
refusal-motion-open = Daarover wordt al gestemd; stem eerst.
refusal-motion-not-paused = De tafel staat niet op pauze.
refusal-motion-refused = Dat is geweigerd; vraag het opnieuw als het spel verder is.
refusal-motion-no-vote = Die zetel heeft hier geen stem; wie weg is keert er eerst naar terug.
refusal-motion-agreed = Het is afgesproken, maar kan nu niet worden bewaard; het gebeurt zodra de server dat kan.
refusal-what-if-failed = De regels liepen vast in deze proef; neem een antwoord terug.
refusal-what-if-stuck = Deze proef gaat zo niet verder: { $error }
refusal-what-if-moment = Dit moment kan niet worden uitgeprobeerd; ga iets terug of vooruit.
refusal-what-if-role = { $role } wordt hier niet gevraagd; begin de proef opnieuw.
refusal-what-if-over = Het spel is hier voorbij; ga eerst terug naar een eerder moment.
refusal-server-stops = De server stopt; probeer het zo dadelijk opnieuw.
refusal-job-too-long = Dat uitrekenen duurt te lang; het is opgegeven.
refusal-job-lost = Het proces dat hiermee bezig was is gestopt; probeer het opnieuw.
refusal-jobs-many = Er wordt te veel tegelijk uitgerekend; probeer het straks opnieuw.
refusal-jobs-many-yours = Er wordt te veel tegelijk voor je uitgerekend; wacht tot er iets klaar is.
refusal-answer-stale = Dat antwoord is voor vraag { $number }, maar { $open } is open; kijk nog eens.
refusal-answer-key = De open vraag is { $open }, niet { $key }; kijk nog eens.
refusal-answer-over = Het spel is voorbij; begin een ander, of loop dit nog eens door.
refusal-answer-seat = Het is nu niet aan { $seat } om te antwoorden; wacht tot je gevraagd wordt.
refusal-answer-not-offered = { $answer } wordt hier niet aangeboden; kies een van de getoonde antwoorden.
refusal-salt-late = Het spel is begonnen; zout wordt ervoor toegevoegd.
refusal-role-unknown = Er is geen { $role } aan deze tafel.
refusal-orders-over = Het spel is voorbij; er valt niets meer te antwoorden.
refusal-game-over-already = Het spel is al voorbij.
refusal-rules-broken = De regels liepen vast op dit antwoord; het spel staat zoals tevoren.
refusal-answers-cut = dobbelstenen, een kaart of iemand anders komt voor je volgende antwoord; stuur wat daarheen leidt.
refusal-answers-cut-that = Dobbelstenen, een kaart of iemand anders komt voor dat antwoord; stuur wat daarheen leidt.
refusal-undo-consent = Niets kan worden teruggenomen zonder dat de anderen het goedvinden; vraag het hun.

## Tables

refusal-close-over = Het spel is voorbij; er valt niets te sluiten.
refusal-close-others = Anderen spelen aan deze tafel; beëindig het spel samen, of geef op.
refusal-rules-other = Dit spel past niet bij de regels die nu geïnstalleerd zijn; zeg het de beheerder.
refusal-salt-seat-free = De zetel { $seat } is nog vrij; houd het zout tot elke zetel bezet is.
refusal-salt-seats-changed = De zetels zijn veranderd; kijk nog eens naar de tafel voor je zout laat zien.
refusal-salt-wrong = Dit is niet het zout dat { $seat } beloofde; verlaat de zetel en neem hem opnieuw.
refusal-sit-who = { $who } kan niet op { $seat } zitten; schrijf { $choices }.
refusal-seat-unknown = Er is geen zetel { $seat } aan deze tafel.
refusal-table-invitation = Die tafel bestaat niet, of je hebt haar uitnodiging nodig.
refusal-table-blocked = Iemand aan deze tafel en jij willen elkaar niet treffen; kies een andere tafel.
refusal-seat-choices = Er is geen zetel { $seat }; er zijn { $choices }.
refusal-salt-own = Je zit niet op { $seat }; zout is voor je eigen zetels.
refusal-rematch-early = Dit spel is nog niet begonnen; begin het, en speel het daarna nog eens.
refusal-invite-late = De partij is afgelopen; nodig mensen uit voor een revanche.
refusal-tables-limit = Veel van je tafels zijn niet begonnen; begin of sluit er eerst een.
refusal-leave-begun = Het spel is begonnen; geef op, of laat een vervanger de zetel nemen.
refusal-bot-not-now = Die zetel kan nu niet aan een bot worden gegeven.
refusal-bot-unknown = Er is geen bot { $bot }; kies { $choices }.
refusal-salts-late = Het spel is begonnen; zout wordt ervoor getoond.
refusal-begun-already = Het spel is al begonnen.
refusal-start-seat-free = De zetel { $seat } is nog vrij; geef hem aan iemand of aan een bot.
refusal-start-salt = Het zout van { $seat } is nog niet getoond; wacht, of begin zonder.
refusal-seat-taken = Die zetel is bezet; kies een vrije.
refusal-seat-yours = Die zetel is van jou; keer ernaar terug.
refusal-seat-other-held = Je hebt een andere zetel in dit spel; laat deze aan iemand anders.
refusal-seat-other-played = Je hebt een andere zetel in dit spel gespeeld; laat deze aan iemand anders.

## Records and positions

refusal-record-not-play = Dit is een verslag om te bekijken; speel ervan verder aan een eigen tafel.
refusal-seats-changed = De zetels zijn veranderd; kijk nog eens naar de tafel.
refusal-position-rules-table = Deze stelling past niet bij de regels die nu geïnstalleerd zijn; sluit de tafel.
refusal-position-rules = Deze stelling past niet bij de regels die nu geïnstalleerd zijn; kies een andere.
refusal-position-over = Daar is het spel voorbij; kies een eerdere zet om van verder te spelen.
refusal-position-secret = Dit spel is niet voorbij; stellingen kunnen eruit worden genomen als het is afgelopen.
refusal-position-name = Geef de stelling een naam.
refusal-position-unknown = Die stelling bestaat niet; misschien is ze verwijderd.
refusal-positions-limit = Je bewaart { $count } stellingen; verwijder er eerst een.
refusal-records-limit = Je bewaart { $count } verslagen; verwijder er eerst een.
refusal-record-none = Dit is geen verslag van dit programma; kies een bestand dat een tafel als verslag heeft bewaard.
refusal-record-elsewhere = Dit verslag is van een spel dat hier niet wordt gespeeld.
refusal-record-set-up = De opstelling van dit verslag hoort niet bij dit spel; het kan niet worden geopend.
refusal-record-damaged = Dit verslag is beschadigd; bewaar het opnieuw waar het vandaan komt.
refusal-record-wrong-row = Dit verslag klopt niet vanaf regel { $number }; het is niet overgenomen.
refusal-record-newer = Dit verslag is door een nieuwer programma geschreven; deze server kan het niet lezen.
refusal-record-rules = Dit spel is gespeeld volgens regels { $played }, en hier gelden { $installed }; het kan niet worden geopend.
refusal-record-large = Een verslag heeft hoogstens { $megabytes } MB; dit is groter.

## Requests

refusal-text-unstorable = Wat je stuurde bevat een teken dat niet bewaard kan worden; laat het weg.
refusal-not-saved = Dit kon niet worden bewaard en er is niets veranderd; probeer het zo dadelijk opnieuw.
refusal-database-away = De database antwoordt nu niet; kijk zo dadelijk nog eens en herhaal wat dan niet gedaan is.
refusal-token-removed = Dat token is hier onbekend of verwijderd; maak een nieuw.
refusal-connections-many = Je hebt te veel verbindingen open; sluit er enkele.
refusal-request-late = Je verzoek kwam niet op tijd aan; stuur het opnieuw.
refusal-headers-large = Je verzoek heeft te veel headers; wis de cookies van deze site.
refusal-host-local = Deze server speelt alleen op deze machine; open hem als 127.0.0.1 of localhost.
refusal-host-foreign = Deze server heet niet zo; vraag de beheerder om het adres.
refusal-origin-foreign = Dit verzoek komt van een andere site; gebruik de pagina van deze server.
refusal-header-missing = Stuur de header { $header }: 1 mee met een verzoek dat iets verandert.
refusal-origin-missing = Zeg met de header Origin of Referer waar het verzoek vandaan komt.
refusal-request-parts = Je verzoek heeft te veel delen; stuur minder tegelijk.
refusal-request-deep = Je verzoek is meer dan { $count } niveaus diep genest; stuur het platter.
refusal-request-encoding = Je verzoek is niet in UTF-8; codeer het zo.
refusal-webhook-form = Een webhook is een adres als https://example.org/pad, zonder naam of wachtwoord.
refusal-webhook-port = Een webhook mag poort 80, 443, 8080 of 8443 gebruiken, niet { $port }.
refusal-webhook-private = Die webhook leidt naar een privé of gereserveerd adres; noem een openbaar.
refusal-webhook-invalid = Dat is niet het adres van een webhook; schrijf het als https://example.org/pad.
refusal-webhook-unknown = De naam { $host } van de webhook is onbekend; controleer hem.
refusal-webhook-answer = De webhook antwoordde { $status }.
refusal-incident = Hier ging iets mis; het ligt niet aan jou. Zeg het de beheerder van de server: incident { $incident }.

## Too often

refusal-again-seconds = { $what }; probeer het over { $count } seconden opnieuw.
refusal-again-minutes = { $what }; probeer het over { $count } minuten opnieuw.
refusal-often = Dat was te vaak
refusal-often-registrations = Van hier zijn te veel accounts gemaakt
refusal-often-daily_registrations = Van hier zijn vandaag te veel accounts gemaakt
refusal-often-letters = Er zijn te veel e-mails gevraagd
refusal-often-recipient_letters = Dit adres heeft genoeg e-mails gekregen
refusal-often-tables = Je hebt veel tafels gemaakt
refusal-often-rematches = Je hebt om veel revanches gevraagd
refusal-often-imports = Je hebt veel verslagen geïmporteerd
refusal-often-shares = Je hebt veel stellingen bewaard
refusal-often-joins = Je bent aan veel tafels gaan zitten
refusal-often-invites = Je hebt veel mensen uitgenodigd
refusal-often-motions = Je hebt veel voorstellen gedaan
refusal-often-chat_messages = Je hebt veel gezegd

## Data files

refusal-data-words = De records van { $kind } komen niet overeen met de namen in de regels.
refusal-data-source = { $path } heeft de bron { $source }; gebruik { $choices }.
refusal-data-doubt = { $path } geeft een bron of twijfel voor { $field }, dat er niet is.

## Announcements, push and lessons

refusal-announcement-limit = Er zijn al { $count } aankondigingen; trek er eerst een paar in.
refusal-announcement-unknown = Die aankondiging bestaat niet; misschien is ze al ingetrokken.
refusal-lesson-unknown = Dit spel heeft zo’n les niet.
refusal-rules-spin = De regels die nu geïnstalleerd zijn doen te lang over dit spel; zeg het de beheerder.
refusal-push-local = Pushmeldingen zijn voor browsers die aangemeld zijn; lokaal spel heeft ze niet.
refusal-push-unknown = Die browser bestaat niet; misschien is hij al verwijderd.
refusal-push-off = Pushmeldingen staan in deze browser niet aan; zet ze eerst aan.
refusal-webhook-none = Er is nog geen webhook; bewaar er eerst een.

## Clubs

refusal-club-unknown = Die club bestaat niet, of je hebt de uitnodiging nodig.
refusal-club-not-yours = Die club bestaat niet, of je bent er geen lid van.
refusal-club-limit = Je leidt { $count } clubs; draag er eerst een over of hef er een op.
refusal-club-full = Een club heeft hoogstens { $count } leden; deze is vol.
refusal-club-invitation = Van deze club word je lid op uitnodiging; vraag het een van de organisatoren.
refusal-club-no-member = Je bent geen lid van deze club.
refusal-club-member-unknown = Er is niemand met die naam in deze club.
refusal-club-self = Dat ben jij; verlaat de club, of draag hem over aan iemand anders.
refusal-club-founder = Alleen de oprichter van de club beslist over de organisatoren.
refusal-club-accept-first = Neem diegene eerst als lid aan.
refusal-club-name-taken = Een andere club heeft die naam al; kies een andere.
refusal-tournament-unknown = Dat toernooi bestaat niet.
refusal-tournament-closed = Inschrijven voor dit toernooi kan niet meer.
refusal-tournament-full = Dit toernooi is vol.
refusal-tournament-entered = Die speelt al mee in dit toernooi.
refusal-tournament-not-entered = Die speelt niet mee in dit toernooi.
refusal-tournament-over = Het toernooi is afgelopen.
refusal-tournament-begun = Het toernooi is al begonnen, of afgelast.
refusal-tournament-not-running = Het toernooi is afgelopen, of nog niet begonnen.
refusal-tournament-few = Er zijn { $count } deelnemers nodig om te beginnen; wacht tot ze zijn ingeschreven.
refusal-tournament-limit = Er lopen { $count } toernooien van deze club; beëindig er eerst een.
refusal-tournament-no-round = Er wacht geen ronde om te beginnen.
refusal-tournament-round-over = Die ronde is afgelopen, of was nooit gepland.
refusal-tournament-gone-on = Die ronde is afgelopen, en anderen zijn daardoor doorgegaan.
refusal-tournament-dates = Een ronde eindigt nadat ze is begonnen, en niet in het verleden.
refusal-tournament-game = Dat spel bestaat niet in dit toernooi.
refusal-tournament-places = Geef elke plaats aan tafel een rang: 1 voor de beste, dezelfde voor gelijken, dan de volgende.
refusal-tournament-hotseat = In een toernooi zit iedereen aan een eigen scherm; kies een ander tempo.
refusal-tournament-alone = Een toernooi speel je aan tafels van twee of meer.
refusal-calendar-unknown = Die agenda bestaat niet; het adres staat op de pagina van de club.
