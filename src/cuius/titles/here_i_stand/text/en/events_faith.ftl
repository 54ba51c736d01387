# Events of faith, of the church and of the English court: 39 to 90.

## Questions

zwingli-space = Zwingli takes up arms: where does a Catholic unit fall?
zwingli-owner = Zwingli fights at { the-space }: whose unit falls?
zwingli-unit = Zwingli fights at { the-space } ({ $power }): which unit falls?
bigamy-price = Philip of Hesse’s bigamy: what do you give up?
frederick-space = Frederick the Wise: which space turns Protestant? ({ $left } to go)
frederick-wartburg = Frederick the Wise: take The Wartburg from the discard pile?
anabaptists-space = Anabaptists: which space turns Catholic? ({ $left } to go)
inquisition-space = Inquisition in the { $zone }: which space turns Catholic? ({ $left } to go)
inquisition-hand = Papal Inquisition: look into whose hand?
inquisition-fruit = Papal Inquisition, the hand of { the-power } is seen: what do you do?
inquisition-discard = Spanish Inquisition: which card is discarded?
grey-keep = Lady Jane Grey: which card do you keep?
grey-to = Lady Jane Grey: who gets the other card?
prayer-space = Book of Common Prayer: unrest in which space?
rising-space = Unrest in which space? ({ $left } at most)
maurice-castle = Maurice of Saxony is freed: to which fortified space?
maurice-quarters = Maurice of Saxony changes sides: to which space?
copernicus-card = Copernicus: draw a card, or let the Protestants lose one?

## Answers

choice-bigamy-price-card = A card at random
choice-frederick-wartburg-pass = Leave it
choice-inquisition-fruit-seize = Draw a card from that hand
choice-inquisition-fruit-fetch = Take a discarded card
choice-inquisition-fruit-debate = Call a debate
choice-rising-space-pass = No more unrest
choice-copernicus-card-draw = Draw a card
choice-copernicus-card-discard = The Protestants lose one

## Events

augsburg-confessed = The Augsburg Confession weakens the Papacy’s dice for this turn.
zwingli-kills = Zwingli’s men destroy a unit of { the-power } in { the-space }: { $unit }.
zwingli-falls = Zwingli falls in battle.
bigamy-leaves = { start-leader } leaves the game.
prayer-riots = Book of Common Prayer: the die for unrest shows { $face }.
maurice-changes = Maurice of Saxony changes sides: { $power }.
maurice-marches = Maurice of Saxony goes to { the-space }. With him: { $many ->
    [one] one mercenary
   *[other] { $many } mercenaries
} ({ $power }).

## What the cards say

card-text-augsburg_confession = Commit Melanchthon, who must be uncommitted. This turn each Papal die in a Counter-Reformation attempt counts one less, and the Papacy rolls one die less in debates that it calls.
card-text-marburg_colloquy = The Protestants commit Luther or Melanchthon, and Zwingli or Oecolampadius. They make as many Reformation attempts as the two values add up to; every zone is targeted.
card-text-zwingli_dons_armor = While Zwingli is in the game: the Protestants remove one Catholic land unit within three spaces of Zürich, if there is any. Reformer and debater Zwingli leave the game.
card-text-affair_of_the_placards = Commit Cop, who must be uncommitted. The Protestants make three Reformation attempts (four in the edition of 2017) on the French zone.
card-text-calvin_expelled = While Calvin is in play: his reformer and his debater are away until the next card draw phase, which brings the reformer back to Geneva.
card-text-calvins_institutes = Commit Calvin, who must be uncommitted. The Protestants make five Reformation attempts on the French zone; in that zone each of their dice counts one more.
card-text-copernicus = You gain two victory points; in the victory determination phase too, if that stops a domination victory. In the edition of 2017: two if half of your home spaces are Protestant; otherwise one, and you draw a card or the Protestants lose one at random; never in the victory determination phase.
card-text-michael_servetus = You gain a victory point and the Protestants discard a card at random. Also in the victory determination phase, if that stops a domination victory (not in the edition of 2017).
card-text-michelangelo = The Papacy rolls two dice: that many command points go into St. Peter’s.
card-text-jesuit_education = After Society of Jesus: the Papacy founds two Jesuit universities in Catholic spaces.
card-text-papal_inquisition = Commit Carafa, who must be uncommitted. The Papacy turns two Protestant spaces of the Italian zone Catholic, looks into the hand of England or of the Protestants, and then draws a card from that hand, or takes a discarded card, or calls a debate with two more dice. A card gained waits for a later impulse.
card-text-philip_of_hesses_bigamy = The Protestants choose: Philip of Hesse leaves the game, or they discard a card at random.
card-text-spanish_inquisition = The Habsburgs turn two Protestant spaces of the Spanish zone Catholic, look into the hands of England and of the Protestants and have one card of them discarded (no home card; in the edition of 2017 no mandatory event); they draw a card. Then the Papacy calls a debate.
card-text-lady_jane_grey = In a turn in which England got a new ruler, and while it holds a card besides its home card: take one of its cards at random and one from the deck. Keep one and give the other to the Papacy or to the Protestants.
card-text-maurice_of_saxony = Only for Habsburgs and Protestants. Maurice changes sides. Mercenaries of his old side in his space change with him, and all go to the nearest unoccupied space that the new side controls. A captive Maurice is put into a fortified space of the new side.
card-text-mary_defies_council = The Papacy makes three Counter-Reformation attempts on the English zone.
card-text-book_of_common_prayer = Commit Cranmer, who must be uncommitted. The Protestants make four Reformation attempts in English home spaces; the English zone is targeted. Then roll a die. 3 or 4: unrest in one Catholic English home space of your choice, 5: in two, 6: in all, occupied or not.
card-text-dissolution_of_the_monasteries = England draws two cards. Then the Protestants make three Reformation attempts on the English zone. Two players: instead of the draw the Papacy loses a card at random.
card-text-pilgrimage_of_grace = Unrest in up to five unoccupied English home spaces of your choice.
card-text-a_mighty_fortress = Commit Luther, who must be uncommitted. The Protestants make six Reformation attempts on the German zone.
card-text-anabaptists = The Papacy turns two Protestant spaces Catholic: unoccupied ones that are not electorates.
card-text-erasmus = On turns 1 and 2 the Protestants make four Reformation attempts, from turn 3 on the Papacy makes four Counter-Reformation attempts; every zone is targeted.
card-text-frederick_the_wise = The two Catholic spaces of the German zone nearest to Wittenberg turn Protestant. The Protestants may take The Wartburg from the discard pile.
card-text-indulgence_vendor = The Protestants discard a card at random; its command points go into St. Peter’s.
card-text-katherina_bora = Commit Luther, who must be uncommitted. The Protestants make five Reformation attempts; every zone is targeted.
card-text-peasants_war = Unrest in up to five unoccupied spaces of the German zone of your choice.
card-text-printing_press = This turn every Reformation attempt has one more die. The Protestants make three attempts at once; every zone is targeted.
