"""Pictures of open tables, links with a preview, and the one page that may be framed."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from cuius.core.excerpt import whole_game
from cuius.core.record import load, parse
from cuius.core.text import catalogue
from cuius.core.title import get_title, offered_titles
from cuius.server.play.pictures import jobs
from cuius.server.play.pictures.cache import PictureCache
from cuius.server.play.pictures.frames import draw, frame_svg, preview_svg, scene_of
from cuius.server.web import static_files
from tests.server.browser import running_table

FIXTURES = {
    "revolution": "standard-5-2004-points",
    "guerres": "te_deum-3-living-points",
    "here_i_stand": "1517-6-2017-religious",
}


def finished(title):
    return load(parse(Path(f"tests/{title}/fixtures/{FIXTURES[title]}.json").read_bytes()))


@pytest.fixture(autouse=True)
def built_page(tmp_path, monkeypatch):
    """A page, whether the client is built or not."""
    (tmp_path / "index.html").write_text("<html><head><title>x</title></head></html>")
    monkeypatch.setattr("cuius.server.web.link_pages.STATIC_FOLDER", tmp_path)
    assert static_files.NOT_BUILT_PAGE


def test_every_title_draws_its_positions():
    assert FIXTURES.keys() == {title.name for title in offered_titles()}
    for name in FIXTURES:
        match = finished(name)
        scene = scene_of(match)
        picture = draw(scene)
        roles = {role for roles in match.config.seats.values() for role in roles}
        assert {standing.role for standing in picture.standings} == roles
        assert preview_svg(scene, "en").count("<text") > len(roles)
        image = Image.open(io.BytesIO(jobs.draw_preview(scene, "en")))
        assert (image.format, image.size) == ("PNG", (1200, 630))
        assert len(image.convert("RGB").getcolors(1_000_000)) > 20, "there is something to see"


def test_a_picture_rests_on_the_view_of_a_spectator_alone(monkeypatch):
    match = finished("here_i_stand").at(400, log=False)
    seen = []
    title = get_title("here_i_stand")
    monkeypatch.setattr(
        "cuius.server.play.pictures.frames.get_title",
        lambda name: replace_picture(title, seen),
    )
    draw(scene_of(match))
    [(page, view)] = seen
    assert view["hands"] == {}
    assert set(view) == set(match.view(None))
    assert page["ids"]["powers"]


def replace_picture(title, seen):
    def picture(page, view):
        seen.append((page, view))
        return title.picture(page, view)

    return replace(title, picture=picture)


def test_a_whole_game_is_an_animated_picture(monkeypatch):
    monkeypatch.setattr(jobs, "MOST_FRAMES", 4)
    told = []
    data = jobs.draw_animation(whole_game(finished("guerres")), "fr", told.append)
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.n_frames) == ("GIF", 4)
    assert told == [(n, 4) for n in range(4)]
    assert len(data) <= jobs.MOST_BYTES


def test_an_animated_picture_with_too_many_bytes_has_fewer_frames(monkeypatch):
    frames = [Image.effect_noise((40, 40), 90 + n).convert("RGB") for n in range(9)]
    whole = len(jobs.gif_of(frames))
    monkeypatch.setattr(jobs, "MOST_BYTES", whole // 2)
    data = jobs.within_bytes(frames)
    assert len(data) <= whole // 2
    assert Image.open(io.BytesIO(data)).n_frames < 9


def test_the_last_frame_tells_the_result():
    match = finished("revolution")
    words = catalogue(match.title.folder, "en")
    assert words.result("points", match.result.winners) in frame_svg(scene_of(match), words)


@pytest.fixture
def drawn(monkeypatch):
    """How often something is drawn; nothing really is."""
    calls = []
    monkeypatch.setattr(jobs, "png_of", lambda drawing: calls.append("Turn" in drawing) or b"picture")
    monkeypatch.setattr(jobs, "in_few_colours", lambda png, *colours: png)
    return calls


def test_the_picture_of_an_open_table_is_the_same_for_everybody_and_drawn_once(browser, drawn):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, _ = running_table(anna, bert)
    for who in (anna, browser, bert):
        answer = who.get(f"/pictures/{table}.png")
        assert (answer.status_code, answer.content) == (200, b"picture")
        assert answer.headers["content-type"] == "image/png"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "max-age=60" in answer.headers["cache-control"]
    assert drawn == [True]
    assert browser.get(f"/pictures/{table}.png", params={"language": "fr"}).status_code == 200
    assert drawn == [True, False], "in another language it is another picture"
    assert browser.get(f"/pictures/{table}.png", params={"language": "xx"}).status_code == 400
    assert browser.get(f"/pictures/{table}.bmp").status_code == 404
    assert browser.get(f"/pictures/{table}.gif").status_code == 409
    assert browser.get("/pictures/unknown.png").status_code == 404


def test_every_scenario_has_a_small_picture_of_its_beginning():
    for title in offered_titles():
        for scenario in title.scenarios:
            drawn = jobs.draw_scenario(title.name, scenario)
            image = Image.open(io.BytesIO(drawn))
            assert (image.format, image.width) == ("PNG", jobs.SCENARIO_WIDTH)
            assert len(image.convert("RGB").getcolors(1_000_000)) > 10, "there is something to see"
            assert len(drawn) < 40_000, "a page shows several"


def test_a_scenario_is_drawn_once_for_everybody(browser, drawn):
    for who in (browser, browser.of("Anna")):
        answer = who.get("/pictures/guerres/te_deum.png")
        assert (answer.status_code, answer.content) == (200, b"picture")
        assert answer.headers["Content-Type"] == "image/png"
        assert "max-age=86400" in answer.headers["Cache-Control"]
    assert len(drawn) == 1
    for unknown in ("guerres/1517.png", "guerres/te_deum.gif", "chess/standard.png", "guerres/te_deum"):
        assert browser.get(f"/pictures/{unknown}").status_code == 404


def test_a_private_table_previews_nothing_but_the_name_of_the_site(browser, drawn):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, _ = running_table(anna, bert, name="Our secret", public=False)
    for who in (anna, browser):
        assert who.get(f"/pictures/{table}.png").status_code == 404
        for path in ("t", "embed"):
            page = who.get(f"/{path}/{table}").text
            assert "Our secret" not in page
            assert page.count("<meta") == 1
            assert 'content="Cuius Regio"' in page
    assert browser.get("/t/unknown").text == browser.get(f"/t/{table}").text
    assert drawn == []


def test_the_link_of_an_open_table_tells_what_it_leads_to(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, _ = running_table(anna, bert, name='A <"game">')
    page = browser.get(f"/t/{table}").text
    assert "A &lt;&quot;game&quot;&gt; – Revolution: The Dutch Revolt" in page
    assert f'/pictures/{table}.png"' in page
    assert page.index("og:title") < page.index("</head>")
    made = anna.post("/api/tables", json={"title": "revolution", "public": True}).json()["id"]
    assert "og:image" not in browser.get(f"/t/{made}").text, "there is no position yet"


def test_only_the_page_for_frames_may_be_framed(browser, at_home):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, _ = running_table(anna, bert)
    for path, framed in ((f"/embed/{table}", True), (f"/t/{table}", False), ("/api/session", False)):
        headers = browser.get(path).headers
        assert ("frame-ancestors *" in headers["content-security-policy"]) is framed
        assert ("x-frame-options" in headers) is not framed
    assert at_home.get("/embed/unknown").headers["x-frame-options"] == "DENY"


def test_pictures_that_were_not_asked_for_longest_go_first(tmp_path):
    cache = PictureCache(tmp_path / "pictures", most_bytes=10)
    assert cache.get("one") is None
    cache.put("one", b"1234")
    cache.put("two", b"1234")
    os.utime(tmp_path / "pictures" / "one", (2_000_000_000, 2_000_000_000))
    os.utime(tmp_path / "pictures" / "two", (1_000_000_000, 1_000_000_000))
    cache.put("three", b"1234")
    assert cache.get("two") is None
    assert cache.get("one") == b"1234"
    PictureCache(tmp_path / "pictures" / "one").put("x", b"1")  # a folder that cannot be made
