## Standing orders
tab-orders = Ordini
orders-explained = Un ordine permanente risponde al posto tuo, così nessuno aspetta. Vale dalla prossima domanda, e le sue risposte stanno nel registro.
orders-in-force = Ordini permanenti
orders-none = Non hai dato ordini permanenti.
order-new = Un nuovo ordine
order-role = Per
order-question = Alla domanda
order-answer = Rispondere
order-answer-only_if_i_can = chiedimi solo se posso giocare qualcosa
order-answer-pass = passare
order-term = Per quanto tempo
order-term-once = una volta
order-term-turn = fino alla fine del turno
order-term-game = fino alla fine della partita
order-give = Dare questo ordine
order-delete = Revocare
order-every-response = Ogni carta giocata fuori turno
