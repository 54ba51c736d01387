# Les cartes de combat, de réaction et de printemps
mercenaries-bribed = { $many ->
    [one] { $many } mercenaire passe
   *[other] { $many } mercenaires passent
} du côté { of-power }.
weather-foul = Le temps pourri arrête { the-power } ; un point de commandement est perdu.
leader-ill = La goutte cloue { the-leader } au lit pour cette impulsion.
mercenaries-lost = { start-power } perd un mercenaire { in-space }.
event-cancelled = L’événement « { $card } » { of-power } est annulé : Luther est à l’abri à la Wartburg.
comet-skips = La comète fait sauter { to-power } sa prochaine impulsion.
comet-discards = Sous la comète, { the-power } perd « { $card } ».
spring-prepared = { start-power } lève un régulier { in-space }.
hand-seen = { start-power } regarde la main { of-whose }.
gout-leader = Quel chef tombe malade ?
mercenaries-scattered = Où un mercenaire est-il éliminé ?
mercenaries-whose = À qui est le mercenaire { in-space } ?
rowers-change = Rameurs professionnels : le total de { $total } augmente-t-il ou diminue-t-il de deux ?
rowers-side = Quel camp reçoit trois dés de plus ?
comet-omen = Qu’annonce la comète ?
comet-whom = À qui ?
informant-tells = Qui écoute l’informateur vénitien ?
informant-about = { start-power } regarde la main de qui ?
choice-rowers-change-more = Deux de plus
choice-rowers-change-less = Deux de moins
choice-comet-omen-discard = Une carte perdue au hasard
choice-comet-omen-skip = Une impulsion sautée
