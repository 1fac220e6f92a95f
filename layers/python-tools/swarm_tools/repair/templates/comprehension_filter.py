"""A comprehension takes too much: its condition is missing."""

from __future__ import annotations

import ast

BEFORE = "def f(table, keys):\n    return {k: table[k] for k in keys}\n"
AFTER = "def f(table, keys):\n    return {k: table[k] for k in keys if k in table}\n"

CHECKS = ("{}", "not {}", "{} is not None", "{} > 0", "{} != 0", "{} >= 0", "{} % 2 == 0",
          "{} < 0", "{}.strip()", "{} % 2 == 1", "{}.isalpha()", "{}.isalnum()", "len({}) > 1",
          "{}.isdigit()")  # fmt: skip


def propose(site):
    """Yield conditions on what the comprehension binds, first those with other names."""
    known = [*site.params, *site.names, *site.attributes]
    for node in site.nodes:
        if not isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            continue
        last = node.generators[-1]
        bound = [n.id for g in node.generators for n in ast.walk(g.target) if hasattr(n, "id")]
        others = [n for n in dict.fromkeys(known) if n not in bound][:8]
        tests = [(1.7, f"{name} {op} {other}") for name in bound for other in others
                 for op in ("in", "not in", "!=", "==", "<", ">", "<=", ">=")]  # fmt: skip
        tests += [(1.8, form.format(name)) for name in bound for form in CHECKS]
        tests += [(1.8, f"{a} {op} {b}") for a in bound for b in bound if a < b
                  for op in ("!=", "<", ">", "==")]  # fmt: skip
        if isinstance(last.target, ast.Tuple):
            tests += [(1.9, f"{name} == {text!r}") for text in kinds(site) for name in bound]
        home = site.source.seg(last.iter)
        if home in known and isinstance(last.target, ast.Name):
            entry = f"{home}[{last.target.id}]"
            tests += [(1.7, f"{entry} {op} {other}") for other in others if other != home
                      for op in ("==", "!=", ">", "<", ">=", "<=")]  # fmt: skip
        for n in site.nodes:
            if isinstance(n, ast.Compare) and len(site.source.seg(n)) < 40:
                tests.append((1.6, site.source.seg(n)))
        end = site.source.span((last.ifs or [last.iter])[-1])
        for cost, test in tests:
            word = "and" if last.ifs else "if"
            text = f"{site.source.text[slice(*end)]} {word} {test}"
            part = (last.ifs or [last.iter])[-1]
            if isinstance(part, (ast.BoolOp, ast.IfExp, ast.Lambda)):
                text = f"({site.source.text[slice(*end)]}) {word} {test}"
            yield site.replace(part, text, cost, f"only where `{test}`"[:160])


def kinds(site):
    """Return a few of the short texts of the file, as those that name kinds of entries."""
    texts = [n.value for n in ast.walk(site.source.tree) if isinstance(n, ast.Constant)]
    words = [v for v in texts if isinstance(v, str) and v.isidentifier() and len(v) < 20]
    return list(dict.fromkeys(words))[:6]
