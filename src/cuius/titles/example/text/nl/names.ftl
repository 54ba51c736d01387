# De namen: hoe een id of een los woord heet.
title = Drie Poorten

house-heron = Reiger
house-stag = Hert
house-boar = Everzwijn
house-otter = Otter

role-heron = { house-heron }
role-stag = { house-stag }
role-boar = { house-boar }
role-otter = { house-otter }

seat-heron = { house-heron }
seat-stag = { house-stag }
seat-boar = { house-boar }
seat-otter = { house-otter }
seat-first = Eerste speler
seat-second = Tweede speler

gate-north = Noorderpoort
gate-river = Rivierpoort
gate-mill = Molenpoort

card-militia = Schutterij
card-company = Vendel
card-cannon = Kanon
card-bar = Sluitbalk

scenario-founding = De stichting
scenario-siege = Het beleg

choice-march = Optrekken
choice-collect = Innen
choice-florins = Florijnen
choice-gate = Een poort

## Grafieken

earned-gates = Poorten
earned-florins = Florijnen
held-gates = Poorten
held-men = Manschappen bij de poorten
thrown-hits = Treffers
