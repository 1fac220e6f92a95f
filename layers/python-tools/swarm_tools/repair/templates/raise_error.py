"""An error is not raised: the check is missing, or it does something else."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of
from swarm_tools.repair.templates.guard_middle import reachable

BEFORE = (
    "class Broke(Exception):\n    pass\n\n\n"
    "def f(balance, amount):\n    balance -= amount\n    return balance\n"
)
AFTER = (
    "class Broke(Exception):\n    pass\n\n\n"
    "def f(balance, amount):\n    if amount > balance:\n        raise Broke(amount)\n"
    "    balance -= amount\n    return balance\n"
)

ANY = ("Exception", "BaseException")
USUAL = ("ValueError", "IndexError", "KeyError", "TypeError")


def propose(site):
    """Yield checks at the start that raise, and lone statements made a `raise`."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    own, kinds = errors(site)
    for owner, block in site.blocks():
        last = block[-1]
        leaving = isinstance(last, (ast.Return, ast.Break, ast.Continue, ast.Pass))
        if not leaving or owner is site.node or not site.source.owns_lines(last):
            continue
        what = site.node.name.strip("_")
        for kind in kinds:
            text = f'raise {kind}("invalid {what}")'
            yield site.replace(last, text, 1.6, f"`{kind}` is raised")
    body = site.body_statements()
    if not body or not site.source.takes_lines(body[0]):
        return
    step = step_of(site.source.indent_of(body[0]))
    for cost, test, value in checks(site):
        for kind in kinds:
            price = cost - (0.4 if kind in own else 0.0)
            rows = [f"if {test}:", f"{step}raise {kind}({value})"]
            yield site.insert_before(body[0], rows, price, f"check added: `{kind}` if {test}")


def errors(site):
    """Return the module's own exceptions, and all that may be raised here."""
    own = [
        n.name
        for n in site.source.tree.body
        if isinstance(n, ast.ClassDef)
        and any("Error" in ast.dump(b) or "Exception" in ast.dump(b) for b in n.bases)
    ]
    imported = [
        a.asname or a.name
        for n in site.source.tree.body
        if isinstance(n, ast.ImportFrom)
        for a in n.names
        if a.name.endswith(("Error", "Exception"))
    ]
    raised = [
        site.source.seg(n.exc.func)
        for n in ast.walk(site.source.tree)
        if isinstance(n, ast.Raise)
        and isinstance(n.exc, ast.Call)
        and isinstance(n.exc.func, ast.Name)
    ]
    own = list(dict.fromkeys([*own, *imported, *raised]))
    own += [kind for kind in reachable(site) if kind not in own]
    asked = [kind for kind in site.source.wanted.errors if kind not in ANY]
    return own, list(dict.fromkeys([*own, *(asked or USUAL)]))


def checks(site):
    """Return (cost, condition, what is told) from parameters and attributes."""
    found = []
    for name in site.params[:3]:
        found += [(1.9, f"{name} {op}", name) for op in ("<= 0", "< 0", "== 0", "< 1")]
        found += [(1.9, f"not {name}", name)]
        for other in [*site.attributes[:5], *site.params[:3]]:
            if other != name:
                found += [(1.9, f"{name} {op} {other}", name) for op in (">", "in", "not in", "<")]
                found += [(2.1, f"{name} {op} {other}", name) for op in (">=", "<=", "==")]
    for name in site.attributes[:4]:
        found += [(2.0, f"not {name}", ""), (2.1, f"{name} <= 0", "")]
    for one in site.attributes[:4]:
        for other in site.attributes[:4]:
            if one != other:
                found += [(2.2, f"len({one}) >= {other}", ""), (2.2, f"{one} >= {other}", "")]
    return found
