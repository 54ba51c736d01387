# Come finisce una partita, e che cosa valgono i suoi punti.

ending-automatic = Alla fine di un turno una fazione soddisfaceva la sua condizione: per i Realisti, che Lega e Ugonotti abbiano ciascuno meno di sei città; per la Lega, il doppio delle città degli Ugonotti; per gli Ugonotti, più città degli altri due insieme, e Parigi.
ending-points = Dopo l’ultimo turno le città danno 7, 5 e 3 punti, i trattati 4, 2 e 1. Vince chi ha più punti; la parità va ai Realisti, poi al loro alleato.
ending_name-automatic = Vittoria automatica
ending_name-points = Punti dopo l’ultimo turno
score-explained = Una vittoria automatica vale qui venti punti. I centesimi sono le città: servono solo a separare i pari.
title-guerres = Les Guerres de Religion, France 1562–1598
