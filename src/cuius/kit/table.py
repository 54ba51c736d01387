"""A table for tests that read as play.

    def test_2_5_r4_a_tie_goes_to_the_garrison():
        t = table("example", players=3, windows="fast")
        t.arrange(hands=[[CANNON], [], []], garrison={RIVER: 2})
        t.play(march, HERON)
        t.dice(attack=[5, 5, 1, 1], defence=[6, 6])
        t.answer("heron", "march.gate", "river")
        assert t.state.holder[RIVER] == NOBODY

Every roll and draw must be scripted; see docs/testing.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any, Self, TypeVar

import msgspec

from cuius.core.chance import Seeded
from cuius.core.errors import RulesBroken, UnscriptedChance
from cuius.core.events import Log
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.standing_orders import Order
from cuius.core.state import BaseState
from cuius.core.title import Config, Title, get_title
from cuius.kit.describe import TableError, describe_questions, invariant_holds
from cuius.kit.isolate import isolate
from cuius.kit.overrides import override
from cuius.kit.policy import Policy, make_policy, pass_or_first
from cuius.kit.script import Script, matches_reason
from cuius.kit.table_queries import TableQueries

K = TypeVar("K")
V = TypeVar("V")

MAX_QUESTIONS = 10_000
"""The longest play that `skip_to`, `play_out` and `auto` may cover."""

CREATED: deque[Table] = deque(maxlen=500)
"""The tables created during the current test; see `cuius.kit.plugin`."""


def table(
    title: str | Title,
    players: int | None = None,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    *,
    board: dict[str, Any] | None = None,
    check: bool = True,
    **more_options: str,
) -> Table:
    """A table of this title, set up and not yet begun: `table("example", players=3, windows="fast")`."""
    return Table(title, players, scenario, options, board=board, check=check, **more_options)


class Table(TableQueries):
    """One game under test. Titles may subclass it, with set-up methods in the terms of the game."""

    def __init__(
        self,
        title: str | Title,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        *,
        board: dict[str, Any] | None = None,
        check: bool = True,
        **more_options: str,
    ) -> None:
        self.title = get_title(title) if isinstance(title, str) else title
        self.config: Config = self.title.configure(
            players, scenario, {**(options or {}), **more_options}, board
        )
        self.script = Script()
        self.check = check
        self._arranged: BaseState = self.title.setup(self.config)
        self._arranged.log = None
        self._live: Match | None = None
        self._title = self.title
        self._policies: list[tuple[str, Policy]] = []
        self._invariants: tuple[Callable[[Any], Any], ...] = ()
        self._returned: list[tuple[Any, Any]] = []
        CREATED.append(self)

    # Setting up

    @property
    def state(self) -> Any:
        """The live state; before the game begins, the set-up, which a test may modify."""
        return self._arranged if self._live is None else self._live.state

    def arrange(self, *changes: Callable[[Any], object], **fields: Any) -> Self:
        """Change the set-up before play: functions of the state, and fields by name.

        A field that is a column may be given in part: `garrison={RIVER: 2}`.
        """
        if self._live is not None and not self._live.over:
            raise TableError("Arrange the table before play begins; now " + describe_questions(self._live))
        state = self._continue_from()
        for change in changes:
            change(state)
        for name, value in fields.items():
            column = getattr(state, name)  # an unknown field fails here
            if isinstance(column, (list, bytearray)) and isinstance(value, Mapping):
                for place, item in value.items():
                    column[place] = item
            else:
                setattr(state, name, value)
        return self

    def override(self, registry: MutableMapping[K, V], key: K, entry: V) -> Self:
        """Put an entry, such as a made-up card, into a registry of the title until the test ends."""
        override(registry, key, entry)
        return self

    def _continue_from(self) -> BaseState:
        """The state to continue from: the set-up, or what the last procedure left."""
        if self._live is not None:
            self._arranged, self._live = self._live.state.clone(), None
        return self._arranged

    def begin(self) -> Self:
        """Advance to the first question; other methods call it when needed."""
        if self._live is None:
            self.script.used.clear()
            start = self._arranged.clone()
            title = msgspec.structs.replace(self._title, setup=lambda config: start.clone())
            self._live = Match(title, self.config, self.script)
            self._invariants = tuple(i for i in title.invariants if self.check and invariant_holds(i, start))
            self._run(self._live.begin)
        return self

    @property
    def match(self) -> Match:
        """The match itself, begun."""
        self.begin()
        assert self._live is not None
        return self._live

    def play(self, procedure: Callable[..., Any], *args: Any, **named: Any) -> Self:
        """Run one procedure `procedure(g, *args)` alone, as the whole game, up to its first question.

        When it ends, `returned` is its value. A second procedure continues with the state of the first.
        """
        if self._live is not None and not self._live.over:
            raise TableError("The earlier play has not ended: " + describe_questions(self._live))
        self._continue_from()
        self._returned.clear()
        whole = isolate(procedure, args, named, self._returned)
        self._title = msgspec.structs.replace(self.title, play=whole)
        return self.begin()

    @property
    def returned(self) -> Any:
        """What the procedure of `play` returned."""
        for state, value in reversed(self._returned):
            if state is self.match.state:
                return value
        raise TableError("No procedure has ended here: " + describe_questions(self.match))

    # Chance

    def dice(self, why: str | None = None, *throws: Any, **by_reason: Any) -> Self:
        """The next rolls: `dice(attack=[5, 6], defence=[1])`, or several for one reason:
        `dice("attack", [5, 6], [1, 1])`, or `dice(attack=[[5, 6], [1, 1]])`."""
        if why is not None:
            self.script.add(why, *throws)
        for name, faces in by_reason.items():
            several = bool(faces) and isinstance(faces[0], (list, tuple))
            self.script.add(name, *(faces if several else [faces]))
        return self

    def draw(self, why: str | None = None, *words: Any, **by_reason: Any) -> Self:
        """The next draws: `draw("deal", "militia", "bar")`, or `draw(deal=["militia", "bar"])`."""
        if why is not None:
            self.script.add(why, *words)
        for name, drawn in by_reason.items():
            self.script.add(name, *(drawn if isinstance(drawn, (list, tuple)) else [drawn]))
        return self

    def seeded(self, seed: int = 1) -> Self:
        """Take unscripted results from this seed, instead of failing."""
        self.script.fallback = Seeded(seed)
        return self

    def done(self) -> None:
        """Fail on scripted results that were not used."""
        if self.script.unused:
            raise TableError(f"These were told and never thrown or drawn: {self.script.unused}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            self.done()

    # Playing

    def answer(self, who: Any, *keys_and_words: Any) -> Self:
        """A role (or seat) answers: `answer("heron", "action", "march", "march.card", "cannon", ...)`."""
        if not keys_and_words or len(keys_and_words) % 2:
            raise TableError("An answer is a key and a word, or several such pairs.")
        for key, word in zip(keys_and_words[::2], keys_and_words[1::2], strict=True):
            question = self._question(who, key)
            self._answer(question, word_of(word))
            self._run_policies()
        return self

    def _answer(self, question: Question, word: str) -> None:
        match = self.match
        if word not in question.words:
            raise TableError(f"{word!r} is not offered: {describe_questions(match)}")
        self._run(lambda: match.answer(question.seat, question.number, question.key, word))

    def _run(self, action: Callable[[], object]) -> None:
        """Play; re-raise what a rule raised, and check the invariants."""
        try:
            action()
        except (RulesBroken, UnscriptedChance) as error:
            cause = error.__cause__ or error
            if isinstance(cause, UnscriptedChance):
                raise TableError(str(cause)) from None
            raise cause from None
        for check in self._invariants:
            for holds, what in check(self.state):
                if not holds:
                    rule = getattr(check, "rule", "?")
                    raise TableError(f"Invariant {rule} {check.__name__} is broken at {what}.")

    def auto(self, who: Any = None, policy: Any = None, **words: Any) -> Self:
        """Answer the questions of a role (or seat; None: everybody) by a policy from now on.

        `auto("stag", "pass")`, `auto("stag", respond="pass")`, `auto("boar", steward)`; a question that the
        policy leaves waits for the test.
        """
        self._policies.insert(0, ("" if who is None else word_of(who), make_policy(policy, words)))
        self._run_policies()
        return self

    def _run_policies(self) -> None:
        for _ in range(MAX_QUESTIONS if self._policies else 0):
            given = next(((q, w) for q in self.match.questions if (w := self._policy_answer(q))), None)
            if given is None:
                return
            self._answer(*given)

    def _policy_answer(self, question: Question) -> str | None:
        for name, policy in self._policies:
            if name in ("", question.role, question.seat):
                word = policy(self.match, question)
                if word is not None:
                    return word
        return None

    def skip_to(self, key: str, who: Any = None, policy: Any = pass_or_first, **words: Any) -> Self:
        """Answer everything until this question is open (to this role); by default with `pass_or_first`."""
        choose, name = make_policy(policy, words), None if who is None else word_of(who)
        for _ in range(MAX_QUESTIONS):
            waiting = self.match.questions
            if any(matches_reason(key, q.key) and name in (None, q.role, q.seat) for q in waiting):
                return self
            if not waiting:
                raise TableError(f"The game ended before {key!r} was asked.")
            self._answer(waiting[0], choose(self.match, waiting[0]) or pass_or_first(self.match, waiting[0]))
        raise TableError(f"{key!r} was not asked within {MAX_QUESTIONS} questions.")

    def play_out(self, policy: Any = pass_or_first, **words: Any) -> Self:
        """Answer everything to the end of the game or of the procedure."""
        choose = make_policy(policy, words)
        for _ in range(MAX_QUESTIONS):
            if self.match.over:
                return self
            question = self.match.questions[0]
            self._answer(question, choose(self.match, question) or pass_or_first(self.match, question))
        raise TableError(f"The game did not end within {MAX_QUESTIONS} questions.")

    def undo(self, who: Any) -> Self:
        """Undo the seat's last answer."""
        name = word_of(who)
        self.match.undo(self.match.seat_of.get(name, name))
        return self

    def order(self, role: Any, key: str, answer: str = "pass", **terms: Any) -> Self:
        """Add a standing order of a role."""
        self.match.add_order(Order(word_of(role), key, answer, **terms))
        return self

    def fork(self) -> Table:
        """An independent copy of the table, with its own log and script."""
        copy: Table = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.script, copy._policies = Script(), self._policies[:]
        copy.script.fallback, copy.script.used = self.script.fallback, self.script.used.copy()
        copy._live = self.match.fork(copy.script)
        copy._live.attach_log(Log())
        if self.over and self._returned:
            self._returned.append((copy._live.state, self._returned[-1][1]))
        CREATED.append(copy)
        return copy
