# What can be looked up, and what charts show.

lookup-number = Number
lookup-points = Command points
lookup-turn = From turn
lookup-owner = Belongs to
lookup-home = Home space of
lookup-zone = Language zone
lookup-capital = Capital of
lookup-borders = Next to
lookup-passes = Over a pass
lookup-seas = Seas
lookup-sea = sea zone
lookup-ports = Ports
lookup-battle = Battle rating
lookup-command = Command rating
lookup-piracy = Piracy rating
lookup-admin = Administrative rating
lookup-bonus_cards = More cards
lookup-value = Value in debates
lookup-keys = Home keys
lookup-wins = Keys that win at once
lookup-actions = Actions

earned-base = Base
earned-special = Special
earned-bonus = Bonus
held-keys = Keys
held-spaces = Spaces
held-land = Land units
held-ships = Squadrons
thrown-hits = hits
