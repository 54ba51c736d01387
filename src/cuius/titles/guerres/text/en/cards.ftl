# Event cards and chits (5, 13, 19, 20): names, questions, log, refusals, and what each does.

## Event cards

event-treaty_of_hampton_court = Treaty of Hampton Court
event-assassination = Assassination
event-la_rochelle = La Rochelle
event-surprise_of_meaux = Surprise of Meaux
event-michelade = The Michelade
event-iconoclasm = Iconoclasm
event-reiters_of_john_casimir = Reiters of John Casimir
event-corsairs = Corsairs of La Rochelle
event-franco_gallia = Franco-Gallia
event-malcontents = The Malcontents
event-peace_of_monsieur = Peace of Monsieur
event-war_weariness = War weariness
event-disgrace = Disgrace
event-entrevue_de_bayonne = Bayonne Interview
event-tour_de_france_royal = Royal Tour of France
event-he_would_not_dare = He would not dare
event-contract_of_poissy = Contract of Poissy
event-edict_of_pacification = Edict of Pacification
event-swiss_of_pfyffer = Swiss of Pfyffer
event-royal_artillery = Royal artillery
event-polish_crown = Crown of Poland
event-quarrel_of_the_mignons = Quarrel of the mignons
event-vengeance = Vengeance
event-jesuits_plot = Jesuit’s Plot
event-spanish_intervention = Spanish Intervention
event-savoyard_intervention = Savoyard Intervention
event-death_of_mary_stuart = Death of Mary Stuart
event-triumvirate = The Triumvirate
event-parisian_preachers = Preachers of Paris
event-catholic_confraternities = Catholic confraternities
event-league_of_peronne = League of Péronne
event-day_of_the_barricades = Day of the Barricades
event-treaty_of_joinville = Treaty of Joinville
event-ambush = Ambush
event-charge_of_the_reiters = Charge of the reiters
event-forced_march = Forced march
event-camp_fever = Camp fever
event-unpaid_mercenaries = Unpaid mercenaries
event-mine_and_sap = Mine and sap
event-heroic_defence = Heroic defence
event-treason_at_the_gate = Treason at the gate
event-relief_column = Relief column
event-pillage = Pillage
event-good_scouts = Good scouts
event-flooded_roads = Flooded roads
event-parole_of_honour = Parole of honour

## Chits

chit-council_of_trent = Council of Trent
chit-colonial_tension = Colonial tension
chit-peasant_revolt = Peasant revolt
chit-water_geuzen = Water Geuzen
chit-lepanto = Lepanto
chit-spanish_bankruptcy = Spanish Bankruptcy
chit-governor_revolt = Revolt of a governor
chit-antwerp_fury = Antwerp Fury
chit-portuguese_succession = Portuguese Succession
chit-spanish_armada = Spanish Armada

## Questions

event-court_start = The court is about to gather. Play an event card?
event-massacre = The massacre is about to be tested. Play an event card?
event-court = Play an event card at court?
event-deploy = Recruitment: play an event card?
event-placed = Armies and leaders stand. Play an event card?
event-move = { start-army } is about to leave { the-province }. Play a card?
event-battle = Battle in { the-province }, { the-army } against { the-enemy }. Play a card?
event-siege = { start-army } besieges { $town } ({ the-province }). Play a card?
event-end = The turn ends. Play an event card?
card-town = { $card }: which town comes over? ({ $faction })
card-victim_faction = { $card }: a character of which faction?
card-victim = { $card }: which character is removed? ({ $faction })
card-lost_leader = Which Royalist leader is lost in Portugal?
card-territory = { $card }: in which territory does the army gather?
card-weary = In which province are Huguenot armies weary of war?
card-fever = { $card } in { the-province }: which army loses a troop point?
card-scouts = Shall the next interception or evasion be easier or harder?

## Answers

choice-card-scouts-raise = Easier (+2)
choice-card-scouts-lower = Harder (−2)

## Events

event-drawn = You draw { $card } ({ $faction }).
event-drawn_by = { $faction }: a card is drawn ({ $deck }).
event-played = { $faction }: { $card } is played.
event-in_vain = { $faction }: { $card } has no effect.
intervention-drawn = { $faction }: { $card } is drawn for the Call to Arms.
chit-drawn = The chit of the turn: { $chit }.
revolt-breaks_out = { $chit } in { the-province }: an army of { $troops ->
    [one] { $troops } troop point
   *[other] { $troops } troop points
}.
card-money = { $faction }: { $money } money gained.
card-paid = { $faction }: { $money } money paid.
card-le_havre = { $town } opens its harbour to the English: a minor town more ({ $faction }).
card-visitor = { start-character } takes the field for this war.
card-wearies = { start-province }: Huguenot armies neither leave nor besiege until an enemy army enters.
card-fever_strikes = Fever in { the-province }: { the-army }, troop points left: { $troops }.
card-scouts_ride = { $faction }: scouts change the next interception or evasion by { $value ->
    [2] +2
   *[other] −2
}.

