# Why somebody refuses an offer (9.1).

choice-refusal-reason-pass = Give no reason
choice-too_strong = Somebody in it is too near to victory
choice-broken_word = They have broken their word
choice-war_goes_well = The war goes well for me
choice-too_dear = It asks too much of me
choice-needed = I need what I should give
choice-no_use = It does nothing for me

refusal-too_strong = { $role }: whoever stands so near to victory gets no help from us.
refusal-broken_word = { $role }: after a broken word we ask for more than that.
refusal-war_goes_well = { $role }: this war goes well for us; there will be no peace now.
refusal-too_dear = { $role }: this asks more of us than it gives.
refusal-needed = { $role }: we need ourselves what we are to give.
refusal-no_use = { $role }: there is nothing in it for us.
talk-too_strong = Whoever stands so near to victory gets no help from us.
talk-broken_word = After a broken word we ask for more than that.
talk-war_goes_well = This war goes well for us; there will be no peace now.
talk-too_dear = This asks more of us than it gives.
talk-needed = We need ourselves what we are to give.
talk-no_use = There is nothing in it for us.
