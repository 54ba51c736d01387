# Waarom een bot zo antwoordt, in één zin.

why-campaign = Het doel is { $goal }: { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}, { $points } CP onderweg, { $chance } % kans op inname.
why-relief = { $goal } moet worden ontzet, met { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}.
why-refuge = Het leger staat veiliger in { $goal }.
why-assault = De muren van { $goal } vallen waarschijnlijk: { $chance } %.
why-stand = Het veld is te houden.
why-too_strong = De vijand is hier te sterk.
why-keep_cards = Deze kaarten zijn later meer waard.
why-mandatory = { $card } moet ooit worden gespeeld; nu schaadt ze het minst.
why-no_other = { $card } was beter bewaard voor een gevecht, maar er is niets anders over.
why-event = { $card } als gebeurtenis is ongeveer { $event } OP waard; haar CP zouden { $points } opleveren.
why-points = De CP van { $card } leveren ongeveer { $points } OP op; de gebeurtenis zou { $event } opleveren.
why-nothing_pays = Niets is hier zijn CP meer waard.
why-more_men = Met meer mannen wordt een veldtocht kansrijk.
why-guards = De muren hebben mannen nodig: er is een vijand in de buurt.
why-overseas = De Nieuwe Wereld levert kaarten en OP op.
why-debate = De beschikbare theologen lijken sterker dan die van de tegenpartij.
why-souls = Er zijn nu gebieden voor het geloof te winnen.
why-best_use = Dit levert het meeste op voor de CP.
why-save_card = De kaart is een andere keer meer waard.
why-card_now = { $card } geeft in dit gevecht de doorslag.
why-convert = { $chance } % kans op bekering: { $place }.
why-debate_zone = Een debat heeft hier de beste kans: { $zone }.
why-weaker_pool = Tegen de zwakste theologen.
why-no_war = Geen oorlog zou zijn kaarten waard zijn.
why-war = Een veldtocht tegen { the-power } zou lonen.
why-deal_good = Voor deze partij ongeveer { $worth } OP waard.
why-deal_better = Met een wijziging winnen beide partijen.
why-deal_nothing = Deze partij zou er niets bij winnen.
why-deal_poor = Het zou deze partij ongeveer { $worth } OP kosten.
