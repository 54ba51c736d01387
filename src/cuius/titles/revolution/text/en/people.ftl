# The people who play: names of bots at a table.

person-sonnius = Franciscus Sonnius
person-lindanus = Wilhelmus Lindanus
person-hovius = Matthias Hovius
person-richardot = François Richardot
person-stegen = Walter van der Stegen
person-vargas = Juan de Vargas
person-viglius = Viglius van Aytta
person-roda = Jerónimo de Roda
person-verreycken = Louis Verreycken
person-assonleville = Christophe d’Assonleville
person-marnix = Philip of Marnix
person-pallandt = Floris van Pallandt
person-juliana = Juliana of Stolberg
person-dohna = Fabian von Dohna
person-anna = Anna van Pallandt
person-buys = Paulus Buys
person-valcke = Jacob Valcke
person-stralen = Anthonie van Stralen
person-hasselaer = Kenau Hasselaer
person-werff = Pieter van der Werff
person-dathenus = Petrus Dathenus
person-de_bres = Guy de Brès
person-moded = Herman Moded
person-arentsz = Jan Arentsz
person-plancius = Petrus Plancius
