"""A game night on a local network: the address of this machine there, and a certificate that it makes itself.

Nobody vouches for such a certificate, so every browser asks once whether to go on; after that nobody in the
network can read along.
"""

from __future__ import annotations

import os
import socket
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from cuius.core.errors import BadConfig
from cuius.server.private_files import PRIVATE_FILE, PRIVATE_FOLDER
from cuius.server.trusted_hosts import is_private

CERTIFICATE_FILE, KEY_FILE = "network-certificate.pem", "network-key.pem"
VALID = timedelta(days=365)
RENEWED = timedelta(days=7)
"""So long before its end a certificate is made anew."""
ELSEWHERE = "192.0.2.1"
"""An address that stands for any other; nothing is sent there."""


def own_address() -> str:
    """The address of this machine in its network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outward:
            outward.connect((ELSEWHERE, 9))  # chooses a way, and sends nothing
            address = str(outward.getsockname()[0])
    except OSError:
        raise BadConfig("This machine is in no network; join one, or name its address with --host.") from None
    return check_address(address)


def check_address(address: str) -> str:
    """Refuse an address that is not one of a local network."""
    if not is_private(address):
        raise BadConfig(
            f"{address} is not an address of a local network; name one such as 192.168.1.20 with --host."
        )
    return address


def ensure_certificate(folder: Path, address: str, now: datetime | None = None) -> tuple[Path, Path, str]:
    """The files of a certificate for this address and of its key, made if need be, and its fingerprint."""
    now = now or datetime.now(UTC)
    certificate_file, key_file = folder / CERTIFICATE_FILE, folder / KEY_FILE
    certificate = read_certificate(certificate_file) if key_file.exists() else None
    if certificate is None or not is_good(certificate, address, now):
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = make_certificate(key, address, now)
        plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        write_private(key_file, plain)
        write_private(certificate_file, certificate.public_bytes(Encoding.PEM))
    fingerprint = certificate.fingerprint(hashes.SHA256()).hex(":", 2).upper()
    return certificate_file, key_file, fingerprint


def read_certificate(file: Path) -> x509.Certificate | None:
    try:
        return x509.load_pem_x509_certificate(file.read_bytes())
    except (OSError, ValueError):
        return None


def is_good(certificate: x509.Certificate, address: str, now: datetime) -> bool:
    """Whether it is for this address, and will be for some days."""
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    known = ip_address(address) in names.get_values_for_type(x509.IPAddress)
    return known and certificate.not_valid_after_utc - now > RENEWED


def make_certificate(key: ec.EllipticCurvePrivateKey, address: str, now: datetime) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Cuius Regio")])
    names = [x509.IPAddress(ip_address(address)), x509.DNSName("localhost")]
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + VALID)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )


def write_private(file: Path, content: bytes) -> None:
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE), "wb") as out:
        out.write(content)
