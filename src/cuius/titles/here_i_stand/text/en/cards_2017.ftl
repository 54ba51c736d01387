# The six cards that the edition of 2017 adds (24-k111 to 24-k116).

## Questions

governor-for = Beside whose colonies does the marker go?
governor-side = Colonies of { the-power }: which side of the marker shows?
more-discard = Thomas More is dead: which card does England discard?
cromwell-use = What does Thomas Cromwell do?
respond-ban-cranmer = A bull against Cranmer: play a card?

choice-governor-side-governor = Colonial governor
choice-governor-side-uprising = Native uprising
choice-cromwell-use-fetch = Give England the discarded Dissolution of the Monasteries
choice-cromwell-use-publish = Publish a treatise in England

## Events

governor-sent = A colonial governor for the colonies of { the-power }.
governor-uprising = A native uprising threatens the colonies of { the-power }.
governor-changes = The colonies of { the-power }: instead of nothing, { $result }.
coronation-none = No imperial coronation: Charles V is not in Italy.
coronation-held = { start-leader } is crowned in Italy.
embassy-none = The embassy brings nothing: there is no alliance to renew.
embassy-received = La Forêt is received: { the-one } and { the-other } draw a card each.
more-executed = Thomas More is executed; there are no more debates in the English zone this turn.
cromwell-shields = Thomas Cromwell shields Cranmer: the bull comes to nothing.
wooing-rolled = Rough wooing of Scotland: England { $england }, France { $france }.

debate-more = { card-thomas_more }

## Faces

card-text-colonial_governor_native_uprising = Put the marker beside the colonies of England, France or the Habsburgs, on the side you like. When riches are rolled, a colony of theirs that would yield nothing yields a card (governor) or is lost (uprising); once that has happened the marker goes at the end of the phase.
card-text-thomas_more = England or the Protestants: no more debates in the English zone this turn; England draws a card and then discards one it likes. The card leaves the game. Others: the Papacy calls a debate with one more die in each round, three more in the English zone; once Henry has married Anne Boleyn the card leaves the game.
card-text-imperial_coronation = If Charles V is in the Italian zone, the Habsburgs draw a card and so do you, and the card leaves the game.
card-text-la_forets_embassy = If the Ottoman and France are allies, each of them draws a card, and this card leaves the game.
card-text-thomas_cromwell = In answer to a bull against Cranmer: it comes to nothing. Or as an event: England gets the Dissolution of the Monasteries out of the discard pile; or a treatise is published in England, and English treatises cost two points this turn. Played as an event it leaves the game if one of Henry’s marriages has been childless.
card-text-rough_wooing = While Edward lives and Scotland is France’s ally: England and France roll a die each and add one for each of their units in Scotland. If England is ahead by two or more, Scotland changes to its side with all its home spaces; units that are neither English nor Scottish leave.
