# The Reformation: arrivals, the Theses, the Diet, attempts, debates, excommunication, the League (8, 18, 21.5, 21.6).

## Questions

reformation-target = Reformation attempt: on which space?
counter-target = Counter-Reformation attempt: on which space?
attempt-helper = Attempt on { the-space }: commit a debater for more dice?
flip-space = Convert which space? ({ $left } to go)
diet-space = Diet of Worms: convert which space? ({ $left } to go)
diet-card = Diet of Worms: which card do you commit?
treatise-zone = Treatise: on which language zone?
treatise-author = Treatise on the { $zone }: commit its author for a third attempt?
translation-language = Translate into which language?
translation-points = { $language } translation: how many command points?
translation-helper = { $language } translation: commit a translator for a free box?
burning-zone = Burn books: in which language zone?
burning-censor = Burn books in the { $zone }: commit a debater for a third attempt?
burning-tetzel = Commit Tetzel for a point towards St. Peter’s?
university-founder = Found a university: with Loyola?
university-space = Found a Jesuit university where?
debate-zone = Debate: in which language zone?
debate-leipzig = Debate in the { $zone }: who attacks for you, or which Protestant may not defend?
debate-leipzig_round = In which round may { $debater } not defend?
debate-pool = Debate in the { $zone }: attack which debaters?
debate-bullinger = The debate in the { $zone } goes into a second round: send Bullinger?
respond-debate-debaters = Debate in the { $zone }, { $attacker } against { $defender }: send Luther instead?
ban-whom = Excommunicate whom?
ban-debate = Call a debate in the { $zone } at once?
ban-unrest = Unrest in which home space? ({ $power })
retrieve-card = Take which card from the discard pile?
retrieve-use = { $card }: play it now or keep it?
league-move = Troops in Catholic { the-space }: go where?
league-prince = { start-leader } appears with which troops?
council-debater = Council of Trent: send which debater? ({ $left } at most)
colloquy-debater = Marburg Colloquy: commit which debater?
arrival-leader = { start-leader } returns: where?
sack-owner = Sack of Rome: whose stack?
sack-from = Sack of Rome: the stack in which space? ({ $power })
sack-loss = The odd loss falls on:
sack-keep = Keep which Papal card?

## Answers

choice-attempt-helper-pass = Commit nobody
choice-treatise-author-pass = Commit nobody
choice-translation-helper-pass = Commit nobody
choice-burning-censor-pass = Commit nobody
choice-burning-tetzel-pass = Commit nobody
choice-university-founder-pass = For the full price
choice-debate-pool-committed = The committed
choice-debate-pool-uncommitted = The uncommitted
choice-debate-bullinger-pass = Draw somebody
choice-debate-leipzig_round-first = The first
choice-debate-leipzig_round-second = The second
choice-respond-debate-debaters-pass = Don’t use Luther
choice-ban-debate-debate = Call the debate
choice-ban-debate-pass = No debate
choice-flip-space-pass = Flip no more
choice-retrieve-use-play = Play it now
choice-retrieve-use-keep = Keep it
choice-council-debater-pass = Send no more

## Events

