# The game for two: Papacy against Protestant

## Questions

action-abroad = Acting for { the-power }, command points left: { $points }. Which action?
action-sail_along = Do the Papal ships sail in the same naval move?
choice-action-sail_along-sail = They sail as well
diplomacy-card = Which diplomatic card do you play?
pair-peace = Does the Papacy end a war?
pair-means = How do you end the war? Enemy: { $power }.
pair-penance = What does the ruler grant? Enemy: { $power }.
pair-regain = Each home space that comes back gives the Protestant a point. Which one? Enemy: { $power }.
genoa-unit = Genoa arms, points left: { $points }. Which unit?
genoa-where = Where does it appear? Unit: { $unit }.
invasion-where = Where does the army of { the-leader } gather? Power: { $power }.
invasion-reserve = What else comes? Army of { the-power } in { the-space }.
invasion-port = In which home port is the squadron fitted out? Power: { $power }.
corsairs-price = Corsairs, hits left: { $hits }. What do you give up?
corsairs-card = Which card do you discard?
corsairs-place = Where do you lose a squadron?
corsairs-whose = Whose squadron at { the-place }?
plague-place = Where does the plague strike?
plague-whose = Whose unit at { the-place } is lost?
plague-unit = Which unit of { the-power } at { the-place } is lost?
vienna-space = Where near Vienna is a unit lost?
vienna-whose = Whose unit in { the-space } is lost?
vienna-unit = Which unit of { the-power } in { the-space } is lost?
pressure-card = Which diplomatic card must the Protestant play?
pressure-means = What happens to the card the Papacy has left?
machiavelli-invasion = Which invasion do you play?
inquisition-diplomacy = Which diplomatic card does the Protestant lose?
petition-answer = Henry VIII asks for a divorce. What does the Papacy say?
petition-camp = Where in Italy do four Habsburg mercenaries appear?
petition-guard = Where does a Habsburg regular appear? Left: { $left }.
circle-space = Which space turns Protestant? Zone: { $zone }.
yards-port = In which port is a squadron built?

## What happens

diplomacy-grows = New in the diplomatic deck: { $cards }.
diplomacy-drawn = You draw a diplomatic card: { $card } ({ $power }).
diplomacy-drawn_hidden = { start-power } draws a diplomatic card.
diplomacy-played = { start-power } plays a diplomatic card: { $card }.
diplomacy-discarded = { start-power } discards a diplomatic card: { $card }.
diplomacy-seen = { start-power } looks at the diplomatic cards of { the-whose }.
diplomacy-shuffled = The diplomatic cards are shuffled.
pressure-named = To be played by { the-power }: { $card }.
pressure-exchange = The two players exchange their remaining diplomatic cards.
invasion-lands = { start-leader } gathers an army of { the-power } in { the-space }: { $regulars ->
    [one] { $regulars } regular
   *[other] { $regulars } regulars
}, { $hired ->
    [one] { $hired } mercenary
   *[other] { $hired } mercenaries
}, { $ships ->
    [one] { $ships } squadron
   *[other] { $ships } squadrons
}.
invasion-men = { start-power } gets { $many ->
    [one] { $many } more mercenary
   *[other] { $many } more mercenaries
} in { the-space }.
invasion-ship = { start-power } gets a squadron in { the-space }.
corsairs-raid = Corsairs raid { the-power }: { count-hits }.
corsairs-sink = Corsairs sink a squadron of { the-power } at { the-place }.
plague-kills = The plague at { the-place } costs { the-power } { a-unit }.
vienna-holds = Vienna is besieged: units about it do not move this turn.
petition-granted = The Papacy grants the divorce.
petition-refused = The Papacy refuses the divorce.
petition-men = { start-power } gets { $many ->
    [one] { $many } unit
   *[other] { $many } units
} in { the-space }.
knights-give = The Knights of St. John send { $card } to Saint Peter’s: { $points } CP.
calendar-wedding = Henry VIII marries Anne Boleyn.
calendar-births = Edward and Elizabeth have been born.
mary-waits = Mary I leaves England as it is ({ $face }).
winter-captain_leaves = { start-leader } goes home until the next invasion.
league-unites = { start-one } and { the-other } are allies for the rest of the game.

