# What the faces of cards and debaters add to their words

lookup-mandatory = doit être jouée ; après l’événement, le joueur a deux points de commandement
lookup-played_by = Peuvent jouer l’événement
lookup-played_in = Quand
lookup-needs = Doit être disponible
lookup-forced = Si elle n’est pas jouée, survient à l’hiver du tour
lookup-only_1517 = pas dans les parties qui commencent en 1532
lookup-entry-edward = vient une fois Édouard né
lookup-entry-mary = vient quand Édouard VI, enfant maladif, règne, ou s’il n’est jamais né
lookup-entry-elizabeth = vient quand Marie Ire règne et qu’Élisabeth est née
lookup-entry-boleyn = vient après le tour où Henri VIII a épousé Anne Boleyn
lookup-entry-league = vient après le tour où la Ligue de Schmalkalden s’est formée
lookup-with_cranmer = pas avant le réformateur Cranmer

## What each debater can be committed for

lookup-about-debater-luther = Dans une impulsion où le Protestant paie pour la traduction de la zone allemande : un pas de plus, gratuitement.
lookup-about-debater-melanchthon = Dans une impulsion où le Protestant paie pour la traduction de la zone allemande : un pas de plus, gratuitement.
lookup-about-debater-bucer = Un dé de plus dans les tentatives de Réforme à deux espaces au plus de Strasbourg.
lookup-about-debater-carlstadt = Un traité donne trois tentatives au lieu de deux, toutes dans la zone allemande ; chaque espace où l’une échoue est en agitation s’il est inoccupé (dans tous les cas dans l’édition de 2017). On l’engage avant la première tentative.
lookup-about-debater-zwingli = Un dé de plus dans les tentatives de Réforme à deux espaces au plus de Zurich.
lookup-about-debater-oekolampadius = Un dé de plus dans les tentatives de Réforme à deux espaces au plus de Bâle.
lookup-about-debater-bullinger = Il peut être le débatteur protestant de la deuxième manche d’un débat, dans n’importe quelle zone, à la place de celui qu’on tirerait.
lookup-about-debater-calvin = Un traité donne trois tentatives au lieu de deux, toutes dans la zone française. On l’engage avant la première tentative.
lookup-about-debater-farel = Un dé de plus dans les tentatives de Réforme à deux espaces au plus de Genève.
lookup-about-debater-cop = Un dé de plus dans les tentatives de Réforme à deux espaces au plus de Paris.
lookup-about-debater-olivetan = Dans une impulsion où le Protestant paie pour la traduction de la zone française : un pas de plus, gratuitement.
lookup-about-debater-tyndale = Dans une impulsion où le Protestant paie pour la traduction de la zone anglaise : un pas de plus, gratuitement.
lookup-about-debater-cranmer = Un dé de plus dans les tentatives de Réforme à deux espaces au plus de Londres.
lookup-about-debater-coverdale = Dans une impulsion où le Protestant paie pour la traduction de la zone anglaise : un pas de plus, gratuitement.
lookup-about-debater-latimer = Un dé de plus dans les tentatives de Réforme dans les espaces d’origine anglais.
lookup-about-debater-wishart = Un dé de plus dans les tentatives de Réforme dans les espaces d’origine écossais.
lookup-about-debater-knox = Un dé de plus dans les tentatives de Réforme dans les espaces d’origine anglais et écossais.
lookup-about-debater-eck = Un dé de plus quand il attaque dans un débat, à chaque manche où il entre sans être engagé ; ce n’est pas facultatif.
lookup-about-debater-campeggio = Si la Papauté perd le débat dans la manche où il est entré sans être engagé, on lance un dé : sur cinq ou six, la défaite est annulée.
lookup-about-debater-aleander = Si un débat se décide dans la manche où il est entré sans être engagé, le vainqueur, quel qu’il soit, convertit un espace de plus.
lookup-about-debater-tetzel = Quand la Papauté brûle des livres : un point de commandement pour Saint-Pierre.
lookup-about-debater-cajetan = Brûler des livres donne trois tentatives au lieu de deux, dans une seule zone. On l’engage avant la première tentative.
lookup-about-debater-contarini = Un dé de plus dans les tentatives de Contre-Réforme à deux espaces au plus de Charles Quint.
lookup-about-debater-pole = Un dé de plus pour la Papauté au Concile de Trente, s’il y est envoyé.
lookup-about-debater-caraffa = Brûler des livres donne trois tentatives au lieu de deux, dans n’importe quelles zones. On l’engage avant la première tentative.
lookup-about-debater-loyola = Une université jésuite coûte deux points de commandement au lieu de trois.
lookup-about-debater-faber = Deux dés de plus dans les tentatives de Contre-Réforme sur les électorats.
lookup-about-debater-canisius = Un dé de plus dans les tentatives de Contre-Réforme à deux espaces au plus de Ratisbonne.
lookup-about-debater-gardiner = Un dé de plus quand il attaque dans un débat de la zone anglaise, à chaque manche où il entre sans être engagé ; ce n’est pas facultatif.
