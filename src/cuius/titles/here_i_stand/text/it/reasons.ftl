# Perché qualcuno rifiuta un’offerta (9.1).

choice-refusal-reason-pass = Non dire perché
choice-too_strong = Uno dei partecipanti è troppo vicino alla vittoria
choice-broken_word = Non si è tenuta la parola data
choice-war_goes_well = La guerra mi va bene
choice-too_dear = Mi si chiede troppo
choice-needed = Mi serve ciò che dovrei dare
choice-no_use = Non ci guadagno nulla

refusal-too_strong = { $role }: chi è così vicino alla vittoria non avrà il nostro aiuto.
refusal-broken_word = { $role }: dopo una parola mancata chiediamo di più.
refusal-war_goes_well = { $role }: questa guerra ci va bene; per ora niente pace.
refusal-too_dear = { $role }: ci si chiede più di quanto ci si dà.
refusal-needed = { $role }: ciò che dovremmo dare serve a noi.
refusal-no_use = { $role }: non ci guadagniamo nulla.
talk-too_strong = Chi è così vicino alla vittoria non avrà il nostro aiuto.
talk-broken_word = Dopo una parola mancata chiediamo di più.
talk-war_goes_well = Questa guerra ci va bene; per ora niente pace.
talk-too_dear = Ci si chiede più di quanto ci si dà.
talk-needed = Ciò che dovremmo dare serve a noi.
talk-no_use = Non ci guadagniamo nulla.
