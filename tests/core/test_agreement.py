"""Messages agree with what they name: articles, elision, prepositions, verbs and numbers, by rule.

Every message of every title is rendered with every power, a sea, a place that begins with a vowel, persons
and the counts 0, 1 and 2; the rules below then look for what no speaker of the language would say.
"""

from __future__ import annotations

import re

import pytest

from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title, offered_titles
from tests.core.rendered_messages import ARGUMENTS, renderings

TITLES = [title.name for title in offered_titles()]
EVERYTHING = [(name, language) for name in TITLES for language in LANGUAGES]

SPACE = "[ \u00a0\u202f]"
VOWEL = "[AEIOUYÀÂÉÈÊÎÔŒÙ]"
WRONG = {
    "en": {
        "a sea without its article": r"\b(in|at|from|to|of|by|into|off|on) (North|Black|Aegean|Irish) Sea",
        "two articles": r"\b([Tt]he|a) (the|a)\b",
        "a for an": r"\ba [aeio]\w",
    },
    "fr": {
        "no elision": rf"\b([Dd]e|[Ll]e|[Ll]a|[Qq]ue){SPACE}{VOWEL}",
        "no elision before a word": r"\b([Dd]e|[Qq]ue|[Nn]e|[Ss]e) (?!onz|oui|un[ ,.]|yo)[aeiouéèêâîô]",
        "a preposition beside its article": rf"\b(à|de){SPACE}(le|les){SPACE}[A-ZÉ]",
        "a sea without its article": rf"\b(à|dans|de|vers){SPACE}mer{SPACE}(du{SPACE}Nord|[A-ZÉ])",
        "two articles": rf"\b([LlDd]es|[Ll]e|[Ll]a|[Dd]u|[Aa]u|[Aa]ux){SPACE}(le|la|les|du|des)\b",
    },
    "it": {
        "a preposition beside its article": r"\b([Dd]i|[Aa]|[Dd]a|[Ii]n) ((il|lo|la|i|gli|le) |l’)[A-ZÀ-Ú]",
        "a sea without its article": r"\b(di|a|da|in|verso|per) (Mar|Mare|Golfo|Oceano|Canale|Costa)\b",
        "no elision": r"\b([Ii]l|[Ll][ao]|una|[Dd]ella|[Dd]el|[Aa]lla|[Aa]l|nel|dal) [AEIOUÀ-Ú]",
        "a before an a": r"\b[Aa] A[a-z]",
        "two articles": r"\b([Ii]l|[Ll][aeo]|[Gg]li|[Dd]el|[Dd]ella|[Dd]egli) (il|lo|la|gli|le|i|l’)\b",
    },
    "nl": {
        "a sea without its article": r"\b(in|op|van|naar|uit|over) (Noordzee|Zwarte Zee|Egeïsche Zee|Kanaal)",
        "a wrong article": r"\b(de (Pausdom|Kanaal|Spook|Vliegend)|het (Noordzee|Ottomanen|Habsburgers))",
        "two articles": r"\b([Dd]e|[Hh]et) (de|het)\b",
    },
}

PLURAL = {
    "en": "The Royalists|The Huguenots|The Swiss cantons|The Catholics",
    "fr": "Les Royalistes|Les Huguenots|Les Catholiques",
    "it": "Gli Ottomani|Gli Asburgo|I Protestanti|Gli Ugonotti|I Realisti|I Cantoni svizzeri",
    "nl": "De Ottomanen|De Habsburgers|De Protestanten|De Hugenoten|De Royalisten|De Duitse staten",
}
SINGULAR = {
    "en": "The Ottoman|Habsburg|France|The Papacy|The Protestant|The League",
    "fr": "L’Ottoman|Le Habsbourg|La France|La Papauté|Le Protestant|La Ligue|La Noblesse",
    "it": "L’Inghilterra|La Francia|Il Papato|La Lega|La Spagna|La Nobiltà",
    "nl": "Engeland|Frankrijk|Het Pausdom|De Liga|Spanje|De Adel",
}
PLURAL_VERB = {
    "en": r"(?!(\w+[^s]s|is|has|does)\b)\w+",
    "fr": r"\w*nt",
    "it": r"\w+no",
    "nl": r"(\w+en|\w+aan|doen|zijn|zien|verlieten|verklaarden)",
}
SINGULAR_VERB = {
    "en": r"(\w+s|may|can|cannot|must|declared|still has)",
    "fr": r"(?!(sont|ont|font|vont|\w+(?<!i)ent)\b)\w+",
    "it": r"(?!\w+no\b)\w+",
    "nl": r"(?!(\w+en|\w+aan|doen|zijn)\b)\w+",
}
# Words that may stand between a power and its verb, and words after a power that has none.
BEFORE_VERB = {
    "en": "",
    "fr": r"(?:(?:ne|se|y|en|lui) |n’|s’)*",
    "it": r"(?:(?:non|si|ti|vi|ne|ci|lo) )*",
    "nl": "",
}
NO_VERB = {"en": "against|and", "fr": "contre|et|à", "it": "contro|ed?", "nl": "tegen|en"}

