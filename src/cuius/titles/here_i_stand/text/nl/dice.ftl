# What dice come from, where the log and the odds speak of them.

battle-units = Landeenheden
battle-keen = Dobbelstenen die al bij een vier raken
naval-squadrons = Eskaders, elk twee dobbelstenen
naval-corsairs = Kapers
assault-garrison = Eenheden binnen
odds-voyages = Een reis naar de Nieuwe Wereld
