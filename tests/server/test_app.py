"""The application: its page, its headers, what it answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from cuius import __version__
from cuius.core.errors import BadConfig
from cuius.core.title import offered_titles
from cuius.server.app import create_app, make_app
from cuius.server.settings import Settings, load_settings
from cuius.server.web import static_files as built_client
from cuius.server.web.security_headers import HEADERS


@pytest.fixture
def client(settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


def test_the_page_and_its_assets_are_served(client):
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "<title>Cuius Regio</title>" in page.text
    script = page.text.split('src="')[1].split('"')[0]
    asset = client.get(script)
    assert asset.status_code == 200
    assert "immutable" in asset.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_an_asset_comes_in_the_best_encoding_that_the_browser_accepts(client, accepted, encoding):
    script = f"/assets/{largest_script()}"
    plain = client.get(script, headers={"Accept-Encoding": "identity"})
    with client.stream("GET", script, headers={"Accept-Encoding": accepted}) as asset:
        assert asset.headers.get("content-encoding") == encoding
        assert asset.headers["content-type"].startswith("text/javascript")
        assert asset.headers["vary"] == "Accept-Encoding"
        sent = sum(len(part) for part in asset.iter_raw())
    assert sent == int(asset.headers["content-length"])
    assert (sent < len(plain.content)) == (encoding is not None)


def largest_script() -> str:
    return max(
        built_client.STATIC_FOLDER.joinpath("assets").glob("*.js"), key=lambda path: path.stat().st_size
    ).name


@pytest.mark.parametrize("name", ["..%2Findex.html", "%2e%2e", "app.js.br", "nothing.js"])
def test_nothing_else_is_served_as_an_asset(client, name):
    assert client.get(f"/assets/{name}").status_code == 404


def test_the_head_of_an_asset_is_served(client):
    script = client.get("/").text.split('src="')[1].split('"')[0]
    assert client.head(script).status_code == 200


def test_the_page_has_nothing_inline(client):
    page = client.get("/").text
    assert "<style" not in page
    assert "style=" not in page
    assert page.count("<script") == page.count('<script type="module" crossorigin src=')


@pytest.mark.parametrize("path", ["/", "/health", "/api/titles", "/assets/nothing.js", "/nowhere"])
def test_every_answer_carries_the_safety_headers(client, path):
    headers = client.get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_health(client):
    assert client.get("/health").json() == {"status": "ok", "version": __version__}


def test_titles_are_those_of_the_registry(client):
    offered = [(title.name, list(title.players)) for title in offered_titles()]
    assert [(told["name"], told["players"]) for told in client.get("/api/titles").json()] == offered


def test_the_schema_describes_the_api_and_loads_nothing(client):
    schema = client.get("/api/schema/openapi.json").json()
    assert {"/api/titles", "/health", "/api/tables", "/api/account/sign-in"} <= set(schema["paths"])
    assert client.get("/api/schema/swagger").status_code == 404


def test_a_client_that_is_not_built_says_what_to_do(monkeypatch, tmp_path, settings):
    monkeypatch.setattr(built_client, "STATIC_FOLDER", tmp_path)
    monkeypatch.setattr("cuius.server.app.make_app", make_app)  # not one that was used before
    with TestClient(create_app(settings)) as client:
        page = client.get("/")
    assert page.status_code == 503
    assert "make setup" in page.text


def test_settings_are_read_from_toml(tmp_path):
    file = tmp_path / "cuius.toml"
    file.write_text('host = "0.0.0.0"\nport = 8000\n')
    assert load_settings(file) == Settings("0.0.0.0", 8000)


@pytest.mark.parametrize("wrong", ['hots = "x"', "port = true", "port ="])
def test_wrong_settings_are_refused(tmp_path, wrong):
    file = tmp_path / "cuius.toml"
    file.write_text(wrong)
    with pytest.raises(BadConfig, match="cannot be used"):
        load_settings(file)
