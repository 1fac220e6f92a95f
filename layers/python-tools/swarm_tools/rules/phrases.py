"""First lines of docstrings, derived from names and from the code."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import Function
from swarm_tools.rules.parameter_phrases import parameter_text
from swarm_tools.rules.raise_phrases import raised
from swarm_tools.rules.return_phrases import return_text
from swarm_tools.rules.shape import (
    changed_attributes,
    gives_truth,
    is_property,
    may_return_none,
    own_nodes,
    parameters,
    returns_value,
    yields,
)
from swarm_tools.signatures.spoken import (
    is_predicate,
    join,
    names_measure,
    names_thing,
    noun,
    says_action,
    sentence,
    spoken,
    verb,
    with_article,
    words,
)

__all__ = [
    "function_summary",
    "may_return_none",
    "own_nodes",
    "parameter_text",
    "parameters",
    "raised",
    "return_text",
    "returns_value",
    "yields",
]


def function_summary(function: Function, owner: ast.ClassDef | None) -> str:
    """Return the first line for a function: imperative, with a full stop."""
    name = function.name
    parts = words(name)
    if not parts:
        return "Handle the call."
    if name == "main":
        return "Run the program."
    if parts[0] == "test" and len(parts) > 1:
        return sentence(f"test {spoken(parts[1:])}")
    given = parameters(function, owner is not None)
    names = [shown.lstrip("*") for shown, _, _ in given]
    if is_predicate(name):
        return sentence(_predicate(parts, names, owner))
    if "to" in parts[1:-1]:
        where = parts.index("to")
        head = parts[1:where] if verb(parts[0]) else parts[:where]
        action = verb(parts[0]) or "convert"
        if head:
            return sentence(f"{action} {spoken(head)} to {spoken(parts[where + 1 :])}")
    if parts[0] in ("on", "when") and len(parts) > 1:
        return sentence(f"handle the {spoken(parts[1:])} event")
    if parts[0] == "to" and len(parts) > 1:
        return sentence(f"convert to {spoken(parts[1:])}")
    gives = returns_value(function)
    acts = says_action(parts[0]) or (len(parts) > 1 and parts[1] in _PARTICLES)
    action = verb(parts[0]) or (parts[0] if acts else None)
    measure = gives and names_measure(parts) and parts[-1] not in names
    if action and not measure:
        return sentence(_action(action, parts[1:], names, owner))
    subject = noun("_".join(parts))
    if yields(function):
        return sentence(f"yield {subject}")
    alone = len(parts) == 1 and not names_thing(parts[0])
    says_state = is_property(function) or (not names and parts[0].endswith("ed"))
    if owner is not None and alone and says_state and gives_truth(function):
        return sentence(f"return whether the {spoken(words(owner.name))} is {parts[0]}")
    if gives and names and len(parts) > 1 and parts[-1] in _PREPOSITIONS:
        return sentence(f"return {subject} {noun(names[0])}")
    if gives and (not alone or is_property(function)):
        needed = [shown for shown, _, default in given if default is None]
        return sentence(f"return {subject}{_of(needed, subject)}")
    if not gives and not alone and _prints(function):
        return sentence(f"print {subject}")
    return sentence(_plain(function, parts, names, gives))


def _plain(function: Function, parts: list[str], names: list[str], gives: bool) -> str:
    """Return what a function does whose name says nothing of it: its effect, or its input."""
    if gives and names:
        return f"return the result for {join(names[:3])}"
    changed = changed_attributes(function)
    if changed and not gives:
        return f"change {join([noun(name) for name in changed[:3]])}" + (
            f", given {join(names[:3])}" if names else ""
        )
    return f"run {spoken(parts)}{f' on {join(names[:3])}' if names else ''}"


def _predicate(parts: list[str], names: list[str], owner: ast.ClassDef | None) -> str:
    subject = names[0] if names else f"the {spoken(words(owner.name))}" if owner else "it"
    if names and owner is not None:
        subject = "it"
    own = words(names[0]) if names else []
    if own and len(parts) > len(own) + 1 and parts[-len(own) :] == own:
        subject, parts = names[0], parts[: -len(own)]
    rest = spoken(parts[1:])
    if parts[0] in ("is", "was"):
        rest = with_article(rest)
    if names and parts[1:] == [names[0]]:
        subject = "it"
    if parts[-1] in _PREPOSITIONS and len(names) > (not owner):
        rest += f" {names[0 if owner else 1]}"
    return f"return whether {subject} {parts[0]} {rest}"


def _action(action: str, rest: list[str], names: list[str], owner: ast.ClassDef | None) -> str:
    if not rest:
        if names:
            if all(len(name) == 1 for name in names[:2]):
                return f"{action} {join(names[:2])}"
            objects = [noun(name) for name in names[: 2 if action in _TOGETHER else 1]]
            if action in ("return", "set") and names[0] in _KEYS and owner is not None:
                return f"{action} the value for {objects[0]}"
            if action in _BY_THEMSELVES:
                return f"{action}, given {join(objects)}"
            return f"{action} {join(objects)}"
        if owner is not None:
            return f"{action} the {spoken(words(owner.name))}"
        return action
    if rest[0] in _PARTICLES:
        what = f"the {spoken(rest[1:])}" if rest[1:] else join(names[:2])
        return f"{action} {rest[0]} {what}".rstrip()
    if rest[0] in ("all", "by", "from", "with", "in", "for", "to", "into", "as", "and", "if"):
        return (
            f"{action} {spoken(rest)}"
            if rest[0] == "all" or not names
            else f"{action} {noun(names[0])} {spoken(rest)}"
        )
    phrase = f"{action} the {spoken(rest)}"
    if len(names) == 1 and len(names[0]) > 2 and rest[-1] not in words(names[0]):
        if rest[-1] in _QUALITIES and names[0].endswith("s"):
            return f"{phrase} {spoken(words(names[0]))}"
        if rest[-1] in _EXTREMES:
            return f"{phrase} of {noun(names[0])}"
    return phrase


_PREPOSITIONS = frozenset(("of", "in", "than", "to", "by", "with", "from", "for", "at", "on"))
# Words that make a verb of two words, such as "set up".
_PARTICLES = frozenset(("up", "down", "out", "off", "back", "away"))
# Verbs that do the same to their first two arguments.
_PAIRING = "add multiply compare merge swap combine join concatenate match divide interleave"
_TOGETHER = frozenset(_PAIRING.split())
# Verbs that are done to nothing.
_BY_THEMSELVES = frozenset(("go", "die", "run", "start", "stop", "wait for", "log in"))
# Parameters that say where something is found.
_KEYS = frozenset(("key", "name", "index", "field", "option", "section", "id"))
_QUALITIES = frozenset(("positive", "negative", "even", "odd", "unique", "distinct"))
_EXTREMES = frozenset(
    (
        *("cheapest", "dearest", "expensive", "largest", "smallest", "biggest", "highest"),
        *("lowest", "longest", "shortest", "oldest", "youngest", "maximum", "minimum"),
        *("max", "min"),
    )
)


def _of(names: list[str], subject: str) -> str:
    if len(names) == 1 and names[0] not in subject.split() and len(names[0]) > 0:
        return f" of {names[0]}" if len(names[0]) < 3 else f" of {noun(names[0])}"
    return ""


def _prints(function: Function) -> bool:
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
        for node in own_nodes(function)
    )
