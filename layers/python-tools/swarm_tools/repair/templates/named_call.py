"""A helper that nobody calls takes what has these names here: it was to be called."""

from __future__ import annotations

import ast

BEFORE = (
    "class Leave:\n    def work_days(self, start, end):\n"
    "        return len(self.days(start, end))\n\n    def ask(self, start, end):\n"
    "        n = (end - start).days + 1\n        return n <= self.left\n"
)
AFTER = (
    "class Leave:\n    def work_days(self, start, end):\n"
    "        return len(self.days(start, end))\n\n    def ask(self, start, end):\n"
    "        n = self.work_days(start, end)\n        return n <= self.left\n"
)
COST, STATEMENT = 1.2, 1.4
PUBLIC = 0.3
MOST = 4
PARTS = (ast.BinOp, ast.Call, ast.Name, ast.Attribute, ast.Subscript, ast.Constant)


def propose(site):
    """Yield calls of such helpers instead of a value, then as statements."""
    for helper, call in helpers(site)[:MOST]:
        more = 0.0 if helper.name.startswith("_") else PUBLIC
        gives = gives_value(helper)
        if gives:
            yield from values(site, call, more)
        for _owner, block in site.blocks():
            for stmt in block:
                if not site.source.owns_lines(stmt) or isinstance(stmt, ast.Return):
                    continue
                cost = STATEMENT + more + 0.4 * gives
                yield site.insert_after(stmt, [call], cost, f"`{call}` added"[:160])
        first = site.body_statements()[:1]
        if first and site.source.room_before(first[0]):
            yield site.insert_before(first[0], [call], STATEMENT + more, f"`{call}` added"[:160])


def values(site, call, more):
    """Yield the values that may be the helper's."""
    for node in site.nodes:
        up = site.parent(node)
        used = isinstance(up, (ast.Assign, ast.Return, ast.AugAssign, ast.Compare, ast.BinOp))
        used = used or (
            isinstance(up, (ast.If, ast.Call)) and getattr(up, "func", None) is not node
        )
        if not isinstance(node, PARTS) or not used:
            continue
        if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            text = site.source.seg(node)
            if text != call:
                yield site.replace(node, call, COST + more, f"`{text}` becomes `{call}`"[:160])


def gives_value(function):
    """Say whether a function returns something."""
    return any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(function))


def helpers(site):
    """Return the own functions that nobody calls, each with its call, if its names are known."""
    known = {*site.names}
    owners = [("", f) for f in site.source.tree.body]
    owners += [("self.", f) for f in getattr(site.cls, "body", [])]
    read = {
        getattr(n, "id", getattr(n, "attr", ""))
        for n in ast.walk(site.source.tree)
        if isinstance(n, ast.Name)
        or (isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name))
    }
    found = []
    for owner, function in owners:
        plain = isinstance(function, ast.FunctionDef) and not function.decorator_list
        if not plain or function is site.node or function.name.startswith("__"):
            continue
        args = function.args
        taken = [a.arg for a in [*args.posonlyargs, *args.args]][bool(owner) :]
        needed = taken[: len(taken) - len(args.defaults)]
        idle = not needed and not (owner and gives_value(function))
        if function.name in read or idle or args.vararg or not set(needed) <= known:
            continue
        passed = [a for a in taken if a in known]
        if passed == taken[: len(passed)]:
            found.append((function, f"{owner}{function.name}({', '.join(passed)})"))
    return found
