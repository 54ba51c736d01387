"""How often something may be asked."""

from __future__ import annotations

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from cuius.server.accounts.emails import confirmation_limits
from cuius.server.accounts.person import ANONYMOUS_PERSON
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import SignIn
from cuius.server.app import create_app
from cuius.server.errors import RequestRefused
from cuius.server.rate_limits import RateLimited, RateLimiter, RateLimits
from cuius.server.web.rate_limiting import client_network
from tests.server.browser import PASSWORD, Browser, running_table, sign_in
from tests.server.fakes import Hands


@pytest.fixture
def database(tmp_path):
    """What is refused here never reaches a database: one kind is enough."""
    return f"sqlite:///{tmp_path}/cuius.db"


@pytest.fixture
def limited(settings, clock):
    """Makes a server with these limits."""
    opened = []

    def make(monotonic: Hands | None = None, **limits: int) -> Browser:
        limited = msgspec.structs.replace(settings, limits=RateLimits(**limits))
        browser = Browser(create_app(limited, clock, monotonic))
        opened.append(browser.__enter__())
        return browser

    yield make
    for browser in opened:
        browser.__exit__(None, None, None)


def test_a_window_slides(clock):
    rate_limiter = RateLimiter(RateLimits(reads=2), clock)
    rate_limiter.consume("reads", "anna")
    clock.turn(40)
    rate_limiter.consume("reads", "anna")
    with pytest.raises(RateLimited) as refused:
        rate_limiter.consume("reads", "anna")
    assert refused.value.headers == {"Retry-After": "20"}
    rate_limiter.consume("reads", "bert")
    rate_limiter.consume("writes", "anna")
    clock.turn(20)
    rate_limiter.consume("reads", "anna")


def test_a_refusal_counts_for_nobody(clock):
    rate_limiter = RateLimiter(RateLimits(reads=1), clock)
    rate_limiter.consume("reads", "anna")
    with pytest.raises(RateLimited):
        rate_limiter.consume("reads", "bert", "anna")
    rate_limiter.consume("reads", "bert")


def test_nought_means_no_limit(clock):
    rate_limiter = RateLimiter(RateLimits(reads=0), clock)
    for _ in range(5000):
        rate_limiter.consume("reads", "anna")


def test_the_oldest_are_forgotten_first(clock):
    rate_limiter = RateLimiter(RateLimits(reads=1), clock, max_keys=2)
    for name in ("anna", "bert", "carla"):
        rate_limiter.consume("reads", name)
    rate_limiter.consume("reads", "anna")
    with pytest.raises(RateLimited):
        rate_limiter.consume("reads", "carla")


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 80), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 80), "2001:0db8:0001:0002::"),
        (("::ffff:192.0.2.7", 80), "192.0.2.7"),
        (("testclient", 80), "testclient"),
        (None, ""),
    ],
)
def test_an_address_is_counted_by_its_network(client, counted):
    assert client_network({"client": client}) == counted


def test_reads_and_writes_are_counted_apart(limited, clock):
    browser = limited(reads=2, writes=1)
    assert [browser.get("/api/tables").status_code for _ in range(3)] == [200, 200, 429]
    browser.register("Anna")
    answer = browser.post("/api/tables", json={"title": "revolution"})
    assert answer.status_code == 429
    assert answer.json()["error"] == "RateLimited"
    assert answer.headers["retry-after"] == "60"
    clock.turn(60)
    assert browser.get("/api/tables").status_code == 200


def test_an_account_is_counted_wherever_it_asks_from(limited):
    browser = limited(reads=3)
    anna = browser.register("Anna")
    rate_limiter = browser.services().rate_limiter
    assert [anna.get("/api/me").status_code for _ in range(3)] == [200] * 3
    rate_limiter.reset("reads", "address testclient")
    assert anna.get("/api/me").status_code == 429


def test_guessing_a_password_ends_soon(limited, clock):
    browser = limited(tries=3)
    browser.of("Anna")
    codes = [sign_in(browser, "Anna", f"wrong password {n}").status_code for n in range(4)]
    assert codes == [401, 401, 401, 429]
    assert sign_in(browser, "Anna").status_code == 429  # the right one does not help a stranger now
    browser.of("Bert")
    assert sign_in(browser, "Bert").status_code == 200
    clock.turn(3600)
    assert sign_in(browser, "Anna").status_code == 200


def test_guessing_looks_the_same_for_names_that_do_not_exist(limited):
    browser = limited(tries=3)
    codes = [sign_in(browser, "Nobody", f"wrong password {n}").status_code for n in range(4)]
    assert codes == [401, 401, 401, 429]