## Answers

choice-act_for_ottoman = Act for { power-ottoman }
choice-act_for_habsburg = Act for { power-habsburg }
choice-act_for_france = Act for { power-france }
choice-pair-means-bull = Excommunicate the ruler
choice-pair-means-sue = Sue for peace: a point for the Protestant, two units lost
choice-pair-penance-draw = A card
choice-invasion-reserve-men = Two more mercenaries
choice-invasion-reserve-ship = A squadron in a home port
choice-corsairs-price-card = A card
choice-corsairs-price-ship = A squadron
choice-pressure-means-replace = It is discarded and replaced
choice-pressure-means-exchange = You exchange your remaining cards
choice-petition-answer-grant = Grant it
choice-petition-answer-refuse = Refuse it

refused-march-abroad = { start-space } is out of bounds: these troops fight in Germany and Italy only.
refused-march-pinned = The siege of Vienna holds the troops in { the-space } this turn.

## What is written on the diplomatic cards

card-text-dip_andrea_doria = Genoa leaves its ally and joins the Papacy, or France if the Protestant plays. If it is there already: Genoese units for four command points.
card-text-dip_french_constable_invades = France and the Papacy are at war. The Protestant places Montmorency with two regulars and two mercenaries in a French space, draws a card, and adds two mercenaries or a squadron.
card-text-dip_corsair_raid = Four dice against the other player: for each five or six a card or a squadron is lost.
card-text-dip_diplomatic_marriage = A minor power is won or lost. The Protestant makes one neutral, or marries Genoa or Venice to the Habsburgs.
card-text-dip_diplomatic_pressure = Look at the other player’s diplomatic cards. The Papacy names the one that is played; the Protestant has the card left over replaced, or exchanges the cards left over.
card-text-dip_french_invasion = France and the Papacy are at war. The Protestant places the king of France with three regulars and three mercenaries in a French space, draws a card, and adds two mercenaries or a squadron.
card-text-dip_henry_petitions = The Papacy grants the divorce: a card, four Habsburg mercenaries in Italy for the Protestant to place, and a debate with Campeggio. Or it refuses: three Habsburg regulars. The card leaves the game.
card-text-dip_knights_of_st_john = The points of the next card of the main deck go into Saint Peter’s.
card-text-dip_plague = Three units die, one a space, where more than one stands; the other player discards a card at random.
card-text-dip_shipbuilding = Up to two squadrons: for the Papacy and its minor allies, or in Marseille, Naples and Ottoman home ports.
card-text-dip_spanish_invasion = The Duke of Alva with two regulars and two mercenaries in a Habsburg space, a card, and two mercenaries or a squadron. Before the League the Habsburgs are at war with the Papacy and the Protestant leads them; after it the Papacy does.
card-text-dip_venetian_alliance = Venice joins the Papacy, or leaves the Habsburgs. If it is a Papal ally: a regular and two squadrons.
card-text-dip_austrian_invasion = The Papacy places Ferdinand with two regulars and four mercenaries in a Habsburg space and draws a card.
card-text-dip_imperial_invasion = The Papacy places Charles V with three regulars and five mercenaries in a Habsburg space and draws a card.
card-text-dip_machiavelli = Whoever is behind plays an invasion from the diplomatic deck or its discards. Then all of them are shuffled.
card-text-dip_ottoman_invasion = The Ottomans and the Papacy are at war. The Protestant places Suleiman with five regulars and four squadrons in an Ottoman port and draws a card.
card-text-dip_secret_protestant_circle = A die: one to three, an Italian space turns Protestant; four to six, a Spanish one too.
card-text-dip_siege_of_vienna = Two Habsburg or Hungarian units within two spaces of Vienna are lost; the others there do not move this turn.
card-text-dip_spanish_inquisition = The Papacy looks at the Protestant’s diplomatic cards and discards one; the other must be played. Played by the Protestant: the Papacy sees his hand.
