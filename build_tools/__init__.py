"""How the optional compiled build is made."""
