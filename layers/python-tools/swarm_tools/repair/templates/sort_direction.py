"""A sort, or its key, goes the wrong way."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(items):\n    return sorted(items, reverse=True)\n"
AFTER = "def f(items):\n    return sorted(items)\n"


KEYS = ("len", "lambda item: item[1]", "lambda item: item[0]", "abs", "str.lower",
        "lambda item: item[2]", "lambda item: item[-1]", "lambda item: -item[1]",
        "lambda item: (-item[1], item[0])", "lambda item: (item[1], item[0])",
        "lambda item: (item[0], -item[1])", "lambda item: (len(item), item)",
        "lambda item: (-len(item), item)")  # fmt: skip


def propose(site):
    """Yield calls with `reverse=True` added or removed and with the usual keys."""
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name not in ("sorted", "sort", "max", "min"):
            continue
        func = site.source.seg(node.func)
        args = [site.source.seg(a) for a in node.args]
        words = {k.arg: site.source.seg(k.value) for k in node.keywords if k.arg}
        sorting = name in ("sorted", "sort")
        if sorting:
            flipped = dict(words)
            if flipped.pop("reverse", "False") == "False":
                flipped["reverse"] = "True"
            yield say(site, node, func, args, flipped, 1.1)
        if name in ("max", "min") and len(args) == 1 and args[0].endswith(".values()"):
            table = args[0].removesuffix(".values()")
            yield say(site, node, func, [table], {**words, "key": f"{table}.get"}, 1.5)
        if "key" in words:
            yield say(site, node, func, args, {k: v for k, v in words.items() if k != "key"}, 1.6)
        for key in KEYS:
            if key != words.get("key") and (sorting or args):
                yield say(site, node, func, args, {**words, "key": key}, 1.9)
        yield from other_keys(site, node, func, args, words)


def other_keys(site, node, func, args, words):
    """Yield keys made of members, and the present key turned round or with a tie decided."""
    data, _ = site.members
    for name in data[:6]:
        yield say(site, node, func, args, {**words, "key": f"lambda item: item.{name}"}, 2.0)
    for call in node.keywords:
        if call.arg != "key" or not isinstance(call.value, ast.Lambda):
            continue
        head = site.source.seg(call.value).partition(":")[0]
        parts = getattr(call.value.body, "elts", [call.value.body])
        texts = [site.source.seg(part) for part in parts]
        for at, text in enumerate(texts):
            turned = text[1:] if text.startswith("-") else f"-{text}"
            yield keyed(
                site, node, func, args, words, head, [*texts[:at], turned, *texts[at + 1 :]]
            )
        item = call.value.args.args[0].arg if call.value.args.args else ""
        parts = texts if len(texts) > 1 else [*texts, item]
        yield from ties_turned(site, node, args, words, head, parts)
        if len(texts) == 1 and item:
            turned = texts[0][1:] if texts[0].startswith("-") else f"-{texts[0]}"
            kept = {k: v for k, v in words.items() if k != "reverse"}
            for tie in (f"{item}[0]", item, f"{item}[1]"):
                yield keyed(site, node, func, args, words, head, [turned, tie])
                if kept != words:
                    yield keyed(site, node, func, args, kept, head, [turned, tie])
        for tie in (item, f"{item}[0]", f"{item}[1]", f"-{item}[1]", f"-{item}[0]"):
            if tie.strip("-") and tie not in texts:
                for order in ([*texts, tie], [tie, *texts]):
                    yield keyed(site, node, func, args, words, head, order)
        if len(texts) > 1:
            yield keyed(site, node, func, args, words, head, texts[::-1])
            yield keyed(site, node, func, args, words, head, texts[:1])


def ties_turned(site, node, args, words, head, texts):
    """Yield calls that go the same way by the first part of a key, the other way by the rest."""
    func = site.source.seg(node.func)
    turned = texts[0][1:] if texts[0].startswith("-") else f"-{texts[0]}"
    key = f"{head}: ({', '.join([turned, *texts[1:]])})"
    other = {"max": "min", "min": "max"}.get(func)
    if other:
        yield say(site, node, other, args, {**words, "key": key}, 1.4)
    elif words.get("reverse") == "True":
        kept = {k: v for k, v in words.items() if k != "reverse"}
        yield say(site, node, func, args, {**kept, "key": key}, 1.4)


def keyed(site, node, func, args, words, head, parts):
    """Return the proposal for a key of these parts."""
    body = parts[0] if len(parts) == 1 else f"({', '.join(parts)})"
    return say(site, node, func, args, {**words, "key": f"{head}: {body}"}, 1.7)


def say(site, node, func, args, words, cost):
    """Return the proposal for the call with these arguments."""
    inside = ", ".join([*args, *(f"{k}={v}" for k, v in words.items())])
    text = f"{func}({inside})"
    start, end = site.source.span(node)
    return Proposal(((start, end, text),), cost, node.lineno, f"call becomes `{text}`"[:160])
