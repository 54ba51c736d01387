# The people who play: names of bots at a table.

person-morvillier = Jean de Morvillier
person-cheverny = Philippe de Cheverny
person-du_ferrier = Arnaud du Ferrier
person-foix = Paul de Foix
person-harlay = Achille de Harlay
person-jeannin = Pierre Jeannin
person-mendoza = Bernardino de Mendoza
person-rose = Guillaume Rose
person-dorleans = Louis Dorléans
person-hotman = Charles Hotman
person-languet = Hubert Languet
person-arbaleste = Charlotte Arbaleste
person-des_gallars = Nicolas des Gallars
person-chandieu = Antoine de La Roche-Chandieu
person-ferrieres = Jean de Ferrières
