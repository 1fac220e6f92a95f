"""Several names hold one mutable object: rows of a table, a copy that is none, a default."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = "def f(n):\n    return [[0] * n] * n\n"
AFTER = "def f(n):\n    return [[0] * n for _ in range(n)]\n"


COPIES = ("list({})", "{}.copy()", "dict({})", "{}[:]", "[row[:] for row in {}]", "set({})",
          "{{key: list(value) for key, value in {}.items()}}")  # fmt: skip


def propose(site):
    """Yield rows made one by one, copies of plain names, and defaults made at each call."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            rows, count = node.left, node.right
            if isinstance(rows, ast.List) and len(rows.elts) == 1:
                row = site.source.seg(rows.elts[0])
                text = f"[{row} for _ in range({site.source.seg(count)})]"
                yield site.replace(node, text, 0.9, "each row is made anew")
        if getattr(getattr(node, "func", None), "attr", "") == "fromkeys" and len(node.args) == 2:
            keys, made = (site.source.seg(arg) for arg in node.args)
            for name in ("key", "name"):
                new = f"{{{name}: {made} for {name} in {keys}}}"
                yield site.replace(node, new, 1.1, f"call becomes `{new}`"[:160])
        for value in copied(site, node):
            text = site.source.seg(value)
            for form in COPIES:
                new = form.format(text)
                yield site.replace(value, new, 1.6, f"`{text}` is copied: `{new}`")
    yield from defaults(site)


def copied(site, node):
    """Return the values at ``node`` that may have to be copied."""
    if isinstance(node, (ast.Assign, ast.Return)):
        value = node.value
        return [value] if isinstance(value, (ast.Name, ast.Attribute)) else []
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("append", "add", "insert"):
        return [a for a in node.args if isinstance(a, ast.Name)]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield):
        return [node.value.value] if isinstance(node.value.value, ast.Name) else []
    return []


def defaults(site):
    """Yield mutable defaults replaced by None and made in the body."""
    args = getattr(site.node, "args", None)
    body = site.body_statements()
    if args is None or not body or not site.source.owns_lines(body[0]):
        return
    named = args.args[len(args.args) - len(args.defaults) :]
    for arg, default in zip(named, args.defaults, strict=True):
        if isinstance(default, (ast.List, ast.Dict, ast.Set, ast.Call)):
            step = step_of(site.source.indent_of(body[0]))
            rows = [f"if {arg.arg} is None:", f"{step}{arg.arg} = {site.source.seg(default)}"]
            made = site.insert_before(body[0], rows, 0.9, "")
            edits = ((*site.source.span(default), "None"), *made.edits)
            said = f"default of `{arg.arg}` made at each call"
            yield Proposal(edits, 0.9, body[0].lineno, said)
            yield from read_once(site, arg, default)


def read_once(site, arg, default):
    """Yield the default replaced by None, and made, or what is given copied, where it is read."""
    reads = [n for n in site.nodes if isinstance(n, ast.Name) and n.id == arg.arg]
    if len(reads) != 1:
        return
    made, name = site.source.seg(default), arg.arg
    kind = {"[": "list", "{": "dict"}.get(made[:1], "set")
    for text in (f"{kind}({name}) if {name} else {made}", f"{name} or {made}",
                 f"{kind}({name} or ())", f"{name} if {name} is not None else {made}"):  # fmt: skip
        edits = ((*site.source.span(default), "None"), (*site.source.span(reads[0]), text))
        yield Proposal(edits, 1.2, reads[0].lineno, f"`{name}` becomes `{text}`")
