"""QR codes as drawings that the page can show without loading a picture."""

from __future__ import annotations

import segno

from cuius.server.accounts.schemas import QrCode


def qr_code(text: str) -> QrCode:
    """Each run of dark squares in a row becomes one rectangle of the path."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                parts.append(f"M{x} {y}h{end - x}v1h-{end - x}z")
            x = end + 1
    return QrCode(len(rows), "".join(parts))
