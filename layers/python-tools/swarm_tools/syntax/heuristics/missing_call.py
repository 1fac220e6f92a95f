"""A call without its parentheses: ``sorted items``, ``sys.exit code``."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_BUILTINS = frozenset(name for name in dir(builtins) if name[0].islower()) - {"exec", "print"}


_STOPS = {":", ";", "==", "!=", "<", ">", "<=", ">=", "and", "or"}


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        tokens = source.code(number)
        for index, (token, after) in enumerate(pairwise(tokens)):
            if token.kind != "name" or keyword.iskeyword(token.text) or not _begins(after):
                continue
            if token.end == after.start:
                continue
            if index + 2 < len(tokens) and tokens[index + 2].text == "=":
                continue
            end = _end(tokens, index + 1)
            dotted = index > 1 and tokens[index - 1].text == "."
            known = token.text in _BUILTINS or re.search(
                rf"\b{re.escape(token.text)}\(|\bdef {re.escape(token.text)}\b", source.text
            )
            if not (known or (dotted and index == 2)):
                continue
            new = f"({source.text[after.start : end]})"
            message = f"Called '{token.text}' with parentheses."
            yield source.edit(token.end, end, new, message, 1.0 if known else 1.3)


def _begins(token: Token) -> bool:
    if token.kind == "name":
        return not keyword.iskeyword(token.text) or token.text in ("None", "True", "False")
    return token.kind in ("string", "number")


def _end(tokens: list[Token], start: int) -> int:
    """Return where the argument list ends: before what closes an outer bracket or a header."""
    depth = 0
    end = tokens[start].end
    for token in tokens[start:]:
        depth += (token.text in "([{") - (token.text in ")]}")
        if depth < 0 or (depth == 0 and token.text in _STOPS):
            break
        end = token.end
    return end


HEURISTIC = Heuristic("missing-call", "call without parentheses", _propose)
