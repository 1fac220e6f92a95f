"""An attribute without the dot in front of it: ``self name``."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_TEXT_METHODS = {"format", "join", "split", "strip", "upper", "lower", "encode", "replace"}
_SIGNS = (",", ";", ":", "->", "-", "=")


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        tokens = source.code(line)
        for index, (owner, name) in enumerate(pairwise(tokens)):
            if owner.kind == "string" and name.text in _TEXT_METHODS and name.start > owner.end:
                yield source.edit(owner.end, name.start, ".", "Added the missing dot.", 0.8)
            names = owner.kind == name.kind == "name"
            if not names or keyword.iskeyword(owner.text) or keyword.iskeyword(name.text):
                continue
            called = index + 2 < len(tokens) and tokens[index + 2].text == "("
            if tokens[0].text in ("import", "from"):
                continue
            cost = _cost(source, owner.text, name.text, called)
            if tokens[0].text == "@":
                cost = cost or 0.8
            if cost and name.start > owner.end:
                yield source.edit(owner.end, name.start, ".", "Added the missing dot.", cost)
    yield from _other_signs(source)


def _cost(source: Source, owner: str, name: str, called: bool) -> float:
    """Return what a dot between two names costs, 0.0 when the first owns nothing."""
    head, tail = re.escape(owner), re.escape(name)
    if re.search(rf"\b{head}\.{tail}\b", source.text):
        return 0.6
    if owner == "self" or re.search(rf"^\s*import .*\b{head}\b", source.text, re.MULTILINE):
        return 0.8
    other = hasattr(builtins, name) or re.search(
        rf"\b(?:def|class|import) {tail}\b|\b{tail} = ", source.text
    )
    if called and not other and re.search(rf"\b{head} = |[(,] ?{head}\b", source.text):
        return 1.0
    return 1.7 if re.search(rf"\b{head}\.\w", source.text) else 0.0


def _other_signs(source: Source) -> Iterator[Candidate]:
    """Put a dot for another sign between a known owner and a name: ``self,name``."""
    for line in source.around[:2]:
        tokens = source.code(line)
        for owner, sign, name in zip(tokens, tokens[1:], tokens[2:], strict=False):
            if sign.text not in _SIGNS or owner.kind != "name" or name.kind != "name":
                continue
            if owner.end < sign.start or sign.end < name.start or keyword.iskeyword(name.text):
                continue
            imported = rf"^\s*import .*\b{re.escape(owner.text)}\b|\b{re.escape(owner.text)}\.\w"
            known = owner.text == "self" or re.search(imported, source.text, re.MULTILINE)
            if known or tokens[0].text == "@":
                message = f"Put a dot for the '{sign.text}' before the attribute."
                cost = 0.9 if sign.text == "->" else 1.4
                yield source.edit(sign.start, sign.end, ".", message, cost)


HEURISTIC = Heuristic("missing-dot", "attribute without its dot", _propose)
