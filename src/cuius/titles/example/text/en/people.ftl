# The people who play: names of bots at a table.

person-wade = Wade
person-lilian = Lilian
person-rowan = Rowan
person-hazel = Hazel
person-oakley = Oakley
person-bruna = Bruna
person-brook = Brook
person-marina = Marina
