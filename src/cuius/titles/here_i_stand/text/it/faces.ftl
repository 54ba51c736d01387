# What the faces of cards and debaters add to their words

lookup-mandatory = va giocata; dopo l’evento il giocatore ha due punti comando
lookup-played_by = Possono giocare l’evento
lookup-played_in = Quando
lookup-needs = Dev’essere disponibile
lookup-forced = Se non giocata, accade nell’inverno del turno
lookup-only_1517 = non nelle partite che iniziano nel 1532
lookup-entry-edward = arriva quando Edoardo è nato
lookup-entry-mary = arriva quando regna Edoardo VI, bambino malaticcio, o se non è mai nato
lookup-entry-elizabeth = arriva quando regna Maria I ed Elisabetta è nata
lookup-entry-boleyn = arriva dopo il turno in cui Enrico VIII ha sposato Anna Bolena
lookup-entry-league = arriva dopo il turno in cui è nata la Lega di Smalcalda
lookup-with_cranmer = non prima del riformatore Cranmer

## What each debater can be committed for

lookup-about-debater-luther = In un impulso in cui i Protestanti pagano per la traduzione nella zona tedesca: un passo in più, gratis.
lookup-about-debater-melanchthon = In un impulso in cui i Protestanti pagano per la traduzione nella zona tedesca: un passo in più, gratis.
lookup-about-debater-bucer = Un dado in più nei tentativi di Riforma entro due spazi da Strasburgo.
lookup-about-debater-carlstadt = Un trattato dà tre tentativi invece di due, tutti nella zona tedesca; ogni spazio in cui uno fallisce cade in disordini se non è occupato (in ogni caso nell’edizione del 2017). Va impegnato prima del primo tentativo.
lookup-about-debater-zwingli = Un dado in più nei tentativi di Riforma entro due spazi da Zurigo.
lookup-about-debater-oekolampadius = Un dado in più nei tentativi di Riforma entro due spazi da Basilea.
lookup-about-debater-bullinger = Può essere il teologo protestante nel secondo turno di una disputa in qualunque zona, al posto di quello estratto.
lookup-about-debater-calvin = Un trattato dà tre tentativi invece di due, tutti nella zona francese. Va impegnato prima del primo tentativo.
lookup-about-debater-farel = Un dado in più nei tentativi di Riforma entro due spazi da Ginevra.
lookup-about-debater-cop = Un dado in più nei tentativi di Riforma entro due spazi da Parigi.
lookup-about-debater-olivetan = In un impulso in cui i Protestanti pagano per la traduzione nella zona francese: un passo in più, gratis.
lookup-about-debater-tyndale = In un impulso in cui i Protestanti pagano per la traduzione nella zona inglese: un passo in più, gratis.
lookup-about-debater-cranmer = Un dado in più nei tentativi di Riforma entro due spazi da Londra.
lookup-about-debater-coverdale = In un impulso in cui i Protestanti pagano per la traduzione nella zona inglese: un passo in più, gratis.
lookup-about-debater-latimer = Un dado in più nei tentativi di Riforma negli spazi d’origine inglesi.
lookup-about-debater-wishart = Un dado in più nei tentativi di Riforma negli spazi d’origine scozzesi.
lookup-about-debater-knox = Un dado in più nei tentativi di Riforma negli spazi d’origine inglesi e scozzesi.
lookup-about-debater-eck = Un dado in più quando attacca in una disputa, in ogni turno della disputa in cui entra non impegnato; non è facoltativo.
lookup-about-debater-campeggio = Se il Papato perde la disputa nel turno in cui è entrato non impegnato, si tira un dado: con cinque o sei la sconfitta è annullata.
lookup-about-debater-aleander = Se una disputa si decide nel turno in cui è entrato non impegnato, il vincitore, chiunque sia, converte uno spazio in più.
lookup-about-debater-tetzel = Quando il Papato brucia libri: un punto comando per San Pietro.
lookup-about-debater-cajetan = Bruciare libri dà tre tentativi invece di due, in una sola zona. Va impegnato prima del primo tentativo.
lookup-about-debater-contarini = Un dado in più nei tentativi di Controriforma entro due spazi da Carlo V.
lookup-about-debater-pole = Un dado in più per il Papato al Concilio di Trento, se vi è mandato.
lookup-about-debater-caraffa = Bruciare libri dà tre tentativi invece di due, in qualsiasi zona. Va impegnato prima del primo tentativo.
lookup-about-debater-loyola = Un’università gesuita costa due punti comando invece di tre.
lookup-about-debater-faber = Due dadi in più nei tentativi di Controriforma sugli elettorati.
lookup-about-debater-canisius = Un dado in più nei tentativi di Controriforma entro due spazi da Ratisbona.
lookup-about-debater-gardiner = Un dado in più quando attacca in una disputa della zona inglese, in ogni turno della disputa in cui entra non impegnato; non è facoltativo.
