## The games
play-bots = Gioca contro i bot
invite-friends = Invita amici
set-up-table = Prepara un tavolo
title-about-revolution = Cinque fazioni raccolgono denaro, eserciti e seguaci nei Paesi Bassi, provincia per provincia. Tutto è visibile, si tratta senza sconti, e nessun dado decide: ogni esercito conta.
title-about-guerres = Realisti, Lega e ugonotti si contendono le città di Francia e l’orecchio del re. Assedi, intrighi di corte, alleanze che si spezzano.
title-about-here_i_stand = Sei potenze, sei modi di vincere: Lutero e il papa, Carlo e Solimano, Enrico e Francesco. Carte, diplomazia segreta, dispute, viaggi.
