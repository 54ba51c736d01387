"""The deck: how many copies of each card, and with what strength it marches."""

from __future__ import annotations

from cuius.titles.example.board import BOX

COPIES = BOX.copies
STRENGTH = BOX.strength
