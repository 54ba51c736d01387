"""Accounts and invitations at the command line of the server."""

from __future__ import annotations

import json

import msgspec
import pytest
from cryptography.fernet import Fernet

from cuius.cli.main import run as cuius
from cuius.server.app import create_app
from tests.server.browser import PASSWORD, Browser, running_table, sign_in


@pytest.fixture
def club(settings, clock):
    """A server at which Anna and Bert play; it does not run."""
    with Browser(create_app(settings, clock)) as browser:
        running_table(browser.of("Anna"), browser.of("Bert"))
    return settings


def admin(settings, *words: str) -> int:
    return cuius(["admin", words[0], "--database", settings.database, *words[1:]])


def test_accounts_are_listed(club, capsys):
    assert admin(club, "people", "bert") == 0
    assert capsys.readouterr().out == "Bert: no address, since 2033-05-18, seen 2033-05-18\n"
    assert admin(club, "people", "--json") == 0
    assert {person["name"] for person in json.loads(capsys.readouterr().out)["people"]} == {"Anna", "Bert"}


def test_an_account_is_banned_and_let_in_again(club, capsys):
    assert admin(club, "ban", "anna", "--reason", "Rude.") == 0
    assert "is banned" in capsys.readouterr().out
    with Browser(create_app(club)) as browser:
        assert sign_in(browser, "Anna").json()["error"] == "Banned"
        assert admin(club, "unban", "Anna") == 0  # also while the server runs
        assert sign_in(browser, "Anna").status_code == 200


def test_a_link_lets_somebody_in_who_lost_the_password(club, capsys):
    assert admin(club, "reset", "Anna", "--end-two-factor") == 0
    link = capsys.readouterr().out.strip()
    chosen = {"token": link.rpartition("/#/reset/")[2], "password": "another long password"}
    with Browser(create_app(club)) as browser:
        assert browser.post("/api/account/reset/finish", json=chosen).status_code == 204
        assert sign_in(browser, "Anna", "another long password").status_code == 200


def test_an_invitation_lets_somebody_register(club, capsys):
    assert admin(club, "invite", "--note", "for Carla", "--hours", "2") == 0
    code = capsys.readouterr().out.strip().rpartition("/#/register/")[2]
    with Browser(create_app(msgspec.structs.replace(club, registration="invitation"))) as browser:
        wish = {"name": "Carla", "password": PASSWORD, "invitation": code}
        assert browser.post("/api/account/register", json=wish).status_code == 201


def test_an_account_is_removed(club, capsys):
    assert admin(club, "remove", "Anna") == 0
    assert admin(club, "remove", "Anna") == 2
    assert "nobody of the name 'Anna'" in capsys.readouterr().err


def test_a_new_key_is_printed(capsys):
    assert cuius(["admin", "new-key"]) == 0
    Fernet(capsys.readouterr().out.strip())


def test_a_wrong_place_or_wish_is_told_in_one_line(tmp_path, club, capsys):
    assert cuius(["admin", "people", "--database", f"sqlite:///{tmp_path}/none.db"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert admin(club, "ban", "Anna", "--reason", " ") == 2
    assert admin(club, "unban", "Anna") == 1
    assert "not banned" in capsys.readouterr().err
