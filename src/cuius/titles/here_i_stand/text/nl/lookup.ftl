# Wat op te zoeken is, en wat grafieken tonen.

lookup-number = Nummer
lookup-points = Commandopunten
lookup-turn = Vanaf beurt
lookup-owner = Hoort bij
lookup-home = Thuisgebied van
lookup-zone = Taalgebied
lookup-capital = Hoofdstad van
lookup-borders = Grenst aan
lookup-passes = Over een pas
lookup-seas = Zeeën
lookup-sea = zeegebied
lookup-ports = Havens
lookup-battle = Gevechtswaarde
lookup-command = Bevelswaarde
lookup-piracy = Kaperwaarde
lookup-admin = Bestuurswaarde
lookup-bonus_cards = Extra kaarten
lookup-value = Waarde in debatten
lookup-keys = Eigen sleutels
lookup-wins = Sleutels die meteen winnen
lookup-actions = Acties

earned-base = Basis
earned-special = Bijzonder
earned-bonus = Bonus
held-keys = Sleutels
held-spaces = Gebieden
held-land = Landeenheden
held-ships = Eskaders
thrown-hits = treffers