def test_an_address_may_not_try_many_accounts(limited):
    browser = limited(sign_ins=3)
    codes = [sign_in(browser, f"Nobody {n}").status_code for n in range(4)]
    assert codes == [401, 401, 401, 429]
    wish = {"name": "Anna", "password": PASSWORD}
    assert browser.post("/api/account/register", json=wish).status_code == 429
    slip = {"token": "x", "password": PASSWORD}
    assert browser.post("/api/account/reset/finish", json=slip).status_code == 429


def test_letters_are_few(limited):
    browser = limited(letters=2)
    codes = [
        browser.post("/api/account/reset", json={"email": "anna@example.org"}).status_code for _ in range(3)
    ]
    assert codes == [204, 204, 429]


def test_at_ones_own_machine_nobody_counts(at_home):
    object.__setattr__(at_home.services().rate_limiter, "limits", RateLimits(reads=1))
    assert [at_home.get("/api/me").status_code for _ in range(3)] == [200] * 3


def test_the_clock_on_the_wall_neither_frees_nor_locks_anybody(limited, clock):
    stopwatch = Hands(0.0)
    browser = limited(stopwatch, reads=1)
    assert [browser.get("/api/tables").status_code for _ in range(2)] == [200, 429]
    clock.turn(3600)  # somebody sets the clock of the machine
    assert browser.get("/api/tables").status_code == 429
    clock.turn(-86_400)
    stopwatch.turn(60)
    assert [browser.get("/api/tables").status_code for _ in range(2)] == [200, 429]


def test_one_network_of_ipv6_may_not_try_many_accounts(limited):
    """A customer has 2^64 addresses; all of them count as one."""
    browser = limited(sign_ins=3)
    sign_in = browser.services().accounts.authentication.sign_in

    def tried(address: str) -> str:
        try:
            wish = SignIn(name="Nobody", password=PASSWORD)
            browser.blocking_portal.call(sign_in, ANONYMOUS_PERSON, wish, RequestOrigin(address))
        except RequestRefused as refused:
            return type(refused).__name__
        return ""

    assert [tried(f"2001:db8:1:2::{n}") for n in range(4)] == ["InvalidCredentials"] * 3 + ["RateLimited"]
    assert tried("2001:db8:1:3::1") == "InvalidCredentials"


def test_guesses_from_one_network_of_ipv6_count_together(limited):
    browser = limited(tries=2)
    browser.of("Anna")
    verify = browser.services().accounts.authentication.reauthentication.verify

    async def guess(number: int) -> bool:
        return await verify(None, "anna", "wrong", "", RequestOrigin(f"2001:db8:1:2::{number}"), None)

    assert [browser.blocking_portal.call(guess, number) for number in range(2)] == [False, False]
    with pytest.raises(RateLimited):
        browser.blocking_portal.call(guess, 3)


def registered(browser: Browser, name: str, email: str = "") -> int:
    wish = {"name": name, "password": PASSWORD, **({"email": email} if email else {})}
    return browser.another().post("/api/account/register", json=wish).status_code


def test_letters_of_registrations_are_few_from_one_address(limited):
    browser = limited(letters=2, recipient_letters=0)
    codes = [registered(browser, f"Anna {n}", f"anna{n}@example.org") for n in range(3)]
    assert codes == [201, 201, 429]
    assert registered(browser, "Anna 4") == 201  # no letter, no limit


def reset(browser: Browser, email: str) -> int:
    return browser.another().post("/api/account/reset", json={"email": email}).status_code


def test_letters_to_one_recipient_are_few_whoever_requests_them(limited):
    browser = limited(recipient_letters=2, recipient_letters_anywhere=3)
    assert [reset(browser, "bert@example.org") for _ in range(3)] == [204, 204, 429]
    assert reset(browser, "carla@example.org") == 204
    limits, clock = browser.services().settings.limits, lambda: 0.0
    networks = [confirmation_limits("bert@example.org", f"address 192.0.2.{n}") for n in range(4)]
    limiter = RateLimiter(limits, clock)
    for counters in networks[:3]:
        limiter.consume_all(*counters)
    with pytest.raises(RateLimited, match="This address was sent enough emails"):
        limiter.consume_all(*networks[3])


def test_a_stranger_cannot_use_up_the_letters_of_an_address(limited):
    """Confirmations that somebody else requests cost the owner neither a new password nor a confirmation."""
    browser = limited(recipient_letters=2)
    codes = [registered(browser, f"Anna {n}", "bert@example.org") for n in range(3)]
    assert codes == [201, 201, 429]
    assert reset(browser, "bert@example.org") == 204
    change = {"email": "bert@example.org", "password": PASSWORD}
    assert browser.of("Bert").post("/api/me/mail", json=change).status_code == 204


