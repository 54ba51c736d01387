"""The files in deploy/: what they name is there, what they set can be set, and nothing runs as root.

No container engine is needed: a Containerfile is read line by line, a compose file as data.
"""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import msgspec
import pytest
import yaml

from cuius.cli.main import build_app
from cuius.server.secrets import new_key
from cuius.server.settings import load_settings
from tests.distribution.build import HOUSE

DEPLOY = HOUSE / "deploy"
FILLED_IN = {
    "SITE": "games.example.org",
    "DATABASE_PASSWORD": "a3f09c",
    "SECRET_KEY": new_key(),
    "ADMIN": "Ann",
    "REGISTRATION": "open",
}


@pytest.fixture(scope="module")
def instructions() -> list[tuple[str, str]]:
    """Each instruction of the Containerfile and its words."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


@pytest.fixture(scope="module")
def compose() -> dict:
    text = (DEPLOY / "compose.yaml").read_text()
    filled = re.sub(r"\$\{(\w+)(?::[?-][^}]*)?\}", lambda found: FILLED_IN[found[1]], text)
    return yaml.safe_load(filled)


def last_stage(instructions: list[tuple[str, str]]) -> list[tuple[str, str]]:
    begins = max(n for n, (name, _) in enumerate(instructions) if name == "FROM")
    return instructions[begins:]


def serve_settings(words: list[str]) -> dict[str, str]:
    """The options of a `cuius serve`, which must exist; the settings they give."""
    assert words[:2] == ["cuius", "serve"]
    given = dict(zip(words[2::2], words[3::2], strict=True))
    serve = next(
        command for command in build_app().registered_commands if command.callback.__name__ == "serve"
    )
    known = serve.callback.__annotations__
    assert {option.removeprefix("--") for option in given} <= set(known)
    return given


def test_everything_that_is_copied_is_there(instructions):
    copied = [words.split()[:-1] for name, words in instructions if name == "COPY" and "--from=" not in words]
    sources = [source for words in copied for source in words]
    assert "src/" in sources
    for source in sources:
        assert (HOUSE / source).exists(), source


def test_the_packages_are_those_that_were_pinned(instructions):
    installs = [words for name, words in instructions if name == "RUN" and "pip install" in words]
    for words in installs:
        assert "--require-hashes" in words or "--no-deps" in words
        for file in re.findall(r"-r (\S+)", words):
            assert (HOUSE / file).is_file()


def test_the_image_runs_the_server_as_nobody_in_particular(instructions):
    stage = dict(last_stage(instructions))
    assert int(stage["USER"]) > 999
    assert "/health" in stage["HEALTHCHECK"]
    given = serve_settings(msgspec.json.decode(stage["CMD"]))
    assert stage["VOLUME"] == given["--data"] == stage["WORKDIR"]
    assert stage["EXPOSE"] == given["--port"]
    assert f":{given['--port']}/health" in stage["HEALTHCHECK"]


def test_the_nodes_have_settings_that_can_be_used(compose, instructions):
    image = dict(last_stage(instructions))
    for name in ("node1", "node2"):
        node = compose["services"][name]
        assert node["read_only"]
        check = node["healthcheck"]  # Podman's own format of images has none
        assert image["HEALTHCHECK"].endswith(
            msgspec.json.encode(check["test"][1:]).decode().replace('","', '", "')
        )
        assert f"--start-period={check['start_period']}" in image["HEALTHCHECK"]
        assert node["cap_drop"] == ["ALL"]
        settings = load_settings(None, node["environment"], {"host": "0.0.0.0", "data": "/var/lib/cuius"})
        settings.check()
        assert settings.database.startswith("postgresql://")
        assert settings.proxy == (compose["services"]["proxy"]["networks"]["inside"]["ipv4_address"],)


def test_the_compose_file_names_what_is_there(compose):
    build = compose["services"]["node1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for service in compose["services"].values():
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]
        networks = service["networks"]
        assert set(networks) <= set(compose["networks"])
        assert service.get("image"), "a name to find it by"


def test_the_proxy_leads_to_every_node(compose):
    text = (DEPLOY / "Caddyfile").read_text()
    nodes = [name for name in compose["services"] if name.startswith("node")]
    assert re.search(r"reverse_proxy (.*) \{", text)[1].split() == [f"{name}:1555" for name in nodes]
    assert "respond /metrics 403" in text


def test_every_variable_is_explained_in_the_example(compose):
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    explained = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    assert wanted == explained


def test_the_unit_starts_the_server_as_its_own_user():
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(DEPLOY / "cuius.service")
    service = unit["Service"]
    command = shlex.split(service["ExecStart"])
    assert Path(command[0]).name == "cuius"
    assert serve_settings(["cuius", *command[1:]]) == {"--config": "/etc/cuius/cuius.toml"}
    assert service["User"] == "cuius"
    assert service["ProtectSystem"] == "strict"
