"""Queries and assertions of a test table: open questions, events, views, result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from cuius.core.errors import NotOffered, Refused
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.question import Question, Result
from cuius.core.text import catalogue
from cuius.core.title import Refusal
from cuius.kit.describe import TableError, describe_questions, event_arguments, matches_args, same_options
from cuius.kit.isolate import PLAYED


class TableQueries:
    """The methods of a table that read the game without playing."""

    @property
    def match(self) -> Match:
        raise NotImplementedError

    def _question(self, who: Any, key: str | None = None) -> Question:
        """The open question to this role or seat, under this key."""
        name, match = word_of(who), self.match
        if name not in match.seat_of and name not in match.config.seats:
            raise TableError(f"There is no {name!r} at this table; there are {', '.join(match.seat_of)}.")
        for question in match.questions:
            if name in (question.role, question.seat) and key in (None, question.key):
                return question
        raise TableError(f"{name} is not asked {key or 'anything'} now: {describe_questions(match)}")

    def expect(
        self,
        who: Any,
        key: str | None = None,
        options: Any = None,
        *,
        offers: Any = (),
        lacks: Any = (),
        about: Mapping[str, Any] | None = None,
        rule: str | None = None,
    ) -> Self:
        """This role (or seat) is asked this now: with exactly these options in any order, or at least
        with some (`offers`) and without others (`lacks`), about this, on the strength of this rule."""
        question = self._question(who, key)
        shown = describe_questions(self.match)
        if options is not None and not same_options(options, question.words):
            raise TableError(f"Expected the options {sorted(map(word_of, options))}, but {shown}")
        for word in map(word_of, offers):
            if word not in question.words:
                raise TableError(f"{word!r} should be offered, but {shown}")
        for word in map(word_of, lacks):
            if word in question.words:
                raise TableError(f"{word!r} should not be offered, but {shown}")
        told = {name: word_of(value) for name, value in (question.ask.about or {}).items()}
        for name, value in (about or {}).items():
            if told.get(name) != word_of(value):
                raise TableError(f"{key} should be about {name}={word_of(value)}, but is about {told}")
        if rule is not None and question.ask.rule != rule:
            raise TableError(f"{question.key} should rest on {rule}, but rests on {question.ask.rule}")
        return self

    def refuse(self, who: Any, key: str, word: Any, error: type[Refused] = NotOffered) -> Refused:
        """Assert that this answer is refused with this error and changes nothing. Returns the error."""
        match, name = self.match, word_of(who)
        seat = match.seat_of.get(name, name)
        asked = next((q for q in match.questions if name in (q.role, q.seat) and q.key == key), None)
        before, rows = match.state.digest(), len(match.journal)
        try:
            match.answer(seat, asked.number if asked else match.journal.number, key, word)
        except Refused as refused:
            if type(refused) is not error:
                text = f"Refused with {type(refused).__name__} instead of {error.__name__}: {refused}"
                raise TableError(text) from refused
            if (match.state.digest(), len(match.journal)) != (before, rows):
                raise TableError(f"The refused answer {word!r} changed the game.") from refused
            return refused
        raise TableError(f"{name} answered {key!r} with {word!r}, which should have been refused.")

    def why_not(self, who: Any, what: Any) -> Refusal | None:
        """Why this role may not answer that now."""
        return self.match.why_not(self._question(who).seat, word_of(what))

    @property
    def waiting(self) -> list[tuple[str, str]]:
        """Who is asked what: [("heron", "action")]."""
        return [(q.role, q.key) for q in self.match.questions]

    def options(self, who: Any, key: str | None = None) -> tuple[str, ...]:
        """The words this role (or seat) may answer now."""
        return self._question(who, key).words

    def asked(self, who: Any, key: str | None = None) -> bool:
        """Is this role (or seat) asked this now?"""
        name = word_of(who)
        return any(name in (q.role, q.seat) and key in (None, q.key) for q in self.match.questions)

    def events(self, key: str | None = None, reader: Any = None, **args: Any) -> list[dict[str, Any]]:
        """The arguments of every event so far (of this key, with these arguments), ids as words.

        `reader` leaves out what this role or seat may not read.
        """
        assert self.match.log is not None
        roles = self._roles(reader) if reader is not None else None
        return [
            words
            for event in self.match.log.events
            if key in (None, event.key) and (roles is None or event.readable_by(roles))
            if matches_args(words := event_arguments(event), args)
        ]

    def expect_event(self, key: str, times: int | None = None, **args: Any) -> Self:
        """Assert that an event with this key and these arguments was logged, exactly `times` if given."""
        found = len(self.events(key, **args))
        if not found or times not in (None, found):
            raise TableError(f"{key} {args or ''} was told {found} times; {key}: {self.events(key)}")
        return self

    def log(self, language: str = "en", reader: Any = None) -> list[str]:
        """The log as text: all of it, or what one role or seat may read."""
        assert self.match.log is not None
        words = catalogue(self.match.title.folder, language)
        roles = self._roles(reader) if reader is not None else None
        events = self.match.log.events
        return [words.format(e.key, e.args) for e in events if roles is None or e.readable_by(roles)]

    def _roles(self, reader: Any) -> tuple[str, ...]:
        name = word_of(reader)
        return self.match.config.seats.get(name, (name,))

    def view(self, who: Any = None) -> dict[str, Any]:
        """What this seat (or the seat of this role; None: a spectator) may know."""
        name = None if who is None else word_of(who)
        return self.match.view(self.match.seat_of.get(name, name) if name is not None else None)

    @property
    def over(self) -> bool:
        """Has the game, or the procedure, ended?"""
        return self.match.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs, and where only a procedure ended."""
        result = self.match.result
        return None if result is None or result.kind == PLAYED else result

    @property
    def ending(self) -> str | None:
        """The kind of victory, if there is one."""
        return self.result.kind if self.result else None

    @property
    def winners(self) -> tuple[str, ...]:
        return self.result.winners if self.result else ()
