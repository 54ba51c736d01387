"""Exact odds of a march, for `cuius odds example march`."""

from __future__ import annotations
