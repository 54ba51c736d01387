## Settings
set-with-account = Bewaard bij je account: hetzelfde op al je apparaten.
set-on-device = Bewaard op dit apparaat.
set-sign-in = Log in om overal hetzelfde te hebben.
set-failed = De laatste wijziging kon niet bij je account worden bewaard; op dit apparaat geldt ze wel.

set-look = Uiterlijk
set-theme = Thema
set-theme-system = zoals op dit apparaat
set-theme-light = licht
set-theme-dark = donker
set-text_size = Tekstgrootte
set-text_size-small = klein
set-text_size-normal = gewoon
set-text_size-large = groot
set-text_size-largest = zeer groot
set-palette = Kleuren van de mogendheden
set-palette-usual = zoals in de spellen
set-palette-distinct = beter te onderscheiden, voor wie kleurenblind is

set-moves = Zetten en geluid
set-pace-usual = zoals gewoonlijk
set-motion = Animaties
set-motion-system = zoals op dit apparaat
set-motion-none = geen
set-sound = Geluid
set-sound-on = Enkele zachte geluiden aan tafel
set-hear-turn = Luister: jouw beurt
set-hear-dice = Luister: dobbelstenen
set-hear-end = Luister: het einde

set-questions = Vragen
set-confirm = Een antwoord bevestigen voor het verstuurd wordt
set-confirm-weighty = alleen waar het telt
set-confirm-every = altijd
set-confirm-none = nooit
set-one-screen = Met meer spelers aan één scherm
set-skip_handover = Van plaats wisselen zonder tussenpagina
set-all-games = In alle spellen
set-as-all-games = zoals in alle spellen