PLURAL_NOUNS = {
    "en": r"dice|units|hits|squadrons|corsairs|cards|\w*points|spaces|mercenaries|regulars|clauses|coins"
    r"|ships|Beggars|markers|boxes|counters|armies|towns|new units|troop points|war points",
    "fr": r"dés|unités|dégâts|coups|escadres|pirates|cartes|points|espaces|mercenaires|réguliers|clauses"
    r"|pièces|villes|marqueurs|nouvelles|cases|armées|jetons|navires",
    "it": r"dadi|colpi|squadre|corsari|carte|punti|spazi|mercenari|regolari|clausole|monete|navi|segnalini"
    r"|caselle|eserciti|pedine|mendicanti|nuove|reclute|tiri",
    "nl": r"dobbelstenen|\w*eenheden|treffers|eskaders|kapers|kaarten|\w*punten|plaatsen|huurlingen"
    r"|regulieren|bepalingen|geldstukken|schepen|fiches|vakken|legers|stukken|steden|Watergeuzen|nieuwe|rekruten|worpen",
}


@pytest.mark.parametrize(("name", "language"), EVERYTHING)
def test_articles_and_prepositions(name: str, language: str) -> None:
    rules = {why: re.compile(pattern).search for why, pattern in WRONG[language].items()}
    rendered = [r for r in renderings(name, language) if r.filled]
    assert [
        f"{why}: {r.message}: {r.text}" for r in rendered for why, found in rules.items() if found(r.text)
    ] == []


@pytest.mark.parametrize(("name", "language"), EVERYTHING)
def test_verbs_agree_with_the_power_that_acts(name: str, language: str) -> None:
    for names, verb in ((PLURAL, PLURAL_VERB), (SINGULAR, SINGULAR_VERB)):
        start = rf"(?:^|[.!?] )(?:{names[language]}) (?!(?:{NO_VERB[language]})\b)"
        acts = re.compile(rf"{start}[a-zà-ÿ]").search
        agrees = re.compile(rf"{start}{BEFORE_VERB[language]}{verb[language]}\b").search
        rendered = [r for r in renderings(name, language) if r.filled]
        assert [f"{r.message}: {r.text}" for r in rendered if acts(r.text) and not agrees(r.text)] == []


@pytest.mark.parametrize(("name", "language"), EVERYTHING)
def test_one_is_not_followed_by_a_plural(name: str, language: str) -> None:
    plural = re.compile(rf"(?<![\d-])1{SPACE}(?:{PLURAL_NOUNS[language]})\b").search
    assert [f"{r.message}: {r.text}" for r in renderings(name, language) if r.filled and plural(r.text)] == []


@pytest.mark.parametrize(("name", "language"), EVERYTHING)
def test_sentences_begin_with_a_capital(name: str, language: str) -> None:
    lower = re.compile(r"[a-zà-ÿ]").match
    sentences = [r for r in renderings(name, language) if r.filled and r.text.endswith((".", "?"))]
    assert [f"{r.message}: {r.text}" for r in sentences if lower(r.text)] == []


@pytest.mark.parametrize("name", TITLES)
def test_every_sample_has_a_name(name: str) -> None:
    words = catalogue(get_title(name).folder, "en")
    assert all(words.name(*sample) for samples in ARGUMENTS[name].values() for sample in samples)
