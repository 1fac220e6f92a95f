"""A ``%`` at the end of a text that is formatted."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded
from swarm_tools.rules.loggers import logging_call
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.BinOp, ast.Call)):
        text: ast.AST | None = None
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            text = node.left
        elif isinstance(node, ast.Call) and len(node.args) > 1 and logging_call(module, node):
            text = node.args[0]
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            continue
        lone = text.value.replace("%%", "").endswith("%")
        source = module.source(text)
        if not lone or source[-2:-1] != "%" or guarded(module, node, ("ValueError",)):
            continue
        where = module.end(text) - 1
        yield Edit(where, where, "%", "Doubled a percent sign that is meant as one.")


RULE = Rule(
    id="percent-sign",
    title="A percent sign in a formatted text is doubled",
    docs="A text that ends in a lone '%' cannot be formatted; '%%' shows the sign.",
    fix=_fix,
    pylint=("truncated-format-string", "logging-format-truncated"),
    good=("def f(x):\n    return '%d%%' % x, 'all of 100%'\n",),
    bad=(
        (
            "import logging\n\n\ndef f(x):\n    logging.info('at %d%', x)\n    return '%d%' % x\n",
            "import logging\n\n\ndef f(x):\n    logging.info('at %d%%', x)\n"
            "    return '%d%%' % x\n",
        ),
    ),
    order=4,
    repairs=True,
)
