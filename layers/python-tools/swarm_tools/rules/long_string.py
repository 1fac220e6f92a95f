"""Splits a string that is too long for its line into several side by side."""

from __future__ import annotations

import ast
import re

from swarm_tools.rules.module import Module

_STRING = re.compile(r"([fF]?)([\"'])((?:\\[^N\n]|(?!\2)[^\\\n])+)\2")
_PLACES = (
    ast.Call, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.keyword, ast.BinOp,
    ast.Tuple, ast.List, ast.Dict, ast.Assert, ast.IfExp, ast.Attribute, ast.Compare,
)  # fmt: skip


def split(module: Module, node: ast.Constant | ast.JoinedStr, width: int) -> str | None:
    """Return the text that takes the place of a string, None when it cannot be split.

    Args:
        module: The file.
        node: A string that stands on one line.
        width: The columns of a line.
    """
    parent, text = module.parents[node], module.source(node)
    match = _STRING.fullmatch(text)
    if match is None or not isinstance(parent, _PLACES):
        return None
    prefix, quote, body = match.groups()
    indent = module.indent(node) + module.unit
    pieces = _pieces(_words(body, bool(prefix)), width - len(indent.expandtabs(4)) - 6)
    if pieces is None or len(pieces) < 2:
        return None
    shown = [
        f"{prefix if '{' in piece or '}' in piece else ''}{quote}{piece}{quote}" for piece in pieces
    ]
    joined = f"\n{indent}".join(shown)
    if not _same(text, joined):
        return None
    only = isinstance(parent, ast.Call) and len(parent.args) == 1 and not parent.keywords
    lines = f"\n{indent}{joined}\n{module.indent(node)}"
    return lines if only and node in parent.args else f"({lines})"  # type: ignore[attr-defined]


def _words(body: str, fields: bool) -> list[str]:
    """Return the words of a string with the blanks after them; a field is never cut."""
    found, start, depth, index = [], 0, 0, 0
    while index < len(body):
        pair = body[index : index + 2]
        if fields and depth == 0 and pair in ("{{", "}}"):
            index += 2
            continue
        if fields:
            depth += (body[index] == "{") - (body[index] == "}")
        index += 1
        if depth == 0 and body[index - 1] == " " and body[index : index + 1] != " ":
            found.append(body[start:index])
            start = index
    return [*found, body[start:]] if start < len(body) else found


def _pieces(words: list[str], width: int) -> list[str] | None:
    pieces = [""]
    for word in words:
        if pieces[-1] and len(pieces[-1]) + len(word) > width:
            pieces.append("")
        pieces[-1] += word
    return pieces if all(len(piece) <= width for piece in pieces) else None


def _same(one: str, two: str) -> bool:
    """Return whether two expressions are the same string."""
    try:
        first, second = (ast.parse(f"({text})", mode="eval") for text in (one, two))
    except SyntaxError:
        return False
    return ast.dump(first) == ast.dump(second)
