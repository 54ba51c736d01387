motto = Di chi la regione, di lui la religione
subtitle = Tre giochi sulle guerre di religione in Europa, da giocare in due, in sei o contro la macchina
languages = Lingua

games = I giochi
no-games = Nessun gioco è ancora disponibile in questa versione. Ognuno apparirà in questa pagina dal giorno in cui si potrà giocare, con tutte le regole in vigore.
fetching = Caricamento …
unreachable = Il server non risponde. Controlla che sia ancora in funzione, poi ricarica la pagina.
players = { $least ->
    [one] { $most ->
        [one] Un giocatore
       *[other] Da uno a { $most } giocatori
    }
   *[other] Da { $least } a { $most } giocatori
}

title-revolution = Revolution: The Dutch Revolt 1568–1648
title-guerres = Les Guerres de Religion, France 1562–1598
title-here_i_stand = Here I Stand, 1517–1555

imprint = Software libero, con licenza MIT. I giochi e i loro nomi appartengono agli autori e agli editori.
people = Giocatori
library = Biblioteca
archive = Archivio
statistics = Statistiche
clubs = Club
