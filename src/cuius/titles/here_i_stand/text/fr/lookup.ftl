# Ce que l’on peut consulter, et ce que montrent les courbes.

lookup-number = Numéro
lookup-points = Points de commandement
lookup-turn = À partir du tour
lookup-owner = Appartient à
lookup-home = Espace d’origine de
lookup-zone = Zone de langue
lookup-capital = Capitale de
lookup-borders = Adjacent à
lookup-passes = Par un col
lookup-seas = Zones de mer
lookup-sea = zone de mer
lookup-ports = Ports
lookup-battle = Valeur de combat
lookup-command = Valeur de commandement
lookup-piracy = Valeur de piraterie
lookup-admin = Valeur administrative
lookup-bonus_cards = Bonus de cartes
lookup-value = Valeur de débat
lookup-keys = Centres d’origine
lookup-wins = Centres pour une victoire immédiate
lookup-actions = Actions

earned-base = Base
earned-special = Spéciaux
earned-bonus = Bonus
held-keys = Centres
held-spaces = Espaces
held-land = Unités terrestres
held-ships = Escadres
thrown-hits = dégâts
