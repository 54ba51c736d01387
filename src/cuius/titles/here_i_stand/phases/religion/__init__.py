"""The religious struggle: attempts, debates, translations, and the paths of Papacy and Protestants."""
