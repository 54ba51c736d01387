"""Settings: a file, overlaid by the environment, overlaid by options; and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuius.core.errors import BadConfig
from cuius.server.settings import Settings, SmtpSettings, load_settings

FILE = """
port = 8000
host = "0.0.0.0"
hosts = ["example.org"]

[smtp]
host = "mail.example.org"
sender = "games@example.org"

[limits]
reads = 5
"""


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "cuius.toml"
    path.write_text(FILE)
    return path


def test_without_anything_the_settings_are_the_built_in_ones():
    assert load_settings() == Settings()


def test_an_option_outweighs_a_variable_and_a_variable_the_file(file):
    environment = {"CUIUS_PORT": "8001", "CUIUS_HOST": "127.0.0.2", "PATH": "/bin"}
    settings = load_settings(file, environment, {"port": 8002, "host": None})
    assert (settings.port, settings.host, settings.hosts) == (8002, "127.0.0.2", ("example.org",))


def test_variables_reach_into_tables_and_leave_the_rest_of_them(file):
    environment = {
        "CUIUS_SMTP__PASSWORD": "hush",
        "CUIUS_SMTP__PORT": "465",
        "CUIUS_SMTP__TLS": "true",
        "CUIUS_LIMITS__WRITES": "7",
        "CUIUS_ORIGINS": "https://a.example, https://b.example",
        "CUIUS_TICK": "2.5",
    }
    settings = load_settings(file, environment)
    assert settings.smtp == SmtpSettings("mail.example.org", "games@example.org", 465, "", "hush", True, True)
    assert (settings.limits.reads, settings.limits.writes) == (5, 7)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.tick == 2.5


def test_a_table_may_come_from_variables_alone():
    environment = {"CUIUS_SMTP__HOST": "mail.example.org", "CUIUS_SMTP__SENDER": "games@example.org"}
    assert load_settings(None, environment).smtp == SmtpSettings("mail.example.org", "games@example.org")


def test_the_database_lies_in_the_data_folder_unless_said_otherwise(tmp_path):
    settings = load_settings(None, {"CUIUS_DATA": str(tmp_path)})
    assert settings.database == f"sqlite:///{tmp_path}/cuius.db"
    assert settings.data_folder == tmp_path
    other = load_settings(None, {"CUIUS_DATA": str(tmp_path)}, {"database": "postgresql://localhost/cuius"})
    assert (other.database, other.data_folder) == ("postgresql://localhost/cuius", tmp_path)
    assert Settings(database=f"sqlite:///{tmp_path}/x/y.db").data_folder == tmp_path / "x"


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"CUIUS_PORT": "many"}, "CUIUS_PORT cannot be used: expected `int`"),
        ({"CUIUS_PORT": "70000"}, "CUIUS_PORT"),
        ({"CUIUS_HOTS": "x"}, "no setting hots; did you mean hosts?"),
        ({"CUIUS_SMTP__HOTS": "x"}, "no setting smtp.hots; did you mean host?"),
        ({"CUIUS_WEATHER": "x"}, "no setting weather; `cuius docs hosting` lists"),
        ({"CUIUS_SMTP": "x"}, "name one of its settings"),
        ({"CUIUS_PORT__NUMBER": "1"}, "port has no settings of its own"),
        ({"CUIUS_SMTP__HOST": "x"}, "lacks `sender`, at `smtp`"),
        ({"CUIUS_LOCAL": "perhaps"}, "CUIUS_LOCAL"),
        ({"CUIUS_DURABILITY": "hope"}, "CUIUS_DURABILITY"),
        ({"CUIUS_GRACE": "-1"}, "CUIUS_GRACE"),
    ],
)
def test_a_bad_variable_is_named_in_one_sentence(environment, said):
    with pytest.raises(BadConfig) as refused:
        load_settings(None, environment)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('hots = "x"', "no setting hots; did you mean hosts?"),
        ("port = true", "port: expected `int`, got `bool`"),
        ('port = "80"', "port: expected `int`, got `str`"),
        ("port =", "cannot be used"),
        ("smtp = 3", "smtp"),
        ("[smtp]\nhost = 1", "smtp.host: expected `str`, got `int`"),
        ("[limits]\nreads = -1", "limits.reads: expected `int` >= 0"),
        ("[limits]\nread = 1", "no setting limits.read; did you mean reads?"),
    ],
)
def test_a_bad_file_is_named_in_one_sentence(tmp_path, text, said):
    file = tmp_path / "cuius.toml"
    file.write_text(text)
    with pytest.raises(BadConfig) as refused:
        load_settings(file)
    assert said in str(refused.value)
    assert str(file) in str(refused.value)


@pytest.mark.parametrize(
    "wrong",
    [
        {"local": True, "host": "0.0.0.0"},
        {"plain_http": True, "host": "192.0.2.1"},
        {"origins": ("example.org",)},
        {"proxy": ("the one in front",)},
        {"metrics_token": "guess"},
    ],
)
def test_settings_that_contradict_themselves_are_refused(wrong):
    with pytest.raises(BadConfig):
        Settings(**wrong).check()


def test_a_secret_never_shows_in_a_complaint():
    with pytest.raises(BadConfig) as refused:
        load_settings(None, {"CUIUS_SMTP__PASSWORD": "hush", "CUIUS_SMTP__HOST": "x"})
    assert "hush" not in str(refused.value)
