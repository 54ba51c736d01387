# Wat op te zoeken is, en wat grafieken tonen.

lookup-number = Nummer
lookup-points = Commandopunten
lookup-turn = Vanaf beurt
lookup-owner = Hoort bij
lookup-home = Thuisplaats van
lookup-zone = Taalgebied
lookup-capital = Hoofdstad van
lookup-borders = Grenst aan
lookup-passes = Over een pas
lookup-seas = Zeeën
lookup-sea = zeezone
lookup-ports = Havens
lookup-battle = Gevechtswaarde
lookup-command = Commandowaarde
lookup-piracy = Zeeroofwaarde
lookup-admin = Bestuurswaarde
lookup-bonus_cards = Extra kaarten
lookup-value = Debatwaarde
lookup-keys = Eigen sleutelsteden
lookup-wins = Sleutelsteden die meteen winnen
lookup-actions = Acties

earned-base = Basis
earned-special = Bijzonder
earned-bonus = Bonus
held-keys = Sleutelsteden
held-spaces = Plaatsen
held-land = Landeenheden
held-ships = Eskaders
thrown-hits = treffers
