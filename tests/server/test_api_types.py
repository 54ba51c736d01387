"""The client's types of the HTTP API are those that the server describes."""

from __future__ import annotations

import pytest

from cuius.core.title import LANGUAGES
from web.scripts import api_types


def test_the_generated_types_are_up_to_date():
    written = api_types.FILE.read_text(encoding="utf-8")
    assert written == api_types.typescript(), "run `make api-types`"


NOT_IN_THE_PAGE = {
    "GET /api/admin/frozen": "for programs; the page lists tables of the status `frozen`",
    "GET /api/events": "for programs; the page has a socket",
    "GET /api/tables/{table_id}/observation": "for programs; the page has a socket",
    "POST /api/tables/{table_id}/answer": "for programs; the page has a socket",
    "POST /api/tables/{table_id}/answers": "for programs; the page has a socket",
}


def test_the_page_reaches_every_operation():
    """A new endpoint is called by the page, or stands above with the reason why not."""
    offered = {name for name, _ in api_types.endpoints_of(api_types.openapi()["paths"])}
    missing = {name for name in offered - api_types.called_endpoints() if " /api/" in name}
    assert missing == set(NOT_IN_THE_PAGE)


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "boolean", "default": True}, "boolean"),
        ({}, "unknown"),
        ({"$ref": "#/components/schemas/Pace"}, "Pace"),
        ({"oneOf": [{"type": "string"}, {"type": "null"}], "maxLength": 80}, "string | null"),
        ({"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"type": "string", "enum": ["open", "gunboat"]}, '"open" | "gunboat"'),
        ({"type": ["null", "string"], "enum": [*LANGUAGES, None]}, "Language | null"),
    ],
)
def test_a_schema_becomes_a_type(schema, expected):
    assert api_types.type_of(schema) == expected


def test_fields_with_a_default_may_be_left_out_of_requests_only():
    schema = {
        "properties": {"seat": {"type": "string"}, "salt": {"type": "string", "default": ""}},
        "required": ["seat"],
    }
    assert "salt?: string" in api_types.interface("Join", schema, sent=False)
    assert "salt: string" in api_types.interface("Join", schema, sent=True)


def test_a_name_that_is_gone_from_the_description_is_reported():
    with pytest.raises(SystemExit, match=r"REFINED names \w+\.\w+, which does not exist"):
        api_types.check_names({}, {})
