"""Whether a function can return what the cases of an intent expect, told by its form."""

from __future__ import annotations

import ast

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import Case, Intent, words
from swarm_tools.intents.returns import value_kind

VALUED = words("equals one_of near list rows items ordered true false")
FORMS = {"list": list, "pair": tuple, "dict": dict, "set": (set, frozenset), "string": str,
         "bool": bool}  # fmt: skip
COLLECTIONS = (list, dict, tuple, set)
NUMBERS = (ast.Constant, ast.UnaryOp, ast.USub)
ROWS = words("list pair set tuple")
NUMERIC_CALLS = words("range len sum max min abs int float round sorted list set enumerate zip")


def form_doubts(function: Function, intent: Intent) -> list[str]:
    """Return a doubt when what is returned is of no form that a case expects."""
    each = [expected_values(case) for case in intent.cases]
    if not each or not all(each):
        return []
    values = [value for some in each for value in some]
    kinds = {form(v) for v in values}
    returned = function.returns - {"none"}
    if returned and returned <= ROWS and not kinds & ROWS:
        return [f"it returns a {min(returned)}"]
    pairs = [v for v in values if isinstance(v, tuple) or (isinstance(v, list) and len(v) == 2)]
    sizes = {len(v) for v in values if isinstance(v, (tuple, list))}
    if returned == {"pair"} and (not pairs or (len(sizes) > 1 and tuple not in map(type, pairs))):
        return ["it returns several values"]
    if "string" in inner_kinds(values) and not makes_text(function, intent):
        return ["it never makes a text"]
    inner = {form(e) for v in values if isinstance(v, COLLECTIONS) for e in parts(v)}
    for node in ast.walk(function.node):
        built = getattr(node, "value", None) if isinstance(node, ast.Return) else None
        if isinstance(built, ast.DictComp):
            kind = value_kind(built.value, {})
        elif isinstance(built, ast.ListComp):
            kind = value_kind(built.elt, {})
        else:
            continue
        near = {kind, "list", "pair"} if kind in ROWS else {kind}
        if inner and kind in ROWS | {"dict", "bool"} and not inner & near:
            return [f"it returns a {kind} for each"]
    return []


def expected_values(case: Case) -> list[object]:
    """Return the values that a case lets the function return; none when that can't be told."""
    if case.how == "one_of":
        return list(case.value)
    if case.how in VALUED:
        return [case.value]
    if case.how != "code":
        return []
    test = getattr(written_out(case).body[-1], "test", None)
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], (ast.Eq, ast.In)):
        return []
    try:
        value = ast.literal_eval(test.comparators[0])
        return list(value) if isinstance(test.ops[0], ast.In) else [value]
    except ValueError:
        return []


def inner_kinds(values: list[object]) -> set[str]:
    """Return the kinds of the values and of their elements."""
    flat = [e for v in values for e in (parts(v) if isinstance(v, COLLECTIONS) else [v])]
    return {form(e) for e in flat}


def makes_text(function: Function, intent: Intent) -> bool:
    """Say whether a function writes, makes or is given texts."""
    if any(gives_texts(case) for case in intent.cases):
        return True
    if function.constants:
        return True
    body = function.node.body[bool(function.doc) :]
    for n in (n for stmt in body for n in ast.walk(stmt)):
        if isinstance(n, ast.JoinedStr) or isinstance(getattr(n, "value", None), str):
            return True
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") not in NUMERIC_CALLS:
            return True
    return False


def written_out(case: Case) -> ast.Module:
    """Return the code of a case, in which ``f`` is the function."""
    return ast.parse("\n".join(case.value).replace("{f}", "f"))


def gives_texts(case: Case) -> bool:
    """Say whether a case may call the function with a text."""
    if case.args is not None:
        return "string" in inner_kinds(list(case.args))
    code = list(ast.walk(written_out(case)))
    calls = [n for n in code if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "f"]
    given = [n for call in calls for arg in call.args for n in ast.walk(arg)]
    return not calls or any(
        not isinstance(n, NUMBERS) or isinstance(getattr(n, "value", None), str) for n in given
    )


def form(value: object) -> str:
    """Return the kind of a value in the terms of `value_kind`."""
    for kind, types in FORMS.items():
        if isinstance(value, types):
            return kind
    return "plain"


def parts(value: list | dict | tuple | set) -> list[object]:
    """Return the elements of a collection, of a dictionary its values."""
    return list(value.values()) if isinstance(value, dict) else list(value)
