"""A word stands for its place in a row of the module, or for what a table of it says."""

from __future__ import annotations

import ast

BEFORE = (
    "STAGES = ['alpha', 'beta', 'final']\n\n\ndef f(match):\n"
    "    stage = match.group(2) or 'final'\n    return stage\n\n\n"
    "def g(stage):\n    return STAGES[stage]\n"
)
AFTER = BEFORE.replace("match.group(2) or 'final'", "STAGES.index(match.group(2) or 'final')")
COST = 1.6
MOST = 6
READ = (ast.Name, ast.Call, ast.Attribute, ast.BoolOp, ast.Subscript)
ROWS = (ast.List, ast.Tuple)


def propose(site):
    """Yield what is kept, returned or handed on looked up in the rows and tables of the module."""
    held = constants(site)
    for node in site.nodes:
        read = isinstance(node, READ) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
        if not read or not kept(site.parent(node), node):
            continue
        text = site.source.seg(node)
        for rank, (name, forms) in enumerate(held[:MOST]):
            for form in forms if name not in text else ():
                new = form.format(name, text)
                said = f"`{text}` becomes `{new}`"
                yield site.replace(node, new, COST + 0.05 * rank, said[:160])


def kept(up, node):
    """Say whether a value is kept, returned or handed on."""
    if isinstance(up, ast.Call):
        return node in up.args
    return isinstance(up, (ast.Assign, ast.Return, ast.Tuple, ast.Compare))


def constants(site):
    """Return the rows and tables that the module sets, each with how it is looked up in."""
    found = []
    for stmt in site.source.tree.body:
        if not isinstance(stmt, ast.Assign) or not isinstance(stmt.targets[0], ast.Name):
            continue
        name, value = stmt.targets[0].id, stmt.value
        words = isinstance(value, ast.Constant) and isinstance(value.value, str)
        if (
            isinstance(value, ROWS)
            or words
            or getattr(getattr(value, "func", None), "attr", "") == "split"
        ):
            found.append((name, ("{0}.index({1})", "{0}[{1}]")))
        elif isinstance(value, (ast.Dict, ast.DictComp)):
            found.append((name, ("{0}[{1}]", "{0}.get({1}, {1})", "{0}.get({1}, 0)")))
    return found
