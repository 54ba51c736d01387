"""Webhooks: a signed message to an address that a person named.

The server sends it, so the address must not be one that only the server can reach: names are resolved here,
every address found must be public, and the connection goes to the very address that was checked, so that a
name cannot change its meaning in between. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from cuius.server.errors import RequestRefused

PORTS = frozenset((80, 443, 8080, 8443))
PATIENCE = 10.0
"""Seconds until a target that does not answer is given up for now."""

TUNNELS = tuple(
    IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")
)
"""IPv6 addresses that carry an IPv4 address inside, which could be a private one."""

STANDARD = {"http": 80, "https": 443}


class BadTarget(RequestRefused):
    """A webhook may not go there."""


class Target(msgspec.Struct, frozen=True):
    """A webhook's address, taken apart and found acceptable."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == STANDARD[self.scheme] else f"{host}:{self.port}"


def target_of(url: str, private: bool = False) -> Target:
    """The target a url names. What can be told without asking anybody is refused at once."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii") if parts.hostname else ""
    except (ValueError, UnicodeError):
        raise BadTarget(
            "That is not the address of a webhook; write it as https://example.org/path."
        ) from None
    if parts.scheme not in STANDARD or not host or parts.username is not None or parts.password is not None:
        raise BadTarget("A webhook is an address like https://example.org/path, without name or password.")
    port = STANDARD[parts.scheme] if port is None else port
    if port not in PORTS and not private:
        raise BadTarget(f"A webhook may use port 80, 443, 8080 or 8443, not {port}.")
    if not private and is_address(host):
        refuse_private([host])
    return Target(parts.scheme, host, port, path_of(parts))


def path_of(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def refuse_private(addresses: list[str]) -> None:
    """Every address of a name must be public: one that is not is enough to refuse it."""
    if not addresses or not all(is_public(ip_address(a.partition("%")[0])) for a in addresses):
        raise BadTarget("That webhook leads to a private or reserved address; name a public one.")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Can anybody reach it: not this machine, its network, a group, or a range set aside?"""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in tunnel for tunnel in TUNNELS) or address.is_site_local:
            return False
    closed = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast
    return address.is_global and not (closed or address.is_reserved or address.is_unspecified)


async def addresses_of(host: str, port: int) -> list[str]:
    """What a name stands for now."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadTarget(f"The name {host[:80]} of the webhook is not known; check it.") from None
    return list(dict.fromkeys(str(info[4][0]) for info in found))


def signature(key: str, at: int, body: bytes) -> str:
    """What the receiver computes too, to know that the message is ours and new."""
    return hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()


async def post(url: str, what: dict[str, Any], key: str, now: float, private: bool = False) -> None:
    """Send a message; raises what went wrong."""
    target = target_of(url, private)
    addresses = await addresses_of(target.host, target.port)
    if not private:
        refuse_private(addresses)
    body, at = msgspec.json.encode(what), int(now)
    headers = {
        "Host": target.host_header,
        "Content-Type": "application/json",
        "User-Agent": "cuius",
        "X-Cuius-Timestamp": str(at),
        "X-Cuius-Signature": f"sha256={signature(key, at, body)}",
    }
    address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    where = f"{target.scheme}://{address}:{target.port}{target.path}"
    async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
        extensions = {"sni_hostname": target.host}
        async with client.stream(
            "POST", where, content=body, headers=headers, extensions=extensions
        ) as answer:
            if not answer.is_success:
                raise BadTarget(f"The webhook answered {answer.status_code}.")
