"""Where webhooks may go: never to this machine or its network."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import pytest

from cuius.server.notify import webhook
from cuius.server.notify.webhook import send_webhook
from cuius.server.webhook_urls import BadWebhook, is_public, parse_webhook_url

PRIVATE = [
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fec0::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address):
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadWebhook):
        parse_webhook_url(f"https://{host}/hook")


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "https://",
        "https://user@example.org/",
        "https://user:word@example.org/",
        "https://example.org:22/",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://example.org:x/",
        "https://[::1/",
        "https://" + "a" * 300 + ".org/",
    ],
)
def test_other_addresses_are_refused(url):
    with pytest.raises(BadWebhook):
        parse_webhook_url(url)


@pytest.mark.parametrize("port", ["", ":80", ":443", ":8080", ":8443"])
def test_what_a_webhook_may_be(port):
    target = parse_webhook_url(f"https://example.org{port}/a?b=c")
    assert (target.host, target.path) == ("example.org", "/a?b=c")
    assert target.host_header == ("example.org" if port in ("", ":443") else f"example.org{port}")


def resolve_to(monkeypatch, *addresses):
    asked = []

    async def answer(host, port):
        asked.append(host)
        return list(addresses)

    monkeypatch.setattr(webhook, "resolve", answer)
    return asked


def send(url, private=False):
    asyncio.run(send_webhook(url, {"kind": "turn"}, "key", 0.0, private))


@pytest.mark.parametrize("address", PRIVATE)
def test_names_of_private_addresses_are_refused_before_any_connection(monkeypatch, address):
    resolve_to(monkeypatch, "8.8.8.8", address)

    def nobody(*arguments, **more):
        raise AssertionError("It connected.")

    monkeypatch.setattr(webhook.httpx, "AsyncClient", nobody)
    with pytest.raises(BadWebhook, match="private or reserved"):
        send("https://example.org/hook")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f000001", "127.1"])
def test_the_real_names_of_this_machine_are_refused(receiver, host):
    """Resolved by the system itself; a receiver listens, and hears nothing."""
    with pytest.raises(BadWebhook):
        send(f"http://{host}:8080/hook")
    assert receiver.received == []


def test_an_unknown_name_is_refused():
    with pytest.raises(BadWebhook, match="not known"):
        send("https://nowhere.invalid/")


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch, receiver):
    """The name is resolved once; what it means a moment later does not matter."""
    asked = resolve_to(monkeypatch, "127.0.0.1")
    port = receiver.server.server_port
    send(f"http://example.org:{port}/hook", private=True)
    assert asked == ["example.org"]
    assert receiver.received[0][1]["host"] == f"example.org:{port}"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(receiver, status):
    receiver.status, receiver.location = status, receiver.url
    with pytest.raises(BadWebhook, match=str(status)):
        send(receiver.url, private=True)
    assert len(receiver.received) == 1


def test_proxies_of_the_environment_are_not_used(monkeypatch, receiver):
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    send(receiver.url, private=True)
    assert len(receiver.received) == 1
