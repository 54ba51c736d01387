# Ce que l’on peut consulter, et ce que montrent les courbes.

lookup-number = Numéro
lookup-points = Points de commandement
lookup-turn = À partir du tour
lookup-owner = Appartient à
lookup-home = Case d’origine de
lookup-zone = Zone linguistique
lookup-capital = Capitale de
lookup-borders = Voisine de
lookup-passes = Par un col
lookup-seas = Mers
lookup-sea = zone maritime
lookup-ports = Ports
lookup-battle = Valeur de bataille
lookup-command = Valeur de commandement
lookup-piracy = Valeur de piraterie
lookup-admin = Valeur administrative
lookup-bonus_cards = Cartes en plus
lookup-value = Valeur aux débats
lookup-keys = Clés d’origine
lookup-wins = Clés qui gagnent aussitôt
lookup-actions = Actions

earned-base = Base
earned-special = Spéciaux
earned-bonus = Bonus
held-keys = Clés
held-spaces = Cases
held-land = Unités terrestres
held-ships = Escadres
thrown-hits = touches
