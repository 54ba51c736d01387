"""What happens, phase by phase: 12, 13 and 16 in single files, 14 the court, 15 the war."""
