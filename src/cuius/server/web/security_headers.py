"""Security headers of every response: the browser may load from and talk to this server only, and keeps no
copy of what is not the same for everybody."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

EMBEDDED, PICTURES = "/embed/", "/pictures/"
"""The one page that other sites may put into a frame, and pictures that they may show.

A browser sends no cookie of ours from there: it is SameSite=Lax. A server of local play needs none to act for
its player, so nothing of it may be framed.
"""
EMBEDDED_POLICY = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")

PUBLIC_API = ("/api/titles", "/api/schema")
"""What everybody is told the same, and may keep."""

STRICT_TRANSPORT_SECURITY = "max-age=31536000"


async def add_security_headers(message: Message, scope: Scope) -> None:
    """before_send hook, so that error responses have the headers too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(HEADERS)
        path = scope["path"]
        if path.startswith(EMBEDDED) and not scope["app"].state.settings.local:
            headers["Content-Security-Policy"] = EMBEDDED_POLICY
            del headers["X-Frame-Options"]
        if path.startswith(PICTURES):
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        if is_personal(scope["path"]):
            headers["Cache-Control"] = "no-store"
        if scope.get("scheme") == "https":
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT_SECURITY


def is_personal(path: str) -> bool:
    """Whether what is answered may depend on who asks."""
    return path.startswith("/api/") and not path.startswith(PUBLIC_API)
