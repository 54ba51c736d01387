# The combat cards, the response cards and the cards of spring
mercenaries-bribed = { $many ->
    [one] { $many } mercenary goes
   *[other] { $many } mercenaries go
} over to { the-power }.
weather-foul = Foul weather stops { the-power }; one command point is lost.
leader-ill = { start-leader } is down with gout for this impulse.
mercenaries-lost = A mercenary of { the-power } in { the-space } is paid off.
event-cancelled = { $card } of { the-power } is cancelled: Luther is safe in the Wartburg.
comet-skips = The comet makes { the-power } skip its next impulse.
comet-discards = Under the comet { the-power } loses { $card }.
spring-prepared = { start-power } musters a regular in { the-space }.
hand-seen = { start-power } looks into the hand of { the-whose }.
gout-leader = Which leader falls ill?
mercenaries-scattered = Where is a mercenary eliminated?
mercenaries-whose = Whose mercenary in { the-space }?
rowers-change = Professional Rowers: the total of { $total } becomes higher or lower by two
rowers-side = Which fleet gets three more dice?
comet-omen = What does the comet bring?
comet-whom = To whom?
informant-tells = Who listens to the Venetian informant?
informant-about = Into whose hand does { the-power } look?
choice-rowers-change-more = Two more
choice-rowers-change-less = Two less
choice-comet-omen-discard = A card lost at random
choice-comet-omen-skip = An impulse skipped
