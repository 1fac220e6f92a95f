"""An error is not raised in the end, when what was found is not all, or nothing."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.source import step_of
from swarm_tools.repair.templates.raise_error import errors

BEFORE = (
    "class Stuck(Exception):\n    pass\n\n\ndef f(jobs):\n    done = []\n    for job in jobs:\n"
    "        if job:\n            done.append(job)\n    return done\n"
)
CHECK = '    if len(done) != len(jobs):\n        raise Stuck("len(done) != len(jobs)")\n'
AFTER = BEFORE.replace("    return done\n", f"{CHECK}    return done\n")

MOST = 5
CONTAINERS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
CALLS = ("list", "dict", "set", "deque", "sorted", "Counter", "defaultdict")


def propose(site):
    """Yield, before the last `return`, an error where sizes differ or nothing was found."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    last = site.node.body[-1]
    if not isinstance(last, ast.Return) or not site.source.owns_lines(last):
        return
    own, kinds = errors(site)
    step = step_of(site.source.indent_of(last))
    for cost, test in tests(site):
        for kind in kinds:
            rows = [f"if {test}:", f'{step}raise {kind}("{test}")']
            price = cost - (0.4 if kind in own else 0.0)
            yield site.insert_before(last, rows, price, f"check added: `{kind}` if {test}")


def tests(site):
    """Yield (cost, condition) from the containers and the names of the function."""
    given = getattr(site.node.body[-1].value, "id", "")
    sized = sorted(containers(site), key=lambda name: name != given)[:MOST]
    for one, other in combinations(sized, 2):
        yield 1.9, f"len({one}) != len({other})"
        yield 2.2, f"len({one}) < len({other})"
        yield 2.2, f"len({other}) < len({one})"
    made = [name for name in site.names if name not in site.params][:MOST]
    for name in made:
        yield 1.9, f"not {name}"
        yield 2.0, f"{name} is None"
        if name in sized:
            yield 2.1, f"len({name}) != 1"


def containers(site):
    """Return the names that hold something of a size, those made here first."""
    found: dict[str, None] = {}
    for node in site.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            called = getattr(getattr(node.value, "func", None), "id", "")
            if isinstance(node.value, CONTAINERS) or called in CALLS:
                found.setdefault(node.targets[0].id)
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Name):
            found.setdefault(node.iter.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if isinstance(owner, ast.Name) and node.func.attr in ("items", "values", "keys"):
                found.setdefault(owner.id)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            found.setdefault(node.value.id)
    return [name for name in found if name in site.names]
