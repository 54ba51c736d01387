"""Validation of webhook URLs: the server must not be made to call addresses that only it can reach."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import msgspec

from cuius.server.errors import RequestRefused

ALLOWED_PORTS = frozenset((80, 443, 8080, 8443))
DEFAULT_PORTS = {"http": 80, "https": 443}

IPV4_EMBEDDING_NETWORKS = tuple(
    IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")
)
"""IPv6 addresses that contain an IPv4 address, which could be a private one."""


class BadWebhook(RequestRefused):
    """A webhook must not be sent to this URL, or its target did not accept it."""


class WebhookUrl(msgspec.Struct, frozen=True):
    """An acceptable webhook URL in parts."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"


def parse_webhook_url(url: str, private: bool = False) -> WebhookUrl:
    """Parse and check a URL without resolving its host; `private` allows any port and address."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii") if parts.hostname else ""
    except (ValueError, UnicodeError):
        raise BadWebhook(
            "That is not the address of a webhook; write it as https://example.org/path."
        ) from None
    if parts.scheme not in DEFAULT_PORTS or not host or (parts.username, parts.password) != (None, None):
        raise BadWebhook("A webhook is an address like https://example.org/path, without name or password.")
    port = DEFAULT_PORTS[parts.scheme] if port is None else port
    if port not in ALLOWED_PORTS and not private:
        raise BadWebhook(f"A webhook may use port 80, 443, 8080 or 8443, not {port}.")
    if not private and is_ip_address(host):
        refuse_private([host])
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return WebhookUrl(parts.scheme, host, port, path)


def is_ip_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def refuse_private(addresses: list[str]) -> None:
    """Every address of a host must be public."""
    if not addresses or not all(is_public(ip_address(a.partition("%")[0])) for a in addresses):
        raise BadWebhook("That webhook leads to a private or reserved address; name a public one.")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is globally reachable: not loopback, private, multicast or reserved."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in IPV4_EMBEDDING_NETWORKS) or address.is_site_local:
            return False
    closed = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast
    return address.is_global and not (closed or address.is_reserved or address.is_unspecified)
