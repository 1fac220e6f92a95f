"""``except KeyError: raise`` and nothing after it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import indented
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Try):
        last = node.handlers[-1] if node.handlers else None
        if last is None or not _only_raises(last) or not module.alone(last.body[0]):
            continue
        start = module.line_start(module.start(last))
        end = min(module.line_end(module.end(last)) + 1, len(module.text))
        if module.has_comment(start, end):
            continue
        message = "Removed a handler that only raises the error again."
        if len(node.handlers) > 1 or node.finalbody:
            if len(node.handlers) > 1 or not node.orelse:
                yield Edit(start, end, "", message)
        elif not node.orelse:
            body = indented(module, node.body, module.indent(node))
            head = module.text[module.start(node) : module.line_start(module.start(node.body[0]))]
            if body is not None and head.strip() == "try:":
                start = module.line_start(module.start(node))
                yield Edit(start, module.line_end(module.end(node)), body, message)


def _only_raises(handler: ast.ExceptHandler) -> bool:
    first = handler.body[0]
    if len(handler.body) != 1 or not isinstance(first, ast.Raise) or first.cause is not None:
        return False
    return first.exc is None


RULE = Rule(
    id="reraising-handler",
    title="No handler that only raises again",
    docs=(
        "The last handler of a try that does nothing but 'raise' changes nothing; it goes, and "
        "the try with it when nothing else is left. In front of a wider handler it has a meaning "
        "and stays."
    ),
    fix=_fix,
    pylint=("try-except-raise",),
    good=(
        "try:\n    f()\nexcept KeyError:\n    raise\nexcept Exception:\n    g()\n",
        "try:\n    f()\nexcept KeyError:\n    g()\n    raise\n",
    ),
    bad=(
        (
            "def f(g):\n    try:\n        g()\n        g()\n    except KeyError:\n        raise\n"
            "    return 1\n",
            "def f(g):\n    g()\n    g()\n    return 1\n",
        ),
        (
            "def f(g):\n    try:\n        g()\n    except KeyError:\n        raise\n"
            "    finally:\n        g()\n",
            "def f(g):\n    try:\n        g()\n    finally:\n        g()\n",
        ),
    ),
)
