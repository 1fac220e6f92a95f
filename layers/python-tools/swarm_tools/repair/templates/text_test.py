"""A condition on a text does not ask of what kind its characters are, or the first of them."""

from __future__ import annotations

import ast

from swarm_tools.repair.donors import asked

BEFORE = "def f(code):\n    return len(code) == 6\n"
AFTER = "def f(code):\n    return len(code) == 6 and code.isdigit()\n"
TESTS = ("isdigit", "isalpha", "isalnum", "isupper", "islower")


def propose(site):
    """Yield conditions that ask one thing more of a text that they look at."""
    for node in site.nodes:
        tests = list(asked(node))
        if isinstance(node, ast.Return) and isinstance(node.value, (ast.Compare, ast.BoolOp)):
            tests.append(node.value)
        for test in tests:
            old = site.source.seg(test)
            whole = f"({old})" if isinstance(getattr(test, "op", None), ast.Or) else old
            for name in texts(site, test):
                for rank, kind in enumerate(TESTS):
                    for place in (name, f"{name}[0]", f"{name}[-1]"):
                        more = f"{place}.{kind}()"
                        cost = 1.8 + 0.04 * rank + 0.1 * (place != name)
                        said = f"condition also asks `{more}`"[:160]
                        yield site.replace(test, f"{whole} and {more}", cost, said)
                        if not isinstance(node, ast.Return):
                            other = f"{old} or not {more}"
                            yield site.replace(test, other, cost + 0.1, said)


def texts(site, test):
    """Return the names that a condition measures or calls a method of texts on."""
    found = []
    for n in ast.walk(test):
        if not isinstance(n, ast.Call):
            continue
        about = n.args[0] if getattr(n.func, "id", "") == "len" and n.args else None
        if getattr(n.func, "attr", "").startswith("is"):
            about = n.func.value
        if isinstance(about, ast.Name) and about.id in site.names and about.id not in found:
            found.append(about.id)
    return found
