"""Places of a program that compiles where it still shows what was not meant."""

from __future__ import annotations

import warnings

from swarm_tools.syntax.heuristics.capital_keywords import CONSTANTS
from swarm_tools.syntax.model import Failure
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.tokens import NOISE, tokenize


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
    names = undefined_names(text) & (NOISE | CONSTANTS.keys())
    for token in tokenize(text) if names else ():
        if token.kind == "name" and token.text in names and token.line not in found:
            message = f"undefined name '{token.text}'"
            rest = len(text) - token.start
            found[token.line] = Failure(token.line, token.start, message, 2, rest)
    return [found[line] for line in sorted(found)]
