"""Places of a program that compiles where it still shows what was not meant."""

from __future__ import annotations

import warnings
from difflib import get_close_matches

from swarm_tools.syntax.heuristics.capital_keywords import CONSTANTS
from swarm_tools.syntax.model import Failure
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.tokens import NOISE, tokenize

_WORDS = ("return", "del", "raise", "not", "yield", "await", "import", "print")


def _misspelt(word: str) -> bool:
    """Return whether a lone word is nearly a keyword that stands alone."""
    near = get_close_matches(word, ["return", "break", "continue", "pass"], n=1, cutoff=0.72)
    return word.isidentifier() and bool(near)


def _glued(name: str, known: set[str]) -> bool:
    """Return whether a name is a keyword and a known name in one."""
    return any(name.startswith(word) and name[len(word) :] in known for word in _WORDS)


def suspicions(text: str) -> list[Failure]:
    """Return the compiler's warnings and the constants and words of other languages.

    Args:
        text: A program that compiles.

    Returns:
        One failure a line, in order.
    """
    found: dict[int, Failure] = {}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile(text, "<text>", "exec", dont_inherit=True)
    lines = text.split("\n")
    for item in caught:
        message = str(item.message)
        if "escape sequence" not in message and 0 < item.lineno <= len(lines):
            offset = sum(len(line) + 1 for line in lines[: item.lineno - 1])
            found[item.lineno] = Failure(item.lineno, offset, message, 2, len(text) - offset)
    tokens = tokenize(text)
    known = {token.text for token in tokens if token.kind == "name"}
    names = {
        name
        for name in undefined_names(text)
        if name in NOISE or name in CONSTANTS or _glued(name, known)
    }
    misspelt = undefined_names(text) & {line.strip() for line in lines if _misspelt(line.strip())}
    names |= misspelt
    for token in tokens:
        if token.kind == "name" and token.text in names and token.line not in found:
            message = f"undefined name '{token.text}'"
            rest = len(text) - token.start
            found[token.line] = Failure(token.line, token.start, message, 2, rest)
    return [found[line] for line in sorted(found)]
