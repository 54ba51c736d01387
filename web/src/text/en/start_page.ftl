## The games
play-bots = Play against bots
invite-friends = Invite friends
set-up-table = Set up a table
title-about-revolution = Five factions raise money, armies and followers in the Low Countries, province by province. Open information, hard bargaining, no dice: every army counts.
title-about-guerres = Royalists, League and Huguenots fight for the cities of France and for the king’s ear. Sieges, intrigue at court, alliances that break.
title-about-here_i_stand = Six powers, six ways to win: Luther and the Pope, Charles and Suleiman, Henry and Francis. Cards, secret diplomacy, debates, voyages.
