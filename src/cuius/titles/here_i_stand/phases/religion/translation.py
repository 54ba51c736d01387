"""18.1 Translating scripture: the New Testament, then the whole Bible, in three languages."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import PROTESTANT, TRANSLATE, TRANSLATIONS, ZONES
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts
from cuius.titles.here_i_stand.rules.debaters import use_bonus, with_bonus
from cuius.titles.here_i_stand.state import State


def zone_of(language: Id) -> Id:
    return ZONES[language.word]


def boxes_left(g: State, language: int) -> int:
    """18.1-r23,r24,r26b To the end of the track being worked on; the Bible waits for the New Testament."""
    left = g.board.numbers["new_testament"] - g.testament[language]
    return left or g.board.numbers["full_bible"] - g.bible[language]


def languages(g: State) -> Options:
    """18.1-r22,r26b Languages with something left to translate."""
    return tuple([x for x in TRANSLATIONS if boxes_left(g, x)])


def can_translate(g: State, power: Id) -> bool:
    """18.1-r20 Only the Protestant."""
    return power == PROTESTANT and bool(languages(g))


@action(TRANSLATE, rule="18.1-r20", when=can_translate, pays_itself=True)
def translate(g: State, power: Id) -> Proc[None]:
    """18.1-r20 Each command point moves a marker one box; a debater can add one box."""
    language = yield Ask(power, "translation.language", languages, g, rule="18.1-r22")
    points = yield Ask(
        power, "translation.points", payments, g, language, rule="18.1-r20", about={"language": language}
    )
    g.cp -= points
    yield from advance(g, language, points)
    yield from free_box(g, language)


def payments(g: State, language: Id) -> Options:
    return tuple(range(1, min(g.cp, boxes_left(g, language)) + 1))


def advance(g: State, language: Id, boxes: int) -> Proc[None]:
    """18.1-r23,r24 The New Testament first; whoever reaches the last box has finished it."""
    track, last = g.testament, g.board.numbers["new_testament"]
    if track[language] == last:
        track, last = g.bible, g.board.numbers["full_bible"]
    track[language] += boxes
    g.tell("translation.advances", language=language, boxes=boxes, at=track[language], last=last)
    if track[language] == last:
        yield from finish(g, language, whole=track is g.bible)


def finish(g: State, language: Id, *, whole: bool) -> Proc[None]:
    """18.1-r25, 18.1-r25b, 18.1-r26, 18.3-t3,t4 (ruling R86) Six attempts at once; a Bible adds a point."""
    plus = 0
    if whole:
        plus = g.board.numbers["bible_modifier"]
        g.bonus[PROTESTANT] += g.board.numbers["bible_vp"]
    g.tell("translation.bible" if whole else "translation.testament", language=language)
    many = g.board.numbers["translation_attempts"]
    yield from reformation_attempts(g, (zone_of(language),), many, plus=plus)


def free_box(g: State, language: Id) -> Proc[None]:
    """18.1-r21, 18.2-r22,r26 One translator an impulse, in a language that command points went into."""
    if not boxes_left(g, language) or not with_bonus(g, PROTESTANT, "translation", zone_of(language)):
        return
    translator = yield Ask(
        PROTESTANT,
        "translation.helper",
        translators,
        g,
        language,
        rule="18.1-r21",
        about={"language": language},
    )
    if translator != PASS:
        use_bonus(g, PROTESTANT, translator)
        yield from advance(g, language, 1)


def translators(g: State, language: Id) -> Options:
    return (*with_bonus(g, PROTESTANT, "translation", zone_of(language)), PASS)