## Why not

refused-card-not-held = { $card } is not in your hand.
refused-card-must-play = { $card } must be played now; you cannot pass.
refused-card-red-first = { $first } must be played before { $card }.
refused-card-not-now = { $card } belongs to another moment of the turn.
refused-card-massacred = { $card }: the massacre has already happened.
refused-card-called = { $card }: too late, the Call to Arms has happened.
refused-card-no-town = { $card }: no town fits.
refused-card-no-town-there = { $card }: Paris is in enemy hands, and Meaux is not yours.
refused-card-war-not-won = { $card }: the Huguenots have not won this war.
refused-card-nobody = { $card }: there is nobody whom it concerns.
refused-card-mission-tried = { $card }: a mission to that country has been tried this turn.
refused-card-bankrupt = { $card }: Spain is bankrupt this turn.
refused-card-no-action = { $card }: you have no action left to use it for.
refused-card-no-roll = { $card }: no roll is left that it could help.
refused-card-no-money = { $card }: you cannot pay for it.
refused-card-no-marker = { $card }: no army marker or army has room for the troops.
refused-card-no-province = { $card }: no province fits.
refused-card-no-army = { $card }: no army is there any more.
refused-card-not-your-move = { $card }: you do not command the army that moves.
refused-card-not-enemy-move = { $card }: the army that moves is not an enemy’s.
refused-card-not-your-fight = { $card }: no army of your camp fights here.
refused-card-no-leader = { $card }: your army has no leader to protect.
refused-card-not-royal = { $card }: the besiegers are no Royalist army.
refused-card-not-minor = { $card }: the town is not minor.
refused-card-not-your-town = { $card }: the town is not your camp’s.
refused-card-no-relief = { $card }: no army of your camp stands next door.
refused-card-town-holder = { $town } is not held by a faction that this takes a town from.
refused-card-town-size = { $town } is not a minor town.
refused-card-town-province = { $town } does not lie in one of the provinces concerned.
refused-card-town-paris = { $town } is excepted.
refused-card-town-beside = The Huguenots hold no town in the province of { $town }.
refused-card-victim-absent = { start-character } is not in play.
refused-card-victim-other = { start-character } belongs to another faction ({ $faction } is asked for).
refused-card-victim-spared = { start-character } is safe: women and priests are not murdered.
refused-card-victim-none = { $faction }: nobody can be struck.
refused-card-no-counter = { start-character } has no leader counter.
refused-card-no-room = { $faction }: no army has room in { the-province }.
refused-card-not-spanish = { start-province } { $province_number ->
    [plural] are
   *[other] is
} not Spanish; the army is for { the-faction }.
refused-card-weary-already = { start-province } { $province_number ->
    [plural] have
   *[other] has
} been named already.
refused-card-no-huguenots = { start-province } { $province_number ->
    [plural] hold
   *[other] holds
} no Huguenot town.
refused-card-army-elsewhere = { start-army } is not in { the-province }.

## What event cards do

