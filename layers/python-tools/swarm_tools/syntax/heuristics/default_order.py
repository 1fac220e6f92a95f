"""Parameters without a default after those that have one, where the calls want them first."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.syntax.arguments import Listed, calls, definition, has_default
from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    if "default" not in source.failure.message:
        return
    for line in source.around[:2]:
        head = definition(source, line)
        order = _order(head) if head else None
        if head is None or order is None:
            continue
        name = _class_of(source, line) if head.name == "__init__" else head.name
        method = head.name != "__init__" and head.parts[:1] in (("self",), ("cls",))
        made = [
            call
            for start, call in calls(source, name)
            if head.name == "__init__" or (source.text[start - 1 : start] == ".") == method
        ]
        if made and all(_fits(call, order) for call in made):
            message = "Moved the parameters with a default to the end."
            text = head.joined(order)
            yield source.edit(head.start, head.end, text, message, 0.6)


def _order(head: Listed) -> list[str] | None:
    """Return the parameters with the defaults last, None when they cannot be moved."""
    stop = next((i for i, part in enumerate(head.parts) if part.startswith("*")), len(head.parts))
    movable, rest = head.parts[:stop], head.parts[stop:]
    if any(part in ("", "/") or "#" in part for part in movable):
        return None
    bare = [part for part in movable if not has_default(part)]
    return [*bare, *(part for part in movable if has_default(part)), *rest]


def _class_of(source: Source, line: int) -> str:
    """Return the name of the class that a line is in."""
    while line > 1 and not source.lines[line - 1].lstrip().startswith("class "):
        line -= 1
    match = re.match(r"\s*class\s+(\w+)", source.lines[line - 1])
    return match.group(1) if match else ""


def _fits(call: Listed, order: list[str]) -> bool:
    """Return whether a call gives every parameter a value once the defaults are last.

    A value beyond the parameters without a default would have been written for the old order,
    unless it is of the kind of the default, or called like the parameter.
    """
    if any(part.startswith("*") for part in call.parts):
        return False
    order = [part for part in order if not part.startswith("*")]
    names = [re.split(r"[=:\s]", part, maxsplit=1)[0] for part in order]
    if names[:1] in (["self"], ["cls"]):
        names, order = names[1:], order[1:]
    named = {match.group(1) for part in call.parts if (match := re.match(r"(\w+)\s*=(?!=)", part))}
    given = [part for part in call.parts if not re.match(r"\w+\s*=(?!=)", part)]
    if len(given) > len(names) or named & set(names[: len(given)]):
        return False
    for place, (name, part) in enumerate(zip(names, order, strict=False)):
        if place >= len(given):
            if not has_default(part) and name not in named:
                return False
        elif has_default(part) and given[place] != name and not _alike(given[place], part):
            return False
    return True


def _alike(value: str, part: str) -> bool:
    """Return whether a value is a literal of the same type as a parameter's default."""
    default = part.split("=", 1)[1]
    try:
        return type(ast.literal_eval(value)) is type(ast.literal_eval(default.strip()))
    except (ValueError, SyntaxError):
        return False


HEURISTIC = Heuristic("default-order", "default before a parameter without one", _propose)
