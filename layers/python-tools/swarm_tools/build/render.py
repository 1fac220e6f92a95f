"""Source text out of the library: a definition under other names, put into a file."""

from __future__ import annotations

import ast
import io
import textwrap
import tokenize

from .catalog import Entry, families
from .parse import parsed

_FUTURE = "from __future__ import annotations"


def definition(entry: Entry, name: str, params: tuple[str, ...]) -> str:
    """Return the text of an implementation with its name and parameters exchanged."""
    text = families()[entry.family].source(entry.name)
    return renamed(text, {entry.name: name, **dict(zip(entry.params, params, strict=True))})


def renamed(text: str, names: dict[str, str]) -> str:
    """Return a source with whole names exchanged; attributes and texts stay."""
    lines = text.splitlines(keepends=True)
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    spots = []
    for before, token in zip([None, *tokens], tokens, strict=False):
        attribute = before is not None and before.string == "."
        if token.type == tokenize.NAME and not attribute and token.string in names:
            spots.append(token)
    for token in reversed(spots):
        row, column = token.start
        line = lines[row - 1]
        lines[row - 1] = line[:column] + names[token.string] + line[token.end[1] :]
    return "".join(lines)


def new_module(entry: Entry, name: str, params: tuple[str, ...]) -> str:
    """Return the text of a new module that holds one implementation."""
    family = families()[entry.family]
    helpers = family.needs(entry.name)
    what = "class" if entry.kind == "class" else "function"
    parts = ["\n".join(family.imports([entry.name, *helpers]))]
    head = f'"""The {what} `{name}`."""\n\n{parts[0]}\n'
    bodies = [family.source(helper) for helper in helpers] + [definition(entry, name, params)]
    return head + "".join(f"\n\n{body}\n" for body in bodies)


def added(text: str, entry: Entry, name: str, params: tuple[str, ...]) -> str:
    """Return a module with an implementation at its end, and what it needs."""
    tree = parsed(text)
    taken = {getattr(node, "name", "") for node in tree.body} if tree else set()
    family = families()[entry.family]
    helpers = [helper for helper in family.needs(entry.name) if helper not in taken]
    lines = [ln for ln in family.imports([entry.name, *helpers]) if ln != _FUTURE]
    text = with_imports(text, lines)
    bodies = [family.source(helper) for helper in helpers] + [definition(entry, name, params)]
    return text.rstrip("\n") + "".join(f"\n\n\n{body}" for body in bodies) + "\n"


def with_imports(text: str, wanted: list[str]) -> str:
    """Return a module with import lines that it does not have yet, below those it has."""
    tree = parsed(text)
    if tree is None:
        return text
    there = {ast.unparse(n) for n in tree.body if isinstance(n, (ast.Import, ast.ImportFrom))}
    missing = [line for line in wanted if line not in there]
    if not missing:
        return text
    last = 0
    for index, node in enumerate(tree.body):
        docstring = index == 0 and isinstance(getattr(node, "value", None), ast.Constant)
        if isinstance(node, (ast.Import, ast.ImportFrom)) or docstring:
            last = node.end_lineno or 0
    lines = text.splitlines(keepends=True)
    block = "".join(f"{line}\n" for line in missing)
    if last == 0:
        return f"{block}\n\n{text}"
    after_docstring = last == (tree.body[0].end_lineno or 0) and not there
    gap = "\n" if after_docstring else ""
    return "".join(lines[:last]) + gap + block + "".join(lines[last:])


def body_lines(entry: Entry, name: str, params: tuple[str, ...], indent: str) -> list[str]:
    """Return the statements of an implementation, without its head and docstring."""
    text = definition(entry, name, params)
    tree = ast.parse(text)
    node = tree.body[0]
    statements = node.body[1:] if ast.get_docstring(node) else node.body
    rows = text.splitlines()[statements[0].lineno - 1 : statements[-1].end_lineno]
    return [f"{indent}{row}" if row else "" for row in textwrap.dedent("\n".join(rows)).split("\n")]
