# The lessons about parts of the game; data/lesson.toml says where each note is shown.

lesson-court-welcome = This lesson is about the court. You are the Royalists, with Catherine at your side: five characters act, one by one, each on two dice and a value; seven or more succeeds. It ends when the troops are raised.
lesson-court-over = The court is over: its cards return to their decks, and whoever lives may lead an army. Play the war as you like, or take the lesson about it.
lesson-court-hands = You call one character yourself; for the other places your neighbours draw four of your cards and give you two. Values and abilities stand on the cards.
lesson-court-character = Nobody may pass, and each acts once. Military value is for surprise attacks, intrigue for everything else. A bare two kills, so do not send the one you cannot spare for little.
lesson-court-action = A soldier surprises a Huguenot town while the odds are good; a head for intrigue raises taxes. Without a level there are no royal troops, and the first level spent is worth eight troop points.
lesson-court-surprise = Lit are the towns in reach of his influence; a faction leader reaches all but Paris and La Rochelle. Major towns are harder by one. The town is yours at once.
lesson-war-welcome = This lesson is about the war. You are the League: after the court, for which the other notes help, armies are led by rank, provinces announced and paid for, battles and sieges rolled for. War points decide who wins the war, and with it a treaty point.
lesson-war-over = The war is over: armies leave the map, money and war points are gone, towns stay. The League wins at once with twice as many towns as the Huguenots; play on.
lesson-war-rounds = The camps take rounds in turn until both decline. Each province of a round is paid by the size of the army there: two for one to three points, three up to six, five above. A medium army may lose a point on the way, a large one always does.
lesson-war-announce = Announce where a battle or a siege pays: a battle gives one, two or four war points by the size of the beaten army, a town one or two. A province and an army can be activated once a round.
lesson-war-share = Allies share the price as they agree. What the League conquers with the king becomes Royalist, but the war points go to whoever commands: let your own leader lead.
lesson-war-fight = One die for a small army, two for a medium, four for a large one, and one for each tactical point of the commander. Fives and sixes take a point each; whoever takes more wins, and a tie goes to the larger army left.
lesson-war-siege = The garrison rolls a die a point, you roll your battle dice. You need hits for the whole garrison, and leave as many points inside. Against a major town come with four points or more.
