"""An argument is used as it came: it is to be brought into the usual form first."""

from __future__ import annotations

import ast

BEFORE = "def f(name):\n    return [c for c in name if c in 'aeiou']\n"
AFTER = "def f(name):\n    name = name.lower()\n    return [c for c in name if c in 'aeiou']\n"

FORMS = (
    "{}.lower()", "{}.upper()", "{}.strip()", "list({})", "sorted({})", "abs({})", "int({})",
    "str({})", '{}.replace(" ", "")', "set({})", "dict({})", "{}[:]", "tuple({})", "float({})",
    "max({}, 0)", "-{}", "{}.casefold()", "{}.rstrip()", "iter({})",
)  # fmt: skip


def propose(site):
    """Yield `name = form(name)` before the first statement."""
    body = site.body_statements()
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not body:
        return
    if not site.source.takes_lines(body[0]):
        return
    asked = helpers(site)
    for helper, names in asked.items():
        if len(names) > 1:
            row = f"{', '.join(names)} = {', '.join(f'{helper}({n})' for n in names)}"
            yield site.insert_before(body[0], [row], 1.3, f"`{row}` added"[:160])
    for name in site.params[:5]:
        for rank, form in enumerate(FORMS):
            row = f"{name} = {form.format(name)}"
            yield site.insert_before(body[0], [row], 1.8 + 0.01 * rank, f"`{row}` added")
        for helper in [f for f in asked if name in asked[f]]:
            row = f"{name} = {helper}({name})"
            yield site.insert_before(body[0], [row], 1.7, f"`{row}` added"[:160])
        for other in [p for p in site.params[:5] if p != name]:
            row = f"{name} %= len({other})"
            yield site.insert_before(body[0], [row], 2.0, f"`{row}` added")


def helpers(site):
    """Return the functions of one argument that are given parameters, each with these."""
    found: dict[str, list[str]] = {}
    for node in site.nodes:
        if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
            name, helper = getattr(node.args[0], "id", ""), site.source.seg(node.func)
            own = helper in site.functions or helper.removeprefix("self.") in site.methods
            if own and name in site.params and name not in found.get(helper, ()):
                found.setdefault(helper, []).append(name)
    return found
