"""What names, addresses and passwords may look like."""

from __future__ import annotations

import asyncio
from math import prod

import pytest
from argon2 import PasswordHasher
from zxcvbn.matching import L33T_TABLE, relevant_l33t_subtable

from cuius.server.accounts.names import (
    normalize_name,
    similar_keys,
    validate_email,
    validate_name,
    validate_table_name,
)
from cuius.server.accounts.passwords import (
    MAX_READINGS,
    Passwords,
    bound_substitutions,
    validate_password,
)
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


ALIKE = [
    ("Anna", "aNNa"),
    ("Straße", "STRASSE"),
    ("Ａnna", "anna"),
    ("Нина", "НИНА"),
    ("Сара", "Capa"),
    ("Anna", "Αnna"),
    ("Anna", "Аnna"),
    ("Iris", "lris"),
    ("Iris", "1ris"),
    ("Modern", "Modem"),
    ("BOB", "B0B"),
    ("Anna Maria", "anna \u00a0maria"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_fold_to_the_same(one, other):
    assert normalize_name(one) == normalize_name(other)


def test_names_that_look_the_same_in_capitals_only_are_similar():
    assert normalize_name("НАТО") != normalize_name("HATO")  # or else case would matter to Cyrillic names
    assert normalize_name("HATO") in similar_keys("НАТО")


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Anna", "Avva"), ("Нина", "Hnha")])
def test_names_that_look_different_fold_differently(one, other):
    assert similar_keys(one).isdisjoint(similar_keys(other))


UNFIT = {
    "a variation selector": "An\ufe0fna",
    "an invisible letter": "An\u2060na",
    "a joiner": "An\u200dna",
    "a filler": "An\u3164na",
    "only fillers": "\u3164\u3164\u3164",
    "blank Braille": "\u2800\u2800\u2800",
    "a soft hyphen": "An\u00adna",
    "a tag": "Anna\U000e0041",
    "an override of direction": "An\u202ena",
    "an isolate": "An\u2067na",
    "a mark of direction": "An\u061cna",
    "a line": "An\nna",
    "a tab": "An\tna",
    "zero": "An\0na",
    "a tower of accents": "An" + "\u0307" * 6 + "na",
}


@pytest.mark.parametrize("letters", UNFIT)
def test_letters_that_cannot_be_seen_or_move_others_are_refused(letters):
    for validate in (validate_name, validate_table_name):
        with pytest.raises(RequestRefused, match="visible letters"):
            validate(UNFIT[letters])


@pytest.mark.parametrize("name", ["Аnna", "Αnna", "pаypal"])
def test_a_name_does_not_mix_alphabets(name):
    with pytest.raises(RequestRefused, match="one alphabet"):
        validate_name(name)


@pytest.mark.parametrize("name", ["Нина", "Ελένη", "שרה", "Anna李", "ゆうき勇気", "Иван 2"])
def test_a_name_may_be_of_any_alphabet(name):
    assert validate_name(name) == name


@pytest.mark.parametrize("name", ["...", "--", "\U0001f44d\U0001f44d"])
def test_a_name_of_signs_alone_is_refused(name):
    with pytest.raises(RequestRefused, match="letter or digit"):
        validate_name(name)


def test_a_table_may_have_any_visible_name_or_none():
    assert validate_table_name("  Our war: 1555 (2nd) – “peace”  ") == "Our war: 1555 (2nd) – “peace”"
    assert validate_table_name("   ") == ""
    with pytest.raises(RequestRefused, match="shorten"):
        validate_table_name("\ufdfa" * 80)


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


@pytest.mark.parametrize("password", ["short", "x" * 9, "aB3$kk9Q!x" * 20 + "x"])
def test_passwords_of_the_wrong_length_are_refused(password):
    with pytest.raises(RequestRefused, match="10 to 200 characters"):
        asyncio.run(validate_password(password))


WEAK = [
    "password12",
    "1234567890",
    "qwertyuiop",
    "aaaaaaaaaaaa",
    "Passw0rd123",
    "iloveyou2020",
    "Password2024!",
    "Constantijn",
    "constantijn1",
    "njitnatsnoC",
    "huygens@home",
    "cuius regio",
    "password" * 25,
]


@pytest.mark.parametrize("password", WEAK)
def test_passwords_that_are_easy_to_guess_are_refused_with_advice(password):
    with pytest.raises(RequestRefused, match="easy to guess; take several words"):
        asyncio.run(validate_password(password, "Constantijn", "huygens@home.example"))


@pytest.mark.parametrize("password", ["defenestration of 1618", "aB3$kk9Q!x", "beweging kaarsvet tuinhek"])
def test_other_passwords_are_taken(password):
    asyncio.run(validate_password(password, "Constantijn", "huygens@home.example"))


@pytest.mark.parametrize(
    "password", ["4@8({[<369!1|7+$5%02" * 10, "1!|7+4@({[<" * 18, "x4@8({[<369!1|7+$5%02"]
)
def test_signs_that_may_stand_for_letters_are_few_when_a_password_is_estimated(password):
    """The work of the library doubles with each of them."""
    subtable = relevant_l33t_subtable(bound_substitutions(password[:40]), L33T_TABLE)
    assert prod(map(len, subtable.values())) <= MAX_READINGS


def test_what_one_person_is_called_does_not_weaken_the_password_of_another():
    """The library keeps words that are known about a person; those of one must not be used for another."""

    async def run():
        words = ["krentenwegge", "boerenjongens"] * 20
        return await asyncio.gather(
            *(validate_password("krentenwegge.7", word) for word in words), return_exceptions=True
        )

    refused = [isinstance(outcome, RequestRefused) for outcome in asyncio.run(run())]
    assert refused == [True, False] * 20


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
