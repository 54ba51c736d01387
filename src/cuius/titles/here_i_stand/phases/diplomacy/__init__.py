"""The diplomacy phase, one file a segment."""
