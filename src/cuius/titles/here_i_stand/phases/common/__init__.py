"""What several phases do: control, cards, conversions, fleets, powers."""
