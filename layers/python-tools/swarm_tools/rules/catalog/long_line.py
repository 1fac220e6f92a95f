"""Comments, docstrings and strings that run past the line's end."""

from __future__ import annotations

import ast
import re
import textwrap
import tokenize
from collections.abc import Iterator

from swarm_tools.rules.long_string import split
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

WIDTH = 100


def _fix(module: Module) -> Iterator[Edit]:
    if not any(len(line) > WIDTH for line in module.lines):
        return
    for start, end in module.comments:
        yield from _comment(module, start, end)
    for node in module.docstrings:
        yield from _docstring(module, node)
    for node in module.walk((ast.Constant, ast.JoinedStr)):
        yield from _string(module, node)


def _too_long(module: Module, offset: int) -> bool:
    return module.line_end(offset) - module.line_start(offset) > WIDTH


def _comment(module: Module, start: int, end: int) -> Iterator[Edit]:
    line = module.line_start(start)
    text = module.text[start:end]
    if not _too_long(module, start) or re.match(
        r"#!|#\s*(type:|noqa|pylint:|fmt:|pragma)|.*://", text
    ):
        return
    before = module.text[line:start]
    if before.strip():
        indent = before[: len(before) - len(before.lstrip())]
        head = before.strip()
        if head in ("else:", "try:", "finally:") or head.startswith(("elif ", "except", "@")):
            return
        if not head.endswith((":", ")", "'", '"')) and not re.search(r"[\w\]]$", head):
            return
        if _inside_brackets(module, start):
            return
        yield Edit(
            line,
            end,
            f"{_wrap(text, indent)}\n{before.rstrip()}",
            "Moved a long comment above its line.",
        )
        return
    yield Edit(line, end, _wrap(text, before), "Wrapped a long comment.")


def _wrap(text: str, indent: str) -> str:
    words = text.lstrip("#").strip()
    return "\n".join(
        textwrap.wrap(
            words, WIDTH - 2, initial_indent=f"{indent}# ", subsequent_indent=f"{indent}# ",
            break_long_words=False, break_on_hyphens=False,
        )
    )  # fmt: skip


def _inside_brackets(module: Module, offset: int) -> bool:
    depth = 0
    for token in module.tokens:
        if module.at(*token.start) >= offset:
            break
        if token.string in ("(", "[", "{") and token.type == tokenize.OP:
            depth += 1
        elif token.string in (")", "]", "}") and token.type == tokenize.OP:
            depth -= 1
    return depth > 0


def _docstring(module: Module, node: ast.Constant) -> Iterator[Edit]:
    start, end = module.start(node), module.end(node)
    text = module.text[start:end]
    if ">>>" in text or "\\" in text:
        return
    indent = module.indent(node)
    offset = start
    for number, line in enumerate(text.split("\n")):
        column = offset - module.line_start(offset) if number == 0 else 0
        if column + len(line) > WIDTH and len(line.split()) > 1:
            own = line[: len(line) - len(line.lstrip())] if number else indent
            room = WIDTH - 6
            closing = ""
            body = line.strip() if number else line
            if offset + len(line) >= end:
                closing = f"\n{indent}" + body[-3:]
                body = body[:-3].rstrip()
            lines = textwrap.wrap(
                body, room, initial_indent="" if number == 0 else own, subsequent_indent=own,
                break_long_words=False, break_on_hyphens=False,
            )  # fmt: skip
            if len(lines) > 1 or closing:
                yield Edit(
                    offset,
                    offset + len(line),
                    "\n".join(lines) + closing,
                    "Wrapped a long docstring.",
                )
                return
        offset += len(line) + 1


def _string(module: Module, node: ast.Constant | ast.JoinedStr) -> Iterator[Edit]:
    """Split a string into several side by side, which Python joins again."""
    if isinstance(node, ast.Constant) and not isinstance(node.value, str):
        return
    inside = isinstance(module.parents.get(node), (ast.JoinedStr, ast.FormattedValue))
    if node in module.docstrings or inside or node.lineno != node.end_lineno:
        return
    if _too_long(module, module.start(node)):
        text = split(module, node, WIDTH)
        if text is not None:
            yield module.replace(node, text, "Split a long string over several lines.")


RULE = Rule(
    id="long-line",
    title="Comments, docstrings and strings within 100 columns",
    docs=(
        "The formatter wraps code but not text. Comments with addresses or directives and "
        "strings without blanks are left alone."
    ),
    fix=_fix,
    pylint=("line-too-long",),
    good=("# " + "x" * 120 + "\nX = 1\n",),
    bad=(
        (
            f"X = 1\n# {'word ' * 25}\n",
            f"X = 1\n# {('word ' * 19).strip()}\n# {('word ' * 6).strip()}\n",
        ),
        (
            "def f(a):\n    return f'" + "word " * 18 + "{a[0]} and {a[1]:>10} end'\n",
            "def f(a):\n    return (\n        '" + "word " * 17 + "'\n"
            "        f'word {a[0]} and {a[1]:>10} end'\n    )\n",
        ),
    ),
    order=95,
    keeps_tree=True,
    concern="format",
)
