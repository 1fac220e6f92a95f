"""A range, slice or index starts, ends or steps at the wrong place."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return items[1:]\n"
AFTER = "def f(items):\n    return items[:-1]\n"


def propose(site):
    """Yield the usual other bounds of ranges, slices and indexes."""
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range":
            yield from stepped(site, node)
            yield from ranges(site, node)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            base = site.source.seg(node.value)
            if isinstance(node.slice, ast.Slice):
                yield from slices(site, node.slice)
                yield site.replace(node, base, 1.9, "slice removed")
            else:
                index = site.source.seg(node.slice)
                if isinstance(node.slice, ast.UnaryOp) and index.startswith("-"):
                    new = f"{index} - 1"
                    if not index[1:].isdigit():
                        yield site.replace(node.slice, new, 1.1, f"index becomes `{new}`")
                news = ["0", "-1", "1"] if index.lstrip("-").isdigit() else ["0", "-1", f"-{index}"]
                for new in news:
                    if new != index:
                        ends = {index, new} == {"0", "-1"}
                        cost = 1.7 if new == f"-{index}" else 1.05 if ends else 1.4
                        said = f"index `{index}` becomes `{new}`"
                        yield site.replace(node.slice, new, cost, said)
                # A slice gives nothing where an index fails.
                part = {"0": f"{base}[:1]", "-1": f"{base}[-1:]"}.get(index)
                if part is not None:
                    yield site.replace(node, part, 1.6, f"index becomes `{part}`")
                for new in (f"{base}[{index}:]", f"{base}[:{index}]"):
                    yield site.replace(node, new, 2.0, f"index becomes `{new}`")


def ranges(site, node):
    """Yield other bounds for one call of range."""
    seg = [site.source.seg(a) for a in node.args]
    new = []
    if len(seg) == 1:
        n = seg[0]
        new = [f"1, {n} + 1", f"1, {n}", f"{n} + 1", f"2, {n} + 1", f"2, {n}", f"{n} - 1",
               f"{n} - 1, -1, -1", f"{n}, 0, -1", f"{n}, -1, -1", f"0, {n}, 2",
               f"len({n})"]  # fmt: skip
        new += [f"{name}, {n}" for name in site.names]
        new += [f"{name} + 1, {n}" for name in site.names]
        new += [f"{n} - {name} + 1" for name in site.names if name != n]
        new += [f"{n} - {name}" for name in site.names if name != n]
    elif len(seg) == 2:
        a, b = seg
        new = [f"{a}, {b} + 1", f"{a}, {b} - 1", f"{a} + 1, {b}", f"{a} + 1, {b} + 1", f"0, {b}",
               f"{b}", f"{a} - 1, {b}", f"{a}, {b}, 2", f"{b}, {a}, -1", f"{a}, {b}, -1",
               f"{a} - 1, -1, -1", f"{a}, {a}", *reverse(node.args, a, b)]  # fmt: skip
        new += [f"{a}, {b}, {name}" for name in site.names]
    elif len(seg) == 3:
        a, b, c = seg
        new = [f"{a}, {b} + 1, {c}", f"{a}, {b} - 1, {c}", f"{a}, {b}, -{c}", f"{a}, {b}",
               f"{a} + 1, {b}, {c}", f"{a} - 1, {b}, {c}"]  # fmt: skip
    if not node.args or any(isinstance(a, ast.Starred) for a in node.args):
        return
    for text in new:
        yield site.replace(node, f"range({text})", 1.2, f"bounds become `range({text})`")


def reverse(args, low, high):
    """Return the bounds that go over the same numbers downwards."""
    last = args[1]
    plus = isinstance(last, ast.BinOp) and isinstance(last.op, ast.Add)
    if plus and isinstance(last.right, ast.Constant) and last.right.value == 1:
        return [f"{high.rpartition('+')[0].strip()}, {low} - 1, -1"]
    return [f"{high} - 1, {low} - 1, -1"]


def slices(site, node):
    """Yield other bounds for one slice."""

    def seg(part):
        return site.source.seg(part) if part is not None else ""

    low, high, step = seg(node.lower), seg(node.upper), seg(node.step)
    news = [(low, "", step), ("", high, step), (high, low, step), (low, high, ""), ("", "", "-1"),
            ("1", high, step), (low, "-1", step), ("1", "-1", step), ("", low, ""), (high, "", ""),
            ("", "-1", ""), ("1", "", ""), ("", "", low or high),
            (low, high, "-1"), (low, high, "2")]  # fmt: skip
    if low:
        news += [(f"{low} + 1", high, step), (f"{low} - 1", high, step), (f"-{low}", high, step)]
    if high:
        news += [(f"-{high}", "", ""), ("", f"-{high}", step), (low, f"-{high}", step)]
    if low:
        news += [("", f"-{low}", step)]
    if low.lstrip("-").isdigit() and not high:
        news += [(str(int(low) - 1), low, step)]
    if low and high:
        news = [(low, f"{low} + {high}", step), *news]
    if high:
        news += [(low, f"{high} + 1", step), (low, f"{high} - 1", step)]
    for a, b, c in news:
        text = f"{a}:{b}" + (f":{c}" if c else "")
        if (a, b, c) != (low, high, step):
            yield site.replace(node, text, 1.4, f"slice becomes `[{text}]`")


def stepped(site, node):
    """Yield a range that goes on by a parameter, or by half of it."""
    bounds = [site.source.seg(a) for a in node.args]
    bounds = ["0", *bounds] if len(bounds) == 1 else bounds
    for name in [p for p in site.params if p not in bounds][:3] if len(bounds) == 2 else ():
        new = f"range({', '.join(bounds)}, {name})"
        yield site.replace(node, new, 1.6, f"range becomes `{new}`"[:160])
