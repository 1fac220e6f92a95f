"""A usual further argument of a well-known call is missing, or one is too many."""

from __future__ import annotations

import ast

BEFORE = "def f(line):\n    key, value = line.split('=')\n    return key, value\n"
AFTER = "def f(line):\n    key, value = line.split('=', 1)\n    return key, value\n"

STARTS = ("timedelta()", "Decimal(0)", "Fraction(0)", "Counter()")
MORE = {
    "split": ("1", "maxsplit=1", "2", "3"), "rsplit": ("1", "maxsplit=1", "2"), "replace": ("1",),
    "round": ("2", "1", "3", "0"), "enumerate": ("1", "start=1"), "int": ("2", "16", "10"),
    "sum": ("[]", "1"), "next": ("None", "0", "''"), "zip": ("strict=True",),
    "strip": ("'.,!?;:'", "'\\n'", "','", "'0'", "\"'\""), "print": ("end=''",),
    "find": ("1",), "pop": ("None", "0"), "getattr": ("None",), "accumulate": ("initial=0",),
    "rstrip": ("'\\n'", "'0'", "'.'", "','"), "lstrip": ("'0'", "'-'"),
    "get": ("0", "None", "''", "[]", "{}"), "range": ("2", "-1"), "index": ("1",),
}  # fmt: skip


def propose(site):
    """Yield calls with one argument more, without their last one, and counts made of loops."""
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        func = site.source.seg(node.func)
        texts = [site.source.seg(a) for a in node.args]
        texts += [site.source.seg(k) for k in node.keywords]
        most = {"strip": 0, "rstrip": 0, "lstrip": 0, "replace": 2, "getattr": 2}.get(name, 1)
        alone = any(isinstance(a, ast.GeneratorExp) for a in node.args)
        if name in MORE and len(texts) <= most + (name == "range") and not alone:
            for rank, more in enumerate(MORE[name]):
                new = f"{func}({', '.join([*texts, more])})"
                yield site.replace(node, new, 1.5 + 0.03 * rank, f"call becomes `{new}`"[:160])
        if name in MORE and len(texts) > 1 and not alone:
            new = f"{func}({', '.join(texts[:-1])})"
            yield site.replace(node, new, 1.6, f"call becomes `{new}`"[:160])
        if name == "sum" and len(texts) == 1:
            whole = texts[0] if texts[0].startswith("(") or not alone else f"({texts[0]})"
            for start in [s for s in STARTS if s.partition("(")[0] in site.globals]:
                new = f"{func}({whole}, {start})"
                yield site.replace(node, new, 1.2, f"call becomes `{new}`"[:160])
        if name in ("min", "max") and alone and len(texts) == 1:
            whole = texts[0] if texts[0].startswith("(") else f"({texts[0]})"
            for rank, more in enumerate(("0", "None", "float('inf')", "float('-inf')", "''")):
                new = f"{func}({whole}, default={more})"
                yield site.replace(node, new, 1.2 + 0.02 * rank, f"call becomes `{new}`"[:160])
        if name == "next" and alone and len(texts) == 1:
            whole = texts[0] if texts[0].startswith("(") else f"({texts[0]})"
            for more in ("None", "-1"):
                new = f"{func}({whole}, {more})"
                yield site.replace(node, new, 1.2, f"call becomes `{new}`"[:160])
        if name == "len" and alone:
            inner = texts[0].removeprefix("(").removesuffix(")")
            comp = node.args[0]
            tail = site.source.text[site.source.span(comp.elt)[1] : site.source.span(comp)[1]]
            tail = tail[: len(tail) - texts[0].startswith("(")]
            yield site.replace(node, f"len([{inner}])", 1.0, "elements counted")
            yield site.replace(node, f"sum(1{tail})", 1.0, "elements counted")
