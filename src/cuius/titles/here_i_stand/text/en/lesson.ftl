# Notes for learners, beside the questions of the first two turns. data/lesson.toml says where each is shown.

lesson-welcome = Six powers struggle for Europe and its faith from 1517 on. You run two of them, the Protestants and England; stewards play the others. Whoever has 25 victory points at the end of a turn wins. These notes follow the questions: choose as you like, they will fit.
lesson-over = Those were two turns; at most seven more follow, all with the same phases. Play on. The key / looks anything up, a click on what is not offered says which rule forbids it, and a what-if tries things out.

## What each power wants

lesson-goal-england = England wants keys, the square spaces: each uncovers points and cards on its power card. Henry VIII also wants a son, and a new wife is a home card away.
lesson-goal-protestant = The Protestants want spaces: every few that turn white inside are points, and fifty of them win the game at once. Six electorates and the Bible in three languages come on top.

## What happens in each phase, and why

lesson-theses = Luther has nailed his Theses to a door. Before anything else the Protestants try to convert spaces: five attempts, all aimed at the German zone.
lesson-card-draw = Everybody draws cards: more for more keys. A card is an event or command points, hardly ever both, and home cards come back every turn.
lesson-diplomacy = Powers talk, make peace, ransom leaders and declare war. Wars stay until they are ended here, and without a war nobody may march on you.
lesson-diet = The Diet of Worms hears Luther. Protestants, Habsburgs and Papacy each lay a card face down; its points are dice, and fives and sixes are hits. The difference is converted.
lesson-spring = Before the turn proper every power may lead one formation from its capital to a friendly space that a line of communication reaches.
lesson-action = Power after power has an impulse: one card, as an event or for its command points, which buy actions. When all six have passed one after the other, the year ends.
lesson-winter = Armies go home: leaders and units that stand outside walls return to friendly fortified spaces, ships to port, alliances end.
lesson-new-world = Voyages that set sail this turn arrive now: explorers, conquerors and colonists roll their dice.

## What a good choice is

lesson-reformation-target = The table under the question counts the dice of both sides for every space. In the German zone a six converts at once and a tie is yours. Begin where you have most dice, for each new space gives dice to the next attempt.
lesson-attempt-helper = A debater who is committed adds his dice to this attempt and to later ones of the same action near him. He stays committed for the turn, so use him where more than one attempt profits.
lesson-diet-card = Each command point is a die, and Luther gives you four more. A card of two or three points is enough; keep the best for your impulses.
lesson-diet-space = Only spaces next to your own can be taken. Choose those that touch the most Catholic spaces you want next.
lesson-deal-turn = Offers of others appear here with their clauses. You may accept, refuse or answer with another. A first game loses nothing by passing.
lesson-war-declare = War is paid for with cards. Scotland has one key, Edinburgh, north of your army in York; declare only what you mean to march on this turn.
lesson-spring-from = Bring an army from London to where it is to fight, Calais or Berwick, with the leader who commands most units.
lesson-impulse-card = Look at the number on the card: that many command points. High cards are for campaigns or treatises, low ones for building. You may not pass while you hold more cards than your ruler’s administration allows.
lesson-impulse-manner = The event says what it does in the hand panel. If it does not hurt a rival or help you now, take the points: they buy what you choose.
lesson-action-protestant = Publishing a treatise buys two attempts in a zone of your choice; translating the New Testament saves up for six at once. Treatises are the quicker way to points.
lesson-action-england = With peace all around, build: regulars hold keys, mercenaries are cheap. At war, keep points for the march, the siege and the assault, which comes an impulse after the siege.
lesson-treatise-zone = Name the zone where your dice stand best: ties and sixes win only there, though you may try spaces elsewhere.
lesson-build-where = Build where you will need them, in home spaces that are calm. A capital can deploy in spring.
lesson-move-from = A formation is what moves together. Without a leader at most four units go.
lesson-move-leader = A leader adds his battle rating in dice and commands more units. Take him along to a battle, leave him at home otherwise.
lesson-move-to = The table under the question shows the dice if it comes to battle: one a unit, the leader’s rating, one more for the defender. Fives and sixes hit; equal hits leave the field to the defender. Attack with at least two dice more.
lesson-battle-cards = The odds below are those without any card. Play one if it turns a likely defeat; a card that is played is gone.
lesson-battle-loss = Each hit costs a unit. Give up mercenaries first: they cost less and leave at the worst moment anyway.
lesson-avoid-to = Nine on two dice, with the leader’s rating, and the stack slips away. Avoid a battle that you would lose; inside walls you may withdraw instead.
lesson-assault-space = Against a garrison you roll one die for two units, rounded up; against empty walls one a unit; your best leader’s rating comes on top, and cavalry does not count. The garrison rolls one a unit, its leader’s rating and one more. It needs a line of communication, and no enemy squadron in the sea outside.
lesson-winter-to = Choose a fortified space near where you want to be in spring. Units that find none are lost.