lookup-about-event-treaty_of_hampton_court = The Huguenots receive the largest English subsidy without a mission, and may not send one this turn. Le Havre becomes a minor Huguenot town in Normandie; when it changes hands it leaves the game. Not after a mission to England in the same turn.
lookup-about-event-assassination = Removes any character in play from the game, of whichever faction; neither women nor priests.
lookup-about-event-la_rochelle = For the rest of the game, while the Huguenots hold La Rochelle, each recruitment brings them 1 troop point and 2 money more.
lookup-about-event-surprise_of_meaux = The next Huguenot surprise attack in Île-de-France, Champagne or Orléanais is open to any character but a ghost, with +2. Not against Paris.
lookup-about-event-michelade = The Huguenots convert a minor town in Bas-Languedoc, Haut-Languedoc, Quercy or Dauphiné; the League gains a treaty point.
lookup-about-event-iconoclasm = Must be played. The Huguenots convert a Royalist minor town in a province where they hold one, if there is any; the League gains a treaty point.
lookup-about-event-reiters_of_john_casimir = For 1 money the Huguenots raise 3 troop points in the Saint-Empire; John Casimir leads until the war ends.
lookup-about-event-corsairs = The Huguenots gain 3 money if they hold La Rochelle, else 1.
lookup-about-event-franco_gallia = The Huguenots gain a treaty point, beside the one that a written treaty can bring.
lookup-about-event-malcontents = +2 on the next Huguenot attempt of the turn to win over a Royalist.
lookup-about-event-peace_of_monsieur = After a war that they have won, the Huguenots convert one more Royalist town, not Paris.
lookup-about-event-war_weariness = When armies and leaders stand, the Royalist names three provinces with a Huguenot town: Huguenot armies there neither leave nor besiege until an enemy army enters. Not after the Call to Arms.
lookup-about-event-disgrace = Removes any character in play from the game, without exception.
lookup-about-event-entrevue_de_bayonne = In the court phase, before any roll for the massacre: the massacre happens.
lookup-about-event-tour_de_france_royal = The Royalists convert a Huguenot and a League minor town. Not after the massacre.
lookup-about-event-he_would_not_dare = Before court hands are built: Henri de Guise, if he serves the League, leaves the game, and the Call to Arms happens.
lookup-about-event-contract_of_poissy = Royal taxes rise by one level.
lookup-about-event-edict_of_pacification = The Royalists gain a treaty point; a Royalist minor town that they name becomes Huguenot.
lookup-about-event-swiss_of_pfyffer = 2 troop points join the Royalist army in Île-de-France, or form one there.
lookup-about-event-royal_artillery = A Royalist army that besieges rolls 2 dice more.
lookup-about-event-polish_crown = Must be played. Henri de Valois is away for the rest of the turn: neither at court nor leader nor general.
lookup-about-event-quarrel_of_the_mignons = Must be played. A man of the Royalist court hand, no priest, drawn at random, returns to the deck; royal taxes fall by one level.
lookup-about-event-vengeance = Removes any character in play from the game, of whichever faction; neither women nor priests.
lookup-about-event-jesuits_plot = The characters who wait for the Call to Arms join the League at once; alliances stay as they are.
lookup-about-event-spanish_intervention = The League raises 4 troop points in a Spanish territory; Parma leads until the war ends. Not while Spain is bankrupt.
lookup-about-event-savoyard_intervention = The League raises 3 troop points in Savoie; Charles-Emmanuel leads until the war ends.
lookup-about-event-death_of_mary_stuart = The League gains a treaty point and converts a minor town.
lookup-about-event-triumvirate = The League gains 2 money; in this war its leaders come before Royalist leaders of the same rank.
lookup-about-event-parisian_preachers = +2 on the next League roll of the turn for influence at court or a treaty.
lookup-about-event-catholic_confraternities = The League gains 3 money.
lookup-about-event-league_of_peronne = The League converts a Royalist town in Picardie, Champagne or Île-de-France, not Paris.
lookup-about-event-day_of_the_barricades = Must be played. A Royalist Paris becomes the League’s.
lookup-about-event-treaty_of_joinville = The League receives the largest Spanish subsidy without a mission, and may not send one this turn. Not after a mission to Spain in the same turn, nor while Spain is bankrupt.
lookup-about-event-ambush = In a battle: the enemy army rolls 1 die fewer, but at least one.
lookup-about-event-charge_of_the_reiters = In a battle: your army rolls 2 dice more.
lookup-about-event-forced_march = An army of yours that moves has 1 movement point more, and then suffers attrition for certain.
lookup-about-event-camp_fever = At the start of a move or siege: an army in that province loses a troop point.
lookup-about-event-unpaid_mercenaries = When an enemy army moves: its side pays 1 money more for the activation, or loses a troop point.
lookup-about-event-mine_and_sap = In a siege: the besieger rolls 2 dice more.
lookup-about-event-heroic_defence = In a siege: the garrison rolls 2 dice more, and is as strong as before.
lookup-about-event-treason_at_the_gate = Your siege of a minor town succeeds without dice; the new garrison is still to be left.
lookup-about-event-relief_column = A siege of a town of your camp fails without dice, if an army of your camp stands in a neighbouring province.
lookup-about-event-pillage = You gain 2 money if your army wins this battle or siege.
lookup-about-event-good_scouts = The next interception or evasion of this activation gets +2 or −2, as you choose.
lookup-about-event-flooded_roads = An enemy army that moves crosses a single border.
lookup-about-event-parole_of_honour = Leaders of your army who would be killed are captured in a battle, wounded in a siege.

## What chits do

lookup-about-chit-council_of_trent = +1 on attempts to win over a Huguenot this turn.
lookup-about-chit-colonial_tension = −1 on missions to Spain this turn.
lookup-about-chit-peasant_revolt = A revolt of 3 troop points in a province drawn at random: it tries to stop who enters, and the towns there count for nobody.
lookup-about-chit-water_geuzen = +2 on missions to the United Provinces this turn.
lookup-about-chit-lepanto = The League converts any town of another faction.
lookup-about-chit-spanish_bankruptcy = Spain gives nothing this turn.
lookup-about-chit-governor_revolt = A revolt of 5 troop points in a province drawn at random: it tries to stop who enters, and the towns there count for nobody.
lookup-about-chit-antwerp_fury = François d’Alençon leaves the game, and the Call to Arms happens.
lookup-about-chit-portuguese_succession = Strozzi leaves the game; if he is not in play, a Royalist leader whom the Royalist names.
lookup-about-chit-spanish_armada = −1 on missions to Spain until the game ends.
