"""What can have no sense whatever was meant: a value of nothing, a range that holds no number.

No right program has one of them; what brings one in passes its tests by luck, and what takes one
away has probably found the bug.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.repair.numerals import number_of

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
GIVES_NOTHING = frozenset({"append", "extend", "appendleft", "reverse", "clear"})
"""Methods of containers that change them and return None."""
QUESTIONS = re.compile(
    r"__(len|bool|contains|str|repr|eq|lt|le|gt|ge|hash)__|size|length|peek|(is|has)_\w+"
)
"""Names of methods that ask something of an object."""


def nonsense(tree: ast.AST) -> Counter[str]:
    """Return how often each kind is found in a program."""
    found: Counter[str] = Counter()
    alone = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    alone |= {id(n.body) for n in ast.walk(tree) if isinstance(n, ast.Lambda)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found["nothing used"] += _gives_nothing(node) and id(node) not in alone
            found["empty range"] += _is_empty_range(node)
        elif isinstance(node, ast.For):
            found["never the length"] += len(list(_never_the_length(node)))
        elif isinstance(node, ast.If):
            found["asked of the same"] += _asked_of_the_same(node)
        elif isinstance(node, FUNCTIONS) and QUESTIONS.fullmatch(node.name):
            found["question that counts"] += sum(_counts_in_object(n) for n in ast.walk(node))
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                found["overwritten"] += sum(_overwritten(a, b) for a, b in pairwise(block))
    return +found


def _gives_nothing(call: ast.Call) -> bool:
    """Say whether a call changes a list by a name of its own, and gives nothing back."""
    owner = getattr(call.func, "value", None)
    if getattr(owner, "id", "") in ("self", "cls"):
        return False
    changes = getattr(call.func, "attr", "") in GIVES_NOTHING
    return changes and isinstance(owner, (ast.Name, ast.Subscript))


def _is_empty_range(call: ast.Call) -> bool:
    """Say whether a range goes up, from a place of a sequence, to 0 or less."""
    if getattr(call.func, "id", "") != "range" or len(call.args) != 2:
        return False
    start, stop = map(number_of, call.args)
    if stop is None or stop > 0:
        return False
    counted = isinstance(call.args[0], (ast.Name, ast.Attribute, ast.Call))
    return counted if start is None else start >= stop


def _never_the_length(loop: ast.For) -> Iterator[ast.Compare]:
    """Yield where a place of a sequence is compared with its length, which it never is."""
    place, whole = _counted(loop)
    for node in ast.walk(loop) if place else ():
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.GtE, ast.Gt)):
            sides = (ast.unparse(node.left), ast.unparse(node.comparators[0]))
            if sides == (place, f"len({whole})"):
                yield node


def _counted(loop: ast.For) -> tuple[str, str]:
    """Return the name of a loop that counts places from 0, and what it counts them of."""
    call, target = loop.iter, loop.target
    name = getattr(call.func, "id", "") if isinstance(call, ast.Call) else ""
    if not name or len(call.args) != 1 or call.keywords:
        return "", ""
    if name == "enumerate" and isinstance(target, ast.Tuple):
        return getattr(target.elts[0], "id", ""), ast.unparse(call.args[0])
    inside = call.args[0]
    if name == "range" and isinstance(inside, ast.Call) and len(inside.args) == 1:
        whole = ast.unparse(inside.args[0]) if getattr(inside.func, "id", "") == "len" else ""
        return (getattr(target, "id", ""), whole) if whole else ("", "")
    return "", ""


def _asked_of_the_same(node: ast.If) -> bool:
    """Say whether under a comparison of two things stands nothing but another one of the two."""
    inner = node.body[0]
    if len(node.body) > 1 or not isinstance(inner, ast.If) or inner.orelse:
        return False
    asked = [test for test in (node.test, inner.test) if isinstance(test, ast.Compare)]
    sides = {frozenset(map(ast.dump, (test.left, *test.comparators))) for test in asked}
    return len(asked) > len(sides) == 1


def _counts_in_object(node: ast.AST) -> bool:
    """Say whether a statement adds to an attribute."""
    return isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute)


def _overwritten(first: ast.stmt, second: ast.stmt) -> bool:
    """Say whether what one statement sets the next one sets again, without having read it."""
    if not isinstance(first, ast.Assign) or not isinstance(second, ast.Assign):
        return False
    target, again = first.targets[0], second.targets[0]
    if not isinstance(target, (ast.Subscript, ast.Attribute)):
        return False
    text = ast.unparse(target)
    if text != ast.unparse(again):
        return False
    whole = text.partition("[")[0]
    return whole not in {ast.unparse(n) for n in ast.walk(second.value)}
