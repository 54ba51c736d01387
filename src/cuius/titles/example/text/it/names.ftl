# I nomi: come si chiama un identificativo o una parola sola.
title = Le Tre Porte

house-heron = Airone
house-stag = Cervo
house-boar = Cinghiale
house-otter = Lontra

role-heron = { house-heron }
role-stag = { house-stag }
role-boar = { house-boar }
role-otter = { house-otter }

seat-heron = { house-heron }
seat-stag = { house-stag }
seat-boar = { house-boar }
seat-otter = { house-otter }
seat-first = Primo giocatore
seat-second = Secondo giocatore

gate-north = Porta del Nord
gate-river = Porta del Fiume
gate-mill = Porta del Mulino

card-militia = Milizia
card-company = Compagnia
card-cannon = Cannone
card-bar = Sbarra

scenario-founding = La fondazione
scenario-siege = L’assedio

choice-march = Marciare
choice-collect = Riscuotere
choice-florins = Fiorini
choice-gate = Una porta

## Grafici

earned-gates = Porte
earned-florins = Fiorini
held-gates = Porte
held-men = Uomini alle porte
thrown-hits = Colpi a segno
