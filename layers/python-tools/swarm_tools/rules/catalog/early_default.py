"""A default that is computed once and meant for each call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_MOMENTS = {
    "datetime.datetime.now", "datetime.datetime.utcnow", "datetime.datetime.today",
    "datetime.date.today", "time.time", "uuid.uuid4", "random.random", "random.randint",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(FUNCTIONS)):
        arguments = node.args
        plain = [*arguments.posonlyargs, *arguments.args]
        pairs = list(
            zip(plain[len(plain) - len(arguments.defaults) :], arguments.defaults, strict=True)
        )
        pairs += [
            (arg, default)
            for arg, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
            if default is not None
        ]
        first = node.body[0]
        if first.lineno == node.lineno or not module.alone(first):
            continue
        for arg, default in pairs:
            if not isinstance(default, ast.Call) or origin(module, default.func) not in _MOMENTS:
                continue
            if arg.annotation is not None:
                continue
            text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            where = module.line_end(module.end(first) if text else header_end(module, node))
            indent = module.indent(first)
            lines = f"\n{indent}if {arg.arg} is None:\n{indent}{module.unit}{arg.arg} = "
            message = f"Computed the default of '{arg.arg}' at each call, not once for all."
            yield module.replace(default, "None", message, group)
            yield Edit(where, where, f"{lines}{module.source(default)}", "", group)
            break


RULE = Rule(
    id="early-default",
    title="The time of the call as default, not that of the start",
    docs=(
        "A default is computed once, when the function is made. The time, a random number or a "
        "new id is meant for each call; the default becomes None and is computed in the body."
    ),
    fix=_fix,
    good=("import time\n\nSTART = time.time()\n\n\ndef f(start=START):\n    return start\n",),
    bad=(
        (
            "from datetime import datetime\n\n\ndef log(text, at=datetime.now()):\n"
            "    print(at, text)\n",
            "from datetime import datetime\n\n\ndef log(text, at=None):\n    if at is None:\n"
            "        at = datetime.now()\n    print(at, text)\n",
        ),
    ),
    order=6,
    repairs=True,
)
