## Settings
set-with-account = Salvate con il tuo account: le stesse su tutti i tuoi dispositivi.
set-on-device = Salvate su questo dispositivo.
set-sign-in = Accedi per ritrovarle ovunque.
set-failed = L’ultima modifica non è stata salvata con il tuo account; vale su questo dispositivo.

set-look = Aspetto
set-theme = Tema
set-theme-system = come sul dispositivo
set-theme-light = chiaro
set-theme-dark = scuro
set-text_size = Dimensione del testo
set-text_size-small = piccola
set-text_size-normal = normale
set-text_size-large = grande
set-text_size-largest = molto grande
set-palette = Colori delle potenze
set-palette-usual = quelli dei giochi
set-palette-distinct = più facili da distinguere, per i daltonici

set-moves = Mosse e suoni
set-pace-usual = come al solito
set-motion = Animazioni
set-motion-system = come sul dispositivo
set-motion-none = nessuna
set-sound = Suoni
set-sound-on = Pochi suoni discreti al tavolo
set-hear-turn = Ascolta: tocca a te
set-hear-dice = Ascolta: i dadi
set-hear-end = Ascolta: la fine

set-questions = Domande
set-confirm = Confermare una risposta prima di inviarla
set-confirm-weighty = solo quando conta
set-confirm-every = sempre
set-confirm-none = mai
set-one-screen = Più giocatori davanti a uno schermo
set-skip_handover = Cambiare posto senza una pagina intermedia
set-all-games = In tutti i giochi
set-as-all-games = come in tutti i giochi
