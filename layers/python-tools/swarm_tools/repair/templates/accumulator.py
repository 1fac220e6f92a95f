"""A running value is overwritten instead of added to, or the other way round."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    t = 0\n    for x in items:\n        t = x\n    return t\n"
AFTER = "def f(items):\n    t = 0\n    for x in items:\n        t += x\n    return t\n"

FILLED = (ast.Call, ast.Set, ast.List, ast.SetComp, ast.ListComp, ast.Dict, ast.DictComp)


def propose(site):
    """Yield `=` for `+=` and back, and the usual ways to fold a value into another."""
    for node in site.nodes:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if not isinstance(target, (ast.Name, ast.Attribute, ast.Subscript)):
                continue
            name, value = site.source.seg(target), site.source.seg(node.value)
            near = 1.1 if site.in_loop(node) or isinstance(target, ast.Attribute) else 2.0
            if name in value:
                near += 0.7
            for more, op in ((0.0, "+="), (0.2, "-="), (0.3, "*=")):
                yield say(site, node, f"{name} {op} {value}", near + more)
            again = isinstance(target, ast.Attribute) and site.source.seg(site.node).count(name) > 1
            if isinstance(node.value, ast.Call):
                for arg in node.value.args if site.in_loop(node) else ():
                    text = site.source.seg(node)
                    a = site.source.span(arg)[0]
                    at = site.source.span(node)[0]
                    new = f"{text[: a - at]}{name} + {text[a - at :]}"
                    yield say(site, node, new, near + 0.3)
            if (again or site.in_loop(node)) and isinstance(node.value, FILLED):
                yield say(site, node, f"{name} |= {value}", near + 0.3)
                yield say(site, node, f"{name}.update({value})", near + 0.4)
                yield say(site, node, f"{name}.extend({value})", near + 0.4)
            taken = isinstance(node.value, ast.Call) and "pop" in ast.unparse(node.value.func)
            for call in ("max", "min") if not taken else ():
                yield say(site, node, f"{name} = {call}({name}, {value})", near + 0.3)
            for base in bases(site, value):
                yield say(
                    site, node, f"{name} = {name} * {base} + {site.operand(node.value)}", near
                )
            if isinstance(node.value, ast.BinOp):
                signs = site.source.operator_between(node.value.left, node.value.right)
                if signs and site.source.seg(node.value.left) != name:
                    sign = site.source.text[slice(*signs)]
                    text = f"{name} {sign}= {site.source.seg(node.value.right)}"
                    yield say(site, node, text, near + 0.3)
                for part in (node.value.left, node.value.right):
                    text = site.source.seg(part)
                    if text != name:
                        yield say(site, node, f"{name} += {text}", near + 0.4)
        elif isinstance(node, ast.AugAssign):
            name, value = site.source.seg(node.target), site.source.seg(node.value)
            yield say(site, node, f"{name} = {value}", 1.9)
            yield say(site, node, f"{name} += 1", 1.4)
            for other in [n for n in site.names if n not in (name, value)][:8]:
                yield say(site, node, f"{name} = {other}", 1.9)
            yield say(site, node, f"{name} = {value} + {name}", 1.5)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.BinOp):
            left, right = site.source.seg(node.value.left), site.source.seg(node.value.right)
            span = site.source.operator_between(node.value.left, node.value.right)
            if span:
                yield say(site, node, f"{left} {site.source.text[span[0] : span[1]]}= {right}", 1.0)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            func = node.value.func
            if isinstance(func, ast.Attribute):
                text = f"{site.source.seg(func.value)} = {site.source.seg(node.value)}"
                yield say(site, node, text, 1.2)
            elif node.value.args and isinstance(node.value.args[0], ast.Name):
                text = f"{node.value.args[0].id} = {site.source.seg(node.value)}"
                yield say(site, node, text, 1.4)


def bases(site, value):
    """Return what a number read digit by digit may be multiplied with."""
    if not any(call in value for call in ("int(", "ord(", "index(", "find(", "digit", "[")):
        return []
    return ["10", *(n for n in site.names if n in ("base", "radix", "x", "b"))]


def say(site, node, text, cost):
    """Return the proposal with its message."""
    return site.replace(node, text, cost, f"statement becomes `{text}`"[:160])
