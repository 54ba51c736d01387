# Che cosa si chiede a un casato, e che cosa glielo vieta.
action = È il tuo impulso: marciare, riscuotere o passare?
bid = Quanti fiorini punti per agire per primo?
march-card = Quale carta marcia?
march-gate = Contro quale porta?
respond = Il casato { $marcher } marcia contro la { $gate }. La sbarri?

refused-no-card = Non hai carte che possano marciare.
refused-no-strength = { $card } non ha forza e non può marciare.
refused-not-held = { $card } non è nella tua mano.
refused-own-gate = La { $gate } è già tua.
refused-too-poor = Hai soltanto { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
}.
refused-too-much = Nessuno può puntare più di { $most } fiorini.
