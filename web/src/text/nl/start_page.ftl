## The games
play-bots = Tegen bots spelen
invite-friends = Vrienden uitnodigen
set-up-table = Een tafel inrichten
title-about-revolution = Vijf facties werven geld, legers en aanhang in de Nederlanden, provincie na provincie. Alles ligt open, er wordt hard onderhandeld, en geen dobbelsteen beslist: elk leger telt.
title-about-guerres = Royalisten, Liga en hugenoten strijden om de steden van Frankrijk en het oor van de koning. Belegeringen, hofintriges, bondgenootschappen die breken.
title-about-here_i_stand = Zes machten, zes manieren om te winnen: Luther en de paus, Karel en Süleyman, Hendrik en Frans. Kaarten, geheime diplomatie, debatten, reizen.
