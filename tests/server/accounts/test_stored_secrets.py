"""Secrets that are stored whole are stored encrypted; and keys of names are brought up to date."""

from __future__ import annotations

import asyncio
import json
import os
import stat

import msgspec
import pyotp
import pytest
from sqlalchemy import update

from cuius.cli.main import run as cuius
from cuius.core.errors import BadConfig
from cuius.server.accounts.name_keys import choose_keys, refresh_name_keys
from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.stored_secrets import WrongKeys, encrypt_plain_secrets, reencrypt_secrets
from cuius.server.app import create_app
from cuius.server.run import prepare
from cuius.server.secrets import KEY_FILE, SecretBox, UnreadableSecret, new_key, open_secret_box
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import OneTimeToken, User, WebhookKey
from cuius.server.store.upgrade import upgrade
from tests.server.browser import PASSWORD, Browser, everything_kept, sign_in
from tests.server.store import old_database as old
from tests.server.store.old_database import make_old_database

PROOF = {"password": PASSWORD}


def enable_two_factor(browser: Browser, clock) -> pyotp.TOTP:
    totp = pyotp.TOTP(browser.post("/api/me/second-factor", json=PROOF).json()["secret"])
    browser.post("/api/me/second-factor/confirm", json={"code": totp.at(clock.now)})
    clock.turn(60)
    return totp


# Encryption


def test_a_value_is_read_by_any_key_but_only_for_its_purpose():
    first, second = new_key(), new_key()
    stored = SecretBox([second]).encrypt("totp anna", "hush")
    assert "hush" not in stored
    assert SecretBox([first, second]).decrypt("totp anna", stored) == "hush"
    for box, purpose in ((SecretBox([first]), "totp anna"), (SecretBox([second]), "totp bert")):
        with pytest.raises(UnreadableSecret):
            box.decrypt(purpose, stored)
    for damaged in ("hush", stored[:-5], "enc1:", "enc1:\u00fc"):
        with pytest.raises(UnreadableSecret):
            SecretBox([second]).decrypt("totp anna", damaged)


def test_no_secret_of_second_factors_and_webhooks_is_kept_as_it_is(browser, clock):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    totp = enable_two_factor(anna, clock)
    pending = bert.post("/api/me/second-factor", json=PROOF).json()["secret"]
    webhook = anna.post("/api/notices/key").json()["secret"]
    kept = json.dumps(everything_kept(browser))
    for secret in (totp.secret, pending, webhook):
        assert secret not in kept
    assert anna.get("/api/notices/key").json()["secret"] == webhook
    assert sign_in(browser, "Anna", code=totp.at(clock.now)).status_code == 200
    code = {"code": pyotp.TOTP(pending).at(clock.now)}
    assert bert.post("/api/me/second-factor/confirm", json=code).status_code == 200


