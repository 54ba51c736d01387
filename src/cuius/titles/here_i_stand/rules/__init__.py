"""What is so in a position: predicates that phases, cards and explanations share."""
