## Chance that players can check
chance-title = Chance at this table
chance-about = The server fixed its seed before anybody sat down, and every browser adds a salt of its own. Only all of them together decide how dice and cards fall, so nobody can steer them.
chance-lesson = In a lesson dice and cards always fall in the same way; they are not left to chance.
chance-seed = Seed of the server
chance-shown = salt shown
chance-promised = salt not shown yet
chance-missing = salt never shown
chance-lost = Another browser keeps your salt for: { $who }. Open the table there, or the game begins without it.
chance-insecure = This page did not come over https, so this browser can neither add salt nor check the game.
chance-waiting = Waiting for the salt of: { $who }. The browser there shows it by itself as soon as this site is open in it.
chance-without = Go ahead without it
chance-check = Check this game
chance-right = Everything fell as the seed and the salts say: { $throws ->
    [one] one roll
   *[other] { $throws } rolls
} and { $draws ->
    [one] one draw
   *[other] { $draws } draws
}.
chance-nothing = Seed and salts are those that were promised; in this game nothing was rolled or drawn.
chance-own-used = Your salt is among them, and the others had promised theirs before yours was shown.
chance-own-unused = The game began without your salt, so this shows only that dice and cards follow the seed.
chance-own-none = This browser added no salt here, so it cannot say what was promised before the game.
chance-withheld = Promised, but never shown, were the salts of: { $who }.
chance-renewed = { $count ->
    [one] Once the seats changed after salts had been shown, and all salts were made anew.
   *[other] { $count } times the seats changed after salts had been shown, and all salts were made anew.
}
chance-wrong-seed = The seed is not the one that the server had fixed.
chance-wrong-commitment = When this browser took its seat, the server had fixed another seed.
chance-wrong-salt = The salt of { $who } is not the one that was promised.
chance-wrong-list = Row { $row } of the record does not fit the list of rolls and draws.
chance-wrong-row = Row { $row } of the record did not fall as the seed and the salts say.
chance-by-program = To check the rules as well, save the record and use the program on your own machine:

## Records and positions
chance-uncommitted = This record shows no seed, so its dice cannot be checked.
chance-taken-over = The { $count } rows that were taken over from another game are not part of this check.
