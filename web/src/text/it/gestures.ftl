## Gesti
gesture = Ciò che parte
gesture-send = Gioca
gesture-ready = Tutto è scelto.
windows-title = Quando ti si chiede
windows-explained = Dove è possibile una sola risposta, il tavolo la dà per te; se ci sono altre persone aspetta un momento, perché nessuno ne legga la tua mano. La scelta resta con il tuo account e vale a tutti i tavoli di questo gioco.
windows-always = ogni volta che il gioco lo chiede
windows-fitting = solo se c’è qualcosa da scegliere
windows-never = mai: passa per me
windows-default = come per tutte le domande
windows-all = Tutte le domande di questo gioco
answers-itself = È possibile una sola risposta; il tavolo la dà per te.
offer-to = Un’offerta a
offer-contents = Che cosa deve contenere
offer-gives = dà
offer-make = Fai questa offerta
offer-impossible = Non è un accordo possibile tra voi due.
