"""Three Gates: the worked example. A page of rules of our own with everything hard in it."""
