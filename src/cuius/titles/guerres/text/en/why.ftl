# Why a bot answers as it does, in a sentence.

why-attempt_town = { $town }: { $chance } % to succeed; it adds about { $gain } % to the chance of victory.
why-attempt_character = { $chance } % to persuade: { $character }.
why-mission = { $country } can send money and troops.
why-treaty = { $chance } % to win a treaty point; it adds about { $gain } % to the chance of victory.
why-taxes = { $chance } % to raise the royal taxes.
why-save_card = The card is worth more another time.
why-card_sure = The card helps this side now.
why-card = This card adds about { $gain } % to the chance of victory.
why-muster = { $province }: from there an army has most to win.
why-rest = No march repays its cost now.
why-march_siege = { $province }: { $town } can be taken.
why-march = { $province }: the army is best placed there.
why-battle = A battle is won with { $chance } %.
why-no_battle = A battle would be won with only { $chance } %.
why-siege = { $town }: the siege adds about { $gain } % to the chance of victory.
why-no_siege = No siege here promises anything.
why-ally_helped = The ally’s gain is ours.
why-ally_refused = The money is needed here.
