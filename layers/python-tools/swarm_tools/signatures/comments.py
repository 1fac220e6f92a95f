"""The comments of a source, and which of them speak of a function."""

from __future__ import annotations

import ast
import io
import tokenize


def comments(source: str) -> dict[int, str]:
    """Return the text of each comment by its line; nothing when the source can't be read."""
    found: dict[int, str] = {}
    if "#" not in source:
        return found
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                found[token.start[0]] = token.string.lstrip("#! ").strip()
    except (tokenize.TokenError, IndentationError, SyntaxError):
        return {}
    return {line: text for line, text in found.items() if not is_order(text)}


def is_order(text: str) -> bool:
    """Say whether a comment speaks to a tool."""
    low = text.lower()
    return low.startswith(("noqa", "type:", "pylint:", "fmt:", "pragma", "-*-", "/usr", "isort:"))


def comments_of(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, said: dict[int, str]
) -> tuple[str, str]:
    """Return the comment directly above a definition, and the comments in it."""
    first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
    above: list[str] = []
    line = first - 1
    while line in said:
        above.insert(0, said[line])
        line -= 1
    inside = [said[n] for n in sorted(said) if first <= n <= (node.end_lineno or first)]
    return "\n".join(above), "\n".join(inside)


def comment_of_head(node: ast.FunctionDef | ast.AsyncFunctionDef, said: dict[int, str]) -> str:
    """Return the comment between a function's first line, or its docstring, and its first step."""
    before, first = node.lineno, node.body[0]
    if ast.get_docstring(node, clean=False) is not None and len(node.body) > 1:
        before, first = first.end_lineno or first.lineno, node.body[1]
    return "\n".join(said[n] for n in sorted(said) if before < n < first.lineno)
