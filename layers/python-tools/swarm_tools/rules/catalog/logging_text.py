"""f-strings and format() in logging calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.loggers import logging_call
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_MARKS = {-1: "%s", 115: "%s", 114: "%r", 97: "%a"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not logging_call(module, node) or len(node.args) != 1:
            continue
        text = node.args[0]
        if (
            module.has_comment(module.start(text), module.end(text))
            or text.lineno != text.end_lineno
        ):
            continue
        made = _joined(module, text) or _formatted(module, text)
        if made is not None:
            yield module.replace(text, made, "Left the formatting to the logging call.")


def _joined(module: Module, text: ast.expr) -> str | None:
    """Return the arguments for an f-string whose fields are all plain."""
    if not isinstance(text, ast.JoinedStr):
        return None
    source = module.source(text)
    if source[:2] not in ("f'", 'f"') or source[1:4] in ("'''", '"""') or "\\" in source:
        return None
    parts, values = [], []
    for piece in text.values:
        if isinstance(piece, ast.Constant):
            parts.append(str(piece.value).replace("%", "%%"))
            continue
        if not isinstance(piece, ast.FormattedValue) or piece.format_spec is not None:
            return None
        if not isinstance(piece.value, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
            return None
        if any(isinstance(x, (ast.JoinedStr, ast.Await)) for x in ast.walk(piece.value)):
            return None
        parts.append(_MARKS[piece.conversion])
        values.append(ast.unparse(piece.value))
    quote = source[1]
    body = "".join(parts)
    if not values or quote in body or ("=" in source and _debugging(source)):
        return None
    if quote == '"':
        values = [value if '"' in value else value.replace("'", '"') for value in values]
    return f"{quote}{body}{quote}, {', '.join(values)}"


def _debugging(source: str) -> bool:
    return "=}" in source or "= }" in source


def _formatted(module: Module, text: ast.expr) -> str | None:
    """Return the arguments for ``"... {}".format(x)`` with plain fields in order."""
    if not isinstance(text, ast.Call) or not isinstance(text.func, ast.Attribute) or text.keywords:
        return None
    literal = text.func.value
    if text.func.attr != "format" or not isinstance(literal, ast.Constant):
        return None
    source = module.source(literal)
    if not isinstance(literal.value, str) or source[0] not in "'\"" or source[:3] in ("'''", '"""'):
        return None
    bare = source.replace("{}", "")
    if "{" in bare or "}" in bare or any(isinstance(x, ast.Starred) for x in text.args):
        return None
    if source.count("{}") != len(text.args) or not text.args:
        return None
    values = ", ".join(module.source(value) for value in text.args)
    return f"{source.replace('%', '%%').replace('{}', '%s')}, {values}"


RULE = Rule(
    id="logging-text",
    title="Logging calls format their own text",
    docs=(
        "The values of plain fields are handed to the logging call, which gives the same text and "
        "only when it is wanted. Fields with a format are left alone."
    ),
    fix=_fix,
    pylint=("logging-fstring-interpolation", "logging-format-interpolation"),
    good=(
        "import logging\n\n\ndef f(x):\n    logging.info(f'{x:.2f}')\n",
        "def f(log, x):\n    log.info(f'{x}')\n",
    ),
    bad=(
        (
            "import logging\n\nlog = logging.getLogger(__name__)\n\n\ndef f(x, d):\n"
            "    logging.info(f'got {x} and 5%')\n    log.error('no {} of {}'.format(x, d))\n",
            "import logging\n\nlog = logging.getLogger(__name__)\n\n\ndef f(x, d):\n"
            "    logging.info('got %s and 5%%', x)\n    log.error('no %s of %s', x, d)\n",
        ),
    ),
)
