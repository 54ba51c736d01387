"""The test kit: tables, scripted dice, laws and fuzzing, importable by every title's tests."""
