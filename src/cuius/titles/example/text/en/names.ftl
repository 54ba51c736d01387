# Names: what an id or a bare word is called.
title = Three Gates

house-heron = Heron
house-stag = Stag
house-boar = Boar
house-otter = Otter

role-heron = { house-heron }
role-stag = { house-stag }
role-boar = { house-boar }
role-otter = { house-otter }

seat-heron = { house-heron }
seat-stag = { house-stag }
seat-boar = { house-boar }
seat-otter = { house-otter }
seat-first = First player
seat-second = Second player

gate-north = North Gate
gate-river = River Gate
gate-mill = Mill Gate

card-militia = Militia
card-company = Company
card-cannon = Cannon
card-bar = Bar

scenario-founding = The founding
scenario-siege = The siege

choice-march = March
choice-collect = Collect
choice-florins = Florins
choice-gate = A gate

## Charts

earned-gates = Gates
earned-florins = Florins
held-gates = Gates
held-men = Men at the gates
thrown-hits = Hits