faith-changes = { start-space } becomes { $faith }.
electors-march = { start-space }: { $many ->
    [one] one Protestant regular appears.
   *[other] { $many } Protestant regulars appear.
}
debater-committed = { $debater } is committed.
debater-enters = A new debater: { $debater }.
debater-burnt = { $debater } is burnt at the stake ({ $points } VP for the Papacy).
debater-disgraced = { $debater } is disgraced ({ $points } VP for the Protestants).
reformer-enters = { $reformer } begins to preach in { the-space }.
reformer-leaves = { $reformer } is driven away for this turn.
reformer-returns = { $reformer } is back in { the-space }.
leader-arrives = { start-leader } arrives in { the-space }.
diet-pledged = Diet of Worms: { the-power } commits { $card } ({ $points }).
diet-held = Diet of Worms: { $hits ->
    [one] { $hits } Protestant hit
   *[other] { $hits } Protestant hits
} against { $against } Catholic.
reformation-sure = Reformation attempt on { the-space } ({ $power }): { count-dice }, best { $best }; automatic success.
reformation-won = Reformation attempt on { the-space } ({ $power }): best { $best } of { count-dice } against { $stop } of { count-against }, success.
reformation-lost = Reformation attempt on { the-space } ({ $power }): best { $best } of { count-dice } against { $stop } of { count-against }, failure.
counter-sure = Counter-Reformation attempt on { the-space }: { count-dice }, best { $best }; automatic success.
counter-won = Counter-Reformation attempt on { the-space }: best { $best } of { count-dice } against { $stop } of { count-against }, success.
counter-lost = Counter-Reformation attempt on { the-space }: best { $best } of { count-dice } against { $stop } of { count-against }, failure.
treatise-published = { start-power } publishes a treatise on the { $zone }.
translation-advances = { $language } translation: { $boxes } forward, now { $at } of { $last }.
translation-testament = The { $language } New Testament is finished.
translation-bible = The { $language } Bible is finished.
burning-begins = The Papacy burns books in the { $zone }.
st_peters-grows = St. Peter’s: { $points } more, now in box { $boxes }.
university-founded = A Jesuit university is founded in { the-space }.
debate-called = { start-power } calls a debate in the { $zone }.
debate-barred = { $debater } may not defend in this debate.
debate-barred_first = { $debater } may not defend in the first round.
debate-barred_second = { $debater } may not defend in the second round.
debate-luther = Here I Stand: Luther takes the place of { $debater }.
debate-round = { $attacker } debates with { $defender }: { count-dice } against { $against }, hits { $hits } to { $losses }.
debate-even = The debate in the { $zone } ends undecided.
debate-ignored = { $debater } explains the defeat away.
debate-won = { start-power } wins the debate: { $many ->
    [one] one space
   *[other] { $many } spaces
} to convert.
ban-spoken = Papal Bull: { the-ban } is excommunicated.
league-forms = The Schmalkaldic League is formed.
league-not_yet = The League is not formed yet.
league-prince_comes = { start-leader } appears in { the-space }.
league-moves = Protestant troops leave { the-space } and go to { the-target }.
league-disperses = Protestant troops leave { the-space } and disperse.
council-held = Council of Trent: { $hits ->
    [one] { $hits } papal hit
   *[other] { $hits } papal hits
} against { $against } Protestant.
retrieve-taken = { start-power } takes { $card } from the discard pile.
sack-begins = Mercenaries in { the-space } march on Rome ({ $power }).
sack-ends = Rome is sacked ({ $power }).
sack-fails = Rome is saved ({ $power }).
sack-discarded = Out of the Papal hand and discarded: { $card }.

## Dice and odds

religion-protestant-spaces = Adjacent Protestant spaces
religion-protestant-pillar_here = Reformer in the space
religion-protestant-pillars = Adjacent reformers
religion-protestant-troops_here = Protestant troops in the space
religion-protestant-troops = Adjacent Protestant troops
religion-catholic-spaces = Adjacent Catholic spaces
religion-catholic-pillar_here = University in the space
religion-catholic-pillars = Adjacent universities
religion-catholic-troops_here = Catholic troops in the space
religion-catholic-troops = Adjacent Catholic troops
religion-least = At least one die
religion-printing_press = { card-printing_press }
religion-theses = The 95 Theses
religion-debater = A debater’s bonus
debate-value = The debater’s value
debate-attacker = For attacking
debate-mary = Mary I rules England
debate-bonus = The debater’s bonus
debate-inquisition = { card-papal_inquisition }
debate-augsburg = { card-augsburg_confession }
debate-uncommitted = An uncommitted defender
debate-committed = A committed defender
odds-reformation = A Reformation attempt
odds-counter_reformation = A Counter-Reformation attempt
odds-debate = A theological debate
odds-diet = The Diet of Worms
odds-attempt-modifier = On each die
odds-diet-card = The Protestant card
odds-diet-luther = Luther speaks
attempt-outright = Converted without an answer
attempt-converted = Converted against the answer
attempt-kept = Not converted
debate-attacker_removes = The attacker wins and removes the defender
debate-attacker_wins = The attacker wins
debate-stands_even = Undecided
debate-undone = Campeggio has the defeat undone
debate-defender_wins = The defender wins
debate-defender_removes = The defender wins and removes the attacker
diet-protestant = Protestant spaces are won
diet-undecided = Nothing happens
diet-catholic = Catholic spaces are won
