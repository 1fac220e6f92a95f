"""A variable starts with the wrong value."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(items):\n    best = 0\n    for x in items:\n        if x > best:\n"
    "            best = x\n    return best\n"
)
AFTER = (
    "def f(items):\n    best = items[0]\n    for x in items:\n        if x > best:\n"
    "            best = x\n    return best\n"
)

USUAL = ("0", "1", "[]", "''", "{}", "None", "True", "False", "float('inf')", "float('-inf')",
         "-1", "set()", "[[]]", "[0]", "[1]")  # fmt: skip
TAKEN = ("{}[0]", "-{}[0]", "{}", "len({})", "len({}) - 1", "list({})", "{} - 1", "{}[-1]",
         "len({}) // 2")  # fmt: skip
OF_SEVERAL = ("0", "1", "-1", "float('inf')", "float('-inf')", "None")
OTHER_TYPE = 0.2


def propose(site):
    """Yield the usual starting values, and values taken from the parameters."""
    yield from of_several(site)
    for node in site.nodes:
        if not isinstance(node, (ast.Assign, ast.AnnAssign, ast.Return)) or node.value is None:
            continue
        if isinstance(node, ast.Return) and not isinstance(node.value, (ast.List, ast.Dict)):
            continue
        if not simple(node.value) or (
            site.in_loop(node) and not isinstance(node.value, ast.Constant)
        ):
            continue
        old = site.source.seg(node.value)
        for text in compared_first(site, node):
            yield site.replace(node.value, text, 1.4, f"`{old}` becomes `{text}`")
        for name in site.params[:4]:
            for call in single(site):
                for text in (f"{call}({name})", f"{call}(len({name}))"):
                    yield site.replace(node.value, text, 1.9, f"`{old}` becomes `{text}`")
        empty = ("[{}]", "{{{}}}") if old in ("[]", "set()") else ()
        for form in (*empty, *TAKEN):
            for name in site.params:
                text = form.format(name)
                cost = 1.7 if text.endswith("// 2") else 1.4
                yield site.replace(node.value, text, cost, f"`{old}` becomes `{text}`")
        for text in USUAL:
            if text != old:
                cost = 1.4 + OTHER_TYPE * (kind(node.value) != kind(ast.parse(text).body[0].value))
                yield site.replace(node.value, text, cost, f"`{old}` becomes `{text}`")


def of_several(site):
    """Yield the usual values for the numbers of ``a, b = 0, 0``."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
            continue
        for element in node.value.elts:
            if not isinstance(element, ast.Constant) or type(element.value) not in (int, float):
                continue
            old = site.source.seg(element)
            for text in OF_SEVERAL:
                if text != old:
                    yield site.replace(element, text, 1.4, f"`{old}` becomes `{text}`")


def compared_first(site, node):
    """Return what a loop compares with the variables that are set, of the first that it goes over.

    Of ``for day, degrees in log: if degrees < low`` it is ``log[0][1]``.
    """
    targets = getattr(node, "targets", ())
    names = {t.id for t in targets if isinstance(t, ast.Name)}
    found = []
    for loop in site.nodes if names else ():
        whole = loop.iter if isinstance(loop, ast.For) else None
        if isinstance(whole, ast.Subscript) and isinstance(whole.slice, ast.Slice):
            whole = whole.value
        if not isinstance(whole, (ast.Name, ast.Attribute)):
            continue
        firsts = first_of(loop.target, f"{site.source.seg(whole)}[0]")
        for test in ast.walk(loop):
            if not isinstance(test, ast.Compare) or len(test.ops) != 1:
                continue
            sides = (test.left, test.comparators[0])
            for value, other in (sides, sides[::-1]):
                inside = {n.id for n in ast.walk(value) if isinstance(n, ast.Name)}
                if getattr(other, "id", "") in names and inside & firsts.keys():
                    found.append(site.exchanged(value, firsts))
    return list(dict.fromkeys(found))


def first_of(target, first):
    """Return the text for each name of a loop's target, in the first round."""
    if isinstance(target, ast.Name):
        return {target.id: first}
    parts = target.elts if isinstance(target, ast.Tuple) else ()
    return {p.id: f"{first}[{n}]" for n, p in enumerate(parts) if isinstance(p, ast.Name)}


def kind(value):
    """Return the type of a constant that says what a name holds; else the text `any`."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    constant = getattr(value, "value", None)
    return type(constant).__name__ if isinstance(constant, (bool, int, str)) else "any"


def simple(value):
    """Say whether ``value`` looks like a starting value."""
    if isinstance(value, (ast.Constant, ast.Name, ast.Subscript)):
        return True
    if isinstance(value, ast.UnaryOp):
        return isinstance(value.operand, ast.Constant)
    if isinstance(value, (ast.List, ast.Dict, ast.Tuple)):
        return len(getattr(value, "elts", [])) < 3
    return isinstance(value, ast.Call) and len(value.args) <= 1


def single(site):
    """Return the names of the module's other functions that need one argument."""
    others = [n for n in site.source.tree.body if isinstance(n, ast.FunctionDef)]
    one = [n for n in others if len(n.args.args) - len(n.args.defaults) == 1]
    return [n.name for n in one if n is not site.node][:4]
