"""A game night on a local network: addresses, the certificate, and what is refused."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from cuius.core.errors import BadConfig
from cuius.server.ops.local_network import check_address, ensure_certificate
from cuius.server.settings import Settings
from tests.web.servers import serving


def test_only_addresses_of_a_local_network_are_taken():
    for address in ("192.168.1.20", "10.0.0.7", "172.16.4.4", "127.0.0.1", "fd00::5"):
        assert check_address(address) == address
    for address in ("8.8.8.8", "0.0.0.0", "example.org", ""):
        with pytest.raises(BadConfig):
            check_address(address)


def test_plain_http_is_for_private_addresses_and_by_choice():
    Settings(host="192.168.1.20", plain_http=True, private_network=True).check()
    for wrong in (
        Settings(host="192.168.1.20", plain_http=True),
        Settings(host="0.0.0.0", plain_http=True, private_network=True),
        Settings(host="8.8.8.8", plain_http=True, private_network=True),
        Settings(host="192.168.1.20", local=True, private_network=True),
        Settings(certificate="x.pem"),
    ):
        with pytest.raises(BadConfig):
            wrong.check()


def test_a_certificate_is_kept_until_its_address_changes_or_it_ends(tmp_path):
    file, key, first = ensure_certificate(tmp_path, "192.168.1.20")
    assert {path.stat().st_mode & 0o777 for path in (file, key)} == {0o600}
    assert ensure_certificate(tmp_path, "192.168.1.20")[2] == first
    later = datetime.now(UTC) + timedelta(days=364)
    assert ensure_certificate(tmp_path, "192.168.1.20", later)[2] != first
    assert ensure_certificate(tmp_path, "192.168.1.21")[2] != first
    key.unlink()
    ensure_certificate(tmp_path, "192.168.1.21")
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(file, key)


def test_the_server_speaks_https_with_its_own_certificate(tmp_path):
    words = ("serve", "--lan", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    with serving(*words, scheme="https") as address:
        trusted = ssl.create_default_context(cafile=str(tmp_path / "network-certificate.pem"))
        with httpx.Client(verify=trusted, base_url=address, trust_env=False, timeout=60) as client:
            headers = {"Origin": address.rstrip("/"), "X-Cuius": "1"}
            account = {"name": "Anna", "password": "defenestration of 1618"}
            made = client.post("/api/account/register", json=account, headers=headers)
            assert made.status_code == 201
            assert made.headers["set-cookie"].startswith("__Host-")
            assert client.get("/api/session").json()["name"] == "Anna"
