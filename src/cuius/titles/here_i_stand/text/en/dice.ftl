# What dice come from, where the log and the odds speak of them.

battle-units = Land units
battle-keen = Dice that hit on a four too
naval-squadrons = Squadrons, two dice each
naval-corsairs = Corsairs
assault-garrison = Units inside
odds-voyages = A voyage to the New World