def test_with_postgresql_no_key_is_made_wherever_the_server_is_started(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    settings = Settings(database="postgresql://cuius@db.example.org/cuius")
    with pytest.raises(BadConfig, match="set data to a folder, or secret_keys"):
        settings.open_secret_box()
    assert os.listdir(tmp_path) == []
    replace = msgspec.structs.replace
    replace(settings, secret_keys=(new_key(),)).open_secret_box()
    assert os.listdir(tmp_path) == []
    stored = replace(settings, data=str(tmp_path)).open_secret_box().encrypt("x", "hush")
    assert settings.open_secret_box().decrypt("x", stored) == "hush"  # a file from before is used


def test_the_key_file_is_for_the_owner_alone_and_stays(tmp_path):
    folder = tmp_path / "data"
    stored = open_secret_box((), folder).encrypt("x", "hush")
    file = folder / KEY_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(folder) == [KEY_FILE]
    assert open_secret_box((), folder).decrypt("x", stored) == "hush"
    assert open_secret_box((new_key(),), folder).decrypt("x", stored) == "hush"


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff\xfe"])
def test_a_damaged_key_file_is_told_in_one_sentence(tmp_path, content):
    (tmp_path / KEY_FILE).write_bytes(content)
    with pytest.raises(BadConfig, match=KEY_FILE):
        open_secret_box((), tmp_path)


def test_a_key_that_is_none_is_refused_by_the_settings():
    with pytest.raises(BadConfig, match=r"Key 2 of secret_keys .* `cuius admin new-key`"):
        Settings(secret_keys=(new_key(), "hunter2")).check()


def test_with_keys_of_the_settings_no_file_is_made(tmp_path):
    open_secret_box((new_key(),), tmp_path)
    assert os.listdir(tmp_path) == []


# The database of a server


@pytest.fixture
def kept(settings, clock):
    """The settings of a server at which Anna has a second factor, her authenticator, and its key."""
    key = new_key()
    chosen = msgspec.structs.replace(settings, secret_keys=(key,))
    with Browser(create_app(chosen, clock)) as browser:
        totp = enable_two_factor(browser.register("Anna"), clock)
        browser.post("/api/notices/key")
    return chosen, totp, key


def test_another_key_is_told_in_one_sentence_at_the_start(kept):
    settings, _, _ = kept
    wrong = msgspec.structs.replace(settings, secret_keys=(new_key(),))
    with pytest.raises(WrongKeys, match=r"^The stored secrets were encrypted with another key; put back"):
        prepare(wrong)
    prepare(settings).close()  # and the lock was released


def test_another_key_is_noticed_before_there_are_secrets(settings):
    with Browser(create_app(msgspec.structs.replace(settings, secret_keys=(new_key(),)))):
        pass
    with pytest.raises(WrongKeys):
        prepare(msgspec.structs.replace(settings, secret_keys=(new_key(),)))


def test_keys_are_rotated(kept, clock, capsys, tmp_path):
    settings, totp, old_key = kept
    fresh = new_key()
    file = tmp_path / "cuius.toml"
    both = {"database": settings.database, "data": settings.data, "secret_keys": [fresh, old_key]}
    file.write_text("\n".join(f"{name} = {json.dumps(value)}" for name, value in both.items()))
    assert cuius(["admin", "reencrypt", "--config", str(file)]) == 0
    assert "2 secrets are encrypted with the first key." in capsys.readouterr().out
    with Browser(create_app(msgspec.structs.replace(settings, secret_keys=(fresh,)), clock)) as browser:
        assert sign_in(browser, "Anna", code=totp.at(clock.now)).status_code == 200


def test_lost_keys_are_given_up(kept, clock, capsys, monkeypatch):
    settings, _, _ = kept
    monkeypatch.setenv("CUIUS_SECRET_KEYS", fresh := new_key())
    assert cuius(["admin", "forget-secrets", "--database", settings.database]) == 2
    assert "--force" in capsys.readouterr().err
    assert cuius(["admin", "forget-secrets", "--database", settings.database, "--force"]) == 0
    with Browser(create_app(msgspec.structs.replace(settings, secret_keys=(fresh,)), clock)) as browser:
        assert sign_in(browser, "Anna").status_code == 200
        assert browser.get("/api/notices/key").json()["secret"] is None


def on_database(url: str, work):
    async def run():
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def test_plain_secrets_of_an_older_server_are_encrypted_once(database, request):
    if database.startswith("postgres"):
        database = request.getfixturevalue("cluster").new()  # that of the fixture is up to date already
    make_old_database(database)
    box = SecretBox([new_key()])

    async def work(opened):
        await upgrade(database)
        await encrypt_plain_secrets(opened, box)
        async with opened.reading() as session:
            anna = await session.get_one(User, "anna")
            key = await session.get_one(WebhookKey, "anna")
            pending = await session.get_one(OneTimeToken, old.hashed("second factor of Bert"))
            address = await session.get_one(OneTimeToken, old.hashed(old.BERTS_CONFIRMATION))
        assert box.decrypt("totp anna", anna.totp_secret) == old.ANNAS_TOTP
        assert box.decrypt("webhook anna", key.secret) == "key of Anna's webhooks"
        assert box.decrypt("totp bert", pending.detail) == old.BERTS_NEW_TOTP
        assert address.detail == "bert@example.com"
        await encrypt_plain_secrets(opened, box)
        async with opened.reading() as session:
            assert (await session.get_one(User, "anna")).totp_secret == anna.totp_secret
        assert await reencrypt_secrets(opened, box) == 3

    on_database(database, work)


# Keys of names


def test_of_two_names_that_look_alike_the_older_account_keeps_the_key():
    people = [("a", "Iris"), ("b", "lris"), ("c", "Bert"), ("d", "1ris")]
    keys = choose_keys(people)
    assert keys["a"] == normalize_name("Iris")
    assert keys["b"] == f"{keys['a']} #b"
    assert len(set(keys.values())) == 4


def test_people_whose_names_look_alike_keep_them(settings, clock):
    """Names were unique without regard to case alone."""
    with Browser(create_app(settings, clock)) as browser:
        browser.of("Iris")
        clock.turn(1)
        twin = browser.of("Bert").get("/api/me").json()["id"]

        async def rename():
            async with browser.services().database.writing() as session:
                values = {"name": "lris", "name_key": "lris as it was"}
                await session.execute(update(User).where(User.id == twin).values(**values))
                iris = update(User).where(User.name == "Iris")
                await session.execute(iris.values(name_key="iris"))

        browser.blocking_portal.call(rename)
    with Browser(create_app(settings, clock)) as browser:
        assert sign_in(browser, "lris").json()["id"] == twin
        assert sign_in(browser, "Iris").json()["name"] == "Iris"
        assert sign_in(browser, "iRIS").json()["name"] == "Iris"
        assert (
            browser.another().post("/api/account/register", json={"name": "1ris", **PROOF}).status_code == 409
        )


def test_keys_may_change_places(database):
    async def work(opened):
        await upgrade(database)
        async with opened.writing() as session:
            for user_id, name, key in (("a", "Anna", "bert"), ("b", "Bert", "anna")):
                session.add(User(id=user_id, name=name, name_key=key, created_at=0.0, preferences={}))
        await refresh_name_keys(opened)
        async with opened.reading() as session:
            assert [(await session.get_one(User, i)).name_key for i in "ab"] == ["anna", "bert"]

    on_database(database, work)
