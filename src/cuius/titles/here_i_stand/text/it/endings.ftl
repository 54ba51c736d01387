# Come finisce una partita, e che cosa valgono i suoi punti.

ending-military = La potenza che tiene tante chiavi, nessuna con disordini, vince subito.
ending-religious = Con cinquanta spazi protestanti, nessuno con disordini, i Protestanti vincono subito.
ending-standard = Alla fine di un turno qualcuno aveva almeno 25 punti: vince il totale più alto, e il pareggio va a chi era avanti il turno prima.
ending-domination = Dal turno 4 un vantaggio su tutti gli altri vince alla fine di un turno, anche sotto i 25 punti: cinque punti, o di più nella partita a due.
ending-time = L’ultimo turno è finito: vince il totale più alto, e il pareggio va a chi era avanti il turno prima.
ending_name-military = Vittoria militare
ending_name-religious = Vittoria religiosa
ending_name-standard = Vittoria ai punti
ending_name-domination = Vittoria per dominio
ending_name-time = Punti dopo l’ultimo turno
score-explained = I punti base vengono dalle chiavi o dagli elettorati; quelli speciali vanno e vengono con spazi, eredi, castelli, San Pietro e pirateria; i punti bonus restano a chi li ha guadagnati.
title-here_i_stand = Here I Stand, 1517–1555
