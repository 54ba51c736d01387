"""What administrators do: moderation and clean-up."""
