## Standing orders
tab-orders = Ordres
orders-explained = Un ordre permanent répond à votre place, pour que personne n’attende. Il vaut dès la prochaine question, et ses réponses figurent au journal.
orders-in-force = Ordres permanents
orders-none = Vous n’avez donné aucun ordre permanent.
order-new = Un nouvel ordre
order-role = Pour
order-question = À la question
order-answer = Répondre
order-answer-only_if_i_can = ne me demander que si je peux jouer quelque chose
order-answer-pass = passer
order-term = Pour combien de temps
order-term-once = une fois
order-term-turn = jusqu’à la fin du tour
order-term-game = jusqu’à la fin de la partie
order-give = Donner cet ordre
order-delete = Retirer
order-every-response = Toute carte jouée hors de son tour
