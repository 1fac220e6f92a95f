"""A sibling method of the container or string was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    return text.upper()\n"
AFTER = "def f(text):\n    return text.lower()\n"

FAMILIES = (
    ("append", "extend", "add", "insert", "remove"),
    ("lower", "upper", "title", "capitalize", "swapcase", "casefold"),
    ("strip", "lstrip", "rstrip"),
    ("find", "index", "rfind", "count"),
    ("startswith", "endswith"),
    ("keys", "values", "items"),
    ("pop", "popleft", "remove", "popitem"),
    ("append", "appendleft"),
    ("discard", "remove", "add"),
    ("union", "intersection", "difference", "symmetric_difference"),
    ("isdigit", "isalpha", "isalnum", "isspace", "isupper", "islower", "isnumeric"),
    ("split", "rsplit", "splitlines", "strip"),
    ("sort", "reverse"),
    ("clear", "copy"),
    ("floor", "ceil", "sqrt"),
    ("sin", "cos", "tan"),
    ("get", "pop", "setdefault"),
    ("ljust", "rjust", "center", "zfill"),
    ("add", "update", "append"),
    ("difference", "difference_update"),
    ("intersection", "intersection_update"),
    ("union", "update"),
    ("most_common", "elements"),
    ("partition", "rpartition"),
    ("index", "rindex"),
    ("removeprefix", "removesuffix", "strip"),
    ("extend", "extendleft"),
    ("total_seconds", "seconds"),
    ("isoweekday", "weekday"),
    ("read", "readline", "readlines"),
)
MANY = {"append": "extend", "add": "update"}
QUEUE = 0.85
TYPES = ("str", "list", "set", "dict", "bytes")


def queued(site):
    """Say whether the file makes a deque and never takes from its left."""
    text = site.source.text
    return "deque" in text and "popleft" not in text and "appendleft" not in text


def siblings(name, families=FAMILIES):
    """Return the other members of the families that a name belongs to, each once, in order."""
    return dict.fromkeys(m for family in families if name in family for m in family if m != name)


def propose(site):
    """Yield sibling methods, `pop` at the other end, and calls without the method."""
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            base, index = site.source.seg(node.value), site.source.seg(node.slice)
            inside = {"-1": "", "0": "0"}.get(index)
            if inside is not None:
                new = f"{base}.pop({inside})"
                yield site.replace(node, new, 1.5, f"`{base}[{index}]` becomes `{new}`")
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in TYPES:
            for other in siblings(node.attr):
                new = f"{node.value.id}.{other}"
                yield site.replace(node, new, 1.3, f"`{new}` instead")
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        base, name = site.source.seg(node.func.value), node.func.attr
        args = site.source.text[site.source.span(node.func)[1] : site.source.span(node)[1]]
        for other in siblings(name):
            cost = QUEUE if other == "popleft" and queued(site) else 1.2
            yield say(site, node, f"{base}.{other}{args}", cost)
        first = site.source.seg(node.args[0]) if node.args else ""
        if name == "append" and first:
            for index in site.names[:6]:
                if index != first:
                    yield say(site, node, f"{base}.insert({index}, {first})", 1.6)
        if name == "pop" and first in ("", "-1", "0"):
            yield say(site, node, f"{base}[{first or '-1'}]", 1.5)
        if name == "pop":
            for inside in ("0", "", "-1"):
                if inside != first:
                    yield say(site, node, f"{base}.pop({inside})", 1.1)
        if name == "popitem":
            yield say(site, node, f"{base}.popitem({'' if node.keywords else 'last=False'})", 1.0)
        inner = node.args[0] if len(node.args) == 1 else None
        if name in MANY and isinstance(inner, ast.Call) and len(inner.args) == 1:
            new = f"{base}.{MANY[name]}({site.source.seg(inner.args[0])})"
            yield say(site, node, new, 1.5)
        if name in ("append", "appendleft") and first:
            yield say(site, node, f"{base}.insert(0, {first})", 1.4)
        if name == "insert" and len(node.args) == 2:
            yield say(site, node, f"{base}.append({site.source.seg(node.args[1])})", 1.2)
        if name == "split":
            for inside in ("", "','", "' '"):
                if inside != first:
                    yield say(site, node, f"{base}.split({inside})", 1.5)
        if isinstance(node.func.value, ast.Constant) and name == "join":
            for glue in ("''", "' '", "', '", "','", "'\\n'", "'_'", "'-'"):
                yield say(site, node, f"{glue}.join{args}", 1.4)
        if not node.args and not node.keywords and not isinstance(site.parent(node), ast.Expr):
            yield site.replace(node, base, 1.8, f"`.{name}()` removed")


def say(site, node, text, cost):
    """Return the proposal with its message."""
    return site.replace(node, text, cost, f"call becomes `{text}`"[:160])
