# Ciò che si può consultare, e ciò che mostrano i grafici.

lookup-number = Numero
lookup-points = Punti comando
lookup-turn = Dal turno
lookup-owner = Appartiene a
lookup-home = Spazio d’origine di
lookup-zone = Zona linguistica
lookup-capital = Capitale di
lookup-borders = Confina con
lookup-passes = Oltre un passo
lookup-seas = Mari
lookup-sea = zona di mare
lookup-ports = Porti
lookup-battle = Valore in battaglia
lookup-command = Valore di comando
lookup-piracy = Valore di pirateria
lookup-admin = Valore amministrativo
lookup-bonus_cards = Carte in più
lookup-value = Valore di disputa
lookup-keys = Chiavi d’origine
lookup-wins = Chiavi che vincono subito
lookup-actions = Azioni

earned-base = Base
earned-special = Speciali
earned-bonus = Bonus
held-keys = Chiavi
held-spaces = Spazi
held-land = Unità terrestri
held-ships = Squadre navali
thrown-hits = colpi a segno
