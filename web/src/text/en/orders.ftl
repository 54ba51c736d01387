## Standing orders
tab-orders = Orders
orders-explained = A standing order answers for you, so that nobody waits. It holds from the next question on, and what it answers stands in the record.
orders-in-force = Standing orders
orders-none = You have given no standing orders.
order-new = A new order
order-role = For
order-question = When asked
order-answer = Answer
order-answer-only_if_i_can = ask me only if I can play something
order-answer-pass = pass
order-term = How long
order-term-once = once
order-term-turn = until the turn ends
order-term-game = until the game ends
order-give = Give this order
order-delete = Take back
order-every-response = Any card played out of turn