def test_registrations_are_few_an_hour_and_a_day(limited, clock):
    browser = limited(registrations=1, daily_registrations=2)
    assert [registered(browser, f"Anna {n}") for n in range(2)] == [201, 429]
    clock.turn(3600)
    assert [registered(browser, f"Bert {n}") for n in range(2)] == [201, 429]
    clock.turn(3600)
    answer = browser.post("/api/account/register", json={"name": "Carla", "password": PASSWORD})
    assert answer.status_code == 429
    assert answer.json()["text"].startswith("Too many accounts were made from here today; try again in")
    clock.turn(86_400)
    assert registered(browser, "Carla") == 201


# Tables, talk and motions


def made(browser: Browser) -> int:
    return browser.post("/api/tables", json={"title": "revolution"}).status_code


def test_tables_are_few_an_hour(limited, clock):
    browser = limited(tables=2)
    anna, bert = browser.of("Anna"), browser.of("Bert")
    assert [made(anna) for _ in range(3)] == [201, 201, 429]
    assert anna.post("/api/lessons", json={"title": "revolution"}).status_code == 429
    assert made(bert) == 201
    clock.turn(3600)
    assert made(anna) == 201


def test_tables_that_have_not_begun_are_few(limited):
    browser = limited(open_tables=2)
    anna = browser.of("Anna")
    assert [made(anna) for _ in range(2)] == [201, 201]
    answer = anna.post("/api/tables", json={"title": "revolution"})
    assert (answer.status_code, answer.json()["error"]) == (429, "LimitExceeded")
    [first, *_] = anna.get("/api/tables", params={"which": "mine"}).json()
    assert anna.post(f"/api/tables/{first['id']}/close").status_code == 204
    assert made(anna) == 201
    assert made(browser.of("Bert")) == 201


def test_what_tells_others_is_limited(limited):
    browser = limited(chat_messages=1, motions=1, joins=2, rematches=1)
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, seats = running_table(anna, bert)
    other, _ = running_table(anna, bert)

    def codes(path: str, message: dict[str, str]) -> list[int]:
        return [anna.post(f"/api/tables/{table}/{path}", json=message).status_code for _ in range(2)]

    assert codes("chat", {"seat": seats[0], "text": "hello"}) == [201, 429]
    assert codes("motions", {"seat": seats[0], "kind": "pause"}) == [201, 429]
    assert codes("join", {"seat": seats[0]}) == [429, 429]
    assert codes("rematch", {}) == [201, 429]
    assert anna.post(f"/api/tables/{other}/rematch").status_code == 429


# Messages on a socket


def heard(socket, message):
    """What is said to a message; what a watcher is shown besides is passed over."""
    socket.send_json(message)
    while True:
        said = socket.receive_json(timeout=10)
        if said["type"] != "update":
            return said


def test_messages_on_a_socket_count_and_change_nothing_when_refused(limited, clock):
    door = limited(writes=13)
    anna, bert = door.of("Anna"), door.of("Bert")
    table, seats = running_table(anna, bert)
    [seat] = anna.get(f"/api/tables/{table}").json()["asked_seats"]
    who = (anna, bert)[seats.index(seat)]

    def answer(number):
        question = who.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
        given = {"id": f"answer {number}", "seat": seat, "number": question["number"]}
        return given | {"type": "answer", "key": question["key"], "answer": question["options"][0]}

    with who.websocket_connect(f"/ws/tables/{table}") as socket:
        nonsense = {**answer(0), "answer": "nonsense"}
        refused = [heard(socket, nonsense)["error"] for _ in range(13)]
        assert refused[0] == "NotOffered"
        assert refused[-1] == "RateLimited"
        before = anna.get(f"/api/tables/{table}/observation").json()
        said = heard(socket, answer(1))
        assert (said["type"], said["id"], said["error"]) == ("refused", "answer 1", "RateLimited")
        assert "try again in" in said["text"]
        assert anna.get(f"/api/tables/{table}/observation").json() == before
        assert who.post(f"/api/tables/{table}/undo", json={"seat": seat}).status_code == 429
        assert heard(socket, {"type": "ping"}) == {"type": "pong"}
        clock.turn(61)
        assert heard(socket, answer(2))["type"] == "confirmed"


def test_whoever_is_too_fast_without_end_is_sent_away(limited):
    door = limited(reads=20)
    anna, bert = door.of("Anna"), door.of("Bert")
    table, _ = running_table(anna, bert)
    with (
        anna.websocket_connect(f"/ws/tables/{table}") as socket,
        pytest.raises(WebSocketDisconnect, match="too fast"),
    ):
        for _ in range(100):
            heard(socket, {"type": "ping"})


def test_at_ones_own_machine_nobody_counts_messages(at_home):
    table = at_home.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    for seat in at_home.get(f"/api/tables/{table}").json()["seats"]:
        at_home.post(f"/api/tables/{table}/join", json={"seat": seat["seat"]})
    at_home.post(f"/api/tables/{table}/start")
    with at_home.websocket_connect(f"/ws/tables/{table}") as socket:
        for _ in range(2000):
            assert heard(socket, {"type": "ping"}) == {"type": "pong"}
