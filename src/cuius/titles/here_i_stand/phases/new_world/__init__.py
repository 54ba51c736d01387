"""20 The New World: voyages, what they find, and what it yields.

20-r2 Colonies bring cards, explorations victory points, conquests both.
"""
