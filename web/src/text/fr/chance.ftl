## Le hasard, que chacun peut vérifier
chance-title = Le hasard à cette table
chance-about = Le serveur a fixé sa graine avant que quiconque prenne place, et chaque navigateur y ajoute un sel. Eux seuls, tous ensemble, décident des dés et des cartes : personne ne peut les diriger.
chance-lesson = Pendant une leçon, dés et cartes tombent toujours de la même façon ; rien n’y est laissé au hasard.
chance-seed = Graine du serveur
chance-shown = sel montré
chance-promised = sel pas encore montré
chance-missing = sel jamais montré
chance-lost = Un autre navigateur garde votre sel pour : { $who }. Ouvrez-y la table, sinon la partie commence sans lui.
chance-insecure = Cette page n’est pas venue par https : ce navigateur ne peut ni ajouter de sel ni vérifier la partie.
chance-waiting = On attend le sel de : { $who }. Le navigateur de cette place le montre de lui-même dès que ce site y est ouvert.
chance-without = Jouer sans lui
chance-check = Vérifier cette partie
chance-right = Tout est tombé comme le disent la graine et les sels : { $throws ->
    [one] { $throws } jet
   *[other] { $throws } jets
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}.
chance-nothing = La graine et les sels sont ceux qui avaient été promis ; dans cette partie rien n’a été jeté ni tiré.
chance-own-used = Votre sel en fait partie, et les autres avaient promis le leur avant que le vôtre soit montré.
chance-own-unused = La partie a commencé sans votre sel : cela montre seulement que dés et cartes suivent la graine.
chance-own-none = Ce navigateur n’a pas ajouté de sel ici : il ne peut dire ce qui avait été promis avant la partie.
chance-withheld = Promis, mais jamais montrés : les sels de { $who }.
chance-renewed = { $count ->
    [one] Une fois, les places ont changé après que des sels eurent été montrés, et tous les sels ont été renouvelés.
   *[other] { $count } fois, les places ont changé après que des sels eurent été montrés, et tous les sels ont été renouvelés.
}
chance-wrong-seed = La graine n’est pas celle que le serveur avait fixée.
chance-wrong-commitment = Quand ce navigateur a pris place, le serveur avait fixé une autre graine.
chance-wrong-salt = Le sel de { $who } n’est pas celui qui avait été promis.
chance-wrong-list = La ligne { $row } de la partie ne répond pas à la liste des jets et des tirages.
chance-wrong-row = La ligne { $row } de la partie n’est pas tombée comme le disent la graine et les sels.
chance-by-program = Pour vérifier aussi les règles, enregistrez la partie et servez-vous du programme sur votre machine :

## Records and positions
chance-uncommitted = Cette partie enregistrée ne montre pas de graine ; ses dés ne peuvent être vérifiés.
chance-taken-over = Les { $count } lignes reprises d’une autre partie ne font pas partie de cette vérification.
