"""The command line as other programs meet it: exit statuses, and one line for every error."""

from __future__ import annotations

import urllib.request
from importlib import import_module

import pytest

from cuius import __version__
from cuius.cli import main as command
from cuius.cli.errors import BadInput, Failed
from cuius.core.errors import BadConfig, CuiusError, UnknownTitle


def test_version(capsys):
    assert command.run(["--version"]) == 0
    assert capsys.readouterr().out == f"cuius {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_lists_the_commands(arguments, capsys):
    assert command.run(arguments) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("play", "serve"))


def test_help_tells_each_command_in_one_whole_sentence(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert command.run(["--help"]) == 0
    assert "..." not in capsys.readouterr().out.partition("Commands:")[2]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["nonsense"], "No such command 'nonsense'. See `cuius --help`."),
        (["--nonsense"], "--nonsense"),
        (["play", "--nonsense"], "See `cuius play --help`."),
        (["play", "--port", "many"], "'--port'"),
        (["play", "--port", "70000"], "'--port'"),
        (["play", "nonsense"], "game"),
        (["serve", "--config", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_bad_input_is_one_line_and_status_2(arguments, hint, capsys):
    assert command.run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cuius: ")
    assert err.count("\n") == 1
    assert hint in err


def test_the_usual_variables_are_checked_too(monkeypatch, capsys):
    monkeypatch.setenv("CUIUS_PORT", "many")
    assert command.run(["serve"]) == 2
    assert "CUIUS_PORT" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "status"),
    [(BadInput, 2), (BadConfig, 2), (UnknownTitle, 2), (Failed, 1), (CuiusError, 1)],
)
def test_what_a_command_raises_decides_the_status(monkeypatch, capsys, error, status):
    def build_app():
        def app(*_, **__):
            raise error("Do this\ninstead.")

        return app

    monkeypatch.setattr(command, "build_app", build_app)
    assert command.run([]) == status
    assert capsys.readouterr().err == "cuius: Do this instead.\n"


@pytest.mark.parametrize("name", command.COMMANDS)
def test_every_command_module_registers(name):
    assert callable(import_module(f"cuius.cli.{name}").register)


def test_serve_and_the_address_it_says(server_address):
    with urllib.request.urlopen(server_address + "health", timeout=20) as answer:
        assert answer.status == 200
