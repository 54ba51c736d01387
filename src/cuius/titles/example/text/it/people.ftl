# Chi gioca: i nomi dei giocatori automatici a un tavolo.

person-wade = Wade
person-lilian = Lilian
person-rowan = Rowan
person-hazel = Hazel
person-oakley = Oakley
person-bruna = Bruna
person-brook = Brook
person-marina = Marina
