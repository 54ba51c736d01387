"""What names, addresses and passwords may look like."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher

from cuius.server.accounts.names import normalize_name, validate_email, validate_name
from cuius.server.accounts.passwords import Passwords, validate_password
from cuius.server.errors import RequestRefused


@pytest.mark.parametrize("name", ["Jo", "Willem van Oranje", "Éléonore", "李明", "x" * 40, "O'Neill-2"])
def test_a_name_of_visible_characters_is_taken_as_it_is(name):
    assert validate_name(name) == name


def test_spaces_around_and_between_are_tidied():
    assert validate_name("  Anna \u00a0 Maria ") == "Anna Maria"


@pytest.mark.parametrize(
    "name",
    ["", "x", "x" * 41, "   ", "a\u200bb", "a\x00b", "a\u202eb", "\u0301ab", "a@b", "a/b", "\ufdfa" * 5],
)
def test_a_name_that_cannot_be_seen_or_is_too_short_or_long_is_refused(name):
    with pytest.raises(RequestRefused):
        validate_name(name)


@pytest.mark.parametrize(("one", "other"), [("Anna", "aNNa"), ("Straße", "STRASSE"), ("Ａnna", "anna")])
def test_names_that_look_the_same_fold_to_the_same(one, other):
    assert normalize_name(one) == normalize_name(other)


def test_an_address_is_kept_in_small_letters():
    assert validate_email(" Anna@Example.ORG ") == "anna@example.org"


@pytest.mark.parametrize(
    "mail",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "a@b",
        "a@example.org\nBcc: b@example.org",
        "a" * 250 + "@example.org",
        "a,b@example.org",
        "<a@example.org>",
    ],
)
def test_what_is_not_an_address_is_refused(mail):
    with pytest.raises(RequestRefused):
        validate_email(mail)


@pytest.mark.parametrize("password", ["short", "x" * 9, "aaaaaaaaaaaa", "x" * 201, "Constantijn"])
def test_weak_passwords_are_refused(password):
    with pytest.raises(RequestRefused):
        validate_password(password, "constantijn")


def test_passwords_are_kept_as_argon2id_and_differ_each_time():
    async def run():
        passwords = Passwords()
        one, other = await passwords.hash("a long password"), await passwords.hash("a long password")
        assert one.startswith("$argon2id$")
        assert one != other
        assert await passwords.verify("a long password", one)
        assert await passwords.verify("a\u00a0long password", one)  # NFKC: the same text
        assert not await passwords.verify("another password", one)
        assert not await passwords.verify("a long password", None)
        assert not await passwords.verify("a long password", "not a hash")
        assert not passwords.needs_rehash(one)

    asyncio.run(run())


def test_an_account_that_does_not_exist_costs_the_same_work():
    """The decoy is hashed with the same parameters as any password."""

    async def run():
        seen = []

        class Spy(Passwords):
            def _verify(self, kept, password):
                seen.append(kept)
                return super()._verify(kept, password)

        passwords = Spy(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        kept = await passwords.hash("a long password")
        await passwords.verify("wrong", kept)
        await passwords.verify("wrong", None)
        assert [hash_.rpartition("$")[0].rpartition("$")[0] for hash_ in seen] == [
            "$argon2id$v=19$m=8,t=1,p=1"
        ] * 2

    asyncio.run(run())
