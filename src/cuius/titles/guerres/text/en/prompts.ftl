# Questions that belong to no single action: the court hand, the choice of an action, the last count.

court-leader = No letter of succession is left. Who leads your faction this turn?
court-equal_leader = Two characters of the same letter could lead this faction: which one does? ({ $faction })
court-pick = Which character do you call to court, in secret?
court-give = Two of these cards go to the court hand of your neighbour: which one now? ({ $faction })
court-character = Who acts at court?
court-action = What does { the-character } do?
victory-towns = Factions hold equally many towns. Who comes first?
victory-treaties = Factions have equally many treaty points. Who comes first?

## Answers

choice-spend = Play the card without an action
