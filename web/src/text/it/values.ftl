## Values of the board, and what the rules say about a thing
look-rule = La regola
look-named-in = { $count ->
    [one] Nominato anche in una regola
   *[other] Nominato anche in { $count } regole
}
look-behind = { $count ->
    [one] Secondo una regola
   *[other] Secondo { $count } regole
}
look-rulings = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
}
look-sources = Da dove vengono i valori
board-values = Valori e fonti
board-correct = Correggili da un gioco stampato
board-about = Tutto ciò che è stampato sui componenti del gioco sta qui, con la fonte da cui lo sappiamo. Se possiedi il gioco e vi leggi un altro valore, inseriscilo: viene controllato e conservato in questo browser, e un nuovo tavolo può usarlo.
board-sources = I valori vengono dal regolamento, ne derivano, sono stati pubblicati o sono una nostra ricostruzione; ognuno dice quale.
board-search = Cerca una carta, un luogo …
board-all-sources = Tutte le fonti
board-changed = { $count ->
    [0] Ancora nulla di cambiato.
    [one] Un valore cambiato.
   *[other] { $count } valori cambiati.
}
board-saved = { $count ->
    [0] Sono tornati i nostri valori.
    [one] Controllato e conservato: un valore. Un nuovo tavolo lo propone sotto «Edizione e opzioni».
   *[other] Controllati e conservati: { $count } valori. Un nuovo tavolo li propone sotto «Edizione e opzioni».
}
board-unreadable = Non si può leggere come valore: { $fields }
board-was = il nostro: { $value }
board-save = Controlla e conserva
board-file = Salva in un file
board-reset = Torna ai nostri valori
board-about-account = Qui c’è tutto ciò che è stampato sui componenti del gioco, con la sua provenienza. Se possiedi il gioco e vi leggi un altro valore, inserisci il tuo: viene controllato e tenuto con il tuo account sotto un nome, e un nuovo tavolo può usarlo.
board-kept = Le mie correzioni
board-new = Nuove correzioni
board-name = Nome di queste correzioni
board-name-default = Il mio gioco stampato
board-remove = Elimina queste correzioni
board-removed = Eliminate.
board-choice = Valori del tabellone
board-ours = I nostri valori
board-device = { $count ->
    [one] Un valore annotato in questo browser
   *[other] { $count } valori annotati in questo browser
}
board-mine = { $count ->
    [one] { $name } (un valore)
   *[other] { $name } ({ $count } valori)
}
