"""The reference of the HTTP API as pages of the site, from the server's own description of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cuius.server.app import create_app
from cuius.server.settings import Settings

METHODS = ("get", "post", "put", "patch", "delete")
OTHERS = "more"
"""The part of the operations that name none."""
SHAPES = "api-shapes.md"

Schema = dict[str, Any]


def describe_server() -> Schema:
    return dict(create_app(Settings(local=True)).openapi_schema.to_schema())


def operations_page(schema: Schema) -> str:
    """Every operation under the part that it belongs to, in the order of its path."""
    parts: dict[str, list[str]] = {}
    for path, operations in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in operations:
                part = next(iter(operations[method].get("tags", ())), OTHERS)
                parts.setdefault(part, []).extend(operation_lines(method, path, operations[method]))
    version = schema["info"]["version"]
    lines = [
        "# HTTP API",
        "",
        f"Version {version}; programs read the same at `/api/schema/openapi.json`. "
        "[What may change](compatibility.md) tells what you can rely on, "
        "[Bots over HTTP](bots-over-http.md) how to begin. "
        f"The objects that are sent and answered are [on a page of their own]({SHAPES}).",
        "",
    ]
    for part in sorted(parts, key=lambda name: (name == OTHERS, name)):
        lines += [f"## {part[0].upper()}{part[1:]}", "", *parts[part]]
    return "\n".join(lines)


def operation_lines(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield from (f"### {method.upper()} {path}", "", operation.get("summary", ""), "")
    if operation.get("description"):
        yield from (operation["description"], "")
    parameters = operation.get("parameters", [])
    if parameters:
        yield from ("| parameter | in | type |", "| --- | --- | --- |")
        for given in parameters:
            yield f"| `{given['name']}` | {given['in']} | {type_name(given.get('schema', {}))} |"
        yield ""
    sent = type_of(operation.get("requestBody", {}))
    if sent:
        yield from (f"Sent: {sent}", "")
    answers = (
        f"`{status}`" + (f" {shape}" if status.startswith("2") and (shape := type_of(told)) else "")
        for status, told in operation.get("responses", {}).items()
    )
    yield from (f"Answers: {', '.join(answers)}", "")


def shapes_page(schema: Schema) -> str:
    """Every object that is sent or answered, with its fields."""
    lines = [
        "# Objects of the HTTP API",
        "",
        "Sent and answered by the operations of the [HTTP API](api.md).",
        "",
    ]
    for name, shape in sorted(schema["components"]["schemas"].items()):
        lines += [f"## {name}", ""]
        lines += [shape["description"], ""] if shape.get("description") else []
        if "enum" in shape:
            lines += [f"One of {words(shape['enum'])}.", ""]
        if shape.get("properties"):
            lines += ["| field | type | |", "| --- | --- | --- |"]
            needed = shape.get("required", ())
            lines += [
                field_line(field, shape["properties"][field], field in needed)
                for field in shape["properties"]
            ]
            lines.append("")
    return "\n".join(lines)


def field_line(name: str, shape: Schema, needed: bool) -> str:
    about = [] if needed else ["may be left out" + (f": {default_of(shape)}" if "default" in shape else "")]
    about += [shape["description"]] if shape.get("description") else []
    return f"| `{name}` | {type_name(shape)} | {cell('; '.join(about))} |"


def default_of(shape: Schema) -> str:
    return f"`{json.dumps(shape['default'], ensure_ascii=False)}`"


def type_of(body: Schema) -> str:
    """What a request or an answer holds; nothing if it holds nothing."""
    contents = body.get("content", {})
    shapes = {
        f"`{kind}`" if kind != "application/json" else type_name(content.get("schema", {}))
        for kind, content in contents.items()
    }
    return " or ".join(sorted(shapes - {"", "null"}))


def type_name(shape: Schema) -> str:
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}]({SHAPES}#{name.lower()})"
    if "enum" in shape:
        return words(shape["enum"])
    several = shape.get("oneOf") or shape.get("anyOf")
    if several:
        return " or ".join(dict.fromkeys(type_name(part) for part in several))
    kinds = shape.get("type", "any")
    return " or ".join(kind_name(kind, shape) for kind in (kinds if isinstance(kinds, list) else [kinds]))


def kind_name(kind: str, shape: Schema) -> str:
    if kind == "array" and isinstance(shape.get("items"), dict):
        return f"list of {type_name(shape['items'])}"
    if kind == "object" and shape.get("additionalProperties"):
        return f"object of {type_name(shape['additionalProperties'])}"
    return kind


def words(values: list[Any]) -> str:
    return ", ".join("null" if value is None else f"`{value}`" for value in values)


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
