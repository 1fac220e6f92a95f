"""What a form must hold, as the messages of the function that checks it tell: ``name is required``.

The form is the only argument, a record whose fields are read by their names. A message that
speaks of a field is expected where the field is empty, or beyond the bound that the message tells,
and is not expected where it is filled, whatever else is said of the form.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from swarm_tools.intents.facts import Function, own
from swarm_tools.intents.record_filters import read_field
from swarm_tools.intents.refused import LARGEST, bound_told
from swarm_tools.intents.render import Rendered, doc, plain, target
from swarm_tools.intents.samples import callable_plainly

FILLED = "12"
MAIL = "ann@example.org"
_INVALID = re.compile(
    r"\b(?:invalid\w*|not (?:a )?valid|malformed|incorrect\w*|non valide)\b", re.I
)
_EMPTY = (
    r"(?:(?:is|are)( a)? (?:required|missing|mandatory|empty|blank)|required|missing|mandatory"
    r"|(?:must|can|may|should|shall)(?: ?not|n't) be (?:empty|blank|missing)"
    r"|est (?:obligatoire|requise?|vide|manquante?)|obligatoire|requise?|manquante?"
    r"|ne (?:peut|doit) pas [eê]tre vide)"
)
_FIELD = r"(?:the |le |la |l')?(?P<field>\w+(?: \w+)??)(?: field)?"
_REQUIRED = re.compile(
    rf"{_FIELD}:? {_EMPTY}[.!]?|(?:missing|empty)(?: required)?(?: field)?:? (?P<named>\w+)[.!]?"
    rf"|{_EMPTY}[.!]?",
    re.IGNORECASE,
)


class Said(NamedTuple):
    """A message, and the field under which it is filed if there is one."""

    message: str
    key: str


def form_tests(function: Function) -> list[Rendered]:
    """Return tests of the fields of a form of which a function's messages speak."""
    form = form_of(function)
    if not form:
        return []
    fields = fields_of(function, form)
    tests: list[Rendered] = []
    for said in dict.fromkeys(messages(function, form)):
        field, values, good = asked(said, fields)
        if field:
            tests += tests_of(function, sorted(fields), field, said.message, values, good)
    return tests


def form_of(function: Function) -> str:
    """Return the name of the only argument that a function needs; empty if it is not called so."""
    needed = [p for p in function.params if not p.optional]
    if len(needed) != 1 or needed[0] is not function.params[0] or not callable_plainly(function):
        return ""
    return needed[0].name


def fields_of(function: Function, form: str) -> set[str]:
    """Return the fields of a record that a function reads by their names."""
    return {name for node in own(function.node) for name in read_in(node, form, {})}


def read_in(part: ast.AST, form: str, held: dict[str, set[str]]) -> set[str]:
    """Return the fields that a part of code reads, by their names or by local ones."""
    found: set[str] = set()
    for node in ast.walk(part):
        found |= held.get(getattr(node, "id", ""), set())
        name = read_field(node)
        holder = node.func if isinstance(node, ast.Call) else node
        if name and getattr(getattr(holder, "value", None), "id", "") == form:
            found.add(name)
    return found


def messages(function: Function, form: str) -> Iterator[Said]:
    """Yield the texts that a function adds to a list or files under a field.

    Those that two fields decide together are left out.
    """
    nodes = list(own(function.node))
    held = {
        n.targets[0].id: names for n in nodes
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        and (names := read_in(n.value, form, {}))
    }  # fmt: skip
    asked_of: dict[int, set[str]] = {}
    for n in nodes:
        if isinstance(n, ast.If):
            names = read_in(n.test, form, held)
            for inner in (i for stmt in (*n.body, *n.orelse) for i in ast.walk(stmt)):
                asked_of.setdefault(id(inner), set()).update(names)
    for node in nodes:
        if len(asked_of.get(id(node), ())) > 1:
            continue
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
            text = node.args[0] if node.args else None
            key: ast.AST | None = None
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            text, key = node.value, node.targets[0].slice
        else:
            continue
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield Said(text.value, str(getattr(key, "value", "") or ""))


def asked(said: Said, fields: set[str]) -> tuple[str, tuple[object, ...], tuple[object, ...]]:
    """Return the field of a message, values of which it is expected, and others of which not."""
    told = _REQUIRED.fullmatch(said.message.strip())
    if told:
        name = told["field"] or told["named"] or said.key
        field = named(name, fields) or named(said.key, fields)
        return field, ("",), (FILLED,)
    if _INVALID.search(said.message):
        subject = said.key or _INVALID.sub(" ", said.message)
        field = next((f for f in ("email", "mail") if f in fields and f in subject.lower()), "")
        return field, (FILLED,), (MAIL,)
    bound, subject = bound_told(said.message)
    field = named(said.key or subject.strip(), fields)
    if not bound or any(abs(v) > LARGEST for v in (*bound.refused, *bound.taken)):
        return "", (), ()
    return field, bound.refused, bound.taken


def named(name: str, fields: set[str]) -> str:
    """Return the field that a name of some words stands for; empty if there is none."""
    wanted = re.sub(r"\W+", "_", name.lower().strip())
    return next((f for f in sorted(fields) if f.lower() == wanted), "")


def tests_of(
    function: Function, fields: list[str], field: str, message: str,
    values: tuple[object, ...], good: tuple[object, ...],
) -> Iterator[Rendered]:  # fmt: skip
    """Yield the test of a field that is to be filled otherwise, and that of one that is right."""
    said = doc("The message of an error states it.")
    start = f"test_{plain(function.name)}_{plain(field)}"
    for label, tried, sign in (("not_taken", values, "in"), ("taken", good, "not in")):
        if tried:
            yield Rendered(f"{start}_{label}_in_a_form", (
                said, f"for value in {tried!r}:", f"    text = {FILLED!r}",
                "    for given, other in ((value, text), (str(value), text), (value, int(text))):",
                f"        form = dict.fromkeys({fields}, other) | {{{field!r}: given}}",
                "        try:", f"            result = {target(function)}(form)",
                "        except (TypeError, AttributeError, ValueError, KeyError):",
                "            continue  # a value of another type is asked for",
                "        if isinstance(result, (list, dict)):",
                f"            assert {message!r} {sign} str(result)", "            break",
            ))  # fmt: skip
