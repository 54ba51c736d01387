# What the faces of cards and debaters add to their words

lookup-mandatory = must be played; after the event the player has two command points
lookup-played_by = May play the event
lookup-played_in = When
lookup-needs = Must be uncommitted
lookup-forced = If not played, happens in the winter of turn
lookup-only_1517 = not in games that begin in 1532
lookup-entry-edward = comes once Edward is born
lookup-entry-mary = comes once Edward VI, a sickly child, rules, or if he was never born
lookup-entry-elizabeth = comes once Mary I rules and Elizabeth is born
lookup-entry-boleyn = comes after the turn in which Henry VIII married Anne Boleyn
lookup-entry-league = comes after the turn in which the Schmalkaldic League was formed
lookup-with_cranmer = not before the reformer Cranmer

## What each debater can be committed for

lookup-about-debater-luther = In an impulse in which the Protestants pay for the translation in the German zone: one step of it more, for nothing.
lookup-about-debater-melanchthon = In an impulse in which the Protestants pay for the translation in the German zone: one step of it more, for nothing.
lookup-about-debater-bucer = One more die in Reformation attempts within two spaces of Strasburg.
lookup-about-debater-carlstadt = A treatise makes three attempts instead of two, all in the German zone; each space where one fails falls into unrest if nobody occupies it (in the edition of 2017 in any case). He is committed before the first attempt.
lookup-about-debater-zwingli = One more die in Reformation attempts within two spaces of Zürich.
lookup-about-debater-oekolampadius = One more die in Reformation attempts within two spaces of Basel.
lookup-about-debater-bullinger = He may be the Protestant debater in the second round of a debate in any zone, in the place of one who is drawn.
lookup-about-debater-calvin = A treatise makes three attempts instead of two, all in the French zone. He is committed before the first attempt.
lookup-about-debater-farel = One more die in Reformation attempts within two spaces of Geneva.
lookup-about-debater-cop = One more die in Reformation attempts within two spaces of Paris.
lookup-about-debater-olivetan = In an impulse in which the Protestants pay for the translation in the French zone: one step of it more, for nothing.
lookup-about-debater-tyndale = In an impulse in which the Protestants pay for the translation in the English zone: one step of it more, for nothing.
lookup-about-debater-cranmer = One more die in Reformation attempts within two spaces of London.
lookup-about-debater-coverdale = In an impulse in which the Protestants pay for the translation in the English zone: one step of it more, for nothing.
lookup-about-debater-latimer = One more die in Reformation attempts in English home spaces.
lookup-about-debater-wishart = One more die in Reformation attempts in Scottish home spaces.
lookup-about-debater-knox = One more die in Reformation attempts in English and Scottish home spaces.
lookup-about-debater-eck = One more die when he attacks in a debate, in every round that he enters uncommitted; this is not optional.
lookup-about-debater-campeggio = If the Papacy loses the debate in his round, having come uncommitted, a die is rolled: on five or six the defeat is undone.
lookup-about-debater-aleander = If a debate is decided in his round and he came uncommitted, the winner, whichever side it is, turns one space more.
lookup-about-debater-tetzel = When the Papacy burns books: one command point for St. Peter’s.
lookup-about-debater-cajetan = Burning books makes three attempts instead of two, in one zone. He is committed before the first attempt.
lookup-about-debater-contarini = One more die in Counter-Reformation attempts within two spaces of Charles V.
lookup-about-debater-pole = One more die for the Papacy at the Council of Trent, if he is sent there.
lookup-about-debater-caraffa = Burning books makes three attempts instead of two, in any zones. He is committed before the first attempt.
lookup-about-debater-loyola = A Jesuit university is founded for two command points instead of three.
lookup-about-debater-faber = Two more dice in Counter-Reformation attempts on electorates.
lookup-about-debater-canisius = One more die in Counter-Reformation attempts within two spaces of Regensburg.
lookup-about-debater-gardiner = One more die when he attacks in a debate in the English zone, in every round that he enters uncommitted; this is not optional.
