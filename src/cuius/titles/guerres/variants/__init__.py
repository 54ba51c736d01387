"""Ways to play that change who answers: fewer than three players."""
