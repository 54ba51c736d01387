# What dice come from, where the log and the odds speak of them.

battle-units = Unités terrestres
battle-keen = Dés qui font un dégât dès quatre
naval-squadrons = Escadres, deux dés chacune
naval-corsairs = Pirates
assault-garrison = Unités à l’intérieur
odds-voyages = Un voyage vers le Nouveau Monde
