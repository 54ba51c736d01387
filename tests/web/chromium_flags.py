"""How Chromium is started: without a screen, and without asking anybody anything."""

from __future__ import annotations

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
