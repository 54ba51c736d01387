"""Names of hosts and origins, taken apart."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

LOOPBACK_NAMES = frozenset(("localhost",))


def is_loopback(host: str) -> bool:
    """Does this name, without a port, mean the machine itself?"""
    name = host.strip("[]").casefold()
    if name in LOOPBACK_NAMES:
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def name_of(netloc: str) -> str:
    """A host without its port: "[::1]:80" and "localhost:80" become "::1" and "localhost"."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def origin_of(address: str) -> str | None:
    """The origin of an address, as a browser writes it; None if it has none."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc}".casefold()
