"""Sending webhooks: a signed JSON message to a URL that a user has chosen.

The host is resolved here, every address must be public, and the connection goes to the address that was
checked, so that a changing DNS record cannot lead elsewhere. Redirects are not followed, and of the response
only the status is read. The outbox limits how long all of it may take.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import msgspec

from cuius.server.webhook_urls import BadWebhook, parse_webhook_url, refuse_private

TIMEOUT_SECONDS = 10.0
RESOLVERS = ThreadPoolExecutor(32, "resolver")
"""Threads that ask for addresses, more than webhooks are under way: a slow answer holds up nothing else."""


async def resolve(host: str, port: int) -> list[str]:
    """The IP addresses of a host."""
    try:
        found = await asyncio.get_running_loop().run_in_executor(
            RESOLVERS, partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        )
    except (OSError, UnicodeError):
        raise BadWebhook(f"The name {host[:80]} of the webhook is not known; check it.") from None
    return list(dict.fromkeys(str(info[4][0]) for info in found))


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 of timestamp and body, with which the receiver verifies the message."""
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


async def send_webhook(
    url: str, payload: dict[str, Any], secret: str, now: float, private: bool = False
) -> None:
    """Send a message; raises if it could not be delivered."""
    body, timestamp = msgspec.json.encode(payload), int(now)
    headers = {
        "Content-Type": "application/json",
        "X-Cuius-Timestamp": str(timestamp),
        "X-Cuius-Signature": f"sha256={signature(secret, timestamp, body)}",
    }
    status = await post_to_public_address(url, body, headers, private)
    if not is_success(status):
        raise BadWebhook(f"The webhook answered {status}.")


def is_success(status: int) -> bool:
    return httpx.codes.is_success(status)


async def post_to_public_address(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """Send a request to an address that may be called; returns the status of the response."""
    target = parse_webhook_url(url, private)
    addresses = await resolve(target.host, target.port)
    if not private:
        refuse_private(addresses)
    headers = {"Host": target.host_header, "User-Agent": "cuius", **headers}
    address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    checked_url = f"{target.scheme}://{address}:{target.port}{target.path}"
    extensions = {"sni_hostname": target.host}
    async with (
        httpx.AsyncClient(timeout=TIMEOUT_SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream("POST", checked_url, content=body, headers=headers, extensions=extensions) as response,
    ):
        return response.status_code
