"""The part of a browser that takes what is pushed to it."""

from __future__ import annotations

import json
import os

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cuius.server.notify.push import to_base64url


class PushingBrowser:
    """The part of a browser that receives messages: an address at a push service, and keys."""

    def __init__(self, address):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": address,
            "p256dh": to_base64url(point),
            "auth": to_base64url(self.auth),
        }

    def read(self, body):
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)
