"""Which rule statements games exercise: what carries them, the lines that ran, the counts."""
