# Come finisce una partita, e che cosa valgono i suoi punti.

ending-points = Dopo il turno 5 vince chi ha più punti vittoria; i totali uguali dividono la vittoria. In due, ciascuno somma i punti delle sue due fazioni.
ending_name-points = Punti dopo l’ultimo turno
score-explained = Le province piccole, con limite uno, valgono alla fine dell’ultimo turno i centesimi stampati, da 0,20 a 0,45: da qui totali come 14,62.
title-revolution = Revolution: The Dutch Revolt 1568–1648
