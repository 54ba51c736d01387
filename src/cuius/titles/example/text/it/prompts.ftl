# Che cosa si chiede a un casato, e che cosa glielo vieta.
action = È il vostro impulso: marciare, riscuotere o passare?
bid = Quanti fiorini puntate per agire per primi?
march-card = Quale carta marcia?
march-gate = Contro quale porta?
respond = Il casato { $marcher } marcia contro la { $gate }. La sbarrate?

refused-no-card = Non avete carte che possano marciare.
refused-no-strength = { $card } non ha forza e non può marciare.
refused-not-held = { $card } non è nella vostra mano.
refused-own-gate = La { $gate } è già vostra.
refused-too-poor = Avete soltanto { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
}.
refused-too-much = Nessuno può puntare più di { $most } fiorini.
