"""Parsing of host names, addresses and origins."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

LOOPBACK_NAMES = frozenset(("localhost",))


def is_loopback(host: str) -> bool:
    """Whether a host name, without port, is this machine."""
    name = host.strip("[]").casefold()
    if name in LOOPBACK_NAMES:
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def is_private(host: str) -> bool:
    """Whether a host is an address of a local network, which the internet does not route."""
    try:
        address = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return address.is_private and not address.is_unspecified


def host_name(netloc: str) -> str:
    """The host without its port: "::1" of "[::1]:80"."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def parse_origin(url: str) -> str | None:
    """The origin of a URL as browsers write it; None if the URL has none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc}".casefold()


def network_of(address: str) -> str:
    """What counts as one client: an address, or of IPv6 its /64 network, which belongs to one customer."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return ":".join(parsed.exploded.split(":")[:4]) + "::"
