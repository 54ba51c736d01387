## Settings
set-with-account = Saved with your account: the same on all your devices.
set-on-device = Saved on this device.
set-sign-in = Sign in to have the same everywhere.
set-failed = The last change could not be saved with your account; it holds on this device.

set-look = How it looks
set-theme = Theme
set-theme-system = as on this device
set-theme-light = light
set-theme-dark = dark
set-text_size = Text size
set-text_size-small = small
set-text_size-normal = normal
set-text_size-large = large
set-text_size-largest = largest
set-palette = Colours of the powers
set-palette-usual = as in the games
set-palette-distinct = easier to tell apart, for the colour-blind

set-moves = Moves and sounds
set-pace-usual = as usual
set-motion = Animations
set-motion-system = as on this device
set-motion-none = none
set-sound = Sound
set-sound-on = Play a few soft sounds at the table
set-hear-turn = Hear: your turn
set-hear-dice = Hear: dice
set-hear-end = Hear: the end

set-questions = Questions
set-confirm = Confirm an answer before it is sent
set-confirm-weighty = only where it matters
set-confirm-every = always
set-confirm-none = never
set-one-screen = Several players at one screen
set-skip_handover = Change seats without a page in between
set-all-games = In all games
set-as-all-games = as in all games
