"""What keeps the server and its people safe: headers, hosts, origins and limits."""

from cuius.server.safety.headers import HEADERS, add_safety_headers
from cuius.server.safety.hosts import is_loopback

__all__ = ["HEADERS", "add_safety_headers", "is_loopback"]
