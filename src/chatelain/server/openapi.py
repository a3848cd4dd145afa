"""The description of the interface, and a plain page of it: no scripts, nothing from elsewhere."""

from __future__ import annotations

import html
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from chatelain import __version__
from chatelain.server import wire

#: What every request may be answered with, and what some may.
ALWAYS = {
    400: "The request cannot be read.",
    403: "It comes from a foreign page, or is not for this guest to do.",
    405: "There is no such method here.",
    413: "It is too large.",
    421: "The server is not called by this name.",
    422: "It can be read, but there is no such game, bot, option, or the record does not replay.",
    429: "Too much at once.",
    503: "It could not be made durable; nothing has changed.",
}
WITH_TABLE = {
    404: "There is no such thing.",
    409: "That is not possible now.",
    410: "The table is damaged and cannot be read.",
}
#: Paths that speak of tables without naming one in themselves.
ABOUT_TABLES = ("/api/tables", "/api/put-away")
METHODS = ("get", "post", "put", "patch", "delete")


def config() -> OpenAPIConfig:
    """What the framework needs to know."""
    return OpenAPIConfig(
        title="Chatelain",
        version=__version__,
        description="Tables for friends and bots. How play goes over the socket: docs/protocol.md.",
        # The framework answers every other address under its path with a page of its own: out of the way with it.
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def finished(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's description with what it leaves out: refusals, and that unknown fields are refused."""
    schema = msgspec.json.decode(msgspec.json.encode(schema))
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    # What msgspec itself says of our types is what is checked: every limit, and that unknown fields are refused.
    kinds = [kind for name in parts if isinstance(kind := getattr(wire, name, None), type)]
    references, components = msgspec.json.schema_components(
        [wire.Reason, *kinds], ref_template="#/components/schemas/{name}"
    )
    parts |= components
    reference = references[0]
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                _add_refusals(path, item[method], reference)
    return schema


def _add_refusals(path: str, operation: dict[str, Any], reference: dict[str, Any]) -> None:
    refusals = ALWAYS | (WITH_TABLE if "{" in path or path in ABOUT_TABLES else {})
    for status, text in refusals.items():
        content = {"application/json": {"schema": reference}}
        operation["responses"][str(status)] = {"description": text, "content": content}


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def read_schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description for programs."""
    return Response(msgspec.json.encode(_schema(request)), media_type="application/json")


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def read_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The description for people."""
    return Response(page(_schema(request)), media_type="text/html; charset=utf-8")


def _schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The finished description, made once."""
    state = request.app.state
    if "schema" not in state:
        state["schema"] = finished(request.app.openapi_schema.to_schema())
    schema: dict[str, Any] = state["schema"]
    return schema


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; } code { font-size: 0.95em; } section { border-top: 1px solid #8884; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; } th { font-weight: 600; }
@media (prefers-color-scheme: dark) { body { background: #1b1813; color: #e9e2d3; } a { color: #e0b76a; } }
"""


def page(schema: dict[str, Any]) -> str:
    """The description for people."""
    say = html.escape
    lines = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chatelain: the interface</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>',
        f"<h1>Chatelain {say(schema['info']['version'])}</h1><p>{say(schema['info']['description'])}</p>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p><h2>Requests</h2>',
    ]
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                lines.append(_request(method, path, item[method]))
    lines.append("<h2>Types</h2>")
    for name, part in sorted(schema["components"]["schemas"].items()):
        lines.append(_type(name, part))
    return "\n".join([*lines, "</body></html>"])


def _request(method: str, path: str, operation: dict[str, Any]) -> str:
    say = html.escape
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    good = next(iter(operation["responses"].values())).get("content", {})
    answer: dict[str, Any] = next((content.get("schema", {}) for content in good.values()), {})
    rows = [f"<tr><th>answer</th><td>{_kind(answer)}</td></tr>"]
    if body is not None:
        rows.insert(0, f"<tr><th>body</th><td>{_kind(body)}</td></tr>")
    for parameter in operation.get("parameters") or ():
        rows.append(f"<tr><th>{say(parameter['name'])}</th><td>{_kind(parameter['schema'])}</td></tr>")
    text = say(f"{operation.get('summary', '')}. {operation.get('description', '')}")
    head = f"<h3><code>{method.upper()} {say(path)}</code></h3>"
    return f"<section>{head}<p>{text}</p><table>{''.join(rows)}</table></section>"


def _type(name: str, part: dict[str, Any]) -> str:
    say = html.escape
    rows = "".join(
        f"<tr><th><code>{say(key)}</code></th><td>{_kind(value)}</td></tr>"
        for key, value in part.get("properties", {}).items()
    )
    head = f"<h3>{say(name)}</h3><p>{say(part.get('description', ''))}</p>"
    return f'<section id="{say(name)}">{head}<table>{rows}</table></section>'


def _kind(schema: dict[str, Any] | bool) -> str:
    say = html.escape
    if isinstance(schema, bool):
        return "anything"
    if "$ref" in schema:
        name = say(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_kind(part) for part in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{say(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', True))}"
    return say(str(schema.get("type", "anything")))
